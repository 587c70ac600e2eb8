"""Decides whether the dates and bounds of validity of a claim are resolvable from its quotes (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, time, timedelta
from typing import Final

from evidence.domain.dates import DateReading, dates_hold, read_dates, read_declared_date, reading_holds
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Heard, Scene
from evidence.domain.findings import Finding

_Read = Sequence[tuple[Heard, Sequence[DateReading]]]
_DAY_ENDS: Final = (time(0, 0), time(23, 59), time(23, 59, 59))


def judge_dates(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each date, declared or read in the claim's own text."""
    read = read_quotes(scene)
    for raw in scene.facts.dates:
        asserted = read_declared_date(raw, scene.context.conventions)
        yield _proof(asserted, read, raw) if asserted and _holds(asserted, read) else _unproven(raw, read)
    for claimed in claimed_dates(scene):
        readings = [reading for _, readings in read for reading in readings]
        yield _proof(claimed, read, claimed.text) if reading_holds(claimed, readings) else _unproven(claimed.text, read)


def read_quotes(scene: Scene) -> _Read:
    """Every date in every passage, each against its own passage's time."""
    conventions = scene.context.conventions
    return [(h, read_dates(h.passage.text, h.passage.said_at, conventions)) for h in scene.heard]


def claimed_dates(scene: Scene) -> tuple[DateReading, ...]:
    """The dates in the claim's own text, read as if said when its first quote was."""
    said_at = next((h.passage.said_at for h in scene.heard), scene.context.said_at)
    return read_dates(scene.context.claim, said_at, scene.context.conventions)


def _holds(asserted: DateReading, read: _Read) -> bool:
    return any(dates_hold(asserted, readings) for _, readings in read)


def _proof(asserted: DateReading, read: _Read, text: str) -> Outcome:
    """The words it was read from; a day and its hour that stand apart are shown from the first to the last reading."""
    for heard, readings in read:
        for reading in readings:
            if reading_holds(asserted, [reading]):
                return resolved_at(heard, reading.start, reading.end, "date", text)
    heard, readings = next((h, r) for h, r in read if r)
    return resolved_at(heard, readings[0].start, readings[-1].end, "date", text)


def _unproven(text: str, read: _Read) -> Finding:
    seen = [reading.text for _, readings in read for reading in readings]
    detail = f"no quote gives the date {text}"
    return finding(GroundingCode.UNGROUNDED_DATE, detail, kind="date", asserted=text, read=seen)


def judge_validity(scene: Scene) -> Iterator[Finding]:
    """One finding for each stated bound of validity that no quote gives."""
    read = read_quotes(scene)
    for name, bound in (("valid_from", scene.context.valid_from), ("valid_until", scene.context.valid_until)):
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
    return _holds(asserted, read) or (is_day and _is_edge_day(bound, read))


def _is_now(bound: datetime, heard: Heard, *, is_day: bool) -> bool:
    said_at = heard.passage.said_at
    if said_at is None:
        return False
    if is_day and bound.tzinfo:
        return bound.date() == said_at.astimezone(bound.tzinfo).date()
    return bound == said_at if bound.tzinfo and said_at.tzinfo else bound == said_at.replace(tzinfo=None)


def _is_edge_day(bound: datetime, read: _Read) -> bool:
    intervals = [i for _, readings in read for reading in readings if not reading.is_negated for i in reading.denotes]
    days = {interval.start.date() for interval in intervals}
    days |= {(interval.end - timedelta(microseconds=1)).date() for interval in intervals}
    return bound.date() in days
