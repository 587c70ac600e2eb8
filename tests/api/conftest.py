"""A service with keys for every role, two organizations, and a run whose candidates met every verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.core.cache import cache
from django.db import transaction
from rest_framework.test import APIClient

from evidence.keys import issue_key
from evidence.models import ApiKey, Organization
from extraction.models import Candidate
from memories.models import Memory
from tests.extraction.builders import item, record_answer

Client = Callable[..., APIClient]

PROMISE = "I will send the signed contract tomorrow."
PRINTER = "The printer on the second floor is broken."
PROVEN = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")
DOUBTFUL = item(
    "The printer on the second floor is broken",
    "The printer on the second floor is broken",
    confidence=0.2,
    cited_messages=[1],
)
INVENTED = item("Ines will send 900 euros tomorrow", "I will send the signed contract tomorrow")


@pytest.fixture(autouse=True)
def _fresh_budget() -> Iterator[None]:
    """Nobody's requests of one test count in another."""
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def commits_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test runs inside a transaction that never commits, so what waits for the commit is done at once."""
    monkeypatch.setattr(transaction, "on_commit", lambda act: act())


@pytest.fixture
def client_of(db: None) -> Client:
    """A client with a key of a role in an organization."""

    def make(organization: Organization, role: str = "review") -> APIClient:
        others = ApiKey.objects.filter(organization=organization, role=role).count()
        name = f"{role} service {others}" if others else f"{role} service"
        _, secret = issue_key(organization=organization, name=name, role=role)
        client = APIClient(raise_request_exception=True)
        client.credentials(HTTP_AUTHORIZATION=f"Api-Key {secret}")
        return client

    return make


@pytest.fixture
def reviewer(client_of: Client, organization: Organization) -> APIClient:
    return client_of(organization, "review")


@pytest.fixture
def reader(client_of: Client, organization: Organization) -> APIClient:
    return client_of(organization, "read")


@pytest.fixture
def outsider(client_of: Client, stranger: Organization) -> APIClient:
    return client_of(stranger, "review")


def conversation(**changes: Any) -> dict[str, Any]:
    """The body of a run, as a service sends it."""
    body: dict[str, Any] = {
        "scope": "agent:office",
        "external_id": "call-1",
        "reference_at": "2026-03-02T09:00:00Z",
        "extractor": "recorded",
        "actors": [
            {"id": "ines", "name": "Ines Duarte", "kind": "person"},
            {"id": "desk", "name": "Desk", "kind": "agent"},
        ],
        "messages": [
            {"role": "user", "actor": "ines", "said_at": "2026-03-02T09:00:00Z", "text": PROMISE},
            {"role": "user", "actor": "ines", "said_at": "2026-03-02T09:01:00Z", "text": PRINTER},
            {"role": "assistant", "actor": "desk", "said_at": "2026-03-02T09:02:00Z", "text": "Noted."},
        ],
    }
    return body | changes


@dataclass(frozen=True)
class World:
    """One run of an organization with a memory and candidates of every verdict."""

    organization: Organization
    run: str
    admitted: Candidate
    demoted: Candidate
    dropped: Candidate
    memory: Memory


@pytest.fixture
def answers(tmp_path: Path, settings: Any) -> Callable[..., None]:
    """Sets what the recorded model answers to the run of an external id."""
    settings.RECORDINGS = tmp_path

    def answer(external_id: str, *items: dict[str, Any]) -> None:
        record_answer(tmp_path, external_id, *items)

    return answer


@pytest.fixture
def make_world(answers: Callable[..., None], client_of: Client, commits_at_once: None) -> Callable[..., World]:
    """Hands in one conversation for an organization."""

    def make(organization: Organization, external_id: str = "call-1", scope: str = "agent:office") -> World:
        answers(external_id, PROVEN, DOUBTFUL, INVENTED)
        client = client_of(organization, "write")
        answer = client.post("/api/v1/runs", conversation(external_id=external_id, scope=scope), format="json")
        assert answer.status_code == 201, answer.json()
        made = Candidate.objects.filter(run=answer.json()["id"]).order_by("index")
        admitted, demoted, dropped = made
        assert admitted.memory is not None
        assert (admitted.verdict, demoted.verdict, dropped.verdict) == ("admitted", "demoted", "dropped")
        return World(organization, answer.json()["id"], admitted, demoted, dropped, admitted.memory)

    return make


@pytest.fixture
def world(make_world: Callable[..., World], organization: Organization) -> World:
    return make_world(organization)
