"""Decides what a number in words is before its language is known: its value, its end, how sure it is (5-values.md)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from evidence.domain.numbers.tokens import OUTSIDE, Stream, Token


@dataclass(frozen=True, slots=True)
class Spoken:
    """Number words that end before token `end`; `is_open` when they can be read in two ways.

    `needs_scale`: only a scale after it makes it a number, so common are its words otherwise.
    """

    value: Decimal
    end: int
    is_open: bool = False
    needs_scale: bool = False


def next_word(stream: Stream, at: int) -> Token:
    """The token, if it is a word on the same line as the one before; else the one outside of the text."""
    token = stream.at(at)
    return token if token.is_word and token.is_near else OUTSIDE
