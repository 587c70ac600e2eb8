"""A conversation comes in once, with its verdicts, and whatever is wrong with it leaves nothing behind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connections
from django.test import override_settings
from rest_framework.test import APIClient

from evidence.keys import issue_key
from evidence.models import Organization
from extraction import tasks
from extraction.models import Candidate, Run
from memories.models import Memory
from tests.api.conftest import INVENTED, PROMISE, PROVEN, Client, World, conversation


@pytest.fixture
def writer(client_of: Client, organization: Organization, commits_at_once: None) -> APIClient:
    return client_of(organization, "write")


def test_a_conversation_comes_back_with_the_verdict_and_the_reasons_of_every_candidate(
    writer: APIClient, answers: Callable[..., None]
):
    answers("call-1", PROVEN, INVENTED)
    answer = writer.post("/api/v1/runs", conversation(), format="json")
    run = answer.json()
    assert (answer.status_code, run["status"], run["model"]) == (201, "done", "recorded-model")
    assert answer["Location"] == f"/api/v1/runs/{run['id']}"
    assert [candidate["verdict"] for candidate in run["candidates"]] == ["admitted", "dropped"]
    [found] = [each for each in run["candidates"][1]["findings"] if each["code"] == "ungrounded_amount"]
    assert (found["guard"], found["effect"], found["sentence"]) == (
        "faithfulness", "drop", "An amount is not proven by the span.",
    )  # fmt: skip
    assert run["candidates"][0]["memory"] == str(Memory.objects.get().pk)


def test_the_same_body_again_returns_the_first_run_and_another_body_is_a_conflict(
    writer: APIClient, answers: Callable[..., None]
):
    answers("call-1", PROVEN)
    first = writer.post("/api/v1/runs", conversation(), format="json").json()
    again = writer.post("/api/v1/runs", conversation(), format="json")
    other = writer.post("/api/v1/runs", conversation(scope="agent:elsewhere"), format="json")
    assert (again.status_code, again.json()["id"]) == (200, first["id"])
    assert (other.status_code, other.json()["code"], other.json()["field"]) == (409, "run_conflict", "external_id")
    assert Run.objects.count() == 1


def test_a_body_without_any_time_can_be_repeated_too(writer: APIClient):
    body = {"scope": "agent:office", "messages": [{"role": "user", "text": PROMISE}], "extractor": "keyword"}
    answers = [writer.post("/api/v1/runs", body | {"external_id": "x"}, format="json") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 200]
    assert answers[0].json()["reference_at"] == answers[1].json()["reference_at"]


def test_without_a_reference_time_the_last_message_gives_it(writer: APIClient, answers: Callable[..., None]):
    answers("call-1")
    body = conversation()
    del body["reference_at"]
    assert writer.post("/api/v1/runs", body, format="json").json()["reference_at"] == "2026-03-02T09:02:00Z"


def test_a_time_without_an_offset_is_local_to_the_organization(writer: APIClient, answers: Callable[..., None]):
    answers("call-1")
    body = conversation(reference_at="2026-03-02T09:00:00")
    assert writer.post("/api/v1/runs", body, format="json").json()["reference_at"] == "2026-03-02T02:00:00Z"


def test_messages_in_the_style_of_a_chat_model_are_taken_and_what_was_skipped_is_said(writer: APIClient):
    messages = [
        {"role": "user", "content": [{"type": "text", "text": PROMISE}, {"type": "image_url", "image_url": {}}]},
        {"role": "assistant", "content": None, "tool_calls": []},
    ]
    body = {"scope": "agent:office", "messages": messages, "extractor": "keyword"}
    run = writer.post("/api/v1/runs", body, format="json").json()
    assert any("messages.1" in note for note in run["notes"])
    shown = writer.get(f"/api/v1/runs/{run['id']}").json()
    assert [message["text"] for message in shown["messages"]] == [PROMISE]
    assert shown["actors"] == [{"id": "user:User", "name": "User", "kind": "person"}]


def test_a_run_that_a_worker_has_yet_to_take_is_accepted_with_its_address(
    client_of: Client, organization: Organization, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tasks, "enqueue_run", lambda run_id: None)
    answer = client_of(organization, "write").post("/api/v1/runs", conversation(), format="json")
    assert (answer.status_code, answer.json()["status"], answer.json()["candidates"]) == (202, "received", [])
    assert answer["Location"] == f"/api/v1/runs/{answer.json()['id']}"


def test_a_model_without_an_answer_is_a_failed_run_and_not_a_failed_request(
    writer: APIClient, answers: Callable[..., None]
):
    answers("another")
    answer = writer.post("/api/v1/runs", conversation(), format="json")
    assert (answer.status_code, answer.json()["status"], answer.json()["error_code"]) == (201, "failed", "no_recording")


def test_a_finished_run_can_be_processed_again_and_shows_its_last_candidates(
    world: World, reviewer: APIClient, answers: Callable[..., None]
):
    answers("call-1", INVENTED)
    answer = reviewer.post(f"/api/v1/runs/{world.run}/reprocess")
    assert (answer.status_code, answer.json()["attempt"]) == (200, 2)
    assert [candidate["verdict"] for candidate in answer.json()["candidates"]] == ["dropped"]
    assert Candidate.objects.count() == 4


def test_a_run_that_is_being_processed_cannot_be_sent_again(world: World, reviewer: APIClient):
    Run.objects.update(status="received")
    answer = reviewer.post(f"/api/v1/runs/{world.run}/reprocess")
    assert (answer.status_code, answer.json()["code"]) == (409, "run_not_finished")


_MANY = [{"role": "user", "actor": "ines", "text": "word"}] * 21
WRONG: list[tuple[dict[str, Any], int, str, str]] = [
    ({"scope": ""}, 400, "invalid_input", "scope"),
    ({"scope": "   "}, 400, "invalid_input", "scope"),
    ({"scope": 5}, 400, "invalid_input", "scope"),
    ({"scope": "a" * 301}, 413, "too_large", "scope"),
    ({"external_id": "a" * 201}, 413, "too_large", "external_id"),
    ({"external_id": ["a"]}, 400, "invalid_input", "external_id"),
    ({"reference_at": "yesterday"}, 400, "invalid_input", "reference_at"),
    ({"reference_at": 1700000000}, 400, "invalid_input", "reference_at"),
    ({"extractor": "oracle"}, 400, "invalid_input", "extractor"),
    ({"surface": "gate"}, 400, "invalid_input", "surface"),
    ({"messages": []}, 400, "invalid_input", "messages"),
    ({"messages": None}, 400, "invalid_input", "messages"),
    ({"messages": "Ines: hello"}, 400, "invalid_input", "messages"),
    ({"messages": _MANY}, 413, "too_large", "messages"),
    ({"messages": [{"role": "user", "actor": "ines", "text": "a" * 2_000}]}, 413, "too_large", "messages.0.content"),
    ({"messages": [{"role": "narrator", "text": "hello"}]}, 400, "invalid_input", "messages.0.role"),
    ({"messages": [{"role": "user", "text": "hello"}]}, 400, "invalid_input", "messages.0.actor"),
    ({"messages": [{"role": "user", "actor": "omar", "text": "hello"}]}, 400, "invalid_input", "messages.0.actor"),
    ({"actors": [{"id": "ines", "kind": "robot"}]}, 400, "invalid_input", "actors.0.kind"),
    ({"actors": [{"id": "ines", "kind": "person"}] * 2}, 400, "invalid_input", "actors.1.id"),
    ({"actors": [{"id": i, "kind": "person"} for i in ("ines", *"abcdefghij")]}, 413, "too_large", "actors"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "status", "code", "field"), WRONG, ids=lambda value: str(value)[:40])
@override_settings(MAX_MESSAGE_BYTES=1_000, MAX_MESSAGES=20, MAX_ACTORS=10)
def test_a_wrong_conversation_is_refused_with_the_field_and_leaves_nothing(
    writer: APIClient, changes: dict[str, Any], status: int, code: str, field: str
):
    body = conversation(**changes)
    if "actors" in changes:
        body["messages"] = [{"role": "user", "actor": "ines", "text": "hello there"}]
    answer = writer.post("/api/v1/runs", body, format="json")
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["field"]) == (status, code, field), problem
    assert not Run.objects.exists()


def test_every_key_that_does_not_belong_is_named(writer: APIClient):
    answer = writer.post("/api/v1/runs", conversation(store=False, user="x"), format="json")
    assert [error["field"] for error in answer.json()["errors"]] == ["store", "user"]
    assert "external_id" in answer.json()["errors"][0]["message"]


@pytest.mark.django_db(transaction=True)
def test_twenty_identical_submissions_at_once_make_one_run(organization: Organization):
    _, secret = issue_key(organization=organization, name="busy", role="write")
    found: list[tuple[int, str]] = []
    start = threading.Barrier(20)

    def submit() -> None:
        client = APIClient()
        client.credentials(HTTP_AUTHORIZATION=f"Api-Key {secret}")
        start.wait()
        answer = client.post("/api/v1/runs", conversation(extractor="keyword"), format="json")
        found.append((answer.status_code, answer.json().get("id")))
        connections.close_all()

    threads = [threading.Thread(target=submit) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    run = Run.objects.get()
    assert {pk for _, pk in found} == {str(run.pk)}
    assert sorted(status for status, _ in found) == [200] * 19 + [201]
    assert (run.status, run.attempt) == ("done", 1)
