"""Runs one guard of the chain over stored memories, in batches, and supersedes what it finds (document 004)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from evidence.domain.errors import InvalidInput
from evidence.domain.findings import Effect, Finding
from evidence.models import Organization
from extraction.domain.candidate import Batch, Candidate, LabelScore
from extraction.domain.case import Case
from extraction.domain.chain import GUARDS
from extraction.domain.run import RunContext
from extraction.models import Sweep
from memories import lifecycle
from memories.domain.taxonomy import Label, Register
from memories.models import ActorKind, Memory, MemoryQuerySet
from memories.record import Decider

SWEEPABLE: Final = ("dissociation",)
BATCH_SIZE: Final = 1000


@dataclass(frozen=True, slots=True)
class Hit:
    """One memory that the guard would not admit today."""

    memory: UUID
    scope: str
    content: str
    code: str
    detail: str


@dataclass(slots=True)
class SweepReport:
    """What a sweep saw and did; `skipped` counts memories that somebody changed meanwhile."""

    guard: str
    applied: bool
    seen: int = 0
    superseded: int = 0
    skipped: int = 0
    hits: list[Hit] = field(default_factory=list)


def sweep(
    *, guard: str, organization: Organization, scope: str = "", apply: bool = False, on_batch: Callable[[int], None]
) -> SweepReport:
    """Judge an organization's active memories with one guard; with `apply`, supersede each hit without a successor.

    `on_batch` is told how many memories each batch held. The sweep is listed from its start, with its counts by batch.
    """
    if guard not in SWEEPABLE:
        raise InvalidInput(
            f"The guard {guard!r} cannot sweep.", field="guard", hint=f"Use one of: {', '.join(SWEEPABLE)}."
        )
    report = SweepReport(guard, apply)
    row = Sweep.objects.create(
        organization=organization, guard=guard, guard_version=GUARDS[guard].VERSION, scope=scope, applied=apply
    )
    for batch in _batches(organization, scope):
        hits = [(memory, finding) for memory in batch for finding in _findings(guard, memory)]
        report.seen += len(batch)
        report.hits += [Hit(m.pk, m.scope, m.content, found.code, found.detail) for m, found in hits]
        if apply and hits:
            _supersede(organization, guard, hits, report)
        _keep(row, report)
        on_batch(len(batch))
    _keep(row, report, finished_at=timezone.now())
    return report


def count_active(organization: Organization, scope: str) -> int:
    """How many memories a sweep will see."""
    return _active(organization, scope).count()


def _active(organization: Organization, scope: str) -> MemoryQuerySet:
    memories = Memory.objects.for_organization(organization).active()
    return memories.filter(scope=scope) if scope else memories


def _batches(organization: Organization, scope: str) -> Iterator[list[Memory]]:
    last: UUID | None = None
    while True:
        memories = _active(organization, scope).order_by("pk")
        batch = list((memories.filter(pk__gt=last) if last else memories)[:BATCH_SIZE])
        if not batch:
            return
        yield batch
        last = batch[-1].pk


def _findings(guard: str, memory: Memory) -> tuple[Finding, ...]:
    labels = tuple(LabelScore(Label(each["label"]), each["confidence"]) for each in memory.labels)
    candidate = Candidate(0, memory.content, labels, memory.confidence, knowledge_type=memory.knowledge_type or None)
    case = Case(RunContext(memory.scope, ()), Batch((candidate,), Register(memory.register)))
    return tuple(found for found in GUARDS[guard].judge(candidate, case) if found.effect is not Effect.NOTE)[:1]


def _keep(row: Sweep, report: SweepReport, **changes: Any) -> None:
    counts = {"seen": report.seen, "superseded": report.superseded, "skipped": report.skipped}
    Sweep.objects.filter(pk=row.pk).update(found=len(report.hits), **counts, **changes)


def _supersede(organization: Organization, guard: str, hits: list[tuple[Memory, Finding]], report: SweepReport) -> None:
    decider = Decider(ActorKind.SWEEP, f"{guard}/{GUARDS[guard].VERSION}")
    reasons = {memory.pk: (found.code, found.detail) for memory, found in hits}
    with transaction.atomic():
        done = lifecycle.supersede_all(organization, reasons, decider=decider)
    report.superseded += done
    report.skipped += len(reasons) - done
