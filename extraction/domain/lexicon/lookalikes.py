"""Decides which characters pass for the brackets and letters of a prompt's own markup (3-guards.md, untrusted text)."""

from __future__ import annotations

from typing import Final

OPENING_BRACKETS: Final = "<＜‹﹤〈⟨〈˂ᐸ❮❰≺⧼«《⟪⋖◁◂"
SLASHES: Final = "/\\／＼∕⁄⧸╱"
# Letters of other scripts by the Latin letter that they look like.
LETTERS: Final = {
    "a": "аαɑ",
    "c": "сϲⅽᴄ",
    "e": "еєҽε",
    "g": "ɡց",
    "i": "іιıɩ",
    "m": "мⅿ",
    "n": "пոռ",
    "o": "оοօσ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτ",
    "v": "νѵᴠ",
}
