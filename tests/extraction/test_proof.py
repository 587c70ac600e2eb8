"""Which message holds a span, and who an actor is that no id links to a person (3-guards.md, Facts)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from evidence.domain.context import Facts, KnownPerson
from extraction.domain.proof import Prover, known_actors
from extraction.domain.run import Actor, ActorKind, House
from tests.extraction.domain_builders import INES, OMAR, proposed, run_of

CHAT = Actor("chat-1", "Bo", ActorKind.PERSON)
MEMBER = KnownPerson("m1", "Bo Lindgren", ("Bo",))
SAME = KnownPerson("m2", "Bo")
OTHER = KnownPerson("m3", "Bo Varga", ("Bo",))


def test_an_actor_under_the_name_or_alias_of_one_person_counts_as_that_person():
    run = run_of((CHAT, "I bring the keys"), house=House(people=(MEMBER,)))
    assert known_actors(run)["chat-1"] == KnownPerson("m1", "Bo Lindgren", ("Bo", "Bo"))


@pytest.mark.parametrize(
    ("actors", "people"),
    [
        ((CHAT,), (MEMBER, OTHER)),
        ((CHAT,), (MEMBER, SAME)),
        ((CHAT, replace(CHAT, id="chat-2")), (MEMBER,)),
        ((CHAT, Actor("desk-7", "B. Lindgren", ActorKind.PERSON, person_id="m1")), (MEMBER,)),
        ((CHAT,), (KnownPerson("m1", "Bo Lindgren"),)),
        ((CHAT,), ()),
        ((replace(CHAT, kind=ActorKind.AGENT),), (MEMBER,)),
    ],
)
def test_a_name_alone_never_chooses_between_two(actors, people):
    run = run_of((CHAT, "I bring the keys"), actors=actors, house=House(people=people))
    assert known_actors(run)["chat-1"] == KnownPerson("chat-1", "Bo")


@pytest.mark.parametrize(
    ("claim", "span", "people", "is_proven"),
    [
        ("Bo brings the keys", "Bo brings the keys", (MEMBER,), True),
        ("Bo Lindgren brings the keys", "Bo brings the keys", (MEMBER,), True),
        ("Bo Lindgren brings the keys", "I bring the keys", (MEMBER,), True),
        ("Bo: I bring the keys", "I bring the keys", (MEMBER, OTHER), True),
        ("Bo brings the keys", "Bo brings the keys", (MEMBER, OTHER), True),
        ("Bo Lindgren brings the keys", "Bo brings the keys", (MEMBER, OTHER), False),
        ("Bo Varga brings the keys", "Bo brings the keys", (MEMBER,), False),
        ("Omar Haddad brings the keys", "Bo brings the keys", (MEMBER,), False),
    ],
)
def test_an_owner_is_proven_by_the_very_name_and_by_the_full_name_of_the_only_one(claim, span, people, is_proven):
    run = run_of((CHAT, span), actors=(CHAT, OMAR), house=House(people=people))
    result = Prover(run).prove(proposed(claim, span, facts=Facts(owners=(claim.split(" brings")[0].split(":")[0],))))
    codes = {finding.code for finding in result.result.findings}
    assert ("ungrounded_owner" not in codes) is is_proven


def test_the_message_that_may_prove_something_holds_the_span_before_an_agent_s():
    bot = Actor("desk", "Desk", ActorKind.AGENT)
    run = run_of((bot, "The deposit is 50 euros"), (INES, "The deposit is 50 euros"))
    proof = Prover(run).prove(proposed("The deposit is 50 euros", "deposit is 50 euros", citations=(0, 1, 7)))
    assert [message.index for message in proof.messages] == [1]


def test_a_span_that_no_cited_message_holds_is_shown_against_the_first():
    run = run_of((INES, "The deposit is 50 euros"))
    proof = Prover(run).prove(proposed("The deposit is 60 euros", "deposit is 60 euros"))
    assert proof.exhibits[0].message is None
    assert proof.result.findings[0].data["nearest"]["text"] == "deposit is 50 euros"
