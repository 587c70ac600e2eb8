"""Decides whether the dates and bounds of validity of a claim are resolvable from its quotes (3-guards.md, Facts)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, time, timedelta
from typing import Final

from evidence.domain.dates import DateReading, Precision, dates_hold, read_declared_date, reading_holds
from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding

_SHOWN: Final = 20
_WIDE: Final = 62
_ANY_DAY: Final = 0
_DAY_ENDS: Final = (time(0, 0), time(23, 59), time(23, 59, 59))


class _Read:
    """The dates of the quotes, each meaning once, to be looked up by the days that they touch.

    So a text full of dates is not compared date by date.
    """

    def __init__(self, quoted: Iterable[tuple[Heard, Sequence[DateReading]]]) -> None:
        found: dict[tuple[object, ...], tuple[Heard, DateReading]] = {}
        for heard, readings in quoted:
            for r in readings:
                found.setdefault((r.denotes, r.precision, r.clocks, r.part, r.is_negated, r.key), (heard, r))
        self.all = tuple(found.values())
        self._touching: dict[object, list[int]] = defaultdict(list)
        for at, (_, reading) in enumerate(self.all):
            for mark in {reading.key, *_days_of(reading)}:
                self._touching[mark].append(at)

    def like(self, asserted: DateReading) -> list[tuple[Heard, DateReading]]:
        """Those that may prove an asserted date, in their order: of its days, of its words, or any for a time alone."""
        if asserted.precision is Precision.TIME:
            return list(self.all)
        days = _days_of(asserted)
        if _ANY_DAY in days:
            return list(self.all)
        marks = {asserted.key, _ANY_DAY, *days}
        return [self.all[at] for at in sorted({at for mark in marks for at in self._touching.get(mark, ())})]


def _days_of(reading: DateReading) -> set[int]:
    """The days that a date may mean by their numbers, or the one mark of all days where it is a long stretch."""
    days: set[int] = set()
    for interval in reading.denotes:
        first, last = interval.start.toordinal(), interval.end.toordinal()
        days.update(range(first, last + 1) if last - first <= _WIDE else (_ANY_DAY,))
    return days


def judge_dates(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each date, declared or read in the claim's own text; the same words count once."""
    claimed = {reading.text: reading for reading in scene.claim_dates}
    if not (scene.facts.dates or claimed):
        return
    read = _Read(scene.quoted_dates)
    for raw in dict.fromkeys(scene.facts.dates):
        asserted = read_declared_date(raw, scene.context.conventions, scene.said_at)
        holds = asserted is not None and dates_hold(asserted, [reading for _, reading in read.like(asserted)])
        yield _proof(asserted, read, raw) if asserted and holds else _unproven(raw, read)
    for text, reading in claimed.items():
        holds = reading_holds(reading, [each for _, each in read.like(reading)])
        yield _proof(reading, read, text) if holds else _unproven(text, read)


def _proof(asserted: DateReading, read: _Read, text: str) -> Outcome:
    """The words it was read from; a day and its hour that stand apart are shown by the first of them."""
    heard, reading = next(((h, r) for h, r in read.like(asserted) if reading_holds(asserted, [r])), read.all[0])
    return resolved_at(heard, reading.start, reading.end, "date", text)


def _unproven(text: str, read: _Read) -> Finding:
    seen = [reading.text for _, reading in read.all[:_SHOWN]]
    detail = f"no quote gives the date {text}"
    return finding(GroundingCode.UNGROUNDED_DATE, detail, kind="date", asserted=text, read=seen)


def judge_validity(scene: Scene) -> Iterator[Finding]:
    """One finding for each stated bound of validity that no quote gives."""
    stated = {"valid_from": scene.context.valid_from, "valid_until": scene.context.valid_until}
    read = _Read(scene.quoted_dates if any(stated.values()) else ())
    for name, bound in stated.items():
        if bound and not _bound_holds(bound, read, scene, is_start=name == "valid_from"):
            detail = f"no quote gives {name} {bound.isoformat()}"
            yield finding(
                GroundingCode.UNGROUNDED_VALIDITY, detail, kind="validity", field=name, asserted=bound.isoformat()
            )


def _bound_holds(bound: datetime, read: _Read, scene: Scene, *, is_start: bool) -> bool:
    """Whether a bound is the time of speaking, a date of a quote, or the first or last day of a stretch of time."""
    is_day = bound.timetz().replace(tzinfo=None) in _DAY_ENDS
    if is_start and any(_is_now(bound, heard, is_day=is_day) for heard in scene.heard):
        return True
    asserted = read_declared_date(bound.date().isoformat() if is_day else bound.isoformat(), scene.context.conventions)
    if asserted is None:
        return False
    return dates_hold(asserted, [reading for _, reading in read.like(asserted)]) or (
        is_day and _is_edge_day(bound, read)
    )


def _is_now(bound: datetime, heard: Heard, *, is_day: bool) -> bool:
    said_at = heard.passage.said_at
    if said_at is None:
        return False
    if is_day and bound.tzinfo:
        return bound.date() == said_at.astimezone(bound.tzinfo).date()
    return bound == said_at if bound.tzinfo and said_at.tzinfo else bound == said_at.replace(tzinfo=None)


def _is_edge_day(bound: datetime, read: _Read) -> bool:
    intervals = [interval for _, reading in read.all if not reading.is_negated for interval in reading.denotes]
    days = {interval.start.date() for interval in intervals}
    days |= {(interval.end - timedelta(microseconds=1)).date() for interval in intervals}
    return bound.date() in days
