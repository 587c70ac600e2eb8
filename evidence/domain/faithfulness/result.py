"""Decides what a grounding can say: its reason codes with their effects, and the shape of its answer (3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from evidence.domain.findings import Effect, Finding
from evidence.domain.text import Located


class GroundingCode(StrEnum):
    """Why a quote does not prove its claim; the same strings as the chain's reason codes."""

    MISSING_SPAN = "missing_span"
    UNGROUNDED_SPAN = "ungrounded_span"
    UNGROUNDED_AMOUNT = "ungrounded_amount"
    UNGROUNDED_DATE = "ungrounded_date"
    UNGROUNDED_OWNER = "ungrounded_owner"
    UNGROUNDED_NUMBER = "ungrounded_number"
    UNGROUNDED_NAME = "ungrounded_name"
    UNGROUNDED_VALIDITY = "ungrounded_validity"
    THIN_SPAN = "thin_span"
    OUT_OF_CONTEXT_SPAN = "out_of_context_span"
    OWNER_STRIPPED = "owner_stripped"
    CONFIDENCE_CLAMPED = "confidence_clamped"


EFFECTS: Final[Mapping[GroundingCode, Effect]] = MappingProxyType(
    {
        GroundingCode.MISSING_SPAN: Effect.DROP,
        GroundingCode.UNGROUNDED_SPAN: Effect.DROP,
        GroundingCode.UNGROUNDED_AMOUNT: Effect.DROP,
        GroundingCode.UNGROUNDED_DATE: Effect.DROP,
        GroundingCode.UNGROUNDED_OWNER: Effect.DROP,
        GroundingCode.UNGROUNDED_NUMBER: Effect.DEMOTE,
        GroundingCode.UNGROUNDED_NAME: Effect.DEMOTE,
        GroundingCode.UNGROUNDED_VALIDITY: Effect.DEMOTE,
        GroundingCode.THIN_SPAN: Effect.DEMOTE,
        GroundingCode.OUT_OF_CONTEXT_SPAN: Effect.DEMOTE,
        GroundingCode.OWNER_STRIPPED: Effect.NOTE,
        GroundingCode.CONFIDENCE_CLAMPED: Effect.NOTE,
    }
)


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
    """What quotes prove; `start` and `end` are the literal first span in its source, `located` every span's place.

    `ok` is false as soon as a finding drops or demotes; `reason` is the code of the most severe such finding.
    """

    ok: bool
    clamped_confidence: float
    reason: str | None
    start: int | None
    end: int | None
    findings: tuple[Finding, ...]
    resolved: tuple[Resolved, ...]
    located: tuple[Located | None, ...]


def finding(code: GroundingCode, detail: str = "", **data: Any) -> Finding:
    """One finding with the effect its code has; `data` holds JSON values."""
    return Finding(code=code.value, effect=EFFECTS[code], detail=detail, data=data)
