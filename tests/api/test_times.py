"""A time that no clock shows is refused as such wherever one is given, and never a defect."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from tests.api.conftest import conversation

LISTS = [
    *(("candidates", name) for name in ("created_after", "created_before")),
    *(("runs", name) for name in ("created_after", "created_before")),
    *(("decisions", name) for name in ("created_after", "created_before")),
    *(("memories", name) for name in ("created_after", "valid_at", "as_of")),
    *(("stats", name) for name in ("since", "until")),
]
WRONG = [
    "0001-01-01T00:00:00",
    "0001-01-01T00:00:00+14:00",
    "1899-12-31T23:59:59Z",
    "2201-01-01T00:00:00Z",
    "9999-12-31T23:59:59-12:00",
    "9999-12-31T23:59:59",
    "2026-03-01T00:00:00+23:59",
    "2026-03-01T00:00:00-14:30",
    "2026-03-01T25:00:00Z",
    "yesterday",
]
RIGHT = [
    "2026-03-01T00:00:00+14:00",
    "2026-03-01T00:00:00-12:00",
    "2026-03-01T00:00:00+05:45",
    "2026-03-01T00:00:00",
    "1900-01-01T00:00:00Z",
    "2200-12-31T23:59:59Z",
]


@pytest.mark.parametrize(("path", "name"), LISTS)
def test_a_list_refuses_a_time_that_no_clock_shows(reader: APIClient, path: str, name: str):
    for value in WRONG:
        answer = reader.get(f"/api/v1/{path}", {name: value})
        assert (answer.status_code, answer.json()["field"]) == (400, name), value


@pytest.mark.parametrize(("path", "name"), [each for each in LISTS if each[0] != "stats"])
def test_a_list_takes_every_other_time(reader: APIClient, path: str, name: str):
    for value in RIGHT:
        assert reader.get(f"/api/v1/{path}", {name: value}).status_code == 200, value


@pytest.mark.parametrize("value", WRONG)
def test_a_run_refuses_a_time_that_no_clock_shows_and_stores_nothing(reviewer: APIClient, value: str):
    for body, field in (
        (conversation() | {"reference_at": value}, "reference_at"),
        (_said_at(conversation(), value), "messages.0.said_at"),
    ):
        answer = reviewer.post("/api/v1/runs", body, format="json")
        assert (answer.status_code, answer.json()["field"]) == (400, field)


@pytest.mark.parametrize("value", RIGHT)
def test_a_run_takes_every_other_time_and_ends(commits_at_once: None, reviewer: APIClient, value: str):
    body = _said_at(conversation(), value) | {"reference_at": value, "extractor": "keyword"}
    answer = reviewer.post("/api/v1/runs", body, format="json")
    assert (answer.status_code, answer.json()["status"]) == (201, "done")


def _said_at(body: dict[str, Any], value: str) -> dict[str, Any]:
    first, *others = body["messages"]
    return body | {"messages": [first | {"said_at": value}, *others]}
