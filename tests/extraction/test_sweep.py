"""A sweep judges stored memories with the chain's own guard and changes nothing unless told to."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction

from evidence.domain.errors import InvalidInput
from evidence.models import Organization
from extraction import sweep as sweeping
from extraction.models import Sweep
from extraction.sweep import sweep
from memories import lifecycle
from memories.models import ActorKind, Decision, Memory
from memories.record import Decider
from tests.memories.test_lifecycle import claim

DISOWNING = "I didn't write any of this code, that was a different agent."
TEACHING = 'Never store "I didn\'t write any of this" as a principle.'


def keep(organization: Organization, *contents: str, **changes: Any) -> None:
    with transaction.atomic():
        claims = [claim(content, **changes) for content in contents]
        lifecycle.admit(organization, claims, decider=Decider(ActorKind.SYSTEM, "import"))


def quiet(_size: int) -> None:
    return None


def test_a_dry_sweep_reports_what_it_would_supersede_and_changes_nothing(organization: Organization):
    keep(organization, DISOWNING, TEACHING, "Deploys happen on Friday.")
    report = sweep(guard="dissociation", organization=organization, on_batch=quiet)
    assert (report.seen, report.superseded, [hit.content for hit in report.hits]) == (3, 0, [DISOWNING])
    assert Memory.objects.active().count() == 3


def test_an_applied_sweep_supersedes_without_a_successor_and_names_its_guard(organization: Organization):
    keep(organization, DISOWNING, TEACHING)
    report = sweep(guard="dissociation", organization=organization, apply=True, on_batch=quiet)
    assert (report.superseded, report.skipped) == (1, 0)
    memory = Memory.objects.get(content=DISOWNING)
    assert (memory.status, memory.superseded_by) == ("superseded", None)
    decision = Decision.objects.get(subject_id=memory.pk, action="supersede")
    assert (decision.actor_kind, decision.actor_id, decision.reason_code) == ("sweep", "dissociation/1", "dissociation")
    assert sweep(guard="dissociation", organization=organization, apply=True, on_batch=quiet).hits == []


def test_a_sweep_is_listed_with_what_it_saw_and_did(organization: Organization):
    keep(organization, DISOWNING, TEACHING)
    sweep(guard="dissociation", organization=organization, on_batch=quiet)
    sweep(guard="dissociation", organization=organization, apply=True, on_batch=quiet)
    dry, applied = Sweep.objects.order_by("id")
    assert [(row.applied, row.seen, row.found, row.superseded) for row in (dry, applied)] == [
        (False, 2, 1, 0),
        (True, 2, 1, 1),
    ]
    assert dry.finished_at
    assert applied.finished_at


def test_a_sweep_that_breaks_off_stays_listed_as_not_finished(organization: Organization):
    keep(organization, DISOWNING)

    def breaks(_size: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(guard="dissociation", organization=organization, apply=True, on_batch=breaks)
    row = Sweep.objects.get()
    assert (row.finished_at, row.superseded) == (None, 1)


def test_a_descriptive_memory_may_record_the_shape(organization: Organization):
    keep(organization, DISOWNING, knowledge_type="observation")
    assert sweep(guard="dissociation", organization=organization, apply=True, on_batch=quiet).hits == []


def test_a_sweep_sees_its_own_organization_and_scope_alone(organization: Organization, stranger: Organization):
    keep(stranger, DISOWNING)
    keep(organization, DISOWNING)
    keep(organization, DISOWNING, scope="agent:other")
    report = sweep(guard="dissociation", organization=organization, scope="agent:other", apply=True, on_batch=quiet)
    assert (report.seen, report.superseded) == (1, 1)
    assert Memory.objects.active().count() == 2


def test_every_memory_is_seen_once_across_batches(organization: Organization, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sweeping, "BATCH_SIZE", 3)
    keep(organization, *(f"{DISOWNING} Part {number}." for number in range(8)))
    sizes: list[int] = []
    report = sweep(guard="dissociation", organization=organization, apply=True, on_batch=sizes.append)
    assert (sizes, report.superseded) == ([3, 3, 2], 8)


def test_a_guard_that_cannot_judge_a_memory_alone_is_refused(organization: Organization):
    with pytest.raises(InvalidInput, match="cannot sweep"):
        sweep(guard="register", organization=organization, on_batch=quiet)


def test_the_command_says_what_it_found_and_how_to_go_on(organization: Organization):
    keep(organization, DISOWNING)
    out = StringIO()
    call_command("sweep_memories", "--guard", "dissociation", stdout=out)
    assert DISOWNING in out.getvalue()
    assert "add --apply" in out.getvalue()
    call_command("sweep_memories", "--guard", "dissociation", "--apply", "--json", stdout=(out := StringIO()))
    assert json.loads(out.getvalue())["superseded"] == 1


def test_the_command_names_the_organizations_when_it_must_be_told_which(
    organization: Organization, stranger: Organization
):
    with pytest.raises(CommandError, match="north, south") as caught:
        call_command("sweep_memories", "--guard", "dissociation")
    assert caught.value.returncode == 2
