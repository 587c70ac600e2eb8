"""Decides which digits are a date in the organization's order, and which a share or an address (5-values.md, Dates)."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, date, timedelta, timezone
from math import gcd
from typing import Final
from zoneinfo import ZoneInfo

from evidence.domain.context import DateOrder
from evidence.domain.dates import calendar
from evidence.domain.dates.line import FOUR_DIGITS, MARKS, SENTENCE_START, Line, cues, phrase
from evidence.domain.dates.readings import Precision, days, minute
from evidence.domain.dates.rule import Anchor, Found, Rule, Value, day_value
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import SHIFTS, SHIFTS_VI, any_of

_ISO: Final = phrase(
    r"(?<![\w./-])(?P<y>\d{4})(?P<s>[-/.])(?P<m>\d{1,2})(?P=s)(?P<d>\d{1,2})"
    r"(?:[t ](?P<h>\d\d):(?P<min>\d\d)(?::(?P<sec>\d\d)(?:\.\d{1,9})?)?(?P<z>z|[+-]\d\d:?\d\d)?)?(?!\w|[-/.:]\d)"
)
_JAPANESE: Final = phrase(r"(?:(?<!\d)(?P<y>\d{4})年 ?)?(?<!\d)(?P<m>\d{1,2})月 ?(?P<d>\d{1,2})日")
_WITH_YEAR: Final = phrase(
    r"(?<![\w./]|\d,|\p{L}\d{0,4}-|\d{3,}-)(?P<a>\d{1,2})(?P<s>[-/.])(?P<b>\d{1,2})(?P=s)"
    r"(?:(?P<y>\d{4})|(?P<y>\d{2})(?!,\d))(?!\w|[-/.]\d)"
)
_MONTH_AND_YEAR: Final = phrase(r"(?<![\w.,/-])(?:tháng |t)?(?P<m>\d{1,2})[-/.](?P<y>(?:19|20)\d\d)(?![\w/]|[-.,]\d)")
_SLASH: Final = phrase(
    r"(?<![\w/.#$€£]|\p{L}\d{0,4}-|\d{3,}-)(?P<a>\d{1,2})(?P<s>/)(?P<b>\d{1,2})"
    r"(?![\w/%]|[.,]\d|-\d{3,}|-\d{1,2}(?!\d*/))"
)
_DOT: Final = phrase(r"(?<![\w/.,$€£-])(?P<a>\d{1,2})(?P<s>\.)(?P<b>\d{1,2})(?![\w%/]|[.,-]\d)")
_DASH: Final = phrase(r"(?<![\w/.,$€£-])(?P<a>\d{1,2})(?P<s>-)(?P<b>\d{1,2})(?![\w%/]|[.,-]\d)")
_RANGE_START: Final = phrase(
    r"(?<![\w/.,-])(?P<at>(?P<a>\d{1,2})) ?(?:-|đến|tới|và|to) ?(?:ngày )?"
    r"(?=(?P<c>\d{1,2})(?P<s>[/.])(?P<b>\d{1,2})(?:(?P=s)(?P<y>\d{4}))?(?!\w))"
)

_CUES: Final = rf"(?:{guards.DATE_CUES}) ?|(?:{guards.DAYS_BEFORE}),? \(?"
_CUED: Final = phrase(rf"(?:^|\W)(?:{_CUES})$")
_SOFTLY_CUED: Final = phrase(rf"(?:^|\W)(?:{_CUES}|(?:{guards.DATE_CUES}|{guards.SOFT_DATE_CUES}) ?:? ?)$")
_ADDRESS_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.ADDRESS_BEFORE})\.? ?$")
_ADDRESS_AFTER: Final = phrase(rf",? (?:{guards.ADDRESS_AFTER})\b")
_PLACE_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.PLACE_BEFORE}) $")
_COUNT_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.COUNT_BEFORE}) ?$")
_PROGRESS_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.PROGRESS_BEFORE}) ?$")
_MEASURE_BEFORE: Final = phrase(rf"(?:(?:^|\W)(?:{guards.MEASURE_BEFORE}) ?|[=~<>*+] ?)$")
_COUNTED_AFTER: Final = phrase(rf" ?(?:{guards.COUNTED}|{guards.MONEY_OR_MEASURE_AFTER}|%|\"|'')(?!\w)")
_MEASURED_AFTER: Final = phrase(rf" ?(?:{guards.MONEY_OR_MEASURE_AFTER}|%)(?!\w)")
_ENDS: Final = phrase(rf" ?(?:$|[^\w\s%°]|(?:{guards.PARTICLES})(?!\w))")
_IN_A_CELL: Final = phrase(r"(?:^|[|;\t–—-]) ?$")
_LUNAR_AFTER: Final = phrase(rf" ?\(?(?:{guards.FEASTS})(?!\w)")
_LUNAR_BEFORE: Final = phrase(r"(?:^|\W)âm lịch (?:là )?(?:ngày )?$")
_WORD_BEFORE: Final = phrase(r"(?P<word>\p{L}\w* )$")
_YEAR_BESIDE: Final = phrase(
    rf",? (?:(?:của )?năm (?P<shift>{any_of(SHIFTS_VI)})|(?:of )?(?P<shift>this|next|last) year)(?!\w)"
)
_PLAIN_SHARES: Final = frozenset({(1, 2), (1, 3), (2, 3), (1, 4), (3, 4)})


def _day_and_month(first: int, second: int, order: DateOrder) -> tuple[int, int]:
    return (first, second) if order is DateOrder.DAY_FIRST else (second, first)


def dated(day: int, month: int, year: str, anchor: Anchor) -> Value | None:
    """The value of a day and month, with a year of four or two digits or none; a missing year is the nearest one."""
    if year:
        full = int(year) if len(year) > 2 else 2000 + int(year)
        found = calendar.a_date(full, month, day)
        return day_value(found, f"{full}-{month}-{day}") if found else None
    if calendar.a_date(2000, month, day) is None:
        return None
    return day_value(anchor.today and calendar.nearest(month, day, anchor.today), f"--{month}-{day}")


def year_of(found: Found) -> str:
    """The year written in an expression or said right behind it (`15/3 năm sau`); nothing where there is none."""
    if found.group("y"):
        return found.group("y")
    beside, today = _YEAR_BESIDE.of(found.line).match(found.line.after(found.match.end())), found.anchor.today
    return f"{today.year + SHIFTS[beside['shift']]:04}" if beside and today else ""


def _read_iso(found: Found) -> Value | None:
    value = dated(int(found.group("d")), int(found.group("m")), year_of(found), found.anchor)
    if value is None or not found.group("h"):
        return value
    clock = int(found.group("h")) * 60 + int(found.group("min"))
    if clock >= 24 * 60:
        return None
    return _at_minute(value.denotes[0].start.date(), clock, found.group("z"), found.anchor.zone)


def _at_minute(day: date, clock: int, offset: str, zone: str) -> Value | None:
    instant = minute(day, clock).start
    if offset:
        with suppress(OverflowError, ValueError):
            instant = instant.replace(tzinfo=_offset(offset)).astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    clock = instant.hour * 60 + instant.minute
    return Value((minute(instant.date(), clock),), str(instant), Precision.MINUTE, clocks=(clock,))


def _offset(text: str) -> timezone:
    if text == "z":
        return UTC
    sign = -1 if text[0] == "-" else 1
    return timezone(sign * timedelta(hours=int(text[1:3]), minutes=int(text[-2:])))


def _read_named_order(found: Found) -> Value | None:
    return dated(int(found.group("d")), int(found.group("m")), year_of(found), found.anchor)


def _read_with_year(found: Found) -> Value | None:
    first, second, third = found.group("a"), found.group("b"), found.group("y")
    if found.anchor.order is DateOrder.YEAR_FIRST and len(third) == 2:
        return dated(int(third), int(second), first, found.anchor)
    if found.anchor.order is DateOrder.YEAR_FIRST:
        day, month = _settled(int(first), int(second))
        return dated(day, month, third, found.anchor)
    day, month = _day_and_month(int(first), int(second), found.anchor.order)
    if len(third) == 2 and not _is_date_like(found, day, month):
        return None
    return dated(day, month, third, found.anchor)


def _settled(first: int, second: int) -> tuple[int, int]:
    """Day and month where the organization's order settles neither: only one of the two readings may be possible."""
    if first > calendar.MONTHS >= second:
        return first, second
    if second > calendar.MONTHS >= first or first == second:
        return second, first
    return 0, 0


def _read_month_and_year(found: Found) -> Value | None:
    first = calendar.a_date(int(found.group("y")), int(found.group("m")), 1)
    if first is None:
        return None
    return Value((days(first, calendar.last_of_month(first)),), f"{first:%Y-%m}", Precision.MONTH)


def _read_short(found: Found) -> Value | None:
    day, month = _day_and_month(int(found.group("a")), int(found.group("b")), found.anchor.order)
    if not _is_date_like(found, day, month):
        return None
    return dated(day, month, year_of(found), found.anchor)


def _read_range_start(found: Found) -> Value | None:
    if found.anchor.order is not DateOrder.DAY_FIRST or int(found.group("a")) >= int(found.group("c")):
        return None
    if _ADDRESS_BEFORE.stands_before(found.line, found.match.start()):
        return None
    return dated(int(found.group("a")), int(found.group("b")), year_of(found), found.anchor)


def _is_date_like(found: Found, day: int, month: int) -> bool:
    line, (start, end) = found.line, found.match.span()
    if _is_lunar(line, start, end) or _is_address(line, start, end) or _MEASURED_AFTER.stands_after(line, end):
        return False
    if found.group("s") == "/":
        return _is_no_share(found)
    is_no_span = found.group("s") == "." or day > month
    if _CUED.stands_before(line, start):
        return is_no_span
    if (start, end) == (0, len(line.text)):
        return found.group("s") == "." or day > calendar.MONTHS
    if found.group("a").startswith("0") and found.group("s") == ".":
        return True
    return is_no_span and _stands_like_a_date(line, start, end)


def _stands_like_a_date(line: Line, start: int, end: int) -> bool:
    """Whether `8.3` or `30-4` stands where Vietnamese writes a date, and nothing makes it a measure or a version."""
    if not _ENDS.stands_after(line, end) or _MEASURE_BEFORE.stands_before(line, start):
        return False
    if not line.is_marked:
        return not line.is_foreign and _SOFTLY_CUED.stands_before(line, start)
    return not _follows_a_name(line, start)


def _is_no_share(found: Found) -> bool:
    """Whether `a/b` is no part of a whole: `1/2 giá`, `9/10 phòng`, `đợt 1/3`, `24/7`."""
    line, (start, end) = found.line, found.match.span()
    if _PROGRESS_BEFORE.stands_before(line, start) and not _ENDS.stands_after(line, end):
        return False
    first, second = int(found.group("a")), int(found.group("b"))
    is_padded = "0" in {found.group("a")[0], found.group("b")[0]}
    is_cued = _CUED.stands_before(line, start)
    if (first, second) in _PLAIN_SHARES | {(24, 7)} and not is_padded:
        return is_cued and not _COUNTED_AFTER.stands_after(line, end)
    if first >= second or is_padded:
        return not _COUNT_BEFORE.stands_before(line, start) or first > second
    return not _is_counted(line, start, end) and (is_cued or gcd(first, second) > 1 or _may_be_a_day(line, start, end))


def _may_be_a_day(line: Line, start: int, end: int) -> bool:
    return (
        _SOFTLY_CUED.stands_before(line, start)
        or _ENDS.stands_after(line, end)
        or _IN_A_CELL.stands_before(line, start)
    )


def _is_counted(line: Line, start: int, end: int) -> bool:
    return _COUNTED_AFTER.stands_after(line, end) or _COUNT_BEFORE.stands_before(line, start)


def _is_address(line: Line, start: int, end: int) -> bool:
    if _ADDRESS_BEFORE.stands_before(line, start) or _ADDRESS_AFTER.stands_after(line, end):
        return True
    is_named = line.after(end)[:1] == " " and line.is_upper(end + 1)
    return is_named and _PLACE_BEFORE.stands_before(line, start)


def _is_lunar(line: Line, start: int, end: int) -> bool:
    return _LUNAR_AFTER.stands_after(line, end) or _LUNAR_BEFORE.stands_before(line, start)


def _follows_a_name(line: Line, start: int) -> bool:
    """Whether the word right before is capitalised within a sentence: `Python 3.11`."""
    before = _WORD_BEFORE.of(line).search(line.before(start))
    if before is None:
        return False
    at = start - len(before["word"])
    return line.is_upper(at) and not SENTENCE_START.stands_before(line, at)


RULES: Final = (
    Rule(_ISO, _read_iso, MARKS, is_vietnamese=False),
    Rule(_JAPANESE, _read_named_order, cues(["月"]), is_vietnamese=False),
    Rule(_WITH_YEAR, _read_with_year, MARKS, is_vietnamese=False),
    Rule(_MONTH_AND_YEAR, _read_month_and_year, frozenset({FOUR_DIGITS}), is_vietnamese=False),
)
SHORT_RULES: Final = (
    Rule(_RANGE_START, _read_range_start, MARKS, is_vietnamese=False),
    Rule(_SLASH, _read_short, frozenset("/"), is_vietnamese=False),
    Rule(_DOT, _read_short, frozenset("."), is_vietnamese=False),
    Rule(_DASH, _read_short, frozenset("-"), is_vietnamese=False),
)
