"""Decides which days relative words mean, counted from a given day; weeks start on Monday (5-values.md, Dates)."""

from __future__ import annotations

from calendar import monthrange
from contextlib import suppress
from datetime import MAXYEAR, date, timedelta
from typing import Final

WEEK: Final = 7
MONTHS: Final = 12


def shifted(today: date, days: int) -> date | None:
    """So many days later, or none beyond the calendar."""
    with suppress(OverflowError):
        return today + timedelta(days=days)
    return None


def a_date(year: int, month: int, day: int) -> date | None:
    """The date, or none when there is no such day."""
    with suppress(ValueError):
        return date(year, month, day)
    return None


def nearest(month: int, day: int, today: date) -> date | None:
    """The day of that name that lies nearest to `today`."""
    near = [a_date(year, month, day) for year in (today.year - 1, today.year, today.year + 1)]
    found = [day_of for day_of in near if day_of is not None]
    return min(found, key=lambda day_of: abs(day_of - today), default=None)


def nearest_month(month: int, today: date) -> date | None:
    """The first day of the month of that name whose middle lies nearest to `today`."""
    middle = nearest(month, 15, today)
    return middle.replace(day=1) if middle else None


def next_of_month(day: int, today: date) -> date | None:
    """The next day with that number, today included."""
    first = today.replace(day=1)
    for months in range(MONTHS):
        start = month_after(first, months)
        found = a_date(start.year, start.month, day) if start else None
        if found and found >= today:
            return found
    return None


def on_or_after(weekday: int, today: date) -> date | None:
    """The next such weekday, today included."""
    return shifted(today, (weekday - today.weekday()) % WEEK)


def in_week(weekday: int, today: date, weeks: int) -> date | None:
    """That weekday of the week so many weeks after the one `today` lies in."""
    return shifted(today, weekday - today.weekday() + WEEK * weeks)


def month_after(today: date, months: int) -> date | None:
    """The first day of the month so many months after that of `today`."""
    years, month = divmod(today.month - 1 + months, MONTHS)
    year = today.year + years
    return date(year, month + 1, 1) if 1 <= year <= MAXYEAR else None


def last_of_month(first: date) -> date:
    """The last day of a month."""
    return first.replace(day=monthrange(first.year, first.month)[1])
