"""Decides what every rule of faithfulness looks at: the claim, its located quotes, and who may be meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Final

from evidence.domain.amounts import Amount
from evidence.domain.context import Facts, GroundingContext, Quote
from evidence.domain.dates import DateReading
from evidence.domain.faithfulness.attribution import without_speaker
from evidence.domain.faithfulness.heard import Clauses, Heard, hear
from evidence.domain.faithfulness.readings import Reading, Readings
from evidence.domain.faithfulness.spans import Passage
from evidence.domain.faithfulness.tenses import is_completed, tells_of_payment
from evidence.domain.lexicon.kin import HOUSEHOLD
from evidence.domain.lexicon.people import COURTESIES, HONORIFICS, NO_VERBS, TIME_WORDS
from evidence.domain.lexicon.polarity import REQUEST_TYPES
from evidence.domain.numbers import Number
from evidence.domain.people import Directory
from evidence.domain.polarity import Sense, is_request
from evidence.domain.text import language_of, read_words

_APART: Final = 1_000_000


@dataclass(frozen=True)
class Scene:
    """One claim with its facts and all that its quotes are read against."""

    facts: Facts
    context: GroundingContext
    quotes: tuple[Quote, ...]
    passages: tuple[Passage, ...]
    readings: Readings

    @cached_property
    def directory(self) -> Directory:
        """Everybody who may be meant: the people given and the speakers of the quotes."""
        speakers = dict.fromkeys(passage.speaker for passage in self.passages if passage.speaker)
        return self.readings.directory(self.context.people, tuple(speakers))

    @cached_property
    def names(self) -> frozenset[str]:
        """The short names of those people that are words of the calendar as well."""
        return self.directory.names_of_time

    @cached_property
    def claim(self) -> str:
        """What the claim says, without the name of the speaker whose words it repeats."""
        speakers = [passage.speaker for passage in self.passages]
        return without_speaker(self.context.claim, speakers, self.directory)

    @cached_property
    def said(self) -> Reading:
        """What is read from the claim's own text."""
        return self.readings.of(self.claim)

    @cached_property
    def claim_senses(self) -> tuple[Sense, ...]:
        """How each word of the claim is meant, in the language of its quotes where it is too short to tell."""
        return self.said.senses(self.quote_language)

    @cached_property
    def claim_clauses(self) -> Clauses:
        """The clauses of the claim."""
        return Clauses(self.claim_senses)

    @cached_property
    def claim_language(self) -> str | None:
        """The claim's language."""
        return language_of(self.claim)

    @cached_property
    def quote_language(self) -> str | None:
        """The language of all quotes together."""
        return language_of("\n".join(passage.text for passage in self.passages))

    @cached_property
    def claim_verb(self) -> str:
        """The first word of the claim that may be its verb, in normal form: no name, number, time, courtesy or `so`."""
        names = {w.folded for m in self.said.mentions(self.directory) for w in read_words(m.text)}
        passed = names | HONORIFICS | COURTESIES | TIME_WORDS | NO_VERBS
        words = (sense.word.folded for sense in self.claim_senses)
        return next((word for word in words if word not in passed and not word[:1].isdigit()), "")

    @cached_property
    def of_household(self) -> frozenset[str]:
        """Whom and what at home a claim tells of, which those who live there have together."""
        return frozenset() if self.is_request else HOUSEHOLD & {sense.word.folded for sense in self.claim_senses}

    @cached_property
    def is_request(self) -> bool:
        """Whether the claim is a request, a task or a proposal rather than a statement."""
        return self.context.item_type in REQUEST_TYPES or is_request(self.claim)

    @cached_property
    def is_completed(self) -> bool:
        """Whether the claim says that something is over."""
        return is_completed(self.claim_senses)

    @cached_property
    def tells_of_payment(self) -> bool:
        """Whether the claim, unless it is a request, may say that money has changed hands."""
        return not self.is_request and tells_of_payment(self.claim_senses)

    @cached_property
    def heard(self) -> tuple[Heard, ...]:
        """Every passage as it is meant where it stands."""
        return tuple(hear(passage, self.claim_language, self.readings) for passage in self.passages)

    @cached_property
    def claim_amounts(self) -> tuple[Amount, ...]:
        """The amounts in the claim's own text that its words make money and that it does not take back itself."""
        standing = self.said.corrections.standing(self.said.amounts, lambda tail: self.readings.of(tail).amounts)
        return tuple(amount for amount in standing if not amount.is_bare)

    @property
    def said_at(self) -> datetime | None:
        """When the first quote was said, as far as known."""
        return next((passage.said_at for passage in self.passages), self.context.said_at)

    @cached_property
    def claim_dates(self) -> tuple[DateReading, ...]:
        """The dates in the claim's own text, read as if said when its first quote was."""
        dates = self.said.dates(self.said_at, self.names)
        return self.said.corrections.standing(
            dates, lambda tail: self.readings.of(tail).dates(self.said_at, self.names)
        )

    @cached_property
    def claim_numbers(self) -> tuple[Number, ...]:
        """The numbers in the claim's own text that it does not take back itself."""
        return self.said.corrections.standing(self.said.numbers, lambda tail: self.readings.of(tail).numbers)

    @cached_property
    def quoted_dates(self) -> tuple[tuple[Heard, tuple[DateReading, ...]], ...]:
        """The dates of every passage, each read against its own passage's time."""
        return tuple((heard, heard.dates(self.names)) for heard in self.heard)

    @cached_property
    def quoted_senses(self) -> tuple[Sense, ...]:
        """How each quoted word is meant; the clauses of different quotes stay apart."""
        first, *others = [heard.senses for heard in self.heard] or [()]
        apart = (s._replace(clause=s.clause + _APART * at) for at, senses in enumerate(others, 1) for s in senses)
        return (*first, *apart)

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """The different cited texts."""
        return tuple(dict.fromkeys(quote.source_text for quote in self.quotes))


def scene_of(
    facts: Facts,
    quotes: Sequence[Quote],
    passages: Sequence[Passage | None],
    context: GroundingContext,
    readings: Readings,
) -> Scene:
    """The scene of one claim; quotes that stand nowhere prove nothing and are left out."""
    return Scene(facts, context, tuple(quotes), tuple(passage for passage in passages if passage), readings)
