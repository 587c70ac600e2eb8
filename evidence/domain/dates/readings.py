"""Decides what a reading of a date is: what it denotes, how exactly, and where it stands (5-values.md, Dates)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from typing import Final


class Precision(StrEnum):
    """How exact an expression is; `time` is a clock time that no day belongs to."""

    TIME = "time"
    MINUTE = "minute"
    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    QUARTER = "quarter"
    YEAR = "year"


class DayPart(StrEnum):
    """A named part of a day."""

    MORNING = "morning"
    NOON = "noon"
    AFTERNOON = "afternoon"
    EVENING = "evening"


@dataclass(frozen=True, slots=True)
class Interval:
    """From `start` up to but not including `end`, both naive and in the organization's zone."""

    start: datetime
    end: datetime


@dataclass(frozen=True, slots=True)
class DateReading:
    """One expression `text[start:end]`, in code points of the text as given.

    `denotes` holds the intervals it may mean, one of which is meant, and is empty when nothing resolves it (a relative
    day without a message time, a clock time without a day). `key` names it apart from its spelling, so that the same
    unresolved words can be known again. `clocks` are the minutes after midnight it may mean.
    """

    start: int
    end: int
    text: str
    denotes: tuple[Interval, ...]
    precision: Precision
    key: str = ""
    clocks: tuple[int, ...] = ()
    part: DayPart | None = None
    is_negated: bool = False


_LAST_MOMENT: Final = datetime.combine(date.max, time.max)


def days(first: date, last: date | None = None) -> Interval:
    """The whole days from `first` to `last`, both included."""
    return Interval(datetime.combine(first, time.min), _after(last or first, timedelta(days=1)))


def minute(day: date, clock: int) -> Interval:
    """One minute of a day, `clock` minutes after its midnight."""
    start = _after(day, timedelta(minutes=clock))
    return Interval(start, _after(day, timedelta(minutes=clock + 1)))


def _after(day: date, span: timedelta) -> datetime:
    """So long after a day began, or the last moment the calendar has."""
    try:
        return datetime.combine(day, time.min) + span
    except OverflowError:
        return _LAST_MOMENT
