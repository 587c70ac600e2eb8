"""Which asserted dates an expression proves, and which look alike and are not proven."""

from __future__ import annotations

from datetime import datetime

import pytest

from evidence.domain.context import Conventions, DateOrder
from evidence.domain.dates import (
    Precision,
    dates_hold,
    read_dates,
    read_declared_date,
    reading_holds,
)

VIETNAM = Conventions(time_zone="Asia/Ho_Chi_Minh")
AMERICA = Conventions(time_zone="America/New_York", date_order=DateOrder.MONTH_FIRST)
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")


def holds(declared: str, span: str, said_at: datetime | None = SAID_AT, conventions: Conventions = VIETNAM) -> bool:
    asserted = read_declared_date(declared, conventions, said_at)
    return asserted is not None and dates_hold(asserted, read_dates(span, said_at, conventions))


def claim_holds(claim: str, span: str, said_at: datetime | None = SAID_AT) -> bool:
    readings = read_dates(claim, said_at, VIETNAM)
    assert readings
    spans = read_dates(span, said_at, VIETNAM)
    return all(reading_holds(reading, spans) for reading in readings)


PROVEN = [
    ("2026-03-12", "mai giao"),
    ("2026-03-12", "mai 7h sáng giao"),
    ("2026-03-12T07:00", "mai 7h sáng giao"),
    ("2026-03-12T07:00:00+07:00", "mai 7h sáng giao"),
    ("2026-03-12T00:00Z", "mai 7h sáng giao"),
    ("12/03/2026", "mai giao"),
    ("ngày mai", "12/3 giao"),
    ("2026-03-14", "cuối tuần xong"),
    ("2026-03-15", "cuối tuần xong"),
    ("2026-04-03", "đầu tháng trả"),
    ("2026-03-14", "13-14/3 làm"),
    ("2026-03-13", "13-14/3 làm"),
    ("2026-03-20", "Thứ 6 tuần sau"),
    ("2026-03", "xong trong tháng này"),
    ("2026-03", "xong 15/3"),
    ("2026-06-20", "họ muốn xong trước 20/6"),
    ("2026-03-12T17:00", "mai là hạn cuối, em gửi mail trước năm giờ chiều"),
]
NOT_PROVEN = [
    ("2026-03-13", "mai giao"),
    ("2026-03-12T09:00", "mai giao"),
    ("2026-03-12T09:00", "sáng mai giao"),
    ("2026-03-12T19:00", "mai 7h sáng giao"),
    ("2026-03-12T07:00:30", "mai 7h sáng giao"),
    ("2026-03-12T07:00Z", "mai 7h sáng giao"),
    ("2026-03-12T08:00", "mai 7h sáng nha, chị đi làm 8h"),
    ("2026-03-16", "cuối tuần xong"),
    ("2026-03-13", "Thứ 6 tuần sau"),
    ("2026-03-15", "xong trong tháng này"),
    ("2026-03-16", "tuần sau xong"),
    ("2026-05-06", "05/06 giao"),
    ("2026-03-11T11:00", "xong trước 11h"),
    ("2026-03-20", "không phải ngày 20"),
    ("2026-03-12", "không phải mai mà mốt"),
    ("2026-03-12T15:00", "mai 3h giao"),
    ("2026-03-12T03:00", "mai 3h giao"),
    ("2026-02-28", "31/2 giao"),
    ("2026-03-14", "thứ 7 15/3"),
    ("2027-02-01", "thanh toán trước 1/2, còn lại 30 ngày"),
    ("2026-03-16", "mùng 6 Tết"),
    ("someday", "mai giao"),
    ("2026-02-30", "mai giao"),
    ("2026-13-01", "mai giao"),
    ("", "mai giao"),
]


@pytest.mark.parametrize(("declared", "span"), PROVEN)
def test_a_declared_date_that_the_span_denotes_is_proven(declared: str, span: str) -> None:
    assert holds(declared, span)


@pytest.mark.parametrize(("declared", "span"), NOT_PROVEN)
def test_a_declared_date_that_the_span_does_not_denote_is_not_proven(declared: str, span: str) -> None:
    assert not holds(declared, span)


def test_the_other_order_of_day_and_month_never_proves() -> None:
    assert holds("2026-06-05", "05/06")
    assert not holds("2026-05-06", "05/06")
    assert holds("2026-05-06", "05/06", conventions=AMERICA)
    assert not holds("2026-06-05", "05/06", conventions=AMERICA)


def test_without_a_message_time_no_relative_word_proves_a_date() -> None:
    spans = ("mai giao", "thứ 5", "15/3", "3 ngày nữa")
    assert not any(holds(day, span, None) for span in spans for day in ("2026-03-12", "2026-03-15", "2026-03-14"))
    assert holds("2026-03-15", "giao 15/3/2026", None)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Giao ngày 12/3", "mai giao"),
        ("Giao ngày mai", "12/3 giao"),
        ("Gọi lúc 15h", "3h chiều nay gọi"),
        ("Gọi lúc 3h", "3h chiều gọi"),
        ("Giao cuối tuần", "thứ 7 giao"),
        ("Giao thứ 7", "cuối tuần giao"),
        ("Xong trong tháng này", "15/3 xong"),
        ("Xong tuần sau", "thứ 6 tuần sau xong"),
        ("Xong năm 2026", "15/3/2026 xong"),
        ("Giao chiều mai", "3h chiều mai giao"),
        ("Due by Friday", "I will send it on Friday"),
        ("Due 2026-03-13", "I will send it on Friday"),
        ("Stopped on Tuesday", "stopped the tablets on Tuesday"),
        ("Không phải ngày 20", "ko phải ngày 20"),
        ("Làm 13-14/5", "từ 13 đến 14/5 làm"),
    ],
)
def test_a_claim_that_says_the_same_or_something_vaguer_holds(claim: str, span: str) -> None:
    assert claim_holds(claim, span)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Giao ngày 13/3", "mai giao"),
        ("Gọi lúc 16h", "3h chiều nay gọi"),
        ("Gọi lúc 3h chiều", "3h gọi"),
        ("Giao sáng mai", "chiều mai giao"),
        ("Giao sáng mai", "mai giao"),
        ("Giao sáng mai", "3h chiều mai giao"),
        ("Giao lúc 9h sáng mai", "mai giao"),
        ("Giao ngày 15/3", "tháng này giao"),
        ("Xong tuần này", "thứ 6 tuần sau xong"),
        ("Xong năm 2025", "15/3/2026 xong"),
        ("Làm 13-14/5", "làm 14/5"),
        ("Giao ngày 20", "không phải ngày 20"),
        ("Không phải ngày 20", "giao ngày 20"),
        ("Không phải ngày 20", "không phải ngày 21"),
        ("Stopped on Wednesday", "stopped the tablets on Tuesday"),
        ("Due by Friday", "I will send it next Friday"),
        ("Thứ 7 15/3", "thứ 7 15/3"),
    ],
)
def test_a_claim_that_says_something_else_or_more_does_not_hold(claim: str, span: str) -> None:
    assert not claim_holds(claim, span)


def test_the_same_words_hold_where_nothing_resolves_them() -> None:
    assert claim_holds("Giao ngày mai", "mai giao", None)
    assert claim_holds("Giao 15/03", "15/3 giao", None)
    assert claim_holds("Giao ngày mai", "mai 7h giao", None)
    assert not claim_holds("Giao ngày mốt", "mai giao", None)
    assert not claim_holds("Giao mai 8h", "mai 7h giao", None)


def test_the_same_words_of_two_messages_are_two_days() -> None:
    later = datetime.fromisoformat("2026-03-12T09:05:00+07:00")
    claim = read_dates("Giao ngày mai", SAID_AT, VIETNAM)[0]
    assert not reading_holds(claim, read_dates("mai giao", later, VIETNAM))


@pytest.mark.parametrize(
    ("raw", "precision"),
    [
        ("2026-03-12", Precision.DAY),
        ("2026-03-11T15:00", Precision.MINUTE),
        ("2026-03-11T15:00:00+07:00", Precision.MINUTE),
        ("2026-03-11 15:00", Precision.MINUTE),
        ("２０２６-03-12", Precision.DAY),
        ("16/03/2026", Precision.DAY),
        ("2026-03", Precision.MONTH),
        ("12/2026", Precision.MONTH),
        ("15:00", Precision.TIME),
        ("tomorrow", Precision.DAY),
        (" thứ 6 tuần sau ", Precision.DAY),
    ],
)
def test_a_declared_date_is_read_in_every_notation(raw: str, precision: Precision) -> None:
    reading = read_declared_date(raw, VIETNAM, SAID_AT)
    assert reading is not None
    assert (reading.precision, reading.text) == (precision, raw)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "soon",
        "2026-02-30",
        "2026-13-01",
        "2026-03-12T25:00",
        "2026-03-12T15:00:30",
        "mai giao",
        "12/3 15/3",
        "50tr",
    ],
)
def test_a_declared_date_that_cannot_be_read_is_none(raw: str) -> None:
    assert read_declared_date(raw, VIETNAM, SAID_AT) is None
