"""Decides whether a clause asks without a question mark (3-guards.md, out_of_context_span)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.text import Phrases, Word

_TAILS: Final = Phrases(lexicon.QUESTION_TAILS)
_INDIRECT: Final = lexicon.INDIRECT
_VOCATIVE_WORDS: Final = 2


def asks(words: Sequence[Word]) -> bool:
    """Whether the clause ends in a question particle (courtesies and a name aside) and is no indirect question."""
    if any(word.folded in _INDIRECT for word in words):
        return False
    end = len(words)
    for _ in range(_VOCATIVE_WORDS + 1):
        if end <= 1:
            return False
        if any(_ends_at(words, end, length) for length in (2, 1)):
            return True
        last = words[end - 1]
        if last.folded not in lexicon.SOFT_TAILS and not _is_name(last):
            return False
        end -= 1
    return False


def _ends_at(words: Sequence[Word], end: int, length: int) -> bool:
    return end > length and _TAILS.length_at(words[:end], end - length) == length


def _is_name(word: Word) -> bool:
    return word.text[:1].isupper() and not word.text.isupper()
