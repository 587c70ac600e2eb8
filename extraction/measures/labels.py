"""Decides when a proposal covers what people labelled, and which of its values people call invented (7-quality.md).

A label is an item, or a proposal that people would keep. A proposal *covers* it when their places in the source share
at least half of the shorter one, and no word that both hold is denied in one and not in the other. It *finds* it when
it is also of the label's kind and declares every amount, day and owner that the label has: amounts equal in value and
currency, a day to the day and a minute to the minute (any of the days where the label accepts several), the owner the
same person; a speaker whom the label's quote names (`Lan: I will come`) and the claim names as well is the owner there.
What it declares beyond one label must not be what people call wrong: see `inventions`.

An item stands once among the labels, whatever else is kept in the same place. Items do not exhaust a text, so a
proposal that covers no label is not called an error, but it is not called right either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from evidence.domain.amounts import Amount, read_amounts, read_declared_amount, same_amount
from evidence.domain.context import Conventions, Facts
from evidence.domain.dates import read_dates
from evidence.domain.polarity import Stance, read_senses
from evidence.domain.text import Located, Source, bare, fold
from extraction.measures.report import Sample

_DENIED: Final = frozenset({Stance.DENIED, Stance.NOT_YET})
_FAULTS: Final = {"amount": "amounts", "date": "dates", "owner": "owners"}


@dataclass(frozen=True, slots=True)
class Values:
    """Amounts, days or minutes in ISO 8601 without an offset, and owners by their full name, folded."""

    amounts: tuple[Amount, ...] = ()
    dates: tuple[str, ...] = ()
    owners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Passage:
    """The stretch of a source that a label or a proposal quotes, and which of its words are denied, by their place."""

    start: int
    end: int
    denied: Mapping[int, bool]

    @classmethod
    def at(cls, source: str, place: Located) -> Passage:
        """The passage at a place of a source."""
        senses = read_senses(source[place.start : place.end])
        return cls(place.start, place.end, {place.start + each.word.start: each.stance in _DENIED for each in senses})

    def overlaps(self, other: Passage) -> bool:
        """Whether both share at least half of the shorter one."""
        shared = min(self.end, other.end) - max(self.start, other.start)
        return 2 * shared >= min(self.end - self.start, other.end - other.start) > 0

    def agrees_with(self, other: Passage) -> bool:
        """Whether every word that both hold is denied in both or in neither."""
        return all(other.denied.get(at, is_denied) is is_denied for at, is_denied in self.denied.items())


@dataclass(frozen=True, slots=True)
class Label:
    """One item, or one proposal that people would keep; `days` lists every day accepted for its deadline."""

    index: int
    kind: str
    passage: Passage
    values: Values
    days: tuple[str, ...] = ()
    is_explicit: bool = True


@dataclass(frozen=True, slots=True)
class Fault:
    """Values that people call wrong or invented, with the place they were proposed for."""

    passage: Passage
    values: Values


@dataclass(frozen=True, slots=True)
class Labels:
    """All that people say of one sample."""

    items: tuple[Label, ...]
    kept: tuple[Label, ...]
    faults: tuple[Fault, ...]
    source: str
    said_at: datetime
    conventions: Conventions
    members: Mapping[str, str] = field(default_factory=dict)

    def full_name(self, name: str) -> str:
        """A member's full name, folded, by any name that only they bear; anybody else's own."""
        return self.members.get(bare(fold(name)), fold(name))


@dataclass(frozen=True, slots=True)
class _Reader:
    """What the labels of one sample are read by."""

    source: Source
    conventions: Conventions
    members: Mapping[str, str]

    def passage(self, quote: str) -> Passage:
        """Where a quote stands; a quote that its own source does not hold is an error of the corpus."""
        place = self.source.locate(quote)
        if place is None:
            raise KeyError(f"evidence_quote in the source: {quote}")
        return Passage.at(self.source.text, place)

    def values(self, facts: Facts) -> Values:
        return _values(facts, self.conventions, self.members)


def read_labels(sample: Sample, conventions: Conventions) -> Labels:
    """The labels of one sample of the g5 format."""
    source = Source(sample["source_text"])
    kept = [each for each in enumerate(sample["proposals"]) if each[1]["expected"] == "keep"]
    faulty = [raw for raw in sample["proposals"] if raw["expected"] != "keep"]
    reader = _Reader(source, conventions, _members(sample["members"]))
    return Labels(
        items=tuple(_item(index, raw, reader) for index, raw in enumerate(sample["items"])),
        kept=tuple(_kept(index, raw, reader) for index, raw in kept),
        faults=tuple(fault for raw in faulty for fault in _faults(raw, reader)),
        source=source.text,
        said_at=datetime.fromisoformat(sample["reference_time"]),
        conventions=conventions,
        members=reader.members,
    )


def declared(facts: Facts, labels: Labels) -> Values:
    """What a proposal declares, in the form of labels; an owner nobody knows keeps the proposal's own word."""
    return _values(facts, labels.conventions, labels.members)


def covers(label: Label, passage: Passage) -> bool:
    """Whether a proposal's passage is the label's own, meant alike."""
    return label.passage.overlaps(passage) and label.passage.agrees_with(passage)


def lacking(label: Label, values: Values) -> tuple[str, ...]:
    """Every value of a label that a proposal does not declare, in words; empty when all are equal."""
    amounts = (a for a in label.values.amounts if not any(same_amount(a, other) for other in values.amounts))
    days = label.days or label.values.dates[:1]
    dates = days[:1] if days and not any(_is_day(day, other) for day in days for other in values.dates) else ()
    owners = (owner for owner in label.values.owners if owner not in values.owners)
    return (
        *(f"amount {amount.value:f}" for amount in amounts),
        *(f"date {day}" for day in dates),
        *(f"owner {owner}" for owner in owners),
    )


def inventions(passage: Passage, values: Values, labels: Labels) -> tuple[str, ...]:
    """Every declared value that people call wrong or invented at this place, or another owner than the one they name.

    A value that some label of the same place gives is none, whatever a faulty proposal did with it; nor is one that the
    rest of the passage gives, outside the words that the fault was found in.
    """
    near = [label.values for label in (*labels.items, *labels.kept) if label.passage.overlaps(passage)]
    days = {day for label in labels.items if label.passage.overlaps(passage) for day in label.days}
    given = _joined(near, days)
    wrong = _joined([_at_fault(each, passage, labels) for each in labels.faults if each.passage.overlaps(passage)])
    return tuple(_invented(values, given, wrong))


def _invented(values: Values, given: Values, wrong: Values) -> Iterator[str]:
    for amount in values.amounts:
        if _holds(wrong.amounts, amount) and not _holds(given.amounts, amount):
            yield f"invented amount {amount.value:f}"
    for day in values.dates:
        if day in wrong.dates and not any(_is_day(each, day) or _is_day(day, each) for each in given.dates):
            yield f"invented date {day}"
    for owner in values.owners:
        if owner not in given.owners and (given.owners or owner in wrong.owners):
            yield f"invented owner {owner}"


def _at_fault(fault: Fault, passage: Passage, labels: Labels) -> Values:
    """A fault's values without those that the rest of a passage gives."""
    before = labels.source[passage.start : max(passage.start, fault.passage.start)]
    after = labels.source[min(passage.end, fault.passage.end) : passage.end]
    amounts = [amount for rest in (before, after) for amount in read_amounts(rest, labels.conventions)]
    dates = [d for rest in (before, after) for d in read_dates(rest, labels.said_at, labels.conventions)]
    starts = {each.start.date().isoformat() for reading in dates for each in reading.denotes}
    return Values(
        tuple(amount for amount in fault.values.amounts if not _holds(amounts, amount)),
        tuple(day for day in fault.values.dates if day[: len("2026-03-11")] not in starts),
        fault.values.owners,
    )


def _joined(values: Sequence[Values], days: Iterable[str] = ()) -> Values:
    return Values(
        tuple(amount for each in values for amount in each.amounts),
        (*(date for each in values for date in each.dates), *days),
        tuple(owner for each in values for owner in each.owners),
    )


def _holds(amounts: Iterable[Amount], wanted: Amount) -> bool:
    return any(same_amount(wanted, amount) for amount in amounts)


def _is_day(wanted: str, got: str) -> bool:
    """Equal, or the day of a minute where only a day is wanted."""
    return got == wanted or ("T" not in wanted and got.startswith(f"{wanted}T"))


def _item(index: int, raw: Mapping[str, Any], reader: _Reader) -> Label:
    amount = {"value": str(Decimal(str(raw["amount"]))), "currency": raw["currency"]} if raw["amount"] else None
    facts = Facts(
        (amount,) if amount else (),
        (raw["deadline"],) if raw["deadline"] else (),
        (raw["assignee"],) if raw["assignee"] else (),
    )
    return Label(
        index=index,
        kind=raw["item_type"],
        passage=reader.passage(raw["evidence_quote"]),
        values=reader.values(facts),
        days=tuple(raw.get("deadline_any") or ()),
        is_explicit=raw["confidence"] == "explicit",
    )


def _kept(index: int, raw: Mapping[str, Any], reader: _Reader) -> Label:
    facts = Facts(*(tuple(raw["facts"][name]) for name in _FAULTS.values()))
    return Label(index, raw["item_type"], reader.passage(raw["evidence_span"]), reader.values(facts))


def _faults(raw: Mapping[str, Any], reader: _Reader) -> Iterator[Fault]:
    """A value is at fault itself only under `wrong_*` and `invented_*`; the other faults are of the span."""
    how, _, what = raw["fault"].partition("_")
    place = reader.source.locate(raw["evidence_span"])
    if how in ("wrong", "invented") and what in _FAULTS and place:
        facts = Facts(**{_FAULTS[what]: tuple(raw["facts"][_FAULTS[what]])})
        yield Fault(Passage.at(reader.source.text, place), reader.values(facts))


def _values(facts: Facts, conventions: Conventions, members: Mapping[str, str]) -> Values:
    read = (read_declared_amount(raw, conventions) for raw in facts.amounts)
    return Values(
        amounts=tuple(amount for amount in read if amount),
        dates=tuple(date[: len("2026-03-11T09:05")] for date in facts.dates),
        owners=tuple(members.get(bare(fold(owner)), fold(owner)) for owner in facts.owners),
    )


def _members(raw: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The full name of each member by each of their names without accents, where only one member bears it."""
    bearers: dict[str, set[str]] = {}
    for member in raw:
        for name in (member["name"], *member["aliases"]):
            bearers.setdefault(bare(fold(name)), set()).add(fold(member["name"]))
    return {name: next(iter(full)) for name, full in bearers.items() if len(full) == 1}
