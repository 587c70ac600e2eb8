"""Decides how many candidates are summed up before they are decided together (4-interfaces.md, the console)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from extraction.console.candidates import sentence
from extraction.domain.reasons import REASONS, Reason
from extraction.models import Candidate


@dataclass(frozen=True, slots=True)
class Group:
    """The candidates with one main reason: how many, why in words, and whether a person may overrule it."""

    count: int
    sentence: str
    is_overrulable: bool


def groups(candidates: Iterable[Candidate]) -> tuple[Group, ...]:
    """One group a reason, the largest first."""
    counts = Counter(candidate.reason for candidate in candidates)
    return tuple(Group(count, sentence(code), _is_overrulable(code)) for code, count in counts.most_common())


def _is_overrulable(code: str) -> bool:
    return code in set(Reason) and REASONS[Reason(code)].overrulable
