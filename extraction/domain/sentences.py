"""Decides where one sentence of a message ends, so that a claim quotes one sentence literally (5a of document 002)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import regex

# A point ends a sentence only before white space, and not after a single letter, a digit alone or a known short form.
_END: Final = regex.compile(r"(?<word>[\p{L}\p{N}]{0,4})(?<mark>[.!?…。！？]{1,6})(?=[\s\"”’)]|$)|[。！？]")
_SHORT: Final = frozenset(
    {"approx", "co", "dept", "dr", "etc", "inc", "ltd", "mr", "mrs", "ms", "no", "prof", "st", "tp", "ts", "vs"}
)
_EDGES: Final = " \t\u00a0\u200b\u3000-–—•*·\"“”'‘’«»"
_ROW: Final = regex.compile(r"\t|\s\|\s|;(?=\S)|,(?=\S)")
_ROW_CELLS: Final = 3


@dataclass(frozen=True, slots=True)
class Sentence:
    """The literal slice `[start:end]` of a message, in code points; `is_row` when it is a line of table cells."""

    start: int
    end: int
    text: str
    is_row: bool = False


def split(text: str) -> Iterator[Sentence]:
    """Yield the sentences of a text in order, without blanks, bullets and quotation marks at their edges."""
    position = 0
    for line in text.split("\n"):
        yield from _line(line, position)
        position += len(line) + 1


def _line(line: str, offset: int) -> Iterator[Sentence]:
    if len(_ROW.findall(line)) >= _ROW_CELLS - 1 and _is_row(line):
        yield from _trimmed(line, 0, len(line), offset, is_row=True)
        return
    start = 0
    for match in _END.finditer(line):
        if _ends_sentence(match):
            yield from _trimmed(line, start, match.end(), offset)
            start = match.end()
    yield from _trimmed(line, start, len(line), offset)


def _is_row(line: str) -> bool:
    """Cells are short; a sentence that merely lacks a blank after its commas is not a row."""
    cells = _ROW.split(line)
    return "\t" in line or " | " in line or all(len(cell.split()) <= 6 for cell in cells)


def _ends_sentence(match: regex.Match[str]) -> bool:
    if match["mark"] != ".":
        return True
    word = match["word"].casefold()
    return len(word) > 1 and word not in _SHORT and not (word.isdigit() and match.start() == 0)


def _trimmed(line: str, start: int, end: int, offset: int, *, is_row: bool = False) -> Iterator[Sentence]:
    raw = line[start:end]
    left = start + len(raw) - len(raw.lstrip(_EDGES))
    right = start + len(raw.rstrip(_EDGES + ("" if is_row else ".…")))
    if right > left:
        yield Sentence(offset + left, offset + right, line[left:right], is_row)
