"""Decides what a claim says of its subject: its values, and the words left without them (3-guards.md, `conflict`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from typing import Final

from evidence.domain.amounts import Amount, read_amounts, same_amount
from evidence.domain.context import Conventions
from evidence.domain.dates import DateReading, read_dates
from evidence.domain.lexicon.polarity import NEGATORS
from evidence.domain.numbers import Number, read_numbers, same_number
from evidence.domain.people import speaks_of_self
from evidence.domain.polarity import Sense, Stance, read_senses
from evidence.domain.text import Phrases, Word, language_of, read_words, stem, stopwords_for
from memories.domain.lexicon import standing as lexicon

# What lacks or is waited for is denied by being settled (`not allergic`, `không cần`).
DENYING: Final = frozenset({Stance.DENIED, Stance.NOT_YET, Stance.SETTLED})
_SHORT_PLURAL: Final = 4
_SPEAKER: Final = Phrases(lexicon.SPEAKER)
_DENIALS: Final = frozenset(word.folded for said in NEGATORS.values() for entry in said for word in read_words(entry))


class Kind(StrEnum):
    """In what two claims may differ."""

    AMOUNT = "amount"
    DATE = "date"
    NUMBER = "number"
    PLACE = "place"
    ONLY = "only"
    OWNER = "owner"
    POLARITY = "polarity"


@dataclass(frozen=True, slots=True)
class Value:
    """A value in a text, `text[start:end]`, as the readers of 5-values.md read it."""

    kind: Kind
    start: int
    end: int
    text: str
    read: Amount | DateReading | Number


def subject_key(person: object, actor: str) -> str:
    """One key for whom a claim is about: the person's id where the actor is linked to one, else the actor's."""
    if person:
        return f"person:{person}"
    return f"actor:{actor}" if actor else ""


def same_value(one: Value, other: Value) -> bool:
    """Whether two values are one, by value and not by spelling; days, where one may lie within the other."""
    if isinstance(one.read, Amount) and isinstance(other.read, Amount):
        return same_amount(one.read, other.read)
    if isinstance(one.read, DateReading) and isinstance(other.read, DateReading):
        return _may_be_one_time(one.read, other.read)
    return isinstance(one.read, Number) and isinstance(other.read, Number) and same_number(one.read, other.read)


def read_values(text: str, conventions: Conventions, said_at: datetime | None) -> tuple[Value, ...]:
    """Every amount, date and other number of a text, in order; what cannot be read for certain is none."""
    amounts = [each for each in read_amounts(text, conventions) if not (each.is_bare or each.is_ambiguous)]
    values = [Value(Kind.AMOUNT, each.start, each.end, each.text, each) for each in amounts]
    dates = read_dates(text, said_at, conventions)
    values += [Value(Kind.DATE, d.start, d.end, d.text, d) for d in dates if not _overlaps(d.start, d.end, values)]
    numbers = read_numbers(text, conventions)
    values += [Value(Kind.NUMBER, n.start, n.end, n.text, n) for n in numbers if not _overlaps(n.start, n.end, values)]
    return tuple(sorted(values, key=lambda value: value.start))


@dataclass(frozen=True)
class Statement:
    """A claim as it is set against others; each part is read once, and only when it is asked for.

    `subject` is the key of whoever said it, which tells apart those who speak of themselves; empty when unknown. Times
    are aware; `id` is the memory's, empty for a proposal.
    """

    text: str
    conventions: Conventions = field(default_factory=Conventions)
    said_at: datetime | None = None
    subject: str = ""
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    id: str = ""

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """Its words, in order."""
        return read_words(self.text)

    @cached_property
    def loose_words(self) -> frozenset[str]:
        """Its words of substance as they are written, values included: enough to tell what may be alike."""
        empty = stopwords_for(None)
        return frozenset(word.folded for word in self.words if word.folded not in empty)

    @cached_property
    def senses(self) -> tuple[Sense, ...]:
        """How each word is meant."""
        return read_senses(self.text)

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """Its values, those that it denies included."""
        return read_values(self.text, self.conventions, self.said_at)

    @cached_property
    def asserted(self) -> tuple[Value, ...]:
        """The values that it does not deny."""
        denied = {sense.word.start for sense in self.senses if sense.stance in DENYING}
        return tuple(value for value in self.values if not _starts_in(value, self.words, denied))

    @cached_property
    def topic(self) -> tuple[Word, ...]:
        """The words of substance outside its values, in order, without what only denies, changes or links."""
        said = (word for word in self.words if not _overlaps(word.start, word.end, self.values))
        return tuple(word for word in said if word.folded not in lexicon.FILLERS | _DENIALS and self._counts(word))

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The words of its topic as they compare with those of other claims, in order."""
        return self.keys_of(self.topic)

    @cached_property
    def names(self) -> frozenset[str]:
        """The keys that are written with a capital, as names are."""
        pairs = zip(self.topic, self.keys, strict=True)
        return frozenset(key for word, key in pairs if word.text[:1].isupper())

    @property
    def denied(self) -> frozenset[str]:
        """The words of its topic that it denies."""
        places = {sense.word.start for sense in self.senses if sense.stance in DENYING}
        return frozenset(self.keys_of([word for word in self.topic if word.start in places]))

    @property
    def is_own(self) -> bool:
        """Whether it speaks of whoever said it, without a name."""
        return speaks_of_self(self.text) or _SPEAKER.any_in(self.words)

    @property
    def is_open(self) -> bool:
        """Whether it asks, or holds only under a condition."""
        return any(sense.is_conditional or sense.is_asked for sense in self.senses)

    def keys_of(self, words: Iterable[Word]) -> tuple[str, ...]:
        """Words without endings and possession."""
        return tuple(self._key(word.folded.removesuffix("'s")) for word in words)

    def before(self, value: Value) -> Sequence[Word]:
        """The words before a value."""
        return [word for word in self.words if word.end <= value.start]

    @cached_property
    def _language(self) -> str | None:
        """The language of what is said of the values, whose own words may be of another (`the deposit: 40 triệu`)."""
        said = (word.text for word in self.words if not _overlaps(word.start, word.end, self.values))
        return language_of(" ".join(said))

    def _key(self, folded: str) -> str:
        """The stem of the stem (`prefers`, `prefer`), and of a word too short to have one without its `s` (`eats`)."""
        if len(folded) == _SHORT_PLURAL and folded.endswith("s") and self._language != "vi":
            folded = folded[:-1]
        return stem(stem(folded, self._language), self._language)

    def _counts(self, word: Word) -> bool:
        is_name = word.text[:1].isupper() and word.start != self.words[0].start
        return is_name or word.folded not in stopwords_for(self._language)


def _starts_in(value: Value, words: Iterable[Word], places: set[int]) -> bool:
    inside = [word.start for word in words if value.start <= word.start < value.end]
    return bool(inside) and all(start in places for start in inside)


def _overlaps(start: int, end: int, values: Iterable[Value]) -> bool:
    return any(start < value.end and value.start < end for value in values)


def _may_be_one_time(one: DateReading, other: DateReading) -> bool:
    """Whether two expressions may mean one time; what nothing resolves is one only with the same words."""
    if one.clocks and other.clocks and set(one.clocks).isdisjoint(other.clocks):
        return False
    if one.denotes and other.denotes:
        return any(_meet(one, other))
    if one.clocks or other.clocks:
        return True
    return one.key == other.key


def _meet(one: DateReading, other: DateReading) -> Iterator[bool]:
    for mine in one.denotes:
        for theirs in other.denotes:
            yield mine.start < theirs.end and theirs.start < mine.end
