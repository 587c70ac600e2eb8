"""Decides whether quotes prove a claim: the only composition of span, values, names and polarity (document 002)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evidence.domain.context import Facts, GroundingContext, Mode, Quote
from evidence.domain.findings import Finding
from evidence.domain.text import Located


@dataclass(frozen=True, slots=True)
class Resolved:
    """One proven value: its kind (`amount`, `date`, `owner`, `number`), as asserted, and the words it was read from.

    `start` and `end` are code points in the source text of quote number `quote`.
    """

    kind: str
    asserted: str
    read_from: str
    quote: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class GroundingResult:
    """What quotes prove; `start` and `end` are the literal first span in its source, `located` every span's place."""

    ok: bool
    clamped_confidence: float
    reason: str | None
    start: int | None
    end: int | None
    findings: tuple[Finding, ...]
    resolved: tuple[Resolved, ...]
    located: tuple[Located | None, ...]


def assert_grounded(
    *,
    span: str,
    source_text: str,
    confidence: float,
    mode: str,
    facts: Mapping[str, Any] | None = None,
    context: GroundingContext | None = None,
) -> GroundingResult:
    """The documented signature of document 002 over one quote."""
    raise NotImplementedError


def ground(
    facts: Facts,
    quotes: Sequence[Quote],
    *,
    confidence: float | None,
    mode: Mode,
    context: GroundingContext,
) -> GroundingResult:
    """Ground one claim and its facts in all its quotes together."""
    raise NotImplementedError
