"""Decides what a claim says of its subject, and where in a quote one and the same may act (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from evidence.domain.lexicon import kin as lexicon
from evidence.domain.lexicon.people import NEW_SUBJECT_AFTER
from evidence.domain.people import Parties, Party
from evidence.domain.text import Word, read_clauses, stopwords_for

_ENDINGS: Final = {
    "en": ("ing", "ies", "ed", "es", "s", "e"),
    "es": ("amos", "emos", "imos", "an", "en", "as", "os", "es", "a", "o", "e", "s"),
    "de": ("est", "en", "et", "st", "em", "er", "e", "t", "n"),
    "fr": ("ons", "ent", "ez", "es", "s", "e", "t"),
}
_KEY: Final = 7
_LEAST: Final = 2


def key_of(word: Word, language: str | None) -> str:
    """By what a word of a claim and one of a quote are the same: the word, without an ending where it has one."""
    if not word.folded.isalpha():
        return word.folded
    endings = _ENDINGS.get(language or "", ())
    ending = next((e for e in endings if word.folded.endswith(e) and len(word.folded) - len(e) >= _LEAST), "")
    return word.folded.removesuffix(ending)[: _KEY if endings else None]


@dataclass(frozen=True)
class Deed:
    """What a claim says of its subject: the keys of its words, the names behind its first word, and its verb.

    `is_helped`: an auxiliary stands before the verb; `is_of_thing`: it is said of something that is the subject's.
    """

    keys: frozenset[str]
    names: frozenset[str]
    verb: Word | None
    verb_key: str
    is_helped: bool
    is_of_thing: bool
    language: str | None


def read_deed(claim: Parties, subject: Party | None, fallback: str | None = None) -> Deed:
    """What a claim says of one of its parties, or of whoever opens it; `fallback` is the language of its quotes."""
    language = claim.said.language or fallback
    empty = stopwords_for(language)
    taken = {at for party in claim.all for at in range(party.first, party.end)}
    first = subject.end if subject and not subject.owns else 0
    mine = range(subject.first, subject.end) if subject else range(0)
    told = [(at, word) for at, word in enumerate(claim.words) if at not in mine and word.folded not in empty]
    deeds = ((at, w) for at, w in told if at not in taken and w.folded not in lexicon.ADVERBS)
    verb = next(((at, w) for at, w in deeds if at >= first), None)
    forms = lexicon.NOT_OF_ONESELF.get(language or "", frozenset())
    helped = verb is not None and any(w.folded in forms for w in claim.words[first : verb[0]])
    return Deed(
        frozenset(key_of(word, language) for _, word in told),
        frozenset(claim.words[at].folded for at in range(1, len(claim.words)) if claim.said.is_capital(at)),
        verb[1] if verb else None,
        key_of(verb[1], language) if verb else "",
        helped,
        subject is not None and subject.owns,
        language,
    )


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words number `first` up to `end` of a quote in which one and the same may act, and their sentence's number."""

    first: int
    end: int
    sentence: int


def stretches(told: Parties) -> Iterator[Stretch]:
    """The clauses of a quote, parted once more where an `and` brings in somebody else after something is said."""
    words, starts = told.words, {party.first for party in told.all if not party.is_aside}
    taken = {at for party in told.all for at in range(party.first, party.end)}
    at = 0
    for clause in read_clauses(told.said.text):
        first, is_said = at, False
        while at < len(words) and words[at].start < clause.end:
            is_next = words[at].folded in NEW_SUBJECT_AFTER and _brings_in(told, at + 1, starts)
            if is_said and is_next and at not in taken:
                yield Stretch(first, at, clause.sentence)
                first, is_said = at, False
            is_said = is_said or at not in taken
            at += 1
        if at > first:
            yield Stretch(first, at, clause.sentence)


def _brings_in(told: Parties, at: int, starts: set[int]) -> bool:
    return at in starts or at + 1 in starts or (at < len(told.words) and told.said.is_capital(at))
