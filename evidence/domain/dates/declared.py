"""Decides what a date that is declared beside a claim asserts (5-values.md, Dates)."""

from __future__ import annotations

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

import regex

from evidence.domain.context import Conventions
from evidence.domain.dates.reader import read_dates
from evidence.domain.dates.readings import DateReading, Interval, Precision, minute
from evidence.domain.text import fold

_ISO_TIME: Final = regex.compile(r"\d{4}-\d\d-\d\d[tT ]\d\d:?\d\d.*")
_MONTH: Final = regex.compile(r"(\d{4})-(\d\d)")


def read_declared_date(raw: str, conventions: Conventions, said_at: datetime | None = None) -> DateReading | None:
    """The day, minute or month that a declared value asserts; none when it cannot be read and so proves nothing.

    ISO dates and times (an offset is converted to the organization's zone, none means its own zone) and every notation
    that texts are read in; relative words count from `said_at`.
    """
    text = fold(raw).strip()
    if _ISO_TIME.fullmatch(text):
        return _instant(raw, text, conventions)
    month = _MONTH.fullmatch(text)
    if month is not None:
        text = f"{month[2]}/{month[1]}"
    readings = [reading for reading in read_dates(text, said_at, conventions) if not reading.is_negated]
    if len(readings) != 1 or (readings[0].start, readings[0].end) != (0, len(text)):
        return None
    return _whole(raw, readings[0])


def _local(moment: datetime, conventions: Conventions) -> datetime:
    if moment.tzinfo is None:
        return moment
    return moment.astimezone(ZoneInfo(conventions.time_zone)).replace(tzinfo=None)


def _instant(raw: str, text: str, conventions: Conventions) -> DateReading | None:
    try:
        moment = _local(datetime.fromisoformat(text.upper()), conventions)
    except (ValueError, OverflowError):
        return None
    return None if moment.second or moment.microsecond else _minute_of(raw, moment)


def _minute_of(raw: str, moment: datetime) -> DateReading:
    clock = moment.hour * 60 + moment.minute
    return _asserted(raw, minute(moment.date(), clock), Precision.MINUTE, (clock,))


def _asserted(raw: str, interval: Interval, precision: Precision, clocks: tuple[int, ...] = ()) -> DateReading:
    return DateReading(0, len(raw), raw, (interval,), precision, clocks=clocks)


def _whole(raw: str, reading: DateReading) -> DateReading:
    return DateReading(0, len(raw), raw, reading.denotes, reading.precision, reading.key, reading.clocks, reading.part)
