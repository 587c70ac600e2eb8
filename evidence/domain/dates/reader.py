"""Decides which dates and times a text names and what each denotes at the time it was said (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from evidence.domain.context import Conventions
from evidence.domain.dates import abroad, ahead, clocks, months, named, numeric, relative, weeks
from evidence.domain.dates.compose import compose
from evidence.domain.dates.line import Line, line_of, phrase
from evidence.domain.dates.readings import DateReading
from evidence.domain.dates.rule import Anchor, Atom, Rules, Scan
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.text import fold

DAY_RULES: Final = (
    *numeric.RULES,
    *named.RULES,
    *numeric.SHORT_RULES,
    *months.RULES,
    *weeks.RULES,
    *abroad.RULES,
    *ahead.RULES,
    *relative.RULES,
    *named.DAY_RULES,
    *months.LATE_RULES,
    *weeks.LATE_RULES,
)
_DAY_RULES: Final = Rules(DAY_RULES)
_CLOCK_RULES: Final = Rules(clocks.RULES)
_PART_RULES: Final = Rules(clocks.PART_RULES)
_NEEDS: Final = _DAY_RULES.needs | _CLOCK_RULES.needs
_NEGATED: Final = phrase(rf"(?:^|\W)(?:{guards.NEGATIONS})(?: (?:là|vào|hôm|ngày|on|for|at|by|the|this|lúc|trong))* ?$")


def read_dates(
    text: str, said_at: datetime | None, conventions: Conventions, names: Collection[str] = ()
) -> tuple[DateReading, ...]:
    """Every date and time in a text, in order; offsets are code points of the text as given.

    `said_at` is the message's own time (aware, or naive in the organization's zone); without it relative expressions
    are read and denote nothing. `names` are people's names, whole or short; their words win over date words such as
    `mai` at the start of a sentence.
    """
    if not text or text.isspace():
        return ()
    line = line_of(text)
    if _NEEDS.isdisjoint(line.words):
        return ()
    scan = Scan(line, _anchor(said_at, conventions, names))
    days = scan.run(_DAY_RULES)
    times = scan.run(_CLOCK_RULES)
    parts = scan.run(_PART_RULES) if days or times else []
    return tuple(_reading(line, atom) for atom in compose(line, days, times, parts))


def _anchor(said_at: datetime | None, conventions: Conventions, names: Collection[str]) -> Anchor:
    now = local_time(said_at, conventions)
    known = frozenset(word for name in names for word in fold(name).split())
    return Anchor(now and now.date(), conventions.date_order, conventions.time_zone, known, now)


def local_time(said_at: datetime | None, conventions: Conventions) -> datetime | None:
    """The time it was in the organization's zone when a message was said; none where no time is known."""
    if said_at is None or said_at.tzinfo is None:
        return said_at
    with suppress(OverflowError):
        return said_at.astimezone(ZoneInfo(conventions.time_zone)).replace(tzinfo=None)
    return None


def _reading(line: Line, atom: Atom) -> DateReading:
    start, end = line.normal.slice_of(atom.start, atom.end)
    return DateReading(
        start=start,
        end=end,
        text=line.normal.original[start:end],
        denotes=atom.value.denotes,
        precision=atom.value.precision,
        key=atom.value.key,
        clocks=atom.value.clocks,
        part=atom.value.part,
        is_negated=_NEGATED.stands_before(line, atom.start),
    )
