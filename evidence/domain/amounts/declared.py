"""Decides what amount a proposer declares; what cannot be read proves nothing (3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from math import isfinite
from typing import Any, Final

from evidence.domain.amounts.currencies import currency_after, resolve
from evidence.domain.amounts.drafts import Draft, Setting, read_draft, setting_of
from evidence.domain.amounts.model import Amount
from evidence.domain.amounts.reader import currency_of, is_open_draft
from evidence.domain.context import Conventions
from evidence.domain.lexicon.lists import words
from evidence.domain.lexicon.numbers import SCALES
from evidence.domain.numbers.exact import exactly, plain
from evidence.domain.numbers.folding import fold
from evidence.domain.numbers.tokens import OUTSIDE, Stream, tokenise

_SIGNS: Final = frozenset("+-~≈")
_CLOSERS: Final = frozenset("/(")
_UNIT_SCALES: Final = {**SCALES, "m": 6, "bn": 9, "củ": 6}
_ABOUT: Final = words("khoảng tầm cỡ chừng about around roughly")
_MAX_MAGNITUDE: Final = 10**15


def read_declared_amount(raw: str | int | float | Mapping[str, Any], conventions: Conventions) -> Amount | None:
    """The one amount that a proposer declares: text, a number, or `{"value": .., "unit" or "currency": ..}`; else none.

    Its places are those in the declared text; a number without a currency is one of the default currency.
    """
    with exactly():
        if isinstance(raw, Mapping):
            return _from_mapping(raw, conventions)
        return _from_text(raw, conventions) if isinstance(raw, str) else _from_number(raw, conventions)


def _from_number(raw: object, conventions: Conventions) -> Amount | None:
    value = _decimal(raw)
    if value is None:
        return None
    return Amount(0, len(str(raw)), str(raw), value, conventions.default_currency, is_bare=True)


def _decimal(raw: object) -> Decimal | None:
    if isinstance(raw, bool) or not isinstance(raw, int | float):
        return None
    if not isfinite(raw) or abs(raw) >= _MAX_MAGNITUDE:
        return None
    return plain(abs(Decimal(str(raw))))


def _from_mapping(raw: Mapping[str, Any], conventions: Conventions) -> Amount | None:
    value = raw.get("value", raw.get("amount"))
    units = [raw[key] for key in ("unit", "currency") if raw.get(key) is not None]
    if not all(isinstance(unit, str) for unit in units):
        return None
    unit = " ".join(units)
    if isinstance(value, str):
        return _from_text(f"{value} {unit}".strip(), conventions)
    number = _decimal(value)
    parsed = _unit(unit, conventions)
    if number is None or parsed is None:
        return None
    exponent, currency = parsed
    text = f"{value} {unit}".strip()
    return Amount(0, len(text), text, plain(number.scaleb(exponent)), currency)


def _unit(unit: str, conventions: Conventions) -> tuple[int, str | None] | None:
    """The power of ten and the currency of a unit such as `triệu đồng`; none for what is no money (`m`, `kg`)."""
    stream = tokenise(fold(f"1 {unit}"))
    exponent, at, sign = 0, 1, ""
    while stream.at(at).key in _UNIT_SCALES and stream.at(at).text != "m":
        exponent, at = exponent + _UNIT_SCALES[stream.at(at).key], at + 1
    while at < len(stream.tokens):
        found, width = currency_after(stream, at, None)
        if not width or (sign and sign != found):
            return None
        sign, at = found, at + width
    return exponent, resolve(sign, conventions.default_currency) if sign else conventions.default_currency


def _from_text(raw: str, conventions: Conventions) -> Amount | None:
    setting = setting_of(tokenise(fold(raw)), conventions)
    at = next(
        (at for at, token in enumerate(setting.stream.tokens) if token.text not in _SIGNS and token.key not in _ABOUT),
        0,
    )
    draft = _first_draft(setting, at)
    if (
        draft is None
        or draft.value is None
        or is_open_draft(setting, draft)
        or not _is_whole(setting.stream, draft, at)
    ):
        return None
    start, end = setting.stream.place(draft.first, draft.end)
    is_bare = not (draft.sign or draft.quantity.scales)
    return Amount(start, end, raw[start:end], plain(draft.value), currency_of(setting, draft), is_bare)


def _first_draft(setting: Setting, at: int) -> Draft | None:
    """The draft at a token, or after the currency that stands there (`USD 8,240`, `US$5`, `Rs. 500`)."""
    for start in range(at, min(at + 3, len(setting.stream.tokens))):
        draft = read_draft(setting, start)
        if draft is not None:
            return draft
    return None


def _is_whole(stream: Stream, draft: Draft, at: int) -> bool:
    """Whether nothing but the amount stands there; a unit that it is paid for may follow (`165k/m2`)."""
    follower = stream.at(draft.end)
    return draft.first == at and (follower is OUTSIDE or follower.text in _CLOSERS)
