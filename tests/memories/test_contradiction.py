"""Which claims cannot both be true, which can, and when a quote itself says which is the old one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.context import Conventions
from memories.domain import contradiction
from memories.domain.contradiction import LIKELY, Comparison, Relation, compare, contradictions
from memories.domain.replacement import says_it_replaces
from memories.domain.statements import Kind, Statement
from tests.memories.contradiction_sentences import CONTRADICTIONS, INNOCENT
from tests.memories.replacement_sentences import CERTAIN, UNCERTAIN

HOUSE = Conventions("Asia/Ho_Chi_Minh", "VND")
AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
LATER = AT + timedelta(days=1)
CLAIMS = sorted({claim for pair in (*CONTRADICTIONS, *INNOCENT) for claim in pair})
DEPOSIT, HIGHER = "The deposit is 40 triệu", "The deposit is 45 triệu"


def told(text: str, said_at: datetime | None = AT, **more: Any) -> Statement:
    return Statement(text, HOUSE, said_at, **more)


def relation(claim: str, known: str) -> Relation:
    return compare(told(claim), told(known)).relation


@pytest.mark.parametrize(("claim", "known"), CONTRADICTIONS)
def test_two_claims_that_cannot_both_be_true_contradict_each_other(claim: str, known: str) -> None:
    assert relation(claim, known) is relation(known, claim) is Relation.CONTRADICTION


@pytest.mark.parametrize(("claim", "known"), INNOCENT)
def test_two_claims_that_can_both_be_true_do_not(claim: str, known: str) -> None:
    assert Relation.CONTRADICTION not in (relation(claim, known), relation(known, claim))


@pytest.mark.parametrize(
    ("claim", "known"),
    [
        ("The deposit is 50tr", "The deposit is 50 triệu"),
        ("Tiền cọc là 50.000.000 đồng", "Tiền cọc là 50tr"),
        ("The meeting is on 3 May", "The meeting is on 03/05/2026"),
        ("The deposit costs ₫50M", "The deposit is 50 triệu"),
    ],
)
def test_the_same_in_other_words_is_the_same(claim: str, known: str) -> None:
    assert relation(claim, known) is Relation.SAME


def test_a_contradiction_says_in_what_and_which_two_values() -> None:
    found = compare(told(HIGHER), told(DEPOSIT))
    assert (found.kind, found.said, found.known) == (Kind.AMOUNT, "45 triệu", "40 triệu")


@given(st.sampled_from(CLAIMS))
def test_no_claim_contradicts_itself(claim: str) -> None:
    assert relation(claim, claim) is not Relation.CONTRADICTION


@given(st.text(max_size=80), st.text(max_size=80))
def test_any_two_texts_are_compared_alike_from_both_sides(one: str, other: str) -> None:
    assert relation(one, other) is relation(other, one)
    assert relation(one, one) is not Relation.CONTRADICTION


@given(st.sampled_from(CLAIMS), st.sampled_from(CLAIMS))
def test_a_contradiction_is_one_from_both_sides(one: str, other: str) -> None:
    assert relation(one, other) is relation(other, one)


@given(st.integers(1, 999), st.sampled_from(["{}tr", "{} triệu", "{}.000.000 đồng", "₫{}M", "{} TRIỆU"]))
def test_another_spelling_of_a_value_is_no_contradiction_and_another_value_is(millions: int, spelling: str) -> None:
    claim = f"The deposit is {spelling.format(millions)}"
    assert relation(claim, f"The deposit is {millions} triệu") is Relation.SAME
    assert relation(claim, f"The deposit is {millions + 1} triệu") is Relation.CONTRADICTION


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ({"subject": "actor:a"}, {"subject": "actor:b"}, Relation.UNRELATED),
        ({"subject": "actor:a"}, {"subject": "actor:a"}, Relation.CONTRADICTION),
        ({"subject": "actor:a"}, {}, Relation.CONTRADICTION),
        ({}, {"valid_until": AT}, Relation.UNRELATED),
        ({}, {"valid_until": LATER}, Relation.CONTRADICTION),
        ({"valid_until": AT}, {"valid_from": LATER}, Relation.UNRELATED),
    ],
)
def test_whoever_speaks_of_himself_and_what_is_over_contradict_nobody(
    one: dict[str, Any], other: dict[str, Any], expected: Relation
) -> None:
    claim, known = told("The user is not vegetarian", **one), told("The user is vegetarian", **other)
    assert compare(claim, known).relation is expected


def test_two_people_may_contradict_each_other_about_a_third_thing() -> None:
    claim, known = told(HIGHER, subject="actor:a"), told(DEPOSIT, subject="actor:b")
    assert compare(claim, known).relation is Relation.CONTRADICTION


def test_a_day_that_was_over_when_the_later_claim_was_made_is_another_occasion() -> None:
    known = told("The meeting is on 3 May 2026")
    assert compare(told("The meeting is on 5 June 2026", AT), known).relation is Relation.CONTRADICTION
    june = datetime(2026, 6, 1, tzinfo=UTC)
    assert compare(told("The meeting is on 5 June 2026", june), known).relation is Relation.UNRELATED


def test_each_claim_is_compared_in_full_with_its_likest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def counted(claim: Statement, known: Statement) -> Comparison:
        calls.append(known.text)
        return compare(claim, known)

    monkeypatch.setattr(contradiction, "compare", counted)
    noise = [told(f"The deposit for shed number {n} is {n} triệu") for n in range(500)]
    found = list(contradictions(told(HIGHER), [*noise, told(DEPOSIT)]))
    assert [known.text for known, _ in found] == [DEPOSIT]
    assert len(calls) == LIKELY


def test_what_shares_no_word_is_not_compared_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contradiction, "compare", None)
    assert list(contradictions(told(HIGHER), [told("Marta likes tea")])) == []


def certain(quote: str, claim: Statement, known: Statement) -> bool:
    found = compare(claim, known)
    assert found.relation is Relation.CONTRADICTION
    return says_it_replaces(quote, claim, known, found)


@pytest.mark.parametrize(("quote", "claim", "known"), CERTAIN)
def test_a_quote_that_says_which_value_is_the_old_one_settles_it(quote: str, claim: str, known: str) -> None:
    assert certain(quote, told(claim, LATER, subject="actor:a"), told(known, subject="actor:a"))


@pytest.mark.parametrize(("quote", "claim", "known"), UNCERTAIN)
def test_a_quote_that_does_not_settles_nothing(quote: str, claim: str, known: str) -> None:
    assert not certain(quote, told(claim, LATER, subject="actor:a"), told(known, subject="actor:a"))


@pytest.mark.parametrize(
    ("said_at", "known_at", "subject", "known_subject"),
    [
        (AT, LATER, "actor:a", "actor:a"),
        (AT, AT, "actor:a", "actor:a"),
        (None, AT, "actor:a", "actor:a"),
        (LATER, None, "actor:a", "actor:a"),
        (LATER, AT, "actor:a", "actor:b"),
        (LATER, AT, "", ""),
    ],
)
def test_without_a_later_word_of_the_same_subject_nothing_is_certain(
    said_at: datetime | None, known_at: datetime | None, subject: str, known_subject: str
) -> None:
    claim, known = told(HIGHER, said_at, subject=subject), told(DEPOSIT, known_at, subject=known_subject)
    assert not certain("the deposit is 45 triệu, not 40 triệu", claim, known)
