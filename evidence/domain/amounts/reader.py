"""Decides which stretches of a text are amounts of money (5-values.md)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from decimal import Decimal
from typing import Final

import regex

from evidence.domain.amounts.currencies import resolve
from evidence.domain.amounts.drafts import Draft, Setting, read_draft, setting_of
from evidence.domain.amounts.judging import Sort, sort_of
from evidence.domain.amounts.model import Amount
from evidence.domain.amounts.ranges import read_range
from evidence.domain.amounts.surroundings import is_left_over
from evidence.domain.context import Conventions
from evidence.domain.lexicon.amounts import (
    CODES,
    LARGE_SUFFIX_WORDS,
    MONEY_SCALES,
    OPEN_SCALES,
    SECOND_WORDS,
    SLANG_SCALES,
    SUFFIX_WORDS,
    UPPER_CODES,
)
from evidence.domain.lexicon.lists import words
from evidence.domain.lexicon.numbers import SCALES, VI_SCALES, VI_UNMARKED_SCALES
from evidence.domain.numbers.cues import may_hold_number
from evidence.domain.numbers.exact import exactly, plain
from evidence.domain.numbers.quantities import may_start
from evidence.domain.numbers.tokens import Stream, stream_of

_WHOLE_CURRENCIES: Final = words("VND JPY KRW IDR LAK KHR")
_LOCAL_SCALES: Final = VI_SCALES.keys() | SLANG_SCALES
_DIGIT: Final = regex.compile(r"\d")
_HIDDEN: Final = regex.compile(r"[\p{M}\p{Cf}\p{Han}]")
_WORD: Final = regex.compile(r"\p{L}++")
_SIGN: Final = regex.compile(r"\p{Sc}")
# Without a digit only these make number words an amount.
_MONEY_WORDS: Final = frozenset(
    {
        *SCALES,
        *VI_UNMARKED_SCALES,
        *MONEY_SCALES,
        *SUFFIX_WORDS,
        *LARGE_SUFFIX_WORDS,
        *SECOND_WORDS,
        *CODES,
        *(code.casefold() for code in UPPER_CODES),
    }
)


def read_amounts(text: str, conventions: Conventions) -> tuple[Amount, ...]:
    """Every amount of the text, in order, without overlaps; both ends of a range."""
    if not _may_hold_amount(text):
        return ()
    setting = setting_of(stream_of(text), conventions)
    with exactly():
        return tuple(_amounts(text, setting))


def _may_hold_amount(text: str) -> bool:
    """Whether a text needs reading: it has a digit, or number words and a word of money, or hides what it has."""
    if _DIGIT.search(text) or _HIDDEN.search(text):
        return True
    is_money = _SIGN.search(text) is not None or not _MONEY_WORDS.isdisjoint(_WORD.findall(text.casefold()))
    return is_money and may_hold_number(text)


def _amounts(text: str, setting: Setting) -> Iterator[Amount]:
    at, floor, tokens = 0, 0, setting.stream.tokens
    while at < len(tokens):
        is_start = may_start(tokens[at]) and not _is_weekday(setting.stream, at)
        draft = read_draft(setting, at, floor) if is_start else None
        if draft is None:
            at += 1
            continue
        last = yield from _ends(text, setting, draft)
        at, floor = max(at + 1, last.end), last.end


def _is_weekday(stream: Stream, at: int) -> bool:
    """Whether a number word only names a day: `thứ hai ba triệu` is three million on Monday."""
    token = stream.at(at)
    return token.is_word and token.is_near and stream.at(at - 1).key == "thứ"


def _ends(text: str, setting: Setting, draft: Draft) -> Generator[Amount, None, Draft]:
    """The amounts of one draft, or of the range that it opens; returns the last draft that was used."""
    ends = read_range(setting, draft)
    if ends is None:
        yield from _judged(text, setting, draft, sort_of(setting, draft))
        return draft
    first, second = ends
    sort = sort_of(setting, second, is_joined=True)
    if first is not None:
        is_whole = first.quantity is draft.quantity and bool(first.quantity.scales)
        yield from _judged(text, setting, first, sort_of(setting, first) if is_whole else sort)
    yield from _judged(text, setting, second, sort)
    return second


def _judged(text: str, setting: Setting, draft: Draft, sort: Sort) -> Iterator[Amount]:
    if sort is not Sort.OTHER:
        yield _amount(text, setting, draft, sort)


def _amount(text: str, setting: Setting, draft: Draft, sort: Sort) -> Amount:
    start, end = setting.stream.place(draft.first, draft.end)
    return Amount(
        start=start,
        end=end,
        text=text[start:end],
        value=plain(draft.value or Decimal(0)),
        currency=currency_of(setting, draft),
        is_bare=sort is Sort.BARE,
        is_ambiguous=is_open_draft(setting, draft),
    )


def currency_of(setting: Setting, draft: Draft) -> str | None:
    """The ISO 4217 code that a draft names, that its words imply, or the default; none when nothing tells."""
    if draft.sign:
        return resolve(draft.sign, setting.default)
    if setting.default is not None and not _LOCAL_SCALES.isdisjoint(draft.quantity.scales):
        return "VND"
    return setting.default


def is_open_draft(setting: Setting, draft: Draft) -> bool:
    """Whether the value can be read in two ways."""
    if draft.value is None or draft.clashes or not OPEN_SCALES.isdisjoint(draft.quantity.scales):
        return True
    return _is_odd_fraction(setting, draft) or is_left_over(setting.stream, draft.quantity, draft.end)


def _is_odd_fraction(setting: Setting, draft: Draft) -> bool:
    """Whether a currency without smaller units has decimals (`1.5đ`): then the mark is no decimal mark, or a slip."""
    numeral = draft.quantity.numeral
    if draft.quantity.scales or numeral is None or draft.value is None or len(numeral.mark) != 1:
        return False
    return currency_of(setting, draft) in _WHOLE_CURRENCIES and draft.value != int(draft.value)
