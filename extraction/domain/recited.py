"""Decides which stretches of a turn prove nothing: recited memory and the extraction prompt (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Final

import regex

from evidence.domain.text import Source, fold, locate
from extraction.domain.lexicon.recalled import (
    HEADED_BLOCK,
    LABELLED_LINE,
    PROMPT_SENTENCES,
    PROMPT_WORDS,
    TAGGED_BLOCK,
)
from extraction.domain.prompt import own_statements

_FLAGS: Final = regex.IGNORECASE | regex.MULTILINE
_LINES: Final = tuple(regex.compile(pattern, flags=_FLAGS) for pattern in (LABELLED_LINE, HEADED_BLOCK))
_TAG: Final = regex.compile(TAGGED_BLOCK, flags=_FLAGS)
_PROMPT_SENTENCE: Final = regex.compile(PROMPT_SENTENCES, flags=_FLAGS)
_OWN: Final = tuple((statement, fold(statement)) for statement in own_statements())
_HOLLOW: Final = "\ufffc"


class Recital(StrEnum):
    """What a stretch repeats."""

    MEMORY = "recalled memory"
    PROMPT = "the extraction prompt"


def recital(span: str, text: str) -> Recital | None:
    """What the only places of a span in a text repeat, or none when it also stands in words of the speaker's own."""
    if is_prompt(text):
        return Recital.PROMPT
    recalled, prompted = tuple(recalled_stretches(text)), prompt_stretches(text)
    if not (recalled or prompted) or locate(span, _hollowed(text, recalled + prompted)):
        return None
    return Recital.PROMPT if prompted and not locate(span, _hollowed(text, prompted)) else Recital.MEMORY


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


@lru_cache(maxsize=64)
def prompt_stretches(text: str) -> tuple[tuple[int, int], ...]:
    """The stretches that are sentences of the extraction prompt, its examples included, as code point ranges."""
    folded = fold(text)
    held = [statement for statement, sought in _OWN if sought in folded]
    source = Source(text)
    return tuple((place.start, place.end) for statement in held for place in source.occurrences(statement))


def is_prompt(text: str) -> bool:
    """Whether a text holds the extraction prompt: two words of its contract, or its order to extract."""
    return sum(word in text for word in PROMPT_WORDS) > 1 or bool(_PROMPT_SENTENCE.search(text))


def _hollowed(text: str, stretches: tuple[tuple[int, int], ...]) -> str:
    parts, done = [], 0
    for start, end in sorted(stretches):
        parts += [text[done : max(done, start)], _HOLLOW * (end - max(done, start))]
        done = max(done, end)
    return "".join((*parts, text[done:]))
