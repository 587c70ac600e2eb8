"""Decides which day or minute a stretch of time leads to, counted from the message (5-values.md, Dates)."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Final

from evidence.domain.dates import calendar
from evidence.domain.dates.line import cues, phrase
from evidence.domain.dates.named import DAY, DAYS, number
from evidence.domain.dates.readings import Precision, minute
from evidence.domain.dates.rule import NOTHING, Found, Rule, Value, day_value
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import NUMBERS_EN, UNITS_OF_TIME, any_of

_EN_NUMBER: Final = rf"(?:\d{{1,3}}|{any_of(NUMBERS_EN)})"
_AHEAD: Final = phrase(
    rf"(?<![\w.,/:-])(?:trong (?:vòng )?(?P<n>{DAY}) (?P<u>ngày|hôm|bữa|tuần)(?: nữa| tới)?"
    rf"|(?P<n>{DAY}) (?P<u>ngày|hôm|bữa|tuần|tháng) nữa|(?P<half>nửa tháng) nữa)(?!\w)"
)
_AFTER: Final = phrase(
    rf"(?<!\w)sau (?:khoảng )?(?:(?P<n>{DAY}) (?P<u>tuần|tháng)(?: nữa)?|(?P<n>{DAY}) (?P<u>ngày) nữa)(?!\w)"
)
_WEEKS_ON: Final = phrase(rf"(?<![\w.,/:-])(?P<n>{DAY}) tuần (?P<s>sau|tới|qua|rồi|vừa rồi|vừa qua)(?!\w)")
_AHEAD_EN: Final = phrase(
    rf"(?<!\w)(?:(?:in|within) (?:the next )?(?P<n>{_EN_NUMBER}) (?P<u>days?|weeks?)"
    rf"|in (?P<n>{_EN_NUMBER}) (?P<u>months?)"
    rf"|(?P<n>{_EN_NUMBER}) (?P<u>days?|weeks?|months?) from (?:now|today))(?!\w|'|-)"
)
_AGO: Final = phrase(
    rf"(?<!\w)(?:cách đây (?P<n>{DAY}) (?P<u>ngày|hôm|tuần|tháng)|(?P<n>{DAY}) (?P<u>tuần) trước"
    rf"|(?P<n>{_EN_NUMBER}) (?P<u>days?|weeks?|months?) ago)(?!\w)"
)
_HOURS: Final = phrase(
    rf"(?<![\w.,/:-])(?:(?P<n>{DAY}|nửa) (?P<u>giờ|tiếng|phút)(?: đồng hồ)? nữa"
    rf"|in (?:(?P<n>{_EN_NUMBER}) (?P<u>hours?|minutes?|mins?)|(?P<n>half) an (?P<u>hour)))(?!\w|'|-)"
)
_HALF_MONTH: Final = 15
_HALF_HOUR: Final = 30
_MINUTES: Final = {"giờ": 60, "gio": 60, "tiếng": 60, "tieng": 60, "phút": 1, "phut": 1, "hour": 60}

_NOT_COUNTED: Final = phrase(rf" ?(?:{guards.EVENT_AFTER})(?!\w)")
_TERM_AFTER: Final = phrase(rf" ?(?:{guards.EVENT_AFTER}|{guards.TERM_AFTER})(?!\w)")
_HINDSIGHT: Final = phrase(rf"(?:^|\W)(?:thêm|trễ|chậm|mỗi|mấy|cứ|sau|every|each|another|{guards.PAST}) $")
_AFTER_AN_EVENT: Final = phrase(rf"(?:^|\W)(?:{guards.EVENT_BEFORE})(?: \w+){{0,3}},? $")


def _away(days: int, found: Found) -> Value:
    today = found.anchor.today
    return day_value(today and calendar.shifted(today, days), f"days{days:+d}")


def _months_away(months: int, found: Found) -> Value:
    today = found.anchor.today
    return day_value(today and _same_day(today, months), f"months{months:+d}")


def _same_day(today: date, months: int) -> date | None:
    """The day of that number so many months later, if that month has one."""
    first = calendar.month_after(today, months)
    return calendar.a_date(first.year, first.month, today.day) if first else None


def _read_ahead(found: Found) -> Value:
    return _away(_HALF_MONTH, found) if found.group("half") else _counted(found, 1)


def _read_after(found: Found) -> Value | None:
    """`sau 2 tuần`: from now, unless something is named that it comes after."""
    return None if _AFTER_AN_EVENT.stands_before(found.line, found.match.start()) else _counted(found, 1)


def _read_ago(found: Found) -> Value:
    return _counted(found, -1)


def _read_nothing(_: Found) -> None:
    """`3 tuần sau` may count from anything: neither the week after this one nor a day."""


def _amount(words: str) -> int:
    return NUMBERS_EN[words] if words in NUMBERS_EN else number(words, DAYS)


def _counted(found: Found, sign: int) -> Value:
    amount, unit = sign * _amount(found.group("n")), found.group("u")
    if unit in UNITS_OF_TIME:
        return _away(amount * UNITS_OF_TIME[unit], found)
    return _months_away(amount, found)


def _read_hours(found: Found) -> Value:
    words, unit = found.group("n"), found.group("u")
    minutes = _MINUTES.get(unit.removesuffix("s"), 1)
    amount = _HALF_HOUR if words in {"nửa", "nua", "half"} else _amount(words) * minutes
    moment = _later(found.anchor.now, amount)
    if moment is None:
        return Value(NOTHING, f"minutes+{amount}", Precision.MINUTE)
    clock = moment.hour * 60 + moment.minute
    return Value((minute(moment.date(), clock),), f"minutes+{amount}", Precision.MINUTE, clocks=(clock,))


def _later(now: datetime | None, minutes: int) -> datetime | None:
    with suppress(OverflowError):
        return now and now + timedelta(minutes=minutes)
    return None


RULES: Final = (
    Rule(_AFTER, _read_after, cues(["sau"]), not_before=_TERM_AFTER),
    Rule(_HOURS, _read_hours, cues(["nữa", "hour", "hours", "minute", "minutes", "min", "mins"]), is_vietnamese=False),
    Rule(_AHEAD, _read_ahead, cues(["trong", "nữa"]), _HINDSIGHT, _NOT_COUNTED),
    Rule(
        _AHEAD_EN,
        _read_ahead,
        cues(["day", "days", "week", "weeks", "month", "months"]),
        _HINDSIGHT,
        _NOT_COUNTED,
        is_vietnamese=False,
    ),
    Rule(_AGO, _read_ago, cues(["cách", "ago", "trước"]), not_before=_NOT_COUNTED, is_vietnamese=False),
    Rule(_WEEKS_ON, _read_nothing, cues(["tuần"])),
)
