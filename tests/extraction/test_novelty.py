"""What is new: not active, not said twice in a batch, not refused for good."""

from __future__ import annotations

import pytest

from extraction.domain.candidate import Batch
from extraction.domain.case import Case
from extraction.domain.guards import novelty
from extraction.domain.run import Neighbour
from memories.domain.fingerprint import fingerprint, source_fingerprint
from tests.extraction.domain_builders import INES, batch_of, findings, proposed, run_of

CLAIM, TEXT = "The gate code changes in March", "so the gate code changes in March"
SPAN = "the gate code changes in March"


def said_about(batch: Batch, dropped: frozenset[int] = frozenset()) -> list[list[str]]:
    case = Case(run_of((INES, TEXT)), batch, dropped)
    return [[found.code for found in novelty.judge(candidate, case)] for candidate in batch.candidates]


@pytest.mark.parametrize("claim", [CLAIM, "the gate code  changes in march."])
def test_an_active_memory_of_the_same_claim_makes_a_duplicate_that_names_it(claim: str) -> None:
    run = run_of((INES, TEXT), neighbours=(Neighbour(fingerprint(CLAIM), "m1"),))
    found = findings(novelty, proposed(claim, SPAN), run)
    assert [(each.code, each.data) for each in found] == [("duplicate", {"memory": "m1"})]


@pytest.mark.parametrize("claim", ["The gate code does not change in March", "The gate code changes in May"])
def test_another_claim_is_no_duplicate(claim: str) -> None:
    run = run_of((INES, TEXT), neighbours=(Neighbour(fingerprint(CLAIM), "m1"),))
    assert findings(novelty, proposed(claim, SPAN), run) == []


def test_ten_identical_items_leave_the_first() -> None:
    batch = batch_of(*[proposed(CLAIM, SPAN)] * 10)
    assert said_about(batch) == [[]] + [["duplicate"]] * 9


def test_a_claim_is_no_duplicate_of_one_that_was_dropped() -> None:
    batch = batch_of(*[proposed(CLAIM, SPAN)] * 3)
    assert said_about(batch, frozenset({0})) == [[], [], ["duplicate"]]


def test_different_claims_of_a_batch_are_left_alone() -> None:
    assert said_about(batch_of(proposed(CLAIM, SPAN), proposed("The gate is green", "gate"))) == [[], []]


@pytest.mark.parametrize(
    ("source", "is_refusal", "expected"),
    [
        (TEXT, True, ["upheld_before"]),
        (f"  {TEXT}\n", True, ["upheld_before"]),
        ("another message: the gate code changes in March", True, []),
        ("", True, []),
        (TEXT, False, ["duplicate"]),
    ],
)
def test_an_upheld_refusal_stands_for_the_same_claim_from_the_same_source(
    source: str, is_refusal: bool, expected: list[str]
) -> None:
    known = Neighbour(fingerprint(CLAIM), "c1", is_refusal, source_fingerprint([source]))
    run = run_of((INES, TEXT), neighbours=(known,))
    assert [found.code for found in findings(novelty, proposed(CLAIM, SPAN), run)] == expected


def test_other_cited_messages_do_not_change_the_source() -> None:
    known = Neighbour(fingerprint(CLAIM), "c1", True, source_fingerprint([TEXT]))
    run = run_of((INES, TEXT), (INES, "ok"), neighbours=(known,))
    found = findings(novelty, proposed(CLAIM, SPAN, citations=(0, 1)), run)
    assert [each.code for each in found] == ["upheld_before"]
