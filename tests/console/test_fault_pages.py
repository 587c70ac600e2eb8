from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from evidence.models import Organization
from extraction.models import Candidate
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit


def test_a_page_that_does_not_exist_says_so_in_the_consoles_look(client_of: ClientOf) -> None:
    response = client_of("viewer").get("/console/extraction/candidate/nonsense/change/")
    assert response.status_code == 404
    assert "There is no such page." in response.content.decode()
    assert "console/console.css" in response.content.decode()


def test_what_a_role_may_not_do_says_what_would_help(organization: Organization, client_of: ClientOf) -> None:
    run = submit(organization, submission("work-session"))
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    address = reverse("admin:extraction_candidate_change", args=[candidate.pk])
    response = client_of("viewer").post(address, {"decision": "uphold", "reason": "Doubtful."})
    assert response.status_code == 403
    assert "You may not see this." in response.content.decode()


def test_a_form_without_its_token_says_how_to_go_on(client_of: ClientOf) -> None:
    client = Client(enforce_csrf_checks=True)
    response = client.post(reverse("admin:login"), {"username": "a", "password": "b"})
    assert response.status_code == 403
    assert "This form is too old." in response.content.decode()


@pytest.mark.parametrize(
    ("name", "title"),
    [("memories_memory", "Memories"), ("extraction_run", "Runs"), ("evidence_person", "People")],
)
def test_a_list_is_called_by_what_it_holds(client_of: ClientOf, name: str, title: str) -> None:
    page = client_of("viewer").get(reverse(f"admin:{name}_changelist")).content.decode()
    assert f"<title>{title} · Touchstone</title>" in page
