"""Decides which numbers without any sign of money may still be meant as money: those of a price list or a column."""

from __future__ import annotations

from typing import Final

from evidence.domain.amounts.drafts import Draft, Setting
from evidence.domain.amounts.surroundings import follower_is_measure, has_cue, has_label
from evidence.domain.lexicon import amounts as lexicon
from evidence.domain.numbers.numerals import Numeral
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.tokens import Stream
from evidence.domain.numbers.wordsets import words_of

_MEASURES: Final = words_of(lexicon.MEASURES, lexicon.COUNTED_NOUNS, lexicon.COUNTED_AFTER_WORDS)
_PLAIN_LABELS: Final = words_of(lexicon.PLAIN_CODE_LABELS)
_PER_TIME: Final = words_of(lexicon.PER_TIME_UNITS)
_LEAST: Final = 10_000
_LEAST_PRICED: Final = 1_000
_CLEAR: Final = 1_000_000
_CENTS: Final = 2
_PLAIN_STEP: Final = 500
_PHONE: Final = 1_000_000_000
_LONG: Final = 10 * _PHONE
_CELL_MARKS: Final = frozenset(",;|-:()/")


def is_bare_sum(setting: Setting, draft: Draft) -> bool:
    """Whether a number without a scale and a currency may be a sum in the default currency."""
    numeral, stream = draft.quantity.numeral, setting.stream
    if setting.default is None or setting.is_mixed or numeral is None or draft.value is None:
        return False
    if follower_is_measure(stream, draft.end, _MEASURES) or has_label(stream, draft.first):
        return False
    if draft.value >= _PHONE and draft.value % _LEAST_PRICED and stream.at(draft.first - 1).text == "+":
        return False
    if draft.value >= _LONG and draft.value % _LEAST_PRICED:
        return False
    return _is_plain_sum(stream, draft) if numeral.is_plain else _is_grouped_sum(stream, draft, numeral)


def _is_grouped_sum(stream: Stream, draft: Draft, numeral: Numeral) -> bool:
    value = draft.value or 0
    has_groups = numeral.grouped is not None or len(numeral.mark) > 1
    if not has_groups or numeral.mark[0] == "\u00a0" or value < _LEAST_PRICED:
        return False
    is_priced = has_cue(stream, draft.first) or _has_unit(stream, draft.end)
    is_cell = not next_word(stream, draft.end).is_word
    is_exact = numeral.places == _CENTS and len(numeral.mark) > 1
    return is_priced or value >= _CLEAR or (is_cell and (value >= _LEAST or is_exact))


def _is_plain_sum(stream: Stream, draft: Draft) -> bool:
    value, before, after = draft.value or 0, stream.at(draft.first - 1), stream.at(draft.end)
    if value < _LEAST or value >= _PHONE or value % _PLAIN_STEP or has_label(stream, draft.first, _PLAIN_LABELS):
        return False
    is_cell = not stream.at(draft.first).is_near or before.text in _CELL_MARKS or has_cue(stream, draft.first)
    return is_cell and (not after.is_near or after.text in _CELL_MARKS)


def _has_unit(stream: Stream, at: int) -> bool:
    """`468.000 / tấm`: a price for one; a count for a stretch of time is a speed."""
    unit = stream.at(at + 1)
    return stream.at(at).text == "/" and unit.is_word and not _PER_TIME.has(unit)
