"""The service says whether it lives and is ready, describes itself, and issues keys from the shell."""

from __future__ import annotations

import io
from typing import Any

import pytest
from celery import current_app
from django.core.management import CommandError, call_command
from django.db import OperationalError
from django.test import Client, override_settings

from evidence.keys import find_key
from evidence.models import ApiKey, Organization
from tests.api.conftest import World


def test_a_living_service_says_so_without_a_database(client: Client):
    assert client.get("/healthz").json() == {"status": "ok"}


def test_a_service_with_database_and_migrations_is_ready(client: Client, db: None):
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["checks"]) == (
        200,
        {"database": "ok", "migrations": "ok", "broker": "ok"},
    )


def test_a_database_that_is_away_is_named(client: Client, db: None, monkeypatch: pytest.MonkeyPatch):
    def away() -> Any:
        raise OperationalError("no server")

    with monkeypatch.context() as patched:
        patched.setattr("config.health.connection.cursor", away)
        answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["checks"]["database"]) == (503, "unreachable")
    assert "no server" not in answer.content.decode()


def test_a_migration_that_is_missing_is_named(client: Client, db: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("config.health.MigrationExecutor.migration_plan", lambda *_: ["one"])
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["checks"]["migrations"]) == (503, "missing")


@override_settings(BROKER_URL="redis://127.0.0.1:1/0", CELERY_BROKER_URL="redis://127.0.0.1:1/0")
def test_a_broker_that_is_away_is_named(client: Client, db: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(current_app.conf, "broker_url", "redis://127.0.0.1:1/0")
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["checks"]["broker"]) == (503, "unreachable")


def test_the_counters_hold_numbers_and_nobodys_words(client: Client, world: World):
    text = client.get("/metrics").content.decode()
    assert 'touchstone_candidates_total{surface="conversation",verdict="admitted"}' in text
    for words in (world.admitted.content, "Ines", world.organization.slug, "agent:office"):
        assert words not in text


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_the_pages_about_the_service_are_only_read(client: Client, db: None, path: str):
    assert client.post(path).status_code == 405
    assert "no-store" in client.get(path)["Cache-Control"]


def test_the_root_leads_to_the_console(client: Client, db: None):
    assert client.get("/")["Location"] == "/console/"


def test_the_document_of_the_api_is_valid_and_nothing_in_it_is_guessed(tmp_path: Any):
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(tmp_path / "api.yaml"))


def test_the_document_and_its_page_need_no_key_and_no_other_host(client: Client):
    document = client.get("/api/schema").json()
    assert document["openapi"].startswith("3.")
    assert {"ApiKey", "StaffSession"} <= set(document["components"]["securitySchemes"])
    page = client.get("/api/docs")
    html = page.content.decode()
    assert "https://" not in html
    assert "<style" not in html
    assert "<script>" not in html
    assert "unsafe" not in page["Content-Security-Policy"]
    assert client.get("/api/docs?script=").status_code == 200


def issue(**options: Any) -> tuple[str, str]:
    out, told = io.StringIO(), io.StringIO()
    call_command("create_api_key", stdout=out, stderr=told, **options)
    return out.getvalue(), told.getvalue()


def test_a_key_is_printed_once_alone_and_says_how_to_revoke_it(organization: Organization):
    printed, told = issue(organization="north", name="desk", role="write")
    key = find_key(printed.strip())
    assert key is not None
    assert (key.organization, key.role, key.name) == (organization, "write", "desk")
    assert printed.strip() not in told
    assert "create_api_key --organization north --name 'desk' --revoke" in told


def test_a_revoked_key_opens_nothing_and_its_name_is_free_again(organization: Organization):
    secret = issue(organization="north", name="desk", role="read")[0].strip()
    issue(organization="north", name="desk", revoke=True)
    assert find_key(secret) is None
    issue(organization="north", name="desk", role="read")
    assert ApiKey.objects.count() == 2


WRONG: list[dict[str, Any]] = [
    {"organization": "nowhere", "name": "desk", "role": "read"},
    {"organization": "north", "name": "  ", "role": "read"},
    {"organization": "north", "name": "unknown", "revoke": True},
]


@pytest.mark.parametrize("options", WRONG)
def test_wrong_use_ends_with_two_and_says_what_would_be_right(organization: Organization, options: dict[str, Any]):
    with pytest.raises(CommandError) as caught:
        issue(**options)
    assert caught.value.returncode == 2
    assert not ApiKey.objects.exists()


def test_a_name_in_use_cannot_be_issued_again(organization: Organization):
    issue(organization="north", name="desk", role="read")
    with pytest.raises(CommandError, match="in use") as caught:
        issue(organization="north", name="desk", role="review")
    assert caught.value.returncode == 2
