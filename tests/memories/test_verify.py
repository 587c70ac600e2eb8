"""`verify` names the first row that is not as it was written, and says nothing against what is."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from evidence.models import EvidenceSource, Organization
from evidence.triggers import install, remove
from extraction.models import Candidate
from memories import lifecycle, verification
from memories.models import ActorKind, Decision, Memory
from memories.record import Decider
from memories.triggers import APPEND_ONLY
from tests.extraction.builders import process, said, submission

MAI = Decider(ActorKind.PERSON, "mai")


@pytest.fixture
def kept(organization: Organization, django_capture_on_commit_callbacks: Any) -> list[Memory]:
    """Four memories, of which one is retired and one was reinstated."""
    texts = [f"I will send contract number {number} to Omar tomorrow." for number in range(4)]
    with django_capture_on_commit_callbacks(execute=True):
        process(organization, submission(messages=said(*texts)))
    memories = list(Memory.objects.order_by("pk"))
    lifecycle.retire(memories[0], decider=MAI, reason_text="no longer true")
    lifecycle.retire(memories[1], decider=MAI, reason_text="no longer true")
    lifecycle.reinstate(memories[1], decider=MAI, reason_text="true again")
    assert len(memories) == 4
    return memories


def verified(*arguments: str) -> tuple[int, str]:
    out = StringIO()
    try:
        call_command("verify", *arguments, stdout=out, stderr=StringIO())
    except SystemExit as end:
        return int(str(end.code)), out.getvalue()
    return 0, out.getvalue()


def test_what_nobody_touched_is_proven_in_every_organization(
    kept: list[Memory], stranger: Organization, monkeypatch: Any
):
    monkeypatch.setattr(verification, "_BATCH", 3)
    code, told = verified()
    assert code == 0
    assert "north: 4 memories and 7 decisions are as they were written." in told
    assert "south: 0 memories and 0 decisions" in told


def test_one_organization_can_be_named_and_an_unknown_one_is_wrong_use(kept: list[Memory], stranger: Organization):
    assert "north" not in verified("--organization", "south")[1]
    with pytest.raises(CommandError) as caught:
        call_command("verify", "--organization", "nowhere")
    assert caught.value.returncode == 2


def test_json_is_printed_alone(kept: list[Memory]):
    code, told = verified("--json")
    [found] = json.loads(told)["organizations"]
    assert (code, found) == (0, {"organization": "north", "memories": 4, "decisions": 7, "broken": None})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"evidence_span": "", "grounding_verified": False}, "does not stand in its source"),
        ({"grounding_verified": False}, "does not stand in its source"),
        ({"content_text": "x", "grounding_verified": False}, "does not stand in its source"),
    ],
)
def test_a_source_that_was_changed_is_found_by_its_memory(kept: list[Memory], change: dict[str, Any], words: str):
    EvidenceSource.objects.filter(pk=kept[2].evidence_id).update(**change)
    code, told = verified()
    assert code == 1
    assert f"memory {kept[2].pk}" in told
    assert words in told


def test_a_status_that_no_decision_set_is_found(kept: list[Memory]):
    Memory.objects.filter(pk=kept[0].pk).update(status="active", withdrawn_at=None)
    code, told = verified()
    assert (code, f"memory {kept[0].pk} it is active, but the record left it retired" in told) == (1, True)


def test_a_memory_that_nobody_admitted_is_found(kept: list[Memory]):
    Candidate.objects.filter(memory=kept[3]).update(memory=kept[2])
    Memory.objects.filter(pk=kept[3].pk).update(id="01990000-0000-7000-8000-000000000000")
    assert "no decision admitted it" in verified()[1]


def test_a_changed_line_of_the_record_is_found(kept: list[Memory]):
    remove(connection, APPEND_ONLY)
    Decision.objects.filter(sequence=5).update(reason_text="another")
    install(connection, APPEND_ONLY)
    code, told = verified()
    assert (code, "decision 5 was changed" in told) == (1, True)
