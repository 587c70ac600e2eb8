"""Decides that at most one note about a made-up activity survives an extraction (register rule 3 of 3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding
from memories.domain.taxonomy import Grounding, Register

VERSION: Final = 2


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Yield a drop for each counted note after the first that nothing else dropped; a real one is demoted instead."""
    if not _counts(candidate, case):
        return
    first = next((each for each in case.batch.candidates if _counts(each, case) and _holds(each, case)), candidate)
    if first.index == candidate.index or candidate.index in case.dropped:
        return
    detail = f"candidate {first.index} is the one note that stays"
    if candidate.grounding is Grounding.CONSTRUCTED:
        yield finding(Reason.EPISODIC_CAP, detail, first=first.index)
    else:
        yield finding(
            Reason.REGISTER_CONTRADICTION, f"not tagged constructed under fiction, and {detail}", first=first.index
        )


def _holds(candidate: Candidate, case: Case) -> bool:
    """Whether a note keeps its place; one that a second opinion was asked about does, or the opinion would admit."""
    return candidate.index not in case.dropped or candidate.index in case.opinions


def _counts(candidate: Candidate, case: Case) -> bool:
    """Under `fiction` every episodic note counts, otherwise those tagged constructed."""
    under_fiction = case.batch.register is Register.FICTION
    return candidate.is_episodic and (under_fiction or candidate.grounding is Grounding.CONSTRUCTED)
