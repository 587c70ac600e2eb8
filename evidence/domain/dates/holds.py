"""Decides whether an asserted date is what an expression denotes, at its own precision (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Iterable

from evidence.domain.dates.readings import DateReading, DayPart, Interval, Precision, days

_RANKS = {precision: rank for rank, precision in enumerate(Precision)}
_MINUTES_OF = {
    DayPart.MORNING: range(12 * 60),
    DayPart.NOON: range(10 * 60, 15 * 60),
    DayPart.AFTERNOON: range(12 * 60, 19 * 60),
    DayPart.EVENING: range(17 * 60, 24 * 60),
}


def date_holds(asserted: DateReading, reading: DateReading) -> bool:
    """Whether one expression proves the asserted date; a negated one never does.

    A day holds within a set of days or beside a minute of that day, a minute needs the same day and clock time, a month
    holds where all that the expression denotes lies in it. What nothing resolves holds only for the same words.
    """
    if reading.is_negated or not _same_hour(asserted, reading):
        return False
    if asserted.precision is Precision.TIME:
        return True
    if asserted.denotes and reading.denotes:
        return _same_days(asserted, reading)
    return asserted.key != "" and asserted.key == reading.key


def dates_hold(asserted: DateReading, readings: Iterable[DateReading]) -> bool:
    """Whether one of the readings of a span proves the asserted date."""
    return any(date_holds(asserted, reading) for reading in readings)


def reading_holds(claim_reading: DateReading, span_readings: Iterable[DateReading]) -> bool:
    """Whether what a claim's own words say about a date is proven by a span; a denial is proven by the same denial."""
    if not claim_reading.is_negated:
        return dates_hold(claim_reading, span_readings)
    return any(reading.is_negated and _is_same(claim_reading, reading) for reading in span_readings)


def _is_same(one: DateReading, other: DateReading) -> bool:
    if (one.precision, one.clocks, one.part) != (other.precision, other.clocks, other.part):
        return False
    return one.denotes == other.denotes if one.denotes else one.key == other.key


def _same_days(asserted: DateReading, reading: DateReading) -> bool:
    """Whether the days agree: either side may be the wider set; a reading less exact than the fact proves nothing."""
    if _RANKS[reading.precision] > _RANKS[asserted.precision]:
        return False
    claimed, read = _whole_days(asserted), _whole_days(reading)
    return _lies_in(read, claimed) or (
        asserted.precision in {Precision.MINUTE, Precision.DAY} and _lies_in(claimed, read)
    )


def _whole_days(reading: DateReading) -> tuple[Interval, ...]:
    if reading.precision is not Precision.MINUTE:
        return reading.denotes
    return tuple(dict.fromkeys(days(interval.start.date()) for interval in reading.denotes))


def _lies_in(inner: tuple[Interval, ...], outer: tuple[Interval, ...]) -> bool:
    return all(any(two.start <= one.start and one.end <= two.end for two in outer) for one in inner)


def _same_hour(asserted: DateReading, reading: DateReading) -> bool:
    """Whether clock time and part of the day agree as far as the asserted date names them."""
    if asserted.clocks:
        return bool(reading.clocks) and set(reading.clocks) <= set(asserted.clocks)
    if asserted.part is None:
        return True
    if reading.clocks:
        return all(clock in _MINUTES_OF[asserted.part] for clock in reading.clocks)
    return asserted.part is reading.part
