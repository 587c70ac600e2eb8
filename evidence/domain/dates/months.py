"""Decides which expressions mean a month, a quarter or a year, and which the edge of a month (5-values.md, Dates)."""

from __future__ import annotations

from datetime import date
from typing import Final

from evidence.domain.dates import calendar
from evidence.domain.dates.line import FOUR_DIGITS, cues, phrase
from evidence.domain.dates.named import MONTH, MONTHS, NAMES, YEAR, number
from evidence.domain.dates.numeric import year_of
from evidence.domain.dates.readings import Interval, Precision, days
from evidence.domain.dates.rule import NOTHING, Found, Rule, Value
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import MONTHS_EN, SHIFTS, SHIFTS_EN, SHIFTS_VI, any_of

_SHIFT: Final = any_of(SHIFTS_VI)
_SHIFT_EN: Final = any_of(SHIFTS_EN)
_CUE: Final = "in|of|by|until|till|since|before|during|late|early|mid|next|last|this"
_NAME: Final = any_of(MONTHS_EN)
_EDGE: Final = phrase(
    rf"(?<!\w)(?P<edge>đầu|cuối|hết) (?:của )?"
    rf"(?:(?:tháng|thg)(?: (?:(?P<shift>{_SHIFT})|(?P<m>{MONTH})))?|t(?P<m>\d{{1,2}}))"
    rf"(?!\w|[.,]\d)(?: ?(?:năm |/)?{YEAR})?"
)
_EDGE_EN: Final = phrase(
    rf"(?<!\w)(?:the )?(?:(?P<edge>end|start|beginning) of (?:(?:the |(?P<shift>{_SHIFT_EN}) )?month|(?P<m>{_NAME}))"
    rf"|month(?:'s)?[ -]end|(?P<edge>eom))(?!\w)(?:,? {YEAR})?"
)
_MONTH_VI: Final = phrase(
    rf"(?<!\w)tháng (?:(?P<shift>{_SHIFT})|(?P<m>{MONTH}))(?!\w|[.,]\d)(?: ?(?:năm |/ ?)?{YEAR})?"
)
_MONTH_EN: Final = phrase(
    rf"(?<!\w)(?:(?P<shift>{_SHIFT_EN}) month|"
    rf"(?:(?P<cue>{_CUE})[ -])?(?P<m>{_NAME}))(?!\w|[./-]\w)(?:,? {YEAR})?"
)
_MONTH_JA: Final = phrase(r"(?:(?<!\d)(?P<y>\d{4})年 ?)?(?<!\d)(?P<m>\d{1,2})月(?!\d)")
_QUARTER: Final = phrase(
    rf"(?<!\w)(?:quý (?P<q>[1-4])(?!\w|[.,/]\d)(?:[ /](?:năm )?{YEAR})?|q(?P<q>[1-4])[ /-]?{YEAR})"
)
_YEAR: Final = phrase(
    rf"(?<!\w)(?:năm (?:{YEAR}|(?P<shift>{_SHIFT}))|(?P<shift>this|next|last) year"
    rf"|(?:in|since|until|by) (?:the year )?{YEAR})(?!\w|[-/.,:]\d)"
)
_BARE_YEAR: Final = phrase(r"(?<![\w.,/:#$€£₫-])(?P<y>19[5-9]\d|20[0-4]\d)(?= ?(?:$|[,.;:!?)\]|](?!\d)))")
_YEAR_OF: Final = phrase(
    r"(?<![\w.,/:#$€£₫-])(?P<own>(?:the|this|that|our|my|your|his|her|its|their|a|\w+'s) )?"
    r"(?P<at>(?P<y>19[5-9]\d|20[0-4]\d))(?= (?P<noun>\p{L}{3,}))"
)
_COUNTED_NOUN: Final = phrase(rf" (?:{guards.COUNTED}|{guards.MONEY_OR_MEASURE_AFTER})(?!\w)")
_NUMBERED: Final = phrase(
    rf"(?:(?:^|\W)(?:{guards.MEASURE_BEFORE}|room|code|pin|no|model|trả|cọc|thu|chi) ?|[=~<>*+] ?)$"
)
_COUNTED: Final = phrase(
    r"(?:^|\W)(?:\d+|một|hai|ba|bốn|năm|sáu|mấy|vài|mỗi|hàng|hằng|các|những|rằm|mùng \w+|mồng \w+) ?$"
)
_FEAST: Final = phrase(rf",? ?\(?(?:{guards.FEASTS})(?!\w)")
_FIRST_DAYS: Final = 5
_SPEECH: Final = frozenset(
    {"may", "march", "mar", "sep", "dec", "jan", "jun", "apr", "aug", "oct", "nov", "feb", "sept", "jul"}
)


def _month_of(found: Found) -> date | None:
    """The first day of the month an expression names; the running month when it names none."""
    today, words = found.anchor.today, found.group("m")
    if words:
        month = NAMES[words] if words in NAMES else number(words, MONTHS)
        year = year_of(found)
        if year:
            return calendar.a_date(int(year), month, 1)
        return today and calendar.nearest_month(month, today)
    return today and calendar.month_after(today, SHIFTS.get(found.group("shift"), 0))


def _key(found: Found) -> str:
    month = NAMES.get(found.group("m"), found.group("m"))
    return f"{year_of(found)}-{month}{SHIFTS.get(found.group('shift'), '')}"


def _is_impossible(found: Found) -> bool:
    words = found.group("m")
    return words.isdecimal() and not 1 <= int(words) <= calendar.MONTHS


def _read_edge(found: Found) -> Value | None:
    """The first five days of a month, or its last; `đầu tháng` looks ahead once the fifth has passed."""
    edge = found.group("edge")
    is_start = edge in {"đầu", "dau", "start", "beginning"}
    key = f"{'start' if is_start else 'end'} {_key(found)}"
    first = _month_of(found)
    if _is_impossible(found):
        return None
    if first is None:
        return Value(NOTHING, key)
    if not is_start:
        return Value((days(calendar.last_of_month(first)),), key)
    first = _not_yet_over(first, found)
    return Value(tuple(days(first.replace(day=day)) for day in range(1, _FIRST_DAYS + 1)), key)


def _not_yet_over(first: date, found: Found) -> date:
    today = found.anchor.today
    is_bare = not (found.group("m") or found.group("shift"))
    if is_bare and today is not None and today.day > _FIRST_DAYS:
        return calendar.month_after(first, 1) or first
    return first


def _read_month(found: Found) -> Value | None:
    if _is_impossible(found):
        return None
    first = _month_of(found)
    denotes = (days(first, calendar.last_of_month(first)),) if first else NOTHING
    return Value(denotes, f"month {_key(found)}", Precision.MONTH)


def _read_month_en(found: Found) -> Value | None:
    """A month by name alone; a name that is also another word needs a cue or a year, and its capital."""
    name = found.group("m")
    if (
        name in _SPEECH
        and not found.group("y")
        and not (found.group("cue") and found.line.is_upper(found.match.start("m")))
    ):
        return None
    return _read_month(found)


def _read_year_of(found: Found) -> Value | None:
    """`the 2023 disk failure`: a year before what it was the year of; a plural without an article may be counted."""
    line, noun = found.line, found.group("noun")
    is_plural = noun.endswith("s") and not noun.endswith("ss")
    is_counted = is_plural and not found.group("own")
    if line.is_marked or is_counted or _COUNTED_NOUN.stands_after(line, found.match.end()):
        return None
    return _read_year(found)


def _read_quarter(found: Found) -> Value | None:
    today = found.anchor.today
    year = int(found.group("y") or (today.year if today else 0))
    month = 3 * int(found.group("q"))
    if not year:
        return Value(NOTHING, f"quarter {month}", Precision.QUARTER)
    interval = days(date(year, month - 2, 1), calendar.last_of_month(date(year, month, 1)))
    return Value((interval,), f"quarter {year}-{month}", Precision.QUARTER)


def _read_year(found: Found) -> Value | None:
    today, shift = found.anchor.today, SHIFTS.get(found.group("shift"), 0)
    year = int(found.group("y") or (today.year + shift if today else 0))
    return Value(_whole_year(year), f"year {found.group('y')}{shift}", Precision.YEAR)


def _whole_year(year: int) -> tuple[Interval, ...]:
    return (days(date(year, 1, 1), date(year, 12, 31)),) if 0 < year < date.max.year else NOTHING


RULES: Final = (
    Rule(_EDGE, _read_edge, cues(["đầu", "cuối", "hết"]), not_before=_FEAST),
    Rule(_EDGE_EN, _read_edge, cues(["end", "start", "beginning", "eom"]), is_vietnamese=False),
)
LATE_RULES: Final = (
    Rule(_MONTH_VI, _read_month, cues(["tháng"]), not_after=_COUNTED, not_before=_FEAST),
    Rule(_MONTH_EN, _read_month_en, cues(["month"], MONTHS_EN), is_vietnamese=False),
    Rule(_MONTH_JA, _read_month, cues(["月"]), is_vietnamese=False),
    Rule(_QUARTER, _read_quarter, cues(["quý", "q"]), is_vietnamese=False),
    Rule(_YEAR, _read_year, cues(["năm", "year", "in", "since", "until", "by"]), is_vietnamese=False),
    Rule(_YEAR_OF, _read_year_of, frozenset({FOUR_DIGITS}), not_after=_NUMBERED, is_vietnamese=False),
    Rule(_BARE_YEAR, _read_year, frozenset({FOUR_DIGITS}), not_after=_NUMBERED, is_vietnamese=False),
)
