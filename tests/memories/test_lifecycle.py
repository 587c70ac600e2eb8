"""Memories are admitted with evidence, end in two ways, come back, and every step is on the record."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.db import DatabaseError, IntegrityError, transaction

from evidence.domain.errors import Conflict
from evidence.models import EvidenceSource, Organization
from memories import lifecycle
from memories.domain.fingerprint import fingerprint
from memories.domain.taxonomy import Label
from memories.lifecycle import Claim, Exhibit
from memories.models import ActorKind, Decision, Memory, MemoryStatus
from memories.record import Decider

CHAIN = Decider(ActorKind.GUARD, "chain")
LINH = Decider(ActorKind.PERSON, "linh")
SOURCE = Exhibit("👋 Chị cọc 2tr5 nhé", 2, 14, speaker="Hoa", origin={"run": "r1", "message": 0})
DAY = datetime(2026, 3, 2, tzinfo=UTC)


def claim(content: str = "Chị Hoa cọc 2.500.000 đồng", **changes: Any) -> Claim:
    made = Claim(
        scope="agent:office",
        content=content,
        fingerprint=fingerprint(content),
        labels=[{"label": "factual", "confidence": 0.9}],
        label_names="factual",
        confidence=0.88,
        grounding="real",
        register="real",
        exhibits=(SOURCE,),
    )
    return replace(made, **changes)


def admit(organization: Organization, *claims: Claim) -> list[Memory]:
    with transaction.atomic():
        return lifecycle.admit(organization, claims, decider=CHAIN)


def actions(memory: Memory) -> list[tuple[str, str, str]]:
    decisions = Decision.objects.filter(subject_id=memory.pk).order_by("sequence")
    return list(decisions.values_list("action", "state_before", "state_after"))


def test_an_admitted_claim_keeps_the_literal_slice_of_its_source(organization: Organization):
    [memory] = admit(organization, claim())
    assert memory.evidence.evidence_span == "Chị cọc 2tr5"
    assert actions(memory) == [("admit", "", "active")]


def test_the_same_claim_in_one_batch_and_later_is_one_memory_with_more_evidence(organization: Organization):
    other = replace(SOURCE, origin={"run": "r1", "message": 3})
    first, second = admit(organization, claim(), claim(exhibits=(other,)))
    [third] = admit(organization, claim(exhibits=(other,)))
    assert first.pk == second.pk == third.pk
    assert first.evidence_links.count() == 1
    assert [action for action, _, _ in actions(first)] == ["admit", "add_evidence"]


def test_another_scope_or_another_organization_keeps_its_own_memory(organization: Organization, stranger: Organization):
    [here] = admit(organization, claim())
    [elsewhere] = admit(organization, claim(scope="agent:other"))
    [theirs] = admit(stranger, claim())
    assert len({here.pk, elsewhere.pk, theirs.pk}) == 3


def test_further_exhibits_are_linked_beside_the_primary_one(organization: Organization):
    [memory] = admit(organization, claim(exhibits=(SOURCE, replace(SOURCE, start=6, end=14))))
    assert list(memory.sources.values_list("evidence_span", flat=True)) == ["cọc 2tr5"]


def test_a_superseded_memory_names_its_successor_and_no_longer_counts_as_active(organization: Organization):
    old, new = admit(organization, claim(), claim("Chị Hoa cọc 3.000.000 đồng"))
    lifecycle.supersede(old, decider=LINH, reason_text="she paid more", successor=new)
    old.refresh_from_db()
    assert (old.status, old.superseded_by) == (MemoryStatus.SUPERSEDED, new)
    assert list(Memory.objects.active()) == [new]


def test_a_retired_memory_comes_back_when_it_is_reinstated(organization: Organization):
    [memory] = admit(organization, claim())
    lifecycle.retire(memory, decider=LINH, reason_text="no longer wanted")
    lifecycle.reinstate(memory, decider=LINH, reason_text="wanted again")
    memory.refresh_from_db()
    assert memory.withdrawn_at is None
    assert actions(memory)[1:] == [("retire", "active", "retired"), ("reinstate", "retired", "active")]


def test_a_memory_does_not_come_back_beside_its_twin(organization: Organization):
    [first] = admit(organization, claim())
    lifecycle.retire(first, decider=LINH, reason_text="no longer wanted")
    admit(organization, claim())
    with pytest.raises(Conflict, match="active memory already"):
        lifecycle.reinstate(first, decider=LINH, reason_text="wanted again")


@pytest.mark.parametrize("end", [lifecycle.retire, lifecycle.supersede])
def test_a_memory_ends_once_and_the_second_is_told(organization: Organization, end: Any):
    [memory] = admit(organization, claim())
    stale = Memory.objects.get(pk=memory.pk)
    end(memory, decider=LINH, reason_text="done")
    with pytest.raises(Conflict, match="meanwhile"):
        end(stale, decider=LINH, reason_text="done")
    assert len(actions(memory)) == 2


def test_a_memory_is_not_superseded_by_itself_or_by_another_organizations(
    organization: Organization, stranger: Organization
):
    [memory], [theirs] = admit(organization, claim()), admit(stranger, claim())
    for successor in (memory, theirs):
        with pytest.raises(Conflict):
            lifecycle.supersede(memory, decider=LINH, reason_text="no", successor=successor)


def test_a_memory_is_superseded_by_an_active_one_only_so_that_no_circle_can_close(organization: Organization):
    old, new = admit(organization, claim(), claim("Chị Hoa đổi lịch"))
    lifecycle.supersede(old, decider=LINH, reason_text="newer", successor=new)
    with pytest.raises(Conflict, match="not an active"):
        lifecycle.supersede(new, decider=LINH, reason_text="older", successor=old)


def test_superseding_many_passes_over_what_somebody_else_ended_first(organization: Organization):
    first, second = admit(organization, claim(), claim("Chị Hoa đổi lịch"))
    lifecycle.retire(first, decider=LINH, reason_text="done")
    reasons = {first.pk: ("dissociation", "x"), second.pk: ("dissociation", "x")}
    with transaction.atomic():
        assert lifecycle.supersede_all(organization, reasons, decider=Decider(ActorKind.SWEEP, "dissociation/1")) == 1
    first.refresh_from_db()
    assert first.status == MemoryStatus.RETIRED


@pytest.mark.parametrize(
    "wrong",
    [
        {"valid_from": DAY, "valid_until": DAY},
        {"confidence": 1.0},
        {"confidence": 0.82},
        {"status": "retired"},
        {"evidence": None},
    ],
)
def test_the_database_itself_refuses_a_memory_that_breaks_a_rule(organization: Organization, wrong: dict[str, Any]):
    [memory] = admit(organization, claim())
    with pytest.raises(IntegrityError), transaction.atomic():
        Memory.objects.filter(pk=memory.pk).update(**wrong)


@pytest.mark.parametrize("wrong", [{"evidence_span": "Chị cọc 2tr6"}, {"start": 1}, {"content_text": "something else"}])
def test_the_database_itself_refuses_a_verified_span_that_is_not_the_literal_slice(
    organization: Organization, wrong: dict[str, Any]
):
    [memory] = admit(organization, claim())
    with pytest.raises(IntegrityError), transaction.atomic():
        EvidenceSource.objects.filter(pk=memory.evidence_id).update(**wrong)


@pytest.mark.parametrize("change", [lambda rows: rows.update(action="admit"), lambda rows: rows._raw_delete("default")])
def test_the_database_itself_keeps_the_decision_record_append_only(organization: Organization, change: Any):
    admit(organization, claim())
    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        change(Decision.objects.all())
    assert Decision.objects.count() == 1


def test_memories_are_asked_for_by_the_world_and_by_the_system(organization: Organization):
    day, later = timedelta(days=1), timedelta(days=30)
    [memory] = admit(organization, claim(valid_from=DAY, valid_until=DAY + later))
    own = Memory.objects.for_organization(organization)
    assert list(own.valid_at(DAY)) == [memory]
    assert not own.valid_at(DAY - day).exists()
    assert not own.valid_at(DAY + later).exists()
    assert list(own.known_at(memory.created_at)) == [memory]
    assert not own.known_at(memory.created_at - day).exists()


def test_memories_are_found_by_each_of_their_labels(organization: Organization):
    [memory] = admit(organization, claim(label_names="factual+episodic"))
    own = Memory.objects.for_organization(organization)
    assert list(own.labelled(Label.FACTUAL)) == list(own.labelled(Label.EPISODIC)) == [memory]
    assert not own.labelled(Label.PREFERENCE).exists()
