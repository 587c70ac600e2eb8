"""A person restores, upholds or replaces through the API, alone or many at once, always with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from rest_framework.test import APIClient

from evidence.models import Organization
from extraction.models import Candidate
from memories.models import Decision, Memory
from tests.api.conftest import PRINTER, World

REASON = {"reason": "I asked her and it is so", "reason_code": "confirmed"}


def act(client: APIClient, candidate: Candidate, name: str, **body: Any) -> Any:
    return client.post(f"/api/v1/candidates/{candidate.pk}/{name}", REASON | body, format="json")


def test_a_candidate_shows_where_its_span_stands_and_what_was_proposed(world: World, reader: APIClient):
    shown = reader.get(f"/api/v1/candidates/{world.demoted.pk}").json()
    assert (shown["verdict"], shown["review"], shown["reason"], shown["confidence"]) == (
        "demoted",
        "open",
        "uncertain",
        0.2,
    )
    [exhibit] = shown["exhibits"]
    assert (exhibit["message"], PRINTER[exhibit["start"] : exhibit["end"]]) == (1, exhibit["span"])
    assert shown["proposal"]["citations"] == [1]
    assert shown["second_opinion"] == ""
    assert shown["labels"] == [{"label": "factual", "confidence": 0.9}]


def test_a_restored_candidate_comes_back_with_its_memory(world: World, reviewer: APIClient):
    answer = act(reviewer, world.demoted, "restore")
    shown = answer.json()
    assert (answer.status_code, shown["review"], shown["reviewed_by"]) == (200, "restored", "key:review service")
    assert Memory.objects.get(pk=shown["memory"]).content == world.demoted.content
    decision = Decision.objects.get(subject_id=world.demoted.pk)
    assert (decision.action, decision.reason_code, decision.reason_text) == ("restore", "confirmed", REASON["reason"])


def test_what_the_source_does_not_prove_stays_refused_with_what_is_missing(world: World, reviewer: APIClient):
    answer = act(reviewer, world.dropped, "restore")
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "not_proven")
    assert "ungrounded_amount" in problem["reasons"]
    assert "span" in problem["hint"]
    assert Memory.objects.count() == 1


def test_an_upheld_refusal_makes_no_memory(world: World, reviewer: APIClient):
    answer = act(reviewer, world.demoted, "uphold")
    assert (answer.status_code, answer.json()["review"], answer.json()["memory"]) == (200, "upheld", None)


def test_a_candidate_can_take_the_place_of_a_memory(world: World, reviewer: APIClient):
    answer = act(reviewer, world.demoted, "supersede", memory=str(world.memory.pk))
    assert answer.status_code == 200
    world.memory.refresh_from_db()
    assert (world.memory.status, str(world.memory.superseded_by_id)) == ("superseded", answer.json()["memory"])


@pytest.mark.parametrize("first", ["restore", "uphold"])
@pytest.mark.parametrize("second", ["restore", "uphold"])
def test_a_decided_candidate_cannot_be_decided_again(world: World, reviewer: APIClient, first: str, second: str):
    assert act(reviewer, world.demoted, first).status_code == 200
    answer = act(reviewer, world.demoted, second)
    assert (answer.status_code, answer.json()["code"]) == (409, "already_decided")
    assert act(reviewer, world.admitted, second).status_code == 409


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("restore", {"reason": ""}, "reason"),
    ("restore", {"reason": "  x  "}, "reason"),
    ("uphold", {"reason": None}, "reason"),
    ("uphold", {"reason": ["because"]}, "reason"),
    ("uphold", {"because": "of it"}, "because"),
    ("restore", {"reason": "a" * 2_001}, "reason"),
    ("supersede", {}, "memory"),
    ("supersede", {"memory": "42"}, "memory"),
    ("supersede", {"memory": str(uuid4())}, "memory"),
]


@pytest.mark.parametrize(("name", "changes", "field"), WRONG, ids=range(len(WRONG)))
def test_a_decision_without_what_it_needs_changes_nothing(
    world: World, reviewer: APIClient, name: str, changes: dict[str, Any], field: str
):
    answer = act(reviewer, world.demoted, name, **changes)
    assert (answer.status_code, answer.json()["field"]) == (400, field)
    world.demoted.refresh_from_db()
    assert world.demoted.review == "open"
    assert not Decision.objects.filter(subject_type="candidate").exists()


def review(client: APIClient, ids: list[Any], **changes: Any) -> Any:
    return client.post(
        "/api/v1/candidates/review", {"ids": ids, "decision": "restore", **REASON} | changes, format="json"
    )


def test_many_are_decided_each_on_its_own(world: World, reviewer: APIClient):
    missing = str(uuid4())
    ids = [str(world.dropped.pk), missing, str(world.demoted.pk), str(world.admitted.pk)]
    answer = review(reviewer, ids)
    assert answer.status_code == 200
    results = answer.json()["results"]
    assert [(r["id"], r["decided"], r["code"]) for r in results] == [
        (ids[0], False, "not_proven"),
        (ids[1], False, "not_found"),
        (ids[2], True, ""),
        (ids[3], False, "already_decided"),
    ]
    assert (results[2]["review"], "ungrounded_amount" in results[0]["reasons"]) == ("restored", True)


def test_an_id_that_is_named_twice_is_decided_once(world: World, reviewer: APIClient):
    results = review(reviewer, [str(world.demoted.pk)] * 3, decision="uphold").json()["results"]
    assert [(r["decided"], r["review"]) for r in results] == [(True, "upheld")]


@pytest.mark.parametrize(
    ("ids", "changes", "status", "field"),
    [
        ([], {}, 400, "ids"),
        (["42"], {}, 400, "ids.0"),
        ("all", {}, 400, "ids"),
        ([str(uuid4()) for _ in range(501)], {}, 413, "ids"),
        ([str(uuid4())], {"decision": "delete"}, 400, "decision"),
        ([str(uuid4())], {"reason": ""}, 400, "reason"),
    ],
    ids=range(6),
)
def test_a_wrong_bulk_decision_is_refused_as_a_whole(
    reviewer: APIClient, ids: Any, changes: dict[str, Any], status: int, field: str
):
    answer = review(reviewer, ids, **changes)
    assert (answer.status_code, answer.json()["field"]) == (status, field)


FILTERS: list[tuple[str, str, set[str]]] = [
    ("outcome", "admitted", {"admitted"}),
    ("verdict", "dropped", {"dropped"}),
    ("outcome", "demoted", {"demoted"}),
    ("reason", "uncertain", {"demoted"}),
    ("reason", "ungrounded_amount", {"dropped"}),
    ("finding", "confidence_clamped", {"demoted"}),
    ("guard", "faithfulness", {"dropped"}),
    ("guard", "admission", {"demoted"}),
    ("guard", "contract", set()),
    ("scope", "agent:office", {"admitted", "demoted", "dropped"}),
    ("scope", "agent:off", set()),
    ("surface", "conversation", {"admitted", "demoted", "dropped"}),
    ("surface", "gate", set()),
    ("actor", "ines", {"admitted", "demoted", "dropped"}),
    ("actor", "omar", set()),
    ("label", "factual", {"admitted", "demoted", "dropped"}),
    ("label", "preference", set()),
    ("register", "real", {"admitted", "demoted", "dropped"}),
    ("grounding", "constructed", set()),
    ("review", "open", {"demoted"}),
    ("review", "none", {"admitted", "dropped"}),
    ("q", "PRINTER", {"demoted"}),
    ("q", "nowhere", set()),
    ("created_after", "2020-01-01", {"admitted", "demoted", "dropped"}),
    ("created_after", "2199-01-01T00:00:00+07:00", set()),
    ("created_before", "2020-01-01T00:00:00Z", set()),
]


@pytest.mark.parametrize(("name", "value", "expected"), FILTERS)
def test_candidates_are_found_by_what_was_found_about_them(
    world: World, reader: APIClient, name: str, value: str, expected: set[str]
):
    answer = reader.get("/api/v1/candidates", {name: value})
    assert {row["verdict"] for row in answer.json()["results"]} == expected


def test_candidates_are_found_by_their_run(
    make_world: Callable[..., World], organization: Organization, reader: APIClient
):
    first = make_world(organization)
    assert len(reader.get("/api/v1/candidates", {"run": first.run}).json()["results"]) == 3
    assert reader.get("/api/v1/candidates", {"run": str(uuid4())}).json()["results"] == []
