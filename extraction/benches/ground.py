"""Measures quotes against their sources: place, edges and values, and what is altered (7-quality.md, ground)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from evidence.domain import Grounder, GroundingContext, assert_grounded
from evidence.domain.text import Source, fold
from extraction.benches import opponents
from extraction.benches.dialogues import SPANS, Dialogue, altered, dialogues
from extraction.benches.report import NOT_INSTALLED, RUNS, Figure, median_rates, rows_of

_PAIRS: Final = 300
_ALTERED: Final = 2_000
_SEED: Final = 2_026
_FIND = "str.find"
_AIMS: Final = {"langextract exact": "50 times, then 100", "langextract default": "300 times, then 600"}
_PROPOSAL: Final[Mapping[str, Any]] = {"confidence": 0.9, "mode": "llm"}
_UNIT: Final = "pairs a second"


@dataclass(frozen=True, slots=True)
class _Call:
    """One source with ten spans, and the spans in normal form for the floor that only searches."""

    dialogue: Dialogue
    spans: tuple[str, ...]
    folded: tuple[str, ...]


_Calls = Sequence[_Call]


def bench(rows: int | None = None) -> list[Figure]:
    """Pairs of span and source a second, how many true spans are accepted, and how many altered ones."""
    return [*_speed(rows_of(rows, _PAIRS)), *_true(rows_of(rows, _PAIRS)), *_false(rows_of(rows, _ALTERED))]


def _speed(pairs: int) -> Iterator[Figure]:
    ours: dict[str, Callable[[_Calls], int]] = {"ground": _prove, "ground values": _read, "ground places": _locate}
    floors: dict[str, Callable[[_Calls], int]] = {_FIND: _search}
    if opponents.IS_INSTALLED:
        floors |= {name: partial(_align, options=options) for name, options in opponents.MODES.items()}
    rates = median_rates(partial(_calls, pairs=pairs), {**ours, **floors})
    for floor in (_FIND, *opponents.MODES):
        against = floor if floor in rates else NOT_INSTALLED
        for work in ours:
            name = work if floor == _FIND else f"{work}, {floor}"
            aim = _AIMS.get(floor, "") if work == "ground values" else ""
            yield Figure(name, rates[work], rates.get(floor), _UNIT, RUNS, against, aim)


def _calls(run: int, pairs: int) -> _Calls:
    sources = dialogues(_SEED + run, -(-pairs // SPANS))
    return [_Call(each, each.spans, tuple(map(fold, each.spans))) for each in sources]


def _prove(calls: _Calls) -> int:
    for call in calls:
        _proven(call)
    return len(calls) * SPANS


def _read(calls: _Calls) -> int:
    for call in calls:
        _holding_values(call)
    return len(calls) * SPANS


def _proven(call: _Call) -> int:
    """How many of the quotes prove the statements that they are."""
    return _grounded(call, [call.dialogue.context(statement.text) for statement in call.dialogue.cited])


def _holding_values(call: _Call) -> int:
    """How many of the quotes hold the values that are declared, without a claim in words."""
    return _grounded(call, [call.dialogue.context("") for _ in call.dialogue.cited])


def _grounded(call: _Call, contexts: Sequence[GroundingContext]) -> int:
    dialogue, grounder = call.dialogue, Grounder(call.dialogue.conventions)
    asked = zip(call.spans, dialogue.cited, contexts, strict=True)
    return sum(
        grounder.assert_grounded(
            span=span, source_text=dialogue.text, facts=statement.facts, context=context, **_PROPOSAL
        ).ok
        for span, statement, context in asked
    )


def _is_accepted(span: str, source_text: str) -> bool:
    return assert_grounded(span=span, source_text=source_text, **_PROPOSAL).ok


def _locate(calls: _Calls) -> int:
    for call in calls:
        source = Source(call.dialogue.text)
        for span in call.spans:
            source.locate(span)
    return len(calls) * SPANS


def _search(calls: _Calls) -> int:
    for call in calls:
        text = fold(call.dialogue.text)
        for span in call.folded:
            text.find(span)
    return len(calls) * SPANS


def _align(calls: _Calls, options: Any) -> int:
    for call in calls:
        opponents.aligned(call.spans, call.dialogue.text, options)
    return len(calls) * SPANS


def _true(pairs: int) -> Iterator[Figure]:
    calls = _calls(0, pairs)
    ours = sum(map(_proven, calls))
    found = sum(span in fold(call.dialogue.text) for call in calls for span in call.folded)
    unit = f"accepted of {len(calls) * SPANS} true spans"
    yield Figure("ground true", ours, found, unit, 1, _FIND, "all")


def _false(count: int) -> Iterator[Figure]:
    samples = list(altered(_SEED, count))
    every = sum(len(each.spans) for each in samples)
    unit, aim = f"accepted of {every} altered spans", "none"
    ours = sum(_is_accepted(span, each.text) for each in samples for _, span in each.spans)
    found = sum(fold(span) in fold(each.text) for each in samples for _, span in each.spans)
    yield Figure("ground altered", ours, found, unit, 1, _FIND, aim)
    for name, options in opponents.MODES.items():
        theirs, against = None, NOT_INSTALLED
        if opponents.IS_INSTALLED:
            against = name
            theirs = sum(opponents.aligned([s for _, s in each.spans], each.text, options) for each in samples)
        yield Figure(f"ground altered, {name}", ours, theirs, unit, 1, against, aim)
