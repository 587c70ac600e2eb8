"""Decides whether quotes prove a claim, by asking every rule of faithfulness in turn (document 002)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from evidence.domain.confidence import clamp, read_mode
from evidence.domain.context import Conventions, Facts, GroundingContext, Mode, Quote
from evidence.domain.errors import InvalidInput
from evidence.domain.faithfulness.amounts import judge_amounts
from evidence.domain.faithfulness.dates import judge_dates, judge_validity
from evidence.domain.faithfulness.meaning import judge_meaning
from evidence.domain.faithfulness.names import judge_names
from evidence.domain.faithfulness.numbers import judge_numbers
from evidence.domain.faithfulness.outcome import Outcome
from evidence.domain.faithfulness.owners import judge_owners
from evidence.domain.faithfulness.readings import Readings
from evidence.domain.faithfulness.relevance import judge_substance
from evidence.domain.faithfulness.result import GroundingCode, GroundingResult, Resolved, finding
from evidence.domain.faithfulness.roles import judge_roles
from evidence.domain.faithfulness.scene import scene_of
from evidence.domain.faithfulness.spans import Passage, judge_spans, locate_all
from evidence.domain.faithfulness.subjects import judge_subjects
from evidence.domain.faithfulness.swaps import judge_swaps
from evidence.domain.findings import Effect, Finding
from evidence.domain.text import Located

_FACT_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "amounts": (str, int, float, Mapping),
    "dates": (str,),
    "owners": (str,),
}


class Grounder:
    """Answers `assert_grounded` for many claims under one house's conventions, and reads a text that they share once.

    It holds all that it has read, so it is made for one batch and let go with it.
    """

    def __init__(self, conventions: Conventions) -> None:
        self._readings = Readings(conventions)

    def assert_grounded(
        self,
        *,
        span: str,
        source_text: str,
        confidence: float,
        mode: str,
        facts: Mapping[str, Any] | None = None,
        context: GroundingContext | None = None,
    ) -> GroundingResult:
        """The documented signature of document 002 over one quote.

        `mode` is `keyword` or `llm`; `facts` holds the lists `amounts`, `dates`, `owners`; anything else is
        InvalidInput, and so is a context with other conventions than this grounder's.
        """
        conventions = self._readings.conventions
        context = context or GroundingContext(conventions=conventions)
        if context.conventions != conventions:
            raise InvalidInput(
                "the context has other conventions", field="context.conventions", hint="a grounder of its own"
            )
        return ground(
            read_facts(facts),
            (Quote(span, source_text),),
            confidence=confidence,
            mode=read_mode(mode),
            context=context,
            readings=self._readings,
        )


def assert_grounded(
    *,
    span: str,
    source_text: str,
    confidence: float,
    mode: str,
    facts: Mapping[str, Any] | None = None,
    context: GroundingContext | None = None,
) -> GroundingResult:
    """The same for a single claim; its context says which conventions hold."""
    context = context or GroundingContext()
    return Grounder(context.conventions).assert_grounded(
        span=span, source_text=source_text, confidence=confidence, mode=mode, facts=facts, context=context
    )


def read_facts(raw: Mapping[str, Any] | None) -> Facts:
    """The declared facts of a mapping; an unknown key and values of a wrong type are InvalidInput."""
    lists = {key: value for key, value in (raw or {}).items() if value is not None}
    for key, values in lists.items():
        if key not in _FACT_TYPES:
            raise InvalidInput(f"unknown kind of fact {key!r}", field=f"facts.{key}", hint=", ".join(_FACT_TYPES))
        if not isinstance(values, list | tuple) or not all(isinstance(value, _FACT_TYPES[key]) for value in values):
            raise InvalidInput(f"{key} is not a list of values", field=f"facts.{key}", hint="a list")
    return Facts(**{key: tuple(values) for key, values in lists.items()})


def ground(
    facts: Facts,
    quotes: Sequence[Quote],
    *,
    confidence: float | None,
    mode: Mode,
    context: GroundingContext,
    readings: Readings | None = None,
) -> GroundingResult:
    """Ground one claim and its facts in all its quotes together.

    A quote that stands in several places proves the claim if one of them does; otherwise its first place is judged.
    `readings`, made for the same conventions, are shared by calls that speak of the same texts.
    """
    readings = readings or Readings(context.conventions)
    clamped = clamp(confidence, mode)
    notes = (_clamp_note(confidence, clamped.value),) if clamped.was_outside else ()
    attempts = (
        _result(tuple(_outcomes(facts, quotes, passages, context, readings)), notes, clamped.value, passages)
        for passages in locate_all(quotes, context, readings)
    )
    first = next(attempts)
    return first if first.ok else next((result for result in attempts if result.ok), first)


def _outcomes(
    facts: Facts,
    quotes: Sequence[Quote],
    passages: Sequence[Passage | None],
    context: GroundingContext,
    readings: Readings,
) -> Iterator[Outcome]:
    yield from judge_spans(quotes, passages)
    scene = scene_of(facts, quotes, passages, context, readings)
    values = tuple(chain(judge_amounts(scene), judge_dates(scene), judge_owners(scene), judge_numbers(scene)))
    yield from values
    yield from judge_subjects(scene)
    yield from judge_names(scene)
    yield from judge_validity(scene)
    if scene.passages and context.claim:
        resolved = [each for each in values if isinstance(each, Resolved)]
        yield from judge_substance(scene, resolved)
        yield from judge_meaning(scene, resolved)
        yield from judge_roles(scene, resolved)
        yield from judge_swaps(scene, resolved)


def _clamp_note(proposed: float | None, value: float) -> Finding:
    return finding(GroundingCode.CONFIDENCE_CLAMPED, f"{proposed} became {value}", proposed=proposed, clamped=value)


def _result(
    outcomes: Sequence[Outcome], notes: tuple[Finding, ...], confidence: float, passages: Sequence[Passage | None]
) -> GroundingResult:
    findings = (*(each for each in outcomes if isinstance(each, Finding)), *notes)
    resolved = tuple(each for each in outcomes if isinstance(each, Resolved))
    located = tuple(Located(p.start, p.end) if p else None for p in passages)
    first = located[0] if located else None
    reason = next(iter(_by_weight(findings)), None)
    return GroundingResult(
        ok=reason is None,
        clamped_confidence=confidence,
        reason=reason.code if reason else None,
        start=first.start if first else None,
        end=first.end if first else None,
        findings=findings,
        resolved=resolved,
        located=located,
    )


def _by_weight(findings: Sequence[Finding]) -> Iterator[Finding]:
    for effect in (Effect.DROP, Effect.DEMOTE):
        yield from (each for each in findings if each.effect is effect)
