"""Decides where a sentence says one of the meanings that are spelt out as sequences of word classes (document 004).

A meaning is written as slots with the most words that may stand between two of them: `SELF 3 did 0 NOT 2 MAKE 4 WORK`.
A slot is a class, a word in lower case, or several of them joined by `|`. Before a slot `^` asks for the beginning of
the sentence and `<` for that of a clause; `$` after it asks for the end of a phrase. A class or a word is one bit, so
that a slot is a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

import regex

_WORD: Final = regex.compile(r"[^\W_]+(?:'[^\W\d_]+)?")
_CLAUSE: Final = regex.compile(r"[,:;?!(\u2014\u2013-]\s*$")
_BEFORE: Final = 3
_ENDINGS: Final = {"'m": "am", "'re": "are", "'ve": "have", "'ll": "will", "'d": "had", "'s": "is", "n't": "not"}
_STEMS: Final = {"ca": "can", "wo": "will", "sha": "shall", "ai": "am"}
WHOLE: Final = {"cannot": ("can", "not")}
NAMELIKE: Final = "CAP"
_POINTING, _POINTED, _LINKING = "THIS", "IT", "FUNCTION"


Span = tuple[int, int]
_Mark = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Which bits a class, a word and a phrase stand for; phrases are found by their first word."""

    bits: Mapping[str, int]
    words: Mapping[str, int]
    phrases: Mapping[str, tuple[tuple[tuple[str, ...], int], ...]]

    def mask(self, names: Iterable[str]) -> int:
        """The bits of several classes or words."""
        return sum({self.bits[name] for name in names})

    def bits_of(self, mask: int) -> Iterator[int]:
        """The bits of a mask, one by one."""
        while mask:
            yield mask & -mask
            mask &= mask - 1

    def may_be(self, word: str) -> int:
        """The bits that a word can have, wherever it stands."""
        mask = self.words.get(word, 0)
        return mask | self.bits[_POINTED] if mask & self.bits.get(_POINTING, 0) else mask


class _Slot(NamedTuple):
    mask: int
    gap: int
    opens: str
    closes: bool


@dataclass(frozen=True, slots=True)
class Meaning:
    """A sequence of slots, and all their bits together."""

    slots: tuple[_Slot, ...]
    mask: int

    def fits(self, mask: int) -> bool:
        """Whether a sentence with these bits has a word for every slot."""
        return all(slot.mask & mask for slot in self.slots)


@dataclass(frozen=True, slots=True)
class Reading:
    """A sentence as words: where each stands, the bits of each, and in order the words and phrases that mean something.

    A mark is its first word, the word after its last, and its bits.
    """

    text: str
    spans: tuple[Span, ...]
    masks: tuple[int, ...]
    marks: tuple[_Mark, ...]
    mask: int


def vocabulary(classes: Mapping[str, str], literals: Iterable[str]) -> Vocabulary:
    """The vocabulary of classes given as comma separated words and phrases, and of words that stand for themselves."""
    names = dict.fromkeys((*classes, NAMELIKE, *literals))
    bits = {name: 1 << at for at, name in enumerate(names)}
    words = {name: bit for name, bit in bits.items() if name.islower()}
    phrases: dict[str, list[tuple[tuple[str, ...], int]]] = {}
    for name, listed in classes.items():
        for first, *rest in (each.split() for each in listed.split(",") if each.strip()):
            if rest:
                phrases.setdefault(first, []).append(((first, *rest), bits[name]))
            else:
                words[first] = words.get(first, 0) | bits[name]
    return Vocabulary(bits, words, {first: tuple(each) for first, each in phrases.items()})


def spelt_out(lines: str, shorthand: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """The meanings written one a line, each as its parts; a shorthand stands for any of its sequences of slots."""
    for line in lines.splitlines():
        name = next((each for each in line.split() if each in shorthand), None)
        sequences = shorthand[name] if name else ("",)
        yield from (tuple(line.replace(name or "\n", each).split()) for each in sequences if line.strip())


def literals(parts: Iterable[str], classes: Iterable[str]) -> Iterator[str]:
    """The words of a meaning that stand for themselves."""
    names = (name for part in parts if part not in "^<" and not part.isdigit() for name in _names(part))
    return (name for name in names if name not in classes)


def _names(part: str) -> list[str]:
    return part.rstrip("$").split("|")


def meaning(parts: Iterable[str], known: Vocabulary) -> Meaning:
    """The meaning of a line's parts."""
    slots: list[_Slot] = []
    gap, opens = 0, ""
    for part in parts:
        if part.isdigit():
            gap = int(part)
        elif part in "^<":
            opens = part
        else:
            slots.append(_Slot(known.mask(_names(part)), gap, opens, part.endswith("$")))
            gap, opens = 0, ""
    whole = 0
    for slot in slots:
        whole |= slot.mask
    return Meaning(tuple(slots), whole)


def read(sentence: str, known: Vocabulary) -> Reading:
    """The words of a sentence with their bits; contractions are read as the words that they stand for."""
    tokens = list(_words(sentence))
    words = [word for word, _ in tokens]
    masks = [_mask(sentence, words, at, tokens[at][1], known) for at in range(len(words))]
    marks = tuple(mark for at, mask in enumerate(masks) for mark in _marks(words, at, mask, known))
    whole = 0
    for _, _, mask in marks:
        whole |= mask
    return Reading(sentence, tuple(span for _, span in tokens), tuple(masks), marks, whole)


def _words(sentence: str) -> Iterator[tuple[str, Span]]:
    for match in _WORD.finditer(sentence):
        span = match.span()
        for word in spoken(match[0].lower()):
            yield word, span


def spoken(word: str) -> tuple[str, ...]:
    """The words that one written word stands for."""
    if word in WHOLE:
        return WHOLE[word]
    at = word.find("'")
    ending = word[at - 1 :] if word.endswith("n't") else word[at:]
    if at < 1 or ending not in _ENDINGS:
        return (word,)
    stem = word.removesuffix(ending)
    return (_STEMS.get(stem, stem), _ENDINGS[ending])


def _mask(sentence: str, words: list[str], at: int, span: Span, known: Vocabulary) -> int:
    """The bits of one word; `this` alone, and not before a noun, points to what was spoken of."""
    mask = known.words.get(words[at], 0)
    if sentence[span[0]].isupper() and span[1] > span[0] + 1:
        mask |= known.bits[NAMELIKE]
    if mask & known.bits.get(_POINTING, 0):
        after = known.words.get(words[at + 1], 0) if at + 1 < len(words) else known.bits[_LINKING]
        if after & known.bits[_LINKING]:
            mask |= known.bits[_POINTED]
    return mask


def _marks(words: list[str], at: int, mask: int, known: Vocabulary) -> Iterator[_Mark]:
    if mask:
        yield at, at + 1, mask
    for phrase, bit in known.phrases.get(words[at], ()):
        if tuple(words[at : at + len(phrase)]) == phrase:
            yield at, at + len(phrase), bit


def found(reading: Reading, looked_for: Iterable[Meaning], closed: regex.Pattern[str], breaks: int) -> Iterator[Span]:
    """Every place where a meaning ends, with the nearest beginning; linear in the sentence for a given meaning.

    `closed` matches where a phrase ends; no word with a bit of `breaks` may stand between two slots.
    """
    for each in looked_for:
        if each.fits(reading.mask):
            yield from _places(reading, each, closed, breaks)


def _places(reading: Reading, sought: Meaning, closed: regex.Pattern[str], breaks: int) -> Iterator[Span]:
    """Fill the slots from left to right; `reached[n]` knows where the first n + 1 slots end, and where they began."""
    reached: list[dict[int, int]] = [{} for _ in sought.slots]
    last = len(sought.slots) - 1
    for mark in reading.marks:
        at, end, mask = mark
        for number, slot in enumerate(sought.slots if mask & sought.mask else ()):
            if not slot.mask & mask:
                continue
            begun = _joined(reached[number - 1], slot.gap, at, reading, breaks) if number else at
            if begun is not None and _allowed(slot, mark, reading, closed):
                reached[number][end] = begun
                if number == last:
                    yield reading.spans[begun][0], reading.spans[end - 1][1]


def _allowed(slot: _Slot, mark: _Mark, reading: Reading, closed: regex.Pattern[str]) -> bool:
    at, end, _ = mark
    if slot.opens and at:
        start = reading.spans[at][0]
        if slot.opens == "^" or not _CLAUSE.search(reading.text, max(0, start - _BEFORE), start):
            return False
    return not slot.closes or bool(closed.match(reading.text, reading.spans[end - 1][1]))


def _joined(reached: dict[int, int], gap: int, at: int, reading: Reading, breaks: int) -> int | None:
    """Where the sequence began that ends at most `gap` words before, or none; another speaker breaks it."""
    for end in range(at, max(-1, at - gap - 1) if reached else at, -1):
        if end in reached:
            return reached[end]
        if end and reading.masks[end - 1] & breaks:
            return None
    return None
