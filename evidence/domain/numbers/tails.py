"""Decides what digits or words after a scale denote: the unit's decimals, a count of something else, or neither."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from evidence.domain.lexicon.numbers import SCALES, VI_HALF_AFTER, VI_HUNDRED, VI_LATE_UNITS, VI_UNITS, VI_YEAR, VI_ZERO
from evidence.domain.lexicon.tails import CURRENCY_NEXT, UNMARKED_COMPOUNDS
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.spoken import read_spoken
from evidence.domain.numbers.tokens import Stream, Token
from evidence.domain.numbers.wordsets import (
    CLOSING_WORDS,
    COUNTERS,
    DOING_WORDS,
    PEOPLE_PAIRS,
    PRONOUNS,
    RANGE_WORDS,
    TIME_COUNTERS,
    YEAR_FOLLOWERS,
)

_MAX_DIGITS: Final = 3
_MILLION: Final = 6
_HUNDRED: Final = 100
_HALF: Final = Decimal("0.5")
_CURRENCY_MARKS: Final = frozenset("$€£¥₫₩₹")


@dataclass(frozen=True, slots=True)
class Tail:
    """A part of one unit of the scale before it, or none when it cannot be told; it ends before token `end`."""

    share: Decimal | None
    end: int


def read_tail(stream: Stream, at: int, exponent: int, *, is_letter: bool = False) -> Tail | None:
    """The tail at a token, after a scale of that power of ten (a letter: `tr`); none when it is no tail."""
    token = stream.at(at)
    if token.key in VI_HALF_AFTER and not (token.is_unmarked and not token.is_near):
        return Tail(_HALF, at + 1)  # also on a wrapped line: no other word starts a line like this
    if not token.is_near:
        return None
    if token.is_numeral:
        return _digits(stream, at, exponent, is_letter=is_letter)
    return _words(stream, at, exponent) if token.is_word else None


def _digits(stream: Stream, at: int, exponent: int, *, is_letter: bool) -> Tail | None:
    token = stream.at(at)
    is_decimals = token.text.isdigit() and len(token.text) <= _MAX_DIGITS
    share = Decimal(token.text).scaleb(-len(token.text)) if is_decimals else None
    if token.is_tight:
        return Tail(share if _ends_number(stream.at(at + 1)) else None, at + 1)
    if exponent < _MILLION or share is None or _is_other(stream, at):
        return None
    return _spaced(stream, at, share, is_letter=is_letter)


def _ends_number(after: Token) -> bool:
    if not after.is_tight or after.is_mark:
        return after.text != "%"
    return after.key in CURRENCY_NEXT or after.key in ("d", "x")


def _is_other(stream: Stream, at: int) -> bool:
    """Whether digits belong to a date, a time, a percentage, a measure or a range of their own."""
    after, beyond = stream.at(at + 1), stream.at(at + 2)
    if after.is_tight and after.is_word:
        return True
    if not after.is_mark or not after.is_near:
        return False
    is_joined = after.is_tight and beyond.is_numeral and beyond.is_tight
    return after.text in ("%", "‰", "°") or is_joined


def _spaced(stream: Stream, at: int, share: Decimal, *, is_letter: bool) -> Tail | None:
    """`12 triệu 500`; after a letter (`5tr 2 bộ`) and before a time a digit with a counted word is a count."""
    digits, after = stream.at(at).text, next_word(stream, at + 1)
    if after.key == VI_HUNDRED and len(digits) == 1:
        return _closed_tail(stream, at + 2, share, is_long=True)
    is_count = _is_counter(stream, at + 1)
    if is_count and (is_letter or digits == "1" or digits.endswith("0") or TIME_COUNTERS.has(after)):
        return None
    if is_count or not is_closed(stream, at + 1, is_long=len(digits) == _MAX_DIGITS):
        return Tail(None, at + 1)
    return Tail(share, at + 1)


def is_closed(stream: Stream, at: int, *, is_long: bool = False) -> bool:
    """Whether nothing that follows could be counted by a tail that ends here."""
    token = stream.at(at)
    if not token.is_near:
        return True
    if token.is_mark:
        return token.text not in _CURRENCY_MARKS
    if token.is_numeral or token.key in SCALES or token.key in CURRENCY_NEXT or _is_count_range(stream, at):
        return False
    return (
        is_long or CLOSING_WORDS.has(token) or _is_doing(token) or _is_pronoun(stream, at) or _is_per_unit(stream, at)
    )


def _is_doing(token: Token) -> bool:
    return DOING_WORDS.has(token) and not COUNTERS.has(token)


def _is_counter(stream: Stream, at: int) -> bool:
    token = next_word(stream, at)
    if token.key == VI_YEAR:
        return not YEAR_FOLLOWERS.has(next_word(stream, at + 1))
    return COUNTERS.has(token) and not _is_pronoun(stream, at)


def _is_pronoun(stream: Stream, at: int) -> bool:
    return PRONOUNS.has(stream.at(at)) and not PEOPLE_PAIRS.has(next_word(stream, at + 1))


def _is_per_unit(stream: Stream, at: int) -> bool:
    unit = next_word(stream, at + 1)
    return stream.at(at).key == "một" and (unit.key == VI_YEAR or COUNTERS.has(unit))


def _is_count_range(stream: Stream, at: int) -> bool:
    """`2 triệu 3 tới 4 ngày`: the tail is the start of a range of something else."""
    is_range = RANGE_WORDS.has(stream.at(at)) and stream.at(at + 1).is_numeral
    return is_range and next_word(stream, at + 2).key not in SCALES


def _words(stream: Stream, at: int, exponent: int) -> Tail | None:
    token = stream.at(at)
    if token.text[0].isupper() and not token.line.is_upper:
        return None  # a name: `3 triệu Tư cầm`
    if token.key == VI_ZERO and next_word(stream, at + 1).key == VI_HUNDRED:
        return _spoken_tail(stream, at, exponent)
    if token.key == VI_ZERO:
        unit = VI_UNITS.get(next_word(stream, at + 1).key)
        return _closed_tail(stream, at + 2, Decimal(unit).scaleb(-2)) if unit else None
    if token.key == VI_YEAR and next_word(stream, at + 1).key not in ("trăm", "mươi", "chục"):
        return _year(stream, at)
    if token.is_unmarked and token.text.casefold() != "hai":
        return _unmarked(stream, at)
    unit = VI_LATE_UNITS.get(token.key)
    return _late_unit(stream, at, unit) if unit else _spoken_tail(stream, at, exponent)


def _year(stream: Stream, at: int) -> Tail | None:
    """`năm` after a scale: five tenths, "a year", or the year that the next word tells of."""
    after = stream.at(at + 1)
    is_year = after.is_near and (YEAR_FOLLOWERS.has(after) or after.is_numeral)
    return None if is_year else Tail(None, at + 1)


def _unmarked(stream: Stream, at: int) -> Tail | None:
    token, after = stream.at(at), next_word(stream, at + 1)
    word = token.text.casefold()
    is_number = read_spoken(stream, at) is not None or word == "tu"
    if not is_number or after.text.casefold() in UNMARKED_COMPOUNDS.get(word, ()) or _is_per_unit(stream, at):
        return None
    return Tail(None, at + 1)


def _late_unit(stream: Stream, at: int, unit: int) -> Tail:
    is_day = stream.at(at).key == "mốt" and _is_pronoun(stream, at + 1)  # `mốt` is also the day after tomorrow
    return Tail(None, at + 1) if is_day else _closed_tail(stream, at + 1, Decimal(unit).scaleb(-1))


def _spoken_tail(stream: Stream, at: int, exponent: int) -> Tail | None:
    spoken = read_spoken(stream, at)
    if spoken is None or spoken.value < 1 or _is_per_unit(stream, at):
        return None
    if spoken.is_open:
        return None if COUNTERS.has(next_word(stream, spoken.end)) else Tail(None, spoken.end)
    if spoken.value >= _HUNDRED or stream.at(at).key == VI_ZERO or (exponent < _MILLION and spoken.end > at + 1):
        return _closed_tail(stream, spoken.end, spoken.value.scaleb(-_MAX_DIGITS), is_long=True)
    if stream.at(at).key == "một":
        return Tail(None, at + 1)
    if spoken.end == at + 1:
        return _closed_tail(stream, at + 1, spoken.value.scaleb(-1))
    return None if _is_counter(stream, spoken.end) else Tail(None, spoken.end)


def _closed_tail(stream: Stream, end: int, share: Decimal, *, is_long: bool = False) -> Tail:
    return Tail(share if is_closed(stream, end, is_long=is_long) else None, end)
