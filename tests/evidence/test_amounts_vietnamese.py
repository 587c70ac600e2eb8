"""Vietnamese amounts: every way of writing and saying them, and what must stay unread (5-values.md, Amounts)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from evidence.domain.amounts import read_amounts
from evidence.domain.context import Conventions

VND = Conventions("Asia/Ho_Chi_Minh", "VND")


def values(text: str, conventions: Conventions = VND) -> list[int | None]:
    """The values of a text in order; none for one that can be read in two ways."""
    return [None if amount.is_ambiguous else int(amount.value) for amount in read_amounts(text, conventions)]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("50tr", 50_000_000),
        ("50 tr", 50_000_000),
        ("50 triệu", 50_000_000),
        ("50 TRIỆU ĐỒNG", 50_000_000),
        ("₫50M", 50_000_000),
        ("50.000.000đ", 50_000_000),
        ("50,000,000 VND", 50_000_000),
        ("VNĐ 50.000.000", 50_000_000),
        ("đ50.000", 50_000),
        ("15.500.000 d", 15_500_000),
        ("500 000đ", 500_000),
        ("26,800.00 VND", 26_800),
        ("2,5tr", 2_500_000),
        ("2.5 triệu", 2_500_000),
        ("1,75 tỷ", 1_750_000_000),
        ("165k", 165_000),
        ("320 ngàn", 320_000),
        ("760 nghìn", 760_000),
        ("1.480k", 1_480_000),
        ("1,480k", 1_480_000),
        ("8 củ", 8_000_000),
        ("cọc 5 lít", 500_000),
        ("5 nghìn tỷ", 5_000_000_000_000),
        ("trđ 5, giá 5trđ", 5_000_000),
    ],
)
def test_digits_with_a_unit_are_an_amount(text: str, value: int) -> None:
    assert values(text) == [value]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1tr5", 1_500_000),
        ("1tr05", 1_050_000),
        ("1tr75", 1_750_000),
        ("2tr350", 2_350_000),
        ("12tr500", 12_500_000),
        ("12 triệu 500", 12_500_000),
        ("1 tỷ 2", 1_200_000_000),
        ("1ty2", 1_200_000_000),
        ("1 tỷ 05", 1_050_000_000),
        ("1 tỷ 150 nha", 1_150_000_000),
        ("4 củ 2", 4_200_000),
        ("12k5", 12_500),
        ("ổng đưa 1 triệu 350 tiền mặt", 1_350_000),
        ("đã chuyển 9 triệu 6 vô tài khoản", 9_600_000),
        ("15 triệu 3 trăm", 15_300_000),
        ("1 tỷ 480 triệu", 1_480_000_000),
        ("1tr500k", 1_500_000),
        ("3tr rưỡi", 3_500_000),
        ("2 tỷ rưỡi", 2_500_000_000),
    ],
)
def test_what_follows_a_unit_closely_is_its_decimals(text: str, value: int) -> None:
    assert values(text) == [value]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("năm mươi triệu", 50_000_000),
        ("Hai mươi lăm triệu rồi nha", 25_000_000),
        ("bảy triệu tám.", 7_800_000),
        ("một triệu hai một ngày", 1_200_000),
        ("thêm một triệu tư", 1_400_000),
        ("hai triệu mốt", 2_100_000),
        ("hai mốt triệu", 21_000_000),
        ("bốn hai triệu", 42_000_000),
        ("ba triệu rưỡi", 3_500_000),
        ("triệu rưỡi", 1_500_000),
        ("nửa triệu", 500_000),
        ("nửa củ", 500_000),
        ("hai chục triệu", 20_000_000),
        ("chín trăm ngàn", 900_000),
        ("bảy trăm năm chục ngàn", 750_000),
        ("hai trăm lẻ năm nghìn", 205_000),
        ("hai nghìn ba", 2_300),
        ("một phẩy năm triệu", 1_500_000),
        ("một triệu hai trăm năm mươi nghìn đồng", 1_250_000),
        ("mười lăm triệu năm trăm nghìn đồng chẵn", 15_500_000),
        ("một trăm hai mươi ba triệu bốn trăm năm mươi sáu nghìn", 123_456_000),
        ("thứ hai ba triệu", 3_000_000),
    ],
)
def test_spoken_amounts_are_read(text: str, value: int) -> None:
    assert values(text) == [value]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("50 trieu", 50_000_000),
        ("1 ty 2", 1_200_000_000),
        ("28tr6 chua vat", 28_600_000),
        ("gia 14 trieu 2 ho dong y chua", 14_200_000),
        ("Muoi lam trieu nam tram nghin", 15_500_000),
        ("nam muoi trieu", 50_000_000),
        ("ba trieu ruoi", 3_500_000),
        ("ba trieu hai", 3_200_000),
        ("3 trieu tam ung", 3_000_000),
        ("3 trieu sau khi xong", 3_000_000),
    ],
)
def test_missing_marks_change_nothing(text: str, value: int) -> None:
    assert values(text) == [value]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("50-60tr", [50_000_000, 60_000_000]),
        ("từ 5 đến 7 triệu", [5_000_000, 7_000_000]),
        ("ngân sách 70 - 80 triệu", [70_000_000, 80_000_000]),
        ("2tr8 - 3tr", [2_800_000, 3_000_000]),
        ("2tr2-2tr5/bộ", [2_200_000, 2_500_000]),
        ("7,5 - 8 triệu", [7_500_000, 8_000_000]),
        ("500.000-700.000đ", [500_000, 700_000]),
        ("khoảng hai đến ba triệu", [2_000_000, 3_000_000]),
        ("từ 7 xuống 5 triệu", [7_000_000, 5_000_000]),
        ("2-300k", [300_000]),
        ("từ 500-1tr", [1_000_000]),
        ("quạt – 2 – 3tr3", [3_300_000]),
        ("13-14/5 – 3tr3", [3_300_000]),
        ("bộ 2 – 3 triệu", [3_000_000]),
        ("10-15%", []),
        ("5tr-60kg", [5_000_000]),
    ],
)
def test_a_range_proves_its_ends_and_a_list_does_not_become_one(text: str, expected: list[int]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "1tr5 3",
        "1 tỷ 2 5",
        "5 triệu 2 mèo",
        "2 triệu 3 ngày",
        "trả góp 3 triệu 6 tháng",
        "12 triệu 500 đồng",
        "5tr 40k",
        "1tr5k",
        "3tr5 rưỡi",
        "1,5 triệu rưỡi",
        "3tr mấy",
        "phí 3 triệu năm",
        "hai ba triệu",
        "vừa ba triệu lẻ",
        "2 triệu hơn",
        "một trăm hai triệu",
        "một triệu năm mươi",
        "1.234 triệu",
        "1,234 tỷ",
        "1.5đ",
        "2 450.000",
        "450.000 900",
        "2 trieu mot",
        "ba trieu tam",
    ],
)
def test_what_can_be_read_in_two_ways_is_never_the_smaller_one(text: str) -> None:
    assert values(text) == [None]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 bộ 2tr 2 bộ 4tr", [2_000_000, 4_000_000]),
        ("300k 2 người", [300_000]),
        ("5tr 15/3", [5_000_000]),
        ("5 triệu 8 giờ sáng mai", [5_000_000]),
        ("15 triệu 1 tháng", [15_000_000]),
        ("3 triệu năm nay", [3_000_000]),
        ("2 trieu mot thang", [2_000_000]),
        ("3 triệu Tư cầm", [3_000_000]),
        ("lương tháng 3 15tr", [15_000_000]),
        ("dây 50m 300k", [300_000]),
        ("450.000 900.000", [450_000, 900_000]),
        ("vật tư 5tr4, công 1tr2", [5_400_000, 1_200_000]),
        ("2x500k", [500_000]),
        ("giá 395 nghìn còn 230 nghìn", [395_000, 230_000]),
        ("3 triệu\n5 bao", [3_000_000]),
        ("ba triệu\nrưỡi", [3_500_000]),
    ],
)
def test_a_number_of_its_own_beside_an_amount_takes_nothing_from_it(text: str, expected: list[int]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "vài triệu",
        "mấy chục triệu",
        "hàng triệu",
        "5 triệu người",
        "2 triệu cây xanh",
        "20.000 lượt xem",
        "5%",
        "5 phần trăm",
        "dây 50m",
        "50 m",
        "50m2",
        "1.240 m2",
        "50kg",
        "2HP",
        "cần 40 lít dầu",
        "lấy 2 tấn 4",
        "3 củ hành",
        "2 củ sạc",
        "ổ cứng 2T",
        "camera 4K",
        "đèn 3000K",
        "băng keo 3M",
        "CÁP 20M",
        "0988 000 731",
        "+84 905 000 000",
        "84.905.123.456",
        "stk 1.234.567.890",
        "PO 104000",
        "mã 500.000",
        "vòng bi 6203",
        "DH-2205",
        "12/03/2026",
        "17:00 ngày 28/02",
        "lầu 12 phòng 302",
        "51D-882.16",
        "5 đồng hồ",
        "ống đồng phi 12",
        "3 đồng nghiệp",
        "15Ok nha",
        "22.4OO.OOO đ",
        "5OO.000đ",
        "1/2 triệu",
        "giá .5tr",
        "lầu 5 Triệu lo nha",
        "10k concurrent users",
        "lấy 2 k em",
        "tỷ lệ 3 tỷ lệ 4",
        "công ty 5 người",
        "trại tôm 98,6",
    ],
)
def test_what_is_no_money_is_no_amount(text: str) -> None:
    assert values(text) == []


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("186.000.000 chờ trần thạch cao", 186_000_000),
        ("Nha khoa;Đợt 2/3;96,400,000;-", 96_400_000),
        ("Sảnh A, 86, 145000, Đội Phú", 145_000),
        ("gửi xe + cầu đường: 94.000", 94_000),
        ("lấy 100 bình bớt 5.000/bình", 5_000),
        ("CON NO: 3.180.000", 3_180_000),
        ("Bỏ kệ gia vị: -2.900.000", 2_900_000),
    ],
)
def test_a_bare_sum_of_a_list_may_prove_an_amount_but_says_so(text: str, value: int) -> None:
    (amount,) = read_amounts(text, VND)
    assert (amount.value, amount.is_bare, amount.currency) == (Decimal(value), True, "VND")


@pytest.mark.parametrize("text", ["186.000.000", "Sảnh A, 86, 145000", "đợt 2: 96,400,000"])
def test_a_bare_number_is_no_amount_without_a_default_currency(text: str) -> None:
    assert read_amounts(text, Conventions()) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("chốt 2tr5 🎉", "2tr5"),
        ("50\u200b triệu", "50\u200b triệu"),
        ("５０tr nha", "５０tr"),
        ("ba tri\u00ea\u0323u ru\u031bo\u031b\u0303i", "ba tri\u00ea\u0323u ru\u031bo\u031b\u0303i"),
    ],
)
def test_places_are_those_of_the_text_as_given(text: str, expected: str) -> None:
    (amount,) = read_amounts(text, VND)
    assert text[amount.start : amount.end] == amount.text == expected
    assert amount.value > Decimal(1_000_000)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("nhận lại 1 tỷ 25 làm mới", 1_250_000_000),
        ("nhận 1 tỷ 2 làm luôn", 1_200_000_000),
        ("chốt 3 triệu 5 sơn lại", 3_500_000),
        ("15 triệu 5 lắp máy", 15_500_000),
        ("một triệu hai sửa luôn", 1_200_000),
        ("2 triệu 5 viên", None),
        ("2 triệu 5 bao", None),
        ("3 triệu 5 gạch", None),
    ],
)
def test_a_verb_closes_the_decimals_behind_a_unit_and_a_thing_does_not(text: str, value: int | None) -> None:
    assert values(text) == [value]


@pytest.mark.parametrize("text", ["96 triệu một năm", "96 triệu một năm học", "96 trieu mot nam", "96 triệu một tháng"])
def test_one_before_a_stretch_of_time_is_no_decimal(text: str) -> None:
    assert values(text) == [96_000_000]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("một triệu không trăm năm mươi ngàn", [1_050_000]),
        ("hai nghìn không trăm linh năm", [2_005]),
        ("một triệu không trăm năm mươi", [1_050_000]),
        ("một triệu không năm", [1_050_000]),
        ("một triệu không lấy", [1_000_000]),
    ],
)
def test_no_hundreds_are_part_of_the_sum(text: str, expected: list[int]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cần 3 nghìn viên", []),
        ("mua 3 ngàn quyển", []),
        ("3 nghìn khách ghé", []),
        ("giá 3 nghìn viên", [3_000]),
        ("3 nghìn một viên", [3_000]),
        ("300 nghìn em nhé", [300_000]),
        ("300 nghìn cọc trước", [300_000]),
        ("50k cái", [50_000]),
        ("2 triệu bộ", [2_000_000]),
    ],
)
def test_what_is_counted_in_thousands_is_money_only_where_something_says_so(text: str, expected: list[int]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cọc 2 chai", [2_000_000]),
        ("nợ 3 tỏi", [3_000_000_000]),
        ("ck 3 vé nha", [None]),
        ("mua 2 chai", []),
        ("trả 2 chai nước", []),
        ("cọc 2 chai nước", []),
        ("lấy 5 tỏi", []),
        ("2 vé máy bay", []),
        ("mua 2 chai 300 ngàn", [300_000]),
    ],
)
def test_slang_is_money_only_behind_a_word_of_paying(text: str, expected: list[int | None]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 250 000 đ", [1_250_000]),
        ("tiền 1\t250 000 đ", [250_000]),
        ("cọc 500\n200 000 đ", [200_000]),
        ("29/4\t312", []),
        ("cáp 120\t350.000", [350_000]),
        ("$4,800\n402", [4_800]),
    ],
)
def test_a_tab_or_a_line_groups_no_thousands(text: str, expected: list[int]) -> None:
    assert values(text) == expected
