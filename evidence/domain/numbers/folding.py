"""Decides which spellings of digits and letters are one, keeping case and lines, with the way back (5-values.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import regex

_INVISIBLE: Final = (
    *range(0x200B, 0x2010),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10),
    0x00AD,
    0x034F,
    0x061C,
    0x180E,
    0xFEFF,
)
_SAME: Final[dict[int, str | int | None]] = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys((0x2018, 0x2019, 0x2032), "'"),
    **dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212), "-"),
    **dict.fromkeys((0x2007, 0x2009, 0x202F), "\u00a0"),
    0xFFE5: "¥",
    0xFFE1: "£",
    **dict.fromkeys(_INVISIBLE),
}
_FOREIGN_DIGIT: Final = regex.compile(r"[\p{Nd}--[0-9]]", flags=regex.VERSION1)
_MARK: Final = regex.compile(r"\p{M}")
_CLUSTER: Final = regex.compile(r"\P{M}\p{M}{0,8}+|\p{M}")  # bounded: reordering a long run of marks is quadratic


@dataclass(frozen=True, slots=True)
class Folded:
    """A text in folded form; `slice_of` leads from a stretch of `text` back to code points of the text as given."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]

    def slice_of(self, start: int, end: int) -> tuple[int, int]:
        """The place in the text as given of the folded characters from `start` up to `end` (not empty)."""
        return self.starts[start], self.ends[end - 1]


def fold(text: str) -> Folded:
    """One spelling for digits of any script, full width and composed letters; invisible characters are gone."""
    if text.isascii():
        return Folded(text, range(len(text)), range(1, len(text) + 1))
    plain = _FOREIGN_DIGIT.sub(lambda found: str(unicodedata.decimal(found.group())), text.translate(_SAME))
    kept = _kept(text, len(plain))
    if not _MARK.search(plain):
        return Folded(plain, kept, range(1, len(text) + 1) if isinstance(kept, range) else [at + 1 for at in kept])
    return _composed(plain, kept)


def _kept(text: str, length: int) -> Sequence[int]:
    """The places of the characters that are not invisible; only those can make a text shorter."""
    if length == len(text):
        return range(length)
    return [at for at, char in enumerate(text) if _SAME.get(ord(char), "") is not None]


def _composed(plain: str, kept: Sequence[int]) -> Folded:
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for found in _CLUSTER.finditer(plain):
        piece = unicodedata.normalize("NFC", found.group())
        pieces.append(piece)
        starts.extend([kept[found.start()]] * len(piece))
        ends.extend([kept[found.end() - 1] + 1] * len(piece))
    return Folded("".join(pieces), starts, ends)
