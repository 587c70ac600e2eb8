"""Decides what number words of German, French and Spanish denote below a million (5-values.md, Numbers)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final

from evidence.domain.lexicon.spelled import (
    AMBIGUOUS,
    DE_STARTS,
    DE_TEENS,
    DE_TENS,
    DE_UNITS,
    ES_BELOW_HUNDRED,
    ES_HUNDREDS,
    FR_BELOW_HUNDRED,
    FR_HUNDRED,
    MILLIONS,
    THOUSANDS,
    WORLD_MONEY,
    WORLD_STARTERS,
    Phrases,
)
from evidence.domain.numbers.speech import Spoken, next_word
from evidence.domain.numbers.tokens import Stream

_LONGEST_PHRASE: Final = 4
_START: Final = 3
_THOUSAND: Final = 1000
_JOINED: Final = {f"{unit}und{ten}": ones + tens for unit, ones in DE_UNITS.items() for ten, tens in DE_TENS.items()}
_DE_BELOW_HUNDRED: Final = DE_UNITS | DE_TEENS | DE_TENS | _JOINED

_Part = tuple[int, int]  # a value and the token after its last one


def may_start(key: str) -> bool:
    """Whether a word may start a number of one of these languages."""
    return key in WORLD_STARTERS or (key[:_START] in DE_STARTS and german_value(key) is not None)


def read_world(stream: Stream, at: int) -> Spoken | None:
    """The longest such number whose words start at a token."""
    key = stream.at(at).key
    if key[:_START] in DE_STARTS:
        german = _german(stream, at)
        if german:
            return german
    return _romance(stream, at) if key in WORLD_STARTERS else None


def german_value(word: str) -> int | None:
    """The value of a German number word (`tausendzweihundert`), none when it is no number."""
    head, thousand, tail = word.partition("tausend")
    if not thousand:
        return _german_below_thousand(word)
    count = _german_below_thousand(head) if head else 1
    rest = _german_below_thousand(tail.removeprefix("und")) if tail else 0
    return None if count is None or rest is None else count * _THOUSAND + rest


def _german_below_thousand(word: str) -> int | None:
    head, hundred, tail = word.partition("hundert")
    if not hundred:
        return _DE_BELOW_HUNDRED.get(word)
    count = DE_UNITS.get(head) if head else 1
    rest = _DE_BELOW_HUNDRED.get(tail.removeprefix("und")) if tail else 0
    return None if count is None or rest is None else count * 100 + rest


def _german(stream: Stream, at: int) -> Spoken | None:
    value = german_value(stream.at(at).key)
    return None if value is None else _judged(stream, at, at + 1, value, "de")


def _romance(stream: Stream, at: int) -> Spoken | None:
    for language, below_thousand in (("fr", _french_hundreds), ("es", _spanish_hundreds)):
        found = _thousands(stream, at, below_thousand, THOUSANDS[language])
        spoken = _judged(stream, at, found[1], found[0], language) if found else None
        if spoken:
            return spoken
    return None


def _judged(stream: Stream, at: int, end: int, value: int, language: str) -> Spoken | None:
    """The number, unless all its words mean something else in the language of the text."""
    keys = [stream.at(place).key for place in range(at, end)]
    follower = next_word(stream, end).key
    if follower in MILLIONS:
        return Spoken(Decimal(value), end, needs_scale=value == 1)
    is_unclear = all(key in AMBIGUOUS[language] for key in keys) and not (len(keys) > 1 and language == "es")
    is_told = follower in WORLD_MONEY or stream.language == language
    return None if value == 1 or (is_unclear and not is_told) else Spoken(Decimal(value), end)


def _thousands(
    stream: Stream, at: int, below_thousand: Callable[[Stream, int], _Part | None], thousand: str
) -> _Part | None:
    count = below_thousand(stream, at)
    if count is None and stream.at(at).key != thousand:
        return None
    head, end = count or (1, at)
    place = _next(stream, end) if count else at
    if stream.at(place).key != thousand or (count and not stream.at(place).is_near):
        return count
    rest = _rest(stream, place + 1, below_thousand)
    return (head * _THOUSAND + rest[0], rest[1]) if rest else (head * _THOUSAND, place + 1)


def _rest(stream: Stream, end: int, read: Callable[[Stream, int], _Part | None]) -> _Part | None:
    """What goes on right behind a token, on its line."""
    place = _next(stream, end)
    return read(stream, place) if stream.at(place).is_near else None


def _french_hundreds(stream: Stream, at: int) -> _Part | None:
    """`cent`, `deux cent trois`, `quatre-vingt-dix`."""
    if stream.at(at).key in FR_HUNDRED:
        return _with_rest(stream, 100, at + 1, FR_BELOW_HUNDRED)
    place = _next(stream, at + 1)
    unit = FR_BELOW_HUNDRED.get((stream.at(at).key,), 0)
    if 1 < unit < 10 and next_word(stream, place).key in FR_HUNDRED:
        return _with_rest(stream, unit * 100, place + 1, FR_BELOW_HUNDRED)
    return _below_hundred(stream, at, FR_BELOW_HUNDRED)


def _spanish_hundreds(stream: Stream, at: int) -> _Part | None:
    hundreds = ES_HUNDREDS.get(stream.at(at).key)
    if hundreds is None:
        return _below_hundred(stream, at, ES_BELOW_HUNDRED)
    return _with_rest(stream, hundreds, at + 1, ES_BELOW_HUNDRED)


def _with_rest(stream: Stream, hundreds: int, end: int, table: Phrases) -> _Part:
    rest = _rest(stream, end, lambda tokens, at: _below_hundred(tokens, at, table))
    return (hundreds + rest[0], rest[1]) if rest else (hundreds, end)


def _below_hundred(stream: Stream, at: int, table: Phrases) -> _Part | None:
    """The longest phrase of a table that starts at a token; hyphens within it do not count."""
    words: tuple[str, ...] = ()
    found, place = None, at
    while len(words) < _LONGEST_PHRASE and (not words or stream.at(place).is_near):
        words = (*words, stream.at(place).key)
        if words in table:
            found = (table[words], place + 1)
        place = _next(stream, place + 1)
    return found


def _next(stream: Stream, at: int) -> int:
    """The token at a place, or the one behind a hyphen that stands there and joins two words."""
    is_hyphen = stream.at(at).text == "-" and stream.at(at).is_tight and stream.at(at + 1).is_tight
    return at + 1 if is_hyphen else at
