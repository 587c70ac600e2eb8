"""Decides whether a claim contradicts one that stands, says the same, or has nothing to do with it (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo

from evidence.domain.dates import DateReading
from evidence.domain.text import Phrases, Word
from memories.domain.lexicon import standing as lexicon
from memories.domain.similarity import dice
from memories.domain.statements import Kind, Statement, Value, same_value

LIKELY: Final = 20
_LEAST_LIKENESS: Final = 0.8
_MANY: Final = Phrases(lexicon.MANY)
_BOUNDS: Final = Phrases(lexicon.BOUNDS)
_ONCE: Final = Phrases(lexicon.ONCE)
_STATES: Final = lexicon.COPULAS | lexicon.LIMITS
_EXCLUSIVE: Final = {
    Kind.OWNER: Phrases(lexicon.ONE_OWNER),
    Kind.ONLY: Phrases(lexicon.ONLY_ONE),
    Kind.PLACE: Phrases(lexicon.ONLY_PLACE),
}


class Relation(StrEnum):
    """How two claims stand to each other."""

    SAME = "same"
    CONTRADICTION = "contradiction"
    UNRELATED = "unrelated"


@dataclass(frozen=True, slots=True)
class Comparison:
    """How a claim stands to another; in a contradiction, in what they differ and what each says there.

    `values` are the two as they were read, none where they are words.
    """

    relation: Relation
    kind: Kind | None = None
    said: str = ""
    known: str = ""
    values: tuple[Value, Value] | None = None


_UNRELATED: Final = Comparison(Relation.UNRELATED)
_SAME: Final = Comparison(Relation.SAME)


def compare(claim: Statement, known: Statement) -> Comparison:
    """How a claim stands to one that is known; in doubt whether both speak of one thing, they are unrelated."""
    if _are_of_unlike_times_or_people(claim, known) or claim.is_open or known.is_open:
        return _UNRELATED
    changed = _changed(claim, known)
    if changed is None:
        return _UNRELATED
    if _are_on_one_thing(claim, known):
        return _of_values(claim, known, changed)
    return _of_words(claim, known) if changed == ([], []) else _UNRELATED


def contradictions(claim: Statement, known: Iterable[Statement]) -> Iterator[tuple[Statement, Comparison]]:
    """Every known claim that this one contradicts, among the 20 that share most of its words."""
    likeness = sorted(((dice(claim.loose_words, each.loose_words), each) for each in known), key=lambda pair: -pair[0])
    for each in (other for shared, other in likeness[:LIKELY] if shared):
        found = compare(claim, each)
        if found.relation is Relation.CONTRADICTION:
            yield each, found


def _are_of_unlike_times_or_people(one: Statement, other: Statement) -> bool:
    if one.subject and other.subject and one.subject != other.subject and one.is_own and other.is_own:
        return True
    if _ONCE.any_in(one.words) is not _ONCE.any_in(other.words):
        return True
    return _ended_before(one, other) or _ended_before(other, one)


def _ended_before(one: Statement, other: Statement) -> bool:
    begin = other.valid_from or other.said_at
    return bool(one.valid_until and begin and one.valid_until <= begin)


def _changed(claim: Statement, known: Statement) -> tuple[list[Value], list[Value]] | None:
    """The values that each asserts and the other does not; none where a claim denies what the other never said."""
    ours = [value for value in claim.asserted if not any(same_value(value, each) for each in known.asserted)]
    theirs = [value for value in known.asserted if not any(same_value(value, each) for each in claim.asserted)]
    if claim.asserted == claim.values and known.asserted == known.values:
        return ours, theirs
    if ours and theirs:
        return ours, theirs
    everything = [any(same_value(value, each) for each in known.values) for value in claim.values]
    everything += [any(same_value(value, each) for each in claim.values) for value in known.values]
    return ([], []) if all(everything) else None


def _are_on_one_thing(one: Statement, other: Statement) -> bool:
    """Whether their words without values are alike: nothing is replaced, hardly anything added, no name but a fuller.

    Two people must stand in the same order in both, since who owes whom is told by nothing else.
    """
    ours, theirs = frozenset(one.keys), frozenset(other.keys)
    if not ours or not theirs or (ours - theirs and theirs - ours) or dice(ours, theirs) < _LEAST_LIKENESS:
        return False
    if any(key in one.names | other.names and not _is_fuller_name(key, one, other) for key in ours ^ theirs):
        return False
    shared = ours & theirs & (one.names | other.names)
    return [key for key in one.keys if key in shared] == [key for key in other.keys if key in shared]


def _is_fuller_name(key: str, one: Statement, other: Statement) -> bool:
    """Whether a name stands right beside one that both bear (`Marta Duarte` for `Marta`)."""
    longer = one if key in one.keys else other
    at = longer.keys.index(key)
    beside = {*longer.keys[max(0, at - 1) : at], *longer.keys[at + 1 : at + 2]}
    return bool(beside & one.names & other.names)


def _of_values(claim: Statement, known: Statement, changed: tuple[list[Value], list[Value]]) -> Comparison:
    ours, theirs = changed
    if not (ours or theirs):
        return _of_polarity(claim, known)
    if len(ours) != 1 or len(theirs) != 1 or ours[0].kind is not theirs[0].kind:
        return _UNRELATED
    if bool(claim.denied) is not bool(known.denied) or not _is_exclusive(claim, known, ours[0], theirs[0]):
        return _UNRELATED
    return Comparison(Relation.CONTRADICTION, ours[0].kind, ours[0].text, theirs[0].text, values=(ours[0], theirs[0]))


def _of_polarity(claim: Statement, known: Statement) -> Comparison:
    denies = any(value not in claim.asserted for value in claim.values) or bool(claim.denied)
    denied = any(value not in known.asserted for value in known.values) or bool(known.denied)
    if denies is denied:
        return _SAME
    return Comparison(Relation.CONTRADICTION, Kind.POLARITY, claim.text, known.text)


def _is_exclusive(claim: Statement, known: Statement, ours: Value, theirs: Value) -> bool:
    """Whether only one of two values can be true: no further one, no bound, no deed of another occasion."""
    both = (claim, known)
    if any(_MANY.any_in(each.words) or _BOUNDS.any_in(each.words) for each in both):
        return False
    if any(_is_deed(*each) for each in ((claim, ours), (known, theirs))) and not _share_a_day(claim, known):
        return False
    if ours.kind is Kind.DATE:
        return _may_be_moved(claim, known, ours, theirs)
    if ours.kind is Kind.NUMBER:
        return _is_said_of_subject(claim, ours) and _is_said_of_subject(known, theirs)
    return True


def _share_a_day(claim: Statement, known: Statement) -> bool:
    days = (value for value in claim.asserted if value.kind is Kind.DATE)
    return any(same_value(day, each) for day in days for each in known.asserted if each.kind is Kind.DATE)


def _is_deed(statement: Statement, value: Value) -> bool:
    """Whether a claim tells of something done: a word of doing, or an English past that is no state."""
    said = [word.folded for word in statement.words]
    if not lexicon.COMING.isdisjoint(said) or _stands_behind(statement, value, _STATES):
        return False
    before = ["", *said]
    return any(
        word in lexicon.DEEDS
        or (word.endswith("ed") and len(word) > 4 and word not in lexicon.NOT_DEEDS and last not in lexicon.COPULAS)
        for last, word in zip(before, said, strict=False)
    )


def _may_be_moved(claim: Statement, known: Statement, ours: Value, theirs: Value) -> bool:
    """Whether both name the day of one thing that can be moved, and neither was over when the later one was said."""
    days = ((claim, ours), (known, theirs))
    if not all(_names_its_day(each, day) for each, day in days):
        return False
    if claim.said_at is None or known.said_at is None:
        return True
    said_later = max(claim.said_at, known.said_at)
    return not any(_is_over(each, day, said_later) for each, day in days)


def _is_over(statement: Statement, day: Value, at: datetime) -> bool:
    zone = ZoneInfo(statement.conventions.time_zone)
    denoted = day.read.denotes if isinstance(day.read, DateReading) else ()
    return bool(denoted) and all(each.end.replace(tzinfo=zone) <= at for each in denoted)


def _names_its_day(statement: Statement, day: Value) -> bool:
    said = {word.folded for word in statement.words}
    return not lexicon.SCHEDULED.isdisjoint(said) or _stands_behind(statement, day, _STATES)


def _is_said_of_subject(statement: Statement, value: Value) -> bool:
    after = next((word.folded for word in statement.words if word.start >= value.end), "")
    return after in lexicon.AGES or _stands_behind(statement, value, lexicon.PREDICATES)


def _stands_behind(statement: Statement, value: Value, heads: frozenset[str]) -> bool:
    """Whether one of the words stands right before a value, but for words that only link."""
    for word in reversed(statement.before(value)):
        if word.folded in heads:
            return True
        if word.folded not in lexicon.BETWEEN:
            return False
    return False


def _of_words(claim: Statement, known: Statement) -> Comparison:
    """A contradiction where one subject has one of something, and the claims name two."""
    if claim.denied or known.denied or any(_MANY.any_in(each.words) for each in (claim, known)):
        return _UNRELATED
    for kind, cues in _EXCLUSIVE.items():
        parts = _parts(claim, cues), _parts(known, cues)
        if parts[0] and parts[1]:
            found = _of_parts(kind, (claim, *parts[0]), (known, *parts[1]))
            if found is not None:
                return found
    return _UNRELATED


_Words = tuple[Word, ...]
_Parted = tuple[Statement, _Words, _Words]


def _parts(statement: Statement, cues: Phrases) -> tuple[_Words, _Words] | None:
    """The topic before and behind the first cue, which belongs to neither; none without a cue."""
    place = next(cues.find(statement.words), None)
    if place is None:
        return None
    start, end = statement.words[place[0]].start, statement.words[place[1] - 1].end
    before = tuple(word for word in statement.topic if word.end <= start)
    return before, tuple(word for word in statement.topic if word.start >= end)


def _of_parts(kind: Kind, ours: _Parted, theirs: _Parted) -> Comparison | None:
    (claim, before, behind), (known, known_before, known_behind) = ours, theirs
    unlike, alike = ((before, known_before), (behind, known_behind))
    if kind is not Kind.OWNER or claim.keys_of(before) == known.keys_of(known_before):
        unlike, alike = alike, unlike
    if claim.keys_of(alike[0]) != known.keys_of(alike[1]) or not (unlike[0] and unlike[1]):
        return None
    if not set(claim.keys_of(unlike[0])).isdisjoint(known.keys_of(unlike[1])):
        return None
    if kind is not Kind.ONLY and not all(word.text[:1].isupper() for words in unlike for word in words):
        return None
    return Comparison(Relation.CONTRADICTION, kind, _said(unlike[0]), _said(unlike[1]))


def _said(words: _Words) -> str:
    return " ".join(word.text for word in words)
