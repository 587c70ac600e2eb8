"""What is one person's own statement, in its own clause, and what is work, agreement or somebody else's."""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.lexicon.shapes import Shape
from extraction.domain.personal import about_person, own_statement
from tests.extraction import personal_sentences, personal_sentences_more


def spoken(text: str, span: str | None = None, *, is_about_person: bool = False) -> Shape | None:
    start = text.index(span or text)
    found = own_statement(text, start, start + len(span or text), is_about_person=is_about_person)
    return found.shape if found else None


@pytest.mark.parametrize("text", [*personal_sentences.OWN, *personal_sentences_more.OWN])
def test_a_preference_opinion_habit_or_piece_of_a_life_is_ones_own(text: str) -> None:
    assert spoken(text)


@pytest.mark.parametrize("text", [*personal_sentences.SHARED, *personal_sentences_more.SHARED])
def test_agreements_facts_tasks_commitments_and_payments_are_not_personal(text: str) -> None:
    assert spoken(text) is None


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("I prefer tabs at width 4", Shape.PREFERENCE),
        ("I think Postgres is better", Shape.OPINION),
        ("I always deploy on Fridays", Shape.HABIT),
        ("I'm left-handed", Shape.IDENTITY),
        ("I'm allergic to latex", Shape.HEALTH),
        ("oat milk in the fridge is mine", Shape.POSSESSION),
        ("I live in Leeds", Shape.CIRCUMSTANCE),
        ("my keyboard is split", Shape.WORKFLOW),
        ("tôi thích làm buổi sáng", Shape.PREFERENCE),
        ("em bị dị ứng hải sản", Shape.HEALTH),
    ],
)
def test_the_shape_is_named(text: str, shape: Shape) -> None:
    assert spoken(text) is shape


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("I think Postgres is better than Mongo for money", "Postgres is better than Mongo"),
        ("personally, tabs are better", "tabs are better"),
        ("also oat milk in the fridge is mine", "oat milk in the fridge"),
        ("I like my PRs grouped by week, nothing on Mondays", "nothing on Mondays"),
        ("I prefer aisle seats and never fly on Sundays", "never fly on Sundays"),
        ("me. I always deploy on Fridays, the logs are quiet", "always deploy on Fridays"),
        ("Omar said: 'I only do calls with camera off'", "I only do calls with camera off"),
        ("theo em thì gạch xám đẹp hơn", "gạch xám đẹp hơn"),
        ("ok done. Hate coriander.", "Hate coriander"),
        ("I\u2019m  vegetarian", "I\u2019m  vegetarian"),
    ],
)
def test_the_clause_around_a_cut_span_is_read_as_well(text: str, span: str) -> None:
    assert spoken(text, span)


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("me. I always deploy on Fridays, the logs are quiet", "the logs are quiet"),
        ("I hate this. Gate B shuts at 23:30", "Gate B shuts at 23:30"),
        ("bay 4 is short a driver and I hate it", "bay 4 is short a driver"),
        ("I prefer tea. we as a team ship on Tuesdays", "we as a team ship on Tuesdays"),
        ("Rota: Olli has the pager, I like pagers", "Olli has the pager"),
        ("I told Sam that the gate shuts at ten", "the gate shuts at ten"),
        ("Phase I is done", "Phase I is done"),
        ("em thích vậy. thợ tới lúc 8h", "thợ tới lúc 8h"),
    ],
)
def test_what_stands_in_another_clause_says_nothing_about_the_span(text: str, span: str) -> None:
    assert spoken(text, span) is None


@pytest.mark.parametrize(
    "text", ["always use vim", "never answer mail before ten", "only buy second-hand", "toàn trả tiền mặt"]
)
def test_an_elided_habit_is_personal_only_where_the_claim_is_about_a_person(text: str) -> None:
    assert spoken(text, is_about_person=True) is Shape.HABIT
    assert spoken(text) is None


@pytest.mark.parametrize(
    "claim",
    [
        "Omar prefers tea",
        "Omar is allergic to latex",
        "Omar always uses vim",
        "Omar can't stand coriander",
        "According to Ines, Omar thinks the logo is ugly",
        "Omar told Ines that he prefers tea",
        "Omar's favourite editor is Helix",
        "Omar lives in Leeds",
        "Omar thích trà",
        "Omar không bao giờ ký điện tử",
        "Omar mag keinen Kaffee",
        "Omar prefiere el té",
        "Omar préfère le thé",
        "Omarさんは紅茶が好き",
    ],
)
def test_a_claim_may_be_about_somebodys_own_life(claim: str) -> None:
    assert about_person(claim, ("Omar",))


@pytest.mark.parametrize(
    "claim",
    [
        "Omar has the pager until Sunday",
        "Omar will send the invoice",
        "Omar pays the deposit of 300 euros",
        "Omar reviews the contract on Monday",
        "Omar brings the ladder",
        "Omar asked for two tickets",
        "Omar wants the report by Friday",
        "Omar is on call this week",
        "Omar qua lắp máy chiều mai",
        "Omar chuyển khoản 5 triệu",
        "Omar muốn giao trước thứ 5",
        "Omari prefers tea",
        "The team prefers tea",
    ],
)
def test_a_claim_about_somebodys_work_is_not_about_his_life(claim: str) -> None:
    assert about_person(claim, ("Omar",)) is None


@given(st.text(max_size=80), st.integers(0, 80), st.integers(0, 80), st.booleans())
def test_any_stretch_of_any_text_can_be_read(text: str, one: int, other: int, about: bool) -> None:
    start, end = sorted((min(one, len(text)), min(other, len(text))))
    own_statement(text, start, end, is_about_person=about)
    about_person(text, (text[start:end],))


@pytest.mark.parametrize(
    "unit", ["I ", "tôi ", "私は", "my wife ", "I need it to ", " ", "'", ".", "Omar ", "em thích "]
)
def test_reading_a_text_of_eight_times_the_size_takes_about_eight_times_the_calls(unit: str) -> None:
    def calls(length: int) -> int:
        text = unit * (length // len(unit))
        counted = Counter[str]()
        sys.setprofile(lambda _frame, event, _argument: counted.update([event]))
        try:
            own_statement(text, 0, len(text))
            about_person(text, ("Omar",))
        finally:
            sys.setprofile(None)
        return counted.total()

    calls(500)
    assert calls(16_000) < 12 * calls(2_000) + 1_000
