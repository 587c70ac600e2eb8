"""Scope policies are set with values that mean something, and what the chain decided is counted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

import pytest
from rest_framework.test import APIClient

from evidence.models import Organization
from extraction.models import Candidate, ScopePolicy
from memories.models import Decision
from tests.api.conftest import Client, World, conversation


def test_a_policy_is_set_changed_and_removed(organization: Organization, reviewer: APIClient):
    made = reviewer.post("/api/v1/policies", {"pattern": "play/*", "mode": "none"}, format="json")
    where = f"/api/v1/policies/{made.json()['id']}"
    assert (made.status_code, made.json()["pattern"], made.json()["mode"]) == (201, "play/*", "none")
    assert reviewer.put(where, {"mode": "episodic-only"}, format="json").json()["mode"] == "episodic-only"
    assert reviewer.patch(where, {"mode": "full"}, format="json").json()["mode"] == "full"
    assert reviewer.get(where).json()["mode"] == "full"
    assert reviewer.delete(where).status_code == 204
    assert not ScopePolicy.objects.exists()


def test_whoever_sets_changes_or_removes_a_policy_is_on_the_record(organization: Organization, reviewer: APIClient):
    body = {"pattern": "play/*", "mode": "episodic-only", "admission_threshold": 0.25}
    where = f"/api/v1/policies/{reviewer.post('/api/v1/policies', body, format='json').json()['id']}"
    reviewer.patch(where, {"mode": "full", "admission_threshold": None}, format="json")
    reviewer.patch(where, {"mode": "nonsense"}, format="json")
    reviewer.delete(where)
    decisions = Decision.objects.for_organization(organization).filter(subject_type="policy").order_by("sequence")
    states = list(decisions.values_list("action", "state_before", "state_after"))
    assert states == [
        ("create_policy", "", "episodic-only 0.25"),
        ("change_policy", "episodic-only 0.25", "full"),
        ("delete_policy", "full", "removed"),
    ]
    assert {decision.actor_id for decision in decisions} == {"key:review service"}
    assert not any("play" in str(vars(decision)) for decision in decisions)


def test_a_pattern_has_one_policy_in_an_organization(
    organization: Organization, stranger: Organization, reviewer: APIClient
):
    ScopePolicy.objects.create(organization=stranger, pattern="play/*", mode="none")
    body = {"pattern": "play/*", "mode": "none"}
    assert reviewer.post("/api/v1/policies", body, format="json").status_code == 201
    again = reviewer.post("/api/v1/policies", body | {"mode": "full"}, format="json")
    assert (again.status_code, again.json()["code"]) == (409, "policy_exists")
    assert ScopePolicy.objects.get(organization=organization).mode == "none"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"mode": "Full"}, "mode"),
    ({"mode": " full"}, "mode"),
    ({"mode": ""}, "mode"),
    ({"mode": None}, "mode"),
    ({"mode": True}, "mode"),
    ({"pattern": ""}, "pattern"),
    ({"pattern": " play/*"}, "pattern"),
    ({"pattern": "play/\t*"}, "pattern"),
    ({"pattern": "a" * 301}, "pattern"),
    ({"pattern": 5}, "pattern"),
    ({"scope": "play/*"}, "scope"),
]


@pytest.mark.parametrize(("changes", "field"), WRONG, ids=range(len(WRONG)))
def test_a_policy_that_means_nothing_is_refused(reviewer: APIClient, changes: dict[str, Any], field: str):
    answer = reviewer.post("/api/v1/policies", {"pattern": "play/*", "mode": "none"} | changes, format="json")
    assert (answer.status_code, answer.json()["field"]) == (400, field), answer.json()
    assert not ScopePolicy.objects.exists()


def test_a_policy_keeps_its_mode_when_another_is_refused(organization: Organization, reviewer: APIClient):
    policy = ScopePolicy.objects.create(organization=organization, pattern="play/*", mode="none")
    for method in (reviewer.put, reviewer.patch):
        for body in ({"mode": "ful"}, {}, {"mode": "full", "pattern": "other"}):
            assert method(f"/api/v1/policies/{policy.pk}", body, format="json").status_code == 400
    policy.refresh_from_db()
    assert policy.mode == "none"
    assert reviewer.delete(f"/api/v1/policies/{uuid4()}").status_code == 404


def test_a_scope_that_is_kept_out_is_skipped_and_says_so(
    organization: Organization, client_of: Client, answers: Callable[..., None], commits_at_once: None
):
    ScopePolicy.objects.create(organization=organization, pattern="agent:*", mode="none")
    run = client_of(organization, "write").post("/api/v1/runs", conversation(), format="json").json()
    assert (run["status"], run["policy_pattern"], run["candidates"]) == ("skipped", "agent:*", [])


def test_the_counts_of_a_range_say_surface_verdict_reason_model_and_day(world: World, reader: APIClient):
    Candidate.objects.filter(pk=world.dropped.pk).update(created_at=datetime(2026, 3, 1, 20, 0, tzinfo=UTC))
    now = reader.get("/api/v1/stats").json()
    assert (now["total"], {row["verdict"] for row in now["by_outcome"]}) == (2, {"admitted", "demoted"})
    past = reader.get("/api/v1/stats", {"since": "2026-03-01", "until": "2026-04-01T00:00:00Z"}).json()
    [outcome], [model], [day] = past["by_outcome"], past["by_model"], past["by_day"]
    assert outcome == {"surface": "conversation", "verdict": "dropped", "reason": "ungrounded_amount", "count": 1}
    assert (model["extractor"], model["model"], model["count"]) == ("recorded", "recorded-model", 1)
    assert day == {"day": "2026-03-02", "verdict": "dropped", "count": 1}
