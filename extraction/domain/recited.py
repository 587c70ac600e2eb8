"""Decides which stretches of a turn prove nothing: recited memory and the extraction prompt (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property
from typing import Final

import regex

from evidence.domain.text import Source
from extraction.domain.lexicon.recalled import (
    HEADED_BLOCK,
    LABELLED_LINE,
    PROMPT_SENTENCES,
    PROMPT_WORDS,
    TAGGED_BLOCK,
)

_FLAGS: Final = regex.IGNORECASE | regex.MULTILINE
_LINES: Final = tuple(regex.compile(pattern, flags=_FLAGS) for pattern in (LABELLED_LINE, HEADED_BLOCK))
_TAG: Final = regex.compile(TAGGED_BLOCK, flags=_FLAGS)
_PROMPT_SENTENCE: Final = regex.compile(PROMPT_SENTENCES, flags=_FLAGS)
_HOLLOW: Final = "\ufffc"


class Recital(StrEnum):
    """What a stretch repeats."""

    MEMORY = "recalled memory"
    PROMPT = "the extraction prompt"


class Recited:
    """What one text repeats; it is read once, however many spans are cut from it."""

    def __init__(self, text: str) -> None:
        self._text = text

    def recital(self, span: str) -> Recital | None:
        """What the only places of a span repeat, or none when it also stands in words of the speaker's own."""
        if self._is_prompt:
            return Recital.PROMPT
        if self._own_words is None or self._own_words.locate(span):
            return None
        return Recital.MEMORY

    @cached_property
    def _is_prompt(self) -> bool:
        return is_prompt(self._text)

    @cached_property
    def _own_words(self) -> Source | None:
        """The text without what it recalls; none where it recalls nothing."""
        stretches = tuple(recalled_stretches(self._text))
        return Source(_hollowed(self._text, stretches)) if stretches else None


def recalled_stretches(text: str) -> Iterator[tuple[int, int]]:
    """The stretches of recalled memory as code point ranges: labelled lines, tagged blocks, blocks under a heading."""
    for pattern in _LINES:
        yield from (hit.span() for hit in pattern.finditer(text))
    folded = text.lower() if text.isascii() else text
    end = 0
    for tag in _TAG.finditer(text):
        if tag.start() >= end:
            closed = folded.find(f"</{tag['tag'].lower()}", tag.end())
            end = len(text) if closed < 0 else closed
            yield tag.start(), end


def is_prompt(text: str) -> bool:
    """Whether a text holds the extraction prompt: two words of its contract, or its order to extract."""
    return sum(word in text for word in PROMPT_WORDS) > 1 or bool(_PROMPT_SENTENCE.search(text))


def _hollowed(text: str, stretches: tuple[tuple[int, int], ...]) -> str:
    parts, done = [], 0
    for start, end in sorted(stretches):
        parts += [text[done : max(done, start)], _HOLLOW * (end - max(done, start))]
        done = max(done, end)
    return "".join((*parts, text[done:]))
