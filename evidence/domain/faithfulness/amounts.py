"""Decides whether every amount of a claim is read from its quotes and meant alike there (3-guards.md, Facts)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any, Final

from evidence.domain.amounts import Amount, read_declared_amount, same_amount
from evidence.domain.faithfulness.debts import Ledger, Standing
from evidence.domain.faithfulness.heard import Heard, Senses
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.faithfulness.tenses import is_completed, is_pending, pending
from evidence.domain.findings import Finding
from evidence.domain.polarity import Sense, Stance

_Read = Mapping[Decimal, Sequence[tuple[Heard, Amount]]]
_SHOWN: Final = 20


@dataclass(frozen=True, slots=True)
class _Asserted:
    """An amount as the claim has it: what it is (none: unreadable), its words, and how the claim means it.

    `is_paid`: the claim says that it is paid, and not that it is to be; `pending`: in which ways its own clause of
    the claim leaves it pending, none where that calls it over or where the claim's text does not hold it.
    """

    amount: Amount | None
    text: str
    senses: tuple[Sense, ...]
    is_paid: bool
    pending: frozenset[str] | None

    @property
    def key(self) -> Hashable:
        """All that its proof depends on."""
        amount = self.amount
        words = self.text.casefold() if amount and amount.is_ambiguous else ""
        value = (amount.value, amount.currency, words) if amount else None
        return value, self.is_paid, self.pending, frozenset(sense.stance for sense in self.senses)


def judge_amounts(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each amount, declared or read in the claim's own text."""
    read: _Read | None = None
    # What is asserted alike is proven alike: a text full of one amount costs no search for each of them.
    proofs: dict[Hashable, Resolved | None] = {}
    for asserted in _asserted(scene):
        read = _by_value(scene) if read is None else read
        key = asserted.key
        if key not in proofs:
            proofs[key] = next(_proofs(asserted, read, scene), None)
        proof = proofs[key]
        yield replace(proof, asserted=asserted.text) if proof else _unproven(asserted, scene)


def _unproven(asserted: _Asserted, scene: Scene) -> Finding:
    seen = [amount.text for heard in scene.heard for amount in heard.amounts[:_SHOWN]][:_SHOWN]
    detail = f"no quote gives the amount {asserted.text}"
    return finding(GroundingCode.UNGROUNDED_AMOUNT, detail, kind="amount", asserted=asserted.text, read=seen)


def _by_value(scene: Scene) -> _Read:
    read: dict[Decimal, list[tuple[Heard, Amount]]] = defaultdict(list)
    for heard in scene.heard:
        for amount in heard.amounts:
            read[amount.value].append((heard, amount))
    return read


def _asserted(scene: Scene) -> Iterator[_Asserted]:
    own: dict[Decimal, list[Amount]] = defaultdict(list)
    for each in scene.claim_amounts:
        own[each.value].append(each)
    senses, left_open = Senses(scene.claim_senses), _Pending(scene)
    for raw in scene.facts.amounts:
        amount = read_declared_amount(raw, scene.context.conventions)
        alike = own.get(amount.value, ()) if amount else ()
        same = next((each for each in alike if amount and same_amount(amount, each)), None)
        meant = senses.at(same.start, same.end) if same else ()
        yield _Asserted(amount, _shown(raw), meant or scene.claim_senses, _is_paid(scene, meant), left_open(meant))
    for amount in scene.claim_amounts:
        meant = senses.at(amount.start, amount.end)
        yield _Asserted(amount, amount.text, meant, _is_paid(scene, meant), left_open(meant))


class _Pending:
    """In which ways each clause of a claim leaves something pending, read once a clause."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._clauses: dict[int, frozenset[str] | None] = {}

    def __call__(self, meant: Sequence[Sense]) -> frozenset[str] | None:
        """In which ways the clause of some words does, none where it calls something over or they are none."""
        if not (meant and self._scene.is_completed):
            return None
        number = meant[0].clause
        if number not in self._clauses:
            clause = self._scene.claim_clauses.of(number)
            self._clauses[number] = None if is_completed(clause) else pending(clause)
        return self._clauses[number]


def _is_paid(scene: Scene, meant: Sequence[Sense]) -> bool:
    if not scene.tells_of_payment:
        return False
    standing = scene.claim_clauses.standing(meant[0]) if meant else Ledger(scene.claim_senses).standing(None)
    return standing is Standing.PAID


def _shown(raw: str | int | float | Mapping[str, Any]) -> str:
    return " ".join(str(part) for part in raw.values()) if isinstance(raw, Mapping) else str(raw)


def _proofs(asserted: _Asserted, read: _Read, scene: Scene) -> Iterator[Resolved]:
    if asserted.amount is None:
        return
    refused: set[Hashable] = set()
    for heard, amount in read.get(asserted.amount.value, ()):
        senses = heard.senses_at(amount.start, amount.end)
        standing = heard.clauses.standing(senses[0]) if asserted.is_paid and senses else None
        key = heard.passage.quote, standing, frozenset((sense.clause, sense.stance) for sense in senses)
        if key in refused or not same_amount(asserted.amount, amount):
            continue
        if standing is not Standing.OWED and _is_meant_alike(asserted, senses, heard, scene):
            yield resolved_at(heard, amount.start, amount.end, "amount", asserted.text)
        refused.add(key)


def _is_meant_alike(asserted: _Asserted, senses: Sequence[Sense], heard: Heard, scene: Scene) -> bool:
    """A denied amount proves no payment; one still to come or withheld proves no payment that was made."""
    stances = {sense.stance for sense in senses}
    if stances == {Stance.DENIED} or (stances == {Stance.NOT_YET} and not scene.is_request):
        return any(s.stance is not Stance.ASSERTED for s in asserted.senses) or _is_contrast(senses, heard)
    if not (scene.is_completed and senses):
        return True
    clause = heard.clauses.of(senses[0].clause)
    if is_completed(clause) or not (is_pending(clause) or Stance.OPEN in stances):
        return True
    return _is_pending_alike(asserted, senses, clause)


def _is_pending_alike(asserted: _Asserted, senses: Sequence[Sense], quoted: Sequence[Sense]) -> bool:
    """Whether the claim leaves an amount as open as its quote does, and only calls something else over."""
    if asserted.pending is None or pending(quoted) - asserted.pending:
        return False
    is_open = any(sense.stance is Stance.OPEN for sense in senses)
    return not is_open or any(sense.stance is Stance.OPEN for sense in asserted.senses)


def _is_contrast(senses: Sequence[Sense], heard: Heard) -> bool:
    """Whether only the way is denied: the same verb follows unchallenged, without an amount (not to A, pay it to B)."""
    stretch = [s for s in heard.clauses.of(senses[0].clause) if s.stance is senses[0].stance]
    later = [s for s in heard.senses if s.word.start > stretch[-1].word.end]
    if not any(s.word.folded == stretch[0].word.folded and s.stance is Stance.ASSERTED for s in later):
        return False
    rest = stretch[-1].word.end + heard.shift
    return not any(amount.end > rest for amount in heard.own.amounts)
