"""A memory comes with its proof, as it stands now or stood on a day, and with everything that was decided about it."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from evidence.models import EvidenceSource, Organization, Person
from memories import lifecycle
from memories.domain.fingerprint import fingerprint
from memories.history import history
from memories.lifecycle import Claim, Exhibit
from memories.models import ActorKind, Memory
from memories.record import Decider
from tests.api.conftest import PROMISE, World

REASON = {"reason": "no longer true"}
SYSTEM = Decider(ActorKind.SYSTEM, "test")
LONG = "before " * 40 + "the key is under the mat" + " after" * 40


def claim(content: str, **changes: Any) -> Claim:
    start = LONG.index("the key")
    fields: dict[str, Any] = {
        "scope": "agent:office",
        "content": content,
        "fingerprint": fingerprint(content),
        "labels": [{"label": "factual", "confidence": 0.9}],
        "label_names": "factual",
        "confidence": 0.9,
        "grounding": "real",
        "register": "real",
        "exhibits": (Exhibit(LONG, start, start + len("the key is under the mat"), title="note"),),
    }
    return Claim(**(fields | changes))


def keep(organization: Organization, content: str, **changes: Any) -> Memory:
    return lifecycle.admit(organization, [claim(content, **changes)], decider=SYSTEM)[0]


def act(client: APIClient, memory: Memory, name: str, **body: Any) -> Any:
    return client.post(f"/api/v1/memories/{memory.pk}/{name}", REASON | body, format="json")


def ids(client: APIClient, **query: str) -> set[str]:
    answer = client.get("/api/v1/memories", query)
    assert answer.status_code == 200, answer.json()
    return {row["content"] for row in answer.json()["results"]}


def test_a_memory_is_shown_with_the_span_that_proves_it(world: World, reader: APIClient):
    memory = reader.get(f"/api/v1/memories/{world.memory.pk}").json()
    [source] = memory["evidence_sources"]
    assert (source["source_type"], source["span"], source["speaker"]) == ("user", PROMISE.rstrip("."), "Ines Duarte")
    assert PROMISE[source["start"] : source["end"]] == source["span"]
    assert (source["snippet"], source["snippet_start"], memory["subject_actor"]) == (PROMISE, 0, "ines")


def test_a_snippet_is_the_span_with_a_little_around_it_and_the_evidence_the_whole(
    organization: Organization, reader: APIClient
):
    memory = keep(organization, "The key is under the mat")
    [source] = reader.get(f"/api/v1/memories/{memory.pk}").json()["evidence_sources"]
    begin = source["snippet_start"]
    assert LONG[begin : begin + len(source["snippet"])] == source["snippet"]
    assert (source["start"] - begin, len(source["snippet"])) == (120, 240 + len(source["span"]))
    whole = reader.get(f"/api/v1/evidence/{source['id']}").json()
    assert (whole["content_text"], whole["span"], whole["grounding_verified"]) == (LONG, source["span"], True)


def test_further_sources_follow_the_primary_one(organization: Organization, reader: APIClient):
    memory = keep(organization, "The key is under the mat")
    keep(
        organization, "The key is under the mat", exhibits=(Exhibit("the key is under the mat", 0, 24, title="again"),)
    )
    shown = reader.get(f"/api/v1/memories/{memory.pk}").json()["evidence_sources"]
    assert [source["title"] for source in shown] == ["note", "again"]


def test_a_list_holds_what_stands_now_unless_asked_otherwise(organization: Organization, reader: APIClient):
    keep(organization, "stands")
    lifecycle.retire(keep(organization, "retired"), decider=SYSTEM, reason_text="gone")
    lifecycle.supersede(keep(organization, "superseded"), decider=SYSTEM)
    assert ids(reader) == {"stands"}
    assert ids(reader, status="retired") == {"retired"}
    assert ids(reader, status="any") == {"stands", "retired", "superseded"}


def test_a_list_can_look_back_at_what_was_known_and_at_what_was_true(organization: Organization, reader: APIClient):
    def day(month: int) -> datetime:
        return datetime(2026, month, 1, tzinfo=UTC)

    old = keep(organization, "old", valid_until=day(6))
    keep(organization, "new", valid_from=day(6))
    Memory.objects.filter(pk=old.pk).update(created_at=day(1), status="retired", withdrawn_at=day(3))
    Memory.objects.exclude(pk=old.pk).update(created_at=day(4))
    assert ids(reader, as_of="2026-02-01") == {"old"}
    assert ids(reader, as_of="2026-03-15") == set()
    assert ids(reader, as_of="2026-05-01", status="active") == {"new"}
    assert ids(reader, valid_at="2026-05-01", status="any") == {"old"}
    assert ids(reader, valid_at="2026-06-01T00:00:00Z", status="any") == {"new"}


def test_memories_are_found_by_scope_subject_label_and_text(organization: Organization, reader: APIClient):
    person = Person.objects.create(organization=organization, name="Ines Duarte")
    keep(
        organization, "tea", scope="agent:home", subject=person, subject_actor="ines", label_names="factual+preference"
    )
    keep(organization, "coffee")
    assert ids(reader, scope="agent:home") == ids(reader, q="TEA") == ids(reader, label="preference") == {"tea"}
    assert ids(reader, subject=str(person.pk)) == ids(reader, subject="ines") == {"tea"}
    assert ids(reader, label="factual") == {"tea", "coffee"}
    assert ids(reader, subject="omar") == ids(reader, subject=str(uuid4())) == ids(reader, scope="agent") == set()


def test_a_memory_is_retired_and_reinstated_with_a_reason(world: World, reviewer: APIClient):
    retired = act(reviewer, world.memory, "retire")
    assert (retired.status_code, retired.json()["status"]) == (200, "retired")
    back = act(reviewer, world.memory, "reinstate")
    assert (back.status_code, back.json()["status"], back.json()["withdrawn_at"]) == (200, "active", None)
    again = act(reviewer, world.memory, "reinstate")
    assert (again.status_code, again.json()["code"]) == (409, "already_active")


def test_a_memory_is_superseded_with_a_successor_or_without(organization: Organization, reviewer: APIClient):
    first, second, third = (keep(organization, name) for name in ("first", "second", "third"))
    replaced = act(reviewer, first, "supersede", successor=str(second.pk)).json()
    assert (replaced["status"], replaced["superseded_by"]) == ("superseded", str(second.pk))
    ended = act(reviewer, third, "supersede", successor=None).json()
    assert (ended["status"], ended["superseded_by"]) == ("superseded", None)
    stale = act(reviewer, third, "retire")
    assert (stale.status_code, stale.json()["code"]) == (409, "stale_memory")
    own = act(reviewer, second, "supersede", successor=str(second.pk))
    assert (own.status_code, own.json()["code"]) == (409, "bad_successor")


@pytest.mark.parametrize("name", ["retire", "reinstate", "supersede"])
def test_a_decision_about_a_memory_needs_a_reason(world: World, reviewer: APIClient, name: str):
    answer = act(reviewer, world.memory, name, reason="")
    assert (answer.status_code, answer.json()["field"]) == (400, "reason")
    world.memory.refresh_from_db()
    assert world.memory.status == "active"


def test_the_history_shows_the_whole_chain_from_any_of_its_members(organization: Organization, reader: APIClient):
    chain = [keep(organization, name) for name in ("first", "second", "third")]
    keep(organization, "unrelated")
    for old, new in pairwise(chain):
        lifecycle.supersede(old, decider=SYSTEM, successor=new, reason_text="better known")
    for memory in chain:
        shown = reader.get(f"/api/v1/memories/{memory.pk}/history").json()
        assert [each["content"] for each in shown["memories"]] == ["first", "second", "third"]
        assert all(each["evidence_sources"] for each in shown["memories"])
        assert [each["action"] for each in shown["decisions"]] == ["admit", "admit", "admit", "supersede", "supersede"]


def test_a_chain_that_bites_its_tail_still_ends(organization: Organization):
    first, second = (keep(organization, name) for name in ("first", "second"))
    Memory.objects.filter(pk=first.pk).update(status="superseded", superseded_by=second, withdrawn_at=second.created_at)
    Memory.objects.filter(pk=second.pk).update(status="superseded", superseded_by=first, withdrawn_at=second.created_at)
    first.refresh_from_db()
    assert len(history(memory=first, within=Memory.objects.all()).memories) == 2


def test_a_wide_history_costs_no_more_queries_than_a_narrow_one(organization: Organization, reader: APIClient):
    def queries(width: int) -> int:
        successor = keep(organization, f"successor of {width}")
        for number in range(width):
            lifecycle.supersede(keep(organization, f"{width}: {number}"), decider=SYSTEM, successor=successor)
        with CaptureQueriesContext(
            connection,
        ) as captured:
            shown = reader.get(f"/api/v1/memories/{successor.pk}/history").json()
        assert len(shown["memories"]) == width + 1
        return len(captured)

    assert queries(2) == queries(12)


def test_evidence_that_is_not_verified_is_shown_as_such(organization: Organization, reader: APIClient):
    source = EvidenceSource.objects.create(organization=organization, source_type="row", content_text="a row")
    shown = reader.get(f"/api/v1/evidence/{source.pk}").json()
    assert (shown["grounding_verified"], shown["start"], shown["span"]) == (False, None, "")
