"""Decides whether the dates and bounds of validity of a claim are resolvable from its quotes (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, time, timedelta
from typing import Final

from evidence.domain.dates import DateReading, dates_hold, read_declared_date, reading_holds
from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding

_Read = Sequence[tuple[Heard, DateReading]]
_SHOWN: Final = 20
_DAY_ENDS: Final = (time(0, 0), time(23, 59), time(23, 59, 59))


def judge_dates(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each date, declared or read in the claim's own text; the same words count once."""
    claimed = {reading.text: reading for reading in scene.claim_dates}
    if not (scene.facts.dates or claimed):
        return
    read = _different(scene)
    for raw in dict.fromkeys(scene.facts.dates):
        asserted = read_declared_date(raw, scene.context.conventions, scene.said_at)
        holds = asserted is not None and dates_hold(asserted, [reading for _, reading in read])
        yield _proof(asserted, read, raw) if asserted and holds else _unproven(raw, read)
    for text, reading in claimed.items():
        holds = reading_holds(reading, [each for _, each in read])
        yield _proof(reading, read, text) if holds else _unproven(text, read)


def _different(scene: Scene) -> _Read:
    """The dates of the quotes, each meaning once, so that a text full of dates is not compared date by date."""
    found: dict[tuple[object, ...], tuple[Heard, DateReading]] = {}
    for heard, readings in scene.quoted_dates:
        for r in readings:
            found.setdefault((r.denotes, r.precision, r.clocks, r.part, r.is_negated, r.key), (heard, r))
    return tuple(found.values())


def _proof(asserted: DateReading, read: _Read, text: str) -> Outcome:
    """The words it was read from; a day and its hour that stand apart are shown by the first of them."""
    heard, reading = next(((h, r) for h, r in read if reading_holds(asserted, [r])), read[0])
    return resolved_at(heard, reading.start, reading.end, "date", text)


def _unproven(text: str, read: _Read) -> Finding:
    seen = [reading.text for _, reading in read][:_SHOWN]
    detail = f"no quote gives the date {text}"
    return finding(GroundingCode.UNGROUNDED_DATE, detail, kind="date", asserted=text, read=seen)


def judge_validity(scene: Scene) -> Iterator[Finding]:
    """One finding for each stated bound of validity that no quote gives."""
    stated = {"valid_from": scene.context.valid_from, "valid_until": scene.context.valid_until}
    read = _different(scene) if any(stated.values()) else ()
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
    return dates_hold(asserted, [reading for _, reading in read]) or (is_day and _is_edge_day(bound, read))


def _is_now(bound: datetime, heard: Heard, *, is_day: bool) -> bool:
    said_at = heard.passage.said_at
    if said_at is None:
        return False
    if is_day and bound.tzinfo:
        return bound.date() == said_at.astimezone(bound.tzinfo).date()
    return bound == said_at if bound.tzinfo and said_at.tzinfo else bound == said_at.replace(tzinfo=None)


def _is_edge_day(bound: datetime, read: _Read) -> bool:
    intervals = [interval for _, reading in read if not reading.is_negated for interval in reading.denotes]
    days = {interval.start.date() for interval in intervals}
    days |= {(interval.end - timedelta(microseconds=1)).date() for interval in intervals}
    return bound.date() in days
