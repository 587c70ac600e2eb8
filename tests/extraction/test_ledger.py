"""Every drop is one structured line and one count, dry runs are neither, and no line repeats what a person said."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from evidence.models import Organization
from extraction import intake, pipeline
from extraction.domain.chain import GUARDS
from extraction.models import Candidate, Run
from tests.extraction.builders import item, process, record_answer, said, submission

TEXT = "I will send the signed contract tomorrow."
SPAN = "I will send the signed contract tomorrow"
GOOD = item("Ines will send the signed contract tomorrow", SPAN)
FALSE = item("Ines will send 900 euros tomorrow", SPAN)
SECRET = "ghp_" + "a1B2" * 9


@pytest.fixture
def processed(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Run]:
    """Process one run whose model answered with the given items."""
    settings.RECORDINGS = tmp_path

    def run(*items: dict[str, Any], **changes: Any) -> Run:
        record_answer(tmp_path, "conversation", *items)
        with django_capture_on_commit_callbacks(execute=True):
            return process(organization, submission(TEXT, extractor="recorded", **changes))

    return run


def lines(caplog: pytest.LogCaptureFixture, event: str) -> list[dict[str, Any]]:
    return [record.msg for record in caplog.records if isinstance(record.msg, dict) and record.msg["event"] == event]


def count(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"{name}_total", {"surface": "conversation", **labels}) or 0.0


def test_a_drop_is_one_line_with_its_reasons_and_one_count_for_each(
    processed: Callable[..., Run], caplog: pytest.LogCaptureFixture
):
    before = count("touchstone_findings", reason="ungrounded_amount", effect="drop")
    dropped, admitted = (count("touchstone_candidates", verdict=verdict) for verdict in ("dropped", "admitted"))
    with caplog.at_level(logging.INFO):
        run = processed(GOOD, FALSE)
    [line] = lines(caplog, "candidate_dropped")
    assert line["candidate"] == str(Candidate.objects.get(verdict="dropped").pk)
    assert (line["run"], line["surface"]) == (str(run.pk), "conversation")
    assert "ungrounded_amount" in line["reasons"]
    assert count("touchstone_findings", reason="ungrounded_amount", effect="drop") > before
    assert count("touchstone_candidates", verdict="dropped") == dropped + 1
    assert count("touchstone_candidates", verdict="admitted") == admitted + 1


def test_a_dry_run_is_neither_logged_nor_counted(
    organization: Organization, tmp_path: Path, settings: Any, caplog: pytest.LogCaptureFixture
):
    settings.RECORDINGS = tmp_path
    record_answer(tmp_path, "conversation", FALSE)
    before = count("touchstone_candidates", verdict="dropped")
    with caplog.at_level(logging.INFO):
        pipeline.preview(intake.unsaved_run(organization, submission(TEXT, extractor="recorded")))
    assert lines(caplog, "candidate_dropped") == []
    assert count("touchstone_candidates", verdict="dropped") == before


def test_no_log_line_repeats_a_secret_or_a_persons_words(
    processed: Callable[..., Run], caplog: pytest.LogCaptureFixture
):
    told = f"My token is {SECRET}, keep it safe"
    with caplog.at_level(logging.DEBUG):
        processed(item(f"The token is {SECRET}", told), FALSE, messages=said(told, TEXT))
    logged = "\n".join(
        str(record.msg) + str(record.args) for record in caplog.records if record.name != "django.db.backends"
    )
    assert SECRET not in logged
    assert "signed contract" not in logged
    assert "keep it safe" not in logged


def test_a_guard_that_fails_is_logged_as_an_error_and_what_it_was_asked_about_waits_for_a_person(
    processed: Callable[..., Run], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: Any) -> Any:
        raise RuntimeError(TEXT)

    monkeypatch.setattr(GUARDS["dissociation"], "judge", fail)
    with caplog.at_level(logging.INFO):
        processed(GOOD)
    candidate = Candidate.objects.get()
    assert (candidate.verdict, candidate.review, candidate.reason) == ("demoted", "open", "guard_failed")
    [line] = lines(caplog, "guard_failed")
    assert line["level"] == "error"
    assert "RuntimeError" in str(line["guards"])
    assert TEXT not in str(line)
