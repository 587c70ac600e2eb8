"""Decides which numbers stand in a text, in digits or words, and when two of them are the same (5-values.md)."""

from __future__ import annotations

from evidence.domain.numbers.model import Number, same_number
from evidence.domain.numbers.reader import read_numbers

__all__ = ["Number", "read_numbers", "same_number"]
