"""The register: what is only true inside a game, a role, a draft or a supposition never becomes a durable memory."""

from __future__ import annotations

from typing import Any

import pytest

from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.guards import register
from extraction.domain.run import RunContext
from memories.domain.taxonomy import Grounding, Label, Register
from tests.extraction.domain_builders import BOT, INES, batch_of, labels, proposed, run_of

PLAIN = run_of((INES, "I take the early bus and the shop opens at nine"), actors=(INES, BOT))
GAME = run_of(
    (INES, "Let's play a pirate game. I never sleep ashore"),
    (BOT, "Aye, captain."),
    (INES, "btw my train leaves at six"),
    (INES, "I always bluff on nines"),
    (INES, "ok game over. I work in Porto"),
    actors=(INES, BOT),
)
EPISODIC = labels(Label.EPISODIC)
MADE_UP = proposed("A pirate game was played", "early bus", labels=EPISODIC, grounding=Grounding.CONSTRUCTED)
BUS = "The user takes the early bus"


def judged(candidate: Candidate, *others: Candidate, run: RunContext = PLAIN, **changes: Any) -> list[str]:
    batch = batch_of(candidate, *others, **changes)
    return [found.code for found in register.judge(batch.candidates[0], Case(run, batch))]


def said_at(index: int, content: str, span: str, **changes: Any) -> Candidate:
    return proposed(content, span, citations=(index,), **changes)


@pytest.mark.parametrize("asserted", list(Register))
def test_a_constructed_durable_drops_under_every_register(asserted):
    assert "constructed_durable" in judged(
        proposed(BUS, "early bus", grounding=Grounding.CONSTRUCTED), register=asserted
    )


def test_a_label_beside_episodic_makes_it_durable():
    both = labels(Label.EPISODIC, Label.FACTUAL)
    assert judged(proposed(BUS, "early bus", labels=both, grounding=Grounding.CONSTRUCTED)) == ["constructed_durable"]


def test_a_constructed_note_is_left_to_the_cap():
    assert judged(MADE_UP) == []


@pytest.mark.parametrize(
    ("grounding", "stated"), [(Grounding.REAL, True), (Grounding.REAL, False), (Grounding.CONSTRUCTED, True)]
)
def test_every_durable_drops_under_fiction_whatever_its_tag(grounding, stated):
    candidate = proposed(BUS, "early bus", grounding=grounding, grounding_stated=stated)
    assert "fiction_register" in judged(candidate, register=Register.FICTION)


def test_a_note_is_not_touched_by_the_fiction_register():
    assert (
        judged(proposed("The shop opened at nine", "opens at nine", labels=EPISODIC), register=Register.FICTION) == []
    )


@pytest.mark.parametrize("asserted", [Register.MIXED, Register.REAL])
def test_an_explicitly_real_durable_survives_beside_a_constructed_tag_under_an_asserted_register(asserted):
    assert judged(proposed(BUS, "early bus"), MADE_UP, register=asserted) == []


def test_an_untagged_durable_beside_a_constructed_tag_is_demoted():
    assert judged(proposed(BUS, "early bus", grounding_stated=False), MADE_UP) == ["register_contradiction"]


def test_every_durable_beside_a_constructed_tag_is_demoted_when_no_register_was_given():
    assert judged(proposed(BUS, "early bus"), MADE_UP, register=Register.MIXED, register_stated=False) == [
        "register_contradiction"
    ]


@pytest.mark.parametrize("stated", [True, False])
def test_without_a_constructed_tag_nothing_contradicts(stated):
    candidate = proposed(BUS, "early bus", grounding_stated=False)
    assert judged(candidate, register=Register.MIXED, register_stated=stated) == []


def test_a_note_is_no_contradiction():
    note = proposed("The user took the early bus", "early bus", labels=EPISODIC, grounding_stated=False)
    assert judged(note, MADE_UP, register_stated=False) == []


@pytest.mark.parametrize(
    "candidate",
    [
        said_at(0, "The user never sleeps ashore", "I never sleep ashore"),
        said_at(3, "The user always bluffs on nines", "I always bluff on nines"),
        said_at(3, "Ines bluffed on nines", "I always bluff on nines", labels=EPISODIC),
        said_at(3, "The user bluffed", "I always bluff on nines", labels=EPISODIC, grounding_stated=False),
    ],
)
def test_a_span_inside_an_open_frame_is_demoted_whatever_the_tags(candidate):
    assert judged(candidate, run=GAME) == ["framed_span"]


@pytest.mark.parametrize(
    "candidate",
    [
        said_at(2, "The user's train leaves at six", "my train leaves at six"),
        said_at(4, "The user works in Porto", "I work in Porto"),
        said_at(3, "The user played a pirate game", "I always bluff on nines", labels=EPISODIC),
        said_at(3, "The user bluffed", "I always bluff", labels=EPISODIC, grounding=Grounding.CONSTRUCTED),
        said_at(3, "A fog lies over everything", "I always bluff", labels=EPISODIC),
        said_at(3, "The user likes tea", "not said at all"),
    ],
)
def test_an_aside_a_closed_frame_and_a_note_of_the_activity_pass(candidate):
    assert judged(candidate, run=GAME) == []
