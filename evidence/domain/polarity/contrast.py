"""Decides when a claim of cancelling or preferring says what its quote says in other words (5-values.md, Polarity)."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from evidence.domain.lexicon.polarity import ADVERSATIVES, CANCELS
from evidence.domain.polarity.keys import by_word
from evidence.domain.polarity.reading import Denial, Sense, Stance
from evidence.domain.text import Phrases

_CANCELS: Final = Phrases(CANCELS)
_Pair = tuple[tuple[Sense, ...], tuple[Sense, ...]]


def relent(claim: Sequence[Sense], quote: Sequence[Sense], language: str | None) -> _Pair:
    """Both, with what they deny alike asserted in both.

    What the claim cancels counts as said where the quote, too, speaks of cancelling, elsewhere in its line; what the
    claim sets back against something else, where the quote sets the two against each other. What the quote denies of
    all else is said of what the claim takes from another of its clauses.
    """
    lifted = {Denial.CANCELLED} if _both_cancel(claim, quote, language) else set()
    mine, theirs = set(lifted), set(lifted)
    if is_set_against(set(), claim, quote, language):
        mine.add(Denial.CONTRASTED)
    if _is_the_exception(claim, quote, language):
        mine.add(Denial.EXCLUSIVE)
        theirs.add(Denial.EXCLUSIVE)
    return _without(claim, mine), _without(quote, theirs)


def _is_the_exception(claim: Sequence[Sense], quote: Sequence[Sense], language: str | None) -> bool:
    """Whether the claim shares a word with a plain clause of a quote that denies all else in another one."""
    others = {sense.clause for sense in quote if sense.denial is Denial.EXCLUSIVE}
    if not others:
        return False
    said, quoted = by_word(claim, quote, language)
    shared = (sense for key in said.keys() & quoted.keys() for sense in quoted[key])
    return any(sense.clause not in others and sense.stance is Stance.ASSERTED for sense in shared)


def is_set_against(
    refused: AbstractSet[int], claim: Sequence[Sense], quote: Sequence[Sense], language: str | None
) -> bool:
    """Whether what the claim sets back stands in other clauses of the quote than what the claim prefers.

    `refused` are clauses of the quote that hold values which the claim sets back.
    """
    if not any(sense.denial is Denial.CONTRASTED for sense in claim):
        return False
    if not any(sense.word.folded in ADVERSATIVES for sense in quote):
        return False
    said, quoted = by_word(claim, quote, language)
    clauses: dict[bool, set[int]] = {True: set(refused), False: set()}
    for key in said.keys() & quoted.keys():
        sides = {sense.denial is Denial.CONTRASTED for sense in said[key]}
        if len(sides) == 1:
            clauses[sides.pop()] |= {sense.clause for sense in quoted[key]}
    return clauses[True].isdisjoint(clauses[False])


def _both_cancel(claim: Sequence[Sense], quote: Sequence[Sense], language: str | None) -> bool:
    if not any(sense.denial is Denial.CANCELLED for sense in claim):
        return False
    if not _CANCELS.any_in([sense.word for sense in quote]):
        return False
    said, quoted = by_word(claim, quote, language)
    return not any(s.denial is Denial.CANCELLED for key in said.keys() & quoted.keys() for s in quoted[key])


def _without(senses: Sequence[Sense], lifted: AbstractSet[Denial]) -> tuple[Sense, ...]:
    if not lifted:
        return tuple(senses)
    return tuple(s._replace(stance=Stance.ASSERTED, denial=Denial.PLAIN) if s.denial in lifted else s for s in senses)
