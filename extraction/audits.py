"""Carries out an audit: a person says blind whether an admitted memory is right (7-quality.md, the live rate)."""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from evidence.domain.errors import Conflict, InvalidInput
from extraction.models import Audit, AuditVerdict, Fault
from memories import record
from memories.models import ActorKind
from memories.record import Decider, Entry


def judge(*, audit: Audit, verdict: AuditVerdict, user: str, fault: str = "") -> None:
    """Say that a memory is correct, or wrong and why; the memory itself stays until somebody retires it.

    InvalidInput for a wrong one without its fault; Conflict when somebody else was quicker.
    """
    if (verdict is AuditVerdict.WRONG) != bool(fault) or (fault and fault not in set(Fault)):
        raise InvalidInput("Say what is wrong with it.", field="fault", hint="A correct memory has no fault.")
    found = {"verdict": verdict, "fault": fault, "judged_by": user, "judged_at": timezone.now()}
    with transaction.atomic():
        waiting = Audit.objects.filter(pk=audit.pk, verdict=AuditVerdict.OPEN)
        if not waiting.update(**found):
            raise Conflict("Somebody else judged it meanwhile.", code="already_decided", hint="Go on with the next.")
        entry = Entry(
            decider=Decider(ActorKind.PERSON, user),
            subject_type="memory",
            subject_id=audit.memory_id,
            action="audit",
            state_before=audit.memory.status,
            state_after=audit.memory.status,
            reason_code=fault or verdict.value,
        )
        record.append(audit.organization, [entry])
