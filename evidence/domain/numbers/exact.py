"""Decides the arithmetic of values: decimals with room for every digit, whatever a program has set for its own."""

from __future__ import annotations

from contextlib import AbstractContextManager
from decimal import Context, Decimal, localcontext
from typing import Final

_ROOMY: Final = Context(prec=60)
_ONE: Final = Decimal(1)


def exactly() -> AbstractContextManager[Context]:
    """Within it no value is rounded."""
    return localcontext(_ROOMY)


def plain(value: Decimal) -> Decimal:
    """The same value without an exponent and without zeros after its decimals."""
    return value.quantize(_ONE) if value == value.to_integral_value() else value.normalize()
