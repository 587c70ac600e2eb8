"""Decides whether a quote itself says that its claim takes the place of one that stands (3-guards.md, `conflict`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evidence.domain.context import Conventions
from evidence.domain.faithfulness.corrections import Corrections
from evidence.domain.polarity import read_senses, reporter
from evidence.domain.text import Phrases, Word, read_words
from memories.domain.contradiction import Comparison
from memories.domain.lexicon import standing as lexicon
from memories.domain.statements import DENYING, Kind, Statement, Value, read_values, same_value

_OLD: Final = Phrases(lexicon.BEFORE_OLD)
_NEW: Final = Phrases(lexicon.BEFORE_NEW)
_CHANGES: Final = Phrases(lexicon.CHANGES)
_MANY: Final = Phrases([entry for entry in lexicon.MANY if entry not in lexicon.ENDED])
_ENDED: Final = Phrases(lexicon.ENDED)

_Place = tuple[int, int]


def says_it_replaces(quote: str, claim: Statement, known: Statement, found: Comparison) -> bool:
    """Whether a quote names both values and says which is the old one, later and of the same subject.

    `found` is the contradiction between the two. Without a subject or a time on either side nothing is certain.
    """
    if not _is_later_word_of_same(claim, known) or _is_open(quote):
        return False
    if found.kind is Kind.POLARITY:
        return _says_it_ended(quote, claim, known)
    old, new = _places(quote, claim, found)
    if len(old) != 1 or len(new) != 1 or _is_denied(quote, new[0]):
        return False
    return _is_old(quote, old[0], new[0], claim.conventions) and not _is_old(quote, new[0], old[0], claim.conventions)


def _is_later_word_of_same(claim: Statement, known: Statement) -> bool:
    if not claim.subject or claim.subject != known.subject:
        return False
    return claim.said_at is not None and known.said_at is not None and claim.said_at > known.said_at


def _is_open(quote: str) -> bool:
    """Whether a quote asks, supposes, hands on somebody else's words, or speaks of another thing as well."""
    if any(sense.is_conditional or sense.is_asked for sense in read_senses(quote)):
        return True
    return _MANY.any_in(read_words(quote)) or reporter("", quote) is not None


def _says_it_ended(quote: str, claim: Statement, known: Statement) -> bool:
    """Whether the quote says that what the known claim asserts holds no longer."""
    said = Statement(quote, claim.conventions, claim.said_at)
    return bool(claim.denied and not known.denied and said.denied & claim.denied) and _ENDED.any_in(said.words)


def _places(quote: str, claim: Statement, found: Comparison) -> tuple[list[_Place], list[_Place]]:
    """Where the quote names the old and the new value."""
    if found.values is None:
        words = read_words(quote)
        both = (found.known, found.said)
        places = [[(words[f].start, words[e - 1].end) for f, e in Phrases([each]).find(words)] for each in both]
        return places[0], places[1]
    said, known = found.values
    values = read_values(quote, claim.conventions, claim.said_at)
    return _same(values, known), _same(values, said)


def _same(values: Sequence[Value], one: Value) -> list[_Place]:
    return [(value.start, value.end) for value in values if value.kind is one.kind and same_value(value, one)]


def _is_old(quote: str, old: _Place, new: _Place, conventions: Conventions) -> bool:
    """Whether one value is denied, taken back, or named as the former one, or the other as what it became."""
    words = read_words(quote)
    if _stands_behind(words, old, _ends(_OLD, words)) or _stands_behind(words, new, _ends(_NEW, words)):
        return True
    is_from = {at for at, word in enumerate(words, 1) if word.folded in lexicon.FROM}
    if _CHANGES.any_in(words) and _stands_behind(words, old, is_from):
        return True
    return (_is_denied(quote, old) and not _is_denied(quote, new)) or _is_taken_back(quote, old, conventions)


def _ends(phrases: Phrases, words: Sequence[Word]) -> set[int]:
    return {last for _, last in phrases.find(words)}


def _stands_behind(words: Sequence[Word], place: _Place, ends: set[int]) -> bool:
    """Whether a phrase ends right before a place, but for words that only link."""
    at = sum(word.start < place[0] for word in words)
    while at:
        if at in ends:
            return True
        if words[at - 1].folded not in lexicon.BETWEEN:
            return False
        at -= 1
    return False


def _is_denied(quote: str, place: _Place) -> bool:
    inside = [sense for sense in read_senses(quote) if place[0] <= sense.word.start < place[1]]
    return bool(inside) and all(sense.stance in DENYING for sense in inside)


def _is_taken_back(quote: str, place: _Place, conventions: Conventions) -> bool:
    """Whether the quote takes a value back in the same breath (`40, no wait, 45`)."""
    values = [value for value in read_values(quote, conventions, None) if (value.start, value.end) == place]
    standing = Corrections(quote).standing(values, lambda text: read_values(text, conventions, None))
    return bool(values) and not standing
