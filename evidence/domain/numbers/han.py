"""Decides what numbers written in Han characters denote: `一百二十`, `三万五千` (5-values.md, Numbers)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from evidence.domain.lexicon.spelled import HAN_COUNTERS, HAN_DIGITS, HAN_MYRIADS, HAN_PLACES
from evidence.domain.numbers.speech import Spoken
from evidence.domain.numbers.tokens import Stream

_CHARS: Final = HAN_DIGITS.keys() | HAN_PLACES.keys() | HAN_MYRIADS.keys()
_NO_LIMIT: Final = 10**5
_HIGHEST: Final = 12


@dataclass(slots=True)
class _Sum:
    """A number as far as it is read: `section` is what counts below the next myriad, `digit` waits for its place."""

    total: int = 0
    section: int = 0
    digit: int | None = None
    place: int = _NO_LIMIT
    myriad: int = _HIGHEST
    has_place: bool = False

    @property
    def value(self) -> int:
        """What is read so far."""
        return self.total + self.section + (self.digit or 0)

    def takes(self, char: str) -> bool:
        """Add one character; whether it may go on the number like this."""
        if char in HAN_DIGITS:
            return self._takes_digit(HAN_DIGITS[char])
        self.has_place = True
        return self._takes_place(HAN_PLACES[char]) if char in HAN_PLACES else self._takes_myriad(HAN_MYRIADS[char])

    def _takes_digit(self, digit: int) -> bool:
        is_free = not self.digit
        self.digit = digit
        return is_free

    def _takes_place(self, place: int) -> bool:
        is_lower = place < self.place
        self.section += (1 if self.digit is None else self.digit) * place
        self.digit, self.place = None, place
        return is_lower

    def _takes_myriad(self, exponent: int) -> bool:
        count = self.section + (self.digit or 0)
        is_lower = exponent < self.myriad and count > 0
        self.total += count * 10**exponent
        self.section, self.digit, self.place, self.myriad = 0, None, _NO_LIMIT, exponent
        return is_lower


def read_han(stream: Stream, at: int) -> Spoken | None:
    """The number whose characters start at a token; none for digits in a row and for one that counts nothing."""
    if stream.at(at).key not in HAN_DIGITS and stream.at(at).key not in HAN_PLACES:
        return None
    before = stream.at(at - 1)
    if stream.at(at).is_tight and (before.key in _CHARS or before.key == "第"):
        is_rest = stream.at(at - 2).is_numeral and before.key in HAN_MYRIADS  # `5万三千`
        return _read(stream, at) if is_rest else None
    return _read(stream, at)


def _read(stream: Stream, at: int) -> Spoken | None:
    number, end = _Sum(), at
    while stream.at(end).key in _CHARS and (end == at or stream.at(end).is_tight):
        if not number.takes(stream.at(end).key):
            return None
        end += 1
    follower = stream.at(end)
    is_counting = follower.is_tight and follower.is_word and follower.text[0] in HAN_COUNTERS
    is_number = is_counting or (number.has_place and end > at + 1)
    return Spoken(Decimal(number.value), end) if is_number and number.value else None
