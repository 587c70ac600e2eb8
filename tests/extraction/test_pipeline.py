"""A run is taken in once, walked to its end, and whatever fails leaves nothing half stored."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import time_machine
from django.db import connection, connections
from django.test import override_settings

from evidence.domain.errors import Conflict, InvalidInput, TooLarge
from evidence.models import EvidenceSource, Organization
from extraction import intake, ledger, pipeline
from extraction.domain.run import Actor, ActorKind, PolicyMode
from extraction.extractors import EXTRACTORS, Extraction
from extraction.models import Candidate, CandidateFinding, Run, ScopePolicy
from extraction.tasks import enqueue_run
from memories.models import Decision, Memory
from tests.extraction.builders import AT, INES, item, process, record_answer, said, submission

TEXT = "I will send the signed contract tomorrow."
GOOD = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")
FALSE = item("Ines will send 900 euros tomorrow", "I will send the signed contract tomorrow")


@pytest.fixture
def recordings(tmp_path: Path, settings: Any) -> Path:
    settings.RECORDINGS = tmp_path
    return tmp_path


@pytest.fixture
def processed(
    organization: Organization, recordings: Path, django_capture_on_commit_callbacks: Any
) -> Callable[..., Run]:
    """Process one run whose model answered with the given items."""

    def run(*items: dict[str, Any], external_id: str = "conversation", register: str = "real", **changes: Any) -> Run:
        record_answer(recordings, external_id, *items, register=register)
        with django_capture_on_commit_callbacks(execute=True):
            done = process(organization, submission(TEXT, extractor="recorded", external_id=external_id, **changes))
        done.refresh_from_db()
        return done

    return run


def test_what_is_proven_becomes_a_memory_with_its_literal_span(processed: Callable[..., Run]):
    run = processed(GOOD)
    assert (run.status, run.counts["admitted"], run.model) == ("done", 1, "recorded-model")
    memory = Memory.objects.get()
    assert memory.evidence.evidence_span == "I will send the signed contract tomorrow"
    assert memory.evidence.content_text == TEXT
    assert memory.evidence.grounding_verified
    assert memory.subject_actor == INES.id


def test_what_is_not_proven_is_kept_with_its_reasons_and_never_becomes_a_memory(processed: Callable[..., Run]):
    run = processed(FALSE)
    assert run.counts["dropped"] == 1
    assert not Memory.objects.exists()
    candidate = Candidate.objects.get()
    assert candidate.reason == "ungrounded_amount"
    assert set(candidate.findings.values_list("code", flat=True)) >= {"ungrounded_amount"}
    assert candidate.proposal["spans"] == [FALSE["evidence_span"]]


def test_the_same_claim_again_adds_no_memory_but_its_evidence(processed: Callable[..., Run]):
    processed(GOOD, external_id="first")
    processed(GOOD, external_id="second")
    memory = Memory.objects.get()
    assert memory.evidence_links.count() == 1
    assert Candidate.objects.get(run__external_id="second").reason == "duplicate"
    assert list(Decision.objects.order_by("sequence").values_list("action", flat=True)) == ["admit", "add_evidence"]


def test_a_refusal_that_a_person_upheld_is_not_proposed_to_them_again(processed: Callable[..., Run]):
    processed(FALSE, external_id="first")
    Candidate.objects.update(review="upheld")
    processed(FALSE, external_id="second")
    codes = Candidate.objects.get(run__external_id="second").findings.values_list("code", flat=True)
    assert "upheld_before" in codes


def test_the_same_id_with_the_same_body_returns_the_first_run_and_with_another_body_is_refused(
    organization: Organization,
):
    first = process(organization, submission(TEXT))
    again = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=_never)
    assert (again.run.pk, again.created) == (first.pk, False)
    with pytest.raises(Conflict, match="another body"):
        intake.submit_run(organization=organization, submission=submission(TEXT + " Really."), enqueue=_never)
    assert Run.objects.count() == 1


def test_a_run_whose_process_died_before_it_was_worked_on_is_taken_up_when_it_comes_in_again(
    organization: Organization, django_capture_on_commit_callbacks: Any
):
    run = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=_never).run
    Run.objects.update(created_at=AT)
    with django_capture_on_commit_callbacks(execute=True):
        again = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=enqueue_run)
    run.refresh_from_db()
    assert (again.created, again.run.pk, run.status) == (False, run.pk, "done")


def test_a_conversation_without_an_id_is_known_by_its_content(organization: Organization):
    first = process(organization, submission(TEXT, external_id=""))
    assert process(organization, submission(TEXT, external_id="")).pk == first.pk
    assert process(organization, submission(TEXT + " Really.", external_id="")).pk != first.pk


def test_two_organizations_may_use_the_same_id(organization: Organization, stranger: Organization):
    assert process(organization, submission(TEXT)).pk != process(stranger, submission(TEXT)).pk


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"scope": "  "}, InvalidInput),
        ({"scope": "agent:office "}, InvalidInput),
        ({"scope": "x" * 301}, TooLarge),
        ({"external_id": "x" * 201}, TooLarge),
        ({"actors": (Actor("x" * 201, "X", ActorKind.PERSON),)}, TooLarge),
        ({"actors": (Actor("x", "X" * 201, ActorKind.PERSON),)}, TooLarge),
        ({"extractor": "nobody"}, InvalidInput),
        ({"messages": said(" ", "\n")}, InvalidInput),
        ({"messages": ()}, InvalidInput),
        ({"messages": said(*["hi"] * 11)}, TooLarge),
        ({"actors": tuple(Actor(str(n), str(n), ActorKind.PERSON) for n in range(6))}, TooLarge),
    ],
)
def test_bad_input_is_refused_with_a_clear_error_and_stores_nothing(
    organization: Organization, settings: Any, changes: dict[str, Any], error: type[InvalidInput]
):
    settings.MAX_MESSAGES, settings.MAX_ACTORS = 10, 5
    with pytest.raises(error) as caught:
        intake.submit_run(organization=organization, submission=submission(TEXT, **changes), enqueue=_never)
    assert caught.value.field in {*changes, "messages"}
    assert not Run.objects.exists()


def test_a_secret_in_a_transcript_stands_in_no_table(processed: Callable[..., Run]):
    secret = "ghp_" + "a1B2" * 9
    told = f"my token is {secret} keep it safe"
    run = processed(item(f"The token is {secret}", told), messages=said(told))
    assert run.masked_secrets == 1
    assert Candidate.objects.get().reason == "secret" or "secret" in run.counts["reasons"]
    for model in (Run, Candidate, CandidateFinding, Memory, EvidenceSource, Decision):
        for row in model.objects.values():
            assert secret not in str(row), model


def test_a_scope_whose_policy_is_none_is_skipped_without_asking_the_provider(
    organization: Organization, django_capture_on_commit_callbacks: Any
):
    ScopePolicy.objects.create(organization=organization, pattern="agent:*", mode=PolicyMode.NONE)
    with django_capture_on_commit_callbacks(execute=True):
        given = submission(TEXT, extractor="recorded", external_id="no-such-recording")
        run = process(organization, given)
    run.refresh_from_db()
    assert (run.status, run.policy, run.policy_pattern) == ("skipped", "none", "agent:*")
    assert "agent:*" in run.note


def test_a_provider_that_fails_leaves_a_failed_run_with_its_output_that_can_be_processed_again(
    organization: Organization, recordings: Path, django_capture_on_commit_callbacks: Any
):
    (recordings / "conversation.json").write_text('{"model": "m", "output": "Sorry, I cannot."}')
    with django_capture_on_commit_callbacks(execute=True):
        run = process(organization, submission(TEXT, extractor="recorded"))
    run.refresh_from_db()
    assert (run.status, run.raw_output) == ("failed", "Sorry, I cannot.")
    assert run.error_code
    record_answer(recordings, "conversation", GOOD)
    with django_capture_on_commit_callbacks(execute=True):
        intake.reprocess(run=run, enqueue=enqueue_run)
    run.refresh_from_db()
    assert (run.status, run.attempt, run.error_code) == ("done", 2, "")
    assert Memory.objects.count() == 1


def test_processing_again_keeps_the_candidates_of_the_first_attempt(
    processed: Callable[..., Run], django_capture_on_commit_callbacks: Any
):
    run = processed(GOOD, FALSE)
    with django_capture_on_commit_callbacks(execute=True):
        intake.reprocess(run=run, enqueue=enqueue_run)
    assert sorted(run.candidates.values_list("attempt", "index")) == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert Memory.objects.count() == 1


def test_an_empty_result_says_that_nothing_could_be_grounded(processed: Callable[..., Run]):
    run = processed()
    assert (run.status, run.counts["proposed"]) == ("done", 0)
    assert run.note.startswith(ledger.NOTHING_GROUNDED)


def test_a_dry_run_writes_nothing(organization: Organization, recordings: Path):
    record_answer(recordings, "conversation", GOOD)
    run = intake.unsaved_run(organization, submission(TEXT, extractor="recorded"))
    judgement, _ = pipeline.preview(run)
    assert [judged.verdict for judged in judgement.judged] == ["admitted"]
    assert not Run.objects.exists()
    assert not Memory.objects.exists()


def test_a_run_is_claimed_by_one_worker_only_until_its_lease_runs_out(organization: Organization, settings: Any):
    run = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=_never).run
    with time_machine.travel(AT, tick=False) as clock:
        assert _claim(run).attempt == 1
        assert pipeline._claim(run.pk) is None
        assert pipeline.stranded_runs() == []
        clock.shift(settings.LEASE_SECONDS + 1)
        assert pipeline.stranded_runs() == [run.pk]
        assert _claim(run).attempt == 2


def test_a_worker_that_lost_its_run_writes_nothing(organization: Organization):
    run = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=_never).run
    held = _claim(run)
    Run.objects.filter(pk=run.pk).update(attempt=2)
    judgement, extraction = pipeline.preview(held)
    assert ledger.record(held, judgement, extraction) is False
    assert not Candidate.objects.exists()


def test_a_run_that_takes_worker_after_worker_with_it_is_given_up_with_a_reason(organization: Organization):
    run = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=_never).run
    Run.objects.filter(pk=run.pk).update(claims=pipeline.MOST_CLAIMS)
    pipeline.process_run(run.pk)
    run.refresh_from_db()
    assert (run.status, run.error_code) == ("failed", "abandoned")


def test_the_ledger_takes_nothing_but_what_the_chain_judged(organization: Organization):
    run = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=_never).run
    judgement, extraction = pipeline.preview(run)
    forgeries: tuple[Any, ...] = (judgement.judged, judgement.batch, {"judged": judgement.judged})
    for forged in forgeries:
        with pytest.raises(TypeError, match="only what the chain judged"):
            ledger.record(run, forged, extraction)


def test_every_extractor_goes_through_the_pipeline_and_none_writes_for_itself():
    assert set(EXTRACTORS) == {"keyword", "recorded", "model"}
    assert Extraction.__module__.startswith("extraction.extractors")


@pytest.mark.django_db(transaction=True)
def test_twenty_identical_submissions_at_once_make_one_run():
    organization = Organization.objects.create(slug="north", name="North")
    made: list[bool] = []

    def submit() -> None:
        receipt = intake.submit_run(organization=organization, submission=submission(TEXT), enqueue=enqueue_run)
        made.append(receipt.created)
        connections.close_all()

    threads = [threading.Thread(target=submit) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(made), made.count(True)) == (20, 1)
    assert Run.objects.count() == 1
    assert Run.objects.get().status == "done"


@pytest.mark.django_db(transaction=True)
def test_two_runs_with_the_same_claim_at_once_make_one_memory(tmp_path: Path):
    organization = Organization.objects.create(slug="north", name="North")
    names = [f"run-{number}" for number in range(8)]
    for name in names:
        record_answer(tmp_path, name, GOOD)

    def submit(name: str) -> None:
        process(organization, submission(TEXT, extractor="recorded", external_id=name))
        connections.close_all()

    with override_settings(RECORDINGS=tmp_path):
        threads = [threading.Thread(target=submit, args=(name,)) for name in names]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert connection.vendor in {"sqlite", "postgresql"}
    assert set(Run.objects.values_list("status", flat=True)) == {"done"}
    memory = Memory.objects.get()
    assert memory.evidence_links.count() == 7


def _claim(run: Run) -> Run:
    held = pipeline._claim(run.pk)
    assert held is not None
    return held


def _never(_: Any) -> None:
    return None
