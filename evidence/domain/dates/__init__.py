"""Decides which dates and times a text names, what they denote and whether they prove an asserted one (5-values.md)."""

from __future__ import annotations

from evidence.domain.dates.declared import read_declared_date
from evidence.domain.dates.holds import date_holds, dates_hold, reading_holds
from evidence.domain.dates.reader import read_dates
from evidence.domain.dates.readings import DateReading, DayPart, Interval, Precision

__all__ = [
    "DateReading",
    "DayPart",
    "Interval",
    "Precision",
    "date_holds",
    "dates_hold",
    "read_dates",
    "read_declared_date",
    "reading_holds",
]
