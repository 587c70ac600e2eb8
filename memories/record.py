"""Writes and proves the decision record: append-only lines, each sealing the one before (2-architecture.md)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from django.conf import settings
from django.db import transaction

from evidence.domain import secrets
from evidence.models import Organization
from memories.models import ActorKind, Decision

GENESIS = "0" * 64


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


def lock(organization: Organization) -> None:
    """Make every other writer of this organization's record wait until the transaction ends."""
    Organization.objects.select_for_update(no_key=True).get(pk=organization.pk)


def append(organization: Organization, entries: Iterable[Entry]) -> list[Decision]:
    """Write decisions to the end of the organization's record; must run inside a transaction."""
    lock(organization)
    last = Decision.objects.for_organization(organization).order_by("-sequence").first()
    sequence, previous = (last.sequence, last.hash) if last else (0, GENESIS)
    decisions = []
    for entry in entries:
        sequence += 1
        decision = _decision(organization, entry, sequence, previous)
        previous = decision.hash
        decisions.append(decision)
    return Decision.objects.bulk_create(decisions)


@transaction.atomic
def first_broken(organization: Organization) -> int | None:
    """The sequence of the first decision that was changed, lost or put in between, or none when the record is whole."""
    previous = GENESIS
    decisions = Decision.objects.for_organization(organization).order_by("sequence").iterator()
    for expected, decision in enumerate(decisions, 1):
        if decision.sequence != expected or decision.previous_hash != previous or decision.hash != _seal(decision):
            return expected
        previous = decision.hash
    return None


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
    message = b"".join(len(part.encode()).to_bytes(4) + part.encode() for part in parts)
    return hmac.new(settings.RECORD_KEY.encode(), message, hashlib.sha256).hexdigest()
