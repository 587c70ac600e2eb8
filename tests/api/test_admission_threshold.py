"""A policy keeps an admission threshold that means something, and a candidate shows what its score is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rest_framework.test import APIClient

from evidence.models import Organization
from extraction.models import ScopePolicy
from tests.api.conftest import PROVEN, Client, World, conversation

POLICIES = "/api/v1/policies"


@pytest.mark.parametrize(("given", "kept"), [({}, None), ({"admission_threshold": None}, None)])
def test_a_policy_has_no_threshold_unless_one_is_given(reviewer: APIClient, given: dict[str, Any], kept: float | None):
    made = reviewer.post(POLICIES, {"pattern": "play/*", "mode": "full"} | given, format="json")
    assert (made.status_code, made.json()["admission_threshold"]) == (201, kept)


@pytest.mark.parametrize("value", [0, 0.6, 1])
def test_a_threshold_from_0_to_1_is_kept(reviewer: APIClient, value: float):
    body = {"pattern": "play/*", "mode": "full", "admission_threshold": value}
    made = reviewer.post(POLICIES, body, format="json").json()
    assert reviewer.get(f"{POLICIES}/{made['id']}").json()["admission_threshold"] == value
    assert reviewer.get(POLICIES).json()["results"][0]["admission_threshold"] == value


@pytest.mark.parametrize("value", [-0.1, 1.5, "0.6", True, [], {}, ""])
def test_a_threshold_that_means_nothing_is_refused_and_changes_nothing(
    organization: Organization, reviewer: APIClient, value: object
):
    policy = ScopePolicy.objects.create(organization=organization, pattern="x", mode="full", admission_threshold=0.5)
    new = reviewer.post(POLICIES, {"pattern": "y", "mode": "full", "admission_threshold": value}, format="json")
    changed = reviewer.patch(f"{POLICIES}/{policy.pk}", {"admission_threshold": value}, format="json")
    assert {(each.status_code, each.json()["field"]) for each in (new, changed)} == {(400, "admission_threshold")}
    policy.refresh_from_db()
    assert (policy.admission_threshold, ScopePolicy.objects.count()) == (0.5, 1)


@pytest.mark.parametrize("method", ["put", "patch"])
@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"mode": "none"}, ("none", 0.5)),
        ({"admission_threshold": 0.7}, ("full", 0.7)),
        ({"admission_threshold": None}, ("full", None)),
        ({"mode": "episodic-only", "admission_threshold": 0}, ("episodic-only", 0.0)),
    ],
)
def test_a_change_leaves_what_it_does_not_name(
    organization: Organization, reviewer: APIClient, method: str, body: dict[str, Any], expected: tuple[str, Any]
):
    policy = ScopePolicy.objects.create(organization=organization, pattern="x", mode="full", admission_threshold=0.5)
    answer = getattr(reviewer, method)(f"{POLICIES}/{policy.pk}", body, format="json")
    shown = answer.json()
    policy.refresh_from_db()
    assert answer.status_code == 200
    assert (shown["mode"], shown["admission_threshold"]) == (policy.mode, policy.admission_threshold) == expected


def test_a_change_of_nothing_is_refused(organization: Organization, reviewer: APIClient):
    policy = ScopePolicy.objects.create(organization=organization, pattern="x", mode="full")
    assert reviewer.patch(f"{POLICIES}/{policy.pk}", {}, format="json").status_code == 400


def test_a_candidate_under_the_threshold_says_why_in_its_finding_and_on_its_own_page(
    organization: Organization, client_of: Client, answers: Callable[..., None], commits_at_once: None
):
    ScopePolicy.objects.create(organization=organization, pattern="agent:*", mode="full", admission_threshold=0.95)
    answers("call-17", PROVEN)
    service = client_of(organization, "write")
    [candidate] = service.post("/api/v1/runs", conversation(external_id="call-17"), format="json").json()["candidates"]
    assert (candidate["verdict"], candidate["reason"]) == ("dropped", "below_admission")
    [finding] = [each for each in candidate["findings"] if each["code"] == "below_admission"]
    page = service.get(f"/api/v1/candidates/{candidate['id']}").json()
    assert page["admission"] == finding["data"]
    assert (page["admission"]["threshold"], page["admission"]["novelty"]["value"]) == (0.95, 1.0)


def test_a_candidate_of_a_scope_without_a_threshold_has_no_score(world: World, reader: APIClient):
    assert reader.get(f"/api/v1/candidates/{world.demoted.pk}").json()["admission"] is None
