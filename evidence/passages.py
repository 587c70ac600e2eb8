"""Decides how a text is cut so that quotes and values are marked where they stand (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

_CONTEXT: Final = 1_500


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of a text: code point offsets, what it is (`span`, `near`, `proven`, `unproven`), and why."""

    start: int
    end: int
    kind: str
    title: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Text inside one passage; `kind` is empty where no value stands."""

    text: str
    kind: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of text, quoted (`kind` is `span` or `near`) or not (empty), cut into pieces."""

    pieces: tuple[Piece, ...]
    kind: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Passages:
    """A whole text, or as much of it as a reader needs around its quotes."""

    passages: tuple[Passage, ...]
    cut_before: bool = False
    cut_after: bool = False


def mark(text: str, quotes: Iterable[Mark] = (), values: Iterable[Mark] = ()) -> Passages:
    """Cut a text at its quotes and at its values; of a long text only 1,500 characters around its quotes are kept."""
    held = _apart(quotes, len(text))
    inside = _apart(values, len(text))
    low, high = _window(held, len(text))
    passages = tuple(
        Passage(_pieces(text, start, end, inside), found.kind if found else "", found.title if found else "")
        for start, end, found in _stretches(held, low, high)
    )
    return Passages(passages, cut_before=low > 0, cut_after=high < len(text))


def same_words(resolved: Iterable[Mapping[str, Any]]) -> list[tuple[Mapping[str, Any], tuple[str, ...]]]:
    """Every proven value with each way in which it is asserted; what was read from the same words is one value."""
    groups: dict[tuple[Any, ...], list[Mapping[str, Any]]] = {}
    for each in resolved:
        groups.setdefault((each["kind"], each["quote"], each["start"], each["end"]), []).append(each)
    return [(group[0], tuple(dict.fromkeys(each["asserted"] for each in group))) for group in groups.values()]


def find_marks(text: str, values: Iterable[tuple[str, str, str]]) -> list[Mark]:
    """A mark where each value (text, kind, title) first stands literally, case aside, in a text."""
    fold = str.casefold if len(text.casefold()) == len(text) else str
    folded = fold(text)
    marks = []
    for value, kind, title in values:
        at = folded.find(fold(value)) if value else -1
        if at >= 0:
            marks.append(Mark(at, at + len(value), kind, title))
    return marks


def _apart(marks: Iterable[Mark], length: int) -> list[Mark]:
    apart: list[Mark] = []
    for each in sorted(marks, key=lambda found: (found.start, -found.end)):
        free_from = apart[-1].end if apart else 0
        start, end = max(each.start, free_from), min(each.end, length)
        if start < end:
            apart.append(Mark(start, end, each.kind, each.title))
    return apart


def _window(held: list[Mark], length: int) -> tuple[int, int]:
    first, last = (held[0].start, held[-1].end) if held else (0, 0)
    if last - first + 2 * _CONTEXT >= length:
        return 0, length
    return max(0, first - _CONTEXT), min(length, last + _CONTEXT)


def _stretches(marks: list[Mark], low: int, high: int) -> Iterable[tuple[int, int, Mark | None]]:
    at = low
    for found in marks:
        if found.end <= low or found.start >= high:
            continue
        start, end = max(found.start, low), min(found.end, high)
        if at < start:
            yield at, start, None
        yield start, end, found
        at = end
    if at < high:
        yield at, high, None


def _pieces(text: str, low: int, high: int, values: list[Mark]) -> tuple[Piece, ...]:
    return tuple(
        Piece(text[start:end], found.kind if found else "", found.title if found else "")
        for start, end, found in _stretches(values, low, high)
    )
