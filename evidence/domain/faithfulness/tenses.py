"""Decides whether words say that something is over or that it is still to come (5-values.md, Polarity)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from evidence.domain.lexicon.debts import PAID
from evidence.domain.lexicon.polarity import COMPLETED, FUTURE, LAST_BEFORE, WANTED, WITHHELD
from evidence.domain.polarity import Sense, Stance

_PENDING: Final = {"to come": FUTURE, "wanted": WANTED, "withheld": WITHHELD}


def is_completed(senses: Sequence[Sense]) -> bool:
    """Whether something is said to be over; behind a stretch of time `rồi` only says which one (`tháng rồi`)."""
    before = ("", *(sense.word.folded for sense in senses))
    return any(
        s.word.folded in COMPLETED and s.stance in {Stance.ASSERTED, Stance.OPEN} and last not in LAST_BEFORE
        for last, s in zip(before, senses, strict=False)
    )


def is_pending(senses: Sequence[Sense]) -> bool:
    """Whether something is still to come, is only wanted or is withheld."""
    return bool(pending(senses))


def pending(senses: Sequence[Sense]) -> frozenset[str]:
    """In which ways something is: `to come`, `wanted`, `withheld`."""
    said = {sense.word.folded for sense in senses}
    return frozenset(way for way, words in _PENDING.items() if not said.isdisjoint(words))


def tells_of_payment(senses: Sequence[Sense]) -> bool:
    """Whether a claim may say that money has changed hands: it tells of what is over, not of what is to come."""
    if any(sense.word.folded in FUTURE for sense in senses):
        return False
    return is_completed(senses) or any(sense.word.folded in PAID for sense in senses)
