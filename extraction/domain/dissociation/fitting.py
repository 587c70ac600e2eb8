"""Decides which meanings a text has words for, all of them at once (7-quality.md, screen; document 004).

Every slot of every meaning is one bit of a long number, and a word is the number of the slots that it may fill. The
words of a text are joined by "or"; each meaning is a group of bits, and adding one to every group carries over the end
of those groups whose slots are all filled. Order and distance are left to the reading of the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import regex

from extraction.domain.dissociation.meanings import NAMELIKE, WHOLE, Meaning, Vocabulary, spoken
from extraction.domain.lexicon.dissociation_words import NAMES
from extraction.domain.plain import mended

_WORD: Final = re.compile(r"[^\W_]+(?:'[^\W\d_]+)?")
_NAME: Final = regex.compile(rf"{NAMES}|command")
_FIRST_PERSON: Final = "i"
_COMMON: Final = frozenset(
    "a an and any as at by for from in is it no not of on or so that the this to was with".split()
)


class Fitting:
    """The meanings of several vocabularies, asked together which of them a text may hold."""

    def __init__(self, meanings: Sequence[tuple[Vocabulary, Meaning]]) -> None:
        self._one, self._carry, self._ready = 0, 0, 0
        self._number_of: dict[int, int] = {}
        self._by_bit: dict[int, dict[int, int]] = {}
        self._known = {id(known): known for known, _ in meanings}
        base = 0
        for number, (known, meaning) in enumerate(meanings):
            self._add(base, known, meaning)
            base += len(meaning.slots) + 1
            self._number_of[base] = number
        self._by_phrase = self._phrases()
        self._fills = self._table()
        self._listed = frozenset(self._fills)

    def _add(self, base: int, known: Vocabulary, meaning: Meaning) -> None:
        self._one |= 1 << base
        self._carry |= 1 << (base + len(meaning.slots))
        by_bit = self._by_bit.setdefault(id(known), {})
        for at, slot in enumerate(meaning.slots):
            if slot.mask & known.bits[NAMELIKE]:
                self._ready |= 1 << (base + at)
            for bit in known.bits_of(slot.mask):
                by_bit[bit] = by_bit.get(bit, 0) | 1 << (base + at)

    def _phrases(self) -> dict[str, int]:
        """What a phrase fills, under the one of its words that texts have the least."""
        fills: dict[str, int] = {}
        for key, known in self._known.items():
            for phrases in known.phrases.values():
                for words, bit in phrases:
                    rarest = max(words, key=lambda word: (word not in _COMMON, len(word)))
                    fills[rarest] = fills.get(rarest, 0) | self._by_bit[key].get(bit, 0)
        return fills

    def _table(self) -> dict[str, int]:
        """What each word of the vocabularies fills, alone or in a phrase; one with an apostrophe is read as two."""
        words = set(self._by_phrase).union(*(known.words for known in self._known.values()))
        return {word: self._filled_by(word) for word in words if not mended(word) and len(spoken(word)) == 1}

    def _filled_by(self, word: str) -> int:
        filled = self._by_phrase.get(word, 0)
        if word != _FIRST_PERSON and _NAME.fullmatch(word):
            filled |= self._filled_by(_FIRST_PERSON)
        for key, known in self._known.items():
            for bit in known.bits_of(known.may_be(word)):
                filled |= self._by_bit[key].get(bit, 0)
        return filled

    def numbers(self, text: str) -> list[int] | None:
        """The numbers of the meanings that the words of a text fill, or none when a word has yet to be mended."""
        filled = self._ready
        words = set(_WORD.findall(text.lower()))
        for word in words & self._listed:
            filled |= self._fills[word]
        for word in words - self._listed:
            meant = _read_as(word)
            if meant is None:
                return None
            for each in meant:
                filled |= self._fills.get(each, 0)
        carried = (filled + self._one) & self._carry
        return [self._number_of[at] for at in _set_bits(carried)] if carried else []


@lru_cache(maxsize=65_536)
def _read_as(word: str) -> tuple[str, ...] | None:
    """The words that an unlisted one stands for: those it contracts, or "I" for a name; none if it is to be mended."""
    if word[0].isdigit():
        return ()
    if mended(word):
        return None
    if _NAME.fullmatch(word):
        return (*spoken(word), _FIRST_PERSON)
    return spoken(word) if "'" in word or word in WHOLE else ()


def _set_bits(number: int) -> Iterator[int]:
    """The place after each bit that is set, from the lowest on."""
    while number:
        yield (number & -number).bit_length()
        number &= number - 1
