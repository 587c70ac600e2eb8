"""Decides which currency stands before or after a number, and what a shared sign means to an organization."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from evidence.domain.lexicon.amounts import (
    CODES,
    COMPOUND_SECONDS,
    DOLLAR_PREFIXES,
    FAMILIES,
    FAMILY_HEADS,
    LARGE,
    LARGE_SUFFIX_WORDS,
    PREFIX_WORDS,
    SECOND_WORDS,
    SUFFIX_ONLY_CODES,
    SUFFIX_WORDS,
    SYMBOLS,
    UNCLEAR_SUFFIX_WORDS,
    UPPER_CODES,
)
from evidence.domain.numbers.speech import next_word
from evidence.domain.numbers.tokens import Stream, Token

_CLEAR_WORDS: Final = {word: sign for word, sign in SUFFIX_WORDS.items() if word not in UNCLEAR_SUFFIX_WORDS}
_AFTER_SIGN: Final = frozenset("/.,;:)")
_ABBREVIATED: Final = frozenset({"rs", "fr", "sfr", "kr"})


def resolve(sign: str, default: str | None) -> str:
    """The ISO 4217 code of a sign; a shared sign is the default if that is of its family, or stays itself."""
    family = FAMILIES.get(sign)
    if family is None:
        return sign
    return default if default in family else FAMILY_HEADS.get(sign, sign)


def currency_before(stream: Stream, at: int) -> tuple[str, int]:
    """The sign that ends right before token `at`, and the number of tokens it takes (none: empty, 0)."""
    last = at - 1
    if not stream.at(at).is_near:
        return "", 0
    if stream.at(last).text in (".", ":") and stream.at(last).is_tight:
        return _abbreviated(stream, last)
    mark = stream.at(last)
    if mark.text in SYMBOLS:
        letters = stream.at(last - 1).key if mark.is_tight else ""
        return (
            (DOLLAR_PREFIXES[letters], 2)
            if mark.text == "$" and letters in DOLLAR_PREFIXES
            else (SYMBOLS[mark.text], 1)
        )
    if not mark.is_word:
        return "", 0
    code = _code(mark)
    if code and code not in SUFFIX_ONLY_CODES:
        return code, 1
    is_sign = mark.key in PREFIX_WORDS and (stream.at(at).is_tight or mark.key == "rs")
    return (PREFIX_WORDS[mark.key], 1) if is_sign else ("", 0)


def _abbreviated(stream: Stream, point: int) -> tuple[str, int]:
    word = stream.at(point - 1)
    if stream.at(point).text == "." and word.key in _ABBREVIATED:
        return PREFIX_WORDS[word.key], 2
    code = _code(word)
    return (code, 2) if code and stream.at(point).text == ":" else ("", 0)


def currency_after(stream: Stream, at: int, value: Decimal | None) -> tuple[str, int]:
    """The sign that starts at token `at`, and the number of tokens it takes (none: empty, 0)."""
    token = stream.at(at)
    if not token.is_near:
        return "", 0
    if token.text in SYMBOLS:
        is_next = not token.is_tight and stream.at(at + 1).is_tight and stream.at(at + 1).is_numeral
        return ("", 0) if is_next else (SYMBOLS[token.text], 1)
    if not token.is_word:
        return "", 0
    second = next_word(stream, at + 1)
    if second.key in SECOND_WORDS.get(token.key, {}):
        return SECOND_WORDS[token.key][second.key], 2
    if token.key in DOLLAR_PREFIXES and stream.at(at + 1).text == "$" and stream.at(at + 1).is_tight:
        return DOLLAR_PREFIXES[token.key], 2
    sign = _one_word(stream, at, value)
    return sign, 1 if sign else 0


def _one_word(stream: Stream, at: int, value: Decimal | None) -> str:
    token = stream.at(at)
    if next_word(stream, at + 1).key in COMPOUND_SECONDS.get(token.key, ()):
        return ""
    if token.key in LARGE_SUFFIX_WORDS:
        if stream.at(at + 1).is_tight and stream.at(at + 1).text not in _AFTER_SIGN:
            return ""
        return LARGE_SUFFIX_WORDS[token.key] if value is not None and value >= LARGE else ""
    return _code(token) or SUFFIX_WORDS.get(token.key, "")


def _code(token: Token) -> str:
    if token.text in UPPER_CODES:
        return token.text
    return CODES.get(token.key, "")


def names_foreign(stream: Stream, default: str | None) -> bool:
    """Whether the text names another currency anywhere: then a bare number may be that one's."""
    signs = (SYMBOLS.get(token.text) or _code(token) or _CLEAR_WORDS.get(token.key) for token in stream.tokens)
    return any(sign and resolve(sign, default) != default for sign in signs)
