"""Lists page by time, refuse what they do not know, and ask the database as often for many rows as for few."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from evidence.models import Organization
from extraction.models import ScopePolicy
from tests.api.conftest import World

LISTS = ("runs", "candidates", "memories", "decisions", "policies")


def policies(organization: Organization, count: int) -> None:
    for number in range(count):
        ScopePolicy.objects.create(organization=organization, pattern=f"scope:{number:03}", mode="none")


def walk(client: APIClient, url: str, link: str = "next") -> list[list[dict[str, Any]]]:
    pages: list[list[dict[str, Any]]] = []
    following: str | None = url
    while following:
        page = client.get(following).json()
        pages.append(page["results"])
        following = page[link]
    return pages


@pytest.mark.parametrize("ordering", ["-created_at", "created_at"])
def test_pages_hold_every_row_once_in_order_and_lead_back_again(
    organization: Organization, reader: APIClient, ordering: str
):
    policies(organization, 11)
    pages = walk(reader, f"/api/v1/policies?page_size=4&ordering={ordering}")
    patterns = [row["pattern"] for page in pages for row in page]
    assert [len(page) for page in pages] == [4, 4, 3]
    assert patterns == sorted(patterns, reverse=ordering == "-created_at")
    last = reader.get(f"/api/v1/policies?page_size=4&ordering={ordering}").json()
    while last["next"]:
        last = reader.get(last["next"]).json()
    back = walk(reader, last["previous"], "previous")
    assert [row["pattern"] for page in reversed(back) for row in page] == patterns[:8]


def test_rows_that_come_in_meanwhile_shift_no_page(organization: Organization, reader: APIClient):
    policies(organization, 4)
    first = reader.get("/api/v1/policies?page_size=2").json()
    ScopePolicy.objects.create(organization=organization, pattern="later", mode="none")
    second = reader.get(first["next"]).json()
    patterns = [row["pattern"] for row in first["results"] + second["results"]]
    assert patterns == ["scope:003", "scope:002", "scope:001", "scope:000"]


def _cursor(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


WRONG: list[tuple[str, dict[str, str], str, str]] = [
    *[(name, {"colour": "red"}, "unknown_parameter", "colour") for name in LISTS],
    *[(name, {"page_size": "0"}, "invalid_input", "page_size") for name in LISTS],
    ("runs", {"page_size": "501"}, "invalid_input", "page_size"),
    ("runs", {"page_size": "-1"}, "invalid_input", "page_size"),
    ("runs", {"page_size": "ten"}, "invalid_input", "page_size"),
    ("runs", {"page_size": "9" * 5_000}, "invalid_input", "page_size"),
    ("runs", {"page_size": "²"}, "invalid_input", "page_size"),
    ("runs", {"ordering": "scope"}, "invalid_input", "ordering"),
    ("runs", {"cursor": "nonsense"}, "bad_cursor", "cursor"),
    ("runs", {"cursor": _cursor("p=nonsense")}, "bad_cursor", "cursor"),
    ("runs", {"cursor": _cursor("o=-5&p=nonsense")}, "bad_cursor", "cursor"),
    ("runs", {"cursor": _cursor("p=\x00")}, "bad_cursor", "cursor"),
    ("runs", {"status": "finished"}, "invalid_input", "status"),
    ("runs", {"status": ""}, "empty_parameter", "status"),
    ("runs", {"created_after": "yesterday"}, "invalid_input", "created_after"),
    ("runs", {"created_after": "2026-02-30"}, "invalid_input", "created_after"),
    ("candidates", {"outcome": "ADMITTED"}, "invalid_input", "outcome"),
    ("candidates", {"reason": "because"}, "invalid_input", "reason"),
    ("candidates", {"guard": "dog"}, "invalid_input", "guard"),
    ("candidates", {"run": "42"}, "invalid_input", "run"),
    ("candidates", {"label": "fact"}, "invalid_input", "label"),
    ("candidates", {"review": "1"}, "invalid_input", "review"),
    ("candidates", {"q": "a\x00b"}, "invalid_input", "q"),
    ("memories", {"status": "all"}, "invalid_input", "status"),
    ("memories", {"as_of": "0"}, "invalid_input", "as_of"),
    ("memories", {"valid_at": "2026-13-01"}, "invalid_input", "valid_at"),
    ("memories", {"subject": "a\x00b"}, "invalid_input", "subject"),
    ("decisions", {"subject": "42"}, "invalid_input", "subject"),
    ("decisions", {"actor_kind": "robot"}, "invalid_input", "actor_kind"),
    ("policies", {"mode": "FULL"}, "invalid_input", "mode"),
    ("stats", {"since": "yesterday"}, "invalid_input", "since"),
    ("stats", {"colour": "red"}, "unknown_parameter", "colour"),
    ("stats", {"since": "2026-03-02", "until": "2026-03-01"}, "invalid_input", "since"),
    ("stats", {"since": "2020-03-02", "until": "2026-03-01"}, "invalid_input", "since"),
]


@pytest.mark.parametrize(("name", "query", "code", "field"), WRONG, ids=range(len(WRONG)))
def test_a_parameter_that_cannot_be_read_is_an_error_and_never_ignored(
    reader: APIClient, name: str, query: dict[str, str], code: str, field: str
):
    answer = reader.get(f"/api/v1/{name}", query)
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["field"]) == (400, code, field), problem


def test_a_parameter_given_twice_is_an_error(reader: APIClient):
    answer = reader.get("/api/v1/candidates?outcome=admitted&outcome=dropped")
    assert (answer.status_code, answer.json()["code"]) == (400, "repeated_parameter")


@pytest.mark.parametrize("name", LISTS)
def test_a_list_asks_the_database_as_often_for_many_rows_as_for_few(
    make_world: Callable[..., World], organization: Organization, reader: APIClient, name: str
):
    def queries(expected: int) -> int:
        with CaptureQueriesContext(connection) as captured:
            rows = reader.get(f"/api/v1/{name}?page_size=500").json()["results"]
        assert len(rows) >= expected
        return len(captured)

    make_world(organization)
    policies(organization, 1)
    few = queries(1)
    for number in range(3):
        make_world(organization, f"call-{number + 2}", f"agent:office-{number}")
        ScopePolicy.objects.create(organization=organization, pattern=f"more:{number}", mode="none")
    assert queries(4) == few


def test_the_texts_of_runs_and_proposals_stay_out_of_lists(world: World, reader: APIClient):
    [run] = reader.get("/api/v1/runs").json()["results"]
    candidate = reader.get("/api/v1/candidates").json()["results"][0]
    assert not {"messages", "actors", "raw_output", "second_opinion", "candidates"} & set(run)
    assert not {"exhibits", "resolved", "proposal", "second_opinion"} & set(candidate)


@pytest.mark.parametrize(
    ("name", "query", "expected"),
    [
        ("runs", {"status": "done"}, 1),
        ("runs", {"status": "failed"}, 0),
        ("runs", {"external_id": "call-1"}, 1),
        ("runs", {"scope": "agent:office", "extractor": "recorded", "surface": "conversation"}, 1),
        ("runs", {"extractor": "keyword"}, 0),
        ("decisions", {"action": "admit", "actor_kind": "guard", "subject_type": "memory", "actor": "chain"}, 1),
        ("decisions", {"reason_code": "confirmed"}, 0),
    ],
)
def test_runs_and_decisions_are_found(world: World, reader: APIClient, name: str, query: dict[str, str], expected: int):
    assert len(reader.get(f"/api/v1/{name}", query).json()["results"]) == expected


def test_the_decisions_about_one_memory_are_found_by_its_id(world: World, reader: APIClient):
    rows = reader.get("/api/v1/decisions", {"subject": str(world.memory.pk)}).json()["results"]
    assert [(row["action"], row["state_after"], row["sequence"]) for row in rows] == [("admit", "active", 1)]
