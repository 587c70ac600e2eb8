"""Decides which day relative words mean, counted from the day of the message (5-values.md, Dates)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from evidence.domain.dates import calendar
from evidence.domain.dates.line import SENTENCE_START, cues, phrase, plain
from evidence.domain.dates.named import DAY
from evidence.domain.dates.parts import PART_EN, PART_VI, part_named
from evidence.domain.dates.rule import Found, Rule, Value, day_value
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import DAYS_AWAY, DAYS_AWAY_UNSPACED, PARTS_WITHIN, any_of

_AWAY: Final = MappingProxyType({plain(words): days for words, days in DAYS_AWAY.items()} | dict(DAYS_AWAY))

_WORDS: Final = phrase(rf"(?<!\w)(?P<w>{any_of(DAYS_AWAY)})(?![\w])(?: (?P<p>{PART_EN})(?!\w))?")
_TODAY_VI: Final = phrase(rf"(?<!\w)(?:trong )?(?P<p>{PART_VI}) nay(?!\w)")
_WITHIN_DAY: Final = phrase(r"(?<!\w)trong ngày(?!\w)")
_NOW: Final = phrase(r"(?<!\w)nay(?!\w)")
_TOMORROW: Final = phrase(rf"(?<!\w)(?:(?:trong )?ngày |(?P<p>{PART_VI}) )?(?P<w>mai)(?!\w)")
_AFTER_TOMORROW: Final = phrase(rf"(?<!\w)(?:(?P<cue>ngày|bữa) |(?P<p>{PART_VI}) )?mốt(?!\w)", without_accents=False)
_AFTER_TOMORROW_BARE: Final = phrase(r"(?<!\w)ngày mốt(?!\w)")
_UNSPACED: Final = phrase(rf"(?P<w>{any_of(DAYS_AWAY_UNSPACED)})")

_NOT_WORDS: Final = phrase(r"(?:^|\W)(?:một|1|mấy|nhiều|vài|as of|no later than never) $")
_NOT_TODAY: Final = phrase(r"(?:^|\W)(?:mấy|nhiều|mỗi|các|từ) $")
_WITHIN_ANOTHER: Final = phrase(
    r" (?:mai|mốt|kia|hôm|thứ|t\d|cn|chủ|đầu|cuối|\d|làm|lễ|tết|nghỉ|đó|ấy|hội|cưới|khai|giao|vía|sinh|của)|[,.]? ?\d"
)
_SEVERAL_A_DAY: Final = phrase(r"(?:lần|bữa|ca|giờ|suốt|mọi lúc|cả|vừa|mấy) $")
_NOW_BEFORE: Final = phrase(r"(?:^|[,.;:!?|(-] ?|(?:h|giờ|\d|rưỡi|sáng|trưa|chiều|ok|dạ|vậy|thì|để|tới giờ) )$")
_NOW_AFTER: Final = phrase(r" ?(?:mai|mốt|kia|-)")
_FLOWER_BEFORE: Final = phrase(rf"(?:^|\W)(?:{guards.MAI_COMPOUND_BEFORE})\.? $")
_FLOWER_AFTER: Final = phrase(rf" (?:{guards.MAI_COMPOUND_AFTER})(?!\w)|\w*:|, mốt|-")
_ADDRESSED: Final = phrase(rf"(?:^|\W)(?:{guards.ADDRESSES_A_WOMAN})\.? $")
_SPOKEN_TO: Final = phrase(rf"(?:^|\W)(?:{guards.SPEAKS_OR_IS_ADDRESSED})\.? $")
_TOMORROW_AFTER: Final = phrase(rf" (?:(?:{guards.SPEAKS_OF_ONESELF}|{guards.GOES_ON})(?!\w)|\d)|[,.!?]|$")
_ONESELF_AFTER: Final = phrase(rf" (?:(?:{guards.SPEAKS_OF_ONESELF})(?!\w)|\d)")
_FOREIGN_AFTER: Final = phrase(rf" (?:{guards.ENGLISH_VERBS})(?!\w)|'s")
_NUMBER_BEFORE: Final = phrase(
    rf"(?:^|\W)(?:(?:\d[\d.,]*|{DAY}|mấy) ?(?:triệu|tr|ngàn|nghìn|tỷ|tỉ|củ|trăm|chục|mươi|k)? ?"
    r"|(?:hai|ba|mươi|trăm|mai|mai,|model|thời trang|kiểu|này|rất|đúng|hợp|theo|đồ) )$"
)
# Blossoms are read with their marks alone: `no` is also `nó`.
_IN_BLOOM: Final = phrase(r" (?:nở|trổ|rụng|tàn|hé|bung|đơm|khoe|ra (?:nụ|hoa|lá|bông))(?!\w)", without_accents=False)


def _away(days: int, found: Found, words: str = "") -> Value:
    today = found.anchor.today
    return day_value(today and calendar.shifted(today, days), f"days{days:+d}", part=part_named(words))


def _read_words(found: Found) -> Value:
    words = found.group("w")
    return _away(_AWAY[words], found, found.group("p") or PARTS_WITHIN.get(words, ""))


def _read_unspaced(found: Found) -> Value:
    return _away(DAYS_AWAY_UNSPACED[found.group("w")], found)


def _read_today(found: Found) -> Value | None:
    words = found.group("p")
    if words == "toi":
        return None
    return _away(0, found, words)


def _read_within_day(found: Found) -> Value:
    return _away(0, found)


def _read_now(found: Found) -> Value | None:
    return _away(0, found) if _NOW_BEFORE.stands_before(found.line, found.match.start()) else None


def _read_tomorrow(found: Found) -> Value | None:
    if _IN_BLOOM.stands_after(found.line, found.match.end()):
        return None
    if not (found.match.group().startswith(("ngày", "ngay", "trong")) or found.group("p")) and _is_a_name(found):
        return None
    return _away(1, found, found.group("p"))


def _is_a_name(found: Found) -> bool:
    """Whether `mai` is somebody here; where it may be either, it is: a name costs less than a wrong day."""
    line, start, end = found.line, found.match.start(), found.match.end()
    if line.is_upper(start) and not line.is_shouted(max(0, start - 12), end + 12):
        return _is_a_written_name(found)
    is_named = "mai" in found.anchor.names
    if _ADDRESSED.stands_before(line, start) or (is_named and _SPOKEN_TO.stands_before(line, start)):
        return not line.has_names or not _TOMORROW_AFTER.stands_after(line, end)
    return is_named and not line.has_names and not _TOMORROW_AFTER.stands_after(line, end)


def _is_a_written_name(found: Found) -> bool:
    """Whether `Mai`, with its capital, is no day: everywhere but at the start of a sentence that goes on like a day."""
    line, start, end = found.line, found.match.start(), found.match.end()
    if not SENTENCE_START.stands_before(line, start) or _FOREIGN_AFTER.stands_after(line, end):
        return True
    if line.is_upper(end + 1) or "mai" in found.anchor.names:
        return not _ONESELF_AFTER.stands_after(line, end)
    return False


def _read_after_tomorrow(found: Found) -> Value | None:
    if not (found.group("cue") or found.group("p")) and _NUMBER_BEFORE.stands_before(found.line, found.match.start()):
        return None
    return _away(2, found, found.group("p"))


def _read_day_after(found: Found) -> Value:
    return _away(2, found)


RULES: Final = (
    Rule(_WORDS, _read_words, cues(DAYS_AWAY), not_after=_NOT_WORDS, is_vietnamese=False),
    Rule(_UNSPACED, _read_unspaced, cues(DAYS_AWAY_UNSPACED), is_vietnamese=False),
    Rule(_TODAY_VI, _read_today, cues(["nay"]), not_after=_NOT_TODAY),
    Rule(_TOMORROW, _read_tomorrow, cues(["mai"]), not_after=_FLOWER_BEFORE, not_before=_FLOWER_AFTER),
    Rule(_AFTER_TOMORROW, _read_after_tomorrow, cues(["mốt"])),
    Rule(_AFTER_TOMORROW_BARE, _read_day_after, cues(["mốt"])),
    Rule(_WITHIN_DAY, _read_within_day, cues(["trong"]), not_after=_SEVERAL_A_DAY, not_before=_WITHIN_ANOTHER),
    Rule(_NOW, _read_now, cues(["nay"]), not_before=_NOW_AFTER),
)
