"""Decides whether words that say that somebody likes something mock it (5-values.md, Polarity)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import regex

from evidence.domain.lexicon.irony import LIKING, MOCKING
from evidence.domain.polarity.reading import Sense, Stance

_DENYING: Final = frozenset({Stance.DENIED, Stance.NOT_YET})
_MOCKING: Final = tuple(regex.compile(each, regex.IGNORECASE) for each in MOCKING)


def is_mocked(claim: Sequence[Sense], around: str) -> bool:
    """Whether a claim says that somebody likes something, and the sentences that its quote is cut from mock it."""
    if not any(sense.word.folded in LIKING and sense.stance not in _DENYING for sense in claim):
        return False
    return any(pattern.search(around) for pattern in _MOCKING)
