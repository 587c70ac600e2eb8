"""Decides which stretches of a turn prove nothing: recited memory and the extraction prompt (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final

import regex

from evidence.domain.text import Source, fold
from extraction.domain.lexicon.recalled import (
    AGENT_LINES,
    HEADED_BLOCK,
    LABELLED_LINE,
    PROMPT_SENTENCES,
    PROMPT_WORDS,
    TAGGED_BLOCK,
)
from extraction.domain.prompt import own_statements

_FLAGS: Final = regex.IGNORECASE | regex.MULTILINE
_LINES: Final = tuple(regex.compile(pattern, flags=_FLAGS) for pattern in (LABELLED_LINE, HEADED_BLOCK))
_AGENT: Final = regex.compile(AGENT_LINES, flags=_FLAGS)
_TAG: Final = regex.compile(TAGGED_BLOCK, flags=_FLAGS)
_PROMPT_SENTENCE: Final = regex.compile(PROMPT_SENTENCES, flags=_FLAGS)
_OWN: Final = tuple((statement, fold(statement)) for statement in own_statements())
_HOLLOW: Final = "\ufffc"


class Recital(StrEnum):
    """What a stretch repeats."""

    MEMORY = "recalled memory"
    PROMPT = "the extraction prompt"
    AGENT = "an agent's words that somebody repeats"


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
        if self._unprompted is not None and not self._unprompted.locate(span):
            return Recital.PROMPT
        is_agents = self._unspoken is not None and not self._unspoken.locate(span)
        return Recital.AGENT if is_agents else Recital.MEMORY

    @cached_property
    def _is_prompt(self) -> bool:
        return is_prompt(self._text)

    @cached_property
    def _own_words(self) -> Source | None:
        """The text without what it recalls and repeats of the prompt and of agents; none where it does none of it."""
        stretches = (*recalled_stretches(self._text), *prompt_stretches(self._text), *agent_stretches(self._text))
        return Source(_hollowed(self._text, stretches)) if stretches else None

    @cached_property
    def _unspoken(self) -> Source | None:
        """The text without the agents' words that it repeats; none where it repeats none."""
        stretches = agent_stretches(self._text)
        return Source(_hollowed(self._text, stretches)) if stretches else None

    @cached_property
    def _unprompted(self) -> Source | None:
        """The text without what it repeats of the prompt; none where it repeats nothing of it."""
        stretches = prompt_stretches(self._text)
        return Source(_hollowed(self._text, stretches)) if stretches else None


def agent_stretches(text: str) -> tuple[tuple[int, int], ...]:
    """The stretches that give an agent's words under its label (`assistant: I have ...`), as code point ranges."""
    return tuple(hit.span() for hit in _AGENT.finditer(text))


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
