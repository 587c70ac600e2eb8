"""One row of every kind that the console shows, with the same text in every field that holds text."""

from __future__ import annotations

from django.db.models import Model
from django.utils import timezone

from evidence.models import ApiKey, EvidenceSource, Membership, Organization, Person, PersonIdentity
from extraction.models import Audit, Candidate, CandidateFinding, Run, ScopePolicy, Sweep
from memories import record
from memories.models import ActorKind, Memory
from memories.record import Decider, Entry
from tests.console.samples import staff


def rows_of(organization: Organization, text: str, who: str) -> dict[str, Model]:
    """The rows of one organization by the name of their model; `who` names the member of staff."""
    person = Person.objects.create(organization=organization, name=text, aliases=[text])
    PersonIdentity.objects.create(organization=organization, person=person, external_id=text)
    user = staff(organization, "viewer", who)
    run = _run(organization, text)
    memory = _memory(organization, text, person)
    candidate = _candidate(run, text, memory)
    entry = Entry(
        Decider(ActorKind.PERSON, text), "candidate", candidate.pk, "uphold", "upheld", "open", "made_up", text
    )
    return {
        "organization": organization,
        "person": person,
        "apikey": ApiKey.objects.create(organization=organization, name=text, prefix=f"ts_{who}"[:12], role="read"),
        "membership": Membership.objects.get(user=user),
        "run": run,
        "candidate": candidate,
        "scopepolicy": ScopePolicy.objects.create(organization=organization, pattern=text, mode="full"),
        "memory": memory,
        "audit": Audit.objects.create(
            organization=organization,
            memory=memory,
            extractor="recorded",
            model=text,
            verdict="wrong",
            fault="value",
            judged_by=text,
            judged_at=timezone.now(),
        ),
        "sweep": Sweep.objects.create(
            organization=organization, guard=text[:40], guard_version=1, scope=text, applied=False, seen=1
        ),
        "decision": record.append(organization, [entry])[0],
    }


def _run(organization: Organization, text: str) -> Run:
    message = {"role": "user", "actor": "a", "said_at": None, "text": text, "tool_name": text, "is_error": True}
    return Run.objects.create(
        organization=organization,
        external_id=text,
        scope=text,
        status="failed",
        attempt=1,
        reference_at=timezone.now(),
        actors=[{"id": "a", "name": text, "kind": "agent"}],
        messages=[message, message | {"role": "tool", "actor": text}],
        extractor="recorded",
        model=text,
        prompt_version=text,
        policy_pattern=text,
        raw_output=text,
        second_opinion=text,
        error_code="no_answer",
        error_detail=text,
        note=text,
        counts={"admitted": 1, "demoted": 0, "dropped": 0, "reasons": {text: 1}},
    )


def _memory(organization: Organization, text: str, person: Person) -> Memory:
    evidence = EvidenceSource.objects.create(
        organization=organization,
        source_type="user",
        title=text,
        content_text=text,
        evidence_span=text[:5],
        grounding_verified=True,
        start=0,
        end=5,
        speaker=text,
    )
    return Memory.objects.create(
        organization=organization,
        scope=text,
        content=text,
        fingerprint="f",
        labels=[{"label": text, "confidence": 0.9}],
        label_names=text[:80],
        confidence=0.9,
        item_type=text[:40],
        grounding="real",
        register="real",
        facts=[{"kind": text, "asserted": text, "read_from": text, "quote": 0, "start": 0, "end": 3}],
        evidence=evidence,
        subject=person,
        subject_actor=text,
    )


def _candidate(run: Run, text: str, memory: Memory) -> Candidate:
    candidate = Candidate.objects.create(
        organization=run.organization,
        run=run,
        attempt=1,
        index=0,
        content=text,
        scope=text,
        surface="conversation",
        labels=[{"label": text, "confidence": 0.9}],
        grounding="constructed",
        register="mixed",
        item_type=text[:40],
        knowledge_type=text[:40],
        proposal={"citations": [0, 1]},
        exhibits=[
            {"span": text, "message": 0, "start": 0, "end": 5},
            {"span": text, "message": None, "start": None, "end": None},
        ],
        resolved=[{"kind": text, "asserted": text, "read_from": text, "quote": 0, "start": 0, "end": 3}],
        verdict="demoted",
        reason="ungrounded_name",
        review="open",
        reviewed_by=text,
        memory=memory,
    )
    for position, data in enumerate(
        (
            {"kind": "amount", "asserted": text, "read": [text]},
            {"kind": "span", "quote": 1, "nearest": {"start": 0, "end": len(text), "text": text}},
        )
    ):
        CandidateFinding.objects.create(
            organization=run.organization,
            candidate=candidate,
            position=position,
            code="ungrounded_name",
            effect="demote",
            guard="faithfulness",
            guard_version=1,
            detail=text,
            data=data,
        )
    return candidate
