"""Decides nothing of its own: it hands on what the quotes prove about a candidate (document 002)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Yield every finding of the shared `ground` about the candidate's spans, values, names and context."""
    yield from case.proof(candidate).result.findings
