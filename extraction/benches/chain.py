"""Measures all guards on batches of candidates beside reading ready values (7-quality.md, chain)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from random import Random
from typing import Final

from evidence.domain import Conventions, Facts, Mode, Verdict
from extraction.benches.report import RUNS, Figure, median_rates, rows_of
from extraction.benches.sentences import ENGLISH, Statement, statements
from extraction.domain.candidate import Batch, Candidate, LabelScore
from extraction.domain.chain import judge
from extraction.domain.run import Actor, ActorKind, House, Message, Role, RunContext, Surface
from memories.domain.taxonomy import Label, Register

_ROWS: Final = 1_000
_SMALL: Final = 10
_SEED: Final = 1_000
_SAID_AT: Final = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
_CONFIDENCE: Final = 0.7
_SPEAKER: Final = Actor("speaker", "Vera Sand", ActorKind.PERSON)
_HOUSE: Final = House(Conventions("Europe/Lisbon", "EUR"))
_UNIT: Final = "candidates a second"
_AGAINST: Final = "iteration over ready values"
_AIM: Final = "3,000 candidates a second"


@dataclass(frozen=True, slots=True)
class Prepared:
    """One batch in its run, with the values of every candidate and of its span read beforehand."""

    batch: Batch
    run: RunContext
    ready: tuple[tuple[str, str, frozenset[str], frozenset[str]], ...]


def bench(rows: int | None = None) -> list[Figure]:
    """Candidates a second in batches of ten, each in a run of ten messages, and in one batch of all rows."""
    count = rows_of(rows, _ROWS)
    sizes = {"chain": _SMALL} | ({f"chain, one batch of {count:,}": count} if count > _SMALL else {})
    return [_figure(name, count, size) for name, size in sizes.items()]


def _figure(name: str, count: int, size: int) -> Figure:
    works = {"chain": _judge, "ready": _iterate}
    rates = median_rates(partial(batches, count=count, size=size), works)
    admitted = sum(
        each.verdict is Verdict.ADMITTED for one in batches(0, count, size) for each in judge(one.batch, one.run).judged
    )
    return Figure(name, rates["chain"], rates["ready"], _UNIT, RUNS, _AGAINST, _AIM, f"{admitted} of {count} admitted")


def batches(run: int, count: int, size: int) -> Sequence[Prepared]:
    """So many candidates in batches of a size, one message a candidate; the same ones for the same run."""
    said = statements(ENGLISH, Random(_SEED + run))  # noqa: S311 - the same text for the same seed
    return [_prepared(tuple(islice(said, min(size, count - at)))) for at in range(0, count, size)]


def _prepared(said: tuple[Statement, ...]) -> Prepared:
    messages = tuple(Message(at, Role.USER, f"{each.text}.", _SPEAKER.id, _SAID_AT) for at, each in enumerate(said))
    candidates = tuple(_candidate(at, each) for at, each in enumerate(said))
    batch = Batch(candidates, Register.REAL, register_stated=True, limit=None)
    run = RunContext(
        scope="agent:bench",
        messages=messages,
        actors=(_SPEAKER,),
        surface=Surface.CONVERSATION,
        mode=Mode.KEYWORD,
        reference_at=_SAID_AT,
        house=_HOUSE,
    )
    return Prepared(batch, run, tuple(map(_ready, candidates, messages)))


def _candidate(index: int, statement: Statement) -> Candidate:
    facts = statement.facts
    return Candidate(
        index=index,
        content=statement.text,
        labels=(LabelScore(Label.FACTUAL, _CONFIDENCE),),
        confidence=_CONFIDENCE,
        grounding_stated=True,
        spans=(statement.text,),
        citations=(index,),
        facts=Facts(facts["amounts"], facts["dates"], facts["owners"]),
    )


def _ready(candidate: Candidate, message: Message) -> tuple[str, str, frozenset[str], frozenset[str]]:
    facts = candidate.facts
    values = frozenset(map(str, (*facts.amounts, *facts.dates, *facts.owners)))
    return candidate.spans[0], message.text, values, values


def _judge(prepared: Sequence[Prepared]) -> int:
    return sum(len(judge(one.batch, one.run).judged) for one in prepared)


def _iterate(prepared: Sequence[Prepared]) -> int:
    return sum(1 for one in prepared for span, text, declared, read in one.ready if span in text and declared <= read)
