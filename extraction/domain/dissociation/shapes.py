"""Decides whether a text disowns the agent's own work or continuity, and in which of five families (document 004)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import regex

from extraction.domain.dissociation.excused import Place, is_excused
from extraction.domain.dissociation.family import Family
from extraction.domain.dissociation.languages import Heard, hear, said
from extraction.domain.lexicon.dissociation_excuses import DESCRIPTIVE_TYPES
from extraction.domain.plain import PlainText, asserted, is_plain

_SENTENCE: Final = regex.compile(r"[^.!?。！？\n]+(?:\.(?=\w)[^.!?。！？\n]*)*[.!?。！？…]*")
_REACH: Final = 400


@dataclass(frozen=True, slots=True)
class Shape:
    """One asserted match: its family and where it stands in the text, in code points."""

    family: Family
    start: int
    end: int


def is_descriptive(knowledge_type: str | None) -> bool:
    """Whether a knowledge type only records what was seen; any other, an unknown one and none are judged by text."""
    return (knowledge_type or "").strip().casefold() in DESCRIPTIVE_TYPES


def dissociation_shape(text: str, knowledge_type: str | None = None) -> Shape | None:
    """The first asserted shape of dissociation in a text, or none; linear in its length."""
    return next(dissociation_shapes(text, knowledge_type), None)


def dissociation_shapes(text: str, knowledge_type: str | None = None) -> Iterator[Shape]:
    """Every asserted shape, sentence by sentence; none at all for a descriptive knowledge type."""
    if is_descriptive(knowledge_type):
        return
    heard = hear(text) if is_plain(text) else None
    if heard and not heard.is_any():
        return
    plain = asserted(text)
    if heard is None or plain.text != text:
        heard = hear(plain.text)
    if not heard.is_any():
        return
    spans = [match.span() for match in _SENTENCE.finditer(plain.text)]
    for index in range(len(spans)):
        yield from _in_sentence(plain, spans, index, heard)


def _in_sentence(plain: PlainText, spans: list[tuple[int, int]], index: int, whole: Heard) -> Iterator[Shape]:
    begun, ended = _trimmed(plain.text, spans[index])
    sentence = plain.text[begun:ended]
    before = plain.text[slice(*spans[index - 1])][-_REACH:] if index else ""
    after = plain.text[slice(*_trimmed(plain.text, spans[index + 1]))][:_REACH] if index + 1 < len(spans) else ""
    with_next = plain.text[begun : spans[index + 1][1]] if after else sentence
    heard = whole if with_next == whole.text else hear(with_next)
    for family, start, end in said(sentence, heard):
        if start < len(sentence) and not is_excused(_place(family, sentence, (start, end), before, after)):
            yield Shape(family, *plain.original(begun + start, begun + end))


def _place(family: Family, sentence: str, found_at: tuple[int, int], before: str, after: str) -> Place:
    """A match with as much of its sentence on each side as may excuse it."""
    start, end = found_at
    left = max(0, start - _REACH)
    return Place(family, sentence[left : end + _REACH], start - left, end - left, before, after)


def _trimmed(text: str, span: tuple[int, int]) -> tuple[int, int]:
    start, end = span
    return start + len(text[start:end]) - len(text[start:end].lstrip(" -*•\t")), end
