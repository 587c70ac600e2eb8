"""What each expression of a date or a time denotes, read against the day of its message."""

from __future__ import annotations

from datetime import datetime

import pytest

from evidence.domain.context import Conventions, DateOrder
from evidence.domain.dates import DateReading, DayPart, Precision, read_dates

VIETNAM = Conventions(time_zone="Asia/Ho_Chi_Minh")
AMERICA = Conventions(time_zone="America/New_York", date_order=DateOrder.MONTH_FIRST)
JAPAN = Conventions(time_zone="Asia/Tokyo", date_order=DateOrder.YEAR_FIRST)
# A Wednesday.
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")


def the_reading(text: str, conventions: Conventions = VIETNAM) -> DateReading:
    readings = read_dates(text, SAID_AT, conventions)
    assert len(readings) == 1, readings
    return readings[0]


def starts(reading: DateReading) -> list[str]:
    return [interval.start.isoformat(timespec="minutes").removesuffix("T00:00") for interval in reading.denotes]


WEEKDAYS = [
    ("thứ 4", "2026-03-11"),
    ("thứ 5", "2026-03-12"),
    ("Thứ Năm", "2026-03-12"),
    ("T5", "2026-03-12"),
    ("thứ ba", "2026-03-17"),
    ("CN", "2026-03-15"),
    ("chủ nhật này", "2026-03-15"),
    ("thứ 4 tới", "2026-03-18"),
    ("thứ 6 tuần này", "2026-03-13"),
    ("thứ hai tuần này", "2026-03-09"),
    ("T2 tuần sau", "2026-03-16"),
    ("thứ 6 tuần sau", "2026-03-20"),
    ("tuần tới thứ 6", "2026-03-20"),
    ("thứ 5 tuần trước", "2026-03-05"),
    ("thứ 6 vừa rồi", "2026-03-06"),
    ("thu 5", "2026-03-12"),
    ("chu nhat", "2026-03-15"),
    ("Thursday", "2026-03-12"),
    ("Wednesday", "2026-03-11"),
    ("next Friday", "2026-03-20"),
    ("this Friday", "2026-03-13"),
    ("Friday next week", "2026-03-20"),
    ("last Friday", "2026-03-06"),
    ("Wed 18/3", "2026-03-18"),
    ("thứ 7 14/3", "2026-03-14"),
    ("CN ngày 15 tháng 3", "2026-03-15"),
    ("thứ 6 ngày 20", "2026-03-20"),
]
RELATIVE = [
    ("hôm nay", "2026-03-11"),
    ("nay giao", "2026-03-11"),
    ("bữa nay", "2026-03-11"),
    ("trong ngày", "2026-03-11"),
    ("mai", "2026-03-12"),
    ("ngày mai", "2026-03-12"),
    ("trong ngày mai", "2026-03-12"),
    ("mốt", "2026-03-13"),
    ("ngày mốt", "2026-03-13"),
    ("ngay mot", "2026-03-13"),
    ("ngày kia", "2026-03-13"),
    ("hôm qua", "2026-03-10"),
    ("hôm kia", "2026-03-09"),
    ("3 ngày nữa", "2026-03-14"),
    ("trong 3 ngày", "2026-03-14"),
    ("trong vòng ba ngày", "2026-03-14"),
    ("2 tuần nữa", "2026-03-25"),
    ("cách đây 3 ngày", "2026-03-08"),
    ("today", "2026-03-11"),
    ("tomorrow", "2026-03-12"),
    ("the day after tomorrow", "2026-03-13"),
    ("yesterday", "2026-03-10"),
    ("in 3 days", "2026-03-14"),
    ("in two weeks", "2026-03-25"),
    ("3 days ago", "2026-03-08"),
    ("明日", "2026-03-12"),
    ("heute", "2026-03-11"),
    ("demain", "2026-03-12"),
]
OF_MONTH = [
    ("ngày 20", "2026-03-20"),
    ("ngày 10", "2026-04-10"),
    ("mùng 5", "2026-04-05"),
    ("ngày 31", "2026-03-31"),
    ("mùng 10 tháng này", "2026-03-10"),
    ("ngày 5 tháng sau", "2026-04-05"),
    ("cuối tháng", "2026-03-31"),
    ("hết tháng này", "2026-03-31"),
    ("hết tháng 4", "2026-04-30"),
    ("cuối tháng sau", "2026-04-30"),
    ("end of month", "2026-03-31"),
    ("by end of next month", "2026-04-30"),
    ("by the 15th", "2026-03-15"),
    ("Friday the 20th", "2026-03-20"),
]
NUMERIC = [
    ("15/3", "2026-03-15"),
    ("15/03/2026", "2026-03-15"),
    ("15.3", "2026-03-15"),
    ("họp 15.3 nhé", "2026-03-15"),
    ("ngày 15-3", "2026-03-15"),
    ("hạn là 30-4 đó", "2026-04-30"),
    ("15.03.2026", "2026-03-15"),
    ("Cường,15/03/2026,0", "2026-03-15"),
    ("BH-09,2026-03-15,0", "2026-03-15"),
    ("xong đợt hai,15/3/26", "2026-03-15"),
    ("15-03-26", "2026-03-15"),
    ("15 thg 3", "2026-03-15"),
    ("ngày 21 tháng 09 năm 2025", "2025-09-21"),
    ("mùng tám tháng năm", "2026-05-08"),
    ("hai tám tháng hai", "2026-02-28"),
    ("2026-03-15", "2026-03-15"),
    ("2026/3/15", "2026-03-15"),
    ("3月15日", "2026-03-15"),
    ("2026年3月15日", "2026-03-15"),
    ("March 15", "2026-03-15"),
    ("15th of March", "2026-03-15"),
    ("the ninth of June", "2026-06-09"),
    ("Mar 15, 2026", "2026-03-15"),
    ("May 5", "2026-05-05"),
    ("on may 5", "2026-05-05"),
    ("15. März 2026", "2026-03-15"),
    ("le 15 février", "2026-02-15"),
    ("3 mai", "2026-05-03"),
    ("15 de marzo de 2026", "2026-03-15"),
    ("20/12", "2025-12-20"),
    ("20 tháng này", "2026-03-20"),
]
WITH_A_YEAR_IN_WORDS = [
    ("15/3 năm sau", "2027-03-15"),
    ("ngày 15 tháng 3 năm ngoái", "2025-03-15"),
    ("ngay 15/3 nam ngoai", "2025-03-15"),
    ("cuối tháng 5 năm sau", "2027-05-31"),
    ("March 15 next year", "2027-03-15"),
]


@pytest.mark.parametrize(("text", "expected"), [*WEEKDAYS, *RELATIVE, *OF_MONTH, *NUMERIC])
def test_an_expression_denotes_its_day(text: str, expected: str) -> None:
    reading = the_reading(text)
    assert (reading.precision, starts(reading)) == (Precision.DAY, [expected])


@pytest.mark.parametrize(("text", "expected"), WITH_A_YEAR_IN_WORDS)
def test_a_year_said_in_words_behind_a_date_is_its_year(text: str, expected: str) -> None:
    date, year = read_dates(text, SAID_AT, VIETNAM)
    assert (starts(date), year.precision) == ([expected], Precision.YEAR)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cuối tuần", ["2026-03-14", "2026-03-15"]),
        ("cuối tuần sau", ["2026-03-21", "2026-03-22"]),
        ("this weekend", ["2026-03-14", "2026-03-15"]),
        ("đầu tháng", [f"2026-04-0{day}" for day in range(1, 6)]),
        ("đầu tháng 5", [f"2026-05-0{day}" for day in range(1, 6)]),
        ("dau thang sau", [f"2026-04-0{day}" for day in range(1, 6)]),
    ],
)
def test_an_expression_may_denote_a_set_of_days(text: str, expected: list[str]) -> None:
    reading = the_reading(text)
    assert (reading.precision, starts(reading)) == (Precision.DAY, expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3h chiều nay", "2026-03-11T15:00"),
        ("chiều nay 4h", "2026-03-11T16:00"),
        ("chieu nay 4h", "2026-03-11T16:00"),
        ("2h trưa nay", "2026-03-11T14:00"),
        ("12h trưa mai", "2026-03-12T12:00"),
        ("4h rưỡi chiều mai", "2026-03-12T16:30"),
        ("4 rưỡi chiều mai", "2026-03-12T16:30"),
        ("mai 7h sáng", "2026-03-12T07:00"),
        ("sang mai 7h", "2026-03-12T07:00"),
        ("mốt sáng 9 giờ", "2026-03-13T09:00"),
        ("8g30 thứ 6", "2026-03-13T08:30"),
        ("8g sáng mai", "2026-03-12T08:00"),
        ("bữa nay mười giờ", "2026-03-11T10:00"),
        ("thứ năm năm giờ chiều", "2026-03-12T17:00"),
        ("T2 tuần sau lúc 10h", "2026-03-16T10:00"),
        ("trước 17:00 ngày 28/03", "2026-03-28T17:00"),
        ("25/6 8h", "2026-06-25T08:00"),
        ("8h 15/3", "2026-03-15T08:00"),
        ("8 giờ tối thứ 6", "2026-03-13T20:00"),
        ("ba giờ kém mười chiều mai", "2026-03-12T14:50"),
        ("tomorrow at 3 pm", "2026-03-12T15:00"),
        ("3:30 p.m. on Friday", "2026-03-13T15:30"),
        ("noon tomorrow", "2026-03-12T12:00"),
        ("5pm today", "2026-03-11T17:00"),
        ("2026-03-15T15:00", "2026-03-15T15:00"),
        ("2026-03-15T15:00Z", "2026-03-15T22:00"),
        ("3月15日午後3時", "2026-03-15T15:00"),
    ],
)
def test_a_day_with_a_time_denotes_one_minute(text: str, expected: str) -> None:
    reading = the_reading(text)
    assert (reading.precision, starts(reading)) == (Precision.MINUTE, [expected])


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("3h chiều", [900]),
        ("2h trưa", [840]),
        ("9h tối", [1260]),
        ("19 giờ", [1140]),
        ("8g30", [510]),
        ("15:00", [900]),
        ("03:00", [180]),
        ("3 pm", [900]),
        ("12 am", [0]),
        ("3h", [180, 900]),
        ("3:30", [210, 930]),
        ("3 o'clock", [180, 900]),
        ("9h toi", [540, 1260]),
    ],
)
def test_a_time_without_a_day_denotes_no_day_and_keeps_its_doubt(text: str, minutes: list[int]) -> None:
    reading = the_reading(text)
    assert (reading.precision, reading.denotes, list(reading.clocks)) == (Precision.TIME, (), minutes)


@pytest.mark.parametrize(
    ("text", "precision", "expected"),
    [
        ("tuần sau", Precision.WEEK, "2026-03-16"),
        ("next week", Precision.WEEK, "2026-03-16"),
        ("tháng 5", Precision.MONTH, "2026-05-01"),
        ("tháng sau", Precision.MONTH, "2026-04-01"),
        ("12/2025", Precision.MONTH, "2025-12-01"),
        ("in May", Precision.MONTH, "2026-05-01"),
        ("quý 3", Precision.QUARTER, "2026-07-01"),
        ("năm 2025", Precision.YEAR, "2025-01-01"),
        ("next year", Precision.YEAR, "2027-01-01"),
        ("thành lập 2019", Precision.YEAR, "2019-01-01"),
    ],
)
def test_a_longer_stretch_keeps_its_own_precision(text: str, precision: Precision, expected: str) -> None:
    reading = the_reading(text)
    assert (reading.precision, starts(reading)) == (precision, [expected])


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("chiều mai", DayPart.AFTERNOON),
        ("14/05 buổi sáng", DayPart.MORNING),
        ("đêm T7", DayPart.EVENING),
        ("trưa thứ tư", DayPart.NOON),
        ("tomorrow morning", DayPart.MORNING),
        ("tonight", DayPart.EVENING),
        ("mai", None),
        ("toi mai", None),
    ],
)
def test_a_day_carries_the_part_of_the_day_beside_it(text: str, part: DayPart | None) -> None:
    assert the_reading(text).part is part


@pytest.mark.parametrize(
    ("text", "conventions", "expected"),
    [
        ("05/06", VIETNAM, "2026-06-05"),
        ("05/06", AMERICA, "2026-05-06"),
        ("03/15/2026", AMERICA, "2026-03-15"),
        ("15/03/2026", JAPAN, "2026-03-15"),
        ("26/03/15", JAPAN, "2026-03-15"),
    ],
)
def test_numbers_are_read_in_the_organizations_order(text: str, conventions: Conventions, expected: str) -> None:
    assert starts(the_reading(text, conventions)) == [expected]


@pytest.mark.parametrize(
    ("text", "conventions"),
    [("03/15/2026", VIETNAM), ("15/3", AMERICA), ("04/03/2026", JAPAN), ("31/2", VIETNAM), ("30.02.2026", VIETNAM)],
)
def test_a_date_that_is_impossible_or_unsettled_in_that_order_is_no_date(text: str, conventions: Conventions) -> None:
    assert read_dates(text, SAID_AT, conventions) == ()


@pytest.mark.parametrize("text", ["thứ 7 15/3", "thứ 7, 15/3", "15/3 (T7)", "Saturday, March 15"])
def test_a_weekday_that_contradicts_its_date_leaves_both_without_meaning(text: str) -> None:
    assert the_reading(text).denotes == ()


def test_the_ends_of_a_range_are_read_one_by_one() -> None:
    texts = ("13-14/5", "từ 13 đến 14/5", "May 13-14", "13 and 14 May", "13-14/5/2026", "ngày 13, 14 tháng 5")
    ends = [[starts(reading) for reading in read_dates(text, SAID_AT, VIETNAM)] for text in texts]
    assert ends == [[["2026-05-13"], ["2026-05-14"]]] * len(texts)


def test_a_day_takes_the_month_of_the_list_it_stands_in() -> None:
    firsts = ("ngày 13, 14 và 15/5", "từ ngày 13 đến ngày 18 tháng 5")
    assert [starts(read_dates(text, SAID_AT, VIETNAM)[0]) for text in firsts] == [["2026-05-13"]] * 2
    assert starts(read_dates("tháng 5, ngày 13", SAID_AT, VIETNAM)[1]) == ["2026-05-13"]
    assert starts(read_dates("ngày 13 đến 14", SAID_AT, VIETNAM)[0]) == ["2026-03-13"]


def test_the_ends_of_a_range_of_weekdays_are_read_one_by_one() -> None:
    ends = [[starts(reading) for reading in read_dates(text, SAID_AT, VIETNAM)] for text in ("T6-T7", "thứ 6 - thứ 7")]
    assert ends == [[["2026-03-13"], ["2026-03-14"]]] * 2


def test_both_hours_of_a_range_belong_to_its_day() -> None:
    readings = read_dates("từ 9h đến 11h sáng mai", SAID_AT, VIETNAM)
    assert [starts(reading) for reading in readings] == [["2026-03-12T09:00"], ["2026-03-12T11:00"]]


def test_a_time_further_off_belongs_to_the_nearest_day_that_has_none_of_its_own() -> None:
    readings = read_dates("thứ 7 này An đi với tao 8h sáng", SAID_AT, VIETNAM)
    assert [starts(reading) for reading in readings] == [["2026-03-14"], ["2026-03-14T08:00"]]
    readings = read_dates("mai 7h sáng nha, chị đi làm 8h", SAID_AT, VIETNAM)
    assert [starts(reading) for reading in readings] == [["2026-03-12T07:00"], []]


def test_a_message_said_late_counts_from_the_day_it_was_in_the_organizations_zone() -> None:
    late = datetime.fromisoformat("2026-03-11T18:30:00+00:00")
    assert starts(read_dates("mai", late, VIETNAM)[0]) == ["2026-03-13"]
    assert starts(read_dates("mai", late, Conventions(time_zone="UTC"))[0]) == ["2026-03-12"]


def test_without_a_message_time_relative_words_denote_nothing_and_full_dates_stand() -> None:
    texts = ("mai", "thứ 5", "15/3", "trong 3 ngày", "cuối tháng", "tuần sau", "tomorrow at 3 pm", "đầu tháng")
    assert [read_dates(text, None, VIETNAM)[0].denotes for text in texts] == [()] * len(texts)
    assert starts(read_dates("15/3/2026", None, VIETNAM)[0]) == ["2026-03-15"]


def test_offsets_are_those_of_the_text_as_given() -> None:
    for text, words in (
        ("giao thu\u031b\u0301 6 nha", "thu\u031b\u0301 6"),
        ("hẹn １５／３ nhé", "１５／３"),
        ("giao ma\u200bi nha", "ma\u200bi"),
        ("👨‍👩‍👧 chiều   mai 🎉", "chiều   mai"),
    ):
        reading = the_reading(text)
        assert (text[reading.start : reading.end], reading.text) == (words, words)


@pytest.mark.parametrize(
    ("text", "is_negated"),
    [
        ("không phải thứ 5", True),
        ("ko phải ngày 20", True),
        ("chứ không phải 15/3", True),
        ("thay vì mai", True),
        ("not on Friday", True),
        ("đừng lắp trước ngày 22", False),
        ("not before Friday", False),
        ("không giao thứ 5", False),
    ],
)
def test_a_denied_date_is_marked_and_other_denials_are_left_to_polarity(text: str, is_negated: bool) -> None:
    assert the_reading(text).is_negated is is_negated
