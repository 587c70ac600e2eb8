"""Decides which times the product takes: what both databases can hold and a clock can show (5-values.md)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

EARLIEST_YEAR: Final = 1900
LATEST_YEAR: Final = 2200
FARTHEST_OFFSET: Final = timedelta(hours=14)


def fault_of(moment: datetime) -> str:
    """What is wrong with an aware time, as a rule in words, or nothing; the years are counted in UTC."""
    offset = moment.utcoffset()
    if offset is None:
        return "must have an offset"
    if abs(offset) > FARTHEST_OFFSET or offset.microseconds:
        return "must have an offset of at most 14 hours"
    return "" if _is_in_years(moment, offset) else f"must lie in the years {EARLIEST_YEAR} to {LATEST_YEAR}, in UTC"


def _is_in_years(moment: datetime, offset: timedelta) -> bool:
    if not EARLIEST_YEAR - 1 <= moment.year <= LATEST_YEAR + 1:
        return False
    return EARLIEST_YEAR <= (moment.replace(tzinfo=UTC) - offset).year <= LATEST_YEAR
