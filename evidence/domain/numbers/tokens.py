"""Decides where the numerals, words and marks of a text are, and what lies between them (5-values.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import regex

from evidence.domain.lexicon.numbers import CURRENCY_TAILS, VI_UNMARKED, VI_UNMARKED_SCALES
from evidence.domain.numbers.folding import Folded, fold
from evidence.domain.text import language_of

_HAN: Final = "〇零一二三四五六七八九两両十百千万萬億亿円圆元"
_TOKEN: Final = regex.compile(
    rf"(?P<numeral>[0-9]++(?:[.,'][0-9]++|\u00a0[0-9]{{3}}(?![0-9]))*+)"
    rf"|(?P<word>[{_HAN}]|[\p{{L}}\p{{M}}--[{_HAN}]]++)|(?P<mark>\S)",
    flags=regex.VERSION1,
)
_GLUED: Final = regex.compile(rf"(triệu|trieu|tr|tỷ|tỉ|ty|k|m)({CURRENCY_TAILS})", flags=regex.IGNORECASE)
_LINE: Final = regex.compile(r"[^\n]*+\n?")
_MARKED: Final = regex.compile(r"[\p{Latin}--[a-zA-Z]]", flags=regex.VERSION1)
_WIDE_GAP: Final = 3
_SHORT: Final = 2000


class Kind(StrEnum):
    """What a token is."""

    NUMERAL = "numeral"
    WORD = "word"
    MARK = "mark"
    END = "end"


class Gap(StrEnum):
    """What stands before a token: nothing, a space, or a line, a tab or a column's width."""

    TIGHT = "tight"
    SPACE = "space"
    BREAK = "break"


@dataclass(frozen=True, slots=True)
class Line:
    """What a line of text tells of its words: whether it is written without any marks, or in capitals throughout."""

    is_unmarked: bool
    is_upper: bool


class Token(NamedTuple):  # a tuple: it is made for every word of every text
    """One token; `start` and `end` are places in the folded text, `key` is the word to look up.

    `is_unmarked`: the word was written without its marks and `key` is what it may stand for.
    """

    kind: Kind
    start: int
    end: int
    text: str
    key: str
    gap: Gap
    line: Line
    is_unmarked: bool = False

    @property
    def is_tight(self) -> bool:
        """Whether nothing parts it from the token before."""
        return self.gap is Gap.TIGHT

    @property
    def is_near(self) -> bool:
        """Whether it stands on the same line and column as the token before."""
        return self.gap is not Gap.BREAK


_KINDS: Final[dict[str | None, Kind]] = {kind.value: kind for kind in Kind}
OUTSIDE: Final = Token(Kind.END, 0, 0, "", "", Gap.BREAK, Line(is_unmarked=False, is_upper=False))


@dataclass(frozen=True)
class Stream:
    """The tokens of one text; outside of them stands a token of kind `END`."""

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
    tokens: list[Token] = []
    for found in _LINE.finditer(folded.text):
        tokens.extend(_line_tokens(folded.text, found.start(), found.end()))
    return Stream(folded, tuple(tokens))


def _line_tokens(text: str, start: int, end: int) -> Iterator[Token]:
    content = text[start:end]
    line = Line(is_unmarked=not _MARKED.search(content), is_upper=content.isupper())
    last, was_numeral, is_first = start, False, True
    for found in _TOKEN.finditer(text, start, end):
        kind = _KINDS[found.lastgroup]
        gap = Gap.BREAK if is_first else _gap(text[last : found.start()])
        pieces = _pieces(found.group()) if kind is Kind.WORD and was_numeral and gap is Gap.TIGHT else (found.group(),)
        at = found.start()
        for number, piece in enumerate(pieces):
            yield _token(kind, at, piece, Gap.TIGHT if number else gap, line)
            at += len(piece)
        last, was_numeral, is_first = at, kind is Kind.NUMERAL, False


def _pieces(word: str) -> tuple[str, ...]:
    glued = _GLUED.fullmatch(word)
    return (glued[1], glued[2]) if glued else (word,)


def _gap(between: str) -> Gap:
    if not between:
        return Gap.TIGHT
    if between == " ":
        return Gap.SPACE
    is_plain = len(between) < _WIDE_GAP and not any(char in "\t\r\v\f\u2028\u2029" for char in between)
    return Gap.SPACE if is_plain else Gap.BREAK


def _token(kind: Kind, start: int, text: str, gap: Gap, line: Line) -> Token:
    key = text.casefold() if kind is Kind.WORD else text
    marked = VI_UNMARKED_SCALES.get(key)
    if marked is None and line.is_unmarked:
        marked = VI_UNMARKED.get(key)
    return Token(kind, start, start + len(text), text, marked or key, gap, line, is_unmarked=marked is not None)
