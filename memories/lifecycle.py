"""Admits, supersedes, retires and reinstates memories: the only writer of them and their decisions (document 002)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from evidence.domain.errors import Conflict
from evidence.models import EvidenceSource, Organization, Person
from memories import record
from memories.models import Decision, Memory, MemoryEvidence, MemoryStatus
from memories.record import Decider, Entry


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One text and the literal span in it; `origin` names the run and the message, so that it is linked only once."""

    content_text: str
    start: int
    end: int
    source_type: str = "message"
    title: str = ""
    speaker: str = ""
    said_at: datetime | None = None
    origin: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Claim:
    """What the chain proved, ready to be kept; there is at least one exhibit, the first being the primary evidence."""

    scope: str
    content: str
    fingerprint: str
    labels: list[dict[str, Any]]
    label_names: str
    confidence: float
    grounding: str
    register: str
    exhibits: tuple[Exhibit, ...]
    facts: list[dict[str, Any]] = field(default_factory=list)
    item_type: str = ""
    knowledge_type: str = ""
    subject: Person | None = None
    subject_actor: str = ""
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    metadata: dict[str, Any] = field(default_factory=dict)


def admit(organization: Organization, claims: Sequence[Claim], *, decider: Decider, reason: str = "") -> list[Memory]:
    """Keep each claim as an active memory; a claim that is active already gains the new evidence instead.

    Runs inside the caller's transaction. Returns one memory a claim, in the same order.
    """
    record.lock(organization)
    active = _active_claims(organization, claims)
    fresh: dict[tuple[str, str], Claim] = {}
    for claim in claims:
        key = (claim.scope, claim.fingerprint)
        if key not in active and key not in fresh:
            fresh[key] = claim
    active |= _create(organization, fresh)
    memories = [active[(claim.scope, claim.fingerprint)] for claim in claims]
    repeats = [(m, c) for m, c in zip(memories, claims, strict=True) if fresh.get((c.scope, c.fingerprint)) is not c]
    gained = [memory for memory, claim in repeats if _add_evidence(memory, claim.exhibits)]
    created = [active[key] for key in fresh]
    entries = [_entry(memory, decider, "admit", before="", reason_text=reason) for memory in created]
    entries += [_entry(memory, decider, "add_evidence", before=memory.status, reason_text=reason) for memory in gained]
    record.append(organization, entries)
    return memories


@transaction.atomic
def supersede(
    memory: Memory, *, decider: Decider, reason_code: str = "", reason_text: str = "", successor: Memory | None = None
) -> Decision:
    """End an active memory, by a successor or by a decision alone; one that is not active is a Conflict."""
    record.lock(memory.organization)
    if successor and (successor.organization_id != memory.organization_id or successor.pk == memory.pk):
        raise Conflict("A memory can only be superseded by another memory of its organization.", code="bad_successor")
    if successor:
        successor.refresh_from_db(fields=["status"])
    if successor and successor.status != MemoryStatus.ACTIVE:
        raise Conflict("The successor is not an active memory.", code="bad_successor", hint="Choose an active memory.")
    changes = {"status": MemoryStatus.SUPERSEDED, "superseded_by": successor, "withdrawn_at": timezone.now()}
    _change(memory, MemoryStatus.ACTIVE, changes)
    entry = _entry(
        memory, decider, "supersede", before=MemoryStatus.ACTIVE, reason_text=reason_text, reason_code=reason_code
    )
    return record.append(memory.organization, [entry])[0]


def supersede_all(organization: Organization, reasons: Mapping[UUID, tuple[str, str]], *, decider: Decider) -> int:
    """End those of the given memories that are still active, each with its reason code and text, without successors.

    Runs inside the caller's transaction and returns how many it ended.
    """
    record.lock(organization)
    active = Memory.objects.for_organization(organization).active().filter(pk__in=reasons)
    ended = list(active.select_for_update())
    Memory.objects.filter(pk__in=[memory.pk for memory in ended]).update(
        status=MemoryStatus.SUPERSEDED, withdrawn_at=timezone.now()
    )
    entries = []
    for memory in ended:
        memory.status = MemoryStatus.SUPERSEDED
        code, text = reasons[memory.pk]
        entry = _entry(memory, decider, "supersede", before=MemoryStatus.ACTIVE, reason_code=code, reason_text=text)
        entries.append(entry)
    record.append(organization, entries)
    return len(ended)


def supersede_each(
    organization: Organization, successors: Mapping[UUID, Memory], *, decider: Decider, reason_code: str
) -> list[Decision]:
    """End those of the given memories that are still active, each by its successor, which the record names.

    Runs inside the caller's transaction.
    """
    record.lock(organization)
    active = Memory.objects.for_organization(organization).active().filter(pk__in=successors).order_by("pk")
    entries = []
    for memory in active.select_for_update():
        successor = successors[memory.pk]
        changes = {"status": MemoryStatus.SUPERSEDED, "superseded_by": successor, "withdrawn_at": timezone.now()}
        _change(memory, MemoryStatus.ACTIVE, changes)
        text = f"Memory {successor.pk} takes its place."
        entry = _entry(
            memory, decider, "supersede", before=MemoryStatus.ACTIVE, reason_code=reason_code, reason_text=text
        )
        entries.append(entry)
    return record.append(organization, entries)


@transaction.atomic
def retire(memory: Memory, *, decider: Decider, reason_text: str, reason_code: str = "") -> Decision:
    """Take an active memory out of service by a person's decision."""
    record.lock(memory.organization)
    _change(memory, MemoryStatus.ACTIVE, {"status": MemoryStatus.RETIRED, "withdrawn_at": timezone.now()})
    entry = _entry(
        memory, decider, "retire", before=MemoryStatus.ACTIVE, reason_text=reason_text, reason_code=reason_code
    )
    return record.append(memory.organization, [entry])[0]


@transaction.atomic
def reinstate(memory: Memory, *, decider: Decider, reason_text: str, reason_code: str = "") -> Decision:
    """Bring a superseded or retired memory back, unless the same claim is active again by then."""
    record.lock(memory.organization)
    before = memory.status
    if before == MemoryStatus.ACTIVE:
        raise Conflict("This memory is active already.", code="already_active")
    twin = Memory.objects.active().filter(
        organization=memory.organization, scope=memory.scope, fingerprint=memory.fingerprint
    )
    if twin.exists():
        raise Conflict("The same claim is an active memory already.", code="claim_already_active")
    _change(memory, before, {"status": MemoryStatus.ACTIVE, "superseded_by": None, "withdrawn_at": None})
    entry = _entry(memory, decider, "reinstate", before=before, reason_text=reason_text, reason_code=reason_code)
    return record.append(memory.organization, [entry])[0]


def _active_claims(organization: Organization, claims: Sequence[Claim]) -> dict[tuple[str, str], Memory]:
    memories = (
        Memory.objects.for_organization(organization)
        .active()
        .filter(scope__in={claim.scope for claim in claims}, fingerprint__in={claim.fingerprint for claim in claims})
    )
    return {(memory.scope, memory.fingerprint): memory for memory in memories}


def _create(organization: Organization, claims: dict[tuple[str, str], Claim]) -> dict[tuple[str, str], Memory]:
    sources = {key: [_source(organization, exhibit) for exhibit in claim.exhibits] for key, claim in claims.items()}
    EvidenceSource.objects.bulk_create([source for group in sources.values() for source in group])
    memories = {key: _memory(organization, claim, sources[key][0]) for key, claim in claims.items()}
    Memory.objects.bulk_create(memories.values())
    MemoryEvidence.objects.bulk_create(
        MemoryEvidence(organization=organization, memory=memories[key], evidence=source)
        for key, group in sources.items()
        for source in group[1:]
    )
    return memories


def _memory(organization: Organization, claim: Claim, evidence: EvidenceSource) -> Memory:
    return Memory(
        organization=organization,
        scope=claim.scope,
        content=claim.content,
        fingerprint=claim.fingerprint,
        labels=claim.labels,
        label_names=claim.label_names,
        confidence=claim.confidence,
        item_type=claim.item_type,
        knowledge_type=claim.knowledge_type,
        grounding=claim.grounding,
        register=claim.register,
        facts=claim.facts,
        metadata_json=claim.metadata,
        evidence=evidence,
        subject=claim.subject,
        subject_actor=claim.subject_actor,
        valid_from=claim.valid_from,
        valid_until=claim.valid_until,
    )


def _source(organization: Organization, exhibit: Exhibit) -> EvidenceSource:
    return EvidenceSource(
        organization=organization,
        source_type=exhibit.source_type,
        title=exhibit.title,
        content_text=exhibit.content_text,
        metadata_json=exhibit.origin,
        evidence_span=exhibit.content_text[exhibit.start : exhibit.end],
        grounding_verified=True,
        start=exhibit.start,
        end=exhibit.end,
        speaker=exhibit.speaker,
        said_at=exhibit.said_at,
    )


def _add_evidence(memory: Memory, exhibits: Sequence[Exhibit]) -> bool:
    linked = [memory.evidence, *memory.sources.all()]
    known = {(source.content_text, source.start, source.end, str(source.metadata_json)) for source in linked}
    new = [e for e in exhibits if (e.content_text, e.start, e.end, str(e.origin)) not in known]
    sources = EvidenceSource.objects.bulk_create([_source(memory.organization, exhibit) for exhibit in new])
    MemoryEvidence.objects.bulk_create(
        MemoryEvidence(organization=memory.organization, memory=memory, evidence=source) for source in sources
    )
    return bool(new)


def _change(memory: Memory, before: str, changes: dict[str, Any]) -> None:
    changed = Memory.objects.filter(pk=memory.pk, organization=memory.organization, status=before).update(**changes)
    if not changed:
        raise Conflict("This memory was changed by somebody else meanwhile; load it again.", code="stale_memory")
    for name, value in changes.items():
        setattr(memory, name, value)


def _entry(
    memory: Memory, decider: Decider, action: str, *, before: str, reason_text: str = "", reason_code: str = ""
) -> Entry:
    return Entry(
        decider=decider,
        subject_type="memory",
        subject_id=memory.pk,
        action=action,
        state_before=before,
        state_after=memory.status,
        reason_code=reason_code,
        reason_text=reason_text,
    )
