"""Writes and proves the decision record: append-only lines, each sealing the one before (2-architecture.md)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final
from uuid import UUID

from django.conf import settings
from django.db.models import PositiveBigIntegerField, Subquery, Value
from django.db.models.functions import Coalesce

from evidence.domain import secrets
from evidence.models import Organization
from memories.models import ActorKind, Decision, RecordHead

GENESIS: Final = "0" * 64
SUBJECTS: Final = ("memory", "candidate", "policy")
ACTIONS: Final = (
    *("admit", "add_evidence", "supersede", "retire", "reinstate", "audit"),
    *("restore", "uphold", "correct", "undo", "replace"),
    *("create_policy", "change_policy", "delete_policy"),
)
_BATCH: Final = 1_000


@dataclass(frozen=True, slots=True)
class Decider:
    """Who decides: a guard, a sweep, a person or the system, with an id that names it."""

    kind: ActorKind
    id: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision before it is written; it holds ids, states and a reason, never content."""

    decider: Decider
    subject_type: str
    subject_id: UUID
    action: str
    state_after: str
    state_before: str = ""
    reason_code: str = ""
    reason_text: str = ""
    undoes: Decision | None = None

    def __post_init__(self) -> None:
        """Refuse what no list of decisions would offer to filter by."""
        if self.action not in ACTIONS or self.subject_type not in SUBJECTS:
            raise ValueError(f"no such decision: {self.action} of a {self.subject_type}")


def lock(organization: Organization) -> None:
    """Make every other writer of this organization's record wait until the transaction ends."""
    Organization.objects.select_for_update(no_key=True).get(pk=organization.pk)


def append(organization: Organization, entries: Iterable[Entry]) -> list[Decision]:
    """Write decisions to the end of the organization's record and move its head; must run inside a transaction.

    The head says where the record ends, not the last line that is there: a cut tail would be written over.
    """
    lock(organization)
    head = RecordHead.objects.filter(organization=organization).first()
    sequence, previous = (head.sequence, head.hash) if head else (0, GENESIS)
    decisions = []
    for entry in entries:
        sequence += 1
        decision = _decision(organization, entry, sequence, previous)
        previous = decision.hash
        decisions.append(decision)
    if decisions:
        ends = {"sequence": sequence, "hash": previous, "seal": head_seal(organization.pk, sequence, previous)}
        RecordHead.objects.update_or_create(organization=organization, defaults=ends)
    return Decision.objects.bulk_create(decisions)


def first_broken(organization: Organization, on_batch: Callable[[int], object] = lambda _: None) -> int | None:
    """The sequence of the first decision that was changed, lost or put in between, or none when the record is whole.

    `on_batch` is told how many lines each batch held. Lines that are written meanwhile are not looked at.
    """
    head = RecordHead.objects.filter(organization=organization).first()
    known = (head.sequence, head.hash) if head else (0, GENESIS)
    expected, previous = 1, GENESIS
    for batch in _batches(organization, known[0]):
        for decision in batch:
            if decision.sequence != expected or decision.previous_hash != previous or decision.hash != _seal(decision):
                return expected
            expected, previous = expected + 1, decision.hash
        on_batch(len(batch))
    is_sealed = head is None or head.seal == head_seal(organization.pk, *known)
    return None if is_sealed and (expected - 1, previous) == known and not _beyond(organization) else expected


def head_seal(organization_id: UUID, sequence: int, last: str) -> str:
    """The keyed hash of where a record ends; nobody without the key can move the end back."""
    return _keyed("head", str(organization_id), str(sequence), last)


def _batches(organization: Organization, end: int) -> Iterator[list[Decision]]:
    decisions = Decision.objects.for_organization(organization).filter(sequence__lte=end).order_by("sequence")
    batch = list(decisions[:_BATCH])
    while batch:
        yield batch
        batch = list(decisions.filter(sequence__gt=batch[-1].sequence)[:_BATCH])


def _beyond(organization: Organization) -> bool:
    """Whether a line stands behind the end; one query, so that a line and a head written together are seen together."""
    ends = RecordHead.objects.filter(organization=organization).values("sequence")
    end = Coalesce(Subquery(ends), Value(0), output_field=PositiveBigIntegerField())
    return Decision.objects.for_organization(organization).filter(sequence__gt=end).exists()


def _decision(organization: Organization, entry: Entry, sequence: int, previous: str) -> Decision:
    decision = Decision(
        organization=organization,
        sequence=sequence,
        actor_kind=entry.decider.kind,
        actor_id=entry.decider.id,
        subject_type=entry.subject_type,
        subject_id=entry.subject_id,
        action=entry.action,
        reason_code=secrets.mask(entry.reason_code),
        reason_text=secrets.mask(entry.reason_text),
        state_before=entry.state_before,
        state_after=entry.state_after,
        undoes=entry.undoes,
        previous_hash=previous,
    )
    decision.hash = _seal(decision)
    return decision


def _seal(decision: Decision) -> str:
    parts = (
        decision.previous_hash,
        str(decision.organization_id),
        str(decision.sequence),
        decision.actor_kind,
        decision.actor_id,
        decision.subject_type,
        str(decision.subject_id),
        decision.action,
        decision.reason_code,
        decision.reason_text,
        decision.state_before,
        decision.state_after,
        str(decision.undoes_id or ""),
        decision.created_at.isoformat(timespec="microseconds"),
    )
    return _keyed(*parts)


def _keyed(*parts: str) -> str:
    message = b"".join(len(part.encode()).to_bytes(4) + part.encode() for part in parts)
    return hmac.new(settings.RECORD_KEY.encode(), message, hashlib.sha256).hexdigest()
