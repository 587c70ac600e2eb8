"""Decides whether a number with what stands around it is money, may be money, or is something else (5-values.md)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from evidence.domain.amounts.bare import is_bare_sum
from evidence.domain.amounts.drafts import Draft, Setting, is_broken_off
from evidence.domain.amounts.surroundings import follower_is_measure, has_cue, has_label
from evidence.domain.lexicon import amounts as lexicon
from evidence.domain.lexicon.numbers import VI_SCALES
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.tails import is_closed
from evidence.domain.numbers.tokens import Stream
from evidence.domain.numbers.wordsets import words_of

_COUNTED: Final = words_of(lexicon.COUNTED_NOUNS)
_COUNTED_AFTER_WORDS: Final = words_of(lexicon.COUNTED_AFTER_WORDS)
_THINGS: Final = words_of(lexicon.COUNTED_THINGS)
_THOUSANDS: Final = frozenset({"nghìn", "ngàn", "ngìn"})
_PERCENT: Final = words_of(("%", "‰", "percent"))
_PAYING: Final = words_of(lexicon.PAYING_CUES)
_PLACES: Final = words_of(lexicon.PLACE_LABELS)
_GROUP: Final = 3
_LETTERS: Final = frozenset({"k", "tr"})
_RESOLUTIONS: Final = frozenset({2_000, 4_000, 5_000, 8_000, 16_000})
_COLOUR_HEAT: Final = range(1_000_000, 10_000_001)
_TEN: Final = 10
_BRAND: Final = 3_000_000


class Sort(StrEnum):
    """What a number is: money by its own words, a number that may be meant as money, or neither."""

    MONEY = "money"
    BARE = "bare"
    OTHER = "other"


def sort_of(setting: Setting, draft: Draft, *, is_joined: bool = False) -> Sort:
    """What a draft is; `is_joined`: it is the second end of a range, so that the dash before it breaks nothing."""
    stream, quantity = setting.stream, draft.quantity
    if not is_joined and draft.first == quantity.first and is_broken_off(stream, draft.first):
        return Sort.OTHER
    if follower_is_measure(stream, draft.end, _PERCENT):
        return Sort.OTHER
    if draft.sign:
        return _signed(draft)
    follower = stream.at(draft.end)
    if follower.is_word and follower.is_tight and follower.key not in lexicon.TIMES_WORDS:
        return Sort.OTHER
    if quantity.scales:
        return _scaled(setting, draft)
    return Sort.BARE if is_bare_sum(setting, draft) else Sort.OTHER


def _signed(draft: Draft) -> Sort:
    numeral = draft.quantity.numeral
    is_code = numeral is not None and numeral.is_code
    return Sort.OTHER if is_code else Sort.MONEY


def _scaled(setting: Setting, draft: Draft) -> Sort:
    last = draft.quantity.scales[-1]
    if last in lexicon.CURRENCY_SCALES:
        return _by_letter(setting, draft)
    if last in lexicon.SLANG_SCALES:
        return Sort.MONEY if _is_slang(setting, draft) else Sort.OTHER
    if last in lexicon.OPEN_SCALES or _is_counted(setting.stream, draft):
        return Sort.OTHER
    return _by_word(setting, draft)


def _by_word(setting: Setting, draft: Draft) -> Sort:
    """Vietnamese scales speak of money; `k` does so where đồng are the default; others may be about anything."""
    stream, scales = setting.stream, draft.quantity.scales
    if scales[0] in VI_SCALES:
        return Sort.OTHER if _is_named(stream, draft) else Sort.MONEY
    if scales == ("k",) and (_is_marking(stream, draft) or _is_question(stream, draft)):
        return Sort.OTHER
    if scales == ("k",) and setting.default == "VND":
        return Sort.MONEY
    return Sort.BARE if _may_end(stream, draft.end) else Sort.OTHER


def _is_slang(setting: Setting, draft: Draft) -> bool:
    stream = setting.stream
    is_paid = draft.quantity.scales[-1] not in lexicon.CUED_SCALES or _PAYING.has(stream.at(draft.first - 1))
    return is_paid and setting.default in (None, "VND") and is_closed(stream, draft.end)


def _by_letter(setting: Setting, draft: Draft) -> Sort:
    """`312M` after a word of money is millions; `m` are metres, `3M` a brand, and in capitals nobody can tell."""
    stream, quantity = setting.stream, draft.quantity
    letter = stream.at(quantity.first + 1)
    if quantity.scales == ("bn",):
        return Sort.BARE if _may_end(stream, draft.end) else Sort.OTHER
    is_million = quantity.scales == ("m",) and letter.text == "M" and letter.is_tight and not letter.line.is_upper
    if not is_million or draft.value == _BRAND or not has_cue(stream, draft.first):
        return Sort.OTHER
    return Sort.MONEY if setting.default == "VND" else Sort.BARE


def _is_counted(stream: Stream, draft: Draft) -> bool:
    last = draft.quantity.scales[-1]
    if follower_is_measure(stream, draft.end, _COUNTED) or _is_counted_in_english(stream, draft.end):
        return True
    is_unit = follower_is_measure(stream, draft.end, _COUNTED_AFTER_WORDS) and last not in _LETTERS
    is_thing = follower_is_measure(stream, draft.end, _THINGS) and last in _THOUSANDS
    return (is_unit or is_thing) and not has_cue(stream, draft.first)


def _is_counted_in_english(stream: Stream, at: int) -> bool:
    """`10k concurrent users`: the noun may stand behind its adjective."""
    return next_word(stream, at).is_word and next_word(stream, at + 1).key in lexicon.EN_COUNTED_NOUNS


def _is_named(stream: Stream, draft: Draft) -> bool:
    """`lầu 5 Triệu lo`: after a place a scale in a capital is somebody's name."""
    scale = stream.at(draft.quantity.first + 1)
    is_capital = scale.is_word and scale.text[0].isupper() and len(scale.text) > _GROUP
    return is_capital and not scale.line.is_upper and has_label(stream, draft.first, _PLACES)


def _is_marking(stream: Stream, draft: Draft) -> bool:
    """`4K`, `3000K`: a resolution or a colour of light."""
    letter = stream.at(draft.quantity.first + 1)
    if letter.text != "K" or draft.value is None or has_cue(stream, draft.first):
        return False
    return draft.value in _RESOLUTIONS or int(draft.value) in _COLOUR_HEAT


def _is_question(stream: Stream, draft: Draft) -> bool:
    """`lấy 2 k`: a single digit and a `k` apart from it, which then is short for `không`."""
    letter, head = stream.at(draft.quantity.first + 1), draft.quantity.head
    return not letter.is_tight and head is not None and head < _TEN


def _may_end(stream: Stream, at: int) -> bool:
    """Whether no noun follows that would say what is counted."""
    follower = next_word(stream, at)
    return not follower.is_word or follower.key in lexicon.EN_FUNCTION_WORDS
