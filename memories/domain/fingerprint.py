"""Decides when two claims, or two sources, are the same text (3-guards.md, `duplicate` and `upheld_before`)."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from typing import Final

_INVISIBLE: Final = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))
_OPENING: Final = " ,;:…、，；：。"
_CLOSING: Final = " .,;:…、，；：。"


def fingerprint(content: str) -> str:
    """The SHA-256 (hex) of a claim without what does not change its meaning: case, spacing, composition, edge points.

    Negations, numbers, diacritics and symbols always tell two claims apart; a question mark does as well.
    """
    folded = _collapsed(_collapsed(content).casefold())
    trimmed = folded.lstrip(_OPENING).rstrip(_CLOSING)
    return _digest(_without_shout(trimmed) or folded)


def source_fingerprint(texts: Iterable[str]) -> str:
    """The SHA-256 (hex) of cited texts taken together, whatever their order; spacing and composition aside."""
    parts = sorted({_collapsed(text) for text in texts})
    return _digest("".join(f"{len(part)}:{part}" for part in parts))


def _collapsed(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).translate(_INVISIBLE).split())


def _without_shout(text: str) -> str:
    shorter = text.rstrip("!！ ").rstrip(_CLOSING)
    return text if shorter[-1:].isnumeric() else shorter


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
