"""Staff see their organizations alone, on every page there is; nothing that a person wrote is ever markup."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from django.contrib import admin
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from evidence.models import Membership, Organization
from extraction.models import Candidate, Run
from memories.models import Decision, Memory
from tests.console.conftest import ClientOf
from tests.console.rows import rows_of

FOREIGN = "Zebrafish"
EVIL = "<script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{ 7|add:7 }}"
APPS = {"evidence", "memories", "extraction"}
OURS = sorted(str(model._meta.model_name) for model in admin.site._registry if model._meta.app_label in APPS)
ROLES = ("viewer", "reviewer", "operator")
MODELS: dict[str, Any] = {str(m._meta.model_name): m for m in admin.site._registry}


def route(name: str, page: str, row: Model | None = None) -> str:
    app = MODELS[name]._meta.app_label
    return reverse(f"admin:{app}_{name}_{page}", args=[row.pk] if row else [])


@pytest.fixture
def foreign(organization: Organization) -> dict[str, Model]:
    organization.name = FOREIGN
    organization.save()
    return rows_of(organization, f"{FOREIGN} speaks", "zebra-staff")


def test_every_page_of_the_console_is_known_to_these_tests(foreign: dict[str, Model]) -> None:
    assert sorted(foreign) == OURS


@pytest.mark.parametrize(("role", "name"), list(product(ROLES, OURS)))
def test_another_organizations_row_is_found_on_no_page(
    role: str, name: str, foreign: dict[str, Model], client_of: ClientOf, stranger: Organization
) -> None:
    client = client_of(role, of=stranger)
    for page in ("change", "delete", "history"):
        for response in (client.get(route(name, page, foreign[name])), client.post(route(name, page, foreign[name]))):
            assert response.status_code in {403, 404}, page
            assert FOREIGN not in response.content.decode()
    for query in ("", "?review=all", "?q=speaks"):
        page_text = client.get(route(name, "changelist") + query, follow=True).content.decode()
        assert FOREIGN not in page_text
        assert "zebra-staff" not in page_text


@pytest.mark.parametrize("name", ["person", "scopepolicy", "membership"])
def test_no_choice_of_a_form_names_another_organization_or_its_staff(
    name: str, foreign: dict[str, Model], client_of: ClientOf, stranger: Organization
) -> None:
    page = client_of("operator", of=stranger).get(route(name, "add")).content.decode()
    assert stranger.name in page
    assert FOREIGN not in page
    assert "zebra-staff" not in page


@pytest.mark.parametrize("name", ["person", "scopepolicy", "membership"])
def test_nothing_can_be_written_into_another_organization(
    name: str, foreign: dict[str, Model], client_of: ClientOf, stranger: Organization, organization: Organization
) -> None:
    data = {
        "organization": str(organization.pk),
        "name": "Mira",
        "aliases": "",
        "pattern": "play/*",
        "mode": "none",
        "user": str(Membership.objects.latest("id").user_id),
        "identities-TOTAL_FORMS": "0",
        "identities-INITIAL_FORMS": "0",
    }
    before = MODELS[name].objects.count()
    page = client_of("operator", of=stranger).post(route(name, "add"), data).content.decode()
    before += name == "membership"
    assert MODELS[name].objects.count() == before
    assert "Select a valid choice" in page


def test_the_overview_counts_the_own_organization_alone(
    foreign: dict[str, Model], client_of: ClientOf, stranger: Organization
) -> None:
    page = client_of("viewer", of=stranger).get(reverse("admin:index")).content.decode()
    assert FOREIGN not in page
    assert '<span class="figure">0</span>' in page


@pytest.mark.parametrize("name", OURS)
def test_a_superuser_sees_every_organization(name: str, foreign: dict[str, Model], client_of: ClientOf) -> None:
    response = client_of("superuser").get(route(name, "change", foreign[name]))
    assert response.status_code == 200
    assert FOREIGN in response.content.decode()


@pytest.mark.parametrize("name", OURS)
def test_staff_without_an_organization_see_nothing(name: str, foreign: dict[str, Model], client_of: ClientOf) -> None:
    client = client_of("operator")
    Membership.objects.filter(user__username="operator-north").delete()
    assert client.get(route(name, "change", foreign[name])).status_code == 404


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("page", ["change", "changelist"])
def test_markup_in_any_field_is_shown_and_never_runs(
    name: str, page: str, organization: Organization, client_of: ClientOf
) -> None:
    organization.name = EVIL
    organization.save()
    rows = rows_of(organization, EVIL, "someone")
    row = rows[name] if page == "change" else None
    query = "?review=all" if name == "candidate" else ""
    text = client_of("superuser").get(route(name, page, row) + query).content.decode()
    assert "alert(1)" in text
    assert "<script>alert" not in text
    assert "<img src=x" not in text
    assert "{{ 7|add:7 }}" in text


def test_a_visitor_is_sent_to_the_sign_in_page(foreign: dict[str, Model]) -> None:
    for name in OURS:
        response = Client().get(route(name, "change", foreign[name]))
        assert (response.status_code, response["Location"].split("?")[0]) == (302, reverse("admin:login"))


ACTS = {
    "candidate": {"decision": "uphold", "reason": "It is wrong."},
    "memory": {"act": "retire", "reason": "It is over."},
    "run": {},
    "decision": {},
}


@pytest.mark.parametrize(
    ("role", "name", "may"),
    [
        ("viewer", "candidate", False),
        ("viewer", "memory", False),
        ("viewer", "run", False),
        ("viewer", "decision", False),
        ("reviewer", "candidate", True),
        ("reviewer", "memory", True),
        ("reviewer", "run", False),
        ("reviewer", "decision", False),
        ("operator", "candidate", True),
        ("operator", "memory", True),
        ("operator", "run", True),
        ("operator", "decision", False),
        ("superuser", "decision", False),
    ],
)
def test_each_role_may_do_what_it_is_for_and_no_more(
    role: str, name: str, may: bool, foreign: dict[str, Model], client_of: ClientOf
) -> None:
    before = Decision.objects.count()
    response = client_of(role).post(route(name, "change", foreign[name]), ACTS[name])
    assert response.status_code == (302 if may else 403)
    if not may:
        assert Decision.objects.count() == before
        assert Candidate.objects.get().review == "open"
        assert Memory.objects.get().status == "active"
        assert Run.objects.get().status == "failed"


@pytest.mark.parametrize("role", ["viewer", "reviewer", "operator", "superuser"])
@pytest.mark.parametrize("name", ["candidate", "run", "memory", "decision"])
def test_nobody_adds_or_deletes_a_record_by_hand(
    role: str, name: str, foreign: dict[str, Model], client_of: ClientOf
) -> None:
    client = client_of(role)
    assert client.post(route(name, "add"), {}).status_code == 403
    assert client.post(route(name, "delete", foreign[name]), {"post": "yes"}).status_code == 403
    data = {"action": "delete_selected", "_selected_action": str(foreign[name].pk), "post": "yes"}
    client.post(route(name, "changelist"), data)
    assert MODELS[name].objects.filter(pk=foreign[name].pk).exists()


@pytest.mark.parametrize("role", ["viewer", "reviewer"])
@pytest.mark.parametrize("name", ["person", "scopepolicy", "organization", "apikey", "membership"])
def test_only_operators_change_settings(role: str, name: str, foreign: dict[str, Model], client_of: ClientOf) -> None:
    client = client_of(role)
    assert client.post(route(name, "change", foreign[name]), {"name": "Changed"}).status_code == 403
    assert client.post(route(name, "add"), {}).status_code == 403
