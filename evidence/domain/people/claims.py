"""Decides who acts or is responsible in a claim's own words, declared or not (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from evidence.domain.lexicon import people as lexicon
from evidence.domain.people.directory import Directory
from evidence.domain.people.mentions import Mention, read_mentions
from evidence.domain.text import Phrases, Word, read_clauses, read_words

_AGENT_CUES: Final = Phrases(lexicon.AGENT_CUES)
_OWNS: Final = Phrases(lexicon.OWNS_AFTER)


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody who acts in a claim; `ids` is empty when nobody known bears the name.

    `is_agent` is false where the claim only ties somebody to what is done (`tổ Bình`, `nhờ Bình`).
    """

    name: str
    ids: frozenset[str]
    is_agent: bool = True


def read_actors(claim: str, directory: Directory) -> tuple[Actor, ...]:
    """Everybody who stands at the start of a clause of the claim, behind a cue of assignment, or before one of duty."""
    mentions = read_mentions(claim, directory)
    words = read_words(claim)
    numbers = {word.start: at for at, word in enumerate(words)}
    places = {numbers[m.start]: m for m in mentions}
    starts = _starting_words(claim, words) | {last for _, last in _AGENT_CUES.find(words)}
    known = [actor for at, mention in places.items() if (actor := _actor(at, mention, words, starts))]
    return (*known, *_unknown_at_start(words, mentions))


def _starting_words(claim: str, words: tuple[Word, ...]) -> set[int]:
    starts: set[int] = set()
    at = 0
    for clause in read_clauses(claim):
        while at < len(words) and words[at].start < clause.start:
            at += 1
        starts.add(at)
    return starts


def _actor(at: int, mention: Mention, words: tuple[Word, ...], starts: set[int]) -> Actor | None:
    first = at
    while first and words[first - 1].folded in lexicon.HONORIFICS and first not in starts:
        first -= 1
    after = at + 1
    while after < len(words) and words[after].start < mention.end:
        after += 1
    if first in starts or (after < len(words) and _OWNS.length_at(words, after)):
        return Actor(mention.text, mention.ids)
    is_owning = first > 0 and words[first - 1].folded in lexicon.OWNED_BEFORE
    if mention.ids and not is_owning and after < len(words) and words[after].folded in lexicon.ACTS_AFTER:
        return Actor(mention.text, mention.ids)
    is_tied = any(word.folded in lexicon.ACTING_BEFORE for word in words[max(0, first - 1) : at])
    return Actor(mention.text, mention.ids, is_agent=False) if mention.ids and is_tied else None


def _unknown_at_start(words: tuple[Word, ...], mentions: tuple[Mention, ...]) -> Iterator[Actor]:
    """A capital word that opens the claim right before a verb of acting, although nobody known bears it."""
    if len(words) < 2 or any(mention.start == words[0].start for mention in mentions):
        return
    first, second = words[0], words[1]
    is_capital = first.text[:1].isupper() and not first.text.isupper()
    is_word = first.folded in lexicon.GENERIC_ACTORS or first.folded in lexicon.HONORIFICS
    will_do = second.folded in lexicon.WILL and len(words) > 2 and words[2].folded in lexicon.DOINGS
    if is_capital and not is_word and (will_do or second.folded in lexicon.UNKNOWN_ACTS_AFTER):
        yield Actor(first.text, frozenset())
