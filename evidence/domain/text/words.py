"""Decides what a word is, in scripts with and without spaces between words (3-guards.md, Span)."""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import regex

from evidence.domain.text.normal import fold, is_plain

UNSPACED: Final = r"\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}ー々"
_LETTER: Final = rf"[[\p{{L}}\p{{N}}_]--[{UNSPACED}]]"
_INNER: Final = rf"[[\p{{L}}\p{{M}}\p{{N}}_]--[{UNSPACED}]]"
# What nobody sees parts no word: a soft hyphen inside one would hide a `not` from every reader.
_INVISIBLE: Final = r"[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]"
_WORD: Final = regex.compile(
    rf"[{UNSPACED}]\p{{M}}*+|{_LETTER}{_INNER}*+(?:(?:['’ʼ´]|{_INVISIBLE}++|(?<=\d)[.,](?=\d)){_INNER}++)*+",
    flags=regex.VERSION1,
)
# The standard engine is three times faster; in these blocks, which hold no combining or invisible mark, both know the
# same words.
_COMMON: Final = r"\u0000-\u00ac\u00ae-\u00b3\u00b5-\u02af\u1e00-\u1eff\u2010-\u2029\u202f-\u205e\u20a0-\u20bf"
_UNCOMMON: Final = re.compile(rf"[^{_COMMON}]")
_COMMON_WORD: Final = re.compile(r"\w++(?:(?:['’]|(?<=\d)[.,](?=\d))\w++)*+")
_UNSPACED_CHAR: Final = regex.compile(rf"[{UNSPACED}]", flags=regex.VERSION1)

SHORT: Final = 2000
CACHED: Final = 64


class Word(NamedTuple):  # a tuple: it is made for every word of every text
    """One word as written, its normal form, and its place in code points."""

    start: int
    end: int
    text: str
    folded: str


class Words(tuple[Word, ...]):
    """Words in the order of their places, which also tell at once what stands among them."""

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word in normal form, each once."""
        return frozenset([word.folded for word in self])


def read_words(text: str) -> Words:
    """Every word and number with its place; a script without spaces gives one word a character."""
    return _read_short(text) if len(text) <= SHORT else _read(text)


def _read(text: str) -> Words:
    pattern = _COMMON_WORD if is_common(text) else _WORD
    folded = str.casefold if is_plain(text) else fold
    return Words([Word(m.start(), m.end(), m[0], folded(m[0])) for m in pattern.finditer(text)])


# A claim, a span and the sentence round it are read by several rules each, one right after the other.
_read_short = lru_cache(maxsize=CACHED)(_read)


def is_common(text: str) -> bool:
    """Whether a text holds only Latin letters, composed with their accents, and the digits and marks used with them."""
    return _UNCOMMON.search(text) is None


def is_word_char(char: str) -> bool:
    """Whether a character is part of a word or of a number (a combining mark belongs to its letter)."""
    return char.isalnum() or char == "_" or unicodedata.category(char).startswith("M")


def is_unspaced(char: str) -> bool:
    """Whether a character belongs to a script that puts no space between words."""
    return _UNSPACED_CHAR.match(char) is not None
