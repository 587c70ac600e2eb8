"""A claim that contradicts an active memory waits for a person, unless its own source says that it replaces it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from evidence.domain.context import Mode
from evidence.models import Organization
from extraction import intake, review
from extraction.contexts import run_context, with_neighbours
from extraction.domain.candidate import Batch
from extraction.forms import DecisionForm
from extraction.models import Candidate, Run
from extraction.rows import domain_candidate
from extraction.tasks import enqueue_run
from extraction.undo import undo
from memories import lifecycle, neighbours
from memories.models import ActorKind, Decision, Memory, MemoryStatus
from memories.record import Decider
from memories.verification import verify
from tests.extraction.builders import AT, INES, OMAR, item, process, record_answer, said, submission

FORTY = item("The deposit is 40 triệu", "the deposit is 40 triệu")
PLAIN = item("The deposit is 45 triệu", "the deposit is 45 triệu")
CERTAIN = item("The deposit is 45 triệu", "the deposit is 45 triệu, not 40 triệu")
MAI = Decider(ActorKind.PERSON, "mai")


@pytest.fixture
def told(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Candidate]:
    """Process one run a day later than the last, whose message is the quote of the given item."""
    settings.RECORDINGS = tmp_path
    days = iter(range(100))

    def tell(given: dict[str, Any], **changes: Any) -> Candidate:
        day = next(days)
        external_id, at = f"day-{day}", changes.pop("at", AT + timedelta(days=day))
        record_answer(tmp_path, external_id, given)
        text = changes.pop("text", f"so {given['evidence_span']}")
        fields = {"messages": tuple(replace(m, said_at=at) for m in said(text)), "reference_at": at} | changes
        with django_capture_on_commit_callbacks(execute=True):
            run = process(organization, submission(extractor="recorded", external_id=external_id, **fields))
        run.refresh_from_db()
        assert run.status == "done", run.error_detail
        return run.candidates.get()

    return tell


def kept(row: Candidate) -> Memory:
    assert row.memory is not None
    return row.memory


def test_a_contradiction_is_demoted_with_the_memory_and_the_two_values_named(told: Callable[..., Candidate]):
    memory = kept(told(FORTY))
    row = told(PLAIN)
    assert (row.verdict, row.reason, row.review, row.memory) == ("demoted", "conflict", "open", None)
    assert row.findings.get(code="conflict").data == {
        "memory": str(memory.pk), "differs": "amount", "said": "45 triệu", "known": "40 triệu",
    }  # fmt: skip
    assert Memory.objects.get() == memory


def test_a_source_that_says_which_is_the_old_value_supersedes_it_on_the_record(
    organization: Organization, told: Callable[..., Candidate]
):
    memory = kept(told(FORTY))
    row = told(CERTAIN)
    assert (row.verdict, row.reason) == ("admitted", "")
    memory.refresh_from_db()
    assert (memory.status, memory.superseded_by) == (MemoryStatus.SUPERSEDED, row.memory)
    decision = Decision.objects.get(action="supersede")
    assert (decision.actor_kind, decision.subject_id, decision.reason_code) == ("guard", memory.pk, "supersedes")
    assert str(kept(row).pk) in decision.reason_text
    assert row.findings.get(code="supersedes").data["memory"] == str(memory.pk)
    assert verify(organization).broken is None


@pytest.mark.parametrize(
    "changes",
    [
        {"at": AT - timedelta(days=1)},
        {"at": AT},
        {"actors": (OMAR,), "messages": said(f"so {CERTAIN['evidence_span']}", actor=OMAR)},
        {"actors": (INES, OMAR)},
    ],
    ids=["earlier", "at the same time", "somebody else", "several people"],
)
def test_what_is_said_earlier_or_by_somebody_else_is_not_certain(told: Callable[..., Candidate], changes: Any):
    memory = kept(told(FORTY))
    assert told(CERTAIN, **changes).reason == "conflict"
    memory.refresh_from_db()
    assert memory.status == "active"


def test_a_certain_claim_that_another_guard_doubts_supersedes_nothing(told: Callable[..., Candidate]):
    memory = kept(told(FORTY))
    row = told(CERTAIN | {"confidence": 0.2})
    assert (row.verdict, row.reason) == ("demoted", "uncertain")
    memory.refresh_from_db()
    assert memory.status == "active"


def test_one_uncertain_contradiction_keeps_a_certain_one_back(told: Callable[..., Candidate]):
    first = kept(told(FORTY))
    second = review.restore(
        candidate=told(item("The deposit is 38 triệu", "the deposit is 38 triệu")), user="mai", reason="also asked"
    )
    row = told(CERTAIN)
    assert sorted(row.findings.values_list("code", flat=True)) == ["conflict", "supersedes"]
    assert row.verdict == "demoted"
    assert {first, second} == set(Memory.objects.active())


@pytest.mark.parametrize(
    "changes",
    [{"scope": "agent:other"}, {"labels": "episodic"}],
)
def test_other_scopes_and_episodic_notes_are_no_conflict(told: Callable[..., Candidate], changes: dict[str, Any]):
    told(FORTY)
    note = PLAIN | ({"categories": [{"label": "episodic", "confidence": 0.9}]} if changes.pop("labels", "") else {})
    assert told(note, **changes).verdict == "admitted"


@pytest.mark.parametrize("act", ["retire", "supersede"])
def test_what_is_not_active_is_contradicted_by_nothing(told: Callable[..., Candidate], act: str):
    memory = kept(told(FORTY))
    getattr(lifecycle, act)(memory, decider=MAI, reason_text="no longer true")
    assert told(PLAIN).verdict == "admitted"


def test_the_same_claim_again_is_a_duplicate_and_no_conflict(told: Callable[..., Candidate]):
    told(FORTY)
    review.restore(candidate=told(PLAIN), user="mai", reason="both are asked for")
    again = told(PLAIN, text="yes, the deposit is 45 triệu")
    assert list(again.findings.values_list("code", flat=True)) == ["duplicate"]


def test_the_console_offers_to_supersede_the_contradicted_memory_first(told: Callable[..., Candidate]):
    memory = kept(told(FORTY))
    told(item("The gate is green", "the gate is green"))
    form = DecisionForm(told(PLAIN))
    widget: Any = form.fields["memory"].widget
    assert form["memory"].value() == memory.pk
    assert widget.choices[1] == (memory.pk, memory.content)
    assert len(widget.choices) == 3


def test_a_person_supersedes_the_memory_and_may_take_that_back(told: Callable[..., Candidate]):
    memory = kept(told(FORTY))
    row = told(PLAIN)
    successor = review.supersede(candidate=row, memory=memory, user="mai", reason="newer", reason_code="newer_holds")
    memory.refresh_from_db()
    assert (memory.status, memory.superseded_by) == ("superseded", successor)
    undo(candidate=row, user="mai")
    for each in (memory, successor, row):
        each.refresh_from_db()
    assert (memory.status, memory.superseded_by, successor.status, row.review) == ("active", None, "retired", "open")


def test_what_the_chain_superseded_can_be_reinstated_by_a_person(told: Callable[..., Candidate]):
    memory = kept(told(FORTY))
    successor = kept(told(CERTAIN))
    lifecycle.retire(successor, decider=MAI, reason_text="misread")
    memory.refresh_from_db()
    lifecycle.reinstate(memory, decider=MAI, reason_text="it holds after all")
    assert list(Memory.objects.active()) == [memory]


def test_the_older_source_read_again_does_not_bring_the_old_value_back(
    told: Callable[..., Candidate], django_capture_on_commit_callbacks: Any
):
    first = told(FORTY)
    told(CERTAIN)
    with django_capture_on_commit_callbacks(execute=True):
        intake.reprocess(run=Run.objects.get(pk=first.run_id), enqueue=enqueue_run)
    assert Candidate.objects.get(run=first.run_id, attempt=2).verdict == "dropped"
    assert Memory.objects.active().count() == 1


def test_neighbours_are_few_of_the_same_scope_and_cost_a_fixed_number_of_queries(
    organization: Organization, stranger: Organization, told: Callable[..., Candidate], monkeypatch: pytest.MonkeyPatch
):
    row = told(FORTY)
    for number in range(4):
        told(item(f"The deposit for shed {number} is 40 triệu", f"the deposit for shed {number} is 40 triệu"))
    told(item("The deposit is 41 triệu", "the deposit is 41 triệu"), scope="agent:other")
    context = run_context(row.run, Mode.LLM)
    assert len(neighbours.newest(organization, "agent:office")) == 5
    assert neighbours.newest(stranger, "agent:office") == ()
    monkeypatch.setattr(neighbours, "MOST_RECENT", 2)
    assert [known.text[:22] for known in neighbours.newest(organization, "agent:office")] == [
        "The deposit for shed 3",
        "The deposit for shed 2",
    ]
    counts = []
    for size in (1, 5):
        proposals = tuple(replace(domain_candidate(row), index=index) for index in range(size))
        with CaptureQueriesContext(connection) as queries:
            with_neighbours(context, organization, Batch(proposals))
        counts.append(len(queries))
    assert counts[0] == counts[1]


def test_the_page_names_the_two_values_and_leads_to_the_memory_which_the_form_has_chosen(
    told: Callable[..., Candidate], admin_client: Any
):
    memory = kept(told(FORTY))
    row = told(PLAIN)
    page = admin_client.get(reverse("admin:extraction_candidate_change", args=[row.pk])).content.decode()
    assert "“45 triệu” here, “40 triệu” in the memory" in page
    assert reverse("admin:memories_memory_change", args=[memory.pk]) in page
    assert f'<option value="{memory.pk}" selected>' in page
    assert "not proven" not in page


def test_a_memory_that_somebody_ended_meanwhile_is_not_superseded_again(
    organization: Organization, told: Callable[..., Candidate]
):
    memory, other = kept(told(FORTY)), kept(told(item("The gate is green", "the gate is green")))
    lifecycle.retire(memory, decider=MAI, reason_text="no longer true")
    chain = Decider(ActorKind.GUARD, "chain")
    with transaction.atomic():
        ended = lifecycle.supersede_each(organization, {memory.pk: other}, decider=chain, reason_code="supersedes")
    memory.refresh_from_db()
    assert (ended, memory.status, memory.superseded_by) == ([], "retired", None)


def test_a_moved_day_in_vietnamese_supersedes_the_old_day(told: Callable[..., Candidate]):
    memory = kept(told(item("Cuộc họp vào ngày 3/5", "cuộc họp vào ngày 3/5")))
    row = told(item("Cuộc họp vào ngày 5/5", "cuộc họp ngày 3/5 dời sang ngày 5/5"))
    memory.refresh_from_db()
    assert (row.verdict, memory.status, memory.superseded_by_id) == ("admitted", "superseded", kept(row).pk)
    assert told(item("Cuộc họp vào ngày 7/5", "cuộc họp vào ngày 7/5")).reason == "conflict"
