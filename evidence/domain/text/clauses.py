"""Decides where the sentences and clauses of a text begin and end, chat lines and table cells too (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import regex

_BREAK: Final = regex.compile(
    r"(?P<asks>[?？]+)|(?P<ends>[.!…;]++(?=[\s\"'”’)\]]|$)|[。！]+|\t|\|)|(?P<line>[\r\n]+)"
    r"|(?P<parts>(?<!\d),|,(?!\d)|(?<!\d):|:(?!\d)|[，、()（）\[\]]|[-–—/](?=\s)(?<=\s[-–—/])|—)"
)
_ABBREVIATED: Final = regex.compile(r"(?<![\p{L}\p{N}])(?:mrs?|ms|dr|prof|st|tp|vs|e\.g|i\.e|bs|ths)$", regex.I)
_WRAPPED_FROM: Final = 60


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch between two breaks; clauses of one sentence share its number; `is_asked`: a question mark ends it."""

    start: int
    end: int
    sentence: int
    is_asked: bool


def read_clauses(text: str) -> tuple[Clause, ...]:
    """Every clause that holds anything but white space, in order."""
    clauses: list[Clause] = []
    start = sentence = line_start = 0
    for end, after, kind in (*_breaks(text), (len(text), len(text), "ends")):
        if kind == "line":
            is_wrapped = end - line_start >= _WRAPPED_FROM and text[after : after + 1].islower()
            line_start = after
            if is_wrapped:
                continue
        if text[start:end].strip():
            clauses.append(Clause(start, end, sentence, kind == "asks"))
        start = after
        sentence += kind != "parts"
    return tuple(clauses)


def _breaks(text: str) -> Iterator[tuple[int, int, str]]:
    for found in _BREAK.finditer(text):
        kind = found.lastgroup or ""
        if found.group() == "." and _ABBREVIATED.search(text, max(0, found.start() - 6), found.start()):
            continue
        yield found.start(), found.end(), kind
