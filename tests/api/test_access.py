"""A caller sees and does what its role and its organization allow, and learns nothing about anything else."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import Permission, User
from django.test import override_settings
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import timezone
from rest_framework.test import APIClient

from evidence.api.authentication import Need
from evidence.models import ApiKey, Membership, Organization
from extraction.models import Candidate, ScopePolicy
from memories.models import Decision, Memory
from tests.api.conftest import Client, World

LISTS = ("runs", "candidates", "memories", "decisions", "policies")
REASON = {"reason": "because it is so"}


def paths(world: World) -> dict[str, tuple[str, str, Any]]:
    """Every call about one row of a world, by a name."""
    policy = ScopePolicy.objects.get_or_create(organization=world.organization, pattern="play/*", mode="none")[0]
    one = {
        "run": f"runs/{world.run}",
        "candidate": f"candidates/{world.demoted.pk}",
        "memory": f"memories/{world.memory.pk}",
        "evidence": f"evidence/{world.memory.evidence_id}",
        "policy": f"policies/{policy.pk}",
    }
    return {
        **{name: ("get", path, None) for name, path in one.items()},
        "history": ("get", f"{one['memory']}/history", None),
        "reprocess": ("post", f"{one['run']}/reprocess", None),
        "restore": ("post", f"{one['candidate']}/restore", REASON),
        "uphold": ("post", f"{one['candidate']}/uphold", REASON),
        "replace": ("post", f"{one['candidate']}/supersede", REASON | {"memory": str(world.memory.pk)}),
        "supersede": ("post", f"{one['memory']}/supersede", REASON),
        "retire": ("post", f"{one['memory']}/retire", REASON),
        "reinstate": ("post", f"{one['memory']}/reinstate", REASON),
        "put policy": ("put", one["policy"], {"mode": "full"}),
        "patch policy": ("patch", one["policy"], {"mode": "full"}),
        "delete policy": ("delete", one["policy"], None),
    }


CALLS = (
    "run", "candidate", "memory", "evidence", "policy", "history", "reprocess", "restore", "uphold", "replace",
    "supersede", "retire", "reinstate", "put policy", "patch policy", "delete policy",
)  # fmt: skip


def call(client: APIClient, method: str, path: str, body: Any) -> Any:
    return getattr(client, method)(f"/api/v1/{path}", body, format="json")


@pytest.mark.parametrize("name", CALLS)
def test_a_row_of_another_organization_is_not_found_and_stays_as_it_was(world: World, outsider: APIClient, name: str):
    every = paths(world)
    assert set(every) == set(CALLS)
    before = [list(model.objects.order_by("pk").values()) for model in (Candidate, Memory, ScopePolicy, Decision)]
    answer = call(outsider, *every[name])
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert before == [
        list(model.objects.order_by("pk").values()) for model in (Candidate, Memory, ScopePolicy, Decision)
    ]


@pytest.mark.parametrize("name", LISTS)
def test_a_list_holds_the_rows_of_its_own_organization_alone(
    make_world: Callable[..., World], organization: Organization, stranger: Organization, outsider: APIClient, name: str
):
    make_world(organization)
    ScopePolicy.objects.create(organization=organization, pattern="a", mode="none")
    assert outsider.get(f"/api/v1/{name}").json()["results"] == []
    make_world(stranger)
    ScopePolicy.objects.create(organization=stranger, pattern="b", mode="none")
    own = [row["id"] for row in outsider.get(f"/api/v1/{name}").json()["results"]]
    models: dict[str, Any] = {
        "candidates": Candidate,
        "memories": Memory,
        "decisions": Decision,
        "policies": ScopePolicy,
    }
    if name in models:
        assert set(own) == {
            str(pk) for pk in models[name].objects.filter(organization=stranger).values_list("pk", flat=True)
        }
    assert len(own) >= 1


def test_counts_and_bulk_decisions_see_nothing_of_another_organization(world: World, outsider: APIClient):
    assert outsider.get("/api/v1/stats").json()["total"] == 0
    body = REASON | {"ids": [str(world.demoted.pk)], "decision": "restore"}
    [outcome] = outsider.post("/api/v1/candidates/review", body, format="json").json()["results"]
    assert (outcome["decided"], outcome["code"]) == (False, "not_found")


def test_a_candidate_cannot_be_decided_with_the_memory_of_another_organization(
    make_world: Callable[..., World], world: World, stranger: Organization, outsider: APIClient
):
    theirs = make_world(stranger)
    body = REASON | {"memory": str(world.memory.pk)}
    answer = outsider.post(f"/api/v1/candidates/{theirs.demoted.pk}/supersede", body, format="json")
    assert (answer.status_code, answer.json()["field"]) == (400, "memory")
    body = REASON | {"successor": str(world.memory.pk)}
    answer = outsider.post(f"/api/v1/memories/{theirs.memory.pk}/supersede", body, format="json")
    assert (answer.status_code, answer.json()["field"]) == (400, "successor")


NEEDS: list[tuple[str, str, str]] = [
    ("read", "post", "runs"),
    ("read", "post", "runs/{run}/reprocess"),
    *[("write", "post", f"candidates/{{candidate}}/{act}") for act in ("restore", "uphold", "supersede")],
    ("write", "post", "candidates/review"),
    *[("write", "post", f"memories/{{memory}}/{act}") for act in ("supersede", "retire", "reinstate")],
    ("write", "post", "policies"),
    *[("write", method, "policies/{policy}") for method in ("put", "patch", "delete")],
]


@pytest.mark.parametrize(("role", "method", "path"), NEEDS)
def test_a_role_may_do_what_is_its_own_and_nothing_above(
    world: World, client_of: Client, stranger: Organization, role: str, method: str, path: str
):
    ApiKey.objects.all().delete()
    policy = ScopePolicy.objects.create(organization=world.organization, pattern="x", mode="none")
    where = path.format(run=world.run, candidate=world.demoted.pk, memory=world.memory.pk, policy=policy.pk)
    answer = call(client_of(world.organization, role), method, where, REASON)
    assert (answer.status_code, answer.json()["code"]) == (403, "permission_denied")
    assert role in answer.json()["detail"]
    above = {"read": "write", "write": "review"}[role]
    assert call(client_of(world.organization, above), method, where, REASON).status_code != 403


@pytest.mark.parametrize("path", [*LISTS, "stats", "runs/{run}", "candidates/{candidate}", "memories/{memory}"])
def test_a_key_that_may_only_read_reads_everything(world: World, reader: APIClient, path: str):
    where = path.format(run=world.run, candidate=world.demoted.pk, memory=world.memory.pk)
    assert reader.get(f"/api/v1/{where}").status_code == 200


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "Api-Key",
        "Api-Key ",
        "Api-Key ts_wrong",
        "Bearer abc",
        "Api-Key \u00e4",
        "Api-Key a\x00b",
        "Basic " + "a" * 5_000,
    ],
    ids=range(9),
)
def test_without_a_good_key_every_call_asks_for_one(db: None, header: str | None):
    client = APIClient()
    if header is not None:
        client.credentials(HTTP_AUTHORIZATION=header)
    for path in (*LISTS, "stats", f"evidence/{uuid4()}"):
        answer = client.get(f"/api/v1/{path}")
        assert (answer.status_code, answer["WWW-Authenticate"]) == (401, "Api-Key")
        assert answer["Content-Type"] == "application/problem+json"


@pytest.mark.parametrize(
    "change", [{"revoked_at": timezone.now()}, {"expires_at": timezone.now() - timedelta(seconds=1)}]
)
def test_a_key_that_is_revoked_or_expired_opens_nothing(reader: APIClient, change: dict[str, Any]):
    ApiKey.objects.update(**change)
    answer = reader.get("/api/v1/runs")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_key")


def test_a_key_cannot_be_turned_to_another_organization(reader: APIClient, stranger: Organization):
    for answer in (
        reader.get("/api/v1/runs", headers={"X-Organization": stranger.slug}),
        reader.get("/api/v1/runs", {"organization": stranger.slug}),
        reader.get("/api/v1/runs", headers={"X-Organization": "no such"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_organization")
    assert reader.get("/api/v1/runs", headers={"X-Organization": "north"}).status_code == 200


@override_settings(REQUESTS_PER_MINUTE=2)
def test_too_many_requests_are_told_how_long_to_wait(reader: APIClient, outsider: APIClient):
    assert [reader.get("/api/v1/runs").status_code for _ in range(3)] == [200, 200, 429]
    answer = reader.get("/api/v1/runs")
    assert (answer.json()["code"], 0 < int(answer["Retry-After"]) <= 60) == ("too_many_requests", True)
    assert outsider.get("/api/v1/runs").status_code == 200


def staff(*organizations: Organization, permissions: tuple[str, ...] = (), **fields: Any) -> APIClient:
    user = User.objects.create_user("linh", password="a long pass phrase", **({"is_staff": True} | fields))
    user.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    for organization in organizations:
        Membership.objects.create(organization=organization, user=user)
    client = APIClient(enforce_csrf_checks=True)
    client.force_login(user)
    return client


def test_staff_see_the_organization_that_they_belong_to(world: World, stranger: Organization):
    client = staff(world.organization, permissions=("view_run",))
    assert len(client.get("/api/v1/runs").json()["results"]) == 1
    assert client.get("/api/v1/runs", headers={"X-Organization": "south"}).status_code == 404


def test_staff_of_several_organizations_say_which_one_they_mean(world: World, stranger: Organization):
    client = staff(world.organization, stranger, permissions=("view_run",))
    unclear = client.get("/api/v1/runs")
    assert (unclear.status_code, unclear.json()["code"]) == (400, "organization_needed")
    assert "north, south" in unclear.json()["hint"]
    assert len(client.get("/api/v1/runs", headers={"X-Organization": "north"}).json()["results"]) == 1
    assert client.get("/api/v1/runs", {"organization": "south"}).json()["results"] == []


@pytest.mark.parametrize(
    ("fields", "code"), [({"is_staff": False}, "not_staff"), ({}, "no_organization")], ids=["no staff", "no membership"]
)
def test_who_belongs_to_nothing_is_refused(db: None, fields: dict[str, Any], code: str):
    answer = staff(**fields).get("/api/v1/runs")
    assert (answer.status_code, answer.json()["code"]) == (403, code)


def test_staff_need_the_permission_and_a_post_needs_the_token_of_their_session(world: World):
    client = staff(world.organization, permissions=("view_candidate",))
    assert client.get("/api/v1/candidates").status_code == 200
    assert client.get("/api/v1/runs").status_code == 403
    answer = client.post(f"/api/v1/candidates/{world.demoted.pk}/restore", REASON, format="json")
    assert (answer.status_code, "CSRF" in answer.json()["detail"]) == (403, True)


def test_a_decision_of_staff_stands_in_the_record_under_their_name(world: World):
    client = staff(world.organization, permissions=("view_candidate", "change_candidate"))
    client.handler.enforce_csrf_checks = False
    answer = client.post(f"/api/v1/candidates/{world.demoted.pk}/uphold", REASON, format="json")
    assert (answer.status_code, answer.json()["reviewed_by"]) == (200, "linh")


def _views(patterns: list[URLPattern | URLResolver]) -> list[Any]:
    found: list[Any] = []
    for each in patterns:
        if isinstance(each, URLResolver):
            found += _views(each.url_patterns)
        elif hasattr(each.callback, "actions"):
            found.append(each.callback)
    return found


def test_every_action_says_what_it_needs_and_every_writing_one_needs_more_than_reading():
    views = _views(get_resolver().url_patterns)
    assert len(views) > 15
    for view in views:
        for method, action in view.actions.items():
            need = view.cls.needs[action]
            assert isinstance(need, Need)
            if method not in ("get", "head") and action != "create":
                assert need.role == ("write" if action == "reprocess" else "review"), (view.cls, action)
