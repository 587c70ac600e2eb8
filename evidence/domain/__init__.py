"""Decides what a quote proves: `assert_grounded` and what it is made of, as plain Python (document 002)."""

from __future__ import annotations

from evidence.domain.context import Conventions, DateOrder, Facts, GroundingContext, KnownPerson, Mode, Quote
from evidence.domain.faithfulness import Grounder, GroundingCode, GroundingResult, Resolved, assert_grounded, ground
from evidence.domain.findings import Effect, Finding, Verdict
from evidence.domain.synthesis import introduces_new_fact, new_facts
from evidence.domain.text import Located, locate, nearest

__all__ = [
    "Conventions",
    "DateOrder",
    "Effect",
    "Facts",
    "Finding",
    "Grounder",
    "GroundingCode",
    "GroundingContext",
    "GroundingResult",
    "KnownPerson",
    "Located",
    "Mode",
    "Quote",
    "Resolved",
    "Verdict",
    "assert_grounded",
    "ground",
    "introduces_new_fact",
    "locate",
    "nearest",
    "new_facts",
]
