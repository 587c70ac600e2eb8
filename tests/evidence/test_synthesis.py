"""Prose made from proven items says nothing that no item says (3-guards.md, Synthesis)."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain import Conventions, GroundingContext, KnownPerson, introduces_new_fact

CONTEXT = GroundingContext(
    said_at=datetime.fromisoformat("2026-03-11T09:05:00+07:00"),
    people=(KnownPerson("h", "Nguyễn Văn Hùng"), KnownPerson("n", "Nora Lindqvist"), KnownPerson("m", "Milo Farkas")),
    conventions=Conventions("Asia/Ho_Chi_Minh", "VND"),
)
ITEMS = ("Hùng thu 18,5 triệu ngày 12/3", "Nora sends 3 offers on Friday", "Công trình Sông Trăng chờ trần")


@pytest.mark.parametrize(
    "text",
    [
        "Ngày 12/3 anh Hùng thu 18.500.000đ.",
        "Three offers go out on Friday, says Nora.",
        "Sông Trăng đang chờ trần.",
        "Có việc cần làm",
        "",
    ],
)
def test_prose_that_only_rephrases_brings_nothing_new(text):
    assert not introduces_new_fact(text, ITEMS, context=CONTEXT)


@pytest.mark.parametrize(
    "text",
    [
        "Ngày 12/3 anh Hùng thu 19 triệu.",
        "Ngày 14/3 anh Hùng thu 18,5 triệu.",
        "Nora sends 4 offers on Friday.",
        "Milo sends 3 offers on Friday.",
        "Nora sends 3 offers to Zoltan on Friday.",
        "Tổng cộng 21.500.000đ.",
    ],
)
def test_prose_with_a_fact_of_its_own_is_told(text):
    assert introduces_new_fact(text, ITEMS, context=CONTEXT)


def test_without_items_any_value_is_new():
    assert introduces_new_fact("It costs $5", ())
    assert not introduces_new_fact("Nothing to report", ())


@given(st.lists(st.text(max_size=40), max_size=3), st.text(max_size=40))
def test_it_never_fails(items, text):
    introduces_new_fact(text, items, context=CONTEXT)
