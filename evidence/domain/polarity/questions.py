"""Decides whether a clause asks without a question mark (3-guards.md, out_of_context_span)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.text import Phrases, Word, Words

_TAILS: Final = Phrases(lexicon.QUESTION_TAILS)
_WITH_PARTICLES: Final = frozenset({"vi", "ja", None})
_AFTER_TAIL: Final = 3
_LEAST_ALONE: Final = 3


def asks(words: Words, language: str | None) -> bool:
    """Whether the clause begins with an inverted verb or ends in a question particle, and is no indirect question."""
    if not lexicon.INDIRECT.isdisjoint(words.vocabulary):
        return False
    if len(words) > 1 and words[0].folded in lexicon.ASKING_VERBS and words[1].folded in lexicon.SUBJECTS:
        return True
    return tail_of_question(words, language) < len(words)


def asks_alone(words: Sequence[Word]) -> bool:
    """Whether a clause before a question mark asks by itself, or for consent, so that those before it do not ask."""
    if all(word.folded in lexicon.CONSENT_WORDS for word in words):
        return True
    if len(words) < _LEAST_ALONE:
        return False
    return words[0].folded in lexicon.QUESTION_HEADS or any(word.folded in lexicon.QUESTION_WORDS for word in words)


def tail_of_question(words: Sequence[Word], language: str | None) -> int:
    """The number of the word at which a closing question particle begins, courtesies and a name after it aside.

    Without one it is the number of words.
    """
    if language not in _WITH_PARTICLES:
        return len(words)
    end = len(words)
    if not _TAILS.may_stand_in(words):
        return end
    for _ in range(_AFTER_TAIL):
        for length in (3, 2, 1):
            if end > length and _TAILS.length_at(words[:end], end - length) == length:
                return end - length
        if end <= 1 or not _may_follow(words[end - 1]):
            break
        end -= 1
    return len(words)


def _may_follow(word: Word) -> bool:
    return word.folded in lexicon.SOFT_TAILS or (word.text[:1].isupper() and not word.text.isupper())
