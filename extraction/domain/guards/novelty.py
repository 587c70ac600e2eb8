"""Decides whether a claim is new: not active already, not proposed twice, not refused for good (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding
from memories.domain.fingerprint import fingerprint

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Drop what is an active memory, what an earlier candidate says, and what a person refused from the same source."""
    claim = fingerprint(candidate.content)
    known = case.known_claims.get(claim, ())
    for memory in (neighbour for neighbour in known if not neighbour.is_refusal):
        yield finding(Reason.DUPLICATE, "already an active memory", memory=memory.id)
    first = case.first_claims.get(claim, candidate.index)
    if first < candidate.index:
        yield finding(Reason.DUPLICATE, f"candidate {first} of this batch says the same", candidate=first)
    refusals = [neighbour for neighbour in known if neighbour.is_refusal]
    if refusals:
        source = case.proof(candidate).source
        for refusal in (neighbour for neighbour in refusals if neighbour.source_fingerprint == source):
            yield finding(Reason.UPHELD_BEFORE, "a person upheld this refusal", refusal=refusal.id)
