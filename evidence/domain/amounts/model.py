"""Decides what an amount is and when two of them are the same (5-values.md)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Amount:
    """One amount; `start` and `end` are code points of the text as given, `value` counts whole currency units.

    `currency` is the ISO 4217 code that the text names (the sign itself, `¥`, where several share it and nothing
    settles it), else the conventions' default, else none. `is_bare`: nothing in the text says that the number is money
    (a column of a sheet), so it may prove a declared amount, but in a claim it is a number. `is_ambiguous`: money that
    can be read in two ways; it proves nothing but its own words, and its `value` means nothing.
    """

    start: int
    end: int
    text: str
    value: Decimal
    currency: str | None = None
    is_bare: bool = False
    is_ambiguous: bool = False


def same_amount(asserted: Amount, read: Amount) -> bool:
    """Whether both are one amount: exactly equal values, and equal currencies where both are known."""
    if asserted.is_ambiguous or read.is_ambiguous:
        return asserted.is_ambiguous and read.is_ambiguous and _words(asserted) == _words(read)
    if asserted.currency and read.currency and asserted.currency != read.currency:
        return False
    return asserted.value == read.value


def _words(amount: Amount) -> list[str]:
    return amount.text.casefold().split()
