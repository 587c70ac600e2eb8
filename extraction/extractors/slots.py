"""Decides which values a sentence fills: amounts, dates, an owner, a party; read, never assumed (5-values.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from evidence.domain.amounts import Amount, read_amounts
from evidence.domain.context import Conventions
from evidence.domain.dates import DateReading, read_dates
from evidence.domain.dates.readings import Precision
from evidence.domain.faithfulness.corrections import Corrections
from extraction.domain.sentences import Sentence
from extraction.extractors.parties import read_parties
from extraction.extractors.people import Cast, read_owner
from extraction.extractors.phrases import Cues, Group, Kind

_CLAUSE_MARKS = frozenset(",;:.!?-–—/|()\t\n")
_FOLLOWING = 100
_MILLIONS = 1_000_000


@dataclass(frozen=True, slots=True)
class Slots:
    """The filled slots: amounts and dates as facts declare them, the owner's full name or none, who pays or is paid.

    `is_taken_back`: what follows the sentence replaces a value of it, so that the sentence no longer stands.
    `is_put_off`: it is said to happen not before a day (`thứ 6 mới có`).
    """

    amounts: tuple[dict[str, str], ...] = ()
    dates: tuple[str, ...] = ()
    owner: str | None = None
    parties: Mapping[str, str] = field(default_factory=dict)
    has_money: bool = False
    has_date: bool = False
    has_name: bool = False
    is_taken_back: bool = False
    is_put_off: bool = False

    @property
    def has_party(self) -> bool:
        """Whether somebody outside is named: a customer, a supplier, who pays or is paid."""
        return bool(self.parties)

    @property
    def filled(self) -> int:
        """How many of the four slots are filled with a value."""
        return sum(map(bool, (self.amounts, self.dates, self.owner, self.parties)))


@dataclass(frozen=True, slots=True)
class Setting:
    """What the values of a run are read against."""

    cast: Cast
    conventions: Conventions
    reference_at: datetime | None


@dataclass(frozen=True, slots=True)
class Spoken:
    """A message as its values are read: its text, its speaker's actor id, and when it was said."""

    text: str
    speaker: str | None = None
    said_at: datetime | None = None


def read_slots(part: Sentence, cues: Cues, spoken: Spoken, setting: Setting) -> Slots:
    """The slots of one part of a message."""
    following = spoken.text[part.end : part.end + _FOLLOWING]
    money, amounts, is_taken_back = _money(part, cues, following, setting.conventions)
    days = _days_of(part.text, spoken.said_at or setting.reference_at, setting.conventions)
    owner, has_name = read_owner(part, cues, setting.cast, spoken.speaker)
    return Slots(
        amounts=tuple(_declared(amount) for amount in amounts),
        dates=tuple(dict.fromkeys(day for reading in days for day in _days(reading))),
        owner=owner,
        parties=read_parties(part.text, cues, setting.cast),
        has_money=money,
        has_date=bool(days),
        has_name=has_name,
        is_taken_back=is_taken_back,
        is_put_off=any(_is_put_off(reading, part.text, cues) for reading in days),
    )


def _money(
    part: Sentence, cues: Cues, following: str, conventions: Conventions
) -> tuple[bool, tuple[Amount, ...], bool]:
    """Whether the part speaks of money, the amounts that stand in it undenied, and whether the rest takes one back.

    A number that nothing marks as money counts in a table's row, where the words speak of paying or of a price, or
    where its own form tells.
    """
    text = part.text
    read = [amount for amount in read_amounts(text, conventions) if not amount.is_ambiguous]
    pays = cues.strong[Kind.PAYMENT] or cues.weak[Kind.PAYMENT] or cues.has(Group.PRICE)
    meant = [a for a in read if part.is_row or pays or not a.is_bare or _is_plain(a, text)]
    standing = Corrections(text).standing(meant, lambda other: read_amounts(other, conventions))
    stands_on = Corrections(text + following).standing(standing, lambda other: read_amounts(other, conventions))
    stated = tuple(amount for amount in standing if not _is_denied(amount, text, cues))
    return bool(meant), stated, len(stands_on) < len(standing)


def _is_plain(amount: Amount, text: str) -> bool:
    """Whether a number is a sum on its face: millions in groups, or the price of one piece (`468.000 / tấm`)."""
    return amount.value >= _MILLIONS or text[amount.end :].lstrip().startswith("/")


def _days_of(text: str, said_at: datetime | None, conventions: Conventions) -> tuple[DateReading, ...]:
    readings = [reading for reading in read_dates(text, said_at, conventions) if not reading.is_negated]
    return Corrections(text).standing(readings, lambda other: read_dates(other, said_at, conventions))


def _is_put_off(day: DateReading, text: str, cues: Cues) -> bool:
    words = (cues.tokens[cue.first] for cue in cues.groups.get(Group.NOT_BEFORE, ()))
    return any(day.end <= word.start and not text[day.end : word.start].strip() for word in words)


def _is_denied(amount: Amount, text: str, cues: Cues) -> bool:
    """Whether a word of its clause denies an amount, or a word before it there only asks about it."""
    harmless = {place for cue in cues.groups.get(Group.NOT_DENYING, ()) for place in range(cue.first, cue.last)}
    negations = (cue for cue in cues.groups.get(Group.NEGATION, ()) if cue.first not in harmless)
    denials = (cues.tokens[cue.first] for cue in negations)
    inquiries = (cues.tokens[cue.first] for cue in cues.groups.get(Group.INQUIRES, ()))
    return any(
        not _CLAUSE_MARKS.intersection(text[min(amount.end, word.end) : max(amount.start, word.start)])
        for word in (*denials, *(word for word in inquiries if word.start < amount.start))
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
