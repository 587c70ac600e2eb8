"""Decides which spellings of a text are the same one, and where each normal character came from (3-guards.md, Span)."""

from __future__ import annotations

import re
import unicodedata
from array import array
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import regex

_QUOTES: Final = {"'": "‘’‚‛ʼʹ′´", '"': "“”„‟«»″"}
_DASHES: Final = "‐‑‒–—―−⁃﹘﹣"
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
_FULL_WIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_SAME: Final[dict[int, int | str | None]] = {
    **_FULL_WIDTH,
    **{ord(variant): plain for plain, variants in _QUOTES.items() for variant in variants},
    **{ord(dash): "-" for dash in _DASHES},
    **dict.fromkeys(_INVISIBLE),
}
_PLAIN: Final = {chr(code): chr(same) if isinstance(same, int) else same or "" for code, same in _SAME.items()}
# A class of single characters is all that the standard engine has to look for, and it passes over text 30 times faster.
_VARIANT: Final = re.compile(f"[{re.escape(''.join(_PLAIN))}]")
_CLUSTER: Final = regex.compile(r"[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]*+|[\p{M}\u1160-\u11ff]++")


@dataclass(frozen=True)
class Normal:
    """A text in normal form; `slice_of(start, end)` leads from places in `text` back to places in `original`.

    `is_aligned`: every character of the one stands for the character at the same place of the other.
    """

    original: str
    text: str
    is_aligned: bool

    def slice_of(self, start: int, end: int) -> tuple[int, int]:
        """The code points of the original that the normal characters from `start` up to `end` (not empty) came from."""
        if self.is_aligned:
            return start, end
        starts, ends = self._offsets
        return starts[start], ends[end - 1]

    @cached_property
    def _offsets(self) -> tuple[array[int], array[int]]:
        starts, ends = array("L"), array("L")
        in_space = True
        for piece, start, end in _pieces(self.original):
            for char in piece:
                is_space = char.isspace()
                if is_space and in_space:
                    if ends:
                        ends[-1] = end
                    continue
                starts.append(start)
                ends.append(end)
                in_space = is_space
        return starts, ends


def _pieces(original: str) -> list[tuple[str, int, int]]:
    kept = [at for at, char in enumerate(original) if _SAME.get(ord(char), "") is not None]
    plain = _without_variants(original)
    if unicodedata.is_normalized("NFC", plain):
        return [(char.casefold(), at, at + 1) for char, at in zip(plain, kept, strict=True)]
    return [
        (unicodedata.normalize("NFC", found.group()).casefold(), kept[found.start()], kept[found.end() - 1] + 1)
        for found in _CLUSTER.finditer(plain)
    ]


def normalise(text: str) -> Normal:
    """The normal form: composed, case folded, white space collapsed, variants equal, invisible marks gone."""
    plain = text if text.isascii() else _without_variants(text)
    composed = plain if plain.isascii() else unicodedata.normalize("NFC", plain)
    folded = composed.casefold()
    normal = " ".join(folded.split())
    # Every step can only shorten a text or only lengthen it, so equal lengths at each step mean one for one.
    is_aligned = len(text) == len(plain) == len(folded) == len(normal) and composed == plain
    return Normal(text, normal, is_aligned)


def _without_variants(text: str) -> str:
    """The text with every variant in its plain spelling; most texts hold none, so that one search is all they cost."""
    return _VARIANT.sub(_plain, text) if _VARIANT.search(text) else text


def _plain(found: re.Match[str]) -> str:
    return _PLAIN[found.group()]


def fold(text: str) -> str:
    """The normal form without its map."""
    return normalise(text).text


def is_plain(text: str) -> bool:
    """Whether a text is composed and free of variants: its normal form differs in case and white space alone."""
    return text.isascii() or (unicodedata.is_normalized("NFC", text) and not _VARIANT.search(text))


@lru_cache(maxsize=2048)
def bare(text: str) -> str:
    """The normal form without accents (`đ` becomes `d`), for likeness alone: it never proves anything by itself."""
    if text.isascii():
        return fold(text)
    decomposed = unicodedata.normalize("NFD", fold(text))
    return "".join(char for char in decomposed if not unicodedata.combining(char)).replace("đ", "d")


def is_bare(folded: str) -> bool:
    """Whether a text in normal form carries no accent at all."""
    return folded.isascii() or bare(folded) == folded
