"""Decides who pays and who is paid, or which outside party a sentence names (keyword extraction of document 002)."""

from __future__ import annotations

from typing import Final

from extraction.extractors.people import Cast, strangers
from extraction.extractors.phrases import Cues, Group, Kind

_PARTY: Final = "party"
_PAYER: Final = "payer"
_PAYEE: Final = "payee"


def read_parties(text: str, cues: Cues, cast: Cast) -> dict[str, str]:
    """The outside parties by their part, in the sentence's own words: `payer`, `payee`, `party` where neither is said.

    Behind a word such as `cho` or `to` stands who is paid, behind `của` or `from` who pays; before a word of paying
    stands who pays.
    """
    found: dict[str, str] = {}
    pays = [cue.first for cue in cues.kinds.get(Kind.PAYMENT, ())]
    for start, end in sorted({*strangers(text, cues, cast), *_listed(cues)}):
        place = next(at for at, token in enumerate(cues.tokens) if token.start >= start)
        found.setdefault(_part(place, cues, pays), text[start:end])
    return found


def _listed(cues: Cues) -> set[tuple[int, int]]:
    return {(cues.tokens[cue.first].start, cues.tokens[cue.last - 1].end) for cue in cues.groups.get(Group.PARTY, ())}


def _part(place: int, cues: Cues, pays: list[int]) -> str:
    if not pays:
        return _PARTY
    if any(cue.last == place for cue in cues.groups.get(Group.TO, ())):
        return _PAYEE
    if any(cue.last == place for cue in cues.groups.get(Group.FROM, ())) or place < min(pays):
        return _PAYER
    return _PARTY
