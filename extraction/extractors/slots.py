"""Decides which values a sentence fills: amounts, dates, an owner, a party; read, never assumed (5-values.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from evidence.domain.amounts import Amount, read_amounts
from evidence.domain.context import Conventions
from evidence.domain.dates import DateReading, read_dates
from evidence.domain.dates.readings import Precision
from evidence.domain.people import speaks_of_self
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


def bearers_of(context: RunContext) -> Mapping[str, frozenset[str]]:
    """Whom each short form of a name may mean, by full name: the people of the run and of the organization."""
    actors = ((a.person_id or a.id, a.name, a.aliases) for a in context.actors if a.kind is ActorKind.PERSON)
    known = {identity: (name, aliases) for identity, name, aliases in actors}
    for person in context.house.people:
        known.setdefault(person.id, (person.name, person.aliases))
    bearers: dict[str, frozenset[str]] = {}
    for name, aliases in known.values():
        for form in _short_forms(name, aliases):
            bearers[form] = bearers.get(form, frozenset()) | {name}
    return bearers


def read_money(text: str, cues: Cues, conventions: Conventions) -> tuple[bool, tuple[dict[str, str], ...]]:
    """Whether a sentence speaks of money, and the amounts it states plainly, those in a denying clause left out."""
    read = [amount for amount in read_amounts(text, conventions) if not amount.is_ambiguous]
    stated = (amount for amount in read if not amount.is_bare and not _is_denied(amount, text, cues))
    return bool(read), tuple(_declared(amount) for amount in stated)


def read_days(text: str, said_at: datetime | None, conventions: Conventions) -> tuple[bool, tuple[str, ...]]:
    """Whether a sentence names a time, and the days or minutes it denotes without a doubt, as ISO 8601."""
    readings = [reading for reading in read_dates(text, said_at, conventions) if not reading.is_negated]
    return bool(readings), tuple(dict.fromkeys(day for reading in readings for day in _days(reading)))


def read_owner(text: str, cues: Cues, bearers: Mapping[str, frozenset[str]], speaker: str | None) -> str | None:
    """The one person whom a sentence makes responsible by name, or its speaker where they take it on themselves."""
    named = set(_named_owners(text, cues, bearers))
    if len(named) == 1:
        return named.pop()
    takes_on = not named and cues.has(Group.SELF) and speaks_of_self(text)
    return speaker if takes_on else None


def _is_denied(amount: Amount, text: str, cues: Cues) -> bool:
    denials = (cues.tokens[cue.first] for cue in cues.groups.get(Group.NEGATION, ()))
    return any(
        not _CLAUSE_MARKS.intersection(text[min(amount.end, denial.end) : max(amount.start, denial.start)])
        for denial in denials
    )


def _declared(amount: Amount) -> dict[str, str]:
    declared = {"value": f"{amount.value:f}"}
    return {**declared, "currency": amount.currency} if amount.currency else declared


def _days(reading: DateReading) -> Iterator[str]:
    if len(reading.denotes) != 1:
        return
    start, end = reading.denotes[0].start, reading.denotes[0].end
    if reading.precision is Precision.MINUTE:
        yield start.isoformat(timespec="minutes")
    elif reading.precision is Precision.DAY and (end - start).days == 1:
        yield start.date().isoformat()


def _named_owners(text: str, cues: Cues, bearers: Mapping[str, frozenset[str]]) -> Iterator[str]:
    for place, token in enumerate(cues.tokens):
        names = bearers.get(token.key, frozenset()) if text[token.start].isupper() else frozenset()
        if len(names) == 1 and _is_assigned(text, cues, place):
            yield from names


def _short_forms(name: str, aliases: Sequence[str]) -> set[str]:
    parts = unicodedata.normalize("NFC", name).casefold().split()
    return {*parts[:1], *parts[-1:], *(unicodedata.normalize("NFC", alias).casefold() for alias in aliases)}


def _is_assigned(text: str, cues: Cues, place: int) -> bool:
    """At the head of a clause or after an assigning word, and followed by something to do."""
    tokens = cues.tokens
    is_called = text[: tokens[place].start].endswith("@")
    if is_called or place + 1 >= len(tokens) or not tokens[place + 1].key[0].isalpha():
        return False
    if _is(cues, Group.NOT_ASSIGNED, place + 1):
        return False
    if not _touches(text, tokens[place], tokens[place + 1]) and not _is(cues, Group.VOCATIVE_NEXT, place + 1):
        return False
    before = place - 1 if _is(cues, Group.HONORIFIC, place - 1) else place
    if any(cue.last == before for cue in cues.groups.get(Group.ASSIGN, ())):
        return True
    while before > 0 and _touches(text, tokens[before - 1], tokens[before]):
        if not _is(cues, Group.OPENER, before - 1):
            return False
        before -= 1
    return True


def _is(cues: Cues, group: Group, place: int) -> bool:
    return any(cue.first == place and cue.last == place + 1 for cue in cues.groups.get(group, ()))


def _touches(text: str, left: Token, right: Token) -> bool:
    return not _CLAUSE_MARKS.intersection(text[left.end : right.start])
