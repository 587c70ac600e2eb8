"""Decides whether a claim says what its quote says: denial, openness, condition, question, report (5-values.md)."""

from __future__ import annotations

from evidence.domain.polarity.agreement import Clash, clashes, unlike
from evidence.domain.polarity.contrast import is_set_against, relent
from evidence.domain.polarity.irony import is_mocked
from evidence.domain.polarity.reading import Denial, Sense, Stance, is_request, read_senses
from evidence.domain.polarity.reports import credits_reporter, reporter

__all__ = [
    "Clash",
    "Denial",
    "Sense",
    "Stance",
    "clashes",
    "credits_reporter",
    "is_mocked",
    "is_request",
    "is_set_against",
    "read_senses",
    "relent",
    "reporter",
    "unlike",
]
