from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from evidence.domain.errors import NotProven
from evidence.models import Organization
from extraction import correction, review
from extraction.domain.reasons import REASONS, Reason
from extraction.models import Candidate, Review, Run
from extraction.undo import undo
from memories.domain.taxonomy import Label
from memories.models import Decision, Memory, MemoryStatus
from memories.record import first_broken
from tests.console.conftest import ClientOf
from tests.console.samples import staff, submission, submit

QUEUE = reverse("admin:extraction_candidate_changelist")
UNDO = reverse("admin:extraction_candidate_undo")


def address(candidate: Candidate, act: str = "change") -> str:
    return reverse(f"admin:extraction_candidate_{act}", args=[candidate.pk])


@pytest.fixture
def candidate(run: Run) -> Candidate:
    """A demoted one that a person may restore."""
    return Candidate.objects.get(run=run, reason="uncertain")


@pytest.fixture
def unproven(run: Run) -> Candidate:
    """A dropped one whose amount nobody said; its message says 1,250 EUR."""
    return Candidate.objects.get(run=run, reason="ungrounded_amount")


def decide(client: Client, candidate: Candidate, decision: str) -> None:
    client.post(address(candidate), {"decision": decision, "reason": "I looked at the source."})
    candidate.refresh_from_db()


def test_a_restore_that_is_undone_waits_again_and_its_memory_is_retired(
    candidate: Candidate, client_of: ClientOf
) -> None:
    client = client_of("reviewer")
    decide(client, candidate, "restore")
    memory = candidate.memory
    response = client.post(UNDO)
    candidate.refresh_from_db()
    assert memory is not None
    memory.refresh_from_db()
    assert (candidate.review, candidate.memory, candidate.reviewed_by) == (Review.OPEN, None, "")
    assert memory.status == MemoryStatus.RETIRED
    assert response["Location"] == address(candidate)
    undone = Decision.objects.get(subject_id=candidate.pk, action="undo")
    assert undone.undoes is not None
    assert undone.undoes.action == "restore"
    assert first_broken(candidate.organization) is None


def test_an_uphold_that_is_undone_waits_again(candidate: Candidate, client_of: ClientOf) -> None:
    client = client_of("reviewer")
    decide(client, candidate, "uphold")
    client.post(UNDO)
    candidate.refresh_from_db()
    assert candidate.review == Review.OPEN


def test_an_undone_supersession_brings_the_old_memory_back(candidate: Candidate, client_of: ClientOf) -> None:
    old = Memory.objects.filter(scope=candidate.scope).earliest("id")
    client = client_of("reviewer")
    client.post(address(candidate), {"decision": "supersede", "memory": old.pk, "reason": "It replaces the old one."})
    client.post(UNDO)
    old.refresh_from_db()
    candidate.refresh_from_db()
    assert (old.status, old.superseded_by) == (MemoryStatus.ACTIVE, None)
    assert candidate.review == Review.OPEN


def test_a_memory_that_was_there_before_a_restore_outlives_its_undo(run: Run, client_of: ClientOf) -> None:
    memory = Memory.objects.filter(status=MemoryStatus.ACTIVE).earliest("id")
    twin = Candidate.objects.filter(run=run, reason="uncertain").earliest("id")
    Candidate.objects.filter(pk=twin.pk).update(content=memory.content, fingerprint=memory.fingerprint)
    client = client_of("reviewer")
    decide(client, twin, "restore")
    client.post(UNDO)
    memory.refresh_from_db()
    assert memory.status == MemoryStatus.ACTIVE


def test_nobody_takes_back_what_somebody_else_decided(
    candidate: Candidate, client_of: ClientOf, organization: Organization
) -> None:
    review.uphold(candidate=candidate, user="thora", reason="I looked at the source.")
    client = client_of("reviewer")
    session = client.session
    session["last_decision"] = {"ids": [str(candidate.pk)], "done": "Upheld"}
    session.save()
    page = client.post(UNDO, follow=True).content.decode()
    candidate.refresh_from_db()
    assert candidate.review == Review.UPHELD
    assert "thora decided this." in page


def test_a_restore_is_not_undone_once_its_memory_was_changed(candidate: Candidate, client_of: ClientOf) -> None:
    client = client_of("reviewer")
    decide(client, candidate, "restore")
    client.post(
        reverse("admin:memories_memory_change", args=[candidate.memory_id]), {"act": "retire", "reason": "Never true."}
    )
    page = client.post(UNDO, follow=True).content.decode()
    candidate.refresh_from_db()
    assert candidate.review == Review.RESTORED
    assert "Its memory was changed since." in page


def test_nothing_is_undone_twice(candidate: Candidate, client_of: ClientOf) -> None:
    client = client_of("reviewer")
    decide(client, candidate, "uphold")
    client.post(UNDO)
    page = client.post(UNDO, follow=True).content.decode()
    assert "There is no decision of yours to take back." in page
    assert Decision.objects.filter(subject_id=candidate.pk, action="undo").count() == 1


def corrected(candidate: Candidate, content: str, message: int, span: str) -> dict[str, object]:
    return {
        "content": content,
        "labels": [each["label"] for each in candidate.labels],
        "quote_message": [str(message)],
        "quote_span": [span],
        "reason": "The source says another amount.",
    }


def test_a_corrected_amount_is_judged_again_and_kept_beside_the_original(
    unproven: Candidate, client_of: ClientOf
) -> None:
    exhibit = unproven.exhibits[0]
    content = unproven.content.replace("12,500", "1,250")
    data = corrected(unproven, content, exhibit["message"], exhibit["span"])
    response = client_of("reviewer").post(address(unproven, "correct"), data)
    unproven.refresh_from_db()
    revision = Candidate.objects.get(revises=unproven)
    assert response.status_code == 302
    assert (unproven.review, unproven.content.count("12,500")) == (Review.REPLACED, 1)
    assert (revision.content, revision.attempt) == (content, unproven.attempt)
    assert revision.memory is not None
    assert revision.memory.status == MemoryStatus.ACTIVE
    assert revision.memory.evidence.evidence_span == exhibit["span"]
    assert Decision.objects.get(subject_id=unproven.pk).action == "correct"


def test_a_correction_that_is_still_not_proven_stores_nothing_and_says_why(
    unproven: Candidate, client_of: ClientOf
) -> None:
    before = Candidate.objects.count(), Memory.objects.count(), Decision.objects.count()
    exhibit = unproven.exhibits[0]
    data = corrected(unproven, unproven.content.replace("12,500", "99,999"), exhibit["message"], exhibit["span"])
    page = client_of("reviewer").post(address(unproven, "correct"), data).content.decode()
    assert (Candidate.objects.count(), Memory.objects.count(), Decision.objects.count()) == before
    assert REASONS[Reason.UNGROUNDED_AMOUNT].sentence in page
    assert "99,999" in page


def test_a_correction_never_adds_a_number_that_the_source_does_not_say(run: Run) -> None:
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    exhibit = candidate.exhibits[0]
    quote = correction.Quoted(exhibit["message"], exhibit["span"])
    to = correction.Correction(f"{candidate.content}, all 900 of them", (Label.FACTUAL,), (quote,))
    with pytest.raises(NotProven) as refused:
        correction.correct(candidate=candidate, to=to, user="thora", reason="Corrected.")
    assert "ungrounded_number" in refused.value.reasons


@pytest.mark.parametrize(
    ("message", "span", "said"),
    [
        ("", "some words", "Quote what proves the claim"),
        ("", "", "Quote what proves the claim"),
        ("two", "some words", "Quote what proves the claim"),
        ("999", "some words", "The messages of this run are numbered from 0 to"),
    ],
)
def test_a_quote_without_its_message_is_refused_beside_the_form(
    unproven: Candidate, client_of: ClientOf, message: str, span: str, said: str
) -> None:
    data = corrected(unproven, unproven.content, 0, span) | {"quote_message": [message]}
    assert said in client_of("reviewer").post(address(unproven, "correct"), data).content.decode()


def test_an_undone_correction_lets_the_original_wait_and_retires_its_memory(
    unproven: Candidate, client_of: ClientOf
) -> None:
    exhibit = unproven.exhibits[0]
    client = client_of("reviewer")
    content = unproven.content.replace("12,500", "1,250")
    client.post(address(unproven, "correct"), corrected(unproven, content, exhibit["message"], exhibit["span"]))
    client.post(UNDO)
    unproven.refresh_from_db()
    revision = Candidate.objects.get(revises=unproven)
    assert unproven.review == Review.NONE
    assert revision.memory is not None
    assert revision.memory.status == MemoryStatus.RETIRED


def test_a_correction_goes_through_every_guard(run: Run) -> None:
    quote = correction.Quoted(0, run.messages[0]["text"])
    to = correction.Correction("The key is AKIAIOSFODNN7EXAMPLE", (Label.FACTUAL,), (quote,))
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    with pytest.raises(NotProven) as refused:
        correction.correct(candidate=candidate, to=to, user="thora", reason="Corrected.")
    assert "secret" in refused.value.reasons


def test_a_candidate_is_taken_given_and_released(
    candidate: Candidate, client_of: ClientOf, organization: Organization
) -> None:
    staff(organization, "reviewer", "thora")
    client = client_of("reviewer")
    seen = []
    for to in ("reviewer-north", "thora", ""):
        client.post(address(candidate, "assign"), {"assignee": to})
        candidate.refresh_from_db()
        seen.append(candidate.assignee)
    assert seen == ["reviewer-north", "thora", ""]


@pytest.mark.parametrize("to", ["nobody-known", "viewer-north", "reviewer-south"])
def test_only_reviewers_of_the_organization_are_given_a_candidate(
    candidate: Candidate, client_of: ClientOf, organization: Organization, stranger: Organization, to: str
) -> None:
    staff(organization, "viewer")
    staff(stranger, "reviewer", "reviewer-south")
    page = client_of("reviewer").post(address(candidate, "assign"), {"assignee": to}, follow=True).content.decode()
    candidate.refresh_from_db()
    assert candidate.assignee == ""
    assert f"{to[1:]} may not decide here." in page


def test_the_next_one_is_never_one_that_somebody_else_takes_care_of(
    candidate: Candidate, client_of: ClientOf, organization: Organization
) -> None:
    submit(organization, submission("field-service"))
    Candidate.objects.filter(review=Review.OPEN).exclude(pk=candidate.pk).update(assignee="thora")
    response = client_of("reviewer").post(address(candidate), {"decision": "uphold", "reason": "Not sure at all."})
    assert response["Location"] == QUEUE


@pytest.mark.parametrize("act", ["undo", "assign", "correct", "bulk", "bulk_decide"])
def test_a_viewer_may_do_none_of_it(candidate: Candidate, client_of: ClientOf, act: str) -> None:
    args = [candidate.pk] if act in {"assign", "correct"} else []
    response = client_of("viewer").post(reverse(f"admin:extraction_candidate_{act}", args=args))
    assert response.status_code == 403


@pytest.mark.parametrize("act", ["assign", "correct"])
def test_another_organization_has_no_such_candidate(
    candidate: Candidate, client_of: ClientOf, stranger: Organization, act: str
) -> None:
    assert client_of("reviewer", of=stranger).post(address(candidate, act)).status_code == 404


def test_a_reason_that_contradicts_the_decision_is_refused_beside_its_field(
    candidate: Candidate, client_of: ClientOf
) -> None:
    client = client_of("reviewer")
    for decision, code in (("uphold", "source_says_so"), ("restore", "guard_is_right")):
        page = client.post(address(candidate), {"decision": decision, "reason_code": code}).content.decode()
        candidate.refresh_from_db()
        assert candidate.review == Review.OPEN
        assert "This reason speaks for" in page


def test_every_finding_leads_to_its_guard(unproven: Candidate, client_of: ClientOf) -> None:
    client = client_of("viewer")
    guards = reverse("admin:extraction_candidate_guards")
    assert f'href="{guards}#faithfulness"' in client.get(address(unproven)).content.decode()
    page = client.get(guards).content.decode()
    assert 'id="faithfulness"' in page
    assert all(spec.sentence in page.replace("&#x27;", "'") for spec in REASONS.values())


def test_a_duplicate_that_was_upheld_and_reopened_still_names_the_memory_that_it_repeats(run: Run) -> None:
    memory = Memory.objects.filter(status=MemoryStatus.ACTIVE).earliest("id")
    repeated = Candidate.objects.filter(run=run, reason="uncertain").earliest("id")
    Candidate.objects.filter(pk=repeated.pk).update(memory=memory)
    review.uphold(candidate=repeated, user="linh", reason="It says it again.")
    undo(candidate=repeated, user="linh")
    repeated.refresh_from_db()
    assert (repeated.review, repeated.memory) == (Review.OPEN, memory)


@pytest.mark.parametrize("number", ["9" * 5_000, "²", "٣", "-1", "1.0", "99", "\x00", ""])
def test_a_quote_from_no_message_of_the_run_is_refused_beside_it(
    candidate: Candidate, client_of: ClientOf, number: str
) -> None:
    sent = {"content": candidate.content, "labels": "factual", "reason": "It reads so.", "quote_span": "words"}
    response = client_of("reviewer").post(address(candidate, "correct"), sent | {"quote_message": number})
    assert response.status_code == 200
    assert response.context["form"].errors
    candidate.refresh_from_db()
    assert candidate.review == Review.OPEN


@pytest.mark.parametrize("name", ["\x00", "nobody", "x" * 100_000, "<b>"])
def test_a_candidate_is_given_to_nobody_whom_the_organization_does_not_know(
    candidate: Candidate, client_of: ClientOf, name: str
) -> None:
    response = client_of("reviewer").post(address(candidate, "assign"), {"assignee": name})
    candidate.refresh_from_db()
    assert (response.status_code, candidate.assignee) == (302, "")
