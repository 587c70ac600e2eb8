"""A file handed in as the body of a request becomes runs with one report, or one problem and nothing stored."""

from __future__ import annotations

import io
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook
from rest_framework.test import APIClient

from evidence.models import Organization
from extraction.models import Run
from memories.models import Memory
from tests.api.conftest import PROMISE, Client

CHAT = f"13/03/2026, 10:05 - Ines: {PROMISE}\n13/03/2026, 10:06 - Omar: <Media omitted>\n"
PATH = "/api/v1/runs/import?scope=agent:office"


@pytest.fixture
def writer(client_of: Client, organization: Organization) -> APIClient:
    return client_of(organization, "write")


def send(client: APIClient, body: bytes | str, query: str = "", content_type: str = "text/plain") -> Any:
    data = body.encode() if isinstance(body, str) else body
    return client.generic("POST", PATH + query, data, content_type=content_type)  # type: ignore[arg-type]


def test_a_chat_becomes_a_run_with_its_verdicts_and_the_report(writer: APIClient, commits_at_once: None):
    answer = send(writer, CHAT)
    assert answer.status_code == 201
    body = answer.json()
    assert (body["report"]["format"], body["report"]["messages"], body["report"]["actor_count"]) == ("whatsapp", 1, 2)
    assert body["report"]["skipped"][0] | {"sentence": ""} == {
        "code": "media",
        "count": 1,
        "places": ["line 2"],
        "sentence": "",
    }
    [run] = body["runs"]
    assert (run["status"], run["created"], run["counts"]["admitted"]) == ("done", True, 1)
    assert Memory.objects.count() == 1


def test_the_same_file_again_changes_nothing(writer: APIClient, commits_at_once: None):
    first, second = send(writer, CHAT), send(writer, CHAT)
    assert second.status_code == 200
    assert second.json()["runs"] == [first.json()["runs"][0] | {"created": False}]
    assert (Run.objects.count(), Memory.objects.count()) == (1, 1)


def test_a_long_file_becomes_several_runs_and_the_same_ones_again(
    writer: APIClient, commits_at_once: None, settings: Any
):
    settings.MAX_MESSAGES = 10
    chat = "".join(f"13/03/2026, 10:{n:02d} - {'Ines' if n % 2 else 'Omar'}: message {n}\n" for n in range(35))
    first, second = send(writer, chat).json(), send(writer, chat).json()
    assert first["report"]["runs"] == len(first["runs"]) == 4
    assert [run["external_id"] for run in second["runs"]] == [run["external_id"] for run in first["runs"]]
    assert sum(run["messages"] for run in first["runs"]) == 35
    assert all({actor["name"] for actor in run.actors} == {"Ines", "Omar"} for run in Run.objects.all())


def test_without_storing_it_only_reports(writer: APIClient):
    answer = send(writer, CHAT, "&store=false")
    assert (answer.status_code, answer.json()["runs"]) == (200, [])
    assert answer.json()["report"]["messages"] == 1
    assert not Run.objects.exists()


def test_a_spreadsheet_and_a_utf_16_text_are_read_as_they_are(writer: APIClient, commits_at_once: None):
    book, out = Workbook(), io.BytesIO()
    for row in (["sender", "message"], ["Ines", PROMISE]):
        book.active.append(row)  # type: ignore[union-attr]
    book.save(out)
    sheet = send(writer, out.getvalue(), content_type="application/octet-stream").json()
    text = send(
        writer, f"Quill: hello\nInes: {PROMISE}\n".encode("utf-16"), "&agents=quill,desk&format=transcript"
    ).json()
    assert (sheet["report"]["format"], sheet["report"]["messages"]) == ("xlsx", 1)
    assert [actor["kind"] for actor in text["report"]["actors"]] == ["agent", "person"]


def test_a_text_too_thin_says_so_and_what_was_looked_for(writer: APIClient, commits_at_once: None):
    [run] = send(writer, "Ines: hi\nOmar: hello\n").json()["runs"]
    assert run["note"].startswith("Nothing could be grounded in this text. Looked in 2 messages of people for: ")


@pytest.mark.parametrize(
    ("body", "query", "content_type", "refused"),
    [
        (b"Ines: caf\xe9", "", "text/plain", (400, "data")),
        (b"", "", "text/plain", (400, "data")),
        (b"PK\x05\x06" + b"\0" * 18, "", "application/zip", (400, "data")),
        (b"Ines: a\x00b\nOmar: c", "", "text/plain", (400, "line 1")),
        (CHAT.encode(), "&format=pigeon", "text/plain", (400, "format")),
        (CHAT.encode(), "&extractor=oracle", "text/plain", (400, "extractor")),
        (CHAT.encode(), "&color=red", "text/plain", (400, "color")),
        (CHAT.encode(), "", "multipart/form-data; boundary=x", (400, None)),
        (CHAT.encode(), "", "application/x-www-form-urlencoded", (400, None)),
        (CHAT.encode() * 50_000, "", "text/plain", (413, None)),
    ],
)
def test_what_cannot_be_taken_is_one_problem_and_nothing_is_stored(
    writer: APIClient, settings: Any, body: bytes, query: str, content_type: str, refused: tuple[int, str | None]
):
    settings.MAX_BODY_BYTES = 1_000_000
    answer = send(writer, body, query, content_type)
    assert (answer.status_code, answer.json().get("field")) == refused, answer.content
    assert answer["Content-Type"] == "application/problem+json"
    assert answer.json()["detail"]
    assert not Run.objects.exists()


def test_without_a_scope_it_is_refused_before_anything_is_stored(writer: APIClient):
    answer = writer.generic("POST", "/api/v1/runs/import", CHAT, content_type="text/plain")
    assert (answer.status_code, answer.json()["field"]) == (400, "scope")
    assert not Run.objects.exists()


def test_a_key_that_may_only_read_hands_nothing_in(reader: APIClient):
    assert send(reader, CHAT).status_code == 403


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=200), store=st.booleans(), content_type=st.sampled_from(["", "text/plain", "x", "a/b"]))
def test_any_bytes_are_answered(writer: APIClient, body: bytes, store: bool, content_type: str):
    answer = send(writer, body, f"&store={store}".lower(), content_type)
    assert answer.status_code in (200, 201, 202, 400, 415), answer.content
