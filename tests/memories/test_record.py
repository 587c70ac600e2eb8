"""The decision record shows every line that was changed, lost or put in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection, transaction
from django.test import override_settings

from evidence.models import Organization
from evidence.triggers import install, remove
from memories import record
from memories.models import ActorKind, Decision, RecordHead
from memories.record import Decider, Entry
from memories.triggers import APPEND_ONLY


@pytest.fixture
def unguarded(db: None) -> Iterator[None]:
    """The record without its triggers, as somebody with the database's password could have it."""
    remove(connection, APPEND_ONLY)
    yield
    install(connection, APPEND_ONLY)


def write(organization: Organization, count: int) -> list[Decision]:
    entries = [Entry(Decider(ActorKind.SYSTEM, "test"), "memory", uuid4(), "admit", "active") for _ in range(count)]
    with transaction.atomic():
        return record.append(organization, entries)


def test_a_record_that_nobody_touched_is_whole(organization: Organization, stranger: Organization):
    write(organization, 3)
    write(stranger, 2)
    write(organization, 2)
    assert record.first_broken(organization) is None
    assert record.first_broken(stranger) is None
    assert [d.sequence for d in Decision.objects.for_organization(organization).order_by("sequence")] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("action", "retire"),
        ("reason_text", "another"),
        ("actor_id", "somebody"),
        ("state_after", "retired"),
        ("subject_id", "00000000-0000-7000-8000-000000000000"),
    ],
)
def test_a_changed_line_is_found(organization: Organization, unguarded: None, field: str, value: Any):
    decisions = write(organization, 4)
    Decision.objects.filter(pk=decisions[1].pk).update(**{field: value})
    assert record.first_broken(organization) == 2


def test_a_lost_line_is_found(organization: Organization, unguarded: None):
    decisions = write(organization, 4)
    Decision.objects.filter(pk=decisions[2].pk)._raw_delete("default")
    assert record.first_broken(organization) == 3


def test_a_line_sealed_with_another_key_is_found(organization: Organization):
    with override_settings(RECORD_KEY="another key"):
        write(organization, 1)
    assert record.first_broken(organization) == 1


def test_a_tail_that_was_cut_is_found_also_after_the_record_went_on(organization: Organization, unguarded: None):
    decisions = write(organization, 4)
    Decision.objects.filter(pk__in=[decisions[2].pk, decisions[3].pk])._raw_delete("default")
    assert record.first_broken(organization) == 3
    write(organization, 2)
    assert record.first_broken(organization) == 3


def test_a_record_that_was_emptied_is_found(organization: Organization, unguarded: None):
    write(organization, 2)
    Decision.objects.all()._raw_delete("default")
    assert record.first_broken(organization) == 1


def test_a_head_that_was_moved_back_with_the_tail_is_found(organization: Organization, unguarded: None):
    decisions = write(organization, 4)
    Decision.objects.filter(pk=decisions[3].pk)._raw_delete("default")
    RecordHead.objects.update(sequence=3, hash=decisions[2].hash)
    assert record.first_broken(organization) == 4


@pytest.mark.parametrize("change", [{"sequence": 2}, {"seal": "0" * 64}, {"hash": "0" * 64}])
def test_a_changed_head_is_found(organization: Organization, change: dict[str, Any]):
    write(organization, 4)
    RecordHead.objects.update(**change)
    assert record.first_broken(organization) is not None


def test_a_lost_head_is_found(organization: Organization):
    write(organization, 2)
    RecordHead.objects.all().delete()
    assert record.first_broken(organization) == 1


def test_a_record_longer_than_a_batch_is_read_in_batches(organization: Organization, monkeypatch: Any):
    monkeypatch.setattr(record, "_BATCH", 3)
    write(organization, 7)
    seen: list[int] = []
    assert record.first_broken(organization, seen.append) is None
    assert seen == [3, 3, 1]


def test_saving_an_organization_moves_no_head(organization: Organization):
    stale = Organization.objects.get(pk=organization.pk)
    write(organization, 2)
    stale.save()
    assert record.first_broken(organization) is None
