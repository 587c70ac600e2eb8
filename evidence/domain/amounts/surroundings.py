"""Decides what the words beside a number say about it: money, a measure, a label, or a number left over."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon import amounts as lexicon
from evidence.domain.lexicon.numbers import EN_UNITS, VI_HALF_AFTER, VI_LATE_UNITS, VI_UNITS, VI_YEAR
from evidence.domain.numbers.quantities import Quantity
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.spoken import read_spoken
from evidence.domain.numbers.tokens import Stream
from evidence.domain.numbers.wordsets import COUNTERS, Words, words_of

_CUES: Final = words_of(lexicon.MONEY_CUES)
_LABELS: Final = words_of(lexicon.PLACE_LABELS, lexicon.CODE_LABELS)
_CODE_LABELS: Final = words_of(lexicon.CODE_LABELS)
_SKIPPED: Final = frozenset(":~-+=(")
_YEARS: Final = range(1900, 2100)
_GROUP: Final = 3
_PHONE: Final = 9
_JOINS: Final = frozenset("/:-.")


def follower_is_measure(stream: Stream, at: int, measures: Words) -> bool:
    """Whether a measure or a counted thing of that list stands at a token, on the same line as the number."""
    token = stream.at(at)
    return token.is_near and measures.has(token)


def has_cue(stream: Stream, at: int, cues: Words = _CUES) -> bool:
    """Whether one of the few words before a token speaks of money."""
    seen, place = 0, at - 1
    while seen < lexicon.CUE_REACH and stream.at(place + 1).is_near:
        token = stream.at(place)
        if token.is_word and cues.has(token):
            return True
        if not token.is_word and token.text not in _SKIPPED:
            return False
        seen, place = seen + (token.is_word), place - 1
    return False


def has_label(stream: Stream, at: int, labels: Words = _LABELS) -> bool:
    """Whether a word before a token makes it a place or a code (`phòng 302`, `STK: 104000`, `No. 2205`)."""
    before, beyond = stream.at(at - 1), stream.at(at - 2)
    if not stream.at(at).is_near:
        return False
    if before.text == "." and beyond.key == "no":
        return True
    if before.text in (":", ".") and before.is_near:
        return _CODE_LABELS.has(beyond)
    return before.text == "#" or labels.has(before)


def is_left_over(stream: Stream, quantity: Quantity, end: int) -> bool:
    """Whether a number stands right beside a sum that belongs to nothing else, so that the sum cannot be told."""
    return _has_lost_separator(stream, quantity) or _numeral_after(stream, end) or _word_after(stream, end)


def _has_lost_separator(stream: Stream, quantity: Quantity) -> bool:
    """`2 450.000`: the first digits may belong to the sum."""
    beyond, before, head = (stream.at(quantity.first - step) for step in (2, 1, 0))
    if not before.is_numeral or not head.is_spaced or not before.text.isdigit():
        return False
    is_group = head.is_numeral and head.text[:_GROUP].isdigit() and not head.text[_GROUP : _GROUP + 1].isdigit()
    is_free = not before.is_tight and not (_LABELS.has(beyond) or COUNTERS.has(beyond))
    return is_group and is_free and len(before.text) <= _GROUP and before.text[0] != "0" and len(head.text) >= _GROUP


def _numeral_after(stream: Stream, end: int) -> bool:
    token, after = stream.at(end), stream.at(end + 1)
    if not token.is_numeral or not token.is_spaced:
        return False
    if not token.text.isdigit() or int(token.text[:_PHONE]) in _YEARS or len(token.text) >= _PHONE:
        return False
    is_counting = after.is_word and after.is_near
    is_joined = after.is_tight and after.text in _JOINS and stream.at(end + 2).is_numeral
    return not (is_counting or is_joined or (after.is_near and after.text in ("%", "₫", "$", "€")))


def _word_after(stream: Stream, end: int) -> bool:
    token = next_word(stream, end)
    if token.key in VI_HALF_AFTER:
        return True
    is_digit = token.key in VI_UNITS or token.key in VI_LATE_UNITS or token.key in EN_UNITS
    is_common = token.key in (VI_YEAR, "một", "one") or token.is_unmarked
    if not is_digit or is_common or (token.text[0].isupper() and not token.line.is_upper):
        return False
    spoken = read_spoken(stream, end)
    return not next_word(stream, spoken.end if spoken else end + 1).is_word
