"""A run whose walk breaks off ends as failed with a code and its raw output, and can be processed again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.db import DataError, OperationalError

from evidence.domain.errors import InvalidInput
from evidence.models import Organization
from extraction import intake, pipeline
from extraction.models import Candidate, Run
from extraction.tasks import enqueue_run
from memories.models import Memory
from tests.extraction.builders import item, record_answer, submission

TEXT = "I will send the signed contract tomorrow."
GOOD = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")


@pytest.fixture
def recordings(tmp_path: Path, settings: Any) -> Path:
    settings.RECORDINGS = tmp_path
    return tmp_path


def record(folder: Path, output: Any, **more: Any) -> None:
    (folder / "conversation.json").write_text(json.dumps({"model": "m", "output": output} | more))


@pytest.fixture
def walked(organization: Organization, recordings: Path, django_capture_on_commit_callbacks: Any) -> Any:
    """Submit a run of one recorded answer and walk it to its end."""

    def walk(output: Any, **more: Any) -> Run:
        record(recordings, output, **more)
        with django_capture_on_commit_callbacks(execute=True):
            given = submission(TEXT, extractor="recorded")
            run = intake.submit_run(organization=organization, submission=given, enqueue=enqueue_run).run
        run.refresh_from_db()
        return run

    return walk


def again(run: Run, capture: Any) -> Run:
    with capture(execute=True):
        intake.reprocess(run=run, enqueue=enqueue_run)
    run.refresh_from_db()
    return run


@pytest.mark.parametrize(
    "changes",
    [
        {"content": "half a pair \ud83d stands here"},
        {"content": "a zero \x00 stands here"},
        {"item_type": "x" * 41},
        {"knowledge_type": "x" * 41},
        {"kind": "x" * 41},
        {"valid_from": "2026-03-02T00:00:00+23:59"},
        {"valid_until": "2199-12-31T23:00:00-23:59"},
    ],
)
def test_one_item_that_no_database_holds_breaks_alone(walked: Any, changes: dict[str, Any]):
    run = walked({"conversation_register": "real", "memories": [GOOD | changes, GOOD]})
    assert run.status == "done"
    assert list(Candidate.objects.order_by("index").values_list("reason", flat=True)) == ["invalid_contract", ""]
    assert Memory.objects.count() == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"item_type": "x" * 40},
        {"knowledge_type": "é" * 40},
        {"valid_from": "2026-03-02T00:00:00+14:00"},
        {"valid_from": "2026-03-02T00:00:00-12:00"},
        {"valid_from": None},
        {"custom": "half a pair \ud83d stands in metadata"},
        {"custom": {"a\x00b": 2**80}},
    ],
)
def test_what_a_database_holds_goes_through(walked: Any, changes: dict[str, Any]):
    run = walked({"conversation_register": "real", "memories": [GOOD | changes]})
    assert run.status == "done"
    assert Candidate.objects.get().reason in ("", "ungrounded_validity")


@pytest.mark.parametrize(
    "more",
    [{"model": "m" * 101}, {"prompt_version": "v" * 81}, {"tokens_in": 2**31}, {"tokens_out": 2**70}],
)
def test_an_answer_that_says_too_much_of_itself_ends_as_unstorable_and_can_be_processed_again(
    walked: Any, recordings: Path, django_capture_on_commit_callbacks: Any, more: dict[str, Any]
):
    run = walked({"memories": [GOOD]}, **more)
    assert (run.status, run.error_code) == ("failed", "unstorable")
    assert "signed contract" in run.raw_output
    record_answer(recordings, "conversation", GOOD)
    assert again(run, django_capture_on_commit_callbacks).status == "done"


def test_raw_output_that_no_database_holds_is_kept_with_replacement_characters(walked: Any):
    run = walked("Sorry \ud800, I cannot \x00 answer.")
    assert (run.status, run.error_code) == ("failed", "invalid_output")
    assert run.raw_output == "Sorry \ufffd, I cannot \ufffd answer."


def test_an_extractor_that_no_longer_exists_ends_the_run_and_is_named_so(
    walked: Any, django_capture_on_commit_callbacks: Any
):
    run = walked({"memories": [GOOD]})
    Run.objects.update(extractor="bygone", status="received")
    pipeline.process_run(run.pk)
    run.refresh_from_db()
    assert (run.status, run.error_code) == ("failed", "unknown_extractor")
    with pytest.raises(InvalidInput) as refused:
        again(run, django_capture_on_commit_callbacks)
    assert refused.value.code == "unknown_extractor"
    Run.objects.update(extractor="recorded")
    run.refresh_from_db()
    assert again(run, django_capture_on_commit_callbacks).status == "done"


def test_a_defect_ends_the_run_goes_on_to_the_operator_and_can_be_processed_again(
    walked: Any, organization: Organization, monkeypatch: Any, django_capture_on_commit_callbacks: Any
):
    def broken(*_: Any) -> None:
        raise KeyError("a word of somebody")

    with monkeypatch.context() as patch:
        patch.setattr(pipeline, "judge", broken)
        with pytest.raises(KeyError):
            walked({"memories": [GOOD]})
    run = Run.objects.get()
    assert (run.status, run.error_code, run.lease_until) == ("failed", "defect", None)
    assert "signed contract" in run.raw_output
    assert "somebody" not in run.error_detail
    assert again(run, django_capture_on_commit_callbacks).status == "done"


def test_a_row_that_the_database_refuses_ends_the_run_as_unstorable(walked: Any, monkeypatch: Any):
    def refused(*_: Any) -> None:
        raise DataError("value out of range")

    monkeypatch.setattr(pipeline, "judge", refused)
    assert walked({"memories": [GOOD]}).error_code == "unstorable"


@pytest.mark.parametrize("passing", [OperationalError("the server restarts"), KeyboardInterrupt()])
def test_a_database_that_is_away_or_a_process_told_to_stop_leaves_the_run_to_its_lease(
    walked: Any, monkeypatch: Any, passing: BaseException
):
    def away(*_: Any) -> None:
        raise passing

    monkeypatch.setattr(pipeline, "judge", away)
    with pytest.raises(type(passing)):
        walked({"memories": [GOOD]})
    assert Run.objects.get().status == "processing"
