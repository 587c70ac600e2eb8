"""Decides who acts or is responsible in a claim's own words, declared or not (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from evidence.domain.lexicon import people as lexicon
from evidence.domain.people.mentions import Mention
from evidence.domain.people.selves import speaks_of_self
from evidence.domain.text import Phrases, Word, fold, read_clauses, read_words

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


def read_actors(claim: str, mentions: Sequence[Mention]) -> tuple[Actor, ...]:
    """Everybody who stands at the start of a clause of the claim, behind a cue of assignment, or before one of duty.

    `mentions` are those that the claim makes; a name that opens it and bears no mention may be an actor as well.
    """
    words = read_words(claim)
    numbers = {word.start: at for at, word in enumerate(words)}
    places = {numbers[m.start]: m for m in mentions}
    starts = _starting_words(claim, words) | {last for _, last in _AGENT_CUES.find(words)}
    known = [actor for at, mention in places.items() if (actor := _actor(at, mention, words, starts))]
    if not words or any(mention.start == words[0].start for mention in mentions):
        return tuple(known)
    return (*known, *_unknown_at_start(words), *_unknown_speaker(claim))


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


def _unknown_at_start(words: Sequence[Word]) -> Iterator[Actor]:
    """A capital word that opens the claim right before a verb of acting, although nobody known bears it."""
    if len(words) < 2:
        return
    first, second = words[0], words[1]
    is_capital = first.text[:1].isupper() and not first.text.isupper()
    is_word = first.folded in lexicon.GENERIC_ACTORS or first.folded in lexicon.HONORIFICS
    will_do = second.folded in lexicon.WILL and len(words) > 2 and words[2].folded in lexicon.DOINGS
    does = second.folded in lexicon.UNKNOWN_ACTS_AFTER and not _is_passive(words)
    if is_capital and not is_word and (will_do or does):
        yield Actor(first.text, frozenset())


def _is_passive(words: Sequence[Word]) -> bool:
    """Whether the second word, a participle as well, has no object: the first then is what was sent or paid."""
    if words[1].folded not in lexicon.PARTICIPLES:
        return False
    return len(words) == 2 or not _is_object(words[2])


def _is_object(word: Word) -> bool:
    is_name = word.text[:1].isupper() and word.folded not in lexicon.CALENDAR_NAMES
    return is_name or word.text[:1].isdigit() or word.folded in lexicon.OBJECT_OPENERS


def _unknown_speaker(claim: str) -> Iterator[Actor]:
    """A capital word with a colon before words in the first person, which it puts into somebody's mouth."""
    name, _, words = claim.partition(":")
    is_name = name.isalpha() and name[:1].isupper() and not name.isupper()
    if is_name and words and fold(name) not in lexicon.GENERIC_ACTORS and speaks_of_self(words):
        yield Actor(name, frozenset())
