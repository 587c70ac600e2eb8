"""Decides which stretches of a text are numbers (5-values.md)."""

from __future__ import annotations

from decimal import Decimal

import regex

from evidence.domain.context import Conventions
from evidence.domain.numbers.model import Number

_DIGITS = regex.compile(r"\d+")


def read_numbers(text: str, conventions: Conventions) -> tuple[Number, ...]:
    """Every number of the text, in order, without overlaps."""
    del conventions
    return tuple(Number(m.start(), m.end(), m[0], Decimal(m[0])) for m in _DIGITS.finditer(text))
