"""Decides where the marks of a chart stand; templates draw them as SVG, each beside its table (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from extraction.domain.rates import Rate

WIDTH: Final = 720.0
HEIGHT: Final = 180.0
_LABEL_EVERY: Final = 7
_GAP: Final = 0.25
_NICE: Final = (1, 2, 5)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in the chart's own units, with what it stands for in words."""

    x: float
    y: float
    width: float
    height: float
    kind: str
    title: str


@dataclass(frozen=True, slots=True)
class Tick:
    """A place on an axis with its words."""

    at: float
    label: str


@dataclass(frozen=True, slots=True)
class Stack:
    """Bars day by day, each of parts on top of each other; `rows` are the same figures as a table."""

    boxes: tuple[Box, ...]
    days: tuple[Tick, ...]
    levels: tuple[Tick, ...]
    rows: tuple[tuple[date, tuple[int, ...]], ...]
    width: float = WIDTH
    height: float = HEIGHT


@dataclass(frozen=True, slots=True)
class Whisker:
    """A share as a point on a line, with its interval; in percent."""

    name: str
    rate: Rate
    low: float
    at: float
    high: float


def stack(days: Sequence[date], kinds: Sequence[str], counts: Mapping[tuple[date, str], int]) -> Stack:
    """The bars of every day, the first kind at the bottom."""
    rows = tuple((day, tuple(counts.get((day, kind), 0) for kind in kinds)) for day in days)
    top = ceiling(max((sum(parts) for _, parts in rows), default=0))
    step = WIDTH / max(len(days), 1)
    boxes = [box for at, row in enumerate(rows) for box in _bar(at * step, step, row, kinds, top)]
    labels = [
        Tick((at + 0.5) * step, f"{day.day}/{day.month}") for at, day in enumerate(days) if _is_labelled(at, days)
    ]
    levels = [Tick(HEIGHT - HEIGHT * level / top, f"{level:,}") for level in (0, top // 2, top)]
    return Stack(tuple(boxes), tuple(labels), tuple(levels), rows)


def ceiling(most: int) -> int:
    """The least round number that is even and not under the most: 2, 4, 10, 20, 40, 100 and so on."""
    size = 1
    while True:
        for nice in _NICE:
            if nice * size * 2 >= most:
                return nice * size * 2
        size *= 10


def whisker(name: str, rate: Rate) -> Whisker | None:
    """A share with its interval, or none where there is nothing to take it of."""
    if rate.share is None or rate.interval is None:
        return None
    low, high = rate.interval
    return Whisker(name, rate, low * 100, rate.share * 100, high * 100)


def _bar(x: float, step: float, row: tuple[date, tuple[int, ...]], kinds: Sequence[str], top: int) -> list[Box]:
    day, parts = row
    boxes, base = [], HEIGHT
    for kind, count in zip(kinds, parts, strict=True):
        height = HEIGHT * count / top
        base -= height
        if count:
            title = f"{day:%d %b %Y}: {count:,} {kind}"
            boxes.append(Box(x + step * _GAP / 2, base, step * (1 - _GAP), height, kind, title))
    return boxes


def _is_labelled(at: int, days: Sequence[date]) -> bool:
    return (len(days) - 1 - at) % _LABEL_EVERY == 0
