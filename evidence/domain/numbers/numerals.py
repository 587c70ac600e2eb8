"""Decides what digits with separators may denote, and which reading the conventions settle (5-values.md)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import Final

import regex

from evidence.domain.context import Conventions
from evidence.domain.lexicon.lists import words

MAX_DIGITS: Final = 15  # more is no quantity, and every value stays exact in a decimal of 28 places
THOUSAND: Final = 3
_SHORT: Final = 24
_SEPARATORS: Final = regex.compile(r"[.,'\u00a0]")
_POINT_DECIMAL: Final = words("USD GBP JPY CNY KRW INR AUD NZD SGD HKD TWD THB MYR PHP MXN ILS")
_COMMA_DECIMAL: Final = words("IDR BRL DKK TRY ARS CLP COP")


@dataclass(frozen=True, slots=True)
class Marks:
    """What a single separator before three digits means: known to group, known to part decimals, or open.

    `is_loose`: both separators group thousands before `k` or a currency that has no smaller unit in use.
    """

    grouping: str = ""
    decimal: str = ""
    is_loose: bool = False


@dataclass(frozen=True, slots=True)
class Numeral:
    """Digits as written; `grouped` and `decimal` are what they may denote, `code` the digits of what is no quantity."""

    digits: str
    grouped: Decimal | None = None
    decimal: Decimal | None = None
    mark: str = ""
    places: int = 0

    @property
    def is_plain(self) -> bool:
        """Whether it is digits alone."""
        return self.digits.isdigit() and not self.mark

    @property
    def is_open(self) -> bool:
        """Whether the notation alone leaves two readings."""
        return self.grouped is not None and self.decimal is not None

    @property
    def is_code(self) -> bool:
        """Whether it denotes no quantity."""
        return self.grouped is None and self.decimal is None


def marks_of(conventions: Conventions) -> Marks:
    """What separators mean to an organization, read off its currency; open where that does not settle it."""
    currency = conventions.default_currency
    if currency == "VND":
        return Marks(grouping=".", is_loose=True)
    if currency in _POINT_DECIMAL:
        return Marks(grouping=",", decimal=".")
    if currency in _COMMA_DECIMAL:
        return Marks(grouping=".", decimal=",")
    return Marks()


def read_numeral(text: str) -> Numeral:
    """What a numeral may denote, before any convention is asked."""
    return _read_short(text) if len(text) <= _SHORT else _read(text)


def _read(text: str) -> Numeral:
    groups = _SEPARATORS.split(text)
    digits = "".join(groups)
    if len(digits) > MAX_DIGITS or _is_padded(groups):
        return Numeral(text)
    if len(groups) == 1:
        return Numeral(text, decimal=Decimal(text))
    marks = _SEPARATORS.findall(text)
    if len(set(marks)) == 1:
        return _one_mark(text, groups, marks[0])
    return _two_marks(text, groups, marks)


# Several rules of several readers ask for the same digits.
_read_short = lru_cache(maxsize=1024)(_read)


def _is_padded(groups: list[str]) -> bool:
    head = groups[0]
    if not head.startswith("0") or head == "0":
        return False
    return len(groups) > 1 or len(head) > 2


def _one_mark(text: str, groups: list[str], mark: str) -> Numeral:
    whole = Decimal("".join(groups))
    if len(groups) > 2:
        is_grouped = _is_grouping(groups) or (mark == "," and _is_indian(groups))
        return Numeral(text, grouped=whole, mark=mark) if is_grouped else Numeral(text)
    head, tail = groups
    grouped = whole if _is_grouping(groups) else None
    if mark not in ".,":
        return Numeral(text, grouped=grouped, mark=mark) if grouped is not None else Numeral(text)
    return Numeral(text, grouped, Decimal(f"{head}.{tail}"), mark, len(tail))


def _two_marks(text: str, groups: list[str], marks: list[str]) -> Numeral:
    whole, tail = groups[:-1], groups[-1]
    is_whole = _is_grouping(whole) or (marks[0] == "," and _is_indian(whole))
    if len(set(marks[:-1])) > 1 or marks[-1] == marks[0] or marks[-1] not in ".," or not is_whole:
        return Numeral(text)
    return Numeral(text, None, Decimal(f"{''.join(whole)}.{tail}"), marks[0] + marks[-1], len(tail))


def _is_grouping(groups: list[str]) -> bool:
    head, *rest = groups
    return head[0] != "0" and len(head) <= THOUSAND and all(len(group) == THOUSAND for group in rest)


def _is_indian(groups: list[str]) -> bool:
    head, *middle, last = groups
    return head[0] != "0" and len(head) <= 2 and len(last) == THOUSAND and all(len(group) == 2 for group in middle)


def settle(numeral: Numeral, marks: Marks) -> Decimal | None:
    """The one value that the notation and the conventions leave, or none."""
    if not numeral.is_open:
        return numeral.grouped if numeral.decimal is None else numeral.decimal
    if numeral.mark == marks.grouping:
        return numeral.grouped
    return numeral.decimal if numeral.mark == marks.decimal else None


def settle_scaled(numeral: Numeral, exponent: int, marks: Marks) -> Decimal | None:
    """The same before a scale: `1.480k` groups where the conventions are loose, `1.480 triệu` may be either there."""
    if numeral.is_open and marks.is_loose:
        return numeral.grouped if exponent == THOUSAND else None
    return settle(numeral, marks)


def settle_money(numeral: Numeral) -> Decimal | None:
    """The value as money without a scale: nobody writes three decimals of a currency, so three digits are thousands."""
    return numeral.grouped if numeral.grouped is not None else numeral.decimal
