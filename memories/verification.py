"""Proves that every memory's span still stands in its source, and that the record is whole (7-quality.md, Safety)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from uuid import UUID

from evidence.models import EvidenceSource, Organization
from memories import record
from memories.models import Decision, Memory

_BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Broken:
    """The first row that is not as it was written: a memory or a line of the record, its id or sequence, and why."""

    kind: str
    id: str
    detail: str


@dataclass(frozen=True, slots=True)
class Verification:
    """What was looked at in one organization, and the first broken row, if any."""

    organization: str
    memories: int
    decisions: int
    broken: Broken | None


def size(organization: Organization) -> int:
    """How many rows a verification will look at."""
    owned = (Memory.objects.for_organization(organization), Decision.objects.for_organization(organization))
    return sum(rows.count() for rows in owned)


def verify(organization: Organization, on_batch: Callable[[int], object] = lambda _: None) -> Verification:
    """Look at every decision and then at every memory of an organization; `on_batch` is told how many each batch held.

    The record comes first, since it is what a memory's status is held against.
    """
    seen = {"decision": 0, "memory": 0}

    def counted(kind: str) -> Callable[[int], None]:
        def count(rows: int) -> None:
            seen[kind] += rows
            on_batch(rows)

        return count

    sequence = record.first_broken(organization, counted("decision"))
    if sequence is not None:
        broken: Broken | None = Broken("decision", str(sequence), "was changed, lost or put in between")
    else:
        broken = _first_broken_memory(organization, counted("memory"))
    return Verification(organization.slug, seen["memory"], seen["decision"], broken)


def _first_broken_memory(organization: Organization, on_batch: Callable[[int], None]) -> Broken | None:
    for batch in _batches(organization):
        states = _states(organization, batch)
        for memory in batch:
            flaw = _flaw(memory, states.get(memory.pk, ""))
            if flaw:
                return Broken("memory", str(memory.pk), flaw)
        on_batch(len(batch))
    return None


def _batches(organization: Organization) -> Iterator[list[Memory]]:
    memories = Memory.objects.for_organization(organization).order_by("pk").only("pk", "status", "evidence")
    memories = memories.select_related("evidence").prefetch_related("sources")
    batch = list(memories[:_BATCH])
    while batch:
        yield batch
        batch = list(memories.filter(pk__gt=batch[-1].pk)[:_BATCH])


def _states(organization: Organization, batch: Sequence[Memory]) -> dict[UUID, str]:
    """The state in which the last decision about each memory left it."""
    decisions = Decision.objects.for_organization(organization).filter(subject_id__in=[memory.pk for memory in batch])
    return dict(decisions.order_by("sequence").values_list("subject_id", "state_after"))


def _flaw(memory: Memory, state: str) -> str:
    sources = [memory.evidence, *memory.sources.all()]
    if not all(map(_stands, sources)):
        return "a span does not stand in its source"
    if not state:
        return "no decision admitted it"
    return "" if memory.status == state else f"it is {memory.status}, but the record left it {state}"


def _stands(source: EvidenceSource) -> bool:
    if not source.grounding_verified or source.start is None or source.end is None:
        return False
    return bool(source.evidence_span) and source.content_text[source.start : source.end] == source.evidence_span
