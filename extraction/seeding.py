"""Fills a database with any number of candidates like those of the demo, to try out and to load (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import cycle, islice
from typing import Any, Final
from uuid import UUID, uuid4

from django.db import transaction
from django.db.models import Model

from evidence.models import EvidenceSource, Organization
from extraction import daily
from extraction.demo import run_samples
from extraction.models import Candidate, CandidateFinding, Run
from extraction.pipeline import process_run
from memories import record
from memories.domain.fingerprint import fingerprint
from memories.models import ActorKind, Memory
from memories.record import Decider, Entry

SPREAD: Final = timedelta(days=30)
_CHUNK: Final = 2_000
_RANDOM: Final = (1 << 62) - 1


@dataclass(frozen=True, slots=True)
class _Template:
    """One processed run with all that came of it."""

    run: Run
    candidates: tuple[Candidate, ...]
    findings: Mapping[UUID, tuple[CandidateFinding, ...]]


@dataclass(slots=True)
class _Rows:
    """What is written together, in the order in which rows point at each other."""

    runs: list[Model] = field(default_factory=list)
    evidence: list[Model] = field(default_factory=list)
    memories: list[Model] = field(default_factory=list)
    candidates: list[Model] = field(default_factory=list)
    findings: list[Model] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def seed(
    *, organization: Organization, rows: int, now: datetime, on_batch: Callable[[int], object] = lambda _: None
) -> int:
    """Write at least so many candidates and say how many; their times spread over the last thirty days, in order.

    Every row is a copy of one that the real pipeline made of a sample conversation, under keys, claims and times of its
    own. Each batch is one transaction.
    """
    templates = cycle(_templates(organization))
    done = 0
    while done < rows:
        batch = _Rows()
        while len(batch.candidates) < min(_CHUNK, rows - done):
            at = now - SPREAD * (1 - (done + len(batch.candidates)) / rows)
            _copy(next(templates), at, batch)
        _write(organization, batch)
        done += len(batch.candidates)
        on_batch(len(batch.candidates))
    daily.forget(organization)
    return done


def _templates(organization: Organization) -> list[_Template]:
    for run in run_samples(organization, "recorded"):
        process_run(run.pk)
    runs = Run.objects.for_organization(organization).filter(candidates__isnull=False).distinct().order_by("id")
    return [_template(run) for run in islice(runs, 20)]


def _template(run: Run) -> _Template:
    rows = run.candidates.select_related("memory__evidence").prefetch_related("findings").order_by("index")
    candidates = tuple(rows)
    return _Template(run, candidates, {row.pk: tuple(row.findings.all()) for row in candidates})


def _copy(template: _Template, at: datetime, into: _Rows) -> None:
    moments = _moments(at)
    run = _under_new_key(template.run, next(moments), finished_at=at)
    run.external_id, run.request_hash = f"seed-{run.pk}", ""
    into.runs.append(run)
    for candidate in template.candidates:
        row = _under_new_key(candidate, next(moments), run=run)
        row.content = f"{candidate.content} ({row.pk.hex[-8:]})"
        row.fingerprint = fingerprint(row.content)
        row.memory = _memory(candidate.memory, row, next(moments), into) if candidate.memory else None
        into.candidates.append(row)
        into.findings += [_under_new_key(f, next(moments), candidate=row) for f in template.findings[candidate.pk]]


def _memory(memory: Memory, row: Candidate, at: datetime, into: _Rows) -> Memory:
    evidence = _under_new_key(memory.evidence, at)
    kept: Memory = _under_new_key(memory, at, evidence=evidence, content=row.content, fingerprint=row.fingerprint)
    into.evidence.append(evidence)
    into.memories.append(kept)
    into.entries.append(Entry(Decider(ActorKind.GUARD, "chain"), "memory", kept.pk, "admit", kept.status))
    return kept


def _write(organization: Organization, rows: _Rows) -> None:
    models: dict[type[Model], list[Model]] = {
        Run: rows.runs,
        EvidenceSource: rows.evidence,
        Memory: rows.memories,
        Candidate: rows.candidates,
        CandidateFinding: rows.findings,
    }
    with transaction.atomic():
        for model, group in models.items():
            model._default_manager.bulk_create(group, batch_size=_CHUNK)
        record.append(organization, rows.entries)


def _under_new_key(row: Any, at: datetime, **changes: Any) -> Any:
    twin = copy(row)
    twin._state = copy(row._state)
    twin.pk, twin.created_at = _key(at), at
    for name, value in changes.items():
        setattr(twin, name, value)
    return twin


def _key(at: datetime) -> UUID:
    """A version 7 UUID of a given time, to the microsecond."""
    milliseconds, rest = divmod(round(at.timestamp() * 1_000_000), 1_000)
    return UUID(int=milliseconds << 80 | 7 << 76 | rest << 64 | 2 << 62 | uuid4().int & _RANDOM)


def _moments(at: datetime) -> Iterator[datetime]:
    """One moment after the other, a microsecond apart, so that keys keep the order in which rows were made."""
    while True:
        yield at
        at += timedelta(microseconds=1)
