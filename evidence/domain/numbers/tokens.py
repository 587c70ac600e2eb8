"""Decides where the numerals, words and marks of a text are, and what lies between them (5-values.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import regex

from evidence.domain.lexicon.numbers import CURRENCY_TAILS, VI_UNMARKED, VI_UNMARKED_SCALES
from evidence.domain.numbers.folding import Folded, fold
from evidence.domain.text import language_of
from evidence.domain.text.words import is_common

_HAN: Final = "〇零一二三四五六七八九两両十百千万萬億亿円圆元"
_TOKEN: Final = regex.compile(
    rf"(?P<numeral>[0-9]++(?:[.,'][0-9]++|\u00a0[0-9]{{3}}(?![0-9]))*+)"
    rf"|(?P<word>[{_HAN}]|[\p{{L}}\p{{M}}--[{_HAN}]]++)|(?P<mark>\S)",
    flags=regex.VERSION1,
)
# The same for the texts that `is_common` knows: the standard engine passes over them three times faster.
_COMMON_TOKEN: Final = re.compile(
    r"(?P<numeral>[0-9]++(?:[.,'][0-9]++|\u00a0[0-9]{3}(?![0-9]))*+)|(?P<word>[^\W\d_²³¹¼½¾]++)|(?P<mark>[\S\x1c-\x1f])"
)
_GLUED: Final = regex.compile(rf"(triệu|trieu|tr|tỷ|tỉ|ty|k|m)({CURRENCY_TAILS})", flags=regex.IGNORECASE)
_MARKED: Final = regex.compile(r"[\p{Latin}--[a-zA-Z]]", flags=regex.VERSION1)
_COMMON_MARKED: Final = re.compile(r"[^\W\d_a-zA-Zµ²³¹¼½¾]")
_COLUMN: Final = frozenset("\t\r\v\f\u2028\u2029")
_WIDE_GAP: Final = 3
_SHORT: Final = 2000

_Pattern = re.Pattern[str] | regex.Pattern[str]


@dataclass(frozen=True, slots=True)
class Line:
    """What a line of text tells of its words: whether it is written without any marks, or in capitals throughout."""

    is_unmarked: bool
    is_upper: bool


class Token(NamedTuple):  # a tuple: it is made for every word of every text
    """One token, a word, digits or a mark; `start` and `end` are places in the folded text, `key` is what to look up.

    `is_near`: no new line, tab or column parts it from the token before; `is_tight`: nothing does. `is_unmarked`: the
    word was written without its marks and `key` is what it may stand for.
    """

    start: int
    end: int
    text: str
    key: str
    line: Line
    is_word: bool = False
    is_numeral: bool = False
    is_near: bool = False
    is_tight: bool = False
    is_unmarked: bool = False

    @property
    def is_mark(self) -> bool:
        """Whether it is neither a word nor digits."""
        return bool(self.text) and not (self.is_word or self.is_numeral)

    @property
    def is_spaced(self) -> bool:
        """Whether blanks part it from the token before."""
        return self.is_near and not self.is_tight


OUTSIDE: Final = Token(0, 0, "", "", Line(is_unmarked=False, is_upper=False))


@dataclass(frozen=True)
class Stream:
    """The tokens of one text; outside of them stands `OUTSIDE`."""

    folded: Folded
    tokens: tuple[Token, ...]

    @cached_property
    def language(self) -> str | None:
        """The ISO 639 code of the language it is likely written in."""
        return language_of(self.folded.text)

    def at(self, index: int) -> Token:
        """The token of that number."""
        try:
            return self.tokens[index] if index >= 0 else OUTSIDE
        except IndexError:
            return OUTSIDE

    def place(self, first: int, end: int) -> tuple[int, int]:
        """Where the tokens from `first` up to `end` stand in the text as given, in code points."""
        return self.folded.slice_of(self.tokens[first].start, self.tokens[end - 1].end)


def stream_of(text: str) -> Stream:
    """The tokens of a text."""
    return _short_stream(text) if len(text) <= _SHORT else _stream(text)


def _stream(text: str) -> Stream:
    return tokenise(fold(text))


# The readers of amounts and of numbers read the same claims and quotes.
_short_stream = lru_cache(maxsize=256)(_stream)


def tokenise(folded: Folded) -> Stream:
    """The tokens of a folded text."""
    pattern, marked = (_COMMON_TOKEN, _COMMON_MARKED) if is_common(folded.text) else (_TOKEN, _MARKED)
    tokens: list[Token] = []
    start = 0
    for content in folded.text.split("\n"):
        line = Line(is_unmarked=not marked.search(content), is_upper=content.isupper())
        tokens.extend(_line_tokens(pattern, content, start, line))
        start += len(content) + 1
    return Stream(folded, tuple(tokens))


def _line_tokens(pattern: _Pattern, content: str, start: int, line: Line) -> Iterator[Token]:
    last, was_numeral = 0, False
    for found in pattern.finditer(content):
        text, first, kind = found[0], found.start(), found.lastgroup
        is_tight = 0 < last == first
        is_near = is_tight or (last > 0 and _is_near(content[last:first]))
        last = found.end()
        if kind == "word":
            pieces = _pieces(text) if was_numeral and is_tight else (text,)
            yield _word(start + first, pieces[0], line, is_near=is_near, is_tight=is_tight)
            if len(pieces) > 1:
                yield _word(start + first + len(pieces[0]), pieces[1], line, is_near=True, is_tight=True)
        else:
            is_numeral = kind == "numeral"
            yield Token(
                start + first, start + last, text, text, line, is_numeral=is_numeral, is_near=is_near, is_tight=is_tight
            )
        was_numeral = kind == "numeral"


def _pieces(word: str) -> tuple[str, ...]:
    glued = _GLUED.fullmatch(word)
    return (glued[1], glued[2]) if glued else (word,)


def _is_near(between: str) -> bool:
    """Whether what stands between two tokens is no tab and no column's width."""
    return between == " " or (len(between) < _WIDE_GAP and _COLUMN.isdisjoint(between))


def _word(start: int, text: str, line: Line, *, is_near: bool, is_tight: bool) -> Token:
    key = text.casefold()
    marked = VI_UNMARKED_SCALES.get(key)
    if marked is None and line.is_unmarked:
        marked = VI_UNMARKED.get(key)
    is_unmarked = marked is not None
    return Token(start, start + len(text), text, marked or key, line, True, False, is_near, is_tight, is_unmarked)
