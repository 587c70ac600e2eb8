"""Decides in which form dates are sought: without accents where the author writes none (5-values.md, Dates)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

import regex

from evidence.domain.lexicon.dates import FOREIGN_WORDS
from evidence.domain.text import Normal, normalise

_Meaning = TypeVar("_Meaning")
_NEAR: Final = 48
# German, Scandinavian and Iberian letters that Vietnamese does not have.
_OTHER_ALPHABETS: Final = frozenset("äöüßåæøœñç")
_WITHIN_SENTENCE: Final = regex.compile(r"(?<=\w )\p{L}")
_WORD: Final = regex.compile(r"\w+")
_DIGIT: Final = regex.compile(r"\d")
_WORDS: Final = regex.compile(r"\p{Han}|[\p{L}--\p{Han}]++", regex.VERSION1)
_YEAR: Final = regex.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_PARTED: Final = regex.compile(r"(?<=\d)[/.:-](?=\d)")
FOUR_DIGITS: Final = "2000"
MARKS: Final = frozenset("/.-")


@dataclass(frozen=True)
class Line:
    """A text made ready for patterns; `text` is what they read, one for one with the normal form."""

    normal: Normal
    text: str
    is_marked: bool

    @cached_property
    def words(self) -> frozenset[str]:
        """Its words and Han characters, the marks that part its digits, and `2000` where four of them may be a year."""
        found = frozenset(_WORDS.findall(self.text))
        if not _DIGIT.search(self.text):
            return found
        return found.union(_PARTED.findall(self.text), (FOUR_DIGITS,) if _YEAR.search(self.text) else ())

    @cached_property
    def is_foreign(self) -> bool:
        """Whether the text has words of a language in which unaccented Vietnamese must not be sought."""
        return not self.is_marked and not FOREIGN_WORDS.isdisjoint(_WORD.findall(self.text))

    @cached_property
    def has_names(self) -> bool:
        """Whether its author writes capitals within a sentence, so that a small letter says something."""
        return any(self.is_upper(found.end() - 1) for found in _WITHIN_SENTENCE.finditer(self.text))

    @cached_property
    def is_counting(self) -> bool:
        """Whether the text counts in ordinals, so that `thứ hai` is the second and no Monday."""
        return "thứ nhất" in self.text or "thu nhat" in self.text

    def source(self, start: int, end: int) -> str:
        """The literal slice of the text as given."""
        first, last = self.normal.slice_of(start, end)
        return self.normal.original[first:last]

    def before(self, at: int) -> str:
        """The normal characters that stand shortly before a place."""
        return self.text[max(0, at - _NEAR) : at]

    def after(self, at: int) -> str:
        """The normal characters that stand shortly after a place."""
        return self.text[at : at + _NEAR]

    def is_upper(self, at: int) -> bool:
        """Whether the character at a place, if there is one, was written as a capital."""
        return at < len(self.text) and self.source(at, at + 1)[:1].isupper()

    def is_shouted(self, start: int, end: int) -> bool:
        """Whether a passage was written in capitals throughout."""
        return self.source(start, min(end, len(self.text))).isupper()


def line_of(text: str) -> Line:
    """The text as patterns read it; where no accent stands that Vietnamese has, all accents are taken off."""
    normal = normalise(text)
    if normal.text.isascii():
        return Line(normal, normal.text, is_marked=False)
    without = plain(normal.text)
    is_marked = any(
        char != bare and char not in _OTHER_ALPHABETS for char, bare in zip(normal.text, without, strict=True)
    )
    return Line(normal, normal.text if is_marked else without, is_marked=is_marked)


def plain(text: str) -> str:
    """The text without accents, one character for one."""
    return "".join("d" if char == "đ" else unicodedata.normalize("NFD", char)[0] for char in text)


@dataclass(frozen=True)
class Phrase:
    """One pattern in both spellings, with and without accents; each is compiled when it is first needed."""

    pattern: str
    without_accents: bool = True

    @cached_property
    def marked(self) -> regex.Pattern[str]:
        """The pattern with its accents."""
        return regex.compile(self.pattern, regex.VERSION1)

    @cached_property
    def unmarked(self) -> regex.Pattern[str]:
        """The pattern without accents."""
        return regex.compile(self._plain, regex.VERSION1)

    @cached_property
    def _backward(self) -> tuple[regex.Pattern[str], regex.Pattern[str]]:
        # Read from its end, a pattern that must end at a place fails there at once.
        flags = regex.VERSION1 | regex.REVERSE
        return regex.compile(self._plain, flags), regex.compile(self.pattern, flags)

    @property
    def _plain(self) -> str:
        return plain(self.pattern) if self.without_accents else r"(?!)"

    def finditer(self, line: Line) -> Iterator[regex.Match[str]]:
        """Every place of the pattern in a line, from left to right."""
        return self.of(line).finditer(line.text)

    def of(self, line: Line) -> regex.Pattern[str]:
        """The pattern in the spelling of a line."""
        return self.marked if line.is_marked else self.unmarked

    def stands_before(self, line: Line, at: int) -> bool:
        """Whether the pattern, which ends in `$`, matches what stands right before a place."""
        return self._backward[line.is_marked].search(line.before(at)) is not None

    def stands_after(self, line: Line, at: int) -> bool:
        """Whether the pattern matches what stands right after a place."""
        return self.of(line).match(line.after(at)) is not None


def phrase(pattern: str, *, without_accents: bool = True) -> Phrase:
    """A pattern in both spellings; `without_accents=False` finds nothing where accents are not written."""
    return Phrase(pattern, without_accents)


def cues(*groups: Iterable[str]) -> frozenset[str]:
    """What a rule cannot do without: a word, the last one of several, with and without accents."""
    found = {_WORDS.findall(each)[-1] for group in groups for each in group}
    return frozenset(found | {plain(word) for word in found})


def spellings(table: Mapping[str, _Meaning]) -> dict[str, _Meaning]:
    """A table of words that also knows them without accents."""
    return {plain(word): value for word, value in table.items()} | dict(table)


SENTENCE_START: Final = phrase(r"(?:^|[.!?:;|\\n>)\"-] ?)$")
