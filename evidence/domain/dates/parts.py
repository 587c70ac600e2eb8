"""Decides which part of the day a word names (5-values.md, Dates)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from evidence.domain.dates.readings import DayPart

PART_VI: Final = "sáng sớm|sáng|trưa|đầu giờ chiều|chiều tối|chiều|tối|đêm|khuya"
PART_EN: Final = "morning|afternoon|evening|night"

_PARTS: Final = MappingProxyType(
    {
        "sáng": DayPart.MORNING,
        "trưa": DayPart.NOON,
        "chiều": DayPart.AFTERNOON,
        "tối": DayPart.EVENING,
        "đêm": DayPart.EVENING,
        "khuya": DayPart.EVENING,
        "sang": DayPart.MORNING,
        "trua": DayPart.NOON,
        "chieu": DayPart.AFTERNOON,
        "dem": DayPart.EVENING,
        "morning": DayPart.MORNING,
        "afternoon": DayPart.AFTERNOON,
        "evening": DayPart.EVENING,
        "night": DayPart.EVENING,
    }
)


def part_named(words: str) -> DayPart | None:
    """The part of the day some words name; none where they name no part or, without accents, could be another word."""
    return _PARTS.get(words.removeprefix("đầu giờ ").removeprefix("dau gio ").removesuffix(" sớm").removesuffix(" som"))
