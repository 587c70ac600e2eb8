"""What one person's way proves of everybody, and whose words stand behind a login that several share (document 001)."""

from __future__ import annotations

import pytest

from evidence.domain.context import KnownPerson
from evidence.domain.findings import Verdict
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind, House
from extraction.domain.voices import voices_of
from memories.domain.taxonomy import Label
from tests.extraction.domain_builders import BOT, INES, OMAR, batch_of, labels, proposed, run_of

ORIN = Actor("orin", "Orin", ActorKind.PERSON)


def judged(claim: str, said: str, label: Label = Label.PROCEDURAL, *others: Actor) -> Judged:
    run = run_of((ORIN, said), actors=(ORIN, BOT, *others))
    return judge(batch_of(proposed(claim, said, labels=labels(label))), run).judged[0]


def codes(found: Judged) -> set[str]:
    return {each.code for each in found.findings}


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("The team deploys on Fridays", "I always deploy on Fridays"),
        ("The deploy process is on Fridays", "I always deploy on Fridays"),
        ("Everyone deploys on Fridays", "I always deploy on Fridays"),
        ("We deploy on Fridays", "I always deploy on Fridays"),
        ("The company policy is to deploy on Fridays", "I always deploy on Fridays"),
        ("The team prefers short standups", "I prefer short standups"),
        ("Cả nhóm họp buổi sáng", "tôi thích họp buổi sáng"),
        ("Quy trình là ghi sổ bằng tay", "mình hay ghi sổ bằng tay"),
        ("Das Team trinkt Tee", "ich trinke immer Tee"),
    ],
)
def test_the_only_persons_own_way_is_made_no_rule_of_everybody(claim: str, said: str) -> None:
    found = judged(claim, said)
    assert found.verdict is Verdict.DROPPED
    assert "preference_laundering" in codes(found)


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("The team deploys on Fridays", "we always deploy on Fridays"),
        ("The team ships on Fridays", "I ship on Fridays, so does the whole team"),
        ("The user deploys on Fridays", "I always deploy on Fridays"),
        ("Deploy on Fridays", "I always deploy on Fridays"),
        ("The team gets the report on Friday", "I'll send the team the report on Friday"),
        ("The process takes three days", "the process takes three days, I checked"),
        ("Cả nhóm họp buổi sáng", "cả nhóm thích họp buổi sáng"),
        ("The company moved to Leeds", "I moved the company to Leeds"),
    ],
)
def test_what_is_said_of_all_or_claimed_of_one_stays(claim: str, said: str) -> None:
    assert judged(claim, said).verdict is Verdict.ADMITTED


@pytest.mark.parametrize(
    "said",
    [
        "I'm blocked on that, no access to the bucket yet",
        "I'm still blocked by the legal review",
        "I am stuck on the login ticket",
        "I'm locked out of the staging server",
        "I'm behind on the invoices",
        "I'm a bit concerned about the load on that beam",
        "the damp is back, I'm worried about the wiring",
        "I'm nearly done with the attic",
        "je suis bloqué sur le ticket",
        "je suis inquiet pour le câblage",
    ],
)
def test_how_the_work_stands_is_no_personal_statement_among_several(said: str) -> None:
    assert judged(said, said, Label.FACTUAL, INES).verdict is Verdict.ADMITTED


@pytest.mark.parametrize(
    "said",
    [
        "I'm worried about my mother",
        "I'm always worried about the wiring in old houses",
        "I'm worried about the kids",
        "I'm blocked creatively most mornings",
        "I'm stuck with asthma",
        "I'm a worrier",
        "I'm short-sighted",
        "I'm worried about flying",
        "je suis végétarien",
        "je suis inquiète pour ma mère",
        "deploys go out Thursdays, that's how I do it",
    ],
)
def test_worries_of_a_life_and_traits_stay_ones_own_among_several(said: str) -> None:
    assert "preference_laundering" in codes(judged(said, said, Label.FACTUAL, INES))


@pytest.mark.parametrize(
    ("claim", "said", "is_own"),
    [
        ("Deploys go out Thursdays", "deploys go out Thursdays, that's how I do it", True),
        ("Invoices get filed on the 1st", "Invoices get filed on the 1st, that's my habit", True),
        ("Sổ ghi buổi tối", "sổ ghi buổi tối, mình toàn làm vậy", True),
        ("Deploys go out Thursdays", "deploys go out Thursdays, that's how we do it", False),
        ("Deploys go out Thursdays", "deploys go out Thursdays, that's how I know", False),
        ("Sổ ghi buổi tối", "sổ ghi buổi tối, tổ mình làm vậy", False),
    ],
)
def test_what_somebody_calls_his_own_way_right_behind_is_no_rule_of_all(claim: str, said: str, *, is_own: bool) -> None:
    run = run_of((ORIN, said), actors=(ORIN, INES))
    found = judge(batch_of(proposed(claim, said[: len(claim)])), run).judged[0]
    assert ("preference_laundering" in codes(found)) is is_own


@pytest.mark.parametrize(
    ("lines", "names"),
    [
        (("Kay here. I like it long", "it's Joss now, I like it short"), ("Kay", "Joss")),
        (("Lan đây, chị thích dài", "dạ em là Hùng, em thích ngắn"), ("Lan", "Hùng")),
        (("hier ist Uwe", "hier spricht Petra"), ("Uwe", "Petra")),
        (("Kay here. I like it long", "Kay again"), ()),
        (("Kay here", "Kay Ondo here, at the till"), ()),
        (("It's Monday now", "It's Friday here"), ()),
        (("Everyone here is fine", "this is Leeds calling"), ()),
        (("Joss called", "ask Kay, she is here"), ()),
    ],
)
def test_names_given_in_turn_at_one_login_are_several_voices(lines: tuple[str, ...], names: tuple[str, ...]) -> None:
    assert voices_of(run_of(*((ORIN, line) for line in lines), actors=(ORIN,))) == names


def test_two_actors_who_each_give_their_own_name_are_no_shared_login() -> None:
    assert voices_of(run_of((INES, "Ines here"), (OMAR, "Omar here"))) == ()


@pytest.mark.parametrize(
    ("claim", "span", "label", "verdict"),
    [
        ("The user hates long receipts", "I hate the long ones", Label.PREFERENCE, Verdict.DROPPED),
        ("The till opens at 9", "the till opens at 9", Label.FACTUAL, Verdict.ADMITTED),
    ],
)
def test_a_shared_login_keeps_no_preference_but_the_facts(
    claim: str, span: str, label: Label, verdict: Verdict
) -> None:
    run = run_of((ORIN, "Kay here. the till opens at 9"), (ORIN, "it's Joss now, I hate the long ones"), actors=(ORIN,))
    found = judge(batch_of(proposed(claim, span, labels=labels(label), citations=(0, 1))), run).judged[0]
    assert found.verdict is verdict


NGUYET = KnownPerson("m1", "Đinh Ánh Nguyệt", ("cô Nguyệt", "Nguyệt"))
NGUYET_TOO = KnownPerson("m2", "Lê Nguyết", ("Nguyết",))
DUTY = "hom nay Nguyet truc san truong nha"


@pytest.mark.parametrize(
    ("speaker", "people", "is_one"),
    [
        ("Nguyet", (NGUYET,), True),
        ("Nguyệt", (NGUYET,), True),
        ("Nguyệt", (KnownPerson("m3", "Dinh Anh Nguyet", ("Nguyet",)),), True),
        ("Nguyet", (NGUYET, NGUYET_TOO), False),
        ("Nguyết", (NGUYET,), False),
        ("Nguyen", (NGUYET,), False),
    ],
)
def test_a_speaker_without_accents_is_the_one_member_who_bears_the_name(
    speaker: str, people: tuple[KnownPerson, ...], *, is_one: bool
) -> None:
    actor = Actor("a1", speaker, ActorKind.PERSON)
    run = run_of((actor, "để em trực sân trường"), actors=(actor,), house=House(people=people))
    found = judge(batch_of(proposed(f"{people[0].name} trực sân trường", "để em trực sân trường")), run).judged[0]
    assert (found.verdict is Verdict.ADMITTED) is is_one
