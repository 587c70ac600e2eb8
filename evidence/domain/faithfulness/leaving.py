"""Decides whether somebody named leaves the deed to another, or is only one who may do it (3-guards.md, Facts)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from evidence.domain.faithfulness.scene import Scene
from evidence.domain.lexicon import kin
from evidence.domain.lexicon import people as lexicon
from evidence.domain.lexicon.polarity import BY
from evidence.domain.people import Mention
from evidence.domain.text import Word

_LONGEST_NAME: Final = 12
_REACH: Final = 8
_POSSESSIVES: Final = ("'s", "’s")


def leaves_it(mention: Mention, at: int, words: Sequence[Word], mentions: Sequence[Mention], scene: Scene) -> bool:
    """Whether a name whose first word is number `at` of a quote stands for somebody who does not act himself there.

    He asks or hands on to a person without a name, is only asked about it, is one of two who may do it, has it done by
    somebody, or only has a relative who does it, unless the claim says so as well.
    """
    said = {sense.word.folded for sense in scene.claim_senses}
    owned = words[at : at + _LONGEST_NAME]
    behind = [word for word in owned if word.start >= mention.end][:_REACH]
    taken = {other.start: other for other in mentions if other.start != mention.start}
    before = words[at - 1].folded if at else ""
    return (
        _hands_on(behind, taken, said)
        or (before in lexicon.ASK and bool(behind) and behind[0].folded in lexicon.ASKED_WHAT and before not in said)
        or _may_be_another(before, behind, words[max(0, at - 1 - _REACH) : at], taken, said)
        or _is_done_by_another(behind, mention, taken, said)
        or _is_of_relative(mention, owned, behind, before, said)
    )


def _hands_on(behind: Sequence[Word], taken: dict[int, Mention], said: set[str]) -> bool:
    if len(behind) < 2 or behind[0].folded in said:
        return False
    verb, other = behind[0].folded, behind[1].folded
    if verb in lexicon.ASKING and other in lexicon.OTHERS:
        return any(word.folded == "to" for word in behind[2:3])
    if verb in lexicon.LEAVING and other in lexicon.LEFT_TO:
        return True
    to = next((n for n, word in enumerate(behind) if word.folded == "to"), len(behind))
    receiver = behind[to + 1 : to + 2]
    is_handed = any(word.folded in lexicon.OTHERS or word.start in taken for word in receiver)
    return verb in lexicon.HANDING_ON and is_handed


def _may_be_another(
    before: str, behind: Sequence[Word], lead: Sequence[Word], taken: dict[int, Mention], said: set[str]
) -> bool:
    """Whether an `or` sets the name beside another one that the claim leaves out; a claim with an `or` keeps both."""
    if said & lexicon.OR:
        return False
    if len(behind) > 1 and behind[0].folded in lexicon.OR and behind[1].start in taken:
        return True
    return before in lexicon.OR and any(word.start in taken for word in lead)


def _is_done_by_another(behind: Sequence[Word], mention: Mention, taken: dict[int, Mention], said: set[str]) -> bool:
    """Whether somebody else does it to or for him (`will be informed by Ines`)."""
    if said & BY:
        return False
    passive = list(takewhile(lambda word: word.folded not in BY, behind))
    doer = behind[len(passive) + 1 : len(passive) + 2]
    is_other = any(word.start in taken and taken[word.start].ids != mention.ids for word in doer)
    return is_other and any(word.folded in lexicon.BEING for word in passive)


def _is_of_relative(
    mention: Mention, owned: Sequence[Word], behind: Sequence[Word], before: str, said: set[str]
) -> bool:
    """Whether a relative of his is meant (`Omar's brother`, `vợ Hùng`) of whom the claim says nothing."""
    last = next((word for word in owned if word.start < mention.end <= word.end), None)
    has_s = last is not None and last.folded.endswith(_POSSESSIVES)
    relative = behind[0].folded if has_s and behind else before if before in kin.RELATIVES else ""
    return relative in kin.RELATIVES and relative not in said
