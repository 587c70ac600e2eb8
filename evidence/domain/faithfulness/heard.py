"""Decides how a quote is meant where it stands: its words within the sentences that it is cut from (3-guards.md)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from evidence.domain.amounts import Amount
from evidence.domain.dates import DateReading
from evidence.domain.faithfulness.corrections import Corrections
from evidence.domain.faithfulness.debts import Ledger, Standing
from evidence.domain.faithfulness.readings import Reading, Readings
from evidence.domain.faithfulness.spans import Passage
from evidence.domain.numbers import Number
from evidence.domain.people import Directory, Mention
from evidence.domain.polarity import Sense
from evidence.domain.text import Word, read_clauses, read_words, sentences_around

_REACH: Final = 400
_BREATH: Final = 80


class Senses:
    """Senses in the order of their words, to be looked up by place."""

    def __init__(self, senses: Sequence[Sense]) -> None:
        self._senses = senses
        self._starts = [sense.word.start for sense in senses]

    def at(self, start: int, end: int) -> tuple[Sense, ...]:
        """The senses of the words that a stretch of the text touches."""
        first = bisect_right(self._starts, start)
        first -= first > 0 and self._senses[first - 1].word.end > start
        return tuple(self._senses[first : bisect_left(self._starts, end)])


class Clauses:
    """Senses by the clause that they stand in, and what each clause says to be owed and paid."""

    def __init__(self, senses: Sequence[Sense]) -> None:
        self._clauses: dict[int, list[Sense]] = defaultdict(list)
        for sense in senses:
            self._clauses[sense.clause].append(sense)
        self._ledgers: dict[int, Ledger] = {}

    def of(self, number: int) -> Sequence[Sense]:
        """The senses of a clause, in order."""
        return self._clauses.get(number, ())

    def standing(self, sense: Sense) -> Standing | None:
        """Whether what stands at a word is owed or paid; where its own clause does not say, the one before may."""
        own = self._ledger(sense.clause)
        if own.has_figures or any(map(_has_digit, self.of(sense.clause - 1))):
            return own.standing(sense.word.start)
        return self._ledger(sense.clause - 1).standing(None)

    def _ledger(self, number: int) -> Ledger:
        if number not in self._ledgers:
            self._ledgers[number] = Ledger(self.of(number))
        return self._ledgers[number]


def _has_digit(sense: Sense) -> bool:
    return any(map(str.isdigit, sense.word.text))


@dataclass(frozen=True)
class Heard:
    """A passage with the sense of each of its words, read within the sentences that it is cut from.

    `around` are the senses of those sentences, `senses` the ones inside the passage; `shift` leads from a word's place
    to its place in the passage; `before` stands before the passage in its line.
    """

    passage: Passage
    readings: Readings
    around: tuple[Sense, ...]
    senses: tuple[Sense, ...]
    shift: int
    before: str

    @cached_property
    def own(self) -> Reading:
        """What is read from the passage's own text."""
        return self.readings.of(self.passage.text)

    @cached_property
    def sentences(self) -> str:
        """The sentences that the passage is cut from."""
        if not self.around:
            return self.passage.text
        left = self.passage.start + self.shift
        return self.passage.source[left : max(left + self.around[-1].word.end, self.passage.end)]

    @cached_property
    def is_caseless(self) -> bool:
        """Whether the cited text is written without capitals."""
        return self.readings.of(self.passage.source).is_caseless

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """The words of the passage's own text."""
        return read_words(self.passage.text)

    @cached_property
    def clause_starts(self) -> frozenset[int]:
        """Where the first words of the passage's clauses stand."""
        starts = [word.start for word in self.words]
        firsts = (bisect_left(starts, clause.start) for clause in read_clauses(self.passage.text))
        return frozenset(starts[at] for at in firsts if at < len(starts))

    @cached_property
    def _corrections(self) -> Corrections:
        passage = self.passage
        return self.readings.of(passage.source[passage.start : passage.end + _BREATH]).corrections

    @cached_property
    def amounts(self) -> tuple[Amount, ...]:
        """The amounts of the passage that are not taken back."""
        return self._corrections.standing(self.own.amounts, lambda tail: self.readings.of(tail).amounts)

    @cached_property
    def numbers(self) -> tuple[Number, ...]:
        """The numbers of the passage that are not taken back."""
        return self._corrections.standing(self.own.numbers, lambda tail: self.readings.of(tail).numbers)

    def dates(self, names: frozenset[str]) -> tuple[DateReading, ...]:
        """The dates of the passage that are not taken back, read against its own time."""
        said_at = self.passage.said_at
        dates = self.own.dates(said_at, names)
        return self._corrections.standing(dates, lambda tail: self.readings.of(tail).dates(said_at, names))

    def mentions(self, directory: Directory) -> tuple[Mention, ...]:
        """Everybody whom the passage names."""
        return self.own.mentions(directory, is_caseless=self.is_caseless)

    @cached_property
    def _index(self) -> Senses:
        return Senses(self.senses)

    @cached_property
    def clauses(self) -> Clauses:
        """The clauses of the sentences that the passage is cut from."""
        return Clauses(self.around)

    def senses_at(self, start: int, end: int) -> tuple[Sense, ...]:
        """The senses of the words of a stretch of the passage's text."""
        return self._index.at(start - self.shift, end - self.shift)


def hear(passage: Passage, language: str | None, readings: Readings) -> Heard:
    """The passage as it is meant where it stands; `language` is its language where the text itself does not tell."""
    left, right = _sentences_around(passage)
    around = readings.of(passage.source[left:right]).senses(language)
    shift = left - passage.start
    length = passage.end - passage.start
    inside = tuple(s for s in around if s.word.start + shift >= 0 and s.word.end + shift <= length)
    return Heard(passage, readings, around, inside, shift, _introduction(passage))


def _sentences_around(passage: Passage) -> tuple[int, int]:
    """Where the sentences that a passage is cut from begin and end, as far as the reach goes."""
    left = max(0, passage.start - _REACH)
    start, end = sentences_around(passage.source[left : passage.end + _REACH], passage.start - left, passage.end - left)
    return left + start, left + end


def _introduction(passage: Passage) -> str:
    """What stands before the passage in its line, at most as far as the window reaches."""
    left = max(0, passage.start - _REACH, passage.source.rfind("\n", 0, passage.start) + 1)
    return passage.source[left : passage.start]
