"""Decides what is read from a text, each kind once: whoever asks again gets the same reading (5-values.md)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cached_property

from evidence.domain.amounts import Amount, read_amounts
from evidence.domain.context import Conventions, KnownPerson
from evidence.domain.dates import DateReading, read_dates
from evidence.domain.faithfulness.corrections import Corrections
from evidence.domain.faithfulness.uses import Uses, uses_of
from evidence.domain.numbers import Number, read_numbers
from evidence.domain.people import Directory, Mention, read_mentions
from evidence.domain.polarity import Sense, read_senses
from evidence.domain.text import Source, bare, language_of, read_words, stem, stopwords_for


class Reading:
    """One text under fixed conventions, with all that was read from it so far."""

    def __init__(self, text: str, conventions: Conventions) -> None:
        self.text = text
        self.conventions = conventions
        self._dates: dict[tuple[datetime | None, frozenset[str]], tuple[DateReading, ...]] = {}
        self._mentions: dict[tuple[int, bool], tuple[Directory, tuple[Mention, ...]]] = {}
        self._uses: dict[str, Uses] = {}
        self._stems: dict[str, frozenset[str]] = {}
        self._senses: dict[str | None, tuple[Sense, ...]] = {}

    @cached_property
    def source(self) -> Source:
        """The text, to be searched."""
        return Source(self.text)

    @cached_property
    def is_caseless(self) -> bool:
        """Whether it is written without capitals."""
        return not any(map(str.isupper, self.text))

    @cached_property
    def amounts(self) -> tuple[Amount, ...]:
        """Every amount."""
        return read_amounts(self.text, self.conventions)

    @cached_property
    def numbers(self) -> tuple[Number, ...]:
        """Every number."""
        return read_numbers(self.text, self.conventions)

    @cached_property
    def bare_words(self) -> frozenset[str]:
        """Every word, without accents."""
        return frozenset(bare(word.folded) for word in read_words(self.text))

    def stems(self, language: str) -> frozenset[str]:
        """Its words of substance in a language, without accents and endings."""
        if language not in self._stems:
            empty = stopwords_for(language)
            words = (word.folded for word in read_words(self.text))
            self._stems[language] = frozenset(stem(bare(word), language) for word in words if word not in empty)
        return self._stems[language]

    @cached_property
    def corrections(self) -> Corrections:
        """Where something is taken back."""
        return Corrections(self.text)

    def dates(self, said_at: datetime | None, names: frozenset[str]) -> tuple[DateReading, ...]:
        """Every date, read as if said at that time among people of these short names."""
        key = said_at, names
        if key not in self._dates:
            self._dates[key] = read_dates(self.text, said_at, self.conventions, names)
        return self._dates[key]

    def uses(self, words: str) -> Uses:
        """How it uses some words as a name."""
        if words not in self._uses:
            self._uses[words] = uses_of(words, self.text)
        return self._uses[words]

    def senses(self, fallback: str | None = None) -> tuple[Sense, ...]:
        """How each word is meant; `fallback` is the language where the text itself does not tell."""
        key = None if language_of(self.text) else fallback
        if key not in self._senses:
            self._senses[key] = read_senses(self.text, fallback=key)
        return self._senses[key]

    def mentions(self, directory: Directory, *, is_caseless: bool = False) -> tuple[Mention, ...]:
        """Every name of the people of a directory."""
        key = id(directory), is_caseless
        if key not in self._mentions:
            self._mentions[key] = directory, read_mentions(self.text, directory, is_caseless=is_caseless)
        return self._mentions[key][1]


class Readings:
    """The readings of one call, or of one batch that is judged under the same conventions.

    It is let go with the call: nothing that people said outlives it.
    """

    def __init__(self, conventions: Conventions) -> None:
        self.conventions = conventions
        self._texts: dict[str, Reading] = {}
        self._directories: dict[tuple[int, tuple[KnownPerson, ...]], tuple[Sequence[KnownPerson], Directory]] = {}

    def of(self, text: str) -> Reading:
        """The reading of a text."""
        if text not in self._texts:
            self._texts[text] = Reading(text, self.conventions)
        return self._texts[text]

    def directory(self, people: Sequence[KnownPerson], speakers: tuple[KnownPerson, ...]) -> Directory:
        """Everybody who may be meant: the people given and those who speak."""
        key = id(people), speakers
        if key not in self._directories:
            self._directories[key] = people, Directory((*people, *speakers))
        return self._directories[key][1]
