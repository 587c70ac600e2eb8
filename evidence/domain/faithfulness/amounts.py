"""Decides whether every amount of a claim is read from its quotes and meant alike there (3-guards.md, Facts)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from evidence.domain.amounts import Amount, read_amounts, read_declared_amount, same_amount
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Heard, Scene, Senses
from evidence.domain.lexicon.polarity import COMPLETED, FUTURE, WITHHELD
from evidence.domain.polarity import Sense, Stance

_Read = Mapping[Decimal, Sequence[tuple[Heard, Amount]]]
_SHOWN: Final = 20


@dataclass(frozen=True, slots=True)
class _Asserted:
    """An amount as the claim has it: what it is (none: unreadable), its words, and how the claim means it."""

    amount: Amount | None
    text: str
    senses: tuple[Sense, ...]


def judge_amounts(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each amount, declared or read in the claim's own text."""
    read = _by_value(scene)
    seen = [amount.text for _, amounts in scene.quoted_amounts for amount in amounts][:_SHOWN]
    for asserted in _asserted(scene):
        proof = next(_proofs(asserted, read, scene), None)
        yield proof or finding(
            GroundingCode.UNGROUNDED_AMOUNT,
            f"no quote gives the amount {asserted.text}",
            kind="amount",
            asserted=asserted.text,
            read=seen,
        )


def _by_value(scene: Scene) -> _Read:
    read: dict[Decimal, list[tuple[Heard, Amount]]] = defaultdict(list)
    for heard, amounts in scene.quoted_amounts:
        for amount in amounts:
            read[amount.value].append((heard, amount))
    return read


def _asserted(scene: Scene) -> Iterator[_Asserted]:
    own = scene.claim_amounts
    senses = Senses(scene.claim_senses)
    for raw in scene.facts.amounts:
        amount = read_declared_amount(raw, scene.context.conventions)
        same = next((each for each in own if amount and same_amount(amount, each)), None)
        yield _Asserted(amount, _shown(raw), senses.at(same.start, same.end) if same else scene.claim_senses)
    for amount in own:
        yield _Asserted(amount, amount.text, senses.at(amount.start, amount.end))


def _shown(raw: str | int | float | Mapping[str, Any]) -> str:
    return " ".join(str(part) for part in raw.values()) if isinstance(raw, Mapping) else str(raw)


def _proofs(asserted: _Asserted, read: _Read, scene: Scene) -> Iterator[Outcome]:
    if asserted.amount is None:
        return
    for heard, amount in read.get(asserted.amount.value, ()):
        if same_amount(asserted.amount, amount) and _is_meant_alike(asserted, amount, heard, scene):
            yield resolved_at(heard, amount.start, amount.end, "amount", asserted.text)


def _is_meant_alike(asserted: _Asserted, amount: Amount, heard: Heard, scene: Scene) -> bool:
    """A denied amount proves no payment; one still to come or withheld proves no payment that was made."""
    senses = heard.senses_at(amount.start, amount.end)
    stances = {sense.stance for sense in senses}
    if stances == {Stance.DENIED} or (stances == {Stance.NOT_YET} and not scene.is_request):
        return any(s.stance is not Stance.ASSERTED for s in asserted.senses) or _is_contrast(senses, heard, scene)
    if not _is_completed(scene.claim_senses) or not senses:
        return True
    clause = heard.clause_of(senses[0])
    is_pending = any(s.word.folded in FUTURE or s.word.folded in WITHHELD for s in clause)
    return _is_completed(clause) or not (is_pending or Stance.OPEN in stances)


def _is_contrast(senses: Sequence[Sense], heard: Heard, scene: Scene) -> bool:
    """Whether only the way is denied: the same verb follows unchallenged, without an amount (not to A, pay it to B)."""
    stretch = [s for s in heard.clause_of(senses[0]) if s.stance is senses[0].stance]
    later = [s for s in heard.senses if s.word.start > stretch[-1].word.end]
    if not any(s.word.folded == stretch[0].word.folded and s.stance is Stance.ASSERTED for s in later):
        return False
    rest = heard.passage.text[stretch[-1].word.end + heard.shift :]
    return not read_amounts(rest, scene.context.conventions)


def _is_completed(senses: Sequence[Sense]) -> bool:
    return any(s.word.folded in COMPLETED and s.stance in {Stance.ASSERTED, Stance.OPEN} for s in senses)
