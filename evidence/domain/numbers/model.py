"""Decides what a number in a text is and when two of them are the same (5-values.md)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Number:
    """One number; `start` and `end` are code points of the text as given.

    `code` holds the digits of what is compared by its digits (a phone number, a version, `007`); `other` is the second
    reading of a notation that the conventions leave open (`1.234` without a known decimal mark).
    """

    start: int
    end: int
    text: str
    value: Decimal
    code: str | None = None
    other: Decimal | None = None


def same_number(asserted: Number, read: Number) -> bool:
    """Whether both are one number: codes by their digits, open notations by both readings, all others by value."""
    if asserted.code is not None or read.code is not None:
        return asserted.code == read.code
    return {asserted.value, asserted.other} == {read.value, read.other}
