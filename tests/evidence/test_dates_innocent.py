"""What looks like a date or a time and is none: nothing must be read from it."""

from __future__ import annotations

from datetime import datetime

import pytest

from evidence.domain.context import Conventions
from evidence.domain.dates import Precision, read_dates

VIETNAM = Conventions(time_zone="Asia/Ho_Chi_Minh")
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")

VAGUE = [
    "giữa tháng",
    "10 ngày làm việc",
    "trong 10 ngày làm việc",
    "within 5 business days",
    "trong 3 ngày từ khi cọc",
    "trong 3 ngày kể từ ngày ký",
    "in 3 days after the deposit",
    "trễ 3 ngày",
    "bảo hành 30 ngày",
    "30 days",
    "sau 3 ngày thì tính lãi",
    "cọc xong sau 2 tuần",
    "sau 2 tuần làm việc",
    "sau 2 tuần kể từ ngày ký",
    "3 tuần sau",
    "mai mốt tính",
    "mai này có dịp",
    "one of these days",
    "mấy bữa nay mưa",
    "hiện nay",
    "từ trước tới nay",
    "uống 2 lần trong ngày",
    "ngày 2 lần",
    "ngày 8 tiếng",
]
FEASTS = [
    "mùng 6 Tết",
    "mùng 1 tháng giêng",
    "rằm tháng 7",
    "trước giao thừa",
    "sau lễ",
    "mùng 10 âm lịch",
    "15/7 âm lịch",
    "âm lịch 15/7",
    "15/8 ÂL",
]
RECURRING = ["ngày 15 hàng tháng", "các thứ 5", "most Fridays"]
SHARES = [
    "1/2 giá",
    "đang ốp dở 1/2 rồi",
    "đợt 1/3",
    "Đợt 3/4",
    "thanh toán trước 1/2, còn lại 30 ngày sau",
    "nộp 5/8 hồ sơ",
    "xong 7/10 phòng",
    "điểm 9/10",
    "9/14 dàn",
    "hỗ trợ 24/7",
    "xong 6/8 khung rạp",
    "mới 4/8 giàn",
    "thêm 1/2 giá",
    "1,15/3/26,5",
    "xong 5/8 mái",
    "hết 1/2 thùng",
    "2/3 majority",
    "1/2 cup",
    "rated 9/10",
]
ADDRESSES = [
    "số 12/5 Hùng Vương",
    "ở 12/5 Lê Văn Q",
    "Lô B15/3",
    "đường 3/2",
    "hẻm 30/4",
    "công trình 15/3 Đường số 9",
    "nhà T5 chưa mở cửa",
    "WC nam T3",
    "tầng T2",
    "thi công T4",
    "còn T4 với T5 chưa test",
    "done 3/5 floors, T4 T5 next",
    "tầng trệt, T2, T3",
    "khu CN",
    "thêm 5 CN",
    "A12-05",
    "B3-1402",
]
MEASURES = [
    "version 3.11",
    "upgraded to Python 3.11",
    "bản 2.5",
    "1.6tr",
    "4 rưỡi",
    "xe 2.5T",
    "dài 3.5 m",
    "còn 2.5 triệu",
    "scored 4.2 on average",
    "thắng 3-1",
    "2-3 ngày",
    "50-60tr",
    "1.250.000",
    "186.000.000",
    "192.168.1.1",
    "0909-123-456",
    "0988 000 731",
    "51D-882.16",
    "ratio 1:2",
    "1:100",
    "#0415",
    "căn 12.05",
    "nhiệt độ 25.5",
    "9-5",
    "QĐ 12/2026/QĐ-UBND",
]
DURATIONS = [
    "72h",
    "ngâm thử 72h",
    "mất 3h",
    "8h/ngày",
    "trong 2h",
    "24h",
    "bây giờ",
    "mấy giờ",
    "5G",
    "50g",
]
NAMES_AND_WORDS = [
    "chị Mai giao hàng",
    "c Mai gọi xưởng",
    "gửi Mai báo giá",
    "giao cho Mai",
    "Mai: em giao hàng",
    "Mai Anh giao hàng",
    "Mai will send it",
    "hoa mai nở",
    "mai nở rộ rồi",
    "mai trổ bông đẹp",
    "mai rụng hết lá",
    "mai ra nụ rồi",
    "lặt lá mai",
    "Herr Sonntag ruft an",
    "mañana llamó Domingo",
    "Mardi gras",
    "一周三次",
    "capped at 5",
    "the price stands at 5",
    "at 5 Main Street",
    "at 5 percent",
    "at 5.5",
    "ten to six",
    "2 triệu mốt",
    "hai mốt",
    "áo này mốt",
    "lần thứ 5",
    "người thứ hai",
    "tầng thứ 3",
    "thứ nhất là giá, thứ hai là màu",
    "thu 5 trieu",
    "da thu 5 trieu",
    "you may 5 times a day",
    "we may march on",
    "March on, friends",
    "it may rain",
    "the cat sat on the mat",
    "the Sun is hot",
    "Jan will come",
    "quý khách",
    "Q7",
    "Room 2026",
    "the 3rd floor",
    "the 2nd of them",
    "Black Friday",
    "the following Friday",
    "a week from Friday",
    "Hen tra: 25/O1",
]


@pytest.mark.parametrize(
    "text",
    [*VAGUE, *FEASTS, *RECURRING, *SHARES, *ADDRESSES, *MEASURES, *DURATIONS, *NAMES_AND_WORDS],
)
def test_nothing_is_read_as_a_day_or_a_time(text: str) -> None:
    readings = read_dates(text, SAID_AT, VIETNAM)
    assert [
        reading for reading in readings if reading.precision in {Precision.DAY, Precision.MINUTE, Precision.TIME}
    ] == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Mai em giao hàng", "Mai"),
        ("Mai giao hàng", "Mai"),
        ("OK MAI A QUA THU LUÔN", "MAI"),
        ("em mai qua lấy", "mai"),
        ("Hùng mai ghé nhà chị Mai", "mai"),
        ("sáng mai chị Mai ghé", "sáng mai"),
        ("mai em báo chị Mai", "mai"),
    ],
)
def test_mai_is_tomorrow_where_it_is_used_as_a_day(text: str, words: str) -> None:
    assert [reading.text for reading in read_dates(text, SAID_AT, VIETNAM)] == [words]


def test_a_person_known_as_mai_wins_where_a_sentence_could_start_with_either() -> None:
    text = "Mai giao hàng"
    assert read_dates(text, SAID_AT, VIETNAM, names=["Mai"]) == ()
    assert read_dates("Mai em giao hàng", SAID_AT, VIETNAM, names=["Mai"]) != ()


def test_a_full_name_makes_its_words_known_as_names() -> None:
    assert read_dates("Mai giao hàng", SAID_AT, VIETNAM, names=["Lê Thị Mai"]) == ()
    assert read_dates("Domingo llamó", SAID_AT, VIETNAM, names=["Domingo Ruiz"]) == ()


@pytest.mark.parametrize("text", ["mai nó ghé", "mai no ghe", "mai giao", "mai ra xưởng", "lá mai giao"])
def test_a_word_like_a_blossom_s_leaves_tomorrow_alone(text: str) -> None:
    assert len(read_dates(text, SAID_AT, VIETNAM)) == 1


@pytest.mark.parametrize(
    "text", ["giao T4", "T4 với T5 giao", "sáng T4, T5 sơn trần", "lầu 3 xong thứ 5", "nghỉ T7, CN", "còn T7 thì sao"]
)
def test_a_short_weekday_away_from_floors_is_a_day(text: str) -> None:
    assert read_dates(text, SAID_AT, VIETNAM)


@pytest.mark.parametrize("text", ["2023 users", "2023 kg", "model 2023 pump", "2019 tiles arrived", "room 2023 key"])
def test_a_counted_or_numbered_thing_makes_no_year(text: str) -> None:
    assert read_dates(text, SAID_AT, VIETNAM) == ()


@pytest.mark.parametrize("text", ["cập Hải Phòng 25/04", "bàn giao nhà 25/4", "lễ 30/4", "giao T7, Chánh", "làm 21/2"])
def test_a_date_beside_a_word_that_may_open_an_address_is_still_a_date(text: str) -> None:
    assert len(read_dates(text, SAID_AT, VIETNAM)) == 1


@pytest.mark.parametrize(
    "text", ["stopped it on Tuesday", "the party was on Tuesday", "hôm thứ 5 thợ ghé", "đã giao thứ 5"]
)
def test_a_weekday_in_the_past_leaves_open_which_one_is_meant(text: str) -> None:
    assert [reading.denotes for reading in read_dates(text, SAID_AT, VIETNAM)] == [()]


@pytest.mark.parametrize("text", ["scheduled on Tuesday", "posted here by Tuesday", "đã hẹn thứ 5", "dời sang thứ 5"])
def test_a_weekday_that_lies_ahead_is_the_next_one(text: str) -> None:
    assert all(reading.denotes for reading in read_dates(text, SAID_AT, VIETNAM))


def test_a_time_of_another_zone_is_no_time_of_the_organization() -> None:
    assert read_dates("at 06:00 UTC", SAID_AT, VIETNAM) == ()
    assert len(read_dates("at 06:00 UTC", SAID_AT, Conventions(time_zone="UTC"))) == 1


@pytest.mark.parametrize(
    "text", ["", "   ", "\x00", "\ud800", "\u0301", "\u200b", "/", "15/", "99/99", "0/0", "00/00/0000"]
)
def test_text_without_meaning_is_read_without_harm(text: str) -> None:
    assert read_dates(text, SAID_AT, VIETNAM) == ()
