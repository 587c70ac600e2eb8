"""Cases from public reports that show only in what is stored: repeats, other readers, and what was taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from rest_framework.test import APIClient

from evidence.domain.errors import Conflict
from evidence.keys import issue_key
from evidence.models import EvidenceSource, Organization
from extraction import intake
from extraction.intake import Submission
from extraction.models import Candidate, Run
from extraction.tasks import enqueue_run
from memories import lifecycle
from memories.models import ActorKind, Memory
from memories.record import Decider
from tests.extraction.builders import item, record_answer
from tests.extraction.case_words import REPORTS, Case, covers
from tests.extraction.test_cases_reports import run_of

GATE = item("Mã cổng nhà chị Hoa là 4821", "Mã cổng nhà chị là 4821")
PRICE = item("Chốt 15 triệu", "Chốt 15 triệu")


@pytest.fixture
def handed_in(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Run]:
    """Hands in a report's run, whose model answered with the given items."""
    settings.RECORDINGS = tmp_path

    def hand_in(case: Case, *items: dict[str, Any], external_id: str = "report") -> Run:
        record_answer(tmp_path, external_id, *items)
        given = submission(case, external_id)
        with django_capture_on_commit_callbacks(execute=True):
            run = intake.submit_run(organization=organization, submission=given, enqueue=enqueue_run).run
        run.refresh_from_db()
        return run

    return hand_in


def submission(case: Case, external_id: str) -> Submission:
    run = run_of(case)
    assert run.reference_at
    return Submission(run.scope, run.actors, run.messages, run.reference_at, external_id, extractor="recorded")


def proposals(case: Case) -> list[dict[str, Any]]:
    return [raw | {"cited_messages": [0]} for raw in case["input"]["candidates"]]


def client_of(organization: Organization) -> APIClient:
    _, secret = issue_key(organization=organization, name="reader", role="read")
    client = APIClient()
    client.credentials(HTTP_AUTHORIZATION=f"Api-Key {secret}")
    return client


def found(client: APIClient, rows: str, **query: str) -> int:
    answer = client.get(f"/api/v1/{rows}", query)
    assert answer.status_code == 200, answer.json()
    return len(answer.json()["results"])


@covers("BL-020")
def test_another_organization_s_reader_finds_nothing_anywhere(
    case: Case, handed_in: Callable[..., Run], organization: Organization, stranger: Organization
) -> None:
    run = handed_in(case, GATE)
    memory = Memory.objects.get()
    words = case["input"]["extra"]["query"]["q"]
    assert found(client_of(organization), "memories", q=words) == 1
    outsider = client_of(stranger)
    assert [found(outsider, rows) for rows in ("memories", "candidates", "runs", "decisions")] == [0, 0, 0, 0]
    assert found(outsider, "memories", q=words, status="any") == 0
    for address in (f"memories/{memory.pk}", f"memories/{memory.pk}/history", f"runs/{run.pk}"):
        answer = outsider.get(f"/api/v1/{address}")
        assert answer.status_code == 404
        assert "4821" not in answer.content.decode()


@covers("BL-040")
def test_a_run_that_is_delivered_twice_is_stored_once_and_another_body_is_a_conflict(
    case: Case, handed_in: Callable[..., Run], organization: Organization
) -> None:
    key = case["input"]["extra"]["idempotency_key"]
    runs = {handed_in(case, *proposals(case), external_id=key).pk for _ in range(case["input"]["extra"]["deliveries"])}
    assert len(runs) == 1
    assert (Memory.objects.count(), Candidate.objects.count()) == (1, 1)
    other = replace(submission(case, key), scope="field/elsewhere")
    with pytest.raises(Conflict):
        intake.submit_run(organization=organization, submission=other, enqueue=enqueue_run)
    enqueue_run(runs.pop())
    assert (Memory.objects.count(), EvidenceSource.objects.count()) == (1, 1)


@covers("BL-073")
def test_a_memory_that_was_taken_back_is_found_only_by_who_asks_for_it(
    case: Case, handed_in: Callable[..., Run], organization: Organization
) -> None:
    handed_in(case, PRICE, external_id="first")
    retired = Memory.objects.get()
    lifecycle.retire(retired, decider=Decider(ActorKind.PERSON, "staff-1"), reason_text="no longer wanted")
    reader = client_of(organization)
    assert [found(reader, "memories", **query) for query in ({}, {"q": "Chốt"}, {"status": "any"})] == [0, 0, 1]
    handed_in(case, PRICE, external_id="second")
    assert Candidate.objects.get(run__external_id="second").verdict == "admitted"
    assert Memory.objects.active().count() == 1


@pytest.mark.parametrize("at", ["BL-025", "BL-030"])
def test_a_bound_of_validity_is_read_back_as_it_was_written(at: str, handed_in: Callable[..., Run]) -> None:
    handed_in(REPORTS[at], *proposals(REPORTS[at]))
    memory = Memory.objects.get()
    raw = datetime.fromisoformat(REPORTS[at]["input"]["candidates"][0]["valid_from"])
    assert memory.valid_from
    assert memory.valid_from.astimezone(run_of(REPORTS[at]).messages[0].said_at.tzinfo).replace(tzinfo=None) == raw  # type: ignore[union-attr]
