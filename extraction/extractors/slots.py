"""Decides which values a sentence fills: amounts, dates, an owner, a party; read, never assumed (5-values.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from evidence.domain.amounts import Amount, read_amounts
from evidence.domain.context import Conventions, KnownPerson
from evidence.domain.dates import DateReading, read_dates
from evidence.domain.dates.readings import Precision
from extraction.domain.run import ActorKind, RunContext
from extraction.extractors.phrases import Cues, Group, Token

_CLAUSE_MARKS = frozenset(",;:.!?-–—/|()\t\n")


@dataclass(frozen=True, slots=True)
class Slots:
    """The filled slots: amounts and dates as facts declare them, the owner's full name or none."""

    amounts: tuple[dict[str, str], ...] = ()
    dates: tuple[str, ...] = ()
    owner: str | None = None
    has_money: bool = False
    has_date: bool = False
    has_party: bool = False


def people_of(context: RunContext) -> tuple[KnownPerson, ...]:
    """Everybody whose name may be an owner: the people of the run, then those of the organization that are not linked."""
    actors = tuple(
        KnownPerson(a.person_id or a.id, a.name, a.aliases) for a in context.actors if a.kind is ActorKind.PERSON
    )
    linked = {person.id for person in actors}
    return actors + tuple(person for person in context.house.people if person.id not in linked)


def read_money(text: str, cues: Cues, conventions: Conventions) -> tuple[bool, tuple[dict[str, str], ...]]:
    """Whether a sentence speaks of money, and the amounts that it states plainly (none when it denies something)."""
    read = [amount for amount in read_amounts(text, conventions) if not amount.is_ambiguous]
    stated = () if cues.has(Group.NEGATION) else tuple(_declared(amount) for amount in read if not amount.is_bare)
    return bool(read), stated


def read_days(text: str, said_at: datetime | None, conventions: Conventions) -> tuple[bool, tuple[str, ...]]:
    """Whether a sentence names a time, and the days or minutes it denotes without a doubt, as ISO 8601."""
    readings = [reading for reading in read_dates(text, said_at, conventions) if not reading.is_negated]
    return bool(readings), tuple(dict.fromkeys(day for reading in readings for day in _days(reading)))


def read_owner(text: str, cues: Cues, people: Sequence[KnownPerson], speaker: str | None) -> str | None:
    """The one person whom a sentence makes responsible by name, or its speaker where they take it on themselves."""
    named = set(_named_owners(text, cues, people))
    if len(named) == 1:
        return named.pop()
    return speaker if not named and cues.has(Group.SELF) else None


def _declared(amount: Amount) -> dict[str, str]:
    declared = {"value": str(amount.value)}
    return {**declared, "currency": amount.currency} if amount.currency else declared


def _days(reading: DateReading) -> Iterator[str]:
    if len(reading.denotes) != 1:
        return
    start, end = reading.denotes[0].start, reading.denotes[0].end
    if reading.precision is Precision.MINUTE:
        yield start.isoformat(timespec="minutes")
    elif reading.precision is Precision.DAY and (end - start).days == 1:
        yield start.date().isoformat()


def _named_owners(text: str, cues: Cues, people: Sequence[KnownPerson]) -> Iterator[str]:
    for place in range(len(cues.tokens)):
        names = _bearers(text, cues.tokens, place, people)
        if len(names) == 1 and _is_assigned(text, cues, place):
            yield names.pop()


def _bearers(text: str, tokens: Sequence[Token], place: int, people: Sequence[KnownPerson]) -> set[str]:
    """The people whose short form is the capitalised word at a place."""
    token = tokens[place]
    word = unicodedata.normalize("NFC", text[token.start : token.end])
    if not word[:1].isupper():
        return set()
    return {person.name for person in people if token.key in _short_forms(person)}


def _short_forms(person: KnownPerson) -> set[str]:
    parts = unicodedata.normalize("NFC", person.name).casefold().split()
    aliases = {unicodedata.normalize("NFC", alias).casefold() for alias in person.aliases}
    return {parts[0], parts[-1], *aliases} if parts else aliases


def _is_assigned(text: str, cues: Cues, place: int) -> bool:
    """After an assigning word or at the head of a clause, and followed by something to do."""
    tokens = cues.tokens
    if place + 1 >= len(tokens) or not _touches(text, tokens[place], tokens[place + 1]):
        return False
    if any(cue.first == place + 1 for cue in cues.groups.get(Group.NOT_ASSIGNED, ())):
        return False
    before = place - 1 if _is(cues, Group.HONORIFIC, place - 1) else place
    if before == 0 or not _touches(text, tokens[before - 1], tokens[before]):
        return True
    return any(cue.last == before for cue in cues.groups.get(Group.ASSIGN, ()))


def _is(cues: Cues, group: Group, place: int) -> bool:
    return any(cue.first == place and cue.last == place + 1 for cue in cues.groups.get(group, ()))


def _touches(text: str, left: Token, right: Token) -> bool:
    return not _CLAUSE_MARKS.intersection(text[left.end : right.start])
