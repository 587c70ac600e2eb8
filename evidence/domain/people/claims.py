"""Decides who acts or is responsible in a claim's own words, declared or not (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from evidence.domain.lexicon import people as lexicon
from evidence.domain.people.directory import Directory
from evidence.domain.people.mentions import Mention, read_mentions
from evidence.domain.text import Clause, Phrases, Word, read_clauses, read_words

_AGENT_CUES: Final = Phrases(lexicon.AGENT_CUES)
_OWNS: Final = Phrases(lexicon.OWNS_AFTER)


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody who acts in a claim; `ids` is empty when nobody known bears the name."""

    name: str
    ids: frozenset[str]


def read_actors(claim: str, directory: Directory) -> tuple[Actor, ...]:
    """Everybody who stands at the start of a clause of the claim, behind a cue of assignment, or before one of duty."""
    mentions = read_mentions(claim, directory)
    clauses = read_clauses(claim)
    words = read_words(claim)
    known = [Actor(m.text, m.ids) for m in mentions if _acts(m, claim, words, clauses)]
    return (*known, *_unknown_at_start(words, mentions))


def _acts(mention: Mention, claim: str, words: tuple[Word, ...], clauses: tuple[Clause, ...]) -> bool:
    at = next(n for n, word in enumerate(words) if word.start == mention.start)
    first = at
    while first and words[first - 1].folded in lexicon.HONORIFICS:
        first -= 1
    if any(not claim[clause.start : words[first].start].strip() for clause in clauses):
        return True
    after = next((n for n, word in enumerate(words) if word.start >= mention.end), len(words))
    if after < len(words) and _OWNS.length_at(words, after):
        return True
    return any(last == first for _, last in _AGENT_CUES.find(words))


def _unknown_at_start(words: tuple[Word, ...], mentions: tuple[Mention, ...]) -> Iterator[Actor]:
    """A capital word that opens the claim right before a verb of acting, although nobody known bears it."""
    if len(words) < 2 or any(mention.start == words[0].start for mention in mentions):
        return
    first, second = words[0], words[1]
    is_capital = first.text[:1].isupper() and not first.text.isupper()
    is_word = first.folded in lexicon.GENERIC_ACTORS or first.folded in lexicon.HONORIFICS
    if is_capital and not is_word and second.folded in lexicon.UNKNOWN_ACTS_AFTER:
        yield Actor(first.text, frozenset())
