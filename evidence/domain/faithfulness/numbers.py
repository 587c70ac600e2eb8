"""Decides whether every other number of a claim stands in its quotes (3-guards.md, ungrounded_number)."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Hashable, Iterator, Sequence

from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.outcome import Outcome, resolved_at
from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.numbers import Number

_Places = defaultdict[Hashable, deque[tuple[Heard, int, int]]]


def judge_numbers(scene: Scene) -> Iterator[Outcome]:
    """One outcome for each number of the claim that is part of no amount and no date; one place proves one number."""
    numbers = tuple(_other_numbers(scene))
    places = _places(scene) if numbers else defaultdict(deque)
    for number in numbers:
        alike = places[_key(number)]
        if alike:
            heard, start, end = alike.popleft()
            yield resolved_at(heard, start, end, "number", number.text)
            continue
        detail = f"no quote gives the number {number.text}"
        yield _same_words(number, scene) or finding(
            GroundingCode.UNGROUNDED_NUMBER, detail, kind="number", asserted=number.text
        )


def _other_numbers(scene: Scene) -> Iterator[Number]:
    taken = [(each.start, each.end) for each in scene.claim_amounts]
    taken += [(each.start, each.end) for each in scene.claim_dates]
    for number in _free(scene.claim_numbers, taken, len(scene.claim)):
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


def _places(scene: Scene) -> _Places:
    """Every number of the quotes that is part of no date, and every amount: a column of money is only figures."""
    places: _Places = defaultdict(deque)
    for heard, dates in scene.quoted_dates:
        taken = [(each.start, each.end) for each in dates]
        for number in _free(heard.numbers, taken, len(heard.passage.text)):
            places[_key(number)].append((heard, number.start, number.end))
        for amount in heard.amounts:
            places[frozenset({amount.value, None})].append((heard, amount.start, amount.end))
    return places


def _key(number: Number) -> Hashable:
    """What two numbers have in common if and only if they are the same one."""
    return number.code if number.code is not None else frozenset({number.value, number.other})


def _same_words(number: Number, scene: Scene) -> Resolved | None:
    """A number with letters (`B3-1402`), or one that a quote gives as a bare day, is proven by the very same words."""
    if number.text.isdecimal():
        days = ((heard, date) for heard, dates in scene.quoted_dates for date in dates if date.text == number.text)
        return next((resolved_at(h, day.start, day.end, "number", number.text) for h, day in days), None)
    for heard in scene.heard:
        place = heard.own.source.locate(number.text)
        if place:
            return resolved_at(heard, place.start, place.end, "number", number.text)
    return None
