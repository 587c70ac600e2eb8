"""Decides how many candidates are summed up before they are decided together (4-interfaces.md, the console)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from extraction.console.candidates import sentence
from extraction.domain.reasons import REASONS, Reason
from extraction.models import Candidate, CandidateQuerySet

MOST_COUNTED: Final = 1_000


@dataclass(frozen=True, slots=True)
class Group:
    """The candidates with one main reason: how many, why in words, and whether a person may overrule it."""

    count: int
    sentence: str
    is_overrulable: bool


def queue_reasons(candidates: CandidateQuerySet) -> tuple[tuple[str, str, int], ...]:
    """The reasons in the queue with their sentences and how often each stands among its oldest, most frequent first."""
    oldest = candidates.review_queue().values("reason")[:MOST_COUNTED]
    counts = Counter(row["reason"] for row in oldest)
    return tuple((code, sentence(code), count) for code, count in counts.most_common())


def groups(candidates: Iterable[Candidate]) -> tuple[Group, ...]:
    """One group a reason, the largest first."""
    counts = Counter(candidate.reason for candidate in candidates)
    return tuple(Group(count, sentence(code), _is_overrulable(code)) for code, count in counts.most_common())


def _is_overrulable(code: str) -> bool:
    return code in set(Reason) and REASONS[Reason(code)].overrulable
