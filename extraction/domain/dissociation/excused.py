"""Decides whether what stands around a match excuses it (3-guards.md, dissociation)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from extraction.domain.lexicon import dissociation_excuses as excuses
from extraction.domain.sieve import compiled

_GOVERNING: Final = "|".join((excuses.FORBIDDING, excuses.FORBIDDING_ABROAD, excuses.REJECTING, excuses.EXEMPLAR))
_HEADING: Final = "|".join((excuses.CONDITION, excuses.UNTRUE, excuses.REPORTED))
_OTHERS: Final = f"{excuses.OTHER_AUTHOR}|{excuses.HUMAN_SCENE}"
_NEAR: Final = 30
_HEAD: Final = 160


@dataclass(frozen=True, slots=True)
class Place:
    """A match in its sentence, with the sentences beside it; `authored` where another author excuses it."""

    sentence: str
    start: int
    end: int
    before: str = ""
    after: str = ""
    authored: bool = False


def is_excused(place: Place) -> bool:
    """Whether the words around a match take the claim back, or are another's."""
    return (
        bool(compiled(excuses.QUESTION).search(place.sentence))
        or _governed(place)
        or _taught_against(place)
        or (place.authored and _somebody_else(place))
    )


def is_delayed(sentence: str, end: int) -> bool:
    """Whether what follows a match says that the work is only not done yet."""
    return bool(compiled(excuses.DELAYED).match(sentence, end))


def _governed(place: Place) -> bool:
    """Whether the clause before the match forbids, conditions, reports or cites it, or what follows rejects it."""
    head = place.sentence[max(0, place.start - _HEAD) : place.start]
    turns = [match.end() for match in compiled(excuses.CLAUSE_TURN).finditer(head)]
    clause = head[turns[-1] :] if turns else head
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


def _somebody_else(place: Place) -> bool:
    return bool(
        compiled(_OTHERS).search(place.sentence)
        or compiled(excuses.REMARK).search(place.before or place.sentence)
        or compiled(_OTHERS).match(place.after)
    )
