"""What a run without exactly one person may leave behind, and what it may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.domain.guards import actors
from extraction.domain.run import Actor, ActorKind, RunContext, Surface
from memories.domain.taxonomy import Label
from tests.extraction.domain_builders import BOT, INES, OMAR, codes, findings, labels, proposed, run_of, said

PREFERENCE = labels(Label.PREFERENCE)
MIXED = labels(Label.PROCEDURAL, Label.PREFERENCE)
TEXT = "I prefer tabs at width 4"
TWO = (INES, OMAR, BOT)


def linked(actor: Actor, person: str) -> Actor:
    return replace(actor, person_id=person)


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        (TWO, ["multi_actor_preference"]),
        ((BOT,), ["multi_actor_preference"]),
        ((), ["multi_actor_preference"]),
        ((linked(INES, "p1"), linked(OMAR, "p2")), ["multi_actor_preference"]),
        ((linked(INES, "p1"), OMAR), ["multi_actor_preference"]),
        ((INES,), []),
        ((INES, BOT), []),
        ((INES, BOT, replace(BOT, id="lint")), []),
        ((linked(INES, "p1"), linked(OMAR, "p1")), []),
    ],
)
def test_a_preference_needs_a_run_with_exactly_one_person(members: tuple[Actor, ...], expected: list[str]) -> None:
    run = run_of((INES, TEXT), actors=members)
    assert codes(actors, proposed("Ines prefers tabs at width 4", TEXT, labels=PREFERENCE), run) == expected


@pytest.mark.parametrize(
    "changes",
    [{"labels": PREFERENCE}, {"labels": MIXED}, {"kind": "preference"}, {"kind": " Preference"}],
)
def test_kind_or_any_label_makes_it_a_preference(changes: dict[str, object]) -> None:
    run = run_of((INES, TEXT), actors=TWO)
    assert codes(actors, proposed("Tabs are 4 wide", TEXT, **changes), run) == ["multi_actor_preference"]


@pytest.mark.parametrize("text", ["line 2 runs the blue caps", "we as a team use tabs"])
def test_another_label_on_shared_words_is_no_preference(text: str) -> None:
    run = run_of((INES, text), actors=TWO)
    assert codes(actors, proposed(text, text, kind="procedure"), run) == []


WRITES = [
    (Surface.GATE, True, run_of((INES, TEXT), actors=TWO), []),
    (Surface.GATE, False, run_of((INES, TEXT), actors=TWO), ["multi_actor_preference"]),
    (Surface.CONVERSATION, True, run_of((INES, TEXT), actors=TWO), ["multi_actor_preference"]),
    (Surface.IMPORT, True, run_of((INES, TEXT), actors=TWO), ["multi_actor_preference"]),
    (Surface.GATE, True, run_of((BOT, TEXT), actors=TWO), ["multi_actor_preference"]),
    (Surface.GATE, True, run_of((None, TEXT), actors=TWO), ["multi_actor_preference"]),
    (Surface.GATE, True, run_of((INES, "something else"), actors=TWO), ["multi_actor_preference"]),
]


@pytest.mark.parametrize(("surface", "is_explicit", "run", "expected"), WRITES)
def test_an_explicit_write_through_the_gate_that_cites_its_actors_own_words_is_exempt(
    surface: Surface, is_explicit: bool, run: RunContext, expected: list[str]
) -> None:
    candidate = proposed("Ines prefers tabs", TEXT, labels=PREFERENCE, explicit_write=is_explicit)
    assert codes(actors, candidate, replace(run, surface=surface)) == expected


def test_an_explicit_write_that_cites_two_actors_is_not_exempt() -> None:
    run = run_of((INES, TEXT), (OMAR, "I use spaces"), actors=TWO, surface=Surface.GATE)
    candidate = proposed(
        "x prefers y", (TEXT, "I use spaces"), citations=(0, 1), labels=PREFERENCE, explicit_write=True
    )
    assert codes(actors, candidate, run) == ["multi_actor_preference"]


@pytest.mark.parametrize(
    ("scope", "members", "expected"),
    [
        ("agent:helpdesk/user:42", TWO, ["scope_not_shared"]),
        ("user:42", (), ["scope_not_shared"]),
        ("agent:helpdesk/User:42/x", TWO, ["scope_not_shared"]),
        ("agent:helpdesk/user:42", (INES, BOT), []),
        ("agent:helpdesk", TWO, []),
        ("agent:power-user:42", TWO, []),
        ("agent:helpdesk/users", TWO, []),
    ],
)
def test_a_personal_scope_needs_exactly_one_person(scope: str, members: tuple[Actor, ...], expected: list[str]) -> None:
    run = run_of((INES, "the gate shuts at ten"), actors=members, scope=scope)
    assert codes(actors, proposed("The gate shuts at ten", "the gate shuts at ten"), run) == expected


LAUNDERED = [
    ("Deploys are on Fridays", "I always deploy on Fridays", Label.PROCEDURAL),
    ("The editor of choice is Neovim", "I use Neovim", Label.FACTUAL),
    ("Omar is left-handed", "I'm left-handed", Label.FACTUAL),
    ("Pages the lead before touching anything", "I like to page the lead first", Label.BEHAVIORAL),
    ("Sessions do not start before seven", "Ich mag keine Sitzungen vor 19 Uhr", Label.PROCEDURAL),
    ("Helpers are paid in cash", "tui toàn trả tiền mặt cho thợ phụ", Label.PROCEDURAL),
    ("Always uses vim", "always use vim", Label.BEHAVIORAL),
    ("Omar is vegetarian", "no meat for the lad over here", Label.FACTUAL),
    ("Reports go out as PDF", "please always send my reports as PDF", Label.EPISODIC),
]


@pytest.mark.parametrize(("content", "text", "label"), LAUNDERED)
def test_one_persons_own_statement_is_not_laundered_into_another_label(content: str, text: str, label: Label) -> None:
    run = run_of((OMAR, text), actors=TWO)
    assert codes(actors, proposed(content, text, labels=labels(label)), run) == ["preference_laundering"]


@pytest.mark.parametrize(("content", "text", "label"), LAUNDERED)
def test_the_same_statement_of_the_only_person_is_left_alone(content: str, text: str, label: Label) -> None:
    run = run_of((OMAR, text), actors=(OMAR, BOT))
    assert codes(actors, proposed(content, text, labels=labels(label)), run) == []


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("The team ships on Tuesdays", "we as a team ship on Tuesdays"),
        ("Nothing is deployed after 15:00", "reminder we agreed in the retro: nothing goes out after 15:00"),
        ("Omar sends the invoice by Friday", "I'll send the invoice by Friday"),
        ("Omar has the pager this week", "I have the pager this week"),
        ("Omar paid 300 euros", "I paid the deposit, 300 euros"),
        ("Omar takes delivery before eight", "tui nhận, trước 8 giờ"),
        ("Orders over 5 million are transferred", "quy định công ty: chi trên 5 triệu phải chuyển khoản"),
        ("The repository pins exact versions", "this repo pins exact versions"),
        ("Omar's order is due in May", "order 17 is due in May"),
    ],
)
def test_collective_practice_facts_commitments_and_payments_stay_admissible(content: str, text: str) -> None:
    run = run_of((OMAR, text), actors=TWO)
    assert codes(actors, proposed(content, text, labels=labels(Label.PROCEDURAL)), run) == []


def test_the_finding_says_which_shape_was_seen_in_which_words() -> None:
    found = findings(
        actors, proposed("The editor is Neovim", "I prefer Neovim"), run_of((OMAR, "I prefer Neovim"), actors=TWO)
    )
    assert found[0].data["shape"] == "preference"
    assert found[0].detail == "preference: I prefer"


def test_any_one_span_that_is_personal_is_enough() -> None:
    run = run_of((OMAR, "we ship on Tuesdays"), (INES, "I hate Mondays"), actors=TWO)
    candidate = proposed("Shipping is on Tuesdays", ("we ship on Tuesdays", "I hate Mondays"), citations=(0, 1))
    assert codes(actors, candidate, run) == ["preference_laundering"]


def test_a_span_that_stands_nowhere_is_left_to_faithfulness() -> None:
    run = run_of((OMAR, "we ship on Tuesdays"), actors=TWO)
    assert codes(actors, proposed("Shipping is on Tuesdays", "I prefer Tuesdays"), run) == []


def test_a_silent_second_person_counts() -> None:
    auditor = Actor("audit", "Auditor", ActorKind.PERSON)
    run = run_of(said(0, INES, TEXT), actors=(INES, BOT, auditor))
    assert codes(actors, proposed("Tabs", TEXT, labels=PREFERENCE), run) == ["multi_actor_preference"]
