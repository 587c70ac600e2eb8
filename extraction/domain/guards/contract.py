"""Decides whether a candidate keeps the extraction contract (document 003, 3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Drop a candidate for each breach of its own, and every candidate of an answer that holds too many."""
    for fault in candidate.faults:
        detail = f"{fault.field}: {fault.rule}" if fault.field else fault.rule
        yield finding(Reason.INVALID_CONTRACT, detail, field=fault.field, rule=fault.rule)
    count, limit = len(case.batch.candidates), case.batch.limit
    if limit is not None and count > limit:
        yield finding(Reason.TOO_MANY_MEMORIES, f"{count} memories, at most {limit}", count=count, limit=limit)
