"""Cases about runs with several people, and about whose words a claim rests on (document 001)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext
from extraction.domain.schema import parse
from tests.extraction.case_words import ADMITTED, Case, covers, meaning, refused
from tests.extraction.domain_builders import AT, run_of, said

ALICE = Actor("alice", "Alice", ActorKind.PERSON)
BOB = Actor("bob", "Bob", ActorKind.PERSON)
AGENT = Actor("desk", "Desk", ActorKind.AGENT)
PEOPLE = {"alice": ALICE, "bob": BOB}
PREFERENCE, SAID = "Prefers terse code reviews", "I prefer terse code reviews"


def proposal(content: str, span: str, **changes: Any) -> dict[str, Any]:
    fields = {"kind": "preference", "content": content, "confidence": 0.9, "grounding": "real"}
    return fields | {"cited_messages": [0], "evidence_span": span} | changes


def only(run: RunContext, raw: dict[str, Any]) -> Judged:
    (judged,) = judge(parse({"conversation_register": "real", "memories": [raw]}), run).judged
    return judged


def actors_of(case: Case) -> tuple[Actor, ...]:
    return tuple(PEOPLE[name] for name in case["input"]["actors"])


def cited(case: Case) -> tuple[Actor, str]:
    name, _, text = case["input"]["cite"].partition(": ")
    return PEOPLE[name.casefold()], text


@covers("ADV-069", "ADV-070", "ADV-074", "ADV-080", "ADV-081")
def test_a_claim_is_judged_by_whose_statement_its_citation_is(case: Case) -> None:
    speaker, text = cited(case)
    run = run_of((speaker, text), actors=actors_of(case))
    meaning(case).check(only(run, proposal(case["input"]["content"], text, kind=case["input"]["kind"])))


@pytest.mark.parametrize("listed", [True, False])
@covers("ADV-071")
def test_a_bystander_s_habit_is_not_kept_whether_the_run_lists_them_or_not(case: Case, *, listed: bool) -> None:
    speaker, text = cited(case)
    actors = (*actors_of(case), speaker) if listed else actors_of(case)
    run = run_of((speaker, text), (ALICE, "thanks!"), actors=actors)
    meaning(case).check(only(run, proposal(case["input"]["content"], text, kind=case["input"]["kind"])))


@pytest.mark.parametrize("is_quoted", [True, False])
@covers("ADV-072")
def test_words_of_thanks_prove_no_preference(case: Case, *, is_quoted: bool) -> None:
    speaker, text = cited(case)
    run = run_of((speaker, text), actors=actors_of(case))
    meaning(case).check(only(run, proposal(case["input"]["content"], text if is_quoted else case["input"]["content"])))


@covers("ADV-076")
def test_two_ids_of_one_person_are_one_once_they_are_linked(case: Case) -> None:
    first, second = (
        Actor(name.removesuffix(" (same human)"), "Alice", ActorKind.PERSON) for name in case["input"]["actors"]
    )
    run = run_of((first, SAID), actors=(first, second))
    refused("multi_actor_preference").check(only(run, proposal(PREFERENCE, SAID)))
    linked = tuple(replace(actor, person_id="p1") for actor in (first, second))
    meaning(case).check(only(replace(run, actors=linked), proposal(PREFERENCE, SAID)))


@covers("ADV-082")
def test_a_citation_that_the_run_does_not_have_proves_nothing(case: Case) -> None:
    run = run_of((ALICE, SAID), (AGENT, "Noted."), (ALICE, "thanks!"), actors=(ALICE, AGENT))
    refused("citation_out_of_range").check(only(run, proposal(PREFERENCE, SAID, cited_messages=[7])))


@covers("ADV-083")
def test_a_run_without_anybody_keeps_no_preference(case: Case) -> None:
    run = RunContext("agent:office", (Message(0, Role.USER, SAID, said_at=AT),), actors=actors_of(case))
    refused("multi_actor_preference").check(only(run, proposal(PREFERENCE, SAID)))


@covers("ADV-087")
def test_an_answer_over_the_limit_is_refused_whole_and_none_is_cut_away(case: Case) -> None:
    texts = [f"My habit number {n} is to check line {n}" for n in range(11)]
    run = run_of(*((ALICE, text) for text in texts), actors=(ALICE,))
    raw = [
        proposal(f"Checks line {n} as habit number {n}", text, kind="habit", cited_messages=[n])
        for n, text in enumerate(texts)
    ]
    few = judge(parse({"conversation_register": "real", "memories": raw[:8]}), run).judged
    assert len(few) == 8
    for each in few:
        ADMITTED.check(each)
    many = judge(parse({"conversation_register": "real", "memories": raw}), run).judged
    assert len(many) == 11
    for each in many:
        refused("too_many_memories").check(each)


@covers("ADV-090")
def test_an_assistant_s_words_prove_nothing_even_beside_a_citation_of_the_person(case: Case) -> None:
    """The corpus rule wins over the case: the message that holds the span decides, not what is cited beside it."""
    run = run_of((ALICE, "Yes please."), (AGENT, "You prefer terse code reviews."), actors=(ALICE, AGENT))
    raw = proposal(PREFERENCE, "You prefer terse code reviews", cited_messages=[0, 1])
    meaning(case).check(only(run, raw))
    own = replace(run, messages=(said(0, ALICE, SAID), run.messages[1]))
    ADMITTED.check(only(own, proposal(PREFERENCE, SAID, cited_messages=[0, 1])))


@covers("ADV-093")
def test_who_joined_while_the_run_went_on_counts(case: Case) -> None:
    run = run_of((ALICE, SAID), (BOB, "May I join? We ship on Tuesdays."), actors=(ALICE, BOB, AGENT))
    meaning(case).check(only(run, proposal(PREFERENCE, SAID)))
    ADMITTED.check(only(replace(run, messages=run.messages[:1], actors=(ALICE, AGENT)), proposal(PREFERENCE, SAID)))
