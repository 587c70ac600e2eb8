"""Decides which characters pass for the brackets and letters of a prompt's own markup (3-guards.md, untrusted text)."""

from __future__ import annotations

from typing import Final

OPENING_BRACKETS: Final = "<＜‹﹤〈⟨〈˂ᐸ❮❰≺⧼«《⟪⋖◁◂"
SLASHES: Final = "/\\／＼∕⁄⧸╱"
# What chat templates write after a bracket; `<|` begins most of them and is seen by itself.
CONTROL_WORDS: Final = ("start_of_turn", "end_of_turn", "s>", "sys>", "inst>", "bos>", "eos>")
# Letters of other scripts by the Latin letter that they look like.
LETTERS: Final = {
    "a": "ᴀаαɑ",
    "c": "сϲⅽᴄ",
    "e": "ᴇеєҽε",
    "g": "ɢɡց",
    "i": "ɪіιıɩ",
    "m": "ᴍмⅿ",
    "n": "ɴпոռ",
    "o": "ᴏоοօσ",
    "r": "ʀгᴦ",
    "s": "ѕꜱ",
    "t": "ᴛтτ",
    "v": "νѵᴠ",
}
