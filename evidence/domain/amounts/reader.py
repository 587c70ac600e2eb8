"""Decides which stretches of a text are amounts of money (5-values.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from evidence.domain.amounts.model import Amount
from evidence.domain.context import Conventions


def read_amounts(text: str, conventions: Conventions) -> tuple[Amount, ...]:
    """Every amount of the text, in order, without overlaps; both ends of a range."""
    del text, conventions
    return ()


def read_declared_amount(raw: str | int | float | Mapping[str, Any], conventions: Conventions) -> Amount | None:
    """The one amount that a proposer declares, or none when it cannot be read and so proves nothing."""
    del raw, conventions
    return None
