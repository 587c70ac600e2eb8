"""Decides whether a claim is certain enough, and worth enough where a scope asks (3-guards.md "Admission")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.admission import Admission
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding
from memories.domain.fingerprint import fingerprint

VERSION: Final = 2


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Demote what its proposer was unsure of, before any clamp, and drop what is worth less than the scope asks."""
    yield from _uncertain(candidate.confidence, case.run.house.review_floor)
    admission = case.admission(candidate)
    if admission is not None and admission.is_below and not _is_active(candidate, case):
        yield finding(Reason.BELOW_ADMISSION, _in_words(admission), **admission.as_json())


def _uncertain(own: float | None, floor: float) -> Iterator[Finding]:
    if own is None:
        yield finding(Reason.UNCERTAIN, "no confidence was given", confidence=None, floor=floor)
    elif not own >= floor:
        yield finding(Reason.UNCERTAIN, f"{own:g} is under {floor:g}", confidence=own, floor=floor)


def _is_active(candidate: Candidate, case: Case) -> bool:
    """Whether the very claim is a memory already: novelty then drops it, and the memory gains its evidence."""
    known = case.known_claims.get(fingerprint(candidate.content), ())
    return any(not neighbour.is_refusal for neighbour in known)


def _in_words(admission: Admission) -> str:
    parts = ", ".join(f"{feature.value} {each.points:.3g}" for feature, each in admission.contributions.items())
    return f"{admission.score:g} is under {admission.threshold:g}: {parts}"
