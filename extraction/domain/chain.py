"""Decides the verdict on every candidate of a batch: the one chain that every producer goes through (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
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
from extraction.domain.proof import Proof
from extraction.domain.reasons import Reason, finding
from extraction.domain.run import RunContext


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
    """What the chain made of a batch; only `judge` can build one, so that nothing unjudged reaches the ledger."""

    run: RunContext
    batch: Batch
    judged: tuple[Judged, ...]
    _seal: object = field(repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse a judgement that the chain did not make."""
        if self._seal is not _SEAL:
            raise TypeError("a Judgement is only built by extraction.domain.chain.judge")


def judge(batch: Batch, run: RunContext) -> Judgement:
    """Ask every guard about every candidate; the most severe effect of a candidate's findings is its verdict."""
    case = Case(run=run, batch=batch)
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
    return Judgement(run, batch, judged, _SEAL)


def _ask(name: str, guard: Guard, candidate: Candidate, case: Case) -> tuple[Finding, ...]:
    try:
        found = tuple(guard.judge(candidate, case))
    except Exception as error:  # noqa: BLE001 - a guard that raises must not admit anything
        failure = finding(Reason.GUARD_FAILED, f"{name} raised {type(error).__name__}")
        return (replace(failure, guard=name, guard_version=guard.VERSION),)
    return tuple(replace(each, guard=name, guard_version=guard.VERSION) for each in found)


def _dropped(findings: dict[int, tuple[Finding, ...]]) -> frozenset[int]:
    held = {Reason.DUPLICATE.value, Reason.UPHELD_BEFORE.value}
    return frozenset(
        index
        for index, found in findings.items()
        if any(each.effect is Effect.DROP and each.code not in held for each in found)
    )
