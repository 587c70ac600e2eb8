from __future__ import annotations

import re
from html import unescape

import pytest
from django.urls import reverse

from evidence.models import Organization
from extraction import review
from extraction.models import Candidate, Review, Run
from memories.models import Decision, Memory, MemoryStatus
from memories.record import first_broken
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit

QUEUE = reverse("admin:extraction_candidate_changelist")


def address(candidate: Candidate) -> str:
    return reverse("admin:extraction_candidate_change", args=[candidate.pk])


def words(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))


@pytest.fixture
def candidate(run: Run) -> Candidate:
    """A demoted one that a person may restore."""
    return Candidate.objects.get(run=run, reason="uncertain")


@pytest.fixture
def unproven(run: Run) -> Candidate:
    """A dropped one whose amount nobody said."""
    return Candidate.objects.get(run=run, reason="ungrounded_amount")


def test_the_span_is_marked_where_it_stands_in_its_message(candidate: Candidate, client_of: ClientOf) -> None:
    page = client_of("viewer").get(address(candidate)).content.decode()
    quoted = [words(found) for found in re.findall(r'<mark class="span">(.*?)</mark>', page, re.DOTALL)]
    exhibit = candidate.exhibits[0]
    text = candidate.run.messages[exhibit["message"]]["text"]
    assert re.sub(r"\s+", "", text[exhibit["start"] : exhibit["end"]]) in [re.sub(r"\s+", "", each) for each in quoted]


def test_a_proven_value_says_what_it_was_read_from(client_of: ClientOf, organization: Organization) -> None:
    run = submit(organization, submission("planning"))
    candidate = next(row for row in Candidate.objects.filter(run=run) if row.content.startswith("The deposit is 800"))
    page = client_of("viewer").get(address(candidate)).content.decode()
    assert "✓ proven amount 800 EUR “800 EUR” in message 1" in words(page)
    assert re.search(r'<span class="value proven"[^>]*>800 EUR</span>', page)


def test_an_unproven_value_is_named_with_the_reason(unproven: Candidate, client_of: ClientOf) -> None:
    page = client_of("viewer").get(address(unproven)).content.decode()
    assert "✗ not proven amount 12,500 EUR" in words(page)
    assert re.search(r'<span class="value unproven"[^>]*>12,500 EUR</span>', page)


def test_a_span_that_stands_nowhere_is_shown_beside_the_nearest_passage(
    client_of: ClientOf, organization: Organization
) -> None:
    run = submit(organization, submission("field-service"))
    lost = Candidate.objects.get(run=run, reason="ungrounded_span")
    page = client_of("viewer").get(address(lost)).content.decode()
    assert "Quoted, but not in the cited text" in page
    assert '<mark class="near">' in page


def test_every_finding_is_a_sentence_with_its_guard_effect_and_detail(unproven: Candidate, client_of: ClientOf) -> None:
    page = words(client_of("viewer").get(address(unproven)).content.decode())
    assert "drop An amount is not proven by the span." in page
    assert "Faithfulness guard, version 1 · ungrounded_amount · only a correction can lift this" in page
    assert unproven.findings.filter(code="ungrounded_amount").earliest("id").detail.lower() in page.lower()


def test_the_page_holds_both_confidences_the_transcript_and_the_other_candidates(
    candidate: Candidate, client_of: ClientOf
) -> None:
    page = words(client_of("viewer").get(address(candidate)).content.decode())
    assert "none given → 0.85 kept" in page
    for message in candidate.run.messages:
        assert message["text"].split()[0] in page
    for other in candidate.run.candidates.exclude(pk=candidate.pk):
        assert other.content[:40] in page


def test_a_candidate_without_findings_and_spans_has_a_page_too(candidate: Candidate, client_of: ClientOf) -> None:
    bare = Candidate.objects.create(
        organization=candidate.organization,
        run=candidate.run,
        attempt=9,
        index=0,
        scope="s",
        surface="gate",
        grounding="real",
        register="mixed",
        verdict="dropped",
    )
    page = client_of("viewer").get(address(bare)).content.decode()
    assert "No span is quoted." in page
    assert "No guard found anything against it." in page


@pytest.mark.parametrize(
    ("decision", "done", "code", "sentence"),
    [
        ("uphold", Review.UPHELD, "guard_is_right", "The guard is right."),
        ("restore", Review.RESTORED, "source_says_so", "The source says exactly this."),
    ],
)
def test_a_decision_is_carried_out_recorded_and_followed_by_the_next_open_one(
    candidate: Candidate, client_of: ClientOf, decision: str, done: Review, code: str, sentence: str
) -> None:
    data = {"decision": decision, "reason_code": code, "reason": "I asked her."}
    following = Candidate.objects.filter(review=Review.OPEN, pk__gt=candidate.pk).earliest("id")
    response = client_of("reviewer").post(address(candidate), data, follow=True)
    candidate.refresh_from_db()
    entry = Decision.objects.get(subject_id=candidate.pk)
    assert (candidate.review, candidate.reviewed_by) == (done, "reviewer-north")
    assert (entry.action, entry.actor_id, entry.reason_code) == (decision, "reviewer-north", code)
    assert entry.reason_text == f"{sentence} I asked her."
    assert response.redirect_chain == [(address(following), 302)]
    assert f"{done.label}: {candidate.content[:40]}" in words(response.content.decode())
    assert first_broken(candidate.organization) is None


def test_the_next_one_comes_from_the_list_that_was_left(candidate: Candidate, client_of: ClientOf) -> None:
    other = Candidate.objects.filter(review=Review.OPEN).exclude(reason=candidate.reason).earliest("id")
    query = f"?_changelist_filters=review%3Dopen%26reason%3D{candidate.reason}"
    client = client_of("reviewer")
    response = client.post(address(candidate) + query, {"decision": "uphold", "reason": "Not sure at all."})
    assert response["Location"] == QUEUE
    response = client.post(
        address(other) + "?_changelist_filters=nonsense%3D1", {"decision": "uphold", "reason": "Doubtful."}
    )
    assert response["Location"].startswith(QUEUE)


def test_a_successor_ends_the_chosen_memory(candidate: Candidate, client_of: ClientOf) -> None:
    memory = Memory.objects.filter(scope=candidate.scope).earliest("id")
    data = {"decision": "supersede", "reason": "It changed.", "memory": str(memory.pk)}
    client_of("reviewer").post(address(candidate), data)
    memory.refresh_from_db()
    candidate.refresh_from_db()
    assert (memory.status, memory.superseded_by) == (MemoryStatus.SUPERSEDED, candidate.memory)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"decision": "uphold"}, "A decision needs a reason."),
        ({"decision": "uphold", "reason": "  "}, "A decision needs a reason."),
        ({"decision": "restore", "reason": "ok"}, "A decision needs a reason."),
        ({"decision": "supersede", "reason": "It changed."}, "Choose the active memory that this one replaces."),
        ({"decision": "supersede", "reason": "It changed.", "memory": "nonsense"}, "not a valid"),
        ({"decision": "erase", "reason": "Because."}, "Select a valid choice."),
        ({"reason": "Because."}, "This field is required."),
        ({"decision": "uphold", "reason_code": "invented"}, "Select a valid choice."),
        ({"decision": "uphold", "reason": "x" * 3_000}, "at most 2000 characters"),
    ],
)
def test_a_decision_that_lacks_something_says_what_and_changes_nothing(
    candidate: Candidate, client_of: ClientOf, data: dict[str, str], said: str
) -> None:
    page = client_of("reviewer").post(address(candidate), data).content.decode()
    candidate.refresh_from_db()
    assert said in words(page)
    assert 'role="alert"' in page
    assert candidate.review == Review.OPEN
    assert not Decision.objects.filter(subject_id=candidate.pk).exists()


def test_what_its_source_does_not_prove_stays_refused_in_words(unproven: Candidate, client_of: ClientOf) -> None:
    page = (
        client_of("reviewer").post(address(unproven), {"decision": "restore", "reason": "I am sure."}).content.decode()
    )
    unproven.refresh_from_db()
    assert "This candidate is still not proven. An amount is not proven by the span." in words(page)
    assert unproven.review == Review.NONE
    assert "which no reason can lift" in words(page)


def test_the_second_of_two_reviewers_is_told_who_was_first(candidate: Candidate, client_of: ClientOf) -> None:
    review.uphold(candidate=candidate, user="thora", reason="It is wrong.")
    page = (
        client_of("reviewer")
        .post(address(candidate), {"decision": "restore", "reason": "It is right."})
        .content.decode()
    )
    assert "This candidate is decided already. It was upheld by thora." in words(page)
    candidate.refresh_from_db()
    assert candidate.review == Review.UPHELD


def test_a_decided_candidate_shows_who_decided_and_no_form(candidate: Candidate, client_of: ClientOf) -> None:
    review.uphold(candidate=candidate, user="thora", reason="It is wrong.")
    page = client_of("reviewer").get(address(candidate)).content.decode()
    assert "by thora" in words(page)
    assert 'name="decision"' not in page


def test_the_memories_offered_for_replacement_are_active_and_of_the_same_scope(
    candidate: Candidate, client_of: ClientOf, stranger: Organization, organization: Organization
) -> None:
    submit(organization, submission("planning"))
    submit(stranger, submission("work-session"))
    form = client_of("reviewer").get(address(candidate)).context["form"]
    offered = {str(value) for value, _ in form.fields["memory"].widget.choices if value}
    wanted = Memory.objects.filter(organization=organization, scope=candidate.scope, status="active")
    assert offered == {str(pk) for pk in wanted.values_list("pk", flat=True)}
    foreign = Memory.objects.filter(organization=stranger).earliest("id")
    data = {"decision": "supersede", "reason": "It changed.", "memory": str(foreign.pk)}
    assert "Select a valid choice." in words(client_of("operator").post(address(candidate), data).content.decode())


def test_a_post_without_its_token_is_refused(candidate: Candidate, client_of: ClientOf) -> None:
    client = client_of("reviewer")
    client.handler.enforce_csrf_checks = True
    assert client.post(address(candidate), {"decision": "uphold", "reason": "It is wrong."}).status_code == 403
