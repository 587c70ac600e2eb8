"""Decides what every rule of faithfulness looks at: the claim, its located quotes, and how their words are meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from evidence.domain.context import Facts, GroundingContext, Quote
from evidence.domain.faithfulness.spans import Passage
from evidence.domain.people import Directory
from evidence.domain.polarity import Sense, read_senses
from evidence.domain.text import language_of

_REACH: Final = 400


@dataclass(frozen=True)
class Heard:
    """A passage with the sense of each of its words, read within the sentences around it; places are in its source."""

    passage: Passage
    senses: tuple[Sense, ...]
    before: str

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
    return Heard(passage, inside, _sentence_before(senses, inside, passage))


def _moved(sense: Sense, by: int) -> Sense:
    word = sense.word
    moved = type(word)(word.start + by, word.end + by, word.text, word.folded)
    return Sense(moved, sense.clause, sense.stance, sense.is_conditional, sense.is_asked)


def _sentence_before(senses: Sequence[Sense], inside: Sequence[Sense], passage: Passage) -> str:
    """What stands before the passage in the clause that it is cut from, and in the passage itself."""
    if not inside:
        return passage.text
    same = [s.word.start for s in senses if s.clause == inside[0].clause]
    return passage.source[min(same) : passage.end]
