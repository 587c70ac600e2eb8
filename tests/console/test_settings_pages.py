from __future__ import annotations

import pytest
from django.contrib.auth.models import Group
from django.urls import reverse

from evidence.keys import find_key, issue_key
from evidence.models import ApiKey, Membership, Organization, Person, PersonIdentity
from extraction.models import ScopePolicy
from extraction.roles import ROLES
from memories.models import Decision
from tests.console.conftest import ClientOf
from tests.console.samples import staff


def person_data(organization: Organization, *ids: str, **changes: str) -> dict[str, str]:
    data = {"organization": str(organization.pk), "name": "Marta Ilves", "aliases": "Marta\n\n Mar \nMarta"}
    data |= {"identities-TOTAL_FORMS": str(len(ids)), "identities-INITIAL_FORMS": "0"}
    return data | {f"identities-{at}-external_id": each for at, each in enumerate(ids)} | changes


ADD_PERSON = reverse("admin:evidence_person_add")


def test_a_person_is_kept_with_aliases_one_a_line_and_identities(
    organization: Organization, client_of: ClientOf
) -> None:
    client_of("operator").post(ADD_PERSON, person_data(organization, "U1", "U2"))
    person = Person.objects.get()
    assert person.aliases == ["Marta", "Mar"]
    assert {each.external_id for each in person.identities.all()} == {"U1", "U2"}
    assert {each.organization for each in person.identities.all()} == {organization}
    page = client_of("viewer").get(reverse("admin:evidence_person_change", args=[person.pk])).content.decode()
    assert "Marta Ilves" in page


def test_one_external_id_is_never_two_people(organization: Organization, client_of: ClientOf) -> None:
    client = client_of("operator")
    client.post(ADD_PERSON, person_data(organization, "U1"))
    page = client.post(ADD_PERSON, person_data(organization, "U1", name="Somebody else")).content.decode()
    assert "is violated" in page or "already exists" in page
    assert PersonIdentity.objects.count() == 1


def test_the_same_external_id_may_be_a_person_of_another_organization(
    organization: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    client_of("operator").post(ADD_PERSON, person_data(organization, "U1"))
    client_of("operator", of=stranger).post(ADD_PERSON, person_data(stranger, "U1"))
    assert PersonIdentity.objects.count() == 2


def policy(client_of: ClientOf, organization: Organization, pattern: str, mode: str) -> str:
    data = {"organization": str(organization.pk), "pattern": pattern, "mode": mode}
    response = client_of("superuser" if not ScopePolicy.objects.exists() else "operator").post(
        reverse("admin:extraction_scopepolicy_add"), data
    )
    return response.content.decode()


@pytest.mark.parametrize(
    ("pattern", "mode", "is_kept"),
    [
        ("agent:helpdesk", "full", True),
        ("play/*", "none", True),
        ("play/*", "episodic-only", True),
        ("play/*", "everything", False),
        ("play/*", "", False),
        ("", "none", False),
        ("a\x07b", "none", False),
    ],
)
def test_a_policy_is_checked_by_the_rules_that_read_it(
    organization: Organization, client_of: ClientOf, pattern: str, mode: str, is_kept: bool
) -> None:
    policy(client_of, organization, pattern, mode)
    assert ScopePolicy.objects.exists() is is_kept


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("", None), ("0", 0.0), ("0.65", 0.65), ("1", 1.0), ("1.01", ""), ("-0.1", ""), ("nan", ""), ("high", "")],
)
def test_an_admission_threshold_is_off_where_empty_and_else_a_number_from_0_to_1(
    organization: Organization, client_of: ClientOf, typed: str, kept: float | str | None
) -> None:
    client, address = client_of("operator"), reverse("admin:extraction_scopepolicy_add")
    assert "from 0 to 1; empty keeps whatever is proven" in client.get(address).content.decode()
    data = {"organization": str(organization.pk), "pattern": "work/*", "mode": "full", "admission_threshold": typed}
    client.post(address, data)
    assert list(ScopePolicy.objects.values_list("admission_threshold", flat=True)) == ([] if kept == "" else [kept])


def test_a_policy_keeps_its_pattern_and_each_change_is_on_the_record(
    organization: Organization, client_of: ClientOf
) -> None:
    client, add = client_of("operator"), reverse("admin:extraction_scopepolicy_add")
    client.post(add, {"organization": str(organization.pk), "pattern": "work/*", "mode": "none"})
    row = ScopePolicy.objects.get()
    address = reverse("admin:extraction_scopepolicy_change", args=[row.pk])
    client.post(address, {"pattern": "play/*", "mode": "full"})
    row.refresh_from_db()
    assert (row.pattern, row.mode) == ("work/*", "full")
    client.post(reverse("admin:extraction_scopepolicy_delete", args=[row.pk]), {"post": "yes"})
    client.post(add, {"organization": str(organization.pk), "pattern": "rest/*", "mode": "none"})
    chosen = {"action": "delete_selected", "_selected_action": [ScopePolicy.objects.get().pk], "post": "yes"}
    client.post(reverse("admin:extraction_scopepolicy_changelist"), chosen)
    assert not ScopePolicy.objects.exists()
    actions = list(Decision.objects.order_by("sequence").values_list("action", "state_before", "state_after"))
    made, changed, removed = ("create_policy", "", "none"), ("change_policy", "none", "full"), ("delete_policy", "full")
    assert actions == [made, changed, (*removed, "removed"), made, ("delete_policy", "none", "removed")]


def test_a_row_never_moves_to_another_organization(
    organization: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    row = ScopePolicy.objects.create(organization=organization, pattern="play/*", mode="none")
    data = {"pattern": "play/*", "mode": "full", "organization": str(stranger.pk)}
    client_of("superuser").post(reverse("admin:extraction_scopepolicy_change", args=[row.pk]), data)
    row.refresh_from_db()
    assert (row.mode, row.organization) == ("full", organization)


def organization_data(organization: Organization, **changes: object) -> dict[str, object]:
    fields = ("slug", "name", "time_zone", "default_currency", "date_order", "review_floor", "audit_share")
    return {field: getattr(organization, field) for field in fields} | {"trusted_tools": ""} | changes


@pytest.mark.parametrize(
    ("changes", "is_kept"),
    [
        ({"trusted_tools": "calendar\nledger", "strip_owners_on": ["import", "gate"]}, True),
        ({"strip_owners_on": ["carrier-pigeon"]}, False),
        ({"time_zone": "Moon/Base"}, False),
        ({"review_floor": "1.5"}, False),
        ({"audit_share": "1.01"}, False),
        ({"date_order": "sideways"}, False),
    ],
)
def test_an_organizations_settings_are_checked(
    organization: Organization, client_of: ClientOf, changes: dict[str, object], is_kept: bool
) -> None:
    address = reverse("admin:evidence_organization_change", args=[organization.pk])
    response = client_of("operator").post(address, organization_data(organization, **changes))
    organization.refresh_from_db()
    assert response.status_code == (302 if is_kept else 200)
    assert (organization.trusted_tools, organization.strip_owners_on) == (
        (["calendar", "ledger"], ["import", "gate"]) if is_kept else ([], [])
    )


@pytest.mark.parametrize(("role", "may"), [("operator", False), ("superuser", True)])
def test_only_a_superuser_makes_an_organization(
    organization: Organization, client_of: ClientOf, role: str, may: bool
) -> None:
    data = organization_data(organization, slug="west", name="West Workshop")
    client_of(role).post(reverse("admin:evidence_organization_add"), data)
    assert Organization.objects.filter(slug="west").exists() is may


def test_a_key_shows_its_prefix_and_never_its_secret_or_hash(organization: Organization, client_of: ClientOf) -> None:
    key, secret = issue_key(organization=organization, name="planner", role="write")
    page = client_of("operator").get(reverse("admin:evidence_apikey_change", args=[key.pk])).content.decode()
    assert key.prefix in page
    assert secret not in page
    assert key.hash not in page


def test_a_revoked_key_opens_nothing_and_stays_listed(organization: Organization, client_of: ClientOf) -> None:
    key, secret = issue_key(organization=organization, name="planner", role="write")
    data = {"action": "revoke", "_selected_action": [str(key.pk)]}
    response = client_of("operator").post(reverse("admin:evidence_apikey_changelist"), data, follow=True)
    assert find_key(secret) is None
    assert ApiKey.objects.count() == 1
    assert "One key revoked." in response.content.decode()


def test_a_reviewer_does_not_see_keys(organization: Organization, client_of: ClientOf) -> None:
    assert client_of("reviewer").get(reverse("admin:evidence_apikey_changelist")).status_code == 403


def test_an_operator_adds_known_staff_to_an_organization(
    organization: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    operator = client_of("operator")
    Membership.objects.create(organization=stranger, user_id=operator.session["_auth_user_id"])
    colleague = staff(stranger, "viewer", "colleague")
    data = {"organization": str(organization.pk), "user": str(colleague.pk)}
    operator.post(reverse("admin:evidence_membership_add"), data)
    assert Membership.objects.filter(organization=organization, user_id=colleague.pk).exists()


@pytest.mark.parametrize("role", sorted(ROLES))
def test_every_role_has_its_group_after_a_migration(role: str, db: None) -> None:
    wanted = {codename for part in ROLES[role] for names in part.values() for codename in names}
    granted = set(Group.objects.get(name=role).permissions.values_list("codename", flat=True))
    assert granted == wanted
