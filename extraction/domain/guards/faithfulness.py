"""Hands on what the quotes prove about a candidate, and lets the one constructed note rest on little (document 002)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason
from memories.domain.taxonomy import Grounding

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Yield every finding of the shared `ground` about the candidate's spans, values, names and context.

    A constructed episodic note may rest on a thin span: it says that an activity took place, not what was said in it.
    """
    is_constructed_note = candidate.is_episodic and candidate.grounding is Grounding.CONSTRUCTED
    for found in case.proof(candidate).result.findings:
        if not (is_constructed_note and found.code == Reason.THIN_SPAN):
            yield found
