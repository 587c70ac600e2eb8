"""Decides which amounts of money stand in a text and when two of them are the same (5-values.md)."""

from __future__ import annotations

from evidence.domain.amounts.declared import read_declared_amount
from evidence.domain.amounts.model import Amount, same_amount
from evidence.domain.amounts.reader import read_amounts

__all__ = ["Amount", "read_amounts", "read_declared_amount", "same_amount"]
