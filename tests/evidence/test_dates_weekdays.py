"""Weekdays of other languages, weekdays of every week, and which day each means (5-values.md, Dates)."""

from __future__ import annotations

from datetime import datetime

import pytest

from evidence.domain.context import Conventions
from evidence.domain.dates import DateReading, DayPart, dates_hold, read_dates, read_declared_date, reading_holds

VIETNAM = Conventions(time_zone="Asia/Ho_Chi_Minh")
# A Wednesday.
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")


def the_reading(text: str) -> DateReading:
    (reading,) = read_dates(text, SAID_AT, VIETNAM)
    return reading


def claim_holds(claim: str, span: str) -> bool:
    spans = read_dates(span, SAID_AT, VIETNAM)
    return all(reading_holds(reading, spans) for reading in read_dates(claim, SAID_AT, VIETNAM))


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("am Samstag", "2026-03-14"),
        ("Sonnabend", "2026-03-14"),
        ("diesen Mittwoch", "2026-03-11"),
        ("kommenden Mittwoch", "2026-03-18"),
        ("nächsten Montag", "2026-03-16"),
        ("Freitag nächster Woche", "2026-03-20"),
        ("nächste Woche Freitag", "2026-03-20"),
        ("letzten Freitag", "2026-03-06"),
        ("Samstag, den 14. März", "2026-03-14"),
        ("samedi", "2026-03-14"),
        ("ce samedi", "2026-03-14"),
        ("lundi prochain", "2026-03-16"),
        ("vendredi de la semaine prochaine", "2026-03-20"),
        ("le samedi 14 mars", "2026-03-14"),
        ("el sábado", "2026-03-14"),
        ("el miercoles", "2026-03-11"),
        ("el viernes que viene", "2026-03-13"),
        ("viernes de la próxima semana", "2026-03-20"),
        ("sábado 14 de marzo", "2026-03-14"),
        ("土曜日", "2026-03-14"),
        ("来週の月曜日", "2026-03-16"),
        ("先週の金曜日", "2026-03-06"),
        ("3月14日(土)", "2026-03-14"),
        ("3月14日土曜日", "2026-03-14"),
        ("周五", "2026-03-13"),
        ("下周五", "2026-03-20"),
        ("星期天", "2026-03-15"),
    ],
)
def test_a_weekday_of_another_language_is_the_day_it_names(text: str, day: str) -> None:
    assert [interval.start.date().isoformat() for interval in the_reading(text).denotes] == [day]


@pytest.mark.parametrize(
    "text",
    [
        "nächsten Freitag",
        "vendredi prochain",
        "el próximo viernes",
        "次の金曜日",
        "letzten Montag",
        "war am Dienstag",
        "Samstag, den 15. März",
        "sábado 15 de marzo",
        "3月15日(土)",
    ],
)
def test_a_weekday_that_may_be_two_days_or_contradicts_its_date_denotes_none(text: str) -> None:
    assert the_reading(text).denotes == ()


@pytest.mark.parametrize(
    "text",
    [
        "every Monday",
        "on Mondays",
        "Monday mornings",
        "weekly on Monday",
        "mỗi thứ 2",
        "thứ hai hàng tuần",
        "hàng tuần vào thứ 2",
        "montags",
        "jeden Montag",
        "le lundi",
        "los lunes",
        "毎週月曜日",
        "每周一",
    ],
)
def test_a_weekday_of_every_week_is_one_meaning_and_no_single_day(text: str) -> None:
    reading = the_reading(text)
    assert (reading.denotes, reading.key) == ((), "every-0")
    monday = read_declared_date("2026-03-16", VIETNAM)
    assert monday is not None
    assert not dates_hold(monday, [reading])


@pytest.mark.parametrize(
    ("claim", "span", "expected"),
    [
        ("Reviews are on Mondays", "reviews every Monday", True),
        ("Họp mỗi thứ 2", "we meet on Mondays", True),
        ("The meeting is on Mondays at 9:00", "Mondays at 9:00", True),
        ("Reviews are on Mondays", "reviews every Tuesday", False),
        ("Reviews are on Mondays", "review on Monday", False),
        ("The review is on Monday", "reviews on Mondays", False),
        ("The meeting is on Mondays at 9:00", "Mondays at 10:00", False),
        ("Die Feier ist am Samstag", "party on Saturday", True),
        ("La fête est samedi", "la fête est dimanche", False),
        ("Die Feier ist nächsten Freitag", "Feier nächsten Freitag", True),
        ("パーティーは日曜日", "パーティーは土曜日です", False),
    ],
)
def test_a_claimed_weekday_needs_the_same_one_in_its_quote(claim: str, span: str, *, expected: bool) -> None:
    assert claim_holds(claim, span) is expected


def test_a_german_weekday_carries_the_part_of_the_day_joined_to_it() -> None:
    assert the_reading("Freitagabend").part is DayPart.EVENING


def test_so_far_already_behind_a_weekday_is_no_past_one() -> None:
    assert the_reading("lịch kín tới T7 rồi").denotes[0].start.day == 14
    assert the_reading("T7 rồi mình có ghé").denotes[0].start.day == 7
