"""Decides which words are a time of the day, and what the part of the day makes of them (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from evidence.domain.dates.line import cues, phrase, spellings
from evidence.domain.dates.parts import PART_EN, PART_VI, part_named
from evidence.domain.dates.readings import DayPart, Precision
from evidence.domain.dates.rule import NOTHING, Found, Rule, Value
from evidence.domain.lexicon import date_guards as guards
from evidence.domain.lexicon.dates import HOURS_EN, HOURS_VI, NUMBERS_VI, any_of

NOON: Final = 12 * 60
_HOURS: Final = spellings(HOURS_VI) | dict(HOURS_EN)
_MINUTES: Final = spellings(NUMBERS_VI)
_VI: Final = any_of(HOURS_VI)
_EN: Final = any_of(HOURS_EN)
_MINUTE: Final = rf"\d{{1,2}}|{any_of(NUMBERS_VI)}"
# Up to this hour a bare number may as well be of the afternoon.
_LAST_AMBIGUOUS: Final = 5

_VIETNAMESE: Final = phrase(
    rf"(?<![\w.,:/])(?:(?P<h>\d{{1,2}}) ?(?P<unit>h|g|giờ)|(?P<h>{_VI}) giờ)"
    rf"(?:(?P<m>[0-5]\d)(?:p|phút)?|(?<=giờ) (?P<m>[0-5]\d)(?! ?(?:{guards.COUNTED})(?!\w))"
    rf"| (?P<half>rưỡi)| kém (?P<to>{_MINUTE})| (?P<m>{_MINUTE}) (?:phút|p))?(?!\w|[.,/]\d)"
)
_HALF: Final = phrase(
    rf"(?<![\w.,:/])(?P<h>\d{{1,2}}|{_VI}) (?P<half>rưỡi)(?= (?:{PART_VI})(?!\w))", without_accents=False
)
_TWELVE: Final = phrase(
    rf"(?<![\w.,:/-])(?P<h>\d{{1,2}}|{_EN})(?::(?P<m>[0-5]\d))? ?(?P<half_day>am|pm|a\.m\.?|p\.m\.?)(?!\w)"
)
_COLON: Final = phrase(r"(?<![\w.,:/-])(?P<h>\d{1,2}):(?P<m>[0-5]\d)(?::00)?(?: uhr)?(?![\w:/%]|[.,]\d)")
_WORDED: Final = phrase(rf"(?<![\w.,:/])(?P<h>\d{{1,2}}|{_EN})(?: ?o'clock| uhr)(?!\w)")
_JAPANESE: Final = phrase(r"(?P<half_day>午前|午後)?(?<!\d)(?P<h>\d{1,2})時(?!間)(?:(?P<m>\d{1,2})分|(?P<half>半))?")
_PAST: Final = phrase(
    rf"(?<![\w.,:/-])(?:(?P<to>half|quarter) past|(?P<to>quarter) (?P<before>to|of)|"
    rf"(?P<to>{_EN}|\d{{1,2}}|twenty|twenty-five)(?: minutes)? past|(?P<to>{_EN}|\d{{1,2}}) minutes (?P<before>to)) "
    rf"(?P<h>\d{{1,2}}|{_EN})(?: ?(?P<half_day>am|pm|a\.m\.?|p\.m\.?))?(?![\w:%]|[.,]\d)"
)
_AT: Final = phrase(
    rf"(?<!\w)at (?:about |around )?(?P<at>(?P<h>\d{{1,2}}|{_EN}))"
    rf"(?= ?(?:$|[.,;!?)](?!\d))| (?:{guards.GOES_ON_AFTER_AN_HOUR})(?!\w))"
)
_NOON: Final = phrase(r"(?<!\w)(?:noon|midday)(?!\w)")
_PART: Final = phrase(rf"(?<!\w)(?:buổi )?(?P<p>{PART_VI})(?!\w)")
_PART_EN: Final = phrase(rf"(?<!\w)(?:in the |at )?(?P<p>{PART_EN})(?!\w)")

_SET_AT: Final = phrase(rf"(?:^|\W)(?:{guards.SET_AT_A_VALUE})(?: \w+)? at (?:about |around )?$")
_LASTED: Final = phrase(rf"(?:^|\W)(?:{guards.DURATION_BEFORE}|mấy|bây|bấy|bay) $")
_LASTS: Final = phrase(rf" ?(?:{guards.DURATION_AFTER})(?!\w)")
_COUNTED_FROM: Final = phrase(r"(?:^|\W)(?:quarter|half|minutes?|\d+|five|ten|twenty) (?:to|past|of|before|after) $")
_ZONE_AFTER: Final = phrase(rf" ?\(?(?P<zone>{guards.TIME_ZONES})(?!\w)")
_UNIVERSAL: Final = frozenset({"UTC", "Etc/UTC", "GMT", "Etc/GMT"})
_FRACTIONS: Final = {"half": 30, "quarter": 15, "twenty": 20, "twenty-five": 25}
_DAY_HALVES: Final = {"am": DayPart.MORNING, "pm": DayPart.EVENING, "午前": DayPart.MORNING, "午後": DayPart.EVENING}


def _clock(hour: int, minutes: int, *, is_padded: bool = False) -> Value | None:
    if not (0 <= hour < 24 and -60 < minutes < 60):
        return None
    clock = (hour * 60 + minutes) % (2 * NOON)
    is_open = 1 <= hour <= _LAST_AMBIGUOUS and not is_padded
    return Value(NOTHING, f"clock {clock}", Precision.TIME, clocks=(clock, clock + NOON) if is_open else (clock,))


def clocks_in(part: DayPart, clock: int) -> tuple[int, ...]:
    """What a clock time of twelve hours means within a part of the day; nothing where the two contradict each other."""
    is_early = clock < NOON
    if part is DayPart.MORNING:
        return (clock,) if is_early else ()
    if part is DayPart.NOON:
        return _either(clock, is_later=60 <= clock < 4 * 60, is_possible=10 * 60 <= clock < 15 * 60)
    if part is DayPart.AFTERNOON:
        return _either(clock, is_later=60 <= clock < 8 * 60, is_possible=NOON <= clock < 19 * 60)
    return _either(clock, is_later=5 * 60 <= clock < NOON, is_possible=clock >= 60 and not NOON <= clock < NOON + 60)


def _either(clock: int, *, is_later: bool, is_possible: bool) -> tuple[int, ...]:
    if is_later:
        return (clock + NOON,)
    return (clock,) if is_possible else ()


def _in_own_zone(read: Callable[[Found], Value | None]) -> Callable[[Found], Value | None]:
    """A reader that is silent where a time zone other than the organization's own is written behind the time."""

    def judged(found: Found) -> Value | None:
        zone = _ZONE_AFTER.of(found.line).match(found.line.after(found.match.end()))
        is_own = zone is None or (found.anchor.zone in _UNIVERSAL and zone["zone"] in {"utc", "gmt"})
        return read(found) if is_own else None

    return judged


def _read_vietnamese(found: Found) -> Value | None:
    words = found.group("h")
    hour = int(words) if words.isdecimal() else _HOURS[words]
    minutes = 30 if found.group("half") else _minutes(found.group("m")) - _minutes(found.group("to"))
    value = _clock(hour, minutes, is_padded=words.startswith("0"))
    is_weak = found.group("unit") == "g" and not found.group("m")
    if value is None or not is_weak:
        return value
    return Value(NOTHING, "weak", Precision.TIME, clocks=value.clocks)


def _minutes(words: str) -> int:
    if not words:
        return 0
    return int(words) if words.isdecimal() else _MINUTES[words]


def _read_twelve(found: Found) -> Value | None:
    """Hours counted to twelve with their half of the day: `3 pm`, `12:30 am`."""
    words = found.group("h")
    hour = int(words) if words.isdecimal() else _HOURS[words]
    minutes = 30 if found.group("half") else _minutes(found.group("m"))
    half = _DAY_HALVES.get(found.group("half_day").replace(".", ""))
    if half is None:
        return _clock(hour, minutes, is_padded=True)
    if not 0 <= hour <= 12 or minutes >= 60:
        return None
    return _clock(hour % 12 + (0 if half is DayPart.MORNING else 12), minutes, is_padded=True)


def _read_plain(found: Found) -> Value | None:
    words = found.group("h")
    return _clock(int(words), int(found.group("m")), is_padded=words.startswith("0"))


def _read_worded(found: Found) -> Value | None:
    words = found.group("h")
    hour = int(words) if words.isdecimal() else _HOURS[words]
    return _clock(hour, 0, is_padded="uhr" in found.match.group())


def _read_past(found: Found) -> Value | None:
    """`half past three`, `quarter to six`, `ten past nine`."""
    words, hour = found.group("to"), found.group("h")
    minutes = _FRACTIONS.get(words) or (int(words) if words.isdecimal() else _HOURS[words])
    clock = (int(hour) if hour.isdecimal() else _HOURS[hour]) * 60 + (-minutes if found.group("before") else minutes)
    half = _DAY_HALVES.get(found.group("half_day").replace(".", ""))
    if half is not None:
        clock = clock % NOON + (0 if half is DayPart.MORNING else NOON)
    return _clock(*divmod(clock, 60), is_padded=half is not None)


def _read_at(found: Found) -> Value | None:
    """`at 5`, where nothing follows that could be counted and nothing before makes it a value."""
    words = found.group("h")
    return _clock(int(words) if words.isdecimal() else _HOURS[words], 0)


def _read_noon(_: Found) -> Value | None:
    return _clock(12, 0)


def _read_part(found: Found) -> Value:
    return Value(NOTHING, "part", Precision.TIME, part=part_named(found.group("p")))


RULES: Final = (
    Rule(_PAST, _in_own_zone(_read_past), cues(["past", "quarter", "minutes"]), is_vietnamese=False),
    Rule(_TWELVE, _in_own_zone(_read_twelve), cues(["am", "pm", "m"]), not_after=_COUNTED_FROM, is_vietnamese=False),
    Rule(_COLON, _in_own_zone(_read_plain), frozenset(":"), is_vietnamese=False),
    Rule(_WORDED, _in_own_zone(_read_worded), cues(["clock", "uhr"]), not_after=_COUNTED_FROM, is_vietnamese=False),
    Rule(_JAPANESE, _read_twelve, cues(["時"]), is_vietnamese=False),
    Rule(
        _VIETNAMESE,
        _in_own_zone(_read_vietnamese),
        cues(["h", "g", "giờ"]),
        not_after=_LASTED,
        not_before=_LASTS,
        is_vietnamese=False,
    ),
    Rule(_AT, _in_own_zone(_read_at), cues(["at"]), not_after=_SET_AT, is_vietnamese=False),
    Rule(_HALF, _read_vietnamese, cues(["rưỡi"]), not_after=_LASTED, is_vietnamese=False),
    Rule(_NOON, _in_own_zone(_read_noon), cues(["noon", "midday"]), is_vietnamese=False),
)
PART_RULES: Final = (
    Rule(_PART, _read_part, cues(PART_VI.split("|"))),
    Rule(_PART_EN, _read_part, cues(PART_EN.split("|")), is_vietnamese=False),
)
