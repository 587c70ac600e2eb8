"""Decides which bounds in time a memory may have, and when it holds (document 003, 3-guards.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Final

EARLIEST_YEAR: Final = 1900
FARTHEST_YEARS: Final = 100
LATEST_YEAR: Final = 2199
OPEN_ENDED_YEAR: Final = 9999


def is_ordered(valid_from: datetime | None, valid_until: datetime | None) -> bool:
    """Whether `valid_until` lies after `valid_from`; an open bound is always in order. Both aware."""
    return valid_from is None or valid_until is None or valid_until > valid_from


def is_in_range(bound: datetime, reference_at: datetime | None = None) -> bool:
    """Whether a bound lies between 1900 and 100 years after the reference time, or 2199 when there is none."""
    latest = LATEST_YEAR if reference_at is None else reference_at.year + FARTHEST_YEARS
    return EARLIEST_YEAR <= bound.year <= latest


def means_open_ended(bound: datetime) -> bool:
    """Whether an upper bound is the customary "for ever" rather than a day."""
    return bound.year == OPEN_ENDED_YEAR


def holds_at(moment: datetime, valid_from: datetime | None, valid_until: datetime | None) -> bool:
    """Whether a claim with these bounds holds then; the lower bound is inside, the upper one outside. All aware."""
    return (valid_from is None or valid_from <= moment) and (valid_until is None or moment < valid_until)
