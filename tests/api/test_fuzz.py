"""No body, no parameter and no header makes a call fail otherwise than with a problem."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rest_framework.test import APIClient

from tests.api.conftest import World

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))
KEYS: dict[str, tuple[str, ...]] = {
    "runs": ("scope", "external_id", "reference_at", "extractor", "actors", "messages"),
    "ground": ("items",),
    "policies": ("pattern", "mode"),
    "candidates/review": ("ids", "decision", "reason", "reason_code"),
    "candidates/{candidate}/restore": ("reason", "reason_code"),
    "candidates/{candidate}/supersede": ("reason", "memory"),
    "memories/{memory}/supersede": ("reason", "successor"),
}
FEW = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
MESSAGE = st.fixed_dictionaries(
    {},
    optional={
        "role": st.sampled_from(["user", "assistant", "tool", "system"]) | JSON,
        "text": st.text() | JSON,
        "content": st.lists(st.fixed_dictionaries({"type": st.just("text"), "text": st.text()})) | JSON,
        "actor": st.sampled_from(["a", "b"]) | JSON,
        "said_at": st.datetimes().map(str) | JSON,
        "is_error": st.booleans() | JSON,
        "index": st.integers() | JSON,
    },
)
QUESTION = st.fixed_dictionaries(
    {
        "span": st.text(),
        "source_text": st.text(),
        "confidence": st.floats(0, 1),
        "mode": st.sampled_from(["llm", "keyword"]),
    },
    optional={
        "claim": st.text(),
        "facts": st.fixed_dictionaries(
            {},
            optional={
                "amounts": st.lists(JSON, max_size=2),
                "dates": st.lists(st.text()),
                "owners": st.lists(st.text()),
            },
        ),
        "said_at": st.datetimes().map(lambda at: at.isoformat()),
        "valid_until": st.datetimes().map(lambda at: at.isoformat()),
    },
)


def check(answer: Any) -> None:
    assert answer.status_code < 500, answer.content
    if answer.status_code >= 400:
        assert answer["Content-Type"] == "application/problem+json"
        assert {"code", "detail", "status"} <= set(answer.json())


@pytest.mark.parametrize("path", KEYS)
@FEW
@given(data=st.data())
def test_any_json_is_answered(world: World, reviewer: APIClient, path: str, data: st.DataObject):
    body = data.draw(JSON | st.fixed_dictionaries({}, optional=dict.fromkeys(KEYS[path], JSON)))
    where = path.format(candidate=world.demoted.pk, memory=world.memory.pk)
    check(reviewer.generic("POST", f"/api/v1/{where}", json.dumps(body), content_type="application/json"))


@FEW
@given(body=st.binary())
def test_any_bytes_are_answered(reviewer: APIClient, body: Any):
    check(reviewer.generic("POST", "/api/v1/runs", body, content_type="application/json"))


@FEW
@given(messages=st.lists(MESSAGE, min_size=1, max_size=4))
def test_any_messages_are_taken_or_refused(reviewer: APIClient, commits_at_once: None, messages: list[Any]):
    actors = [{"id": "a", "kind": "person"}, {"id": "b", "kind": "agent"}]
    check(reviewer.post("/api/v1/runs", {"scope": "s", "messages": messages, "actors": actors}, format="json"))


@FEW
@given(items=st.lists(QUESTION, min_size=1, max_size=3))
def test_any_question_is_answered(reviewer: APIClient, items: list[Any]):
    check(reviewer.post("/api/v1/ground", {"items": items}, format="json"))


@pytest.mark.parametrize("path", ["runs", "candidates", "memories", "decisions", "policies", "stats"])
@FEW
@given(data=st.data())
def test_any_parameter_is_read_or_refused(reviewer: APIClient, path: str, data: st.DataObject):
    names = [
        "q",
        "scope",
        "status",
        "run",
        "subject",
        "created_after",
        "as_of",
        "page_size",
        "cursor",
        "since",
        "organization",
    ]
    query = data.draw(st.dictionaries(st.sampled_from(names) | st.text(), st.text(), max_size=2))
    check(reviewer.get(f"/api/v1/{path}", query))
