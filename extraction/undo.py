"""Takes back a person's last decision on a candidate, with what it made of memories (4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Final

from django.db import transaction

from evidence.domain.errors import Conflict
from extraction import ledger
from extraction.models import Candidate
from memories import lifecycle, record
from memories.models import ActorKind, Decision, Memory, MemoryStatus
from memories.record import Decider, Entry

UNDONE: Final = "undone"
_UNDOABLE: Final = frozenset({"restore", "uphold", "correct"})


def undo(*, candidate: Candidate, user: str) -> None:
    """Bring a candidate back to where the user's own decision found it, and what that decision did to memories.

    A memory that it made is retired, one that it superseded is reinstated; evidence that a memory gained stays.
    Conflict when there is no such decision, when it is somebody else's, or when its memory was changed since.
    """
    with transaction.atomic():
        # The candidate first and the record after it, as every other decision locks them.
        row = Candidate.objects.select_for_update(of=("self",)).select_related("organization").get(pk=candidate.pk)
        record.lock(row.organization)
        decision = _last(row, user)
        memory = _made(row, decision)
        if memory:
            _take_back(memory, Decider(ActorKind.PERSON, user))
        before = row.review
        ledger.reopen(row, decision.state_before, memory=None if decision.action == "restore" else row.memory)
        entry = Entry(
            decider=Decider(ActorKind.PERSON, user),
            subject_type="candidate",
            subject_id=row.pk,
            action="undo",
            state_before=before,
            state_after=row.review,
            reason_code=UNDONE,
            undoes=decision,
        )
        record.append(row.organization, [entry])


def _last(row: Candidate, user: str) -> Decision:
    about = Decision.objects.filter(organization=row.organization_id, subject_type="candidate", subject_id=row.pk)
    last = about.order_by("sequence").last()
    if last is None or last.action not in _UNDOABLE:
        raise Conflict("There is no decision to take back.", code="nothing_to_undo", hint="Load it again.")
    if last.actor_id != user:
        raise Conflict(
            f"{last.actor_id} decided this.", code="not_your_decision", hint="Only they can take it back; talk to them."
        )
    return last


def _made(row: Candidate, decision: Decision) -> Memory | None:
    """The memory that a decision made, or none when the claim was a memory before it."""
    revision = row.revisions.order_by("-id").first() if decision.action == "correct" else None
    memory = revision.memory if revision else row.memory
    if decision.action == "uphold" or memory is None:
        return None
    admitted = Decision.objects.filter(organization=row.organization_id).filter(
        subject_id=memory.pk, action="admit", sequence=decision.sequence - 1
    )
    return memory if admitted.exists() else None


def _take_back(memory: Memory, decider: Decider) -> None:
    if memory.status != MemoryStatus.ACTIVE:
        raise Conflict("Its memory was changed since.", code="stale_memory", hint="Look at the memory's history.")
    lifecycle.retire(memory, decider=decider, reason_text="The decision that made it was undone.", reason_code=UNDONE)
    for replaced in Memory.objects.for_organization(memory.organization).filter(superseded_by=memory):
        lifecycle.reinstate(replaced, decider=decider, reason_text="The decision that replaced it was undone.")
