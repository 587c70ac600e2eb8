"""Decides where the sentences and clauses of a text begin and end, chat lines and table cells too (3-guards.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

import regex

from evidence.domain.text.words import CACHED, SHORT

_BREAK: Final = regex.compile(
    r"(?P<asks>[?？]+)|(?P<ends>[.!…;]++(?=[\s\"'”’)\]]|$)|[。！]+|\t|\|)|(?P<line>[\r\n]+)"
    r"|(?P<parts>(?<!\d),|,(?!\d)|(?<!\d):|:(?!\d)|[，、()（）\[\]]|[-–—/](?=\s)(?<=\s[-–—/])|—)"
)
_ABBREVIATED: Final = regex.compile(r"(?<![\p{L}\p{N}])(?:mrs?|ms|dr|prof|st|tp|vs|e\.g|i\.e|bs|ths)$", regex.I)
_LINE: Final = re.compile(r"[^\r\n]++")
_LEAST_MARGIN: Final = 50
_MOST_MARGIN: Final = 100


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch between two breaks; clauses of one sentence share its number; `is_asked`: a question mark ends it."""

    start: int
    end: int
    sentence: int
    is_asked: bool


def read_clauses(text: str) -> tuple[Clause, ...]:
    """Every clause that holds anything but white space, in order."""
    return _read_short(text) if len(text) <= SHORT else _read(text)


def _read(text: str) -> tuple[Clause, ...]:
    return _clauses(text, _wrapped_breaks(text))


_read_short = lru_cache(maxsize=CACHED)(_read)


def sentences_around(text: str, start: int, end: int) -> tuple[int, int]:
    """Where the sentences that a stretch is cut from begin and end, a question mark included; else the stretch."""
    wrapped = _wrapped_breaks(text)
    # Where no line is wrapped no sentence runs over one, so that the lines of the stretch are all that needs reading.
    first, last = (0, len(text)) if wrapped else _lines_around(text, start, end)
    clauses = _clauses(text[first:last], wrapped)
    cut = {clause.sentence for clause in clauses if clause.start < end - first and clause.end > start - first}
    bounds = [(clause.start, clause.end + clause.is_asked) for clause in clauses if clause.sentence in cut]
    return (first + min(bounds)[0], first + max(bounds)[1]) if bounds else (start, end)


def _lines_around(text: str, start: int, end: int) -> tuple[int, int]:
    """The lines that a stretch touches, each with the break at its edge."""
    first = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start), 0)
    ends = [at for at in (text.find("\n", end), text.find("\r", end)) if at >= 0]
    return first, min(ends, default=len(text)) + 1


def _clauses(text: str, wrapped: frozenset[int]) -> tuple[Clause, ...]:
    clauses: list[Clause] = []
    start = sentence = 0
    for end, after, kind in (*_breaks(text), (len(text), len(text), "ends")):
        if end in wrapped:
            continue
        if text[start:end].strip():
            clauses.append(Clause(start, end, sentence, kind == "asks"))
        start = after
        sentence += kind != "parts"
    return tuple(clauses)


def _wrapped_breaks(text: str) -> frozenset[int]:
    """The line breaks that only wrap a line: the next word would have run over a margin that several lines keep."""
    margin = max(map(len, _LINE.findall(text)), default=0)
    if not _LEAST_MARGIN <= margin <= _MOST_MARGIN:
        return frozenset()
    lines = [(found.start(), found.group()) for found in _LINE.finditer(text)]
    wrapped = [
        start + len(line)
        for (start, line), (_, following) in pairwise(lines)
        if following[:1].islower() and len(line) + 1 + len(following.split()[0]) > margin
    ]
    return frozenset(wrapped) if len(wrapped) > 1 else frozenset()


def _breaks(text: str) -> Iterator[tuple[int, int, str]]:
    for found in _BREAK.finditer(text):
        kind = found.lastgroup or ""
        if found.group() == "." and _ABBREVIATED.search(text, max(0, found.start() - 6), found.start()):
            continue
        yield found.start(), found.end(), kind
