"""Decides when two numbers are the ends of one range and share its scale and its currency: `50-60tr`, `$5-7k`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from evidence.domain.amounts.drafts import Draft, Setting, is_broken_off, read_draft
from evidence.domain.amounts.surroundings import has_cue
from evidence.domain.lexicon import amounts as lexicon
from evidence.domain.lexicon.numbers import VI_SCALES
from evidence.domain.numbers.tokens import Stream
from evidence.domain.numbers.wordsets import words_of

_CUES: Final = words_of(lexicon.MONEY_CUES, lexicon.APPROXIMATE_WORDS)
_BETWEEN: Final = lexicon.BETWEEN_WORDS


def read_range(setting: Setting, first: Draft) -> tuple[Draft | None, Draft] | None:
    """Both ends of the range that a draft opens, or none when it opens none.

    The first end is none where it cannot be told what it shares (`2-300k`).
    """
    stream = setting.stream
    width = _link(stream, first)
    if not width or is_broken_off(stream, first.quantity.first):
        return None
    second = read_draft(setting, first.end + width, first.end)
    if second is None or not (second.sign or second.quantity.scales):
        return (first, replace(second, sign=first.sign)) if second and _shares_sign(stream, first, second) else None
    if first.quantity.scales:
        return _same_currency(first, second)
    return _with_scale(stream, first, second) if _is_open_end(first) else None


def _link(stream: Stream, first: Draft) -> int:
    """How many tokens join a draft to the next number as a range (0: none)."""
    token = stream.at(first.end)
    if not token.is_near or not stream.at(first.end + 1).is_near:
        return 0
    if token.text in lexicon.RANGE_MARKS:
        is_tight = token.is_tight and stream.at(first.end + 1).is_tight
        return 1 if is_tight or _is_spaced_range(stream, first) else 0
    before = stream.at(first.first - 1).key
    is_change = token.key in lexicon.CHANGE_WORDS and before in lexicon.FROM_WORDS
    return 1 if token.key in lexicon.RANGE_WORDS or is_change or _BETWEEN.get(before) == token.key else 0


def _is_spaced_range(stream: Stream, first: Draft) -> bool:
    """A dash with spaces parts columns as well: decimals or a word of money before it show a range."""
    has_decimals = first.quantity.numeral is not None and first.quantity.numeral.places in (1, 2)
    is_list = stream.at(first.first - 1).text in lexicon.RANGE_MARKS
    return not is_list and (has_decimals or has_cue(stream, first.first, _CUES))


def _is_open_end(first: Draft) -> bool:
    numeral = first.quantity.numeral
    return not first.quantity.needs_scale and not (numeral and numeral.is_code)


def _shares_sign(stream: Stream, first: Draft, second: Draft) -> bool:
    """`$500-700`: a plain second end after a signed first one."""
    is_ended = not stream.at(second.end).is_word or not stream.at(second.end).is_tight
    is_rising = first.value is not None and second.value is not None and first.value < second.value
    return bool(first.sign) and not first.quantity.scales and is_rising and is_ended


def _same_currency(first: Draft, second: Draft) -> tuple[Draft, Draft] | None:
    """`50k-60k USD`, `$5k-7k`; Vietnamese scales take no foreign currency from the other end."""
    if bool(first.sign) == bool(second.sign):
        return first, second
    sign = first.sign or second.sign
    scales = {*first.quantity.scales, *second.quantity.scales}
    if sign != "VND" and scales & VI_SCALES.keys():
        return None
    return replace(first, sign=sign), replace(second, sign=sign)


def _with_scale(stream: Stream, first: Draft, second: Draft) -> tuple[Draft | None, Draft] | None:
    head, other = first.quantity.value, second.quantity.head
    second = replace(second, sign=second.sign or first.sign)
    if not second.quantity.scales:
        is_plain = first.value is not None and second.value is not None and first.value < second.value
        return (replace(first, sign=second.sign), second) if is_plain and not first.sign else None
    is_falling = stream.at(first.end).key in lexicon.CHANGE_WORDS
    low, high = (other, head) if is_falling else (head, other)
    if low is None or high is None or not low < high < low * lexicon.RANGE_RATIO:
        return None, second
    value = head.scaleb(second.quantity.head_exponent) if head is not None else None
    scaled = replace(first.quantity, scales=second.quantity.scales, value=value)
    return replace(first, quantity=scaled, value=value, sign=second.sign), second
