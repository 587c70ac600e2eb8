"""Decides whether every other number of a claim stands in its quotes (3-guards.md, ungrounded_number)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from evidence.domain.amounts import Amount
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Heard, Scene
from evidence.domain.numbers import Number, read_numbers, same_number
from evidence.domain.text import locate

_Read = Mapping[Decimal, Sequence[tuple[Heard, Number | Amount]]]


def judge_numbers(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each number of the claim that is part of no amount and no date; one place proves one number."""
    read = _by_value(scene)
    used: set[tuple[int, int]] = set()
    for number in _other_numbers(scene):
        proof = next((each for each in _proofs(number, read, scene) if (each.quote, each.start) not in used), None)
        if proof:
            used.add((proof.quote, proof.start))
        yield proof or finding(
            GroundingCode.UNGROUNDED_NUMBER,
            f"no quote gives the number {number.text}",
            kind="number",
            asserted=number.text,
        )


def _other_numbers(scene: Scene) -> Iterator[Number]:
    claim = scene.context.claim
    taken = [(each.start, each.end) for each in scene.claim_amounts]
    taken += [(each.start, each.end) for each in scene.claim_dates]
    for number in _free(read_numbers(claim, scene.context.conventions), taken, len(claim)):
        if not _is_article(number):
            yield number


def _free(numbers: Sequence[Number], taken: Sequence[tuple[int, int]], length: int) -> Iterator[Number]:
    """The numbers that touch none of the stretches taken in a text of this length."""
    is_taken = bytearray(length)
    for start, end in taken:
        is_taken[start:end] = b"\1" * (end - start)
    yield from (number for number in numbers if not any(is_taken[number.start : number.end]))


def _is_article(number: Number) -> bool:
    """Whether a one in words only goes with its noun (`một tấm`, `one of them`)."""
    return number.value == 1 and not any(char.isdigit() for char in number.text)


def _by_value(scene: Scene) -> _Read:
    """Every number of the quotes that is part of no date, and every amount: a column of money is only figures."""
    read: dict[Decimal, list[tuple[Heard, Number | Amount]]] = defaultdict(list)
    for (heard, numbers), (_, dates) in zip(scene.quoted_numbers, scene.quoted_dates, strict=True):
        taken = [(each.start, each.end) for each in dates]
        for number in _free(numbers, taken, len(heard.passage.text)):
            read[number.value].append((heard, number))
    for heard, amounts in scene.quoted_amounts:
        for amount in amounts:
            read[amount.value].append((heard, amount))
    return read


def _proofs(number: Number, read: _Read, scene: Scene) -> Iterator[Resolved]:
    for heard, each in read.get(number.value, ()):
        if isinstance(each, Amount) or same_number(number, each):
            yield resolved_at(heard, each.start, each.end, "number", number.text)
    for heard in scene.heard:
        place = locate(number.text, heard.passage.text)
        if place:
            yield resolved_at(heard, place.start, place.end, "number", number.text)
