"""Decides which digits are the number of a payment card (3-guards.md, `secret`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import regex

from evidence.domain.lexicon.secrets import NO_CARD

_MANY_DIGITS: Final = regex.compile(r"[0-9](?:[0-9 .\-]{11,}[0-9])")
_ISSUER: Final = r"(?:4[0-9]|5[1-5]|2[2-7]|3[0-9]|6[0-9]|9704)"
# Points stand in prices as well, so that they part a card only where it is printed: groups of four, or 4-6-5.
_CARD: Final = regex.compile(
    rf"(?<![\d.,+\-/\p{{L}}])(?:(?={_ISSUER})(?:[0-9]{{4}}(?:\.[0-9]{{4}}){{2,3}}\.[0-9]{{1,4}}|[0-9]{{4}}\.[0-9]{{6}}\.[0-9]{{5}})"
    rf"|{_ISSUER}[0-9 \-]{{10,24}}[0-9])(?![\d\p{{L}}]|[.,\-][0-9])"
)
_NO_CARD: Final = regex.compile(rf"{NO_CARD}[^\n.;]{{0,30}}$", flags=regex.IGNORECASE)


def cards(text: str) -> Iterator[tuple[int, int, str]]:
    """Card numbers whose check digit is right and that are not called something else, such as an account."""
    if not _MANY_DIGITS.search(text):
        return
    for hit in _CARD.finditer(text):
        digits = [int(c) for c in hit[0] if c.isdigit()]
        if (
            13 <= len(digits) <= 19
            and _luhn(digits)
            and not _NO_CARD.search(text[max(0, hit.start() - 60) : hit.start()])
        ):
            yield hit.start(), hit.end(), "card_number"


def _luhn(digits: list[int]) -> bool:
    doubled = [2 * digit - 9 * (digit > 4) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0
