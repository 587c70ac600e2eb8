"""What must hold for every amount: it reads back from any notation, nothing altered equals it, reading is linear."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from decimal import Decimal, localcontext

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evidence.domain.amounts import read_amounts, read_declared_amount, same_amount
from evidence.domain.context import Conventions
from tests.counted import calls

VND = Conventions("Asia/Ho_Chi_Minh", "VND")
DIGITS = ("", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín")
sums = st.integers(min_value=1, max_value=999_999_999).map(lambda thousands: thousands * 1000)
frames = st.sampled_from(["{}", "chị ck {} rồi nha", "cọc trước {}, còn lại tính sau", "({})", "Tổng: {}"])


def grouped(value: int, mark: str) -> str:
    return f"{value:,}".replace(",", mark)


def with_tail(value: int) -> str:
    millions, rest = divmod(value, 1_000_000)
    tail = f"{rest:06d}".rstrip("0")
    return f"{millions}tr{tail}" if millions and len(tail) <= 3 else grouped(value, ".") + "đ"


def in_parts(value: int) -> str:
    billions, rest = divmod(value, 1_000_000_000)
    millions, rest = divmod(rest, 1_000_000)
    parts = [(billions, "tỷ"), (millions, "triệu"), (rest // 1000, "nghìn")]
    return " ".join(f"{count} {unit}" for count, unit in parts if count)


def below_thousand(value: int, *, is_first: bool) -> list[str]:
    hundreds, rest = divmod(value, 100)
    tens, units = divmod(rest, 10)
    words = [DIGITS[hundreds], "trăm"] if hundreds else [] if is_first else ["không", "trăm"]
    if tens == 0:
        return words + ((["lẻ"] if words else []) + [DIGITS[units]] if units else [])
    words += ["mười"] if tens == 1 else [DIGITS[tens], "mươi"]
    last = {0: [], 1: ["mốt" if tens > 1 else "một"], 5: ["lăm"]}.get(units, [DIGITS[units]])
    return words + last


def in_words(value: int) -> str:
    words: list[str] = []
    for unit, name in ((10**9, "tỷ"), (10**6, "triệu"), (10**3, "nghìn")):
        count = value // unit % 1000
        if count:
            words += [*below_thousand(count, is_first=True), name]
    return " ".join(words)


NOTATIONS: dict[str, Callable[[int], str]] = {
    "point": lambda value: grouped(value, ".") + "đ",
    "comma": lambda value: grouped(value, ",") + " VND",
    "space": lambda value: grouped(value, "\u00a0") + " đồng",
    "sign": lambda value: "₫" + grouped(value, "."),
    "plain": lambda value: f"{value} VND",
    "k": lambda value: f"{value // 1000}k",
    "tail": with_tail,
    "parts": in_parts,
    "words": in_words,
    "unmarked": lambda value: in_parts(value).replace("tỷ", "ty").replace("triệu", "trieu").replace("nghìn", "nghin"),
    "wide": lambda value: "".join(chr(ord(char) + 0xFEE0) for char in str(value)) + " đồng",
    "decomposed": lambda value: unicodedata.normalize("NFD", in_words(value)),
}


@pytest.mark.parametrize("notation", NOTATIONS)
@given(value=sums, frame=frames)
@settings(max_examples=30, deadline=None)
def test_every_notation_reads_back_as_its_value(notation: str, value: int, frame: str) -> None:
    written = NOTATIONS[notation](value)
    text = frame.format(written)
    (amount,) = read_amounts(text, VND)
    assert (amount.value, amount.is_ambiguous, amount.is_bare) == (Decimal(value), False, False)
    assert text[amount.start : amount.end] == amount.text == written
    declared = read_declared_amount(written, VND)
    assert declared is not None
    assert same_amount(declared, amount)


@given(value=sums, notation=st.sampled_from(sorted(NOTATIONS)), data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_changed_digit_never_reads_as_the_same_amount(value: int, notation: str, data: st.DataObject) -> None:
    written = NOTATIONS[notation](value)
    places = [at for at, char in enumerate(written) if char.isdecimal()]
    if not places:
        return
    at = data.draw(st.sampled_from(places))
    digit = data.draw(st.sampled_from([str(d) for d in range(10) if d != unicodedata.decimal(written[at])]))
    altered = written[:at] + digit + written[at + 1 :]
    asserted = read_declared_amount(value, VND)
    assert asserted is not None
    assert not any(same_amount(asserted, amount) for amount in read_amounts(altered, VND))


@given(value=st.integers(min_value=1, max_value=999), units=st.permutations(["nghìn", "triệu", "tỷ", "đồng"]))
def test_a_changed_unit_never_reads_as_the_same_amount(value: int, units: list[str]) -> None:
    one, other = (read_amounts(f"{value} {unit}", VND)[0] for unit in units[:2])
    assert not same_amount(one, other)


@given(cents=st.integers(min_value=1, max_value=10**11), is_european=st.booleans())
def test_cents_are_exact_in_both_ways_of_writing(cents: int, is_european: bool) -> None:
    whole, rest = divmod(cents, 100)
    text = f"€{whole:,}.{rest:02d}"
    if is_european:
        text = text.replace(",", " ").replace(".", ",").replace(" ", ".")
    (amount,) = read_amounts(text, Conventions())
    assert amount.value == Decimal(cents) / 100


@given(text=st.text(alphabet="0123456789 .,-/:%$€đkmtr tỷiệunghìnămộhaibx()\n\t\u200b\u0301１", max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_without_error_and_every_place_is_its_literal_slice(text: str) -> None:
    last = 0
    for amount in read_amounts(text, VND):
        assert text[amount.start : amount.end] == amount.text
        assert last <= amount.start < amount.end
        last = amount.end


def test_a_program_that_rounds_its_own_decimals_changes_no_value() -> None:
    with localcontext() as context:
        context.prec = 3
        (amount,) = read_amounts("1.234.567.890đ", VND)
    assert str(amount.value) == "1234567890"


@pytest.mark.parametrize(
    "piece",
    [
        "1tr",
        "1.",
        "9",
        "nghìn ",
        "một ",
        "123 ",
        "$",
        "1-",
        "- ",
        "1 tỷ 2 ",
        "a\u0323\u0301",
        "\u0301\u0323",
        "5 đến ",
        "năm trăm ",
    ],
)
def test_hostile_repetition_takes_calls_in_proportion_to_the_text(piece: str) -> None:
    def cost(times: int, run: int) -> int:
        text = piece * times + "." * run + "5k"  # no text twice: short ones are remembered
        return calls(lambda: read_amounts(text, VND))

    cost(100, 0)
    assert cost(2_000, 2) < 10 * cost(250, 1) + 1_000
