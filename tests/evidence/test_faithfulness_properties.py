"""What must hold for every input: nothing unproven is ever admitted, and reading costs time linear in the text."""

from __future__ import annotations

import cProfile
import unicodedata
from datetime import datetime

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from evidence.domain import (
    Conventions,
    Effect,
    Facts,
    GroundingContext,
    GroundingResult,
    KnownPerson,
    Mode,
    Quote,
    ground,
    locate,
)
from evidence.domain.text import fold

VI = Conventions("Asia/Ho_Chi_Minh", "VND")
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")
NAMES = ("Hùng", "Trúc", "Phong", "Lâm", "Quyên")
PEOPLE = tuple(KnownPerson(name, f"Nguyễn Văn {name}") for name in NAMES)
TEXTS = st.text(
    st.sampled_from("abcđĐâ 0123456789.,:;?!%₫$/'\"-–\n\t|\u0301\u200b\ud800\0円私Nếu không tôi Hùng chưa trệ"),
    max_size=60,
)


def judge(claim: str, span: str, source: str | None = None, *, facts: Facts | None = None) -> GroundingResult:
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI, people=PEOPLE)
    quote = Quote(span, span if source is None else source)
    return ground(facts or Facts(), [quote], confidence=0.87, mode=Mode.LLM, context=context)


@given(TEXTS, TEXTS, TEXTS)
@example("", "", "")
def test_whatever_comes_in_an_admitted_span_stands_in_its_source(claim, span, source):
    result = judge(claim, span, source)
    if result.ok:
        place = result.located[0]
        assert place is not None
        assert fold(source[place.start : place.end]).strip() in fold(span)
    else:
        assert any(finding.effect is not Effect.NOTE for finding in result.findings)
    assert (result.reason is None) == result.ok


@given(TEXTS, st.lists(TEXTS, max_size=2), st.lists(TEXTS, max_size=2), st.lists(TEXTS, max_size=2))
def test_facts_of_any_kind_do_no_harm(span, amounts, dates, owners):
    result = judge("", span, facts=Facts(tuple(amounts), tuple(dates), tuple(owners)))
    assert all(0 <= value.start < value.end <= len(span) for value in result.resolved)
    assert all(span[value.start : value.end] == value.read_from for value in result.resolved)


@given(TEXTS, TEXTS)
def test_the_same_question_gets_the_same_answer(claim, span):
    assert judge(claim, span) == judge(claim, span)


@given(st.integers(2, 9), st.integers(1, 27), st.sampled_from(NAMES))
def test_a_true_claim_holds_in_any_spelling(millions, day, name):
    span = f"{name} chuyển {millions}tr ngày {day}/4"
    assert judge(f"{name} chuyển {millions} triệu ngày {day}/4", span).ok
    assert judge(f"{name} chuyển {millions}.000.000đ ngày {day}/4", unicodedata.normalize("NFD", span), span).ok


@given(
    st.integers(2, 9),
    st.integers(2, 9),
    st.integers(1, 27),
    st.integers(1, 27),
    st.sampled_from(NAMES),
    st.sampled_from(NAMES),
)
def test_a_claim_with_one_thing_changed_never_holds(millions, other_millions, day, other_day, name, other_name):
    span = f"{name} chuyển {millions}tr ngày {day}/4"
    assume((millions, day, name) != (other_millions, other_day, other_name))
    assert not judge(f"{other_name} chuyển {other_millions} triệu ngày {other_day}/4", span).ok


@given(st.integers(2, 9), st.sampled_from(["k", " tỷ", "%", "0 triệu", " USD"]))
def test_a_claim_with_another_unit_never_holds(number, unit):
    assert not judge(f"Khách chuyển {number}{unit}", f"khách chuyển {number}tr").ok


@pytest.mark.parametrize("negator", ["chưa", "không", "ko", "chẳng", "đừng", "chưa hề", "không phải"])
@given(millions=st.integers(2, 9))
def test_a_claim_never_holds_against_a_denial_nor_denies_what_is_said(negator, millions):
    said, denied = f"khách chuyển {millions}tr", f"khách {negator} chuyển {millions}tr"
    assert judge(f"Khách chuyển {millions} triệu", said).ok
    assert not judge(f"Khách chuyển {millions} triệu", denied).ok
    assert not judge(f"Khách chuyển {millions} triệu", f"chuyển {millions}tr", denied).ok
    assert not judge(f"Khách {negator} chuyển {millions} triệu", said).ok


@pytest.mark.parametrize(
    "unit",
    [
        *(
            "1tr ",
            "1.",
            "không ",
            "anh Hùng ",
            "nếu ",
            "a, ",
            "? ",
            '"',
            "é\u0301",
            "私",
            "mai ",
            "x\n",
            "5/6 ",
            "I said ",
        ),
        *("không 1tr. ", "1tr à nhầm ", "còn nợ 1tr ", "đã trả 1tr, ", "Hùng: ", "Hùng với ", "huỷ a thay vì b mà "),
    ],
)
def test_hostile_text_costs_steps_linear_in_its_length(unit):
    def steps(size: int) -> int:
        text = (unit * size)[:size]
        profile = cProfile.Profile()
        profile.enable()
        judge("Hùng chuyển 5tr", f"{text[: size // 2]} zz", text)
        judge(text, text, text)
        profile.disable()
        return sum(entry.callcount for entry in profile.getstats())

    # Twice the text: linear is 2 (and a little more, since short texts are read once), quadratic 4.
    assert steps(5_000) < 3.2 * steps(2_500)


def test_a_long_source_is_searched_on_words_alone():
    source = "15tr " * 20_000 + "5tr"
    place = locate("5tr", source)
    assert place is not None
    assert source[place.start - 1] == " "
