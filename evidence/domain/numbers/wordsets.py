"""Decides which words are met with and without their marks, so that every reader looks them up alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from evidence.domain.lexicon import numbers as lexicon
from evidence.domain.lexicon import tails
from evidence.domain.numbers.tokens import Token
from evidence.domain.text import bare


@dataclass(frozen=True, slots=True)
class Words:
    """Words of a lexicon; on a line written without marks their bare forms count as well."""

    marked: frozenset[str]
    unmarked: frozenset[str]

    def has(self, token: Token) -> bool:
        """Whether a token is one of the words."""
        return token.key in (self.unmarked if token.line.is_unmarked else self.marked)


def words_of(*lists: Iterable[str]) -> Words:
    """The words of some lists, and their forms without marks."""
    marked = frozenset(word for words in lists for word in words)
    return Words(marked, marked | {bare(word) for word in marked})


COUNTERS: Final = words_of(lexicon.VI_COUNTERS)
HONORIFICS: Final = words_of(lexicon.VI_HONORIFICS)
CLOSING_WORDS: Final = words_of(tails.CLOSING_WORDS)
DOING_WORDS: Final = words_of(tails.DOING_WORDS)
PRONOUNS: Final = words_of(tails.PRONOUNS)
PEOPLE_PAIRS: Final = words_of(tails.PEOPLE_PAIRS)
YEAR_FOLLOWERS: Final = words_of(tails.YEAR_FOLLOWERS)
TIME_COUNTERS: Final = words_of(tails.TIME_COUNTERS)
RANGE_WORDS: Final = words_of(tails.RANGE_WORDS)
