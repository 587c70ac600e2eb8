"""Decides which weekday, weekend or week is meant: the next such day, or that day of a named week (5-values.md)."""

from __future__ import annotations

from datetime import date
from typing import Final

from evidence.domain.dates import calendar
from evidence.domain.dates.line import Phrase, cues, phrase, spellings
from evidence.domain.dates.parts import PART_EN, PART_VI, part_named
from evidence.domain.dates.readings import Precision, days
from evidence.domain.dates.rule import NOTHING, Found, Rule, Value, day_value, every
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import (
    SHIFTS,
    SHIFTS_EN,
    SHIFTS_VI,
    WEEKDAYS_EN,
    WEEKDAYS_EN_SHORT,
    WEEKDAYS_VI,
    any_of,
)

_SHIFT: Final = any_of(SHIFTS_VI)
_SHIFT_EN: Final = any_of(SHIFTS_EN)
_DAYS: Final = spellings(WEEKDAYS_VI)
_EN: Final = {**WEEKDAYS_EN, **WEEKDAYS_EN_SHORT}
_SUNDAY: Final = 6
_SATURDAY: Final = 5

_NAME: Final = rf"(?:thứ ?(?P<n>{any_of(WEEKDAYS_VI)})|(?P<short>t)(?P<n>[2-7])|(?P<sun>chủ nhật|chúa nhật|cn))"
_VIETNAMESE: Final = phrase(
    rf"(?<![\w/.]|(?<!\bt[2-7]|\bcn|\bthứ \w{{1,3}})-)(?:tuần (?P<week>{_SHIFT}),? ?(?:vào )?)?"
    rf"(?:(?P<p>{PART_VI}) )?(?P<on>(?:vào )?ngày )?{_NAME}(?!\w|[./]\w|-(?!(?:t[2-7]|cn|thứ)(?!\w))\w)"
    rf"(?:(?: (?:của )?|, ?)(?:trong )?tuần (?P<week>{_SHIFT})(?!\w)| (?P<next>này|tới|rồi|vừa rồi|vừa qua)(?!\w))?"
)
_ENGLISH: Final = phrase(
    rf"(?<![\w/-])(?:(?P<shift>{_SHIFT_EN}) )?(?:week (?:on )?)?"
    rf"(?:(?P<n>{any_of(WEEKDAYS_EN)})(?P<plural>s)?|(?P<n>{any_of(WEEKDAYS_EN_SHORT)}))(?:\.(?= ?\d))?(?![\w/]|-\w|')"
    rf"(?:,? (?:of )?(?P<week>next|this|last) week(?!\w))?(?: (?P<p>{PART_EN})(?!\w))?"
)
_WEEKEND: Final = phrase(
    rf"(?<!\w)(?:cuối tuần(?: (?P<shift>{_SHIFT}))?"
    rf"|(?:(?P<shift>{_SHIFT_EN}) |(?:on |at |over )?the )?weekend)(?!\w)"
)
_WEEK: Final = phrase(rf"(?<!\w)(?:tuần (?P<shift>{_SHIFT})|(?P<shift>{_SHIFT_EN}) week)(?!\w)")

_NOT_AFTER: Final = phrase(rf"(?:^|\W)(?:{guards.SEVERAL_BEFORE}|{guards.FRIDAYS}|{guards.OTHER_WEEKS}) $")
_EACH_BEFORE: Final = phrase(
    rf"(?:^|\W)(?:(?:{guards.RECURRING_BEFORE})|(?:{guards.WEEKLY_BEFORE}),?(?: on| vào| ngày)?) $"
)
_EACH_AFTER: Final = phrase(rf" ?(?:{guards.RECURRING_AFTER})(?!\w)")
_WORKED_ON: Final = phrase(rf"(?:^|\W)(?:{guards.WORK_ON_A_FLOOR}) $")
_FLOORS: Final = cues(guards.FLOORS.split("|"))
_LISTED_BEFORE: Final = phrase(r"(?:^|\W)t[2-9] ?(?:,|và|với|-|&|\+|/)? ?$")
_LISTED_AFTER: Final = phrase(r" ?(?:,|và|với|-|&|\+|/)? ?t[2-9](?!\w)")
_STATES_AFTER: Final = phrase(rf"(?: ?(?:,|và|với|-|&|\+)? ?t[2-9])* (?:{guards.STATES_AFTER})(?!\w)")
_LEFT_BEFORE: Final = phrase(r"(?:^|\W)còn (?:t[2-9] ?(?:,|và|với|-|&|\+)? ?)*$")
_PAST_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.PAST}),? (?:on |in the |vào |ngày )?$")
_AHEAD_BEFORE: Final = phrase(r"(?:^|\W)(?:by|before|until|till|for|to|due|trước|tới|đến|sang|qua) (?:ngày )?$")
_PAST_AFTER: Final = phrase(r" (?:\w+ ){0,2}đã(?!\w)", without_accents=False)
_IN_A_PLACE: Final = phrase(rf"(?:^|\W)(?:(?:{guards.PLACES_NEAR})(?: \w+)?|{guards.PLACES_BESIDE}|\d+) $")
_NOT_BEFORE: Final = phrase(rf" ?(?:(?:{guards.MONEY_AFTER}|am|pm)(?!\w)|h(?!\w)|:\d| - (?:chủ|cn|t\d) hàng)")
_ORDINAL_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.ORDINAL_NOUNS}) $")
_COLLECTS: Final = phrase(r"(?:^|\W)(?:đã|chưa|phải|tiền|đi|sẽ) $")
_ON: Final = phrase(r"(?:^|\W)(?:on|by|until|till|before|after|due|from|since|for|to) $")
_SUNDAY_IS_WORK: Final = phrase(r"(?:^|\W)(?:khu|kcn|với|của|bên|ở|tại|phòng|hàng|thêm|cho|từng|anh em|ae|số|\d+) $")
_SUNDAY_IS_NAME: Final = phrase(r" (?:\d|công ty|cty|tphcm|hcm|hà nội|sài gòn|tp)")
_SIGNALLED: Final = phrase(r"(?:^|[|(\[,;:/-]) ?$")
_ENDS: Final = phrase(r" ?(?:$|[,.;:|)!?\]-]| ?\d| (?:at|morning|afternoon|evening|night|and|or)\b)")


def _week_day(weekday: int, found: Found, shift: int | None) -> date | None:
    today = found.anchor.today
    if today is None or (shift is None and _lies_behind(found)):
        return None
    return calendar.on_or_after(weekday, today) if shift is None else calendar.in_week(weekday, today, shift)


def _lies_behind(found: Found) -> bool:
    """Whether a bare weekday may be the one before the message: `stopped on Tuesday`, `hôm thứ 5`."""
    if _AHEAD_BEFORE.stands_before(found.line, found.match.start()):
        return False
    return _stands(_PAST_BEFORE, _PAST_AFTER, found)


def _read_vietnamese(found: Found) -> Value | None:
    if _is_no_weekday(found):
        return None
    weekday = _SUNDAY if found.group("sun") else _DAYS[found.group("n")]
    week, near = found.group("week"), _near(found)
    if not (week or near) and _recurs(found):
        return every(weekday, part_named(found.group("p")))
    shift = SHIFTS[week] if week else None
    day = _beside(weekday, found, near) if near and not week else _week_day(weekday, found, shift)
    key = f"weekday-{weekday} {week and SHIFTS[week]}{near and SHIFTS[near]}"
    return day_value(day, key, part=part_named(found.group("p")), weekday=None if week or near else weekday)


def _near(found: Found) -> str:
    """Which of two weekdays is meant by the word behind; `tới T7 rồi` only says that it is so far already."""
    word = found.group("next")
    is_particle = word in {"rồi", "roi"} and _AHEAD_BEFORE.stands_before(found.line, found.match.start())
    return "" if is_particle else word


def _recurs(found: Found) -> bool:
    """Whether it happens on that day of every week."""
    return _stands(_EACH_BEFORE, _EACH_AFTER, found)


def _beside(weekday: int, found: Found, near: str) -> date | None:
    """`thứ 5 này`: the next one, today included; `thứ 5 tới`: the next after today; `thứ 5 rồi`: the last before it."""
    today = found.anchor.today
    if today is None:
        return None
    shift = SHIFTS[near]
    if shift < 0:
        return calendar.shifted(today, (weekday - today.weekday()) % calendar.WEEK - calendar.WEEK)
    start = calendar.shifted(today, shift)
    return start and calendar.on_or_after(weekday, start)


def _is_no_weekday(found: Found) -> bool:
    line, start = found.line, found.match.start()
    if found.group("sun"):
        return found.group("sun") == "cn" and _stands(_SUNDAY_IS_WORK, _SUNDAY_IS_NAME, found)
    if found.group("week") or found.group("p"):
        return False
    if found.group("short"):
        return _is_floor(found)
    if _ORDINAL_BEFORE.stands_before(line, start) or (found.group("on") and "v" not in found.group("on")):
        return True
    if not line.is_marked and _COLLECTS.stands_before(line, start):
        return True
    return line.is_counting


def _is_floor(found: Found) -> bool:
    """`T4 với T5` of floors: at a place, under work, or in a list that speaks of floors or of what is left of them."""
    line, start = found.line, found.match.start()
    if _IN_A_PLACE.stands_before(line, start) or _WORKED_ON.stands_before(line, start):
        return True
    is_stated = _STATES_AFTER.stands_after(line, found.match.end())
    is_listed = _stands(_LISTED_BEFORE, _LISTED_AFTER, found)
    if is_listed and (is_stated or not _FLOORS.isdisjoint(line.words)):
        return True
    return is_stated and _LEFT_BEFORE.stands_before(line, start)


def _stands(before: Phrase, after: Phrase, found: Found) -> bool:
    return before.stands_before(found.line, found.match.start()) or after.stands_after(found.line, found.match.end())


def _read_english(found: Found) -> Value | None:
    name, shift = found.group("n"), found.group("shift")
    if name in WEEKDAYS_EN_SHORT and not _is_abbreviation(found):
        return None
    week = found.group("week") or shift
    weekday = _EN[name]
    if found.group("plural") or (not week and _recurs(found)):
        return every(weekday, part_named(found.group("p") or _part_after(found)))
    day = _named_week(weekday, found, week)
    is_bare = not week
    return day_value(
        day, f"weekday-{weekday} {week}", part=part_named(found.group("p")), weekday=weekday if is_bare else None
    )


def _named_week(weekday: int, found: Found, word: str) -> date | None:
    """`last Friday` counts only where the latest Friday and that of last week are one; `coming Friday` lies ahead."""
    today = found.anchor.today
    if today is None or not word:
        return _week_day(weekday, found, None)
    if word in {"coming", "the coming"}:
        return _beside(weekday, found, "coming")
    day = calendar.in_week(weekday, today, SHIFTS[word])
    is_settled = found.group("week") or SHIFTS[word] >= 0 or day == _beside(weekday, found, "last")
    return day if is_settled else None


def _part_after(found: Found) -> str:
    """The part of the day that `Monday mornings` names."""
    words = found.line.after(found.match.end()).split(maxsplit=1)
    return words[0].removesuffix("s") if words else ""


def _is_abbreviation(found: Found) -> bool:
    """`Sat`, `Sun`, `Wed` and their like count with a capital where a date may stand, or behind a word such as `by`."""
    line, at, end = found.line, found.match.start("n"), found.match.end("n")
    if line.is_marked:
        return line.is_upper(at) and line.after(end).lstrip(" ,.")[:1].isdecimal() and "/" in line.after(end)[:6]
    if found.group("shift"):
        return True
    if _ON.stands_before(line, found.match.start()):
        return found.group("n") not in {"sun", "sat"} or line.is_upper(at)
    return line.is_upper(at) and _SIGNALLED.stands_before(line, at) and _ENDS.stands_after(line, end)


def _read_weekend(found: Found) -> Value:
    today, shift = found.anchor.today, SHIFTS.get(found.group("shift"), 0)
    if today is None:
        return Value(NOTHING, f"weekend {shift}")
    both = (calendar.in_week(day, today, shift) for day in (_SATURDAY, _SUNDAY))
    return Value(tuple(days(day) for day in both if day), f"weekend {shift}")


def _read_week(found: Found) -> Value:
    today, shift = found.anchor.today, SHIFTS[found.group("shift")]
    first = today and calendar.in_week(0, today, shift)
    last = today and calendar.in_week(_SUNDAY, today, shift)
    return Value((days(first, last),) if first and last else NOTHING, f"week {shift}", Precision.WEEK)


RULES: Final = (
    Rule(
        _WEEKEND,
        _read_weekend,
        cues(["tuần", "weekend"]),
        not_after=phrase(r"(?:mỗi|mọi|các|những|every|each) $"),
        is_vietnamese=False,
    ),
    Rule(_VIETNAMESE, _read_vietnamese, cues(["thứ", "t", "nhật", "cn"]), not_after=_NOT_AFTER, not_before=_NOT_BEFORE),
    Rule(
        _ENGLISH,
        _read_english,
        cues(_EN, (f"{name}s" for name in WEEKDAYS_EN)),
        not_after=_NOT_AFTER,
        not_before=_NOT_BEFORE,
        is_vietnamese=False,
    ),
)
LATE_RULES: Final = (Rule(_WEEK, _read_week, cues(["tuần", "week"]), is_vietnamese=False),)
