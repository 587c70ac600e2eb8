"""Decides which dates are written with a month's name or with the word for month (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evidence.domain.dates import calendar
from evidence.domain.dates.line import cues, phrase, spellings
from evidence.domain.dates.numeric import dated, year_of
from evidence.domain.dates.rule import Found, Rule, Value, day_value
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import (
    MONTHS_EN,
    MONTHS_FOREIGN,
    MONTHS_VI,
    NUMBERS_VI,
    ORDINALS_EN,
    SHIFTS,
    SHIFTS_VI,
    WEEKDAYS_EN,
    any_of,
)

DAY: Final = rf"(?:\d{{1,2}}|{any_of(NUMBERS_VI)})"
MONTH: Final = rf"(?:\d{{1,2}}|{any_of(MONTHS_VI)})"
YEAR: Final = r"(?P<y>(?:19|20)\d\d)(?!\w)"
DAYS: Final = spellings(NUMBERS_VI)
MONTHS: Final = spellings(MONTHS_VI)
NAMES: Final = spellings({**MONTHS_EN, **MONTHS_FOREIGN})

_ORDINAL: Final = any_of(ORDINALS_EN)
_VIETNAMESE: Final = phrase(
    rf"(?<![\w.,/])(?P<cue>(?:ngày|mùng|mồng|hôm) )?(?P<d>{DAY}) ?(?:tháng|thg|th)[ .]?(?P<m>{MONTH})(?!\w)"
    rf"(?:,? ?(?:năm |/ ?|, ?)?{YEAR})?"
)
_OF_A_MONTH: Final = phrase(
    rf"(?<![\w.,/])(?P<cue>(?:ngày|mùng|mồng) )?(?P<d>{DAY}) (?:của )?tháng (?P<shift>{any_of(SHIFTS_VI)})(?!\w)"
)
_MONTH_FIRST: Final = phrase(
    rf"(?<!\w)(?P<m>{any_of(MONTHS_EN)})\.? (?:the )?(?:(?P<d>\d{{1,2}})(?P<th>st|nd|rd|th)?|(?P<d>{_ORDINAL}))"
    rf"(?![\w%/]|[.:,]\d)(?:,? {YEAR})?"
)
_DAY_FIRST: Final = phrase(
    rf"(?<![\w.,/])(?:(?P<d>\d{{1,2}})(?P<th>st|nd|rd|th)?|(?P<d>{_ORDINAL}))[ -]?(?:of )?(?P<m>{any_of(MONTHS_EN)})"
    rf"(?:\.(?= \d))?(?!\w)(?:,?[ -]{YEAR})?"
)
_RANGE_END: Final = phrase(
    rf"(?<!\w)(?P<m>{any_of(MONTHS_EN)})\.? \d{{1,2}}(?:st|nd|rd|th)? ?(?:-|and|to|&) ?"
    r"(?P<at>(?P<d>\d{1,2})(?P<th>st|nd|rd|th)?)(?![\w%/:]|[.,]\d| (?!at |in |for |on |we |i )\p{L})"
)
_RANGE_START: Final = phrase(
    r"(?<![\w.,/:])(?P<at>(?P<d>\d{1,2})(?P<th>st|nd|rd|th)?) ?(?:-|and|to|&) ?"
    rf"(?=\d{{1,2}}(?:st|nd|rd|th)? (?:of )?(?P<m>{any_of(MONTHS_EN)})(?!\w))"
)
_OTHER: Final = phrase(
    rf"(?<![\w.,/])(?P<d>\d{{1,2}})(?P<th>\.|er|º|°)? (?:de )?(?P<m>{any_of(MONTHS_FOREIGN)})(?!\w)"
    rf"(?:(?: del?)? {YEAR})?"
)
_THE_DAY: Final = phrase(r"(?<!\w)the (?P<d>\d{1,2})(?:st|nd|rd|th)(?: of (?P<shift>this|next|last) month)?(?!\w|-)")
_DAY_OF_MONTH: Final = phrase(rf"(?<!\w)(?P<cue>ngày|mùng|mồng) (?P<d>{DAY})(?![\w/%]|[.,-]\d)")
_MONTH_AHEAD: Final = phrase(
    rf"(?: ?(?:,|-|và|đến|tới|hoặc|hay|&) ?(?:ngày )?\d{{1,2}}){{1,4}}(?:/| ?(?:tháng|thg) )(?P<m>{MONTH})(?!\w)"
)
_MONTH_BEHIND: Final = phrase(rf"(?:^|\W)tháng (?P<m>{MONTH}),? (?:vào )?$")

_LUNAR: Final = phrase(rf",? ?\(?(?:{guards.FEASTS})(?!\w)")
_LASTS: Final = phrase(rf" ?(?:ngày|tuần|giờ|tháng|{guards.FEASTS})(?!\w)")
_STREET: Final = phrase(r"(?:^|\W)(?:đường|phố|cầu|số|âm lịch|âm lịch ngày) ?$")
_CUED: Final = phrase(rf"(?:^|\W)(?:{guards.DATE_CUES}|{guards.SOFT_DATE_CUES}) ?$")
_ON: Final = phrase(r"(?:^|\W)(?:on|by|before|until|till|since|from|due|after|to) ?$")
_ON_DAY: Final = phrase(rf"(?:^|\W)(?:on|by|before|until|till|since|from|due|after|{any_of(WEEKDAYS_EN)}),? $")
_BEFORE_MAI: Final = phrase(r"(?:^|\W)(?:le|du|au|am|vom|bis|zum|ab|den) $", without_accents=False)
_ORDINAL_OF: Final = phrase(
    r" (?!of (?:this|next|last)|and|or|at|in|we|i|he|she|they|for|is|was|the|works?\b)\p{L}+| (?:of (?!this|next|last))"
)
_COUNTED_A_DAY: Final = phrase(
    rf" ?(?:(?:{guards.COUNTED_A_DAY}|{guards.FEASTS}|{guards.MONEY_AFTER}|{guards.RECURRING_AFTER})(?!\w)"
    rf"|\(?âm|(?:đến|tới) \d+ (?:{guards.COUNTED_A_DAY})(?!\w))"
)
_DURING: Final = phrase(r"(?:^|\W)(?:(?<!thứ |tháng )\d+|một|mỗi|hai|ba|mấy|hàng|các|những|âm lịch) ?$")
_PART_OF_SPEECH: Final = frozenset({"may", "march", "mar"})


def number(words: str, table: Mapping[str, int]) -> int:
    """The number that digits or words of a table spell."""
    return int(words) if words.isdecimal() else table[words]


def _read_vietnamese(found: Found) -> Value | None:
    day, month = number(found.group("d"), DAYS), number(found.group("m"), MONTHS)
    is_sure = found.group("cue") or found.group("y") or "thg" in found.match.group() or day > calendar.MONTHS
    if not is_sure and not _CUED.stands_before(found.line, found.match.start()):
        return None
    return dated(day, month, year_of(found), found.anchor)


def _read_of_a_month(found: Found) -> Value | None:
    """`20 tháng này`; without a cue a small number before any other word counts months: `3 tháng sau`."""
    day, shift = number(found.group("d"), DAYS), SHIFTS[found.group("shift")]
    is_sure = found.group("cue") or day > calendar.MONTHS or shift == 0
    return _in_month(day, shift, found) if is_sure else None


def _in_month(day: int, shift: int, found: Found) -> Value | None:
    key = f"-month{shift:+d}-{day}"
    if found.anchor.today is None:
        return day_value(None, key)
    first = calendar.month_after(found.anchor.today, shift)
    there = calendar.a_date(first.year, first.month, day) if first else None
    return day_value(there, key) if there else None


def _read_named(found: Found) -> Value | None:
    """A day beside a month's name; `may` and `march` count only where nothing but a date can be meant."""
    month = NAMES[found.group("m")]
    if found.group("m") in _PART_OF_SPEECH and not _is_a_month(found):
        return None
    if found.group("m") == "mai" and found.line.is_marked and not _is_european(found):
        return None
    return dated(number(found.group("d"), ORDINALS_EN), month, year_of(found), found.anchor)


def _is_european(found: Found) -> bool:
    return bool(found.group("th") or found.group("y")) or _BEFORE_MAI.stands_before(found.line, found.match.start())


def _is_a_month(found: Found) -> bool:
    if found.group("y") or found.group("th") or _ON.stands_before(found.line, found.match.start()):
        return True
    is_behind_its_day = found.match.start("d") < found.match.start("m")
    return found.line.is_upper(found.match.start("m")) and (is_behind_its_day or not found.line.is_marked)


def _read_the_day(found: Found) -> Value | None:
    day = int(found.group("d"))
    if found.group("shift"):
        return _in_month(day, SHIFTS[found.group("shift")], found)
    if not _ON_DAY.stands_before(found.line, found.match.start()):
        return None
    return _next_such_day(day, found)


def _read_day_of_month(found: Found) -> Value | None:
    """The next such day, or the one of the month that the list or range it opens ends in: `ngày 13, 14 tháng 5`."""
    line, day = found.line, number(found.group("d"), DAYS)
    named = _MONTH_AHEAD.of(line).match(line.after(found.match.end())) or _MONTH_BEHIND.of(line).search(
        line.before(found.match.start())
    )
    if named is None:
        return _next_such_day(day, found)
    return dated(day, number(named["m"], MONTHS), year_of(found), found.anchor)


def _next_such_day(day: int, found: Found) -> Value | None:
    if not 1 <= day <= 31:
        return None
    today = found.anchor.today
    return day_value(today and calendar.next_of_month(day, today), f"-{day}")


_MONTHS: Final = cues(MONTHS_EN)
RULES: Final = (
    Rule(_VIETNAMESE, _read_vietnamese, cues(["tháng", "thg", "th"]), not_after=_STREET, not_before=_LASTS),
    Rule(_OF_A_MONTH, _read_of_a_month, cues(SHIFTS_VI), not_before=_LUNAR),
    Rule(_OTHER, _read_named, cues(MONTHS_FOREIGN), is_vietnamese=False),
    Rule(_MONTH_FIRST, _read_named, _MONTHS, is_vietnamese=False),
    Rule(_DAY_FIRST, _read_named, _MONTHS, is_vietnamese=False),
    Rule(_RANGE_START, _read_named, _MONTHS, is_vietnamese=False),
    Rule(_RANGE_END, _read_named, _MONTHS, is_vietnamese=False),
)
DAY_RULES: Final = (
    Rule(_THE_DAY, _read_the_day, cues(["st", "nd", "rd", "th"]), not_before=_ORDINAL_OF, is_vietnamese=False),
    Rule(
        _DAY_OF_MONTH,
        _read_day_of_month,
        cues(["ngày", "mùng", "mồng"]),
        not_after=_DURING,
        not_before=_COUNTED_A_DAY,
    ),
)
