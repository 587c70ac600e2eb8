"""Decides how a text reads once quotations, spelling variants and layout are taken away (3-guards.md, dissociation)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import regex

from extraction.domain.lexicon.dissociation_spelling import FIXED, WORDS
from extraction.domain.lexicon.dissociation_words import NAMES
from extraction.domain.quoted import blank, quoted_stretches

_PIECE: Final = regex.compile(r"(?P<as_is>[A-Za-z0-9,.;:!?'()/-]+(?: [A-Za-z0-9,.;:!?'()/-]+)*(?![\p{M}\p{Cf}]))|\X")
_APOSTROPHES: Final = str.maketrans(dict.fromkeys("’‘ʼ`´＇", "'"))
_PARAGRAPH: Final = regex.compile(r"\n[ \t]*(?:\n|[-*•#]|\d+[.)])")
_WORD: Final = regex.compile(r"(?<![\p{L}\p{M}'])[a-z]+(?:'[a-z]+)?(?![\p{L}\p{M}])", regex.IGNORECASE)
_ONE_WORD: Final = regex.compile(r"[\"'“”‘’«»„‹›＂]\s*[\p{L}\p{M}\p{N}-]+\s*[\"'“”‘’«»„‹›＂]")
_I_AM: Final = regex.compile(rf"\b(?:i am|i'm|i m|im|as) ({NAMES})\b", regex.IGNORECASE)
_VERB_AHEAD: Final = (
    r"(?= (?:has|had|have|did|does|do|was|wrote|never|made|built|knows?|knew|carries|carried|starts?|started|can|cannot"
    r"|will|takes?|lacks?)\b)"
)
_TO_READ: Final = re.compile(r"[^\w ,.;:!?()/%$€+&@#='\-]|  |'(?!\w)|(?<!\w)'")
_SHORTEST: Final = 5


@dataclass(frozen=True, slots=True)
class PlainText:
    """A text as it is asserted, and for each of its characters the place in the original it came from."""

    text: str
    places: tuple[int, ...]
    length: int

    def original(self, start: int, end: int) -> tuple[int, int]:
        """The range of the original, in code points, that `text[start:end]` was read from."""
        first = self.places[start] if start < len(self.places) else self.length
        return first, (self.places[end] if end < len(self.places) else self.length)


def is_plain(text: str) -> bool:
    """Whether a text reads as it stands, so that `asserted` would at most mend words and names in it."""
    return not _TO_READ.search(text) and (text.isascii() or unicodedata.is_normalized("NFKC", text))


def asserted(text: str) -> PlainText:
    """The text without what it only quotes, in compatibility forms, with straight apostrophes and single spaces.

    Misspellings by one letter are mended where the word matters, and a name that the text gives to "I" is read as "I".
    A quotation of a single word stays, since a scare quote does not make a claim a quotation.
    """
    if is_plain(text):
        return _in_first_person(_respelt(PlainText(text, tuple(range(len(text))), len(text))))
    mentioned = tuple(stretch for stretch in quoted_stretches(text) if not _ONE_WORD.fullmatch(text, *stretch))
    return _in_first_person(_respelt(_squeezed(blank(text, mentioned))))


def _squeezed(text: str) -> PlainText:
    chars: list[str] = []
    places: list[int] = []
    for match in _PIECE.finditer(text):
        start, end = match.span()
        if match["as_is"]:
            chars.append(match[0])
            places += range(start, end)
            continue
        for char in _read(match[0], text, start):
            if char == " " and chars and chars[-1][-1] in " \n":
                continue
            chars.append(char)
            places.append(start)
    return PlainText("".join(chars), tuple(places), len(text))


def _read(cluster: str, text: str, at: int) -> str:
    if "\n" in cluster:
        return "\n" if _PARAGRAPH.match(text, at + len(cluster) - 1) else " "
    if cluster.isspace() or cluster in '*"“”«»„＂':
        return " "
    plain = unicodedata.normalize("NFKC", cluster).translate(_APOSTROPHES)
    return "".join(char for char in plain if unicodedata.category(char) != "Cf")


def _respelt(plain: PlainText) -> PlainText:
    words = ((match, mended(match[0].lower())) for match in _WORD.finditer(plain.text))
    return _replaced(plain, ((*match.span(), meant) for match, meant in words if meant))


def _in_first_person(plain: PlainText) -> PlainText:
    """Where the text says "I am" and a name, that name as a subject is read as "I"."""
    named = _I_AM.search(plain.text)
    if named is None:
        return plain
    subject = regex.compile(rf"\b{regex.escape(named[1])}{_VERB_AHEAD}", regex.IGNORECASE)
    return _replaced(plain, ((*match.span(), "I") for match in subject.finditer(plain.text)))


def _replaced(plain: PlainText, changes: Iterable[tuple[int, int, str]]) -> PlainText:
    changes = tuple(changes)
    if not changes:
        return plain
    parts: list[str] = []
    places: list[int] = []
    at = 0
    for start, end, mended in changes:
        parts += [plain.text[at:start], mended]
        places += plain.places[at:start]
        places += [plain.places[min(start + offset, end - 1)] for offset in range(len(mended))]
        at = end
    return PlainText("".join((*parts, plain.text[at:])), (*places, *plain.places[at:]), plain.length)


def _without_one(word: str) -> set[str]:
    """The word without one of its inner letters; the last is left, since endings make other words."""
    return {word[:at] + word[at + 1 :] for at in range(1, len(word) - 1)} - {word}


_KNOWN: Final = frozenset(WORDS)
_NEAR_KNOWN: Final = {(word[0], len(word) + more) for word in WORDS for more in (-1, 0, 1)}
_SHORTENED: Final = {short: word for word in WORDS for short in _without_one(word)}


@lru_cache(maxsize=4096)
def mended(word: str) -> str | None:
    """The word meant, or none when this one is spelt right or is another word; the first letter must agree."""
    if word in FIXED:
        return FIXED[word]
    if len(word) < _SHORTEST or word in _KNOWN or (word[0], len(word)) not in _NEAR_KNOWN:
        return None
    missing = _SHORTENED.get(word)
    meant = missing or _shortened(word) or _swapped(word)
    return meant if meant and meant[0] == word[0] else None


def _shortened(word: str) -> str | None:
    return next((short for short in _without_one(word) if short in _KNOWN and word[-1] != word[-2]), None)


def _swapped(word: str) -> str | None:
    pairs = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return next((pair for pair in pairs if pair in _KNOWN), None)
