"""Decides what belongs to one sum: its number, its scales, and the currency before or after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

from evidence.domain.amounts.currencies import currency_after, currency_before, names_foreign, resolve
from evidence.domain.context import Conventions
from evidence.domain.lexicon.amounts import FAMILIES, MONEY_CUES, MONEY_SCALES, TIMES_WORDS
from evidence.domain.lexicon.numbers import SCALES
from evidence.domain.numbers.numerals import THOUSAND, marks_of, read_numeral, settle_money
from evidence.domain.numbers.quantities import Grammar, Quantity, read_quantity
from evidence.domain.numbers.tokens import Gap, Kind, Stream

_SCALES: Final = {**SCALES, **MONEY_SCALES}
_ABBREVIATED_SCALES: Final = frozenset({"mio", "mrd", "tsd"})
_MISREAD_LETTERS: Final = frozenset("olOIi")


@dataclass(frozen=True, slots=True)
class Setting:
    """One text and what settles its values; `is_mixed`: it names a currency besides the default one."""

    stream: Stream
    default: str | None
    grammar: Grammar
    is_mixed: bool


@dataclass(frozen=True, slots=True)
class Draft:
    """A number in the tokens from `first` up to `end`, and the sign beside it (empty: none); `value` none: open."""

    first: int
    end: int
    quantity: Quantity
    value: Decimal | None
    sign: str = ""
    clashes: bool = False


def setting_of(stream: Stream, conventions: Conventions) -> Setting:
    """What one text is read against."""
    default = conventions.default_currency
    grammar = Grammar(_SCALES, marks_of(conventions))
    return Setting(stream, default, grammar, names_foreign(stream, default))


def read_draft(setting: Setting, at: int, floor: int = 0) -> Draft | None:
    """The number that starts at a token with the currency beside it, or none; tokens below `floor` are used already."""
    stream = setting.stream
    quantity = read_quantity(stream, at, setting.grammar)
    if quantity is None:
        return None
    before, width = currency_before(stream, at)
    if at - width < floor:
        before, width = "", 0
    quantity = _with_space_groups(stream, quantity, has_sign=bool(before))
    value = quantity.value
    if quantity.numeral and not quantity.scales:
        value = settle_money(quantity.numeral)
    point = 1 if _is_abbreviation(stream, quantity) else 0
    after, taken = _sign_after(stream, quantity, quantity.end + point, value)
    if before and after and stream.at(quantity.end + point + taken).kind is Kind.NUMERAL:
        after, taken = "", 0  # it stands before the next number
    end = quantity.end + (point + taken if taken else 0)
    sign, clashes = _one_sign(before, after, setting.default)
    return Draft(at - width, end, quantity, value, sign, clashes)


def _sign_after(stream: Stream, quantity: Quantity, at: int, value: Decimal | None) -> tuple[str, int]:
    if quantity.scales[-1:] != ("m",):
        return currency_after(stream, at, value)
    # `50 m d20`, `50m đường`: after metres a letter alone is no currency.
    is_letter = stream.at(at).key in ("d", "đ") and not stream.at(at).is_tight
    return ("", 0) if is_letter else currency_after(stream, at, None)


def _one_sign(before: str, after: str, default: str | None) -> tuple[str, bool]:
    if not (before and after):
        return before or after, False
    if after in FAMILIES.get(before, ()):
        return after, False
    return before, resolve(before, default) != resolve(after, default)


def _is_abbreviation(stream: Stream, quantity: Quantity) -> bool:
    point = stream.at(quantity.end)
    return bool(quantity.scales) and quantity.scales[-1] in _ABBREVIATED_SCALES and point.text == "." and point.is_tight


def _with_space_groups(stream: Stream, quantity: Quantity, *, has_sign: bool) -> Quantity:
    """`1 234,50` with common spaces: only when a currency, decimals, a zero or a third group shows it."""
    head = quantity.numeral
    if quantity.scales or head is None or not head.is_plain or len(head.digits) > THOUSAND or head.digits[0] == "0":
        return quantity
    end = quantity.end
    while _is_space_group(stream, end):
        end += 1
    if end == quantity.end or stream.at(end).key in _SCALES or _is_space_numeral(stream, end):
        return quantity
    texts = [stream.at(at).text for at in range(quantity.first, end)]
    is_sure = has_sign or len(texts) > 2 or texts[-1][0] == "0" or not texts[-1].isdigit()
    if not (is_sure or currency_after(stream, end, Decimal(THOUSAND))[1]):
        return quantity
    return replace(quantity, end=end, numeral=read_numeral("\u00a0".join(texts)), value=None)


def _is_space_group(stream: Stream, at: int) -> bool:
    token = stream.at(at)
    if token.kind is not Kind.NUMERAL or token.gap is not Gap.SPACE or len(token.text) < THOUSAND:
        return False
    whole, rest = token.text[:THOUSAND], token.text[THOUSAND:]
    return whole.isdigit() and (not rest or (rest[0] in ".," and len(rest) <= THOUSAND and rest[1:].isdigit()))


def _is_space_numeral(stream: Stream, at: int) -> bool:
    return stream.at(at).kind is Kind.NUMERAL and stream.at(at).is_near


def is_broken_off(stream: Stream, at: int) -> bool:
    """Whether a numeral is a piece of something longer: a code, a date, a fraction, a time, misread digits."""
    token, before = stream.at(at), stream.at(at - 1)
    if token.kind is not Kind.NUMERAL or not token.is_tight:
        return False
    if before.kind is Kind.WORD:
        return before.key not in TIMES_WORDS and before.key not in MONEY_CUES
    beyond = stream.at(at - 2)
    if before.text == "#":
        return True
    if not before.is_tight:
        return False
    if before.text in ("/", ":", "-", "."):
        is_digits = beyond.kind is Kind.NUMERAL
        return is_digits or (before.text == "." and _is_misread(stream, at - 2))
    return before.text == "," and _is_misread(stream, at - 2)


def _is_misread(stream: Stream, at: int) -> bool:
    word = stream.at(at)
    return word.is_tight and stream.at(at - 1).kind is Kind.NUMERAL and set(word.text) <= _MISREAD_LETTERS
