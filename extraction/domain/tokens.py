"""Decides what an enumerated word in model output means: the one reader of tags and registers (3-guards.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import regex

from extraction.domain.lexicon import tokens as words
from memories.domain.taxonomy import Grounding, Register

_LONGEST_TOKEN: Final = 200
_INVISIBLE: Final = regex.compile(r"[\p{Cf}\p{Cc}\p{Variation_Selector}]")
_APOSTROPHES: Final = str.maketrans(dict.fromkeys("’‘ʼ`´", "'"))
_SEGMENT: Final = regex.compile(r"[^()\[\]{}<>:;,.!?=\u2013\u2014\n、。（）「」]+")
_WORD: Final = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}ー]+|[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Vocabulary(Generic[T]):
    """The phrases of each value as word tuples, what each means when negated, and the value that wins."""

    phrases: Mapping[tuple[str, ...], T]
    opposites: Mapping[T, T]
    longest: int
    winner: T | None = None

    @classmethod
    def of(
        cls, synonyms: Mapping[T, Iterable[str]], opposites: Mapping[T, T], winner: T | None = None
    ) -> Vocabulary[T]:
        """Build one from written phrases; the first value that lists a phrase keeps it."""
        phrases: dict[tuple[str, ...], T] = {}
        for value, written in synonyms.items():
            for phrase in written:
                phrases.setdefault(tuple(_words(_plain(phrase))), value)
        return cls(phrases, dict(opposites), max(map(len, phrases)), winner)


def read_token(raw: object, vocabulary: Vocabulary[T]) -> T | None:
    """The one value that a token names, by word and aware of negation; none when it names no value or several.

    Words that disagree are settled by the first segment (what stands before a bracket, a comma, a colon or a dash).
    """
    if not isinstance(raw, str) or len(raw) > _LONGEST_TOKEN:
        return None
    text = _plain(raw)
    named = set(_values(text, vocabulary))
    if vocabulary.winner in named:
        return vocabulary.winner
    if len(named) > 1:
        first = _SEGMENT.search(text.replace(" - ", "\n"))
        named = set(_values(first[0], vocabulary)) if first else set()
    return named.pop() if len(named) == 1 else None


def read_grounding(raw: object) -> tuple[Grounding, bool]:
    """The grounding a tag names and whether it named one; anything else is real and untagged."""
    value = read_token(raw, _GROUNDING)
    return (Grounding.REAL, False) if value is None else (value, True)


def read_register(raw: object) -> tuple[Register, bool]:
    """The register a value names and whether it named one; anything else is mixed and unasserted."""
    value = read_token(raw, _REGISTER)
    return (Register.MIXED, False) if value is None else (value, True)


def stricter_register(first: Register, second: Register) -> Register:
    """Of two registers given for one run the one that lets less through."""
    return max(first, second, key=_STRICTNESS.index)


def _plain(raw: str) -> str:
    text = unicodedata.normalize("NFKC", raw).translate(_APOSTROPHES)
    return _INVISIBLE.sub("", text).casefold()


def _words(text: str) -> list[str]:
    return _WORD.findall(text)


def _values(text: str, vocabulary: Vocabulary[T]) -> Iterator[T]:
    found = _words(text)
    at = 0
    while at < len(found):
        hit = _phrase_at(found, at, vocabulary) or _inside(found[at], vocabulary)
        if hit is None:
            at += 1
            continue
        value, length, tail_negates = hit
        meant = vocabulary.opposites.get(value) if tail_negates != _negated(found, at) else value
        if meant is not None:
            yield meant
        at += length


def _phrase_at(found: list[str], at: int, vocabulary: Vocabulary[T]) -> tuple[T, int, bool] | None:
    for length in range(min(vocabulary.longest, len(found) - at), 0, -1):
        value = vocabulary.phrases.get(tuple(found[at : at + length]))
        if value is not None:
            return value, length, False
    return None


def _inside(word: str, vocabulary: Vocabulary[T]) -> tuple[T, int, bool] | None:
    """A phrase inside a run of a script that writes no spaces, with a negation that follows it there."""
    if word[0] < "\u2e80":
        return None
    for phrase, value in vocabulary.phrases.items():
        if len(phrase) == 1 and phrase[0][0] >= "\u2e80" and phrase[0] in word:
            return value, 1, any(phrase[0] + tail in word for tail in words.NEGATING_TAILS)
    return None


def _negated(found: list[str], at: int) -> bool:
    before = at - 1
    while before >= 0 and found[before] in words.NEGATION_FILLERS:
        before -= 1
    return before >= 0 and found[before] in words.NEGATORS


_GROUNDING: Final = Vocabulary.of(
    {Grounding.CONSTRUCTED: words.CONSTRUCTED_WORDS, Grounding.REAL: words.REAL_WORDS},
    {Grounding.REAL: Grounding.CONSTRUCTED, Grounding.CONSTRUCTED: Grounding.REAL},
)
_REGISTER: Final = Vocabulary.of(
    {Register.MIXED: words.MIXED_WORDS, Register.FICTION: words.FICTION_WORDS, Register.REAL: words.REAL_WORDS},
    {Register.FICTION: Register.REAL, Register.REAL: Register.FICTION},
    winner=Register.MIXED,
)
_STRICTNESS: Final = (Register.REAL, Register.MIXED, Register.FICTION)
