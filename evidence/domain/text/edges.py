"""Decides whether a place in a text is the edge of a word and of a number, so that no quote cuts one (3-guards.md)."""

from __future__ import annotations

import unicodedata
from typing import Final

import regex

from evidence.domain.text.normal import Normal
from evidence.domain.text.words import is_unspaced, is_word_char

_JOINS_DIGITS: Final = frozenset(".,/:-'_×")
_PART_OF_NUMBER: Final = frozenset("%‰₫$€£¥°")
_NUMBER_KANJI: Final = frozenset("〇一二三四五六七八九十百千万億兆")
_GLUED_PREFIXES: Final = ("non-", "anti-", "un-", "ex-")
_PARTS_CELLS: Final = frozenset("\t\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
_DIGITS: Final = "0123456789"

# A date with its year is whole: whatever is joined to it is something else.
_WHOLE_DATE: Final = regex.compile(
    r"(?<!\d)(?:\d{1,2}([/.-])\d{1,2}\1\d{4}|\d{4}([/.-])\d{1,2}\2\d{1,2})(?!\d)", flags=regex.VERSION1
)
_LONGEST_DATE: Final = 10
_OWN_GROUP: Final = regex.compile(r"[.,]\d{3}(?!\d)")


def is_edge(normal: Normal, at: int) -> bool:
    """Whether no word and no number runs across this place of a text in normal form."""
    text = normal.text
    if at in (0, len(text)):
        return True
    before, after = text[at - 1], text[at]
    if unicodedata.category(after).startswith("M"):
        return False
    if is_word_char(before) and is_word_char(after):
        return _parts_unspaced(before, after)
    return not (_splits_number(normal, at, before, after) or _splits_word(text, at, before, after))


def _parts_unspaced(before: str, after: str) -> bool:
    if not (is_unspaced(before) or is_unspaced(after)):
        return False
    is_number = {char.isdigit() or char in _NUMBER_KANJI for char in (before, after)}
    return is_number != {True}


def _splits_number(normal: Normal, at: int, before: str, after: str) -> bool:
    text = normal.text
    if before.isdigit():
        if after in _PART_OF_NUMBER:
            return True
        return _goes_on(text, at, text[at + 1 : at + 2]) or _is_group(normal, at)
    if after.isdigit():
        return before in "₫$€£¥" or _goes_on(text, at - 1, text[at - 2 : at - 1]) or _is_group(normal, at - 1)
    return False


def _goes_on(text: str, at: int, beyond: str) -> bool:
    """Whether the mark at this place joins two digits into one number, rather than a whole date and its neighbour."""
    if text[at] not in _JOINS_DIGITS or not beyond.isdigit():
        return False
    return text[at] == "/" or not (_ends_date(text, at) or _WHOLE_DATE.match(text, at + 1))


def _ends_date(text: str, at: int) -> bool:
    return any(found.end() == at for found in _WHOLE_DATE.finditer(text, max(0, at - _LONGEST_DATE), at))


def _is_group(normal: Normal, at: int) -> bool:
    """Whether the blank at this place parts thousands (`1 250 000`): up to three digits before it, just three after.

    The end of a date or of digits grouped by a mark takes no such group, and a new line or the next cell is none.
    """
    text = normal.text
    if text[at] != " ":
        return False
    head, tail = text[max(0, at - 4) : at], text[at + 1 : at + 4]
    rest = head.rstrip(_DIGITS)
    if not 1 <= len(head) - len(rest) <= 3 or rest[-1:] in {"/", ".", ","}:
        return False
    if len(tail) != 3 or not all(char in _DIGITS for char in tail) or text[at + 4 : at + 5].isalnum():
        return False
    return not (_OWN_GROUP.match(text, at + 4) or _ends_date(text, at) or _is_new_cell(normal, at))


def _is_new_cell(normal: Normal, at: int) -> bool:
    start, end = normal.slice_of(at, at + 1)
    return not _PARTS_CELLS.isdisjoint(normal.original[start:end])


def _splits_word(text: str, at: int, before: str, after: str) -> bool:
    if after == "'" and is_word_char(before):
        return text[at : at + 2] == "'t" and not text[at + 2 : at + 3].isalnum()
    return before == "-" and is_word_char(after) and text[max(0, at - 5) : at].endswith(_GLUED_PREFIXES)
