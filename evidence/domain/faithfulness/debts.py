"""Decides whether an amount is said to be owed or to be paid where it stands (5-values.md, Polarity)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from evidence.domain.lexicon import debts as lexicon
from evidence.domain.lexicon.polarity import FUTURE, NECESSITY
from evidence.domain.polarity import Sense, Stance
from evidence.domain.text import Phrases

_OWED: Final = Phrases(lexicon.OWED)
_PAYING: Final = Phrases(lexicon.PAYING)
_ASKED_AFTER: Final = Phrases(lexicon.ASKED_AFTER)
_NECESSITY: Final = Phrases(NECESSITY)
_UNDONE: Final = frozenset({Stance.DENIED, Stance.NOT_YET, Stance.OPEN})
_STILL_TO_COME: Final = 2


class Standing(StrEnum):
    """What is said of an amount."""

    OWED = "owed"
    PAID = "paid"


class Ledger:
    """What one clause says to be owed and to be paid; a debt that is paid is no debt any more."""

    def __init__(self, clause: Sequence[Sense]) -> None:
        self._starts = [sense.word.start for sense in clause]
        marks = list(_marks(clause))
        self._owed = [at for at, standing in marks if standing is Standing.OWED]
        self._paid = [at for at, standing in marks if standing is Standing.PAID]

    @property
    def has_figures(self) -> bool:
        """Whether the clause says something of either kind."""
        return bool(self._owed or self._paid)

    def standing(self, start: int | None) -> Standing | None:
        """What the nearest word says of the amount at a place (of the clause on the whole without one)."""
        if not (self._owed and self._paid) or start is None:
            return Standing.OWED if self._owed else Standing.PAID if self._paid else None
        at = bisect_left(self._starts, start)
        return Standing.OWED if _distance(self._owed, at) <= _distance(self._paid, at) else Standing.PAID


def _distance(places: Sequence[int], at: int) -> tuple[int, bool]:
    """How far the nearest place is; of two as near, the one before counts."""
    after = bisect_left(places, at)
    return min((abs(place - at), place > at) for place in places[max(0, after - 1) : after + 1])


def _marks(clause: Sequence[Sense]) -> Iterator[tuple[int, Standing]]:
    words = [sense.word for sense in clause]
    is_paid = False
    at = 0
    while at < len(words):
        if _ASKED_AFTER.length_at(words, at):
            yield at, Standing.OWED
            return
        owed, paying = _OWED.length_at(words, at), _PAYING.length_at(words, at)
        if owed > paying:
            yield at, Standing.PAID if is_paid and not _stays(clause, at) else Standing.OWED
        elif paying and not _is_to_come(clause, at):
            is_paid = True
            yield at, Standing.PAID
        elif words[at].folded in lexicon.PARTS_DEBT or any(map(str.isdigit, words[at].text)):
            is_paid = False
        at += max(owed, paying, 1)


def _stays(clause: Sequence[Sense], at: int) -> bool:
    if clause[at].word.folded not in lexicon.STAYS:
        return False
    return clause[at - 1].word.folded not in lexicon.SHARES


def _is_to_come(clause: Sequence[Sense], at: int) -> bool:
    """Whether a payment is denied, waited for, necessary or still ahead."""
    before = [sense.word for sense in clause[max(0, at - _STILL_TO_COME) : at]]
    return clause[at].stance in _UNDONE or any(word.folded in FUTURE for word in before) or _NECESSITY.any_in(before)
