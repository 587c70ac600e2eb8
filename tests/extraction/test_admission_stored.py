"""A scope with a threshold drops what is worth too little and keeps why; a scope without one is as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext

from evidence.domain.context import Mode
from evidence.models import Organization
from extraction import contexts, intake, pipeline, review
from extraction.contexts import policy_for, run_context, with_neighbours
from extraction.domain.candidate import Batch
from extraction.domain.run import PolicyMode
from extraction.models import Candidate, Run, ScopePolicy
from extraction.policies import change_policy, create_policy
from memories.models import ActorKind, Memory
from memories.record import Decider
from tests.extraction.builders import item, process, record_answer, said, submission

TEXT = "I will send the signed contract tomorrow, and I played chess on the train."
FACT = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")
REWORDED = item("Tomorrow Ines will send the signed contract", "I will send the signed contract tomorrow")
NOTE = item(
    "Ines played chess on the train",
    "I played chess on the train",
    categories=[{"label": "episodic", "confidence": 0.9}],
)
FEATURES = {"type_prior", "confidence", "novelty", "recency"}


@pytest.fixture
def processed(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Run]:
    """Process one run whose model answered with the given items."""
    settings.RECORDINGS = tmp_path

    def run(*items: dict[str, Any], external_id: str = "conversation", **changes: Any) -> Run:
        record_answer(tmp_path, external_id, *items)
        with django_capture_on_commit_callbacks(execute=True):
            done = process(organization, submission(TEXT, extractor="recorded", external_id=external_id, **changes))
        done.refresh_from_db()
        return done

    return run


MAI = Decider(ActorKind.PERSON, "mai")


def threshold(organization: Organization, value: float | None, pattern: str = "agent:*", mode: str = "full") -> None:
    create_policy(organization=organization, pattern=pattern, mode=mode, admission_threshold=value, decider=MAI)


def candidates(run: Run) -> list[Candidate]:
    return list(run.candidates.order_by("index"))


def test_every_candidate_keeps_what_its_score_is_made_of(organization: Organization, processed: Callable[..., Run]):
    threshold(organization, 0.8)
    fact, note = candidates(processed(FACT, NOTE))
    assert (fact.verdict, note.verdict, note.reason) == ("admitted", "dropped", "below_admission")
    assert fact.admission is not None
    assert note.admission is not None
    assert fact.admission.keys() == note.admission.keys() == FEATURES | {"score", "threshold"}
    assert note.admission["score"] < note.admission["threshold"] == 0.8 <= fact.admission["score"]
    for kept in (fact.admission, note.admission):
        total = sum(kept[feature]["contribution"] for feature in FEATURES)
        assert total == pytest.approx(kept["score"])
    assert note.findings.get(code="below_admission").data == note.admission


@pytest.mark.parametrize("has_policy", [True, False])
def test_a_scope_without_a_threshold_admits_the_same_and_keeps_no_score(
    organization: Organization, processed: Callable[..., Run], has_policy: bool
):
    if has_policy:
        threshold(organization, None)
        threshold(organization, 1.0, pattern="other:*")
    run = processed(FACT, NOTE)
    assert [(each.verdict, each.admission) for each in candidates(run)] == [("admitted", None)] * 2
    assert run.counts["reasons"] == {}


def test_a_claim_that_is_known_in_other_words_scores_less(organization: Organization, processed: Callable[..., Run]):
    threshold(organization, 0.8)
    [first] = candidates(processed(FACT, external_id="first"))
    [second] = candidates(processed(REWORDED, external_id="second"))
    assert (first.verdict, second.verdict, second.reason) == ("admitted", "dropped", "below_admission")
    assert first.admission is not None
    assert second.admission is not None
    assert second.admission["novelty"]["value"] < 0.3 < first.admission["novelty"]["value"] == 1.0


def test_the_same_claim_again_is_a_duplicate_that_adds_its_evidence(
    organization: Organization, processed: Callable[..., Run]
):
    threshold(organization, 0.8)
    processed(FACT, external_id="first")
    [again] = candidates(processed(FACT, external_id="second", messages=said(TEXT + " Promise!")))
    assert (again.reason, again.memory) == ("duplicate", Memory.objects.get())
    assert again.admission is not None
    assert again.admission["novelty"]["value"] == 0.0
    assert Memory.objects.get().evidence_links.count() == 1


def test_a_person_may_restore_what_scored_too_little(organization: Organization, processed: Callable[..., Run]):
    threshold(organization, 0.8)
    [note] = candidates(processed(NOTE))
    memory = review.restore(candidate=note, user="staff", reason="She plays every day")
    note.refresh_from_db()
    assert (note.review, note.memory, note.verdict) == ("restored", memory, "dropped")


def test_a_dry_run_scores_as_well_and_writes_nothing(organization: Organization, tmp_path: Path, settings: Any):
    settings.RECORDINGS = tmp_path
    threshold(organization, 0.8)
    record_answer(tmp_path, "conversation", NOTE)
    judgement, _ = pipeline.preview(intake.unsaved_run(organization, submission(TEXT, extractor="recorded")))
    [judged] = judgement.judged
    assert judged.verdict == "dropped"
    assert judged.admission is not None
    assert judged.admission.score < 0.8
    assert not Candidate.objects.exists()


def test_the_threshold_is_that_of_the_policy_that_wins(organization: Organization, stranger: Organization):
    threshold(organization, 0.5, pattern="agent:*")
    threshold(organization, None, pattern="agent:office", mode="episodic-only")
    threshold(organization, 0.7, pattern="agent:o*")
    threshold(stranger, 0.9, pattern="agent:office")
    assert policy_for(organization, "agent:office") == (PolicyMode.EPISODIC_ONLY, "agent:office", None)
    assert policy_for(organization, "agent:other") == (PolicyMode.FULL, "agent:o*", 0.7)
    assert policy_for(organization, "agent:desk") == (PolicyMode.FULL, "agent:*", 0.5)
    assert policy_for(organization, "play/x") == (PolicyMode.FULL, "", None)


def test_recent_claims_are_read_where_a_threshold_is_set_alone_and_only_active_ones_of_the_scope(
    organization: Organization, stranger: Organization, processed: Callable[..., Run], monkeypatch: pytest.MonkeyPatch
):
    run = processed(FACT, NOTE)
    processed(FACT, external_id="elsewhere", scope="agent:other")
    batch = Batch(())
    without = run_context(run, Mode.LLM)
    with CaptureQueriesContext(connection) as before:
        assert with_neighbours(without, organization, batch).recent_claims == ()
    threshold(organization, 0.5)
    context = run_context(run, Mode.LLM)
    with CaptureQueriesContext(connection) as after:
        recent = with_neighbours(context, organization, batch).recent_claims
    assert len(after) == len(before) + 1
    assert [gist.text for gist in recent] == [NOTE["content"], FACT["content"]]
    assert with_neighbours(context, stranger, batch).recent_claims == ()
    monkeypatch.setattr(contexts, "MOST_RECENT_CLAIMS", 1)
    assert [gist.text for gist in with_neighbours(context, organization, batch).recent_claims] == [NOTE["content"]]
    Memory.objects.filter(content=NOTE["content"]).update(status="retired", withdrawn_at=run.reference_at)
    assert [gist.text for gist in with_neighbours(context, organization, batch).recent_claims] == [FACT["content"]]


@pytest.mark.parametrize("value", [-0.1, 1.1, float("inf")])
def test_the_database_refuses_a_threshold_outside_its_range(organization: Organization, value: float):
    with pytest.raises(IntegrityError), transaction.atomic():
        ScopePolicy.objects.create(organization=organization, pattern="x", mode="full", admission_threshold=value)


def test_a_change_of_one_value_leaves_the_other(organization: Organization):
    threshold(organization, 0.5)
    policy = ScopePolicy.objects.get()
    for changes, expected in (
        ({"mode": "episodic-only"}, ("episodic-only", 0.5)),
        ({"admission_threshold": 0.7}, ("episodic-only", 0.7)),
        ({"mode": "full", "admission_threshold": None}, ("full", None)),
    ):
        change_policy(policy=policy, decider=MAI, **changes)
        policy.refresh_from_db()
        assert (policy.mode, policy.admission_threshold) == expected


def test_a_verdict_is_still_final_in_the_database_after_the_migration(processed: Callable[..., Run]):
    processed(FACT)
    with pytest.raises(IntegrityError), transaction.atomic():
        Candidate.objects.update(verdict="dropped")
