"""Decides the verdict on every candidate of a batch: the one chain that every producer goes through (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from evidence.domain.findings import Effect, Finding, Verdict, verdict_of
from extraction.domain.admission import Admission
from extraction.domain.candidate import Batch, Candidate
from extraction.domain.case import Case
from extraction.domain.guards import (
    actors,
    admission,
    contract,
    dissociation,
    episodic_cap,
    faithfulness,
    novelty,
    provenance,
    register,
    scope_policy,
)
from extraction.domain.opinions import Question
from extraction.domain.proof import Proof
from extraction.domain.reasons import Reason, finding
from extraction.domain.run import RunContext
from memories.domain.taxonomy import Grounding


class Guard(Protocol):
    """A module with a version and one pure function that yields findings about one candidate."""

    VERSION: int

    def judge(self, candidate: Candidate, case: Case) -> Iterator[Finding]:
        """Yield every reason this guard has about the candidate."""


GUARDS: Final[dict[str, Guard]] = {
    "contract": contract,
    "provenance": provenance,
    "actors": actors,
    "scope_policy": scope_policy,
    "dissociation": dissociation,
    "faithfulness": faithfulness,
    "register": register,
    "admission": admission,
    "novelty": novelty,
    "episodic_cap": episodic_cap,
}

_SEAL: Final = object()
_DOUBTS: Final = frozenset({Reason.REGISTER_CONTRADICTION.value, Reason.FRAMED_SPAN.value})


@dataclass(frozen=True, slots=True)
class Judged:
    """One candidate with every finding, its verdict, its proof (none when grounding it failed), and its admission."""

    candidate: Candidate
    findings: tuple[Finding, ...]
    verdict: Verdict
    proof: Proof | None
    admission: Admission | None = None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the chain made of a batch; only `judge` can build one, so that nothing unjudged reaches the ledger.

    `questions` are the items that a second opinion may settle, none once it was asked for; `opinions` is what it said.
    """

    run: RunContext
    batch: Batch
    judged: tuple[Judged, ...]
    _seal: object = field(repr=False, compare=False)
    questions: tuple[Question, ...] = ()
    opinions: Mapping[int, Grounding] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse a judgement that the chain did not make."""
        if self._seal is not _SEAL:
            raise TypeError("a Judgement is only built by extraction.domain.chain.judge")


def judge(batch: Batch, run: RunContext, opinions: Mapping[int, Grounding] | None = None) -> Judgement:
    """Ask every guard about every candidate; the most severe effect of a candidate's findings is its verdict.

    Without `opinions` the judgement names the items a second opinion may settle; with them (an empty one included) it
    names none.
    """
    case = Case(run=run, batch=batch, opinions=opinions or {})
    findings: dict[int, tuple[Finding, ...]] = {candidate.index: () for candidate in batch.candidates}
    for name, guard in GUARDS.items():
        for candidate in batch.candidates:
            findings[candidate.index] += _ask(name, guard, candidate, case)
        case = replace(case, dropped=_dropped(findings))
    judged = tuple(
        Judged(candidate, found, verdict_of(found), case.known_proof(candidate), case.known_admission(candidate))
        for candidate in batch.candidates
        for found in (findings[candidate.index],)
    )
    questions = tuple(_questions(judged)) if opinions is None else ()
    return Judgement(run, batch, judged, _SEAL, questions, opinions or {})


def _ask(name: str, guard: Guard, candidate: Candidate, case: Case) -> tuple[Finding, ...]:
    try:
        found = tuple(guard.judge(candidate, case))
    except Exception as error:  # noqa: BLE001 - a guard that raises must not admit anything
        failure = finding(Reason.GUARD_FAILED, f"{name} raised {type(error).__name__}")
        return (replace(failure, guard=name, guard_version=guard.VERSION),)
    return tuple(replace(each, guard=name, guard_version=guard.VERSION) for each in found)


def _questions(judged: Iterable[Judged]) -> Iterator[Question]:
    """What rules 4 and 5 alone keep from being admitted or dropped (register rule 6)."""
    for each in judged:
        doubts = [found for found in each.findings if found.guard == "register" and found.code in _DOUBTS]
        if doubts and each.verdict is Verdict.DEMOTED:
            exhibits = each.proof.exhibits if each.proof else ()
            yield Question(
                index=each.candidate.index,
                claim=each.candidate.content,
                spans=tuple(exhibit.span for exhibit in exhibits),
                messages=tuple(dict.fromkeys(exhibit.message.index for exhibit in exhibits if exhibit.message)),
                doubt="; ".join(found.detail or found.code for found in doubts),
            )


def _dropped(findings: dict[int, tuple[Finding, ...]]) -> frozenset[int]:
    held = {Reason.DUPLICATE.value, Reason.UPHELD_BEFORE.value}
    return frozenset(
        index
        for index, found in findings.items()
        if any(each.effect is Effect.DROP and each.code not in held for each in found)
    )
