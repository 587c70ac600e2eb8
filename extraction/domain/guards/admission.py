"""Decides whether the proposer itself was sure enough (3-guards.md "Admission", document 003 on confidence)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Demote what the proposer gave no confidence, or one under the review floor, before any clamp."""
    floor = case.run.house.review_floor
    own = candidate.confidence
    if own is None:
        yield finding(Reason.UNCERTAIN, "no confidence was given", confidence=None, floor=floor)
    elif not own >= floor:
        yield finding(Reason.UNCERTAIN, f"{own:g} is under {floor:g}", confidence=own, floor=floor)
