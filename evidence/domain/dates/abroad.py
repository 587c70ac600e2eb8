"""Decides which weekday a German, French, Spanish, Japanese or Chinese word means (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from evidence.domain.dates import calendar
from evidence.domain.dates.line import SENTENCE_START, cues, phrase, spellings
from evidence.domain.dates.parts import part_named
from evidence.domain.dates.rule import Found, Rule, Value, day_value, every
from evidence.domain.lexicon import weekdays as lexicon
from evidence.domain.lexicon.dates import any_of

_NAMES: Final = spellings(lexicon.WEEKDAYS_ABROAD)
_SHIFTS: Final = {
    **spellings(lexicon.BEFORE_WEEKDAY),
    **spellings(lexicon.BEHIND_WEEKDAY),
    **spellings(lexicon.BEFORE_HAN),
}

_EUROPEAN: Final = phrase(
    rf"(?<![\w/-])(?:(?P<shift>{any_of(lexicon.BEFORE_WEEKDAY)}) )?(?P<n>{any_of(lexicon.WEEKDAYS_ABROAD)})"
    rf"(?:(?P<plural>s)|(?P<p>{any_of(lexicon.PARTS_WITHIN_GERMAN)}))?(?![\w/]|-\w|')"
    rf"(?: (?P<shift>{any_of(lexicon.BEHIND_WEEKDAY)})(?!\w))?"
)
_JAPANESE: Final = phrase(
    rf"(?:(?P<shift>{any_of(lexicon.BEFORE_HAN)})の?)?(?P<n>[{''.join(lexicon.WEEKDAYS_HAN)}])曜日?"
    rf"|(?<=日) ?\((?P<n>[{''.join(lexicon.WEEKDAYS_HAN)}])\)"
)
_CHINESE: Final = phrase(
    rf"(?<![一二两三四五六七八九十几\d])(?P<shift>{any_of(lexicon.BEFORE_HAN)})?(?:星期|周|週|礼拜)"
    rf"(?P<n>[{''.join(lexicon.WEEKDAYS_CHINESE)}])"
)

_EACH_BEFORE: Final = phrase(rf"(?:^|\W)(?:{lexicon.EACH_WEEK}) $")
_ARTICLE: Final = phrase(r"(?:^|\W)le $")
_DATE_AFTER: Final = phrase(r" \d")
_NAMED_SO: Final = phrase(rf"(?:^|\W)(?:{lexicon.NAMED_SO})\.? $")
_FEAST_AFTER: Final = phrase(rf" (?:{lexicon.FEAST_AFTER})(?!\w)")
_PAST_BEFORE: Final = phrase(rf"(?:^|\W)(?:{lexicon.PAST_ABROAD}) (?:\w+ ){{0,3}}$")


def _read_european(found: Found) -> Value | None:
    name = found.group("n")
    if _is_a_name(found):
        return None
    part = part_named(lexicon.PARTS_WITHIN_GERMAN.get(found.group("p"), ""))
    weekday, shift = _NAMES[name], _SHIFTS.get(found.group("shift"), "")
    if not shift and _recurs(found):
        return every(weekday, part)
    is_behind = not shift and _PAST_BEFORE.stands_before(found.line, found.match.start())
    day = None if is_behind else _day(weekday, shift, found.anchor.today)
    return day_value(day, f"weekday-{weekday} {shift}", part=part, weekday=None if shift else weekday)


def _recurs(found: Found) -> bool:
    """`montags`, `los lunes`, `le lundi` without a date: what happens every week is no single day."""
    line, start = found.line, found.match.start()
    if found.group("plural") or _EACH_BEFORE.stands_before(line, start):
        return True
    return _ARTICLE.stands_before(line, start) and not _DATE_AFTER.stands_after(line, found.match.end())


def _is_a_name(found: Found) -> bool:
    """`Herr Sonntag`, and a capital `Domingo` within a sentence of a language that writes weekdays small."""
    line, at = found.line, found.match.start("n")
    if _NAMED_SO.stands_before(line, at):
        return True
    if found.group("n") in found.anchor.names and line.is_upper(at):
        return True
    is_german = found.group("n").endswith(("tag", "woch", "abend"))
    is_capital = line.is_upper(at) and not line.is_shouted(at, found.match.end("n"))
    return is_capital and not is_german and not found.group("shift") and not SENTENCE_START.stands_before(line, at)


def _read_han(days: Mapping[str, int], found: Found) -> Value:
    weekday, shift = days[found.group("n")], _SHIFTS.get(found.group("shift"), "")
    if shift == "every":
        return every(weekday)
    day = _day(weekday, shift, found.anchor.today)
    return day_value(day, f"weekday-{weekday} {shift}", weekday=None if shift else weekday)


def _read_japanese(found: Found) -> Value:
    return _read_han(lexicon.WEEKDAYS_HAN, found)


def _read_chinese(found: Found) -> Value:
    return _read_han(lexicon.WEEKDAYS_CHINESE, found)


def _day(weekday: int, shift: str, today: date | None) -> date | None:
    """That weekday, the next one where nothing else is said; none where `next` or `last` leaves two open."""
    if today is None:
        return None
    if shift in {"", "this"}:
        return calendar.on_or_after(weekday, today)
    if shift in {"next", "coming", "last"}:
        return _beside(weekday, shift, today)
    return calendar.in_week(weekday, today, int(shift))


def _beside(weekday: int, shift: str, today: date) -> date | None:
    tomorrow = calendar.shifted(today, 1)
    ahead = tomorrow and calendar.on_or_after(weekday, tomorrow)
    if shift == "coming":
        return ahead
    nearest = ahead if shift == "next" else calendar.shifted(today, (weekday - today.weekday()) % 7 - 7)
    return nearest if nearest == calendar.in_week(weekday, today, 1 if shift == "next" else -1) else None


RULES: Final = (
    Rule(
        _EUROPEAN,
        _read_european,
        cues(
            _NAMES,
            (f"{name}{end}" for name in _NAMES for end in ("s", *lexicon.PARTS_WITHIN_GERMAN)),
        ),
        not_before=_FEAST_AFTER,
        is_vietnamese=False,
    ),
    Rule(_JAPANESE, _read_japanese, cues(["曜", "日"]), is_vietnamese=False),
    Rule(_CHINESE, _read_chinese, cues(["期", "周", "週", "拜"]), is_vietnamese=False),
)
