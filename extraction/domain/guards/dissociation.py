"""Decides whether a claim disowns the agent's own work or continuity, and so is dropped (document 004)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.dissociation import dissociation_shape
from extraction.domain.reasons import Reason, finding

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Yield a drop that names the family and where in the claim it stands (code points)."""
    del case
    shape = dissociation_shape(candidate.content, candidate.knowledge_type)
    if shape is not None:
        detail = f"{shape.family}: {candidate.content[shape.start : shape.end]}"
        yield finding(Reason.DISSOCIATION, detail, family=shape.family.value, start=shape.start, end=shape.end)
