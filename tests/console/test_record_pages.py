from __future__ import annotations

from dataclasses import replace

import pytest
from django.urls import reverse

from evidence.models import Organization, Person
from extraction.domain.run import Message, Role
from extraction.models import Candidate, Run, ScopePolicy
from memories import lifecycle
from memories.models import ActorKind, Decision, Memory, MemoryStatus
from memories.record import Decider
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit
from tests.console.test_candidate_page import words

PLACES = [("", 0), ("?from=200", 200), ("?from=-1", 0), ("?from=٣", 0), ("?from=x", 0)]
FILTERS = [
    ("status__exact=active", {"status": "active"}),
    ("status__exact=retired", {"status": "retired"}),
    ("label=preference", {"label_names__contains": "preference"}),
]
THORA = Decider(ActorKind.PERSON, "thora")


def page_of(client_of: ClientOf, name: str, row: Run | Memory | Decision, role: str = "viewer", query: str = "") -> str:
    return client_of(role).get(reverse(f"admin:{name}_change", args=[row.pk]) + query).content.decode()


def test_the_list_of_runs_says_status_scope_extractor_and_outcome(run: Run, client_of: ClientOf) -> None:
    page = words(client_of("viewer").get(reverse("admin:extraction_run_changelist")).content.decode())
    counts = run.counts
    outcome = " ".join(str(counts[verdict] or "–") for verdict in ("admitted", "demoted", "dropped"))
    assert f"work-session Done {outcome} agent:helpdesk/user:marta recorded" in page


def test_a_run_shows_its_transcript_candidates_counts_and_raw_output(run: Run, client_of: ClientOf) -> None:
    page = page_of(client_of, "extraction_run", run)
    assert all(message["text"].split()[0] in page for message in run.messages)
    assert all(row.content[:30] in words(page) for row in run.candidates.all())
    assert f"Demoted {run.counts['demoted']}" in words(page)
    assert "<summary>Raw output" in page
    assert "&quot;conversation_register&quot;" in page


def test_a_run_that_proved_nothing_says_so_and_what_came_in(client_of: ClientOf, organization: Organization) -> None:
    run = submit(organization, submission("thin"))
    page = words(page_of(client_of, "extraction_run", run))
    assert "Nothing could be grounded in this text." in page
    assert "3 proposals came in and the guards refused every one" in page


def test_a_run_without_any_proposal_says_what_was_looked_for(client_of: ClientOf, organization: Organization) -> None:
    said = (Message(0, Role.USER, "hello there", "marta"),)
    given = replace(submission("work-session", extractor="keyword"), messages=said, external_id="greeting")
    run = submit(organization, given)
    page = words(page_of(client_of, "extraction_run", run))
    assert run.counts["proposed"] == 0
    assert "Nothing could be grounded in this text." in page
    assert "The keyword extractor read 1 message." in page


def test_a_run_that_admitted_something_never_says_that_nothing_was_grounded(run: Run, client_of: ClientOf) -> None:
    assert "Nothing could be grounded" not in page_of(client_of, "extraction_run", run)


def test_a_failed_run_says_why_and_can_be_processed_again(client_of: ClientOf, organization: Organization) -> None:
    run = submit(organization, replace(submission("thin"), external_id="no-such-recording"))
    page = page_of(client_of, "extraction_run", run, "operator")
    assert "This run failed" in page
    assert run.error_detail in words(page)
    assert "Process again" in page


@pytest.mark.parametrize(("role", "offered"), [("viewer", False), ("reviewer", False), ("operator", True)])
def test_only_who_may_process_a_run_again_is_offered_it(
    run: Run, client_of: ClientOf, role: str, offered: bool
) -> None:
    assert ("Process again" in page_of(client_of, "extraction_run", run, role)) is offered


def test_processing_again_adds_an_attempt_and_keeps_the_first(
    run: Run, client_of: ClientOf, django_capture_on_commit_callbacks: object
) -> None:
    address = reverse("admin:extraction_run_change", args=[run.pk])
    client = client_of("operator")
    with django_capture_on_commit_callbacks(execute=True):  # type: ignore[operator]
        assert client.post(address).status_code == 302
    run.refresh_from_db()
    assert (run.status, run.attempt) == ("done", 2)
    page = client.get(address).content.decode()
    assert "<h3>Attempt 2</h3>" in page
    assert "<h3>Attempt 1</h3>" in page


def test_a_run_that_is_still_processed_is_not_processed_again(run: Run, client_of: ClientOf) -> None:
    Run.objects.update(status="received")
    page = client_of("operator").post(reverse("admin:extraction_run_change", args=[run.pk])).content.decode()
    assert "This run is still being processed." in words(page)


def test_a_run_that_its_policy_kept_out_says_so(client_of: ClientOf, organization: Organization) -> None:
    ScopePolicy.objects.create(organization=organization, pattern="agent:*", mode="none")
    run = submit(organization, submission("work-session"))
    page = words(page_of(client_of, "extraction_run", run))
    assert "keeps this scope out" in page
    assert "Skipped" in page


@pytest.mark.parametrize(("query", "first"), PLACES)
def test_a_long_transcript_is_shown_in_pages(
    client_of: ClientOf, organization: Organization, query: str, first: int
) -> None:
    base = submission("work-session", extractor="keyword")
    said = tuple(Message(at, Role.USER, f"line {at}", "marta") for at in range(450))
    run = submit(organization, replace(base, messages=said, external_id="long"))
    page = page_of(client_of, "extraction_run", run, query=query)
    assert page.count('<div class="turn') == 200
    assert f'id="message-{first}"' in page
    assert f"?from={first + 200}" in page


@pytest.fixture
def memory(run: Run) -> Memory:
    return Memory.objects.earliest("id")


def test_the_list_of_memories_says_claim_labels_scope_status_confidence_and_validity(
    memory: Memory, client_of: ClientOf
) -> None:
    page = words(client_of("viewer").get(reverse("admin:memories_memory_changelist")).content.decode())
    assert f"{memory.content} Active {memory.label_names.replace('+', ' ')} {memory.confidence:.2f}" in page
    assert f"{memory.valid_from:%-d %b %Y} – open" in page


@pytest.mark.parametrize(("query", "rows"), FILTERS)
def test_memories_are_filtered_by_status_and_label(
    run: Run, client_of: ClientOf, query: str, rows: dict[str, str]
) -> None:
    shown = client_of("viewer").get(f"{reverse('admin:memories_memory_changelist')}?{query}").context["cl"]
    assert {row.pk for row in shown.result_list} == set(Memory.objects.filter(**rows).values_list("pk", flat=True))


def test_a_memory_shows_its_evidence_with_the_span_marked_and_the_candidate_it_came_from(
    memory: Memory, client_of: ClientOf
) -> None:
    page = page_of(client_of, "memories_memory", memory)
    assert memory.evidence.evidence_span in words(page)
    assert '<mark class="span">' in page
    assert reverse("admin:extraction_candidate_change", args=[memory.candidates.get().pk]) in page
    assert "Admit by chain (guard)" in words(page)


def test_a_memory_shows_its_chain_from_both_ends(run: Run, client_of: ClientOf) -> None:
    first, second, third = Memory.objects.order_by("id")[:3]
    lifecycle.supersede(first, decider=THORA, successor=second)
    lifecycle.supersede(second, decider=THORA, successor=third)
    client = client_of("viewer")
    for memory in (first, second, third):
        page = words(client.get(reverse("admin:memories_memory_change", args=[memory.pk])).content.decode())
        chain = page[page.index("Its chain, oldest first") :]
        places = [chain.index(each.content) for each in (first, second, third)]
        assert places == sorted(places)
        assert f"{memory.content} this one" in chain


def test_a_memory_is_retired_and_reinstated_with_a_reason(memory: Memory, client_of: ClientOf) -> None:
    client, address = client_of("reviewer"), reverse("admin:memories_memory_change", args=[memory.pk])
    client.post(address, {"act": "retire", "reason_code": "no_longer_true", "reason": "She moved."})
    memory.refresh_from_db()
    retired = Decision.objects.filter(subject_id=memory.pk).latest("id")
    assert memory.status == MemoryStatus.RETIRED
    assert (retired.action, retired.reason_text) == ("retire", "It is no longer true. She moved.")
    assert "Reinstate this memory" in client.get(address).content.decode()
    client.post(address, {"act": "reinstate", "reason": "She moved back.", "reason_code": "true_again"})
    memory.refresh_from_db()
    assert memory.status == MemoryStatus.ACTIVE
    last = Decision.objects.filter(subject_id=memory.pk).latest("id")
    assert (last.action, last.reason_code) == ("reinstate", "true_again")


@pytest.mark.parametrize("first", ["retire", "reinstate"])
def test_the_second_of_two_reviewers_who_press_the_same_button_is_told_and_undoes_nothing(
    memory: Memory, client_of: ClientOf, first: str
) -> None:
    if first == "reinstate":
        lifecycle.retire(memory, decider=THORA, reason_text="It is over.")
    client, address = client_of("reviewer"), reverse("admin:memories_memory_change", args=[memory.pk])
    assert f'name="act" value="{first}"' in client.get(address).content.decode()
    data = {"act": first, "reason": "So it is."}
    client.post(address, data)
    page = words(client.post(address, data).content.decode())
    memory.refresh_from_db()
    assert memory.status == (MemoryStatus.RETIRED if first == "retire" else MemoryStatus.ACTIVE)
    assert Decision.objects.filter(subject_id=memory.pk).latest("id").action == first
    assert "somebody else was quicker" in page


@pytest.mark.parametrize("act", ["", "supersede"])
def test_a_form_that_does_not_say_what_it_means_does_nothing(memory: Memory, client_of: ClientOf, act: str) -> None:
    address = reverse("admin:memories_memory_change", args=[memory.pk])
    page = words(client_of("reviewer").post(address, {"act": act, "reason": "So it is."}).content.decode())
    memory.refresh_from_db()
    assert memory.status == MemoryStatus.ACTIVE
    assert "Open this page again" in page


@pytest.mark.parametrize("data", [{}, {"reason": " "}, {"reason": "ok"}])
def test_no_memory_ends_without_a_reason(memory: Memory, client_of: ClientOf, data: dict[str, str]) -> None:
    address = reverse("admin:memories_memory_change", args=[memory.pk])
    page = client_of("reviewer").post(address, {"act": "retire"} | data).content.decode()
    memory.refresh_from_db()
    assert "A decision needs a reason." in page
    assert memory.status == MemoryStatus.ACTIVE


def test_a_memory_whose_claim_is_active_again_cannot_be_reinstated(memory: Memory, client_of: ClientOf) -> None:
    lifecycle.retire(memory, decider=THORA, reason_text="It is over.")
    same = {f.attname: getattr(memory, f.attname) for f in Memory._meta.fields if f.name != "id"}
    Memory.objects.create(**same | {"status": "active", "withdrawn_at": None})
    address = reverse("admin:memories_memory_change", args=[memory.pk])
    page = client_of("reviewer").post(address, {"act": "reinstate", "reason": "It is true again."}).content.decode()
    assert "The same claim is an active memory already." in words(page)


def test_a_decision_shows_who_what_why_and_its_seal(memory: Memory, client_of: ClientOf) -> None:
    decision = lifecycle.retire(memory, decider=THORA, reason_text="It is over.")
    page = words(page_of(client_of, "memories_decision", decision))
    assert "thora" in page
    assert "active → retired" in page
    assert "It is over." in page
    assert decision.hash in page


def test_a_subject_that_is_a_person_is_named(memory: Memory, client_of: ClientOf, organization: Organization) -> None:
    person = Person.objects.create(organization=organization, name="Marta Ilves")
    Memory.objects.filter(pk=memory.pk).update(subject=person)
    assert "Subject Marta Ilves" in words(page_of(client_of, "memories_memory", memory))


def test_a_page_that_names_no_row_is_not_found(run: Run, client_of: ClientOf) -> None:
    client = client_of("viewer")
    for name, key in (("extraction_candidate", run.pk), ("memories_memory", "nonsense"), ("extraction_run", "1")):
        assert client.get(reverse(f"admin:{name}_change", args=[key])).status_code == 404
    assert Candidate.objects.exists()
