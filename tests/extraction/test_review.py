"""A person restores, upholds or supersedes with a reason; what only a source can prove stays refused."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.db import DatabaseError, connections, transaction

from evidence.domain.errors import Conflict, InvalidInput, NotProven, TouchstoneError
from evidence.models import Organization
from extraction import review
from extraction.models import Candidate, Run
from memories.models import Decision, Memory
from tests.extraction.builders import item, process, record_answer, submission

TEXT = "I will send the signed contract tomorrow."
SPAN = "I will send the signed contract tomorrow"
UNCERTAIN = item("Ines will send the signed contract tomorrow", SPAN, confidence=0.2)
INVENTED = item("Ines will send 900 euros tomorrow", SPAN)
MADE_UP = item("Ines will send the signed contract", SPAN, grounding="constructed")


@pytest.fixture
def judged(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Candidate]:
    """The only candidate of a run whose model answered with one item."""
    settings.RECORDINGS = tmp_path

    def run(answer: dict[str, Any], external_id: str = "conversation", where: Organization = organization) -> Candidate:
        record_answer(tmp_path, external_id, answer)
        with django_capture_on_commit_callbacks(execute=True):
            process(where, submission(TEXT, extractor="recorded", external_id=external_id))
        return Candidate.objects.get(run__external_id=external_id, organization=where)

    return run


def restore(candidate: Candidate, reason: str = "I called her and it is so") -> Memory:
    return review.restore(candidate=candidate, user="linh", reason=reason, reason_code="confirmed")


def test_a_demoted_candidate_waits_in_the_queue_and_a_restored_one_becomes_a_memory(judged: Callable[..., Candidate]):
    candidate = judged(UNCERTAIN)
    assert list(Candidate.objects.review_queue()) == [candidate]
    memory = restore(candidate)
    candidate.refresh_from_db()
    assert (candidate.verdict, candidate.review, candidate.memory, candidate.reviewed_by) == (
        "demoted",
        "restored",
        memory,
        "linh",
    )
    assert not Candidate.objects.review_queue().exists()
    decisions = Decision.objects.order_by("sequence").values_list("actor_id", "subject_type", "action", "reason_text")
    assert list(decisions) == [
        ("linh", "memory", "admit", "I called her and it is so"),
        ("linh", "candidate", "restore", "I called her and it is so"),
    ]


def test_a_dropped_candidate_is_in_no_queue_and_can_still_be_restored_where_judgement_decides(
    judged: Callable[..., Candidate],
):
    candidate = judged(MADE_UP)
    assert (candidate.verdict, candidate.review) == ("dropped", "none")
    assert restore(candidate).content == MADE_UP["content"]


def test_no_person_can_restore_what_its_source_does_not_prove(judged: Callable[..., Candidate]):
    candidate = judged(INVENTED)
    with pytest.raises(NotProven) as caught:
        restore(candidate)
    assert "ungrounded_amount" in caught.value.reasons
    candidate.refresh_from_db()
    assert (candidate.review, candidate.memory) == ("none", None)
    assert not Decision.objects.exists()


def test_a_secret_stays_refused_although_it_is_masked_by_then(judged: Callable[..., Candidate]):
    candidate = judged(item("The token is ghp_" + "a1B2" * 9, SPAN))
    with pytest.raises(NotProven) as caught:
        restore(candidate)
    assert "secret" in caught.value.reasons


def test_an_upheld_refusal_leaves_an_audit_row_and_no_memory(judged: Callable[..., Candidate]):
    candidate = judged(UNCERTAIN)
    review.uphold(candidate=candidate, user="linh", reason="she changed her mind")
    candidate.refresh_from_db()
    assert (candidate.review, candidate.version) == ("upheld", 2)
    assert not Memory.objects.exists()
    decision = Decision.objects.get()
    assert (decision.action, decision.state_before, decision.state_after) == ("uphold", "open", "upheld")


def test_a_candidate_takes_the_place_of_a_memory(judged: Callable[..., Candidate]):
    old = restore(judged(MADE_UP, "first"))
    new = review.supersede(candidate=judged(UNCERTAIN, "second"), memory=old, user="linh", reason="it is newer")
    old.refresh_from_db()
    assert (old.status, old.superseded_by) == ("superseded", new)


def test_a_memory_of_another_organization_cannot_be_superseded(
    judged: Callable[..., Candidate], stranger: Organization
):
    theirs = restore(judged(UNCERTAIN, "theirs", stranger))
    mine = judged(UNCERTAIN, "mine")
    with pytest.raises(InvalidInput, match="no such memory"):
        review.supersede(candidate=mine, memory=theirs, user="linh", reason="it is newer")
    mine.refresh_from_db()
    assert mine.review == "open"


def test_when_the_memory_was_ended_meanwhile_nothing_of_the_decision_stays(judged: Callable[..., Candidate]):
    old = restore(judged(MADE_UP, "first"))
    stale = Memory.objects.get(pk=old.pk)
    review.supersede(candidate=judged(UNCERTAIN, "second"), memory=old, user="linh", reason="it is newer")
    other = item("Ines sends the contract tomorrow", SPAN, confidence=0.2)
    third = judged(other, "third")
    with pytest.raises(Conflict):
        review.supersede(candidate=third, memory=stale, user="huy", reason="mine is newer")
    third.refresh_from_db()
    assert (third.review, third.memory) == ("open", None)


@pytest.mark.parametrize("reason", ["", "  ", "ok"])
def test_a_decision_without_a_reason_is_refused(judged: Callable[..., Candidate], reason: str):
    candidate = judged(UNCERTAIN)
    for act in (
        lambda: restore(candidate, reason),
        lambda: review.uphold(candidate=candidate, user="linh", reason=reason),
    ):
        with pytest.raises(InvalidInput, match="needs a reason"):
            act()


def test_a_decided_or_admitted_candidate_is_not_decided_again_and_says_who_did(judged: Callable[..., Candidate]):
    candidate = judged(UNCERTAIN)
    restore(candidate)
    with pytest.raises(Conflict, match="restored by linh"):
        review.uphold(candidate=candidate, user="huy", reason="I say no")
    admitted = judged(item("Ines will send the signed contract", SPAN), "other")
    assert admitted.verdict == "admitted"
    with pytest.raises(Conflict, match="admitted"):
        restore(admitted)


def test_the_database_itself_keeps_a_verdict_as_it_was(judged: Callable[..., Candidate]):
    candidate = judged(INVENTED)
    with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
        Candidate.objects.filter(pk=candidate.pk).update(verdict="demoted")


@pytest.mark.django_db(transaction=True)
def test_of_two_reviewers_at_once_one_decides_and_the_other_is_told(tmp_path: Path, settings: Any):
    settings.RECORDINGS = tmp_path
    organization = Organization.objects.create(slug="north", name="North")
    record_answer(tmp_path, "conversation", UNCERTAIN)
    process(organization, submission(TEXT, extractor="recorded"))
    candidate = Candidate.objects.get()
    outcomes: list[str] = []

    def decide(user: str) -> None:
        try:
            review.restore(candidate=candidate, user=user, reason="it is so")
            outcomes.append("done")
        except TouchstoneError as error:
            outcomes.append(error.code)
        connections.close_all()

    threads = [threading.Thread(target=decide, args=(f"user-{number}",)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["already_decided"] * 5 + ["done"]
    assert Memory.objects.count() == 1
    assert Run.objects.count() == 1
