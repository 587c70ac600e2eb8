"""The episodic cap: one note about a made-up activity stays, the first that nothing else drops."""

from __future__ import annotations

import pytest

from extraction.domain.candidate import Batch
from extraction.domain.case import Case
from extraction.domain.guards import episodic_cap
from memories.domain.taxonomy import Grounding, Label, Register
from tests.extraction.domain_builders import INES, batch_of, labels, proposed, run_of

RUN = run_of((INES, "we played chess and hangman"))
EPISODIC, DURABLE = labels(Label.EPISODIC), labels(Label.FACTUAL)
CONSTRUCTED, REAL = Grounding.CONSTRUCTED, Grounding.REAL


def note(grounding: Grounding = CONSTRUCTED, *, stated: bool = True, durable: bool = False):
    return proposed(
        "A game was played", labels=DURABLE if durable else EPISODIC, grounding=grounding, grounding_stated=stated
    )


def verdicts(batch: Batch, dropped: frozenset[int] = frozenset()) -> list[str]:
    case = Case(RUN, batch, dropped)
    return [next((found.code for found in episodic_cap.judge(each, case)), "") for each in batch.candidates]


def test_the_first_constructed_note_stays_and_every_further_one_drops():
    assert verdicts(batch_of(note(), note(), note())) == ["", "episodic_cap", "episodic_cap"]


def test_a_note_that_another_guard_dropped_leaves_its_place_to_the_next():
    assert verdicts(batch_of(note(), note(), note()), frozenset({0})) == ["", "", "episodic_cap"]


def test_a_single_note_stays():
    assert verdicts(batch_of(note())) == [""]


def test_a_real_note_beside_a_constructed_one_does_not_count_outside_fiction():
    assert verdicts(batch_of(note(REAL), note(), note(REAL))) == ["", "", ""]


def test_a_durable_candidate_is_never_counted():
    assert verdicts(batch_of(note(durable=True), note(), register=Register.FICTION)) == ["", ""]


@pytest.mark.parametrize("stated", [True, False])
def test_under_fiction_every_note_counts_and_a_further_real_one_is_demoted(stated):
    batch = batch_of(note(REAL), note(REAL, stated=stated), note(), register=Register.FICTION)
    assert verdicts(batch) == ["", "register_contradiction", "episodic_cap"]


def test_under_fiction_one_real_note_alone_stays():
    assert verdicts(batch_of(note(REAL), register=Register.FICTION)) == [""]
