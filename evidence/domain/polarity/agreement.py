"""Decides whether what a claim and its quote have in common is meant alike in both (5-values.md, Polarity)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from evidence.domain.lexicon.polarity import HEDGES
from evidence.domain.polarity.reading import Sense, Stance
from evidence.domain.text import Phrases, bare, stopwords_for

_HEDGES = Phrases(HEDGES)


class Clash(StrEnum):
    """How a quote means something else than the claim made of it."""

    DENIED = "the quote denies it"
    NOT_DENIED = "the claim denies what the quote says"
    CONDITION = "the quote says so only under a condition"
    QUESTION = "the quote asks"


def clashes(claim: Sequence[Sense], quote: Sequence[Sense], *, language: str | None) -> Iterator[Clash]:
    """Every way in which the shared words (all words of the quote where none is shared) are meant otherwise."""
    said, quoted = _by_key(claim, language), _by_key(quote, language)
    shared = said.keys() & quoted.keys()
    yield from _denials(said, quoted, shared)
    senses = [sense for key in (shared or quoted) for sense in quoted[key]]
    is_open = any(sense.is_conditional or sense.is_asked for sense in claim) or _hedges(claim)
    if not is_open and _most(sense.is_conditional for sense in senses):
        yield Clash.CONDITION
    if not is_open and _most(sense.is_asked for sense in senses):
        yield Clash.QUESTION


def _denials(said: Mapping[str, list[Sense]], quoted: Mapping[str, list[Sense]], shared: set[str]) -> Iterator[Clash]:
    pairs = [(_stances(said[key]), _stances(quoted[key])) for key in shared]
    if any(own == {Stance.ASSERTED} and other == {Stance.DENIED} for own, other in pairs):
        yield Clash.DENIED
    if any(own == {Stance.DENIED} and other == {Stance.ASSERTED} for own, other in pairs):
        yield Clash.NOT_DENIED


def _by_key(senses: Sequence[Sense], language: str | None) -> dict[str, list[Sense]]:
    empty = stopwords_for(language)
    found: dict[str, list[Sense]] = defaultdict(list)
    for sense in senses:
        if sense.word.folded not in empty:
            found[bare(sense.word.folded)].append(sense)
    return dict(found)


def _stances(senses: Sequence[Sense]) -> set[Stance]:
    return {sense.stance for sense in senses}


def _most(flags: Iterator[bool]) -> bool:
    flagged = list(flags)
    return bool(flagged) and sum(flagged) * 2 >= len(flagged)


def _hedges(claim: Sequence[Sense]) -> bool:
    return _HEDGES.any_in([sense.word for sense in claim])
