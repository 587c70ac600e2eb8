"""Decides which moment the head of a chat line names: order of its date, 12 or 24 hours (6-interchange.md)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import regex

from evidence.domain.context import Conventions, DateOrder
from extraction.importers.base import zone_of
from extraction.importers.lexicon import EVENING, MORNING
from extraction.importers.report import Log

_DATE: Final = r"(?P<a>\d{1,4})(?P<mark>[./-])\s?(?P<b>\d{1,2})[./-]\s?(?P<c>\d{2,4})\.?"
_CLOCK: Final = (
    r"(?P<hour>\d{1,2})[:.](?P<minute>\d{2})(?:[:.](?P<second>\d{2}))?"
    r"(?:\s?(?P<half>(?:[ap]\.?\s?m\.?|SA|CH)(?![\p{L}\d])))?"
)
_JOIN: Final = r",?\s{0,2}(?:\p{L}{1,5}\s)?(?:\p{L}{2,4}\s)?"
_DAY_FIRST: Final = regex.compile(rf"{_DATE}{_JOIN}\s?{_CLOCK}", regex.IGNORECASE)
_CLOCK_FIRST: Final = regex.compile(rf"{_CLOCK}{_JOIN}\s?{_DATE}", regex.IGNORECASE)
_YEARS: Final = range(1990, 2101)
_ORDERS: Final = {
    DateOrder.DAY_FIRST: "day first",
    DateOrder.MONTH_FIRST: "month first",
    DateOrder.YEAR_FIRST: "year first",
}


@dataclass(frozen=True, slots=True)
class Stamp:
    """A date and a clock as they stand, not yet read: the three numbers of the date, and hour, minute, second."""

    date: tuple[int, int, int]
    clock: tuple[int, int, int]
    names_year_first: bool
    is_clock_first: bool

    def moment(self, order: DateOrder, zone: ZoneInfo) -> datetime | None:
        """The moment under an order of the date, or none when there is no such day or time."""
        try:
            return datetime(*self.day(order), *self.clock, tzinfo=zone)
        except ValueError:
            return None

    def day(self, order: DateOrder) -> tuple[int, int, int]:
        """Year, month and day under an order; a year that stands first is always read first."""
        a, b, c = self.date
        if self.names_year_first:
            return a, b, c
        year = c if c > 99 else 2000 + c
        return (year, a, b) if order is DateOrder.MONTH_FIRST else (year, b, a)


@lru_cache(maxsize=1024)
def read_stamp(text: str) -> Stamp | None:
    """The stamp that a whole text is, or none; the hour is already one of 24, or 99 when there is no such hour."""
    found = _DAY_FIRST.fullmatch(text) or _CLOCK_FIRST.fullmatch(text)
    if not found:
        return None
    a, b, c = int(found["a"]), int(found["b"]), int(found["c"])
    is_year_first = len(found["a"]) == 4
    year = a if is_year_first else c
    if not (len(found["a"]) in (1, 2, 4) and len(found["c"]) != 3 and (year < 100 or year in _YEARS)):
        return None
    clock = (_hour(int(found["hour"]), found["half"]), int(found["minute"]), int(found["second"] or 0))
    return Stamp((a, b, c), clock, is_year_first, found.start("hour") < found.start("a"))


def _hour(hour: int, half: str | None) -> int:
    if half is None:
        return hour
    if not 1 <= hour <= 12:
        return 99
    word = "".join(character for character in half.casefold() if character.isalpha())
    return hour % 12 + 12 * (word in EVENING) if word in EVENING | MORNING else 99


@dataclass(slots=True)
class Ballot:
    """What the stamps of a whole file say of the order of its dates.

    A number over 12 is a day. Where there is none, the order in which the days do not run backwards counts.
    """

    votes: Counter[DateOrder] = field(default_factory=Counter)
    backwards: Counter[DateOrder] = field(default_factory=Counter)
    last: dict[DateOrder, tuple[int, int, int]] = field(default_factory=dict)
    open: int = 0

    def add(self, stamp: Stamp) -> None:
        """Count one stamp."""
        if stamp.names_year_first:
            return
        first, second, _ = stamp.date
        if first > 12 or second > 12:
            self.votes[DateOrder.DAY_FIRST] += second <= 12 < first <= 31
            self.votes[DateOrder.MONTH_FIRST] += first <= 12 < second <= 31
            return
        self.open += 1
        for order in (DateOrder.DAY_FIRST, DateOrder.MONTH_FIRST):
            day = stamp.day(order)
            self.backwards[order] += day < self.last.get(order, day)
            self.last[order] = day

    def decide(self, conventions: Conventions, log: Log) -> DateOrder:
        """The order of the file; what was not certain is written down."""
        day, month = DateOrder.DAY_FIRST, DateOrder.MONTH_FIRST
        if self.votes[day] != self.votes[month]:
            return day if self.votes[day] > self.votes[month] else month
        if not self.open:
            return day
        if bool(self.backwards[day]) != bool(self.backwards[month]):
            order = month if self.backwards[day] else day
            log.assume(f"dates are read {_ORDERS[order]}, since only so they run forwards")
            return order
        order = day if conventions.date_order is DateOrder.DAY_FIRST else month
        log.assume(f"dates are read {_ORDERS[order]}, as the organization writes them: no date of the file decides it")
        return order


@dataclass(frozen=True, slots=True)
class Calendar:
    """How the stamps of one file are read."""

    order: DateOrder
    zone: ZoneInfo

    @classmethod
    def of(cls, ballot: Ballot, conventions: Conventions, log: Log) -> Calendar:
        """The order that a file's own stamps decide, in the organization's time zone."""
        log.assume(f"times are read in {conventions.time_zone}, the time zone of the organization")
        return cls(ballot.decide(conventions, log), zone_of(conventions))

    def moment(self, stamp: Stamp) -> datetime | None:
        """The moment that a stamp names, or none when there is none."""
        return stamp.moment(self.order, self.zone)
