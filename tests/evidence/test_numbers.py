"""Which stretches of a text are numbers, in digits and words, and when two are the same (5-values.md, Numbers)."""

from __future__ import annotations

import pytest

from evidence.domain.context import Conventions
from evidence.domain.numbers import Number, read_numbers, same_number

VND = Conventions("Asia/Ho_Chi_Minh", "VND")
NOWHERE = Conventions()


def read(text: str, conventions: Conventions = VND) -> list[str]:
    return [number.code or f"{number.value:f}" for number in read_numbers(text, conventions)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3 dàn lạnh", ["3"]),
        ("tuổi 45, nặng 0,5 kg", ["45", "0.5"]),
        ("1.240 m2", ["1240"]),
        ("cáp 4mm2 dài 46m2", ["4", "46"]),
        ("tăng 12.5%", ["12.5"]),
        ("12/03/2026 lúc 16h30", ["12", "3", "2026", "16", "30"]),
        ("R404A", ["404"]),
        ("đơn giá 145k/m2", ["145000"]),
        ("chip M3", ["3"]),
        ("735k một tấm", ["735000"]),
        ("0905 000 000", ["0905000000"]),
        ("0905.000.000", ["0905000000"]),
        ("gọi 0905-000-000 nha", ["0905000000"]),
        ("v2.10", ["2.10"]),
        ("bản 1.2.3", ["1.2.3"]),
        ("phòng 007", ["007"]),
        ("5 triệu người", ["5000000"]),
        ("1tr5", ["1500000"]),
        ("2 chục trứng", ["20"]),
        ("３０ tấm", ["30"]),
        ("1\u200b2 tấm", ["12"]),
    ],
)
def test_digits_are_numbers_wherever_they_stand(text: str, expected: list[str]) -> None:
    assert read(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ba cái", ["3"]),
        ("năm cái", ["5"]),
        ("một cái", ["1"]),
        ("hai năm", ["2"]),
        ("mười hai thùng", ["12"]),
        ("hai mươi người", ["20"]),
        ("sáu mươi lăm", ["65"]),
        ("hai mốt cái", ["21"]),
        ("ba trăm linh năm", ["305"]),
        ("một phẩy năm kg", ["1.5"]),
        ("không chín tám tám một hai", ["098812"]),
        ("twenty-five people", ["25"]),
        ("three hundred and five", ["305"]),
        ("two teams", ["2"]),
        ("one hour", ["1"]),
        ("one point five hours", ["1.5"]),
        ("a dozen eggs", ["12"]),
        ("half a million users", ["500000"]),
    ],
)
def test_number_words_are_numbers_where_they_count(text: str, expected: list[str]) -> None:
    assert read(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "năm nay",
        "mỗi năm",
        "thứ hai",
        "tháng ba",
        "mùng năm",
        "anh Ba",
        "chị Tư",
        "chị Bảy gọi",
        "chuối chín rồi",
        "không có",
        "một khách hàng",
        "hai ba người",
        "trăm năm",
        "sau khi xong ba goi",
        "one of them",
        "the one I like",
        "no one",
        "someone",
    ],
)
def test_words_that_only_look_like_numbers_are_none(text: str) -> None:
    assert read(text) == []


def only(text: str, conventions: Conventions) -> Number:
    (number,) = read_numbers(text, conventions)
    return number


@pytest.mark.parametrize(
    ("asserted", "found", "expected"),
    [
        ("3", "ba cái", True),
        ("12", "mười hai thùng", True),
        ("0905000000", "0905 000 000", True),
        ("1.240", "1240", True),
        ("2,50", "2,5", True),
        ("1,234", "1,234", True),
        ("3", "4", False),
        ("v2.10", "v2.1", False),
        ("0905000000", "905000000", False),
        ("007", "7", False),
        ("1.2.3", "3.2.1", False),
        ("1,234", "1234", False),
    ],
)
def test_numbers_are_one_by_value_and_codes_by_their_digits(asserted: str, found: str, *, expected: bool) -> None:
    assert same_number(only(asserted, VND), only(found, VND)) is expected


def test_an_open_notation_keeps_both_readings_until_conventions_settle_it() -> None:
    number = only("1.234", NOWHERE)
    assert {str(number.value), str(number.other)} == {"1234", "1.234"}
    assert only("1.234", VND).other is None
    assert str(only("1.234", Conventions("UTC", "USD")).value) == "1.234"


def test_places_are_those_of_the_text_as_given() -> None:
    text = "👨‍👩‍👧 ba\u200b cái và ５ bộ"
    assert [text[n.start : n.end] for n in read_numbers(text, VND)] == ["ba", "５"]
