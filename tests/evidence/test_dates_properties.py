"""What must hold of every date and every text: notations read back, changed values never hold, no text does harm."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evidence.domain.context import Conventions, DateOrder
from evidence.domain.dates import Precision, dates_hold, read_dates, read_declared_date
from tests.counted import calls

VIETNAM = Conventions(time_zone="Asia/Ho_Chi_Minh")
AMERICA = Conventions(time_zone="America/New_York", date_order=DateOrder.MONTH_FIRST)
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")
MONTHS = "January February March April May June July August September October November December".split()
GERMAN = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
FRENCH = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
SPANISH = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()

NOTATIONS: list[Callable[[date], str]] = [
    lambda day: f"{day.day}/{day.month}/{day.year}",
    lambda day: f"{day:%d/%m/%Y}",
    lambda day: f"{day:%d.%m.%Y}",
    lambda day: f"{day:%d-%m-%Y}",
    lambda day: f"{day:%Y-%m-%d}",
    lambda day: f"{day:%Y/%m/%d}",
    lambda day: f"ngày {day.day} tháng {day.month} năm {day.year}",
    lambda day: f"ngay {day.day} thang {day.month} nam {day.year}",
    lambda day: f"{day.day} thg {day.month}, {day.year}",
    lambda day: f"{MONTHS[day.month - 1]} {day.day}, {day.year}",
    lambda day: f"{day.day} {MONTHS[day.month - 1][:3]} {day.year}",
    lambda day: f"{day.day}. {GERMAN[day.month - 1]} {day.year}",
    lambda day: f"le {day.day} {FRENCH[day.month - 1]} {day.year}",
    lambda day: f"{day.day} de {SPANISH[day.month - 1]} de {day.year}",
    lambda day: f"{day.year}年{day.month}月{day.day}日",
    lambda day: f"{day.day}/{day.month}/{day.year}".translate({ord("0") + at: 0xFF10 + at for at in range(10)}),
]
YEARLESS: list[Callable[[date], str]] = [
    lambda day: f"ngày {day.day}/{day.month}",
    lambda day: f"ngày {day.day} tháng {day.month}",
    lambda day: f"hôm {day:%d.%m}",
    lambda day: f"on {MONTHS[day.month - 1]} {day.day}",
    lambda day: f"{day.month}月{day.day}日",
]
DAYS = st.dates(min_value=date(1990, 1, 1), max_value=date(2090, 12, 31))
NEAR_DAYS = st.dates(min_value=date(2025, 10, 1), max_value=date(2026, 8, 31))
CLOCKS = st.integers(min_value=0, max_value=24 * 60 - 1)


@settings(deadline=None)
@given(DAYS, st.sampled_from(NOTATIONS))
def test_a_date_in_any_notation_reads_back_as_itself(day: date, notation: Callable[[date], str]) -> None:
    readings = read_dates(notation(day), None, VIETNAM)
    assert [interval.start.date() for reading in readings for interval in reading.denotes] == [day]
    assert readings[0].precision is Precision.DAY


@settings(deadline=None)
@given(NEAR_DAYS, st.sampled_from(YEARLESS))
def test_a_date_without_its_year_is_the_nearest_one(day: date, notation: Callable[[date], str]) -> None:
    readings = read_dates(notation(day), SAID_AT, VIETNAM)
    assert [interval.start.date() for reading in readings for interval in reading.denotes] == [day]


@settings(deadline=None)
@given(DAYS)
def test_month_first_reads_its_own_order_back(day: date) -> None:
    readings = read_dates(f"{day.month}/{day.day}/{day.year}", None, AMERICA)
    assert [interval.start.date() for reading in readings for interval in reading.denotes] == [day]


@settings(deadline=None)
@given(DAYS, st.sampled_from(NOTATIONS), st.integers(min_value=-400, max_value=400).filter(bool))
def test_another_day_never_holds(day: date, notation: Callable[[date], str], shift: int) -> None:
    readings = read_dates(notation(day), SAID_AT, VIETNAM)
    same = read_declared_date(day.isoformat(), VIETNAM)
    other = read_declared_date((day + timedelta(days=shift)).isoformat(), VIETNAM)
    assert same is not None
    assert other is not None
    assert dates_hold(same, readings)
    assert not dates_hold(other, readings)


@settings(deadline=None)
@given(DAYS, CLOCKS, CLOCKS, st.sampled_from(["{:02}:{:02}", "{:02}h{:02}", "{:02} giờ {:02} phút"]))
def test_another_time_never_holds(day: date, clock: int, other: int, notation: str) -> None:
    text = f"{notation.format(*divmod(clock, 60))} ngày {day:%d/%m/%Y}"
    asserted = read_declared_date(f"{day}T{other // 60:02}:{other % 60:02}", VIETNAM)
    assert asserted is not None
    assert dates_hold(asserted, read_dates(text, SAID_AT, VIETNAM)) is (clock == other)


@settings(deadline=None)
@given(st.sampled_from(range(7)), st.integers(min_value=0, max_value=6), st.sampled_from(["tuần sau", "tuần tới"]))
def test_a_weekday_of_next_week_is_never_of_this_week(weekday: int, today: int, words: str) -> None:
    said_at = SAID_AT + timedelta(days=today)
    names = ["thứ hai", "thứ ba", "thứ tư", "thứ năm", "thứ sáu", "thứ bảy", "chủ nhật"]
    found = read_dates(f"{names[weekday]} {words}", said_at, VIETNAM)[0].denotes[0].start.date()
    monday = said_at.date() - timedelta(days=said_at.weekday())
    assert found == monday + timedelta(days=7 + weekday)


WORDS = (
    "mai mốt thứ 5 T2 CN tuần sau tháng 9 ngày 20 3h chiều sáng 15/3 1/2 12:30 pm May 5 on by next Friday không phải ."
)
MIXED = st.lists(st.sampled_from(WORDS.split()) | st.text(max_size=4), max_size=25).map(" ".join)


@settings(deadline=None)
@given(MIXED | st.text(max_size=60))
def test_every_reading_is_a_slice_of_its_text_in_order(text: str) -> None:
    readings = read_dates(text, SAID_AT, VIETNAM)
    assert [text[reading.start : reading.end] for reading in readings] == [reading.text for reading in readings]
    assert [reading.start for reading in readings] == sorted(reading.start for reading in readings)
    assert all(interval.start < interval.end for reading in readings for interval in reading.denotes)


@pytest.mark.parametrize("moment", ["0001-01-01T00:00", "9999-12-31T23:59", "9999-12-31T23:59+00:00"])
def test_the_ends_of_the_calendar_do_no_harm(moment: str) -> None:
    texts = (
        "mai",
        "hôm kia",
        "31/12/9999",
        "23:59 31/12/9999",
        "1/1/0001",
        "tuần sau",
        "thứ 5 tuần trước",
        "cuối tháng",
    )
    assert all(read_dates(text, datetime.fromisoformat(moment), VIETNAM) for text in texts)


@settings(deadline=None)
@given(MIXED)
def test_a_text_proves_what_it_says_itself(text: str) -> None:
    readings = [reading for reading in read_dates(text, SAID_AT, VIETNAM) if reading.denotes and not reading.is_negated]
    assert all(dates_hold(reading, readings) for reading in readings)


HOSTILE = ["9h mai ", "thứ 5 ", "1/", "9", "chị mai ", "sáng 9h ", "\u0301", "ended x y "]
HOSTILE += [
    "T4 T5 ",
    "Montags ",
    "毎週土曜日",
    "sau 2 tuần ",
    "at 5 and ",
    "quarter past 3 ",
    "the 2023 x",
    "war am Samstag ",
]


@pytest.mark.parametrize("piece", HOSTILE)
def test_the_calls_to_read_grow_with_the_text_and_no_faster(piece: str) -> None:
    def cost(length: int) -> int:
        text = piece * (length // len(piece))
        return calls(lambda: read_dates(text, SAID_AT, VIETNAM))

    cost(400)
    assert cost(6_400) < 10 * cost(800) + 1_000
