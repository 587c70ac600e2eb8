"""Placeholder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Yield nothing yet."""
    del candidate, case
    return iter(())
