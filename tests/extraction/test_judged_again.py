"""A batch that is judged again is what was proposed, and a run that is processed again fills no queue twice."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from evidence.domain.errors import Conflict
from evidence.models import Organization
from extraction import intake, review
from extraction.models import Candidate, Run
from extraction.rows import domain_candidate
from extraction.tasks import enqueue_run
from memories.models import Decision
from tests.extraction.builders import item, process, record_answer, submission

TEXT = "I will send the signed contract tomorrow."
GOOD = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")
DOUBTFUL = GOOD | {"confidence": 0.2}


@pytest.fixture
def answered(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Run]:
    """Process a run, or the same again, whose model answers with the given items."""
    settings.RECORDINGS = tmp_path

    def walk(*items: dict[str, Any]) -> Run:
        record_answer(tmp_path, "conversation", *items)
        with django_capture_on_commit_callbacks(execute=True):
            run = Run.objects.first()
            if run:
                intake.reprocess(run=run, enqueue=enqueue_run)
            else:
                run = process(organization, submission(TEXT, extractor="recorded"))
        run.refresh_from_db()
        return run

    return walk


def open_rows() -> list[tuple[int, str]]:
    return list(Candidate.objects.review_queue().values_list("attempt", "content"))


def test_a_claim_that_is_proposed_again_waits_once_in_the_queue(answered: Callable[..., Run]):
    answered(DOUBTFUL)
    assert open_rows() == [(1, DOUBTFUL["content"])]
    answered(DOUBTFUL)
    assert open_rows() == [(2, DOUBTFUL["content"])]
    assert Candidate.objects.get(attempt=1).review == "replaced"
    decision = Decision.objects.get(action="replace")
    assert (decision.actor_kind, decision.state_before, decision.state_after) == ("system", "open", "replaced")


def test_a_claim_that_is_not_proposed_again_and_one_that_is_decided_stay(answered: Callable[..., Run]):
    other = DOUBTFUL | {"content": "Ines will send a signed contract tomorrow"}
    answered(DOUBTFUL, other)
    decided = Candidate.objects.get(index=1)
    review.uphold(candidate=decided, user="mai", reason="not so")
    answered(other)
    assert open_rows()[0] == (1, DOUBTFUL["content"])
    decided.refresh_from_db()
    assert decided.review == "upheld"


def test_a_replaced_candidate_is_decided_no_more(answered: Callable[..., Run]):
    answered(DOUBTFUL)
    answered(DOUBTFUL)
    with pytest.raises(Conflict, match="decided already"):
        review.uphold(candidate=Candidate.objects.get(attempt=1), user="mai", reason="not so")


@pytest.mark.parametrize("offset", ["+07:00", "-05:00", "+00:00", "+14:00"])
def test_a_bound_of_validity_is_judged_again_in_its_own_offset(answered: Callable[..., Run], offset: str):
    bounds = {"valid_from": f"2026-03-03T00:00:00{offset}", "valid_until": f"2026-03-04T23:59:59{offset}"}
    answered(GOOD | bounds)
    row = Candidate.objects.get()
    read = domain_candidate(row)
    for name, stated in bounds.items():
        assert getattr(read, name).isoformat() == stated
        assert getattr(row, name) == datetime.fromisoformat(stated)
    codes = set(row.findings.values_list("code", flat=True))
    [judged] = review.judge_again(row).judged
    assert codes - {"duplicate"} == {found.code for found in judged.findings} - {"duplicate"}


def test_a_row_from_before_offsets_were_kept_is_read_by_its_columns(answered: Callable[..., Run]):
    answered(GOOD | {"valid_from": "2026-03-03T00:00:00+07:00"})
    row = Candidate.objects.get()
    del row.proposal["valid_from"], row.proposal["valid_until"]
    assert domain_candidate(row).valid_from == row.valid_from


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.proposal.pop("spans"),
        lambda row: row.proposal.update(facts=None),
        lambda row: row.proposal.update(valid_from="someday"),
        lambda row: setattr(row, "labels", [{"label": "bygone", "confidence": 0.5}]),
        lambda row: setattr(row, "proposal", []),
    ],
)
def test_a_batch_that_cannot_be_read_back_is_a_conflict_that_says_what_to_do(
    answered: Callable[..., Run], change: Callable[[Candidate], Any]
):
    answered(DOUBTFUL)
    row = Candidate.objects.get()
    change(row)
    row.save()
    with pytest.raises(Conflict) as caught:
        review.restore(candidate=row, user="mai", reason="it is so")
    assert caught.value.code == "not_judgeable"
    assert "Process the run again" in caught.value.hint
    review.uphold(candidate=row, user="mai", reason="it is not so")
