"""Decides at a glance whether a text can hold a number at all, so that most texts need no reading (5-values.md)."""

from __future__ import annotations

from typing import Final

import regex

from evidence.domain.lexicon import numbers as lexicon
from evidence.domain.numbers.world import may_start

_DIGIT: Final = regex.compile(r"\d")
_WORD: Final = regex.compile(r"[\p{L}\p{M}]++")
_COMBINING: Final = regex.compile(r"[\p{M}\p{Cf}\p{Han}]")
# `không` and articles alone are no numbers: what makes them one stands in the list itself.
_CUES: Final = frozenset(
    {
        *lexicon.VI_UNITS,
        *lexicon.VI_TENS,
        *lexicon.VI_UNMARKED,
        *lexicon.VI_UNMARKED_SCALES,
        *lexicon.SCALES,
        *lexicon.EN_UNITS,
        *lexicon.EN_TEENS,
        *lexicon.EN_TENS,
        *lexicon.EN_HUNDRED,
        lexicon.VI_TEN,
        lexicon.VI_HUNDRED,
        lexicon.VI_HALF_BEFORE,
        lexicon.EN_DOZEN,
        "half",
        "zero",
        "củ",
        "cu",
    }
)


def may_hold_number(text: str) -> bool:
    """Whether a digit, a number word or anything that hides one stands in a text; true costs only time."""
    if _DIGIT.search(text) is not None or _COMBINING.search(text) is not None:
        return True
    words = set(_WORD.findall(text.casefold()))
    return not _CUES.isdisjoint(words) or any(map(may_start, words))
