"""Decides which clock time and which part of the day belong to which day of a text (5-values.md, Dates)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

import regex

from evidence.domain.dates.clocks import NOON, clocks_in
from evidence.domain.dates.line import Line
from evidence.domain.dates.readings import Precision, minute
from evidence.domain.dates.rule import NOTHING, Atom, Value, ordered

_BESIDE: Final = regex.compile(
    r"[ ,(]{0,3}(?:(?:vào lúc|vao luc|lúc|luc|vào|vao|ngày|ngay|của|cua|hôm|hom|at|on|by|around|the|um|à|a las) ?)?[(]?"
)
_TIGHT: Final = regex.compile(r",? (?:lúc |luc |at )?")
_RANGE: Final = regex.compile(r" ?(?:-|đến|den|tới|toi|to|until|till|and|và|va) ?")
_DATE_NEXT: Final = regex.compile(r",? ?\(?(?:ngày |ngay |the |den |dem |le |el )?")
_DAY_NEXT: Final = regex.compile(r" ?\(| |")
_SENTENCE_END: Final = regex.compile(r"[.!?](?: |$)")
_FAR: Final = 160


def compose(line: Line, days: Sequence[Atom], clocks: Sequence[Atom], parts: Sequence[Atom]) -> list[Atom]:
    """All readings of a line: days with the times beside them, and times that stand alone or further from their day."""
    dated, timed = _with_parts(line, _joined_weekdays(line, ordered(days)), ordered(clocks), ordered(parts))
    beside = _beside(line, dated, timed)
    timed = [clock for clock in timed if clock.value.key != "weak" or clock in beside]
    belongs = beside | _further(line, dated, timed, beside)
    taken = set(beside.values())
    lonely = [day for day in dated if day not in taken]
    together = [_at_time(belongs[clock], clock) for clock in timed if clock in belongs]
    alone = [clock for clock in timed if clock not in belongs]
    return ordered([*lonely, *together, *alone])


def _joined_weekdays(line: Line, days: list[Atom]) -> list[Atom]:
    """A weekday beside a date is one expression with it; where the two contradict each other, it means nothing."""
    joined: list[Atom] = []
    for day in days:
        one = _one_day(line, joined[-1], day) if joined else None
        if one is None:
            joined.append(day)
        else:
            joined[-1] = one
    return joined


def _one_day(line: Line, first: Atom, second: Atom) -> Atom | None:
    """A weekday and a date that stand side by side, in either order, as one; none when they do not."""
    if first.value.weekday is not None and _is_dated(second) and _fits(_DATE_NEXT, line, first, second):
        return _merge_day(first, second, first.value.weekday, second.value)
    if second.value.weekday is not None and _is_dated(first) and _fits(_DAY_NEXT, line, first, second):
        return _merge_day(first, second, second.value.weekday, first.value)
    return None


def _merge_day(first: Atom, second: Atom, weekday: int, dated: Value) -> Atom:
    agrees = not dated.denotes or dated.denotes[0].start.weekday() == weekday
    value = replace(dated, part=first.value.part or second.value.part) if agrees else Value(NOTHING, "")
    return Atom(first.start, second.end, value)


def _is_dated(day: Atom) -> bool:
    """Whether an expression gives a day of the month."""
    return day.value.weekday is None and day.value.key[:1] in set("-12")


def _fits(pattern: regex.Pattern[str], line: Line, first: Atom, second: Atom) -> bool:
    if first.start > second.start:
        first, second = second, first
    return pattern.fullmatch(line.text, first.end, max(first.end, second.start)) is not None


def _with_parts(line: Line, days: list[Atom], clocks: list[Atom], parts: list[Atom]) -> tuple[list[Atom], list[Atom]]:
    """Give each part of the day to the clock time beside it, or else to the day beside it."""
    for part in parts:
        at = _neighbour(line, part, clocks)
        if at is not None:
            clocks[at] = _clock_in_part(clocks[at], part)
            continue
        at = _neighbour(line, part, days)
        if at is not None and part.value.part is not None:
            days[at] = _merged(days[at], part, replace(days[at].value, part=part.value.part))
    return days, [clock for clock in clocks if clock.value.clocks]


def _neighbour(line: Line, part: Atom, atoms: list[Atom]) -> int | None:
    """The atom that ends or starts right beside a part of the day and has none of its own, the one before it first."""
    after = bisect(atoms, part.start, key=_start)
    for at in (after - 1, after):
        if 0 <= at < len(atoms) and atoms[at].value.part is None and _fits(_TIGHT, line, atoms[at], part):
            return at
    return None


def _merged(atom: Atom, part: Atom, value: Value) -> Atom:
    return Atom(min(atom.start, part.start), max(atom.end, part.end), value)


def _clock_in_part(clock: Atom, part: Atom) -> Atom:
    first, named = clock.value.clocks[0], part.value.part
    clocks = clocks_in(named, first) if named else (first, (first + NOON) % (2 * NOON))
    return _merged(clock, part, replace(clock.value, clocks=clocks, part=named, key="clock"))


def _beside(line: Line, days: list[Atom], clocks: list[Atom]) -> dict[Atom, Atom]:
    """Which day each clock time stands right beside: the free one before it, or else the free one behind it."""
    found: dict[Atom, Atom] = {}
    taken: set[Atom] = set()
    for clock in clocks:
        for day in _around(days, clock):
            if day not in taken and _fits(_BESIDE, line, day, clock):
                found[clock] = day
                taken.add(day)
                break
    return found


def _around(days: list[Atom], clock: Atom) -> list[Atom]:
    """The expression of a day before a clock time and the one behind it, as far as there are any."""
    after = bisect(days, clock.start, key=_start)
    return [days[at] for at in (after - 1, after) if 0 <= at < len(days) and days[at].value.precision is Precision.DAY]


def _start(atom: Atom) -> int:
    return atom.start


def _further(line: Line, days: list[Atom], clocks: list[Atom], beside: Mapping[Atom, Atom]) -> dict[Atom, Atom]:
    """Which day a clock time that stands beside none belongs to: that of the range it opens, or the nearest one."""
    found: dict[Atom, Atom] = {}
    taken = set(beside.values())
    for clock, follower in zip_longest(clocks, clocks[1:]):
        if clock in beside:
            continue
        if follower in beside and _fits(_RANGE, line, clock, follower):
            found[clock] = beside[follower]
            continue
        day = _nearest(line, days, clock, taken)
        if day is not None:
            found[clock] = day
    return found


def _nearest(line: Line, days: list[Atom], clock: Atom, taken: set[Atom]) -> Atom | None:
    """The day of the same sentence before a clock time, or else behind it, that no other time stands beside."""
    for day in _around(days, clock):
        start, end = min(day.end, clock.end), max(day.start, clock.start)
        if day not in taken and end - start <= _FAR and not _SENTENCE_END.search(line.text, start, end):
            return day
    return None


def _at_time(day: Atom, clock: Atom) -> Atom:
    """A day at a clock time, one minute of it for each day and time that may be meant."""
    part, clocks = day.value.part, clock.value.clocks
    if part is not None and clock.value.part is None:
        clocks = clocks_in(part, clocks[0])
    if not clocks:
        return day
    denotes = tuple(minute(interval.start.date(), time) for interval in day.value.denotes for time in clocks)
    value = Value(denotes, day.value.key, Precision.MINUTE, clocks=clocks)
    return Atom(min(day.start, clock.start), max(day.end, clock.end), value)
