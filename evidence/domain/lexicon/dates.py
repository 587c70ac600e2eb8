"""Decides which words name days, months, numbers and parts of a day, language by language (5-values.md, Dates)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final


def any_of(words: Iterable[str]) -> str:
    """An alternation for a pattern, longest first, so that no word hides a longer one."""
    return "|".join(sorted(words, key=lambda word: (-len(word), word)))


_UNITS: Final = {
    "một": 1,
    "hai": 2,
    "ba": 3,
    "bốn": 4,
    "năm": 5,
    "sáu": 6,
    "bảy": 7,
    "bẩy": 7,
    "tám": 8,
    "chín": 9,
}
_AFTER_TEN: Final = _UNITS | {"mốt": 1, "tư": 4, "lăm": 5}
_TEENS: Final = {f"mười {word}": 10 + value for word, value in (_UNITS | {"lăm": 5, "tư": 4}).items()}
_TWENTIES: Final = {
    f"{ten} {word}": 20 + value
    for ten in ("hai mươi", "hai", "hăm")
    for word, value in _AFTER_TEN.items()
    if value < 10
}
_THIRTIES: Final = {"ba mươi": 30, "ba mươi mốt": 31, "ba mốt": 31, "băm mốt": 31}

NUMBERS_VI: Final[Mapping[str, int]] = MappingProxyType(
    _UNITS | {"mười": 10, "hai mươi": 20, "hai chục": 20} | _TEENS | _TWENTIES | _THIRTIES
)
MONTHS_VI: Final[Mapping[str, int]] = MappingProxyType(_UNITS | {"tư": 4, "mười": 10, "mười một": 11, "mười hai": 12})
NUMBERS_EN: Final[Mapping[str, int]] = MappingProxyType(
    {
        word: value
        for value, word in enumerate(
            ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"), start=1
        )
    }
    | {"a": 1, "an": 1}
)

_ORDINALS: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
)
ORDINALS_EN: Final[Mapping[str, int]] = MappingProxyType(
    {word: value for value, word in enumerate(_ORDINALS, start=1)}
    | {f"twenty-{word}": 20 + value for value, word in enumerate(_ORDINALS[:9], start=1)}
    | {"thirtieth": 30, "thirty-first": 31}
)
HOURS_VI: Final[Mapping[str, int]] = MappingProxyType(_UNITS | {"mười": 10, "mười một": 11, "mười hai": 12})
HOURS_EN: Final[Mapping[str, int]] = MappingProxyType(
    {word: value for word, value in NUMBERS_EN.items() if word not in {"a", "an"}}
)

# Monday is 0, as in `date.weekday()`.
WEEKDAYS_VI: Final[Mapping[str, int]] = MappingProxyType(
    {"2": 0, "3": 1, "4": 2, "5": 3, "6": 4, "7": 5}
    | {"hai": 0, "ba": 1, "tư": 2, "năm": 3, "sáu": 4, "bảy": 5, "bẩy": 5}
)
WEEKDAYS_EN: Final[Mapping[str, int]] = MappingProxyType(
    {
        word: value
        for value, word in enumerate(("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"))
    }
)
WEEKDAYS_EN_SHORT: Final[Mapping[str, int]] = MappingProxyType(
    {"mon": 0, "tue": 1, "tues": 1, "wed": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4, "sat": 5, "sun": 6}
)

MONTHS_EN: Final[Mapping[str, int]] = MappingProxyType(
    {
        word: value
        for value, words in enumerate(
            (
                "january jan",
                "february feb",
                "march mar",
                "april apr",
                "may",
                "june jun",
                "july jul",
                "august aug",
                "september sept sep",
                "october oct",
                "november nov",
                "december dec",
            ),
            start=1,
        )
        for word in words.split()
    }
)
MONTHS_FOREIGN: Final[Mapping[str, int]] = MappingProxyType(
    {
        word: value
        for value, words in enumerate(
            (
                "januar jänner janvier enero",
                "februar février febrero",
                "märz mars marzo",
                "april avril abril",
                "mai mayo",
                "juni juin junio",
                "juli juillet julio",
                "august août agosto",
                "september septembre septiembre setiembre",
                "oktober octobre octubre",
                "november novembre noviembre",
                "dezember décembre diciembre",
            ),
            start=1,
        )
        for word in words.split()
    }
)

# Words that are no unaccented Vietnamese: a text without accents that holds one is not read as Vietnamese.
FOREIGN_WORDS: Final = frozenset(
    {
        "is",
        "are",
        "was",
        "were",
        "will",
        "with",
        "and",
        "we",
        "please",
        "you",
        "your",
        "have",
        "has",
        "had",
        "our",
        "from",
    }
    | {"until", "would", "should", "meeting", "they", "she", "his", "her", "for", "i'll", "next", "every", "tomorrow"}
    | {"today", "yesterday", "week", "weeks", "month", "of", "by", "who", "what", "when", "user", "does", "did", "been"}
    | {"before", "after", "due", "this", "works", "wants", "likes", "prefers", "if", "as", "or", "him", "its", "their"}
    | {"und", "der", "das", "ist", "wir", "bitte", "woche", "zum", "les", "est", "nous", "avec", "une", "para", "una"}
)

# How many weeks, months or years away the word behind or before one puts it.
SHIFTS_VI: Final[Mapping[str, int]] = MappingProxyType(
    {"này": 0, "nay": 0, "sau": 1, "tới": 1, "kế tiếp": 1, "sau nữa": 2}
    | dict.fromkeys(("trước", "rồi", "vừa rồi", "vừa qua", "qua", "ngoái"), -1)
)
SHIFTS_EN: Final[Mapping[str, int]] = MappingProxyType(
    {"this": 0, "next": 1, "coming": 1, "the coming": 1, "last": -1, "previous": -1, "the previous": -1}
)
SHIFTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        **SHIFTS_VI,
        **SHIFTS_EN,
        "nay": 0,
        "toi": 1,
        "ke tiep": 1,
        "sau nua": 2,
        "truoc": -1,
        "roi": -1,
        "vua roi": -1,
        "vua qua": -1,
        "ngoai": -1,
    }
)

# Set phrases and how many days away they put a day.
DAYS_AWAY: Final[Mapping[str, int]] = MappingProxyType(
    dict.fromkeys(("hôm nay", "bữa nay", "ngày hôm nay", "trong hôm nay", "trong ngày hôm nay"), 0)
    | dict.fromkeys(("hôm qua", "bữa qua", "ngày hôm qua", "đêm qua"), -1)
    | {"hôm kìa": -3, "ngày kìa": 3, "ngày kia": 2}
    | dict.fromkeys(("hôm kia", "bữa kia"), -2)
    | dict.fromkeys(("today", "tonight", "this morning", "this afternoon", "this evening"), 0)
    | {"tomorrow": 1, "tmr": 1, "yesterday": -1, "last night": -1}
    | dict.fromkeys(("the day after tomorrow", "day after tomorrow"), 2)
    | dict.fromkeys(("the day before yesterday", "day before yesterday"), -2)
    | {"heute": 0, "übermorgen": 2, "gestern": -1, "aujourd'hui": 0, "demain": 1, "après-demain": 2}
    | {"hoy": 0, "pasado mañana": 2, "ayer": -1}
)
DAYS_AWAY_UNSPACED: Final[Mapping[str, int]] = MappingProxyType(
    {"今日": 0, "今天": 0, "明日": 1, "明天": 1, "明後日": 2, "后天": 2, "昨日": -1, "昨天": -1}
)
PARTS_WITHIN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "this morning": "morning",
        "this afternoon": "afternoon",
        "this evening": "evening",
        "tonight": "night",
        "last night": "night",
        "đêm qua": "đêm",
        "dem qua": "dem",
    }
)
UNITS_OF_TIME: Final[Mapping[str, int]] = MappingProxyType(
    dict.fromkeys(("ngày", "hôm", "bữa", "ngay", "hom", "bua", "day", "days"), 1)
    | dict.fromkeys(("tuần", "tuan", "week", "weeks"), 7)
)
