"""Decides what was changed between two claims, word by word (4-interfaces.md, a memory's timeline)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Final

import regex

_PIECES: Final = regex.compile(r"\s+|\w+|[^\w\s]")


class Change(StrEnum):
    """What became of a stretch of words."""

    KEPT = "kept"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words that stand together and share their fate."""

    change: Change
    text: str


def changes(before: str, after: str) -> tuple[Stretch, ...]:
    """The stretches in reading order; those kept or removed make up `before`, those kept or added make up `after`."""
    old, new = _PIECES.findall(before), _PIECES.findall(after)
    return tuple(_stretches(old, new))


def _stretches(old: list[str], new: list[str]) -> Iterator[Stretch]:
    for kind, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            yield Stretch(Change.KEPT, "".join(old[first:last]))
            continue
        if first < last:
            yield Stretch(Change.REMOVED, "".join(old[first:last]))
        if start < end:
            yield Stretch(Change.ADDED, "".join(new[start:end]))
