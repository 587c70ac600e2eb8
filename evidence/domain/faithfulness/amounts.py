"""Decides whether every amount of a claim is read from its quotes and meant alike there (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from evidence.domain.amounts import Amount, read_amounts, read_declared_amount, same_amount
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Heard, Scene
from evidence.domain.lexicon.polarity import COMPLETED, FUTURE, WITHHELD
from evidence.domain.polarity import Sense, Stance
from evidence.domain.text import locate


@dataclass(frozen=True, slots=True)
class _Asserted:
    """An amount as the claim has it: what it is (none: unreadable), its words, and how the claim means it."""

    amount: Amount | None
    text: str
    senses: tuple[Sense, ...]


def judge_amounts(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each amount, declared or read in the claim's own text."""
    read = [(heard, read_amounts(heard.passage.text, scene.context.conventions)) for heard in scene.heard]
    for asserted in _asserted(scene):
        proof = next(_proofs(asserted, read, scene), None)
        yield proof or finding(
            GroundingCode.UNGROUNDED_AMOUNT,
            f"no quote gives the amount {asserted.text}",
            kind="amount",
            asserted=asserted.text,
            read=[amount.text for _, amounts in read for amount in amounts],
        )


def claimed_amounts(scene: Scene) -> tuple[Amount, ...]:
    """The amounts in the claim's own text that its words make money."""
    return tuple(a for a in read_amounts(scene.context.claim, scene.context.conventions) if not a.is_bare)


def _asserted(scene: Scene) -> Iterator[_Asserted]:
    own = claimed_amounts(scene)
    senses = scene.claim_senses
    for raw in scene.facts.amounts:
        amount = read_declared_amount(raw, scene.context.conventions)
        same = next((each for each in own if amount and same_amount(amount, each)), None)
        yield _Asserted(amount, str(raw), _at(senses, same) if same else senses)
    for amount in own:
        yield _Asserted(amount, amount.text, _at(senses, amount))


def _at(senses: Sequence[Sense], amount: Amount) -> tuple[Sense, ...]:
    return tuple(sense for sense in senses if sense.word.start < amount.end and sense.word.end > amount.start)


def _proofs(asserted: _Asserted, read: Sequence[tuple[Heard, Sequence[Amount]]], scene: Scene) -> Iterator[Outcome]:
    for heard, amounts in read:
        for amount in amounts:
            if _is_same(asserted, amount) and _is_meant_alike(
                asserted, heard.senses_at(amount.start, amount.end), heard, scene
            ):
                yield resolved_at(heard, amount.start, amount.end, "amount", asserted.text)


def _is_same(asserted: _Asserted, amount: Amount) -> bool:
    return asserted.amount is not None and same_amount(asserted.amount, amount)


def _is_meant_alike(asserted: _Asserted, senses: Sequence[Sense], heard: Heard, scene: Scene) -> bool:
    """A denied amount proves no payment; one still to come or withheld proves no payment that was made."""
    stances = {sense.stance for sense in senses}
    if stances == {Stance.DENIED} or (stances == {Stance.NOT_YET} and not scene.is_request):
        return any(s.stance is not Stance.ASSERTED for s in asserted.senses) or _is_contrast(senses, heard, scene)
    if not _is_completed(scene.claim_senses) or not senses:
        return True
    clause = [s for s in heard.senses if s.clause == senses[0].clause]
    is_pending = any(s.word.folded in FUTURE or s.word.folded in WITHHELD for s in clause)
    return _is_completed(clause) or not (is_pending or Stance.OPEN in stances)


def _is_contrast(senses: Sequence[Sense], heard: Heard, scene: Scene) -> bool:
    """Whether only the way is denied: the same verb follows unchallenged, without an amount (not to A, pay it to B)."""
    stretch = [s for s in heard.senses if s.clause == senses[0].clause and s.stance is senses[0].stance]
    later = [s for s in heard.senses if s.word.start > stretch[-1].word.end]
    if not any(s.word.folded == stretch[0].word.folded and s.stance is Stance.ASSERTED for s in later):
        return False
    rest = heard.passage.source[stretch[-1].word.end : heard.passage.end]
    return not read_amounts(rest, scene.context.conventions)


def _is_completed(senses: Sequence[Sense]) -> bool:
    return any(s.word.folded in COMPLETED and s.stance in {Stance.ASSERTED, Stance.OPEN} for s in senses)


def stands_in_quotes(text: str, scene: Scene) -> tuple[Heard, int, int] | None:
    """Where the very words stand in a passage: the passage and the place within it."""
    for heard in scene.heard:
        place = locate(text, heard.passage.text)
        if place:
            return heard, place.start, place.end
    return None
