"""A run through a model from the door to the ledger: what it stores, what it costs, and what it says when it cannot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from decimal import Decimal
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from evidence.domain.errors import InvalidInput, NotConfigured
from evidence.models import Organization
from extraction import intake, pipeline
from extraction.models import Candidate, Run
from extraction.tasks import enqueue_run
from memories.models import Memory
from tests.extraction.builders import process, submission
from tests.model.builders import answer, memory
from tests.model.provider import Fail, Provider, Say, provider

TEXT = "The plant opens at nine."
BODY = {
    "scope": "agent:office",
    "external_id": "talk",
    "extractor": "model",
    "actors": [{"id": "ines", "name": "Ines Duarte", "kind": "person"}],
    "messages": [{"role": "user", "actor": "ines", "said_at": "2026-03-02T09:00:00Z", "text": TEXT}],
}
SECRET = "sk-of-the-test"


@pytest.fixture
def playing(settings: Any) -> Iterator[Provider]:
    """A provider that the settings name, with a price."""
    with provider() as made:
        settings.MODEL, settings.MODELS = "openai:small", ["openai:large"]
        settings.MODEL_URL, settings.MODEL_KEY = made.url, SECRET
        settings.MODEL_PRICES = {"openai:small": (Decimal(1), Decimal(10))}
        settings.MODEL_RETRIES = 0
        yield made


@pytest.fixture
def unconfigured(settings: Any) -> None:
    settings.MODEL, settings.MODELS, settings.MODEL_KEY = "", [], ""


def judged(organization: Organization, commit: Any, **changes: Any) -> Run:
    with commit(execute=True):
        run = process(organization, submission(TEXT, extractor="model", **changes))
    run.refresh_from_db()
    return run


def test_a_proven_answer_becomes_a_memory_with_its_model_tokens_and_cost(
    organization: Organization, playing: Provider, django_capture_on_commit_callbacks: Any
):
    playing.script.append(Say(answer(memory())))
    run = judged(organization, django_capture_on_commit_callbacks)
    assert (run.status, run.model, run.tokens_in, run.tokens_out) == ("done", "openai:small", 100, 20)
    assert run.cost == Decimal("0.0003")
    assert run.prompt_version
    assert Memory.objects.get().evidence.evidence_span == "The plant opens at nine"


def test_what_a_model_invents_is_refused(
    organization: Organization, playing: Provider, django_capture_on_commit_callbacks: Any
):
    playing.script.append(Say(answer(memory("The plant owes 900 euros"), memory(evidence_sentences=[7]))))
    judged(organization, django_capture_on_commit_callbacks)
    assert {each.verdict for each in Candidate.objects.all()} == {"dropped"}
    assert not Memory.objects.exists()


def test_a_run_asks_the_model_that_it_names_and_is_processed_again_with_it(
    organization: Organization, playing: Provider, django_capture_on_commit_callbacks: Any, settings: Any
):
    playing.script += [Say(answer(memory())), Say(answer(memory())), Say(answer(memory()))]
    run = judged(organization, django_capture_on_commit_callbacks, model="openai:large")
    assert (run.model, run.cost) == ("openai:large", None)
    settings.MODEL = "openai:other"
    for allowed in (["openai:large"], []):
        settings.MODELS = allowed
        with django_capture_on_commit_callbacks(execute=True):
            intake.reprocess(run=run, enqueue=enqueue_run)
    assert [body["model"] for body in playing.requests] == ["large", "large", "other"]


def test_a_provider_that_fails_leaves_a_failed_run_with_its_output_and_its_cost(
    organization: Organization, playing: Provider, django_capture_on_commit_callbacks: Any
):
    playing.script.append(Say("Sorry, no."))
    run = judged(organization, django_capture_on_commit_callbacks)
    assert (run.status, run.error_code, run.raw_output) == ("failed", "invalid_output", "Sorry, no.")
    assert (run.tokens_in, run.cost, run.model) == (100, Decimal("0.0003"), "openai:small")


def test_the_key_is_stored_nowhere_and_logged_nowhere(
    organization: Organization, playing: Provider, django_capture_on_commit_callbacks: Any, capfd: Any, caplog: Any
):
    playing.script.append(Fail(401, body={"error": {"message": f"Incorrect API key provided: {SECRET}"}}))
    run = judged(organization, django_capture_on_commit_callbacks)
    assert run.error_code == "provider_refused_key"
    out = capfd.readouterr()
    assert SECRET not in json.dumps(list(Run.objects.values()), default=str) + out.out + out.err + caplog.text


def test_a_missing_configuration_is_told_before_anything_is_stored(organization: Organization, unconfigured: None):
    with pytest.raises(NotConfigured):
        intake.submit_run(
            organization=organization, submission=submission(TEXT, extractor="model"), enqueue=lambda _: None
        )
    assert not Run.objects.exists()


def test_a_run_that_waits_while_the_configuration_breaks_fails_with_what_is_missing(
    organization: Organization, playing: Provider, settings: Any
):
    given = submission(TEXT, extractor="model")
    run = intake.submit_run(organization=organization, submission=given, enqueue=lambda _: None).run
    settings.MODEL, settings.MODELS = "", []
    pipeline.process_run(run.pk)
    run.refresh_from_db()
    assert (run.status, run.error_code) == ("failed", "model_not_configured")
    with pytest.raises(NotConfigured):
        intake.reprocess(run=run, enqueue=enqueue_run)
    run.refresh_from_db()
    assert run.status == "failed"


@pytest.mark.parametrize(
    ("model", "extractor"), [("openai:none", "model"), ("openai:small", "keyword"), ("x" * 101, "model")]
)
def test_a_model_that_may_not_be_asked_is_refused(
    organization: Organization, playing: Provider, model: str, extractor: str
):
    with pytest.raises(InvalidInput) as caught:
        process(organization, submission(TEXT, extractor=extractor, model=model))
    assert (caught.value.field, bool(caught.value.hint)) == ("model", True)
    assert not Run.objects.exists()


def test_a_request_without_a_model_hashes_as_before_and_one_with_another_model_is_a_conflict(
    organization: Organization, playing: Provider
):
    plain = intake.unsaved_run(organization, submission(TEXT, extractor="model"))
    named = intake.unsaved_run(organization, submission(TEXT, extractor="model", model="openai:large"))
    assert plain.request_hash != named.request_hash
    assert "model" not in intake._canonical(submission(TEXT, extractor="model"))


def test_over_the_api_a_run_names_its_model_and_a_failure_is_still_a_run(post: Any, playing: Provider):
    playing.script += [Say(answer(memory())), Fail(500)]
    done = post(BODY | {"model": "openai:large"})
    assert (done.status_code, done.json()["model"], done.json()["cost"]) == (200, "openai:large", None)
    failed = post(BODY | {"external_id": "other"})
    assert (failed.status_code, failed.json()["status"]) == (200, "failed")
    assert failed.json()["error_code"] == "provider_unavailable"
    assert post(BODY | {"model": "openai:none", "external_id": "x"}).status_code == 400


def test_over_the_api_a_missing_configuration_is_a_503_with_a_code(post: Any, unconfigured: None):
    answered = post(BODY)
    told = answered.json()
    assert (answered.status_code, told["code"]) == (503, "model_not_configured")
    assert told["hint"]
    assert not Run.objects.exists()


def test_from_the_shell_a_model_is_named_and_a_missing_one_is_one_line(
    organization: Organization, playing: Provider, tmp_path: Path, settings: Any
):
    file = tmp_path / "talk.json"
    file.write_text(json.dumps({"actors": BODY["actors"], "messages": BODY["messages"]}))
    playing.script.append(Say(answer(memory())))
    out = StringIO()
    arguments = [str(file), "--scope", "agent:x", "--extractor", "model", "--dry-run", "--json"]
    call_command("extract", *arguments, "--model", "openai:large", stdout=out)
    assert [each["verdict"] for each in json.loads(out.getvalue())[0]["candidates"]] == ["admitted"]
    assert playing.requests[0]["model"] == "large"
    settings.MODEL, settings.MODELS = "", []
    with pytest.raises(CommandError) as wrong:
        call_command("extract", *arguments, stdout=out)
    assert wrong.value.returncode == 2
