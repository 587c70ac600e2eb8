"""Decides which values of a text are taken back in the same breath, so that only the last one stands (5-values.md)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final, Protocol, TypeVar

from evidence.domain.lexicon import corrections as lexicon
from evidence.domain.text import Phrases, Word, read_words

_TAKES_BACK: Final = Phrases(lexicon.TAKES_BACK)
_BEFORE_MARK: Final = Phrases(lexicon.TAKES_BACK_BEFORE_MARK)
_BETWEEN_MARKS: Final = Phrases(lexicon.TAKES_BACK_BETWEEN_MARKS)
_MARKS: Final = frozenset(",.;…!?-–—")
_MOST_CHARS: Final = 24
_MOST_WORDS: Final = 3
_TAIL: Final = 60


class Value(Protocol):
    """Anything read from a text that knows its place there."""

    @property
    def start(self) -> int:
        """The first code point."""

    @property
    def end(self) -> int:
        """One past the last code point."""


V = TypeVar("V", bound=Value)


class Corrections:
    """The places of one text where something is taken back."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _cues(self) -> tuple[tuple[int, int], ...]:
        return tuple(_cues(self._text, read_words(self._text)))

    def standing(self, values: Sequence[V], read: Callable[[str], Sequence[Value]]) -> tuple[V, ...]:
        """The values, in order, without those that another of their kind replaces; `read` reads that kind."""
        if not (values and self._cues):
            return tuple(values)
        return tuple(value for value in values if not self._is_replaced(value, read))

    def _is_replaced(self, value: Value, read: Callable[[str], Sequence[Value]]) -> bool:
        at = bisect_left(self._cues, (value.end, 0))
        if at == len(self._cues):
            return False
        start, end = self._cues[at]
        if start - value.end > _MOST_CHARS or len(read_words(self._text[value.end : start])) > _MOST_WORDS:
            return False
        tail = self._text[end : end + _TAIL]
        first = next(iter(read(tail)), None)
        return first is not None and all(word.folded in lexicon.FILLERS for word in read_words(tail[: first.start]))


def _cues(text: str, words: Sequence[Word]) -> Iterator[tuple[int, int]]:
    for at in range(len(words)):
        length = _TAKES_BACK.length_at(words, at) or _marked_length(text, words, at)
        if length:
            yield words[at].start, words[at + length - 1].end


def _marked_length(text: str, words: Sequence[Word], at: int) -> int:
    """How many words from here on take back something because marks set them off; 0 when none do."""
    between = _BETWEEN_MARKS.length_at(words, at)
    length = _BEFORE_MARK.length_at(words, at) or between
    if not length or not _has_mark(text, words, at + length):
        return 0
    return 0 if length == between and not _has_mark(text, words, at) else length


def _has_mark(text: str, words: Sequence[Word], at: int) -> bool:
    """Whether a mark stands between the word before this one and this one."""
    if not 0 < at < len(words):
        return False
    return not _MARKS.isdisjoint(text[words[at - 1].end : words[at].start])
