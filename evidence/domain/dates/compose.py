"""Decides which clock time belongs to which day when both stand in one text (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import regex

from evidence.domain.dates.clocks import NOON, clocks_in
from evidence.domain.dates.line import Line
from evidence.domain.dates.readings import DayPart, Precision, minute
from evidence.domain.dates.rule import Atom, Value, ordered

_BESIDE: Final = regex.compile(
    r"[ ,(]{0,3}(?:(?:lúc|luc|vào|vao|vào lúc|ngày|ngay|của|hôm|at|on|by|around|the|um|à|a las) ?)?[ (]?"
)
_TIGHT: Final = regex.compile(r"[ ,]{1,2}(?:buổi |lúc |luc |in the )?")
_WITHIN_RANGE: Final = regex.compile(r" ?(?:-|đến|den|tới|toi|to|until|till|and|và) ?")
_WEEKDAY_AND_DATE: Final = regex.compile(r",? ?\(?(?:ngày |ngay |the )?")
_SENTENCE_END: Final = regex.compile(r"[.!?](?: |$)")
_FAR: Final = 160


def compose(line: Line, days: Sequence[Atom], clocks: Sequence[Atom], parts: Sequence[Atom]) -> list[Atom]:
    """All readings of a line: days with the times beside them, and times that stand alone or further from their day."""
    dated = _with_parts(line, _joined_weekdays(line, ordered(days)), parts)
    timed = [atom for atom in _with_parts(line, ordered(clocks), parts) if atom.value.clocks]
    beside = _beside(line, dated, timed)
    kept = [atom for at, atom in enumerate(timed) if atom.value.key != "weak" or at in beside]
    if len(kept) < len(timed):
        timed = kept
        beside = _beside(line, dated, timed)
    return ordered([*_days_and_times(dated, timed, beside), *_loose(line, dated, timed, beside)])
