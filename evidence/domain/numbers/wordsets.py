"""Decides which words are met with and without their marks, so that every reader looks them up alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evidence.domain.lexicon import numbers as lexicon
from evidence.domain.lexicon import tails
from evidence.domain.text import bare


def with_unmarked(words: Iterable[str]) -> frozenset[str]:
    """The words as they are and without their marks."""
    return frozenset(form for word in words for form in (word, bare(word)))


COUNTERS: Final = with_unmarked(lexicon.VI_COUNTERS)
HONORIFICS: Final = with_unmarked(lexicon.VI_HONORIFICS)
CLOSING_WORDS: Final = with_unmarked(tails.CLOSING_WORDS)
PRONOUNS: Final = with_unmarked(tails.PRONOUNS)
PEOPLE_PAIRS: Final = with_unmarked(tails.PEOPLE_PAIRS)
YEAR_FOLLOWERS: Final = with_unmarked(tails.YEAR_FOLLOWERS)
RANGE_WORDS: Final = with_unmarked(tails.RANGE_WORDS)
