"""Whatever is wrong with a request is told in one form, with its place and what would be right."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import override_settings
from hypothesis import given
from hypothesis import strategies as st
from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.test import APIClient

from config.problems import STATUSES, problem_response
from evidence.domain import errors
from extraction.models import Run
from tests.api.conftest import World, conversation

PROBLEM = {"type", "title", "status", "detail", "code"}
RUNS = "/api/v1/runs"


def send(
    client: APIClient, body: Any, content_type: str = "application/json", **extra: Any
) -> tuple[int, dict[str, Any]]:
    answer = client.generic("POST", RUNS, body, content_type=content_type, **extra)
    assert answer["Content-Type"] == "application/problem+json"
    problem = answer.json()
    assert set(problem) >= PROBLEM
    assert problem["status"] == answer.status_code
    return answer.status_code, problem


MALFORMED: list[tuple[bytes, str, str]] = [
    (b'{"scope": }', "malformed_json", "line 1, column 11"),
    (b'{\n "scope": "a"\n "messages": []}', "malformed_json", "line 3, column 2"),
    (b"", "invalid_input", "scope"),
    (b"   ", "malformed_json", "line 1"),
    (b"Ines: hello", "malformed_json", "line 1, column 1"),
    (b'{"scope": NaN}', "malformed_json", "column 11"),
    (b'{"scope": "a", "n": 1e999}', "malformed_json", "infinity"),
    (b'{"scope": "a"} {"scope": "b"}', "malformed_json", "column 16"),
    (b'{"scope": "\\ud800"}', "malformed_json", "surrogate"),
    (b'{"scope": "\xed\xa0\x80"}', "wrong_encoding", "byte 11"),
    ('{"scope": "việc"}'.encode("utf-16"), "wrong_encoding", "byte 0"),
    ('{"scope": "viêc"}'.encode("latin-1"), "wrong_encoding", "byte 13"),
    (b'{"scope": "a\\u0000b", "messages": []}', "nul_character", "NUL"),
    (b'{"scope": "a", "messages": [{"role": "user", "text": "a\\u0000b"}]}', "nul_character", "NUL"),
    (b'{"sc\\u0000pe": "a"}', "nul_character", "NUL"),
    (b'{"scope": "a\x00b"}', "malformed_json", "control character"),
    (b"[" * 100_000 + b"]" * 100_000, "malformed_json", "depth"),
    (b'{"scope": ' + b"[" * 100 + b"]" * 100 + b"}", "nested_too_deeply", "64 levels"),
    (b"[]", "invalid_input", "dictionary"),
    (b'"text"', "invalid_input", "dictionary"),
    (b"null", "invalid_input", "No data"),
]


@pytest.mark.parametrize(("body", "code", "words"), MALFORMED, ids=lambda value: repr(value)[:30])
def test_a_malformed_body_is_refused_with_its_place_and_leaves_nothing(
    reviewer: APIClient, body: bytes, code: str, words: str
):
    status, problem = send(reviewer, body)
    assert (status, problem["code"]) == (400, code), problem
    assert words in problem["detail"]
    assert not Run.objects.exists()


def test_the_place_of_a_nul_character_is_named(reviewer: APIClient):
    _, problem = send(reviewer, b'{"scope": "a", "messages": [{"text": "fine"}, {"text": "a\\u0000b"}]}')
    assert problem["field"] == "messages.1.text"


def test_an_escaped_backslash_before_zeros_is_no_nul_character(reviewer: APIClient):
    status, problem = send(reviewer, b'{"scope": "a\\\\u0000"}')
    assert (status, problem["field"]) == (400, "messages")


@pytest.mark.parametrize("declared", [True, False], ids=["declared length", "undeclared length"])
@override_settings(MAX_BODY_BYTES=2_000)
def test_a_body_over_the_limit_is_refused(reviewer: APIClient, declared: bool):
    body = json.dumps(conversation(scope="a" * 3_000)).encode()
    status, problem = send(reviewer, body, **({} if declared else {"CONTENT_LENGTH": "1999"}))
    assert (status, problem["code"]) in ((413, "body_too_large"), (400, "malformed_json"))
    assert declared is False or status == 413


def test_a_line_of_fifty_megabytes_is_refused_without_reading_it(reviewer: APIClient):
    status, problem = send(reviewer, b'"' + b"a" * 50_000_000 + b'"')
    assert (status, problem["code"]) == (413, "body_too_large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/xml", "multipart/form-data", "application/x-www-form-urlencoded"]
)
def test_another_media_type_is_refused(reviewer: APIClient, kind: str):
    status, problem = send(reviewer, b"scope=a", kind)
    assert (status, problem["code"]) == (415, "unsupported_media_type")
    assert "application/json" in problem["hint"]


def test_a_method_that_a_call_does_not_have_is_named_with_those_it_has(reviewer: APIClient, world: World):
    for method, path in (
        ("delete", f"runs/{world.run}"),
        ("put", "candidates"),
        ("get", "ground"),
        ("options", "runs"),
    ):
        answer = getattr(reviewer, method)(f"/api/v1/{path}")
        assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed"), path
        assert answer["Allow"]


@pytest.mark.parametrize(
    "path", ["/api/v1/nothing", "/api/v1/runs/", "/api/v1/runs/42", "/api/v2/runs", "/api/v1/runs/%00"]
)
def test_an_address_under_the_api_that_does_not_exist_is_a_problem_too(reviewer: APIClient, path: str):
    answer = reviewer.get(path)
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
    assert answer.json()["code"] == "not_found"


def test_an_address_elsewhere_has_a_page(reviewer: APIClient):
    assert reviewer.get("/nothing")["Content-Type"].startswith("text/html")


def test_a_defect_says_nothing_about_its_cause(reviewer: APIClient, monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a person's words")

    monkeypatch.setattr("extraction.api.views.RunViewSet.filter_queryset", fail)
    reviewer.raise_request_exception = False
    answer = reviewer.get(RUNS)
    assert (answer.status_code, answer.json()["code"]) == (500, "internal_error")
    assert "words" not in answer.content.decode()


def _kinds(kind: type[errors.TouchstoneError]) -> set[type[errors.TouchstoneError]]:
    return {kind}.union(*(_kinds(below) for below in kind.__subclasses__()))


def test_every_error_of_the_domain_has_its_status():
    assert set(STATUSES) == _kinds(errors.TouchstoneError)


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (errors.InvalidInput("m", field="f", hint="h"), 400),
        (errors.TooLarge("m", field="f", hint="h"), 413),
        (errors.Conflict("m", field="f", hint="h"), 409),
        (errors.NotFound("m", field="f", hint="h"), 404),
        (errors.ProviderFailed("m", hint="h"), 502),
        (errors.NotConfigured("m", hint="h"), 503),
    ],
)
def test_an_error_of_the_domain_keeps_its_code_its_field_and_its_hint(error: errors.TouchstoneError, status: int):
    answer = problem_response(error, {})
    assert answer is not None
    assert (answer.status_code, answer.data["code"], answer.data["hint"]) == (status, error.code, "h")
    assert answer.data.get("field") == error.field


def test_what_is_still_not_proven_is_listed():
    answer = problem_response(errors.NotProven("m", reasons=("ungrounded_date",)), {})
    assert answer is not None
    assert (answer.status_code, answer.data["reasons"]) == (422, ["ungrounded_date"])


@given(
    st.recursive(
        st.lists(st.builds(ErrorDetail, st.text(), st.text()), min_size=1),
        lambda inner: st.dictionaries(st.text(), inner, max_size=3) | st.lists(inner, max_size=3),
    )
)
def test_errors_of_any_shape_become_a_problem_that_can_be_sent(detail: Any):
    answer = problem_response(ValidationError(detail), {})
    assert answer is not None
    assert set(json.loads(json.dumps(answer.data))) >= PROBLEM
