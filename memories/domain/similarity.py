"""Decides how much two claims say the same, by their words; negation and numbers keep claims apart (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from evidence.domain.context import Conventions
from evidence.domain.numbers import Number, read_numbers
from evidence.domain.polarity import Sense, Stance, read_senses
from evidence.domain.text import fold, read_words

_DENYING: Final = frozenset({Stance.DENIED, Stance.NOT_YET})
_LIKEST: Final = 20


@dataclass(frozen=True)
class Gist:
    """A claim as it is compared with others; each part is read once, and only when it is asked for."""

    text: str
    conventions: Conventions = field(default_factory=Conventions)

    @cached_property
    def folded(self) -> str:
        """The claim in normal form."""
        return fold(self.text)

    @cached_property
    def words(self) -> frozenset[tuple[str, ...]]:
        """Its words, and its pairs of neighbouring words, so that the order counts as well."""
        words = [word.folded for word in read_words(self.folded)]
        return frozenset([*((word,) for word in words), *pairwise(words)])

    @cached_property
    def numbers(self) -> frozenset[str | frozenset[Decimal | None]]:
        """Its numbers by value and sign, those that are compared by their digits as these digits."""
        return frozenset(_number(number, self.folded) for number in read_numbers(self.folded, self.conventions))

    @cached_property
    def denied(self) -> frozenset[str]:
        """The words that it denies wherever it says them."""
        return self._said(denied=True) - self._said(denied=False)

    @cached_property
    def asserted(self) -> frozenset[str]:
        """The words that it denies nowhere."""
        return self._said(denied=False) - self._said(denied=True)

    @cached_property
    def _senses(self) -> tuple[Sense, ...]:
        return read_senses(self.text)

    def _said(self, *, denied: bool) -> frozenset[str]:
        return frozenset(sense.word.folded for sense in self._senses if (sense.stance in _DENYING) is denied)


def similarity(one: Gist, other: Gist) -> float:
    """How much two claims say the same: 0 (nothing, or another number, or one denies) to 1 (word for word)."""
    return 0.0 if _are_apart(one, other) else _overlap(one, other)


def nearest_similarity(claim: Gist, known: Iterable[Gist]) -> float:
    """The greatest similarity of a claim to any of the known ones, 0 when there is none.

    Numbers and denials are read of the 20 likest by their words alone; where all of these are apart, none counts.
    """
    overlaps = sorted(((_overlap(claim, each), each) for each in known), key=lambda pair: -pair[0])
    likest = overlaps[:_LIKEST]
    return next((overlap for overlap, each in likest if overlap > 0 and not _are_apart(claim, each)), 0.0)


def dice(one: AbstractSet[Any], other: AbstractSet[Any]) -> float:
    """Twice the common members over all members of both, from 0 to 1; 0 where neither has any."""
    total = len(one) + len(other)
    return 2 * len(one & other) / total if total else 0.0


def _overlap(one: Gist, other: Gist) -> float:
    if not (one.words or other.words):
        return float(one.folded == other.folded)
    return dice(one.words, other.words)


def _are_apart(one: Gist, other: Gist) -> bool:
    return one.numbers != other.numbers or _deny_unlike(one, other)


def _deny_unlike(one: Gist, other: Gist) -> bool:
    """Whether one alone denies anything, or denies a word that the other says without denying it."""
    if bool(one.denied) is not bool(other.denied):
        return True
    return bool(one.denied & other.asserted or other.denied & one.asserted)


def _number(number: Number, folded: str) -> str | frozenset[Decimal | None]:
    if number.code is not None:
        return number.code
    before = folded[max(0, number.start - 2) : number.start].lstrip(" (")
    values = (number.value, number.other)
    return frozenset(-value if value and before == "-" else value for value in values)
