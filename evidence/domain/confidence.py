"""Decides the honest band of a confidence for each way of proposing (document 002)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from evidence.domain.context import Mode
from evidence.domain.errors import InvalidInput

BANDS: Final[dict[Mode, tuple[float, float]]] = {Mode.KEYWORD: (0.60, 0.80), Mode.LLM: (0.85, 0.90)}


@dataclass(frozen=True, slots=True)
class Clamped:
    """A confidence within its band, and whether the proposed figure lay outside of it."""

    value: float
    was_outside: bool


def read_mode(raw: str) -> Mode:
    """The mode of that name; any other name is InvalidInput."""
    try:
        return Mode(raw)
    except ValueError as error:
        hint = "one of " + ", ".join(mode.value for mode in Mode)
        raise InvalidInput(f"unknown mode {raw!r}", field="mode", hint=hint) from error


def clamp(confidence: float | None, mode: Mode) -> Clamped:
    """The figure within its mode's band; None (unknown) gets the lower bound, NaN and no number are InvalidInput."""
    low, high = BANDS[mode]
    if confidence is None:
        return Clamped(low, was_outside=False)
    if not _is_finite(confidence):
        raise InvalidInput("confidence is not a finite number", field="confidence", hint="a number from 0 to 1")
    return Clamped(min(max(float(confidence), low), high), was_outside=not low <= confidence <= high)


def _is_finite(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
