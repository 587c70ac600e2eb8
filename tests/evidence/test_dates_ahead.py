"""Stretches of time counted from the message, spoken clock times, and years before what they were the years of."""

from __future__ import annotations

from datetime import datetime

import pytest

from evidence.domain.context import Conventions
from evidence.domain.dates import DateReading, Precision, read_dates, read_declared_date, reading_holds

VIETNAM = Conventions(time_zone="Asia/Ho_Chi_Minh")
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")


def the_reading(text: str, said_at: datetime | None = SAID_AT) -> DateReading:
    (reading,) = read_dates(text, said_at, VIETNAM)
    return reading


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 tháng nữa", "2026-04-11"),
        ("nửa tháng nữa", "2026-03-26"),
        ("sau 2 tuần", "2026-03-25"),
        ("sau một tháng nữa", "2026-04-11"),
        ("sau 3 ngày nữa", "2026-03-14"),
        ("2 tuần trước", "2026-02-25"),
        ("cách đây 2 tháng", "2026-01-11"),
        ("in 2 months", "2026-05-11"),
        ("a month ago", "2026-02-11"),
    ],
)
def test_a_stretch_leads_to_its_day(text: str, expected: str) -> None:
    assert [interval.start.date().isoformat() for interval in the_reading(text).denotes] == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 giờ nữa", "11:05"),
        ("nửa tiếng nữa", "09:35"),
        ("30 phút nữa", "09:35"),
        ("in 2 hours", "11:05"),
        ("in half an hour", "09:35"),
    ],
)
def test_hours_ahead_lead_to_their_minute(text: str, expected: str) -> None:
    reading = the_reading(text)
    assert reading.precision is Precision.MINUTE
    assert [f"{interval.start:%H:%M}" for interval in reading.denotes] == [expected]


def test_a_stretch_into_a_month_without_that_day_or_from_an_unknown_time_denotes_nothing() -> None:
    assert the_reading("1 tháng nữa", datetime.fromisoformat("2026-01-31T09:00:00+07:00")).denotes == ()
    assert [the_reading(text, None).denotes for text in ("1 tháng nữa", "2 giờ nữa", "sau 2 tuần")] == [()] * 3


@pytest.mark.parametrize(
    ("text", "clocks"),
    [
        ("half past three", [210, 930]),
        ("half past 3 pm", [930]),
        ("quarter to six", [345, 1065]),
        ("quarter to 5 pm", [1005]),
        ("quarter past 12 am", [15]),
        ("ten past nine", [550]),
        ("10 minutes to 6", [350, 1070]),
        ("meet at 5", [300, 1020]),
        ("at five, please", [300, 1020]),
        ("at 17", [1020]),
    ],
)
def test_a_spoken_clock_time_keeps_its_doubt(text: str, clocks: list[int]) -> None:
    assert list(the_reading(text).clocks) == clocks


def test_a_spoken_clock_time_belongs_to_the_day_beside_it() -> None:
    reading = the_reading("tomorrow at half past three")
    assert [f"{each.start:%d %H:%M}" for each in reading.denotes] == ["12 03:30", "12 15:30"]


@pytest.mark.parametrize(
    "text", ["the 2023 disk failure", "since the 2023 audits", "2023 disk failure", "our 2023 plan"]
)
def test_a_year_before_what_it_was_the_year_of_proves_that_year(text: str) -> None:
    (claimed,) = read_dates("It failed in 2023", SAID_AT, VIETNAM)
    (other,) = read_dates("It failed in 2024", SAID_AT, VIETNAM)
    span = read_dates(text, SAID_AT, VIETNAM)
    assert reading_holds(claimed, span)
    assert not reading_holds(other, span)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("nghỉ lễ từ 30/4 đến hết 3/5", "2026-05-03"),
        ("báo giá hiệu lực hết 3/5", "2026-05-03"),
        ("mới giao 6/8 cho khách", "2026-08-06"),
        ("xong 6/8, mai báo", "2026-08-06"),
        ("mai 2/9 nghỉ lễ", "2026-09-02"),
        ("thứ 7 2/5 họp", "2026-05-02"),
    ],
)
def test_a_date_that_looks_like_a_share_is_still_a_date(text: str, day: str) -> None:
    declared = read_declared_date(day, VIETNAM)
    assert declared is not None
    assert any(reading_holds(declared, [reading]) for reading in read_dates(text, SAID_AT, VIETNAM))
