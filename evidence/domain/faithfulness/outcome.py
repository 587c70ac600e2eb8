"""Decides how a rule tells what it proved and what it did not: resolved values and findings in one stream."""

from __future__ import annotations

from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.result import Resolved
from evidence.domain.findings import Finding

Outcome = Finding | Resolved


def resolved_at(heard: Heard, start: int, end: int, kind: str, asserted: str) -> Resolved:
    """A value proven by a stretch of a passage; `start` and `end` count within the passage."""
    passage = heard.passage
    first, last = passage.start + start, passage.start + end
    return Resolved(kind, asserted, passage.source[first:last], passage.quote, first, last)
