"""Decides what number words denote: Vietnamese and English below a thousand, others as far as they go (5-values.md)."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Final

from evidence.domain.lexicon.numbers import (
    DECIMAL_MARKS,
    EN_ARTICLES,
    EN_DOZEN,
    EN_HUNDRED,
    EN_TEENS,
    EN_TENS,
    EN_UNITS,
    SCALES,
    VI_HALF_AFTER,
    VI_HUNDRED,
    VI_LATE_UNITS,
    VI_ODD,
    VI_TEN,
    VI_TENS,
    VI_UNITS,
    VI_UNMARKED_UNSURE,
    VI_YEAR,
    VI_ZERO,
)
from evidence.domain.numbers.han import read_han
from evidence.domain.numbers.speech import Spoken, next_word
from evidence.domain.numbers.tokens import Stream, Token
from evidence.domain.numbers.world import read_world

_CLOSE: Final = 2  # `hai ba` is "two or three" as well as twenty-three
_MAX_DECIMALS: Final = 3
_LEAST_DICTATED: Final = 4
_MOST_DICTATED: Final = 16
_DIGIT_WORDS: Final = {**VI_UNITS, **EN_UNITS, VI_ZERO: 0, "zero": 0}


def read_spoken(stream: Stream, at: int) -> Spoken | None:
    """The number whose words start at a token: below a thousand in Vietnamese, a hundred thousand in English.

    German, French and Spanish go below a million, Han script as far as it is written; the longest reading counts.
    """
    if not stream.at(at).is_word:
        return None
    english = _vietnamese(stream, at) or _english(stream, at)
    other = read_world(stream, at)
    if other and (english is None or other.end > english.end):
        return other
    return english or read_han(stream, at)


def read_decimals(stream: Stream, at: int) -> tuple[Decimal, int] | None:
    """The decimals that a spoken mark at a token opens (`một phẩy năm`, `one point five`), and their end."""
    if next_word(stream, at).key not in DECIMAL_MARKS:
        return None
    token = stream.at(at + 1)
    if token.is_numeral and token.is_near and token.text.isdigit():
        digits, end = token.text, at + 2
    else:
        digits, end = _spelled(stream, at + 1)
    is_short = 0 < len(digits) <= _MAX_DECIMALS
    return (Decimal(f"0.{digits}"), end) if is_short else None


def read_dictated(stream: Stream, at: int) -> tuple[str, int] | None:
    """Digits spelled one by one from a token on (a phone number said aloud), and where they end."""
    digits, end = _spelled(stream, at)
    return (digits, end) if len(digits) >= _LEAST_DICTATED else None


def _spelled(stream: Stream, at: int) -> tuple[str, int]:
    digits: list[str] = []
    token = stream.at(at)
    while (
        len(digits) < _MOST_DICTATED and token.is_word and (token.is_near or not digits) and token.key in _DIGIT_WORDS
    ):
        digits.append(str(_DIGIT_WORDS[token.key]))
        token = stream.at(at + len(digits))
    return "".join(digits), at + len(digits)


def _vietnamese(stream: Stream, at: int) -> Spoken | None:
    head = stream.at(at)
    unit = 0 if head.key == VI_ZERO and stream.at(at - 1).key in SCALES else VI_UNITS.get(head.key)
    if unit is not None and next_word(stream, at + 1).key == VI_HUNDRED:
        return _after_hundred(stream, at + 2, unit * 100, is_unsure=head.is_unmarked)
    return _tens(stream, at) or _single(stream, at)


def _after_hundred(stream: Stream, at: int, hundreds: int, *, is_unsure: bool) -> Spoken:
    token = next_word(stream, at)
    late = _unit(next_word(stream, at + 1))
    if token.key in VI_ODD and late:
        return Spoken(Decimal(hundreds + late), at + 2, needs_scale=is_unsure)
    tens = _tens(stream, at) if token.is_word else None
    if tens:
        return replace(tens, value=tens.value + hundreds)
    if token.key in VI_HALF_AFTER:
        return Spoken(Decimal(hundreds + 50), at + 1, needs_scale=is_unsure)
    unit = VI_UNITS.get(token.key)
    if unit and token.key != VI_YEAR:
        return Spoken(Decimal(hundreds + unit * 10), at + 1, is_open=True, needs_scale=is_unsure)
    return Spoken(Decimal(hundreds), at, needs_scale=is_unsure)


def _tens(stream: Stream, at: int) -> Spoken | None:
    head, follower = stream.at(at), next_word(stream, at + 1)
    if _is_ten(stream, at):
        unit = _unit(follower) if follower.key != VI_YEAR else None
        return Spoken(Decimal(10 + (unit or 0)), at + 2 if unit else at + 1, needs_scale=head.is_unmarked and not unit)
    unit = VI_UNITS.get(head.key)
    if unit is None:
        return None
    if follower.key not in VI_TENS:
        return _pair(head, follower, at, unit)
    is_open = head.is_unmarked and head.text.casefold() in VI_UNMARKED_UNSURE
    late = next_word(stream, at + 2)
    last = _unit(late) if late.key != VI_YEAR and follower.key != "chục" else None
    if last and SCALES.get(next_word(stream, at + 3).key) is None and late.is_unmarked:
        last = None
    return Spoken(Decimal(unit * 10 + (last or 0)), at + 3 if last else at + 2, is_open=is_open)


def _is_ten(stream: Stream, at: int) -> bool:
    head = stream.at(at)
    return head.key == VI_TEN or (head.is_unmarked and head.text.casefold() == "muoi")


def _pair(head: Token, follower: Token, at: int, tens: int) -> Spoken | None:
    """`hai mốt`, `ba lăm`, `bốn hai`: a ten without its word."""
    unit = _unit(follower)
    if unit is None or head.is_unmarked or "một" in (head.key, follower.key) or follower.key == VI_YEAR:
        return None
    is_late = follower.key in VI_LATE_UNITS
    is_open = not is_late and 0 < unit - tens <= _CLOSE
    return Spoken(Decimal(tens * 10 + unit), at + 2, is_open=is_open, needs_scale=not is_late)


def _unit(token: Token) -> int | None:
    return VI_UNITS.get(token.key) or VI_LATE_UNITS.get(token.key)


def _single(stream: Stream, at: int) -> Spoken | None:
    head = stream.at(at)
    unit = 0 if head.key == VI_ZERO else VI_UNITS.get(head.key)
    return None if unit is None else Spoken(Decimal(unit), at + 1, needs_scale=head.is_unmarked)


def _english(stream: Stream, at: int) -> Spoken | None:
    small = _english_small(stream, at)
    head = stream.at(at)
    if small is None and head.key in EN_ARTICLES:
        follower = next_word(stream, at + 1).key
        if follower in EN_HUNDRED or follower == EN_DOZEN or SCALES.get(follower):
            small = Spoken(Decimal(1), at + 1)
    if small is None:
        return None
    follower = next_word(stream, small.end).key
    if follower == EN_DOZEN:
        return Spoken(small.value * 12, small.end + 1)
    return _english_hundred(stream, small) if follower in EN_HUNDRED else small


def _english_hundred(stream: Stream, small: Spoken) -> Spoken:
    end = small.end + 1
    joined = end + 1 if next_word(stream, end).key == "and" else end
    rest = _english_small(stream, joined) if stream.at(joined).is_near else None
    if rest is None:
        return Spoken(small.value * 100, end)
    return Spoken(small.value * 100 + rest.value, rest.end)


def _english_small(stream: Stream, at: int) -> Spoken | None:
    key = stream.at(at).key
    small = EN_UNITS.get(key) or EN_TEENS.get(key)
    if small:
        return Spoken(Decimal(small), at + 1)
    tens = EN_TENS.get(key)
    if tens is None:
        return None
    hyphen = stream.at(at + 1)
    last = at + 2 if hyphen.text == "-" and hyphen.is_tight else at + 1
    unit = EN_UNITS.get(stream.at(last).key) if stream.at(last).is_near else None
    return Spoken(Decimal(tens + unit), last + 1) if unit else Spoken(Decimal(tens), at + 1)
