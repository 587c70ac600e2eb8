"""Decides what belongs to one sum: its number, its scales, and the currency before or after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cached_property
from typing import Final

from evidence.domain.amounts.currencies import currency_after, currency_before, names_foreign, resolve
from evidence.domain.context import Conventions
from evidence.domain.lexicon.amounts import FAMILIES, MONEY_CUES, MONEY_SCALES, TIMES_WORDS
from evidence.domain.lexicon.numbers import SCALES
from evidence.domain.numbers.numerals import THOUSAND, marks_of, read_numeral, settle_money
from evidence.domain.numbers.quantities import Grammar, Quantity, read_quantity
from evidence.domain.numbers.tokens import Stream
from evidence.domain.text.words import is_unspaced

_SCALES: Final = {**SCALES, **MONEY_SCALES}
_ABBREVIATED_SCALES: Final = frozenset({"mio", "mrd", "tsd"})
_MOST_GROUPS: Final = 5
_JOINS: Final = frozenset("/:-.")
_MISREAD_LETTERS: Final = frozenset("olOIi")


@dataclass(frozen=True)
class Setting:
    """One text and what settles its values."""

    stream: Stream
    default: str | None
    grammar: Grammar

    @cached_property
    def is_mixed(self) -> bool:
        """Whether the text names a currency besides the default one."""
        return names_foreign(self.stream, self.default)


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
    return Setting(stream, default, grammar)


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
    value = _money_value(quantity)
    point = 1 if _is_abbreviation(stream, quantity) else 0
    after, taken = _sign_after(stream, quantity, quantity.end + point, value)
    if before and after and stream.at(quantity.end + point + taken).is_numeral:
        after, taken = "", 0  # it stands before the next number
    end = quantity.end + (point + taken if taken else 0)
    sign, clashes = _one_sign(before, after, setting.default)
    if _is_contested(setting, quantity, sign):
        value = None
    return Draft(at - width, end, quantity, value, sign, clashes)


def _money_value(quantity: Quantity) -> Decimal | None:
    numeral = quantity.numeral
    return quantity.value if numeral is None or quantity.scales else settle_money(numeral)


def _is_contested(setting: Setting, quantity: Quantity, sign: str) -> bool:
    """Whether three digits follow the decimal mark of that very currency (`$8.240`): both readings have a case."""
    numeral = quantity.numeral
    if numeral is None or quantity.scales or not numeral.is_open or numeral.mark != setting.grammar.marks.decimal:
        return False
    return not sign or resolve(sign, setting.default) == setting.default


def _sign_after(stream: Stream, quantity: Quantity, at: int, value: Decimal | None) -> tuple[str, int]:
    link = _link(stream, at) if quantity.scales else 0
    if link:
        sign, width = currency_after(stream, at + link, value)
        return (sign, width + link) if width else ("", 0)
    if quantity.scales[-1:] != ("m",):
        return currency_after(stream, at, value)
    # `50 m d20`, `50m đường`: after metres a letter alone is no currency.
    is_letter = stream.at(at).key in ("d", "đ") and not stream.at(at).is_tight
    return ("", 0) if is_letter else currency_after(stream, at, None)


def _link(stream: Stream, at: int) -> int:
    """How many tokens tie a scale to its currency: `millions d'euros`, `millones de pesos`."""
    if stream.at(at).key == "d" and stream.at(at + 1).text == "'":
        return 2
    return 1 if stream.at(at).key in ("de", "of") and stream.at(at).is_near else 0


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
    while end - quantity.first < _MOST_GROUPS and _is_space_group(stream, end):
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
    if not token.is_numeral or not token.is_spaced or len(token.text) < THOUSAND:
        return False
    whole, rest = token.text[:THOUSAND], token.text[THOUSAND:]
    return whole.isdigit() and (not rest or (rest[0] in ".," and len(rest) <= THOUSAND and rest[1:].isdigit()))


def _is_space_numeral(stream: Stream, at: int) -> bool:
    return stream.at(at).is_numeral and stream.at(at).is_near


def is_broken_off(stream: Stream, at: int) -> bool:
    """Whether a numeral is a piece of something longer: a code, a date, a fraction, a time, misread digits."""
    token, before, beyond = (stream.at(at - step) for step in range(3))
    if not token.is_numeral or not token.is_tight:
        return False
    if before.is_word:
        is_joined = before.key in TIMES_WORDS or before.key in MONEY_CUES
        return not (is_joined or is_unspaced(before.text[-1]))
    if not before.is_tight:
        return before.text in ("#", ".")  # `.5tr` is no five million
    is_after_digits = before.text in _JOINS and beyond.is_numeral
    return before.text == "#" or is_after_digits or (before.text in (".", ",") and _is_misread(stream, at - 2))


def _is_misread(stream: Stream, at: int) -> bool:
    word = stream.at(at)
    return word.is_tight and stream.at(at - 1).is_numeral and set(word.text) <= _MISREAD_LETTERS
