"""Decides how a text is read for credentials: by what it shows, whatever its code points (3-guards.md, `secret`)."""

from __future__ import annotations

import unicodedata
from array import array
from dataclasses import dataclass
from typing import Final

import regex

_VARIANTS: Final = (
    *range(0xFF01, 0xFF5F),
    *range(0x1D400, 0x1D800),
    *range(0x2000, 0x200B),
    0xA0,
    0x202F,
    0x205F,
    0x3000,
)
_DASHES: Final = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63"
_DIGITS: Final = {code: str(unicodedata.digit(chr(code))) for code in range(0x660, 0xFF10) if chr(code).isdecimal()}
_PLAIN: Final = {code: unicodedata.normalize("NFKC", chr(code)) for code in _VARIANTS}
_SAME: Final[dict[int, str]] = {
    **_DIGITS,
    **{code: plain for code, plain in _PLAIN.items() if len(plain) == 1},
    **{ord(dash): "-" for dash in _DASHES},
}
_INVISIBLE: Final = r"[\p{Cf}\ufe00-\ufe0f\u034f]"
_HIDDEN: Final = regex.compile(_INVISIBLE)
_TO_JOIN: Final = regex.compile(rf"{_INVISIBLE}|\p{{Mn}}")
_PIECE: Final = regex.compile(rf"{_INVISIBLE}++|\P{{M}}(?:{_INVISIBLE}*+\p{{M}})*+|\p{{M}}++", flags=regex.DOTALL)


@dataclass(frozen=True, slots=True)
class Reading:
    """A text as it shows: width, kind of blank and composition settled, invisible characters gone.

    `starts` and `ends` lead each of its characters back to the original's code points; both are empty where every
    character stands for the one at the same place.
    """

    text: str
    starts: array[int]
    ends: array[int]

    def original(self, start: int, end: int) -> tuple[int, int]:
        """The code points of the original that the characters from `start` up to `end` (not empty) came from."""
        return (self.starts[start], self.ends[end - 1]) if self.starts else (start, end)


def read(text: str) -> Reading:
    """The text as it shows; one without anything to settle costs a search."""
    plain = text if text.isascii() else text.translate(_SAME)
    if text.isascii() or not _TO_JOIN.search(plain):
        return Reading(plain, array("L"), array("L"))
    shown: list[str] = []
    starts, ends = array("L"), array("L")
    for piece in _PIECE.finditer(plain):
        composed = unicodedata.normalize("NFC", _HIDDEN.sub("", piece[0]))
        shown.append(composed)
        starts.extend([piece.start()] * len(composed))
        ends.extend([piece.end()] * len(composed))
    return Reading("".join(shown), starts, ends)
