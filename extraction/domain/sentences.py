"""Decides where one sentence of a message ends, so that a claim quotes one sentence literally (5a of document 002)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import regex

# A point ends a sentence only before white space, and not after a single letter, a digit alone or a known short form.
_END: Final = regex.compile(r"(?<word>[\p{L}\p{M}\p{N}]{0,6})(?<mark>[.!?…。！？]{1,6})(?=[\s\"”’)]|$)|[。！？]")
_SHORT: Final = frozenset(
    {"approx", "co", "dept", "dr", "etc", "inc", "ltd", "mr", "mrs", "ms", "no", "prof", "st", "tp", "ts", "vs"}
)
_EDGES: Final = " \t\u00a0\u200b\u3000-–—•*·\"“”'‘’«»|"
_BULLET: Final = regex.compile(
    r"[ \t]{0,12}(?:[-–—•*·□☐☑✔✓][ \t]|[(]?[0-9]{1,2}[.)/][ \t])[ \t]*(?=[^\d\s]|\d+[^\d\s.,:/)])"
)
_CELLS: Final = regex.compile(r"\t|\s\|\s|;(?=\S)|,(?=\S)")
_LOOSE_CELLS: Final = regex.compile(r"\t|\s\|\s|\s[-–—/]\s|;|,(?=\s)")
_ROW_CELLS: Final = 3
_LOOSE_ROW_CELLS: Final = 5
_DASHED_ROW_CELLS: Final = 4
_DASHED: Final = regex.compile(r"\s[-–—/]\s")
_CELL_END: Final = regex.compile(r"\t|\s[|/–—-]\s|;|,(?=\D|$)")
_CELL_WORDS: Final = 6
_CLAUSE_END: Final = regex.compile(r"[,;]\s+|\s[-–—]\s")


_CODE: Final = regex.compile(
    r"^\s*(?:def|class|return|import|from|elif|else:|for|while|if|try:|except|var|let|const|function|public|SELECT|INSERT|UPDATE)\b"
    r".*[:;{}()=]|[{};]\s*$|[=!]=|=>\s*[{(]|\w+\.\w+\(|</\w+>|\w\(\)"
    r"|^\W*\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*\s+\W*(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b"
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """The literal slice `[start:end]` of a message, in code points.

    `is_row`: a line of table cells. `is_listed`: the first of a line that a bullet or a number opens.
    """

    start: int
    end: int
    text: str
    is_row: bool = False
    is_listed: bool = False

    def part(self, start: int, end: int) -> Sentence:
        """The part `[start:end]` of this sentence, without blanks and marks at its edges."""
        return _trimmed(self.text, start, end, self.start)


def split(text: str) -> Iterator[Sentence]:
    """Yield the sentences of a text in order, without blanks, bullets and quotation marks at their edges."""
    position = 0
    for line in text.split("\n"):
        yield from (sentence for sentence in _line(line, position) if sentence.text)
        position += len(line) + 1


def is_code(text: str) -> bool:
    """Whether a line is one of a program or of its log, told by its marks."""
    return _CODE.search(text) is not None


def clause_starts(sentence: Sentence) -> tuple[int, ...]:
    """Where each clause but the first begins in a sentence, told by commas, semicolons and dashes."""
    return tuple(match.end() for match in _CLAUSE_END.finditer(sentence.text))


def cells(row: Sentence) -> Iterator[Sentence]:
    """The cells of a row in order, those that hold nothing left out."""
    begin = 0
    for match in _CELL_END.finditer(row.text):
        yield from (cell for cell in (row.part(begin, match.start()),) if cell.text)
        begin = match.end()
    yield from (cell for cell in (row.part(begin, len(row.text)),) if cell.text)


def _line(line: str, offset: int) -> Iterator[Sentence]:
    bullet = _BULLET.match(line)
    start = bullet.end() if bullet else 0
    if _is_row(line):
        yield _trimmed(line, start, len(line), offset, is_row=True)
        return
    is_listed = bullet is not None
    for match in _END.finditer(line, start):
        if _ends_sentence(match):
            yield _trimmed(line, start, match.end(), offset, is_listed=is_listed)
            start, is_listed = match.end(), False
    yield _trimmed(line, start, len(line), offset, is_listed=is_listed)


def _is_row(line: str) -> bool:
    """Cells are short; a sentence that merely lacks a blank after its commas is not a row."""
    cells = _CELLS.split(line)
    if len(cells) >= _ROW_CELLS and ("\t" in line or " | " in line or _are_short(cells)):
        return True
    has_digit = any(character.isdigit() for character in line)
    dashed = _DASHED.split(line)
    if has_digit and len(dashed) >= _DASHED_ROW_CELLS and _are_short(dashed[:-1]):
        return True
    loose = _LOOSE_CELLS.split(line)
    return has_digit and len(loose) >= _LOOSE_ROW_CELLS and all(len(cell.split()) <= 3 for cell in loose)


def _are_short(cells: list[str]) -> bool:
    return all(len(cell.split()) <= _CELL_WORDS for cell in cells)


def _ends_sentence(match: regex.Match[str]) -> bool:
    if match["mark"] != ".":
        return True
    word = unicodedata.normalize("NFC", match["word"]).casefold()
    is_initial = len(word) == 1 and word.isalpha()
    return not is_initial and word not in _SHORT and not (word.isdigit() and match.start() == 0)


def _trimmed(
    line: str, start: int, end: int, offset: int, *, is_row: bool = False, is_listed: bool = False
) -> Sentence:
    raw = line[start:end]
    left = start + len(raw) - len(raw.lstrip(_EDGES))
    right = max(left, start + len(raw.rstrip(_EDGES + ("" if is_row else ".…,;"))))
    return Sentence(offset + left, offset + right, line[left:right], is_row, is_listed)
