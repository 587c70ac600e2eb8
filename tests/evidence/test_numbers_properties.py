"""What must hold for every number: it reads back in digits and words, and reading is linear."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evidence.domain.context import Conventions
from evidence.domain.numbers import read_numbers, same_number
from tests.counted import calls

VND = Conventions("Asia/Ho_Chi_Minh", "VND")
EN_UNITS = "one two three four five six seven eight nine".split()
EN_TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
EN_SMALL = [*EN_UNITS, *EN_TEENS]
EN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def english(value: int) -> str:
    if value < 20:
        return EN_SMALL[value - 1]
    if value < 100:
        tens, units = divmod(value, 10)
        return EN_TENS[tens - 2] + (f"-{EN_SMALL[units - 1]}" if units else "")
    if value < 1000:
        hundreds, rest = divmod(value, 100)
        return f"{EN_SMALL[hundreds - 1]} hundred" + (f" and {english(rest)}" if rest else "")
    thousands, rest = divmod(value, 1000)
    joint = " and " if 0 < rest < 100 else " "
    return f"{english(thousands)} thousand" + (joint + english(rest) if rest else "")


@given(value=st.integers(min_value=2, max_value=999_999))
def test_english_words_read_back_as_their_number(value: int) -> None:
    (number,) = read_numbers(f"about {english(value)} people came", VND)
    assert number.value == value


@given(value=st.decimals(min_value=0, max_value=10**9, places=2))
def test_decimals_read_back_in_both_ways_of_writing(value: Decimal) -> None:
    for text in (f"{value:f}", f"{value:f}".replace(".", ",")):
        (number,) = read_numbers(text, VND)
        assert number.value == value


@given(first=st.integers(min_value=0, max_value=10**12), second=st.integers(min_value=0, max_value=10**12))
def test_only_equal_numbers_are_the_same(first: int, second: int) -> None:
    one, other = (read_numbers(str(value), VND)[0] for value in (first, second))
    assert same_number(one, other) is (first == second)


@given(text=st.text(max_size=80))
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_without_error_and_every_place_is_its_literal_slice(text: str) -> None:
    last = 0
    for number in read_numbers(text, VND):
        assert text[number.start : number.end] == number.text
        assert last <= number.start < number.end
        last = number.end


@pytest.mark.parametrize(
    "piece",
    [
        "1.",
        "9",
        "0 1 ",
        "+1-",
        "một ",
        "one ",
        "hai mươi ",
        "1tr",
        "m2 ",
        "phẩy một ",
        "cent ",
        "deux-",
        "tausend",
        "三万",
    ],
)
def test_hostile_repetition_takes_calls_in_proportion_to_the_text(piece: str) -> None:
    def cost(times: int, run: int) -> int:
        text = piece * times + "." * run  # no text twice: short ones are remembered
        return calls(lambda: read_numbers(text, VND))

    cost(100, 0)
    assert cost(2_000, 2) < 10 * cost(250, 1) + 1_000
