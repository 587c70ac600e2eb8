"""Decides what numbers with their scales and tails denote: `1tr5`, `một triệu hai`, `1 tỷ 480 triệu` (5-values.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

from evidence.domain.lexicon.numbers import (
    DECIMAL_MARKS,
    EN_ARTICLES,
    EN_DOZEN,
    EN_HUNDRED,
    EN_SCALES,
    EN_TEENS,
    EN_TENS,
    EN_UNITS,
    SCALE_WORD_HEADS,
    SCALES,
    VI_HALF_AFTER,
    VI_HALF_BEFORE,
    VI_HUNDRED,
    VI_LETTER_SCALES,
    VI_SCALES,
    VI_TEN,
    VI_TENS,
    VI_UNITS,
    VI_VAGUE_AFTER,
    VI_VAGUE_BEFORE,
    VI_ZERO,
)
from evidence.domain.lexicon.spelled import HAN_DIGITS, HAN_MYRIADS, HAN_PLACES, MILLIONS
from evidence.domain.numbers.numerals import THOUSAND, Marks, Numeral, read_numeral, settle, settle_scaled
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.spoken import read_decimals, read_spoken
from evidence.domain.numbers.tails import Tail, read_tail
from evidence.domain.numbers.tokens import Stream, Token
from evidence.domain.numbers.world import may_start as may_start_abroad

_HALF: Final = Decimal("0.5")
_MILLION: Final = 6
_STARTERS: Final = frozenset(
    {
        *VI_UNITS,
        VI_ZERO,
        VI_TEN,
        VI_HALF_BEFORE,
        *EN_UNITS,
        *EN_TEENS,
        *EN_TENS,
        *EN_ARTICLES,
        "half",
        "zero",
        *VI_SCALES,
        "củ",
        "mươi",
        *HAN_DIGITS,
        *HAN_PLACES,
    }
)
# Behind these a rest without a scale of its own goes on: `two thousand five hundred`, `1万五千`.
_RESTED: Final = frozenset({*EN_SCALES, *MILLIONS, *HAN_MYRIADS, "tausend"})
_SMALL_SCALES: Final = {VI_HUNDRED: 2, **dict.fromkeys(VI_TENS, 1), **dict.fromkeys(EN_HUNDRED, 2)}
_GOES_ON: Final = frozenset({*_SMALL_SCALES, *DECIMAL_MARKS, EN_DOZEN, "and"})
_MAX_EXPONENT: Final = 12
_HUNDRED: Final = 100
_TAILED: Final = {*VI_SCALES, *VI_LETTER_SCALES, "củ", "lít", "xị"}


@dataclass(frozen=True, slots=True)
class Grammar:
    """The scales that count as such, with their powers of ten, and what separators mean."""

    scales: Mapping[str, int]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number in the tokens from `first` up to `end`.

    `value` is none when the notation leaves it open; `scales` are the scale words used, `numeral` the digits it starts
    with, `head` the number before its first scale and `head_exponent` that scale's power of ten. `needs_scale`: without
    one, its words are seldom a number.
    """

    first: int
    end: int
    value: Decimal | None
    numeral: Numeral | None = None
    scales: tuple[str, ...] = ()
    exponent: int = 0
    head: Decimal | None = None
    head_exponent: int = 0
    needs_scale: bool = False
    has_tail: bool = False

    @property
    def is_spoken(self) -> bool:
        """Whether it starts with a word."""
        return self.numeral is None


def may_start(token: Token) -> bool:
    """Whether a quantity may start at a token."""
    if not token.is_word:
        return token.is_numeral
    return token.key in _STARTERS or may_start_abroad(token.key)


def read_quantity(stream: Stream, at: int, grammar: Grammar) -> Quantity | None:
    """The quantity that starts at a token, or none."""
    token = stream.at(at)
    if token.is_numeral and not _goes_on(stream.at(at + 1), grammar):
        return _numeral_alone(token, at, grammar.marks)
    if not may_start(token):
        return None
    head = _implied(stream, at, grammar) or _half_before(stream, at, grammar) or _counted(stream, at, grammar)
    if head is None or not head.scales:
        return head
    whole = _lower_parts(stream, head, grammar)
    is_vague = stream.at(at - 1).key in VI_VAGUE_BEFORE and stream.at(at).is_near
    if is_vague or next_word(stream, whole.end).key in VI_VAGUE_AFTER:
        return replace(whole, value=None)
    return whole


def _goes_on(token: Token, grammar: Grammar) -> bool:
    """Whether the word behind a numeral may belong to its quantity; most numerals stand alone."""
    return token.key in grammar.scales or token.key in _GOES_ON


def _numeral_alone(token: Token, at: int, marks: Marks) -> Quantity:
    numeral = read_numeral(token.text)
    value = settle(numeral, marks)
    return Quantity(at, at + 1, value, numeral, head=value)


def read_group(stream: Stream, at: int, marks: Marks) -> Quantity | None:
    """A numeral or number words without a scale."""
    group = _digits(stream, at, marks) if stream.at(at).is_numeral else _words(stream, at)
    decimals = read_decimals(stream, group.end) if group else None
    if group is None or decimals is None or group.value is None:
        return group
    share, end = decimals
    return Quantity(at, end, group.value + share, head=group.value + share)


def _digits(stream: Stream, at: int, marks: Marks) -> Quantity:
    return _small_scale(stream, _numeral_alone(stream.at(at), at, marks))


def _words(stream: Stream, at: int) -> Quantity | None:
    spoken = read_spoken(stream, at)
    if spoken is None:
        return None
    value = None if spoken.is_open else spoken.value
    return Quantity(at, spoken.end, value, head=value, needs_scale=spoken.needs_scale)


def _small_scale(stream: Stream, group: Quantity) -> Quantity:
    """`3 trăm`, `5 chục`, `2 hundred`, `2 dozen` with their number in digits."""
    key = next_word(stream, group.end).key
    factor = 12 if key == EN_DOZEN else 10 ** _SMALL_SCALES.get(key, 0)
    if factor == 1 or group.value is None or not (group.numeral and group.numeral.is_plain):
        return group
    value, end = group.value * factor, group.end + 1
    if next_word(stream, end).key in VI_HALF_AFTER:
        value, end = value + factor // 2, end + 1
    return Quantity(group.first, end, value, head=value)


def _implied(stream: Stream, at: int, grammar: Grammar) -> Quantity | None:
    """`triệu rưỡi`, `tỷ rưỡi`: one and a half."""
    key = stream.at(at).key
    exponent = grammar.scales.get(key, 0)
    if exponent < _MILLION or key not in VI_SCALES or key == "tr" or stream.at(at - 1).key in VI_VAGUE_BEFORE:
        return None
    if next_word(stream, at + 1).key not in VI_HALF_AFTER:
        return None
    value = Decimal("1.5").scaleb(exponent)
    return Quantity(at, at + 2, value, None, (key,), exponent, Decimal(1), exponent, has_tail=True)


def _half_before(stream: Stream, at: int, grammar: Grammar) -> Quantity | None:
    """`nửa triệu`, `half a million`, `half million`."""
    if stream.at(at).key not in (VI_HALF_BEFORE, "half"):
        return None
    place = at + 2 if next_word(stream, at + 1).key in EN_ARTICLES else at + 1
    return _scaled(stream, Quantity(at, place, _HALF, head=_HALF), grammar)


def _counted(stream: Stream, at: int, grammar: Grammar) -> Quantity | None:
    group = read_group(stream, at, grammar.marks)
    if group is None:
        return None
    return _scaled(stream, _and_a_half(stream, group), grammar) or group


def _and_a_half(stream: Stream, group: Quantity) -> Quantity:
    if group.value is None or next_word(stream, group.end).key != "and":
        return group
    if [next_word(stream, group.end + step).key for step in (1, 2)] != ["a", "half"]:
        return group
    return replace(group, value=group.value + _HALF, head=group.value + _HALF, end=group.end + 3)


def _scaled(stream: Stream, group: Quantity, grammar: Grammar, at_most: int = _MAX_EXPONENT + 1) -> Quantity | None:
    """The group with the one or two scales after it (`5 nghìn tỷ`), together below the scale before."""
    used: list[str] = []
    exponent, end = 0, group.end
    while len(used) < 2 and (key := _scale_at(stream, end, grammar)):
        exponent, end = exponent + grammar.scales[key], end + 1
        used.append(key)
    if not used or exponent >= at_most:
        return None
    is_open = group.numeral is not None and group.numeral.is_open
    head = settle_scaled(group.numeral, exponent, grammar.marks) if group.numeral and is_open else group.value
    value = None if head is None else head.scaleb(exponent)
    return replace(
        group, value=value, head=head, scales=tuple(used), exponent=exponent, head_exponent=exponent, end=end
    )


def _scale_at(stream: Stream, at: int, grammar: Grammar) -> str:
    """The scale that a token is; a wrapped line may part it from its number."""
    token = stream.at(at)
    if token.key not in grammar.scales or not (token.is_near or token.key in VI_SCALES):
        return ""
    return "" if next_word(stream, at + 1).key in SCALE_WORD_HEADS.get(token.key, ()) else token.key


def _lower_parts(stream: Stream, whole: Quantity, grammar: Grammar) -> Quantity:
    """`1 tỷ 480 triệu 500 nghìn`: further groups with smaller scales, then what is left without one."""
    while whole.scales[-1] in SCALES and not whole.has_tail and stream.at(whole.end).is_near:
        part = read_group(stream, _part_start(stream, whole), grammar.marks)
        scaled = _scaled(stream, part, grammar, at_most=whole.exponent) if part else None
        if scaled is None or scaled.scales[-1] not in SCALES:
            break
        whole = _joined(whole, scaled)
    if whole.has_tail or not whole.scales:
        return whole
    if whole.scales[-1] in _RESTED:
        return _rest(stream, whole)
    is_letter = whole.scales[-1] in VI_LETTER_SCALES
    tail = read_tail(stream, whole.end, whole.exponent, is_letter=is_letter) if whole.scales[-1] in _TAILED else None
    return _with_tail(whole, tail) if tail else whole


def _part_start(stream: Stream, whole: Quantity) -> int:
    return whole.end + 1 if stream.at(whole.end).key in ("lẻ", "linh", "and") else whole.end


def _joined(whole: Quantity, part: Quantity) -> Quantity:
    """A letter scale continues a number only as a full group: `1tr500k`, while `5tr 40k` may be two amounts."""
    is_full = part.numeral is None or len(part.numeral.digits) == THOUSAND
    is_clear = is_full or part.scales[-1] not in VI_LETTER_SCALES
    known = is_clear and whole.value is not None and part.value is not None
    value = whole.value + part.value if known and whole.value is not None and part.value is not None else None
    return replace(whole, value=value, scales=whole.scales + part.scales, exponent=part.exponent, end=part.end)


def _rest(stream: Stream, whole: Quantity) -> Quantity:
    """`two thousand five hundred`, `a thousand and five`; `two million five` may be two and a half."""
    start = _part_start(stream, whole)
    is_han = whole.scales[-1] in HAN_MYRIADS and stream.at(start).is_tight
    is_joined = is_han or (stream.at(start).is_near and whole.numeral is None)
    rest = read_spoken(stream, start) if is_joined else None
    if rest is None or whole.value is None or rest.needs_scale:
        return whole
    is_clear = is_han or rest.value >= _HUNDRED or start > whole.end
    return replace(whole, value=whole.value + rest.value if is_clear else None, end=rest.end, has_tail=True)


def _with_tail(whole: Quantity, tail: Tail) -> Quantity:
    is_cut_twice = whole.head is not None and whole.head != int(whole.head)  # `1,5 triệu rưỡi`
    if whole.value is None or tail.share is None or is_cut_twice:
        return replace(whole, value=None, end=tail.end, has_tail=True)
    value = whole.value + tail.share.scaleb(whole.exponent)
    return replace(whole, value=value, end=tail.end, has_tail=True)
