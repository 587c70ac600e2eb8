"""Decides which stretches of a text are numbers: digits anywhere, words only where they count (5-values.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

import regex

from evidence.domain.context import Conventions
from evidence.domain.lexicon.numbers import (
    EN_ONE_COUNTERS,
    EN_TEENS,
    EN_TENS,
    EN_UNITS,
    MEASURE_LETTERS,
    SCALES,
    VERSION_WORDS,
    VI_ONE_COUNTERS,
    VI_ORDINAL_HEADS,
    VI_TEN,
    VI_UNITS,
    VI_YEAR,
    VI_YEAR_HEADS,
)
from evidence.domain.lexicon.spelled import HAN_DIGITS, HAN_PLACES
from evidence.domain.lexicon.tails import CURRENCY_NEXT
from evidence.domain.numbers.cues import may_hold_number
from evidence.domain.numbers.exact import exactly, plain
from evidence.domain.numbers.model import Number
from evidence.domain.numbers.numerals import Numeral, marks_of, read_numeral, settle
from evidence.domain.numbers.quantities import Grammar, Quantity, may_start, read_quantity
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.spoken import read_dictated
from evidence.domain.numbers.tokens import Stream, stream_of
from evidence.domain.numbers.wordsets import COUNTERS, HONORIFICS
from evidence.domain.numbers.world import may_start as may_start_abroad

_PHONE_DIGITS: Final = range(8, 16)
_NON_DIGIT: Final = regex.compile(r"[^0-9]++")
_EXPONENTS: Final = frozenset("23")
_ABROAD: Final = HAN_DIGITS.keys() | HAN_PLACES.keys()


@dataclass(frozen=True, slots=True)
class _Reading:
    """One text, its tokens, and what settles its numbers."""

    text: str
    stream: Stream
    grammar: Grammar

    def number(
        self, first: int, end: int, value: Decimal, code: str | None = None, other: Decimal | None = None
    ) -> Number:
        """The number in the tokens from `first` up to `end`."""
        start, stop = self.stream.place(first, end)
        return Number(start, stop, self.text[start:stop], value if code else plain(value), code, other)


def read_numbers(text: str, conventions: Conventions) -> tuple[Number, ...]:
    """Every number of the text, in order, without overlaps."""
    if not may_hold_number(text):
        return ()
    reading = _Reading(text, stream_of(text), Grammar(SCALES, marks_of(conventions)))
    with exactly():
        return tuple(_numbers(reading))


def _numbers(reading: _Reading) -> Iterator[Number]:
    at, tokens = 0, reading.stream.tokens
    while at < len(tokens):
        found = _number_at(reading, at) if may_start(tokens[at]) else None
        if found is None:
            at += 1
            continue
        number, at = found
        yield number


def _number_at(reading: _Reading, at: int) -> tuple[Number, int] | None:
    stream = reading.stream
    if stream.at(at).is_numeral:
        return None if _is_exponent(stream, at) else _digits(reading, at)
    return _spoken(reading, at)


def _is_exponent(stream: Stream, at: int) -> bool:
    """Whether it is the 2 of `46m2`, `165k/m2`; capitals are names (`M3`)."""
    token = stream.at(at)
    return token.is_tight and token.text in _EXPONENTS and stream.at(at - 1).text in MEASURE_LETTERS


def _digits(reading: _Reading, at: int) -> tuple[Number, int]:
    stream = reading.stream
    dialled = _phone(stream, at)
    if dialled:
        code, end = dialled
        return reading.number(at, end, Decimal(code), code=code), end
    quantity = read_quantity(stream, at, reading.grammar)
    if quantity and quantity.value is not None and (quantity.scales or quantity.numeral is None):
        return reading.number(at, quantity.end, quantity.value), quantity.end
    return _numeral(reading, at), at + 1


def _numeral(reading: _Reading, at: int) -> Number:
    stream = reading.stream
    numeral = read_numeral(stream.at(at).text)
    digits = _NON_DIGIT.sub("", numeral.digits)
    is_version = numeral.mark == "." and stream.at(at).is_near and stream.at(at - 1).key in VERSION_WORDS
    if numeral.is_code or is_version:
        return reading.number(at, at + 1, Decimal(digits), code=numeral.digits)
    value, other = _readings(numeral, reading.grammar)
    return reading.number(at, at + 1, value, other=other)


def _readings(numeral: Numeral, grammar: Grammar) -> tuple[Decimal, Decimal | None]:
    """The settled reading alone, or both."""
    settled = settle(numeral, grammar.marks)
    if settled is not None:
        return settled, None
    return numeral.grouped or Decimal(0), numeral.decimal


def _phone(stream: Stream, at: int) -> tuple[str, int] | None:
    """The digits of a number that is dialled: it starts with a zero or a plus and runs over spaces and dashes."""
    is_dialled = stream.at(at).text[0] == "0" or (stream.at(at - 1).text == "+" and stream.at(at).is_tight)
    if not is_dialled:
        return None
    digits, end = "", at
    while stream.at(end).is_numeral and len(digits) < _PHONE_DIGITS.stop:
        digits += _NON_DIGIT.sub("", stream.at(end).text)
        end += 1
        is_dash = stream.at(end).text == "-" and stream.at(end).is_tight and stream.at(end + 1).is_tight
        end += is_dash
        if not is_dash and not stream.at(end).is_spaced:
            break
    return (digits, end) if len(digits) in _PHONE_DIGITS and stream.at(end - 1).is_numeral else None


def _spoken(reading: _Reading, at: int) -> tuple[Number, int] | None:
    stream = reading.stream
    dictated = read_dictated(stream, at)
    if dictated:
        code, end = dictated
        return reading.number(at, end, Decimal(code), code=code), end
    quantity = read_quantity(stream, at, reading.grammar)
    if quantity is None or quantity.value is None or not _counts(stream, quantity):
        return None
    return reading.number(at, quantity.end, quantity.value), quantity.end


def _counts(stream: Stream, quantity: Quantity) -> bool:
    """Whether number words are used as a number: so many of them are names, articles or other words as well."""
    if quantity.scales:
        return True
    head = stream.at(quantity.first)
    if quantity.needs_scale or quantity.value == 0:
        return False
    if quantity.end > quantity.first + 1:
        return True
    if head.key in EN_UNITS or head.key in EN_TEENS or head.key in EN_TENS:
        return head.key != "one" or next_word(stream, quantity.end).key in EN_ONE_COUNTERS
    if head.key in _ABROAD or may_start_abroad(head.key):
        return True  # read only where its words are no others
    return not _is_name(stream, quantity.first) and _is_counting(stream, quantity.first)


def _is_name(stream: Stream, at: int) -> bool:
    head, before = stream.at(at), stream.at(at - 1)
    is_capital = head.text[0].isupper() and not head.line.is_upper and head.is_near
    return head.is_near and (HONORIFICS.has(before) or (is_capital and before.is_word))


def _is_counting(stream: Stream, at: int) -> bool:
    head, before, after = stream.at(at), stream.at(at - 1), next_word(stream, at + 1)
    if head.is_near and (before.key in VI_ORDINAL_HEADS or before.key in VI_UNITS):
        return False  # `thứ hai`, and `hai ba người`: two or three
    if head.key == VI_TEN:
        return True
    if head.key == VI_YEAR and head.is_near:
        is_year = before.is_numeral or before.key in VI_UNITS or before.key in VI_YEAR_HEADS
        return not is_year and COUNTERS.has(after)
    if head.key == "một":
        is_price = head.is_near and (before.is_numeral or before.key in SCALES or before.key in CURRENCY_NEXT)
        return after.key in VI_ONE_COUNTERS and not is_price  # `735k một tấm`: for one
    return after.key == VI_YEAR or COUNTERS.has(after)
