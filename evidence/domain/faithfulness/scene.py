"""Decides what every rule of faithfulness looks at: the claim, its located quotes, and how their words are meant."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from evidence.domain.amounts import Amount, read_amounts
from evidence.domain.context import Facts, GroundingContext, KnownPerson, Quote
from evidence.domain.dates import DateReading, read_dates
from evidence.domain.faithfulness.spans import Passage
from evidence.domain.lexicon.people import HONORIFICS
from evidence.domain.lexicon.polarity import REQUEST_TYPES
from evidence.domain.numbers import Number, read_numbers
from evidence.domain.people import Directory, read_mentions
from evidence.domain.polarity import Sense, is_request, read_senses
from evidence.domain.text import Source, Word, language_of, read_clauses, read_words

_REACH: Final = 400
_APART: Final = 1_000_000


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


@dataclass(frozen=True)
class Heard:
    """A passage with the sense of each of its words, read within the sentences that it is cut from.

    `shift` leads from a word's place to its place in the passage; `before` stands before the passage in its line.
    """

    passage: Passage
    senses: tuple[Sense, ...]
    shift: int
    before: str

    @cached_property
    def is_caseless(self) -> bool:
        """Whether the cited text is written without capitals."""
        return not any(char.isupper() for char in self.passage.source)

    @cached_property
    def own_text(self) -> Source:
        """The passage's own text, to be searched."""
        return Source(self.passage.text)

    @cached_property
    def own_words(self) -> tuple[Word, ...]:
        """The words of the passage's own text."""
        return read_words(self.passage.text)

    @cached_property
    def _index(self) -> Senses:
        return Senses(self.senses)

    @cached_property
    def _clauses(self) -> dict[int, list[Sense]]:
        clauses: dict[int, list[Sense]] = defaultdict(list)
        for sense in self.senses:
            clauses[sense.clause].append(sense)
        return clauses

    def senses_at(self, start: int, end: int) -> tuple[Sense, ...]:
        """The senses of the words of a stretch of the passage's text."""
        return self._index.at(start - self.shift, end - self.shift)

    def clause_of(self, sense: Sense) -> Sequence[Sense]:
        """The senses of all words in the clause of one."""
        return self._clauses[sense.clause]


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
        return _directory((*self.context.people, *(speaker for speaker in speakers if speaker)))

    @cached_property
    def claim_senses(self) -> tuple[Sense, ...]:
        """How each word of the claim is meant."""
        return read_senses(self.context.claim)

    @cached_property
    def claim_language(self) -> str | None:
        """The claim's language."""
        return language_of(self.context.claim)

    @cached_property
    def quote_language(self) -> str | None:
        """The language of all quotes together."""
        return language_of("\n".join(passage.text for passage in self.passages))

    @cached_property
    def claim_verb(self) -> str:
        """The first word of the claim behind whoever opens it, in normal form."""
        names = {w.folded for m in read_mentions(self.context.claim, self.directory) for w in read_words(m.text)}
        words = (sense.word.folded for sense in self.claim_senses)
        return next((word for word in words if word not in names and word not in HONORIFICS), "")

    @cached_property
    def is_request(self) -> bool:
        """Whether the claim is a request, a task or a proposal rather than a statement."""
        return self.context.item_type in REQUEST_TYPES or is_request(self.context.claim)

    @cached_property
    def heard(self) -> tuple[Heard, ...]:
        """Every passage as it is meant where it stands."""
        return tuple(_hear(passage, self.claim_language) for passage in self.passages)

    @cached_property
    def claim_amounts(self) -> tuple[Amount, ...]:
        """The amounts in the claim's own text that its words make money."""
        return tuple(a for a in read_amounts(self.context.claim, self.context.conventions) if not a.is_bare)

    @cached_property
    def claim_dates(self) -> tuple[DateReading, ...]:
        """The dates in the claim's own text, read as if said when its first quote was."""
        said_at = next((passage.said_at for passage in self.passages), self.context.said_at)
        return read_dates(self.context.claim, said_at, self.context.conventions)

    @cached_property
    def quoted_amounts(self) -> tuple[tuple[Heard, tuple[Amount, ...]], ...]:
        """The amounts of every passage."""
        return tuple((h, read_amounts(h.passage.text, self.context.conventions)) for h in self.heard)

    @cached_property
    def quoted_numbers(self) -> tuple[tuple[Heard, tuple[Number, ...]], ...]:
        """The numbers of every passage."""
        return tuple((h, read_numbers(h.passage.text, self.context.conventions)) for h in self.heard)

    @cached_property
    def quoted_dates(self) -> tuple[tuple[Heard, tuple[DateReading, ...]], ...]:
        """The dates of every passage, each read against its own passage's time."""
        conventions = self.context.conventions
        return tuple((h, read_dates(h.passage.text, h.passage.said_at, conventions)) for h in self.heard)

    @cached_property
    def quoted_senses(self) -> tuple[Sense, ...]:
        """How each quoted word is meant; the clauses of different quotes stay apart."""
        first, *others = [heard.senses for heard in self.heard] or [()]
        apart = (replace(s, clause=s.clause + _APART * at) for at, senses in enumerate(others, 1) for s in senses)
        return (*first, *apart)

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """The different cited texts."""
        return tuple(dict.fromkeys(quote.source_text for quote in self.quotes))


def scene_of(
    facts: Facts, quotes: Sequence[Quote], passages: Sequence[Passage | None], context: GroundingContext
) -> Scene:
    """The scene of one claim; quotes that stand nowhere prove nothing and are left out."""
    return Scene(facts, context, tuple(quotes), tuple(passage for passage in passages if passage))


def _hear(passage: Passage, language: str | None) -> Heard:
    left, right = _sentences_around(passage)
    senses = read_senses(passage.source[left:right], fallback=language)
    shift = left - passage.start
    inside = tuple(s for s in senses if s.word.start + shift >= 0 and s.word.end + shift <= passage.end - passage.start)
    return Heard(passage, inside, shift, _introduction(passage))


def _sentences_around(passage: Passage) -> tuple[int, int]:
    """Where the sentences that a passage is cut from begin and end, as far as the reach goes."""
    left = max(0, passage.start - _REACH)
    clauses = read_clauses(passage.source[left : passage.end + _REACH])
    start, end = passage.start - left, passage.end - left
    cut = {clause.sentence for clause in clauses if clause.start < end and clause.end > start}
    bounds = [(clause.start, clause.end + clause.is_asked) for clause in clauses if clause.sentence in cut]
    if not bounds:
        return passage.start, passage.end
    return left + min(bounds)[0], left + max(bounds)[1]


def _introduction(passage: Passage) -> str:
    """What stands before the passage in its line, at most as far as the window reaches."""
    left = max(0, passage.start - _REACH, passage.source.rfind("\n", 0, passage.start) + 1)
    return passage.source[left : passage.start]


@lru_cache(maxsize=64)
def _directory(people: tuple[KnownPerson, ...]) -> Directory:
    return Directory(people)
