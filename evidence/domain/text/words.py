"""Decides what a word is, in scripts with and without spaces between words (3-guards.md, Span)."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import regex

from evidence.domain.text.normal import fold, is_plain

UNSPACED: Final = r"\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}ー々"
_LETTER: Final = rf"[[\p{{L}}\p{{N}}_]--[{UNSPACED}]]"
_INNER: Final = rf"[[\p{{L}}\p{{M}}\p{{N}}_]--[{UNSPACED}]]"
_WORD: Final = regex.compile(
    rf"[{UNSPACED}]\p{{M}}*+|{_LETTER}{_INNER}*+(?:(?:['’ʼ]|(?<=\d)[.,](?=\d)){_INNER}++)*+", flags=regex.VERSION1
)
_UNSPACED_CHAR: Final = regex.compile(rf"[{UNSPACED}]", flags=regex.VERSION1)

SHORT: Final = 2000
CACHED: Final = 64


@dataclass(frozen=True, slots=True)
class Word:
    """One word as written, its normal form, and its place in code points."""

    start: int
    end: int
    text: str
    folded: str


def read_words(text: str) -> tuple[Word, ...]:
    """Every word and number with its place; a script without spaces gives one word a character."""
    return _read_short(text) if len(text) <= SHORT else _read(text)


def _read(text: str) -> tuple[Word, ...]:
    folded = str.casefold if is_plain(text) else fold
    return tuple(Word(m.start(), m.end(), m.group(), folded(m.group())) for m in _WORD.finditer(text))


# A claim, a span and the sentence round it are read by several rules each, one right after the other.
_read_short = lru_cache(maxsize=CACHED)(_read)


def is_word_char(char: str) -> bool:
    """Whether a character is part of a word or of a number (a combining mark belongs to its letter)."""
    return char.isalnum() or char == "_" or unicodedata.category(char).startswith("M")


def is_unspaced(char: str) -> bool:
    """Whether a character belongs to a script that puts no space between words."""
    return _UNSPACED_CHAR.match(char) is not None
