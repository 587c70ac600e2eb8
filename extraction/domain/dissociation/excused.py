"""Decides whether what stands around a match excuses it (3-guards.md, dissociation)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from extraction.domain.dissociation.family import Family
from extraction.domain.lexicon import dissociation_excuses as excuses
from extraction.domain.sieve import compiled

_GOVERNING: Final = "|".join((excuses.FORBIDDING, excuses.FORBIDDING_ABROAD, excuses.REJECTING, excuses.EXEMPLAR))
_HEADING: Final = "|".join((excuses.CONDITION, excuses.UNTRUE, excuses.REPORTED, excuses.SPOKEN_OF))
_OTHERS: Final = f"{excuses.OTHER_AUTHOR}|{excuses.HUMAN_SCENE}"
_AUTHORED: Final = frozenset({Family.DISOWNING_SELF_WORK, Family.SELF_AS_OTHER})
_LASTING: Final = frozenset({Family.CONTINUITY_DENIAL, Family.SELF_AS_OTHER})
_NEAR: Final = 30
_HEAD: Final = 160


@dataclass(frozen=True, slots=True)
class Place:
    """A match of a family in its sentence, with the sentences beside it."""

    family: Family
    sentence: str
    start: int
    end: int
    before: str = ""
    after: str = ""


def is_excused(place: Place) -> bool:
    """Whether the words around a match take the claim back, or are another's."""
    return (
        bool(compiled(excuses.QUESTION).search(place.sentence))
        or _governed(place)
        or _taught_against(place)
        or _reports(place)
        or _owned(place)
        or (place.family is Family.GENERIC_FRAMING and _of_a_private_person(place))
        or (place.family in _AUTHORED and _somebody_else(place))
        or (place.family in _LASTING and _of_a_system(place))
        or (place.family is Family.CONTINUITY_DENIAL and _shared(place))
    )


def is_delayed(sentence: str, end: int) -> bool:
    """Whether what follows a match says that the work is only not done yet."""
    return bool(compiled(excuses.DELAYED).match(sentence, end))


def _governed(place: Place) -> bool:
    """Whether the clause before the match forbids, conditions, reports or cites it, or what follows rejects it."""
    head = place.sentence[max(0, place.start - _HEAD) : place.start]
    turns = [match.end() for match in compiled(excuses.CLAUSE_TURN).finditer(head)]
    clause = head[turns[-1] :] if turns else head
    if compiled(excuses.LABELLED).search(head) or compiled(excuses.FORMER).search(head):
        return True
    if compiled(_GOVERNING).search(clause) or compiled(_HEADING).search(clause):
        return True
    if (compiled(excuses.DIRECT).search(clause) or compiled(excuses.RELATIVE).search(head)) and compiled(
        excuses.SAYING
    ).match(place.sentence, place.start):
        return True
    return bool(compiled(excuses.FOLLOWED_BY_REJECTION).search(place.sentence[place.end :]))


def _taught_against(place: Place) -> bool:
    own = place.sentence[: place.start] + " " * (place.end - place.start) + place.sentence[place.end :]
    if any(_names_pattern(text) for text in (own, place.before, place.after)):
        return True
    return bool(compiled(excuses.NEXT_REJECTS).search(place.after))


def _names_pattern(sentence: str) -> bool:
    return any(
        not compiled(excuses.CONCESSION).search(sentence, max(0, match.start() - _NEAR), match.end() + _NEAR)
        for match in compiled(excuses.NAMED_PATTERN).finditer(sentence)
    )


def _owned(place: Place) -> bool:
    """Whether the speaker takes the work or the past on in what follows."""
    if compiled(excuses.NEXT_OWNS).search(place.after):
        return True
    owned = compiled(excuses.OWNED).search(place.sentence, place.end)
    return owned is not None and not compiled(excuses.NOT_OWNED).search(owned[0])


def _of_a_private_person(place: Place) -> bool:
    """Whether a person speaks: with a role, or nobody without what is no part of an agent's surroundings."""
    if compiled(excuses.ROLE).search(place.sentence, place.start, place.end):
        return True
    said = compiled(excuses.NOBODY).search(place.sentence, place.start, place.end)
    return bool(said and compiled(excuses.LACKING).search(place.sentence))


def _reports(place: Place) -> bool:
    """Whether the match itself tells of those who say so."""
    match = place.sentence[place.start : place.end]
    return bool(compiled(excuses.SPEAKER).search(match) or compiled(excuses.SAID_BY_MANY).search(match))


def _shared(place: Place) -> bool:
    """Whether the past that is denied is one with somebody or something in the world."""
    shared = compiled(excuses.SHARED).search(place.sentence, place.start)
    return shared is not None and shared.start() < place.end


def _of_a_system(place: Place) -> bool:
    """Whether a service is described, with nobody who speaks or is spoken to, or sessions that run side by side."""
    if compiled(excuses.PARALLEL).search(place.sentence):
        return True
    if compiled(excuses.PEOPLE).search(place.sentence) and not compiled(excuses.AGENTS).search(place.sentence):
        return True
    named = compiled(excuses.SYSTEM).search(place.sentence)
    return bool(named) and not compiled(excuses.PERSON).search(place.sentence)


def _somebody_else(place: Place) -> bool:
    follows = place.sentence[place.end :]
    return bool(
        compiled(excuses.CONTRASTED).search(follows)
        or compiled(excuses.REASONED).search(follows)
        or compiled(_OTHERS).search(place.sentence)
        or compiled(excuses.REMARK).search(place.before or place.sentence)
        or compiled(_OTHERS).match(place.after)
    )
