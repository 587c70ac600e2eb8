"""Decides whether every other number of a claim stands in its quotes (3-guards.md, ungrounded_number)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from evidence.domain.amounts import read_amounts
from evidence.domain.faithfulness.amounts import claimed_amounts
from evidence.domain.faithfulness.dates import claimed_dates
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Heard, Scene
from evidence.domain.numbers import Number, read_numbers, same_number
from evidence.domain.text import locate


def judge_numbers(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each number of the claim that is part of no amount and no date."""
    taken = [(each.start, each.end) for each in (*claimed_amounts(scene), *claimed_dates(scene))]
    for number in read_numbers(scene.context.claim, scene.context.conventions):
        if any(start < number.end and end > number.start for start, end in taken):
            continue
        proof = next(_proofs(number, scene), None)
        yield proof or finding(
            GroundingCode.UNGROUNDED_NUMBER,
            f"no quote gives the number {number.text}",
            kind="number",
            asserted=number.text,
        )


def _proofs(number: Number, scene: Scene) -> Iterator[Outcome]:
    for heard in scene.heard:
        for start, end in _places(number, heard, scene):
            yield resolved_at(heard, start, end, "number", number.text)


def _places(number: Number, heard: Heard, scene: Scene) -> Iterator[tuple[int, int]]:
    text, conventions = heard.passage.text, scene.context.conventions
    read: Sequence[Number] = read_numbers(text, conventions)
    yield from ((each.start, each.end) for each in read if same_number(number, each))
    # A column of money and the like: the same figure, read as an amount in the quote.
    yield from ((a.start, a.end) for a in read_amounts(text, conventions) if a.value == number.value)
    place = locate(number.text, text)
    if place:
        yield place.start, place.end
