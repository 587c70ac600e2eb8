"""Decides where a quote stands in a text, on the edges of words and of numbers (3-guards.md, Span)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from evidence.domain.text.edges import is_edge
from evidence.domain.text.normal import Normal, normalise
from evidence.domain.text.words import is_word_char

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
            places = _places(wanted, self.normal)
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


def _places(needle: str, normal: Normal) -> Iterator[int]:
    hay = normal.text
    # Each try costs at most one needle; the budget keeps a self-similar text from costing more than a few readings.
    budget = _EFFORT * len(hay) + 10_000
    at = hay.find(needle)
    while at >= 0 and budget > 0:
        if is_edge(normal, at) and is_edge(normal, at + len(needle)):
            yield at
        budget -= len(needle) + 1
        at = hay.find(needle, at + 1)
