"""Decides whether quotes prove a claim: the only composition of span, values, names and polarity (document 002)."""

from __future__ import annotations

from evidence.domain.faithfulness.grounding import Grounder, assert_grounded, ground
from evidence.domain.faithfulness.readings import Readings
from evidence.domain.faithfulness.result import GroundingCode, GroundingResult, Resolved

__all__ = ["Grounder", "GroundingCode", "GroundingResult", "Readings", "Resolved", "assert_grounded", "ground"]
