"""The contract, admission and faithfulness guards: what the proposal itself must be."""

from __future__ import annotations

import pytest

from extraction.domain.candidate import Batch, Candidate, Fault
from extraction.domain.case import Case
from extraction.domain.guards import admission, contract, faithfulness
from extraction.domain.run import House
from tests.extraction.domain_builders import INES, codes, findings, proposed, run_of

RUN = run_of((INES, "the gate code changes in March"))
CLAIM = "The gate code changes in March"
SPAN = "the gate code changes in March"


def judged(count: int, limit: int | None) -> list[list[str]]:
    batch = Batch(tuple(Candidate(n, CLAIM) for n in range(count)), limit=limit)
    case = Case(RUN, batch)
    return [[found.code for found in contract.judge(candidate, case)] for candidate in batch.candidates]


def test_each_fault_is_a_finding_that_names_field_and_rule() -> None:
    broken = proposed(CLAIM, SPAN, faults=(Fault("confidence", "must be a number"), Fault("", "must be an object")))
    found = findings(contract, broken, RUN)
    assert [each.code for each in found] == ["invalid_contract", "invalid_contract"]
    assert [each.detail for each in found] == ["confidence: must be a number", "must be an object"]
    assert found[0].data == {"field": "confidence", "rule": "must be a number"}


def test_a_candidate_without_a_fault_keeps_the_contract() -> None:
    assert codes(contract, proposed(CLAIM, SPAN), RUN) == []


@pytest.mark.parametrize(("count", "limit"), [(11, 10), (3, 2), (1, 0)])
def test_more_than_the_limit_drops_every_candidate_of_the_answer(count: int, limit: int) -> None:
    assert judged(count, limit) == [["too_many_memories"]] * count


@pytest.mark.parametrize(("count", "limit"), [(10, 10), (1, 10), (0, 10), (1_000, None)])
def test_up_to_the_limit_or_without_one_nothing_is_said(count: int, limit: int | None) -> None:
    assert judged(count, limit) == [[]] * count


@pytest.mark.parametrize(("own", "floor"), [(None, 0.5), (0.49, 0.5), (0.0, 0.5), (0.85, 0.9), (float("nan"), 0.5)])
def test_a_proposer_who_was_not_sure_is_uncertain(own: float | None, floor: float) -> None:
    run = run_of((INES, SPAN), house=House(review_floor=floor))
    found = findings(admission, proposed(CLAIM, SPAN, confidence=own), run)
    assert [each.code for each in found] == ["uncertain"]
    assert found[0].data["floor"] == floor


@pytest.mark.parametrize(("own", "floor"), [(0.5, 0.5), (0.51, 0.5), (1.0, 0.5), (0.0, 0.0), (0.9, 0.9)])
def test_a_proposer_at_or_over_the_floor_is_left_alone(own: float, floor: float) -> None:
    run = run_of((INES, SPAN), house=House(review_floor=floor))
    assert codes(admission, proposed(CLAIM, SPAN, confidence=own), run) == []


@pytest.mark.parametrize(
    "candidate",
    [
        proposed("", ()),
        proposed("", SPAN, citations=()),
        proposed(CLAIM, ("", "  "), citations=(-1, 99)),
        proposed("\ufffd\ufffd", "\ufffd", faults=(Fault("content", "must not hold control characters"),)),
    ],
)
def test_a_candidate_with_faults_never_breaks_the_faithfulness_guard(candidate: Candidate) -> None:
    assert codes(faithfulness, candidate, RUN)


def test_a_proven_candidate_has_no_finding_of_faithfulness_that_refuses_it() -> None:
    assert [f.code for f in findings(faithfulness, proposed(CLAIM, SPAN), RUN) if f.effect != "note"] == []


def test_an_unquoted_claim_is_told_to_have_no_span() -> None:
    assert "missing_span" in codes(faithfulness, proposed(CLAIM), RUN)
