"""Decides where a quote stands in a text, on the edges of words and of numbers (3-guards.md, Span)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from evidence.domain.text.normal import Normal, normalise
from evidence.domain.text.words import is_unspaced, is_word_char

_JOINS_DIGITS: Final = frozenset(".,/:-'_×")
_PART_OF_NUMBER: Final = frozenset("%‰₫$€£¥°")
_NUMBER_KANJI: Final = frozenset("〇一二三四五六七八九十百千万億兆")
_GLUED_PREFIXES: Final = ("non-", "anti-", "un-", "ex-")
_EFFORT: Final = 8
_EDGE_PUNCTUATION: Final = " .,;:!?…\"'()[]{}<>*~-–—。、，！？「」『』"


@dataclass(frozen=True, slots=True)
class Located:
    """The literal slice `source[start:end]`, in code points."""

    start: int
    end: int


@dataclass(frozen=True)
class Source:
    """A text in which several spans are sought; it is normalised once, and only when a literal search fails."""

    text: str

    @cached_property
    def normal(self) -> Normal:
        """The text in normal form."""
        return normalise(self.text)

    def locate(self, span: str) -> Located | None:
        """The first place of the span, or none."""
        return next(self.occurrences(span), None)

    def occurrences(self, span: str) -> Iterator[Located]:
        """Every place of the span, in order; punctuation at the span's own edges need not stand in the text."""
        needle = normalise(span).text
        for wanted in dict.fromkeys((needle, needle.strip(_EDGE_PUNCTUATION))):
            if not any(is_word_char(char) for char in wanted):
                return
            places = _places(wanted, self.normal.text)
            first = next(places, None)
            if first is None:
                continue
            yield self._located(first, wanted)
            yield from (self._located(place, wanted) for place in places)
            return

    def _located(self, place: int, wanted: str) -> Located:
        return Located(*self.normal.slice_of(place, place + len(wanted)))


def locate(span: str, source_text: str) -> Located | None:
    """Where the span stands in the source, or none."""
    return Source(source_text).locate(span)


def occurrences(span: str, source_text: str) -> Iterator[Located]:
    """Every place of the span in the source, in order."""
    return Source(source_text).occurrences(span)


def _places(needle: str, hay: str) -> Iterator[int]:
    # Each try costs at most one needle; the budget keeps a self-similar text from costing more than a few readings.
    budget = _EFFORT * len(hay) + 10_000
    at = hay.find(needle)
    while at >= 0 and budget > 0:
        if _is_edge(hay, at) and _is_edge(hay, at + len(needle)):
            yield at
        budget -= len(needle) + 1
        at = hay.find(needle, at + 1)


def _is_edge(text: str, at: int) -> bool:
    """Whether no word and no number runs across this place of a text in normal form."""
    if at in (0, len(text)):
        return True
    before, after = text[at - 1], text[at]
    if is_word_char(before) and is_word_char(after):
        return _parts_unspaced(before, after)
    return not (_splits_number(text, at, before, after) or _splits_word(text, at, before, after))


def _parts_unspaced(before: str, after: str) -> bool:
    if not (is_unspaced(before) or is_unspaced(after)):
        return False
    is_number = {char.isdigit() or char in _NUMBER_KANJI for char in (before, after)}
    return is_number != {True}


def _splits_number(text: str, at: int, before: str, after: str) -> bool:
    if before.isdigit():
        if after in _PART_OF_NUMBER:
            return True
        return _goes_on(text[at : at + 2]) or _is_group(text, at, after)
    if after.isdigit():
        return before in "₫$€£¥" or _goes_on(text[at - 2 : at][::-1]) or _is_group(text, at - 1, before)
    return False


def _goes_on(pair: str) -> bool:
    return len(pair) == 2 and pair[0] in _JOINS_DIGITS and pair[1].isdigit()


def _is_group(text: str, at: int, char: str) -> bool:
    """Whether the space at this place parts thousands (`1 250 000`): up to three digits before it, just three after."""
    if char != " ":
        return False
    head = text[max(0, at - 4) : at]
    tail = text[at + 1 : at + 5]
    digits_before = len(head) - len(head.rstrip("0123456789"))
    return 1 <= digits_before <= 3 and tail[:3].isdigit() and len(tail[:3]) == 3 and not tail[3:].isalnum()


def _splits_word(text: str, at: int, before: str, after: str) -> bool:
    if after == "'" and is_word_char(before):
        return text[at : at + 2] == "'t" and not text[at + 2 : at + 3].isalnum()
    return before == "-" and is_word_char(after) and text[max(0, at - 5) : at].endswith(_GLUED_PREFIXES)
