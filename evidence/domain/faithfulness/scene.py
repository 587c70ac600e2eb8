"""Decides what every rule of faithfulness looks at: the claim, its located quotes, and how their words are meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from evidence.domain.context import Facts, GroundingContext, Quote
from evidence.domain.faithfulness.spans import Passage
from evidence.domain.lexicon.polarity import REQUEST_TYPES
from evidence.domain.people import Directory
from evidence.domain.polarity import Sense, is_request, read_senses
from evidence.domain.text import language_of

_REACH: Final = 400


@dataclass(frozen=True)
class Heard:
    """A passage with the sense of each of its words, read within the sentences around it; places are in its source.

    `before` is what stands before it in its own line.
    """

    passage: Passage
    senses: tuple[Sense, ...]
    before: str

    @cached_property
    def is_caseless(self) -> bool:
        """Whether the cited text is written without capitals."""
        return not any(char.isupper() for char in self.passage.source)

    def senses_at(self, start: int, end: int) -> tuple[Sense, ...]:
        """The senses of the words of a stretch of the passage's text."""
        shift = self.passage.start
        return tuple(
            sense for sense in self.senses if sense.word.start < shift + end and sense.word.end > shift + start
        )


@dataclass(frozen=True)
class Scene:
    """One claim with its facts and all that its quotes are read against."""

    facts: Facts
    context: GroundingContext
    quotes: tuple[Quote, ...]
    passages: tuple[Passage, ...]

    @cached_property
    def directory(self) -> Directory:
        """Everybody who may be meant: the people given and the speakers of the quotes."""
        speakers = [passage.speaker for passage in self.passages]
        return Directory([*self.context.people, *(speaker for speaker in speakers if speaker)])

    @cached_property
    def claim_senses(self) -> tuple[Sense, ...]:
        """How each word of the claim is meant."""
        return read_senses(self.context.claim)

    @cached_property
    def claim_language(self) -> str | None:
        """The claim's language."""
        return language_of(self.context.claim)

    @cached_property
    def is_request(self) -> bool:
        """Whether the claim is a request, a task or a proposal rather than a statement."""
        return self.context.item_type in REQUEST_TYPES or is_request(self.context.claim)

    @cached_property
    def heard(self) -> tuple[Heard, ...]:
        """Every passage as it is meant where it stands."""
        return tuple(_hear(passage) for passage in self.passages)

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """The different cited texts."""
        return tuple(dict.fromkeys(quote.source_text for quote in self.quotes))


def scene_of(
    facts: Facts, quotes: Sequence[Quote], passages: Sequence[Passage | None], context: GroundingContext
) -> Scene:
    """The scene of one claim; quotes that stand nowhere prove nothing and are left out."""
    return Scene(facts, context, tuple(quotes), tuple(passage for passage in passages if passage))


def _hear(passage: Passage) -> Heard:
    left = max(0, passage.start - _REACH)
    window = passage.source[left : passage.end + _REACH]
    senses = [_moved(sense, left) for sense in read_senses(window)]
    inside = tuple(s for s in senses if s.word.start >= passage.start and s.word.end <= passage.end)
    return Heard(passage, inside, _introduction(passage))


def _moved(sense: Sense, by: int) -> Sense:
    word = sense.word
    return replace(sense, word=replace(word, start=word.start + by, end=word.end + by))


def _introduction(passage: Passage) -> str:
    """What stands before the passage in its line, at most as far as the window reaches."""
    left = max(0, passage.start - _REACH, passage.source.rfind("\n", 0, passage.start) + 1)
    return passage.source[left : passage.start]
