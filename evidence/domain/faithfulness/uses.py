"""Decides whether a text uses words as a name: inside a sentence, or right before a verb (3-guards.md, Facts)."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

from evidence.domain.text import fold

_NEAR: Final = 40


@dataclass(frozen=True, slots=True)
class Uses:
    """Whether words stand somewhere inside a sentence, and what follows them wherever they stand, folded and sorted."""

    is_inside: bool
    followers: tuple[str, ...]

    def stands_before(self, verb: str) -> bool:
        """Whether a word follows somewhere; it is given folded."""
        at = bisect_left(self.followers, verb)
        return at < len(self.followers) and self.followers[at].startswith(verb)


def uses_of(words: str, text: str) -> Uses:
    """How a text uses some words, whatever is asked about them later; linear in the text."""
    is_inside, followers, at = False, set(), text.find(words)
    while at >= 0:
        end = at + len(words)
        before = text[max(0, at - _NEAR) : at].rstrip()[-1:]
        is_inside = is_inside or bool(before and before not in ".!?\n")
        followers.add(fold(text[end : end + _NEAR].lstrip()))
        at = text.find(words, end)
    return Uses(is_inside, tuple(sorted(followers)))
