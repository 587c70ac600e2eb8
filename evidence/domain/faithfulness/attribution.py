"""Decides whether a claim only names the one who speaks before repeating his words (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from evidence.domain.context import KnownPerson
from evidence.domain.people import Directory
from evidence.domain.text import fold

_COLONS: Final = (":", "：")
_LONGEST_NAME: Final = 100


def without_speaker(claim: str, speakers: Collection[KnownPerson | None], directory: Directory) -> str:
    """The claim without `Name:` at its start where every quote is spoken by the one of that name, else as it is.

    The name is the speaker's own, or a form of it that fits nobody else.
    """
    speaker = next(iter(speakers), None)
    if speaker is None or any(other is None or other.name != speaker.name for other in speakers):
        return claim
    for colon in _COLONS:
        name, found, rest = claim[:_LONGEST_NAME].partition(colon)
        if found and rest.strip() and _is_name_of(speaker, name.strip(), directory):
            return claim[len(name) + 1 :].lstrip()
    return claim


def _is_name_of(speaker: KnownPerson, name: str, directory: Directory) -> bool:
    return fold(name) == fold(speaker.name) or directory.resolve(name) == {directory.key_of(speaker)}
