"""Decides which passage of a text is most like a quote that does not stand in it, so that a person can correct it."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

from evidence.domain.text.location import Located
from evidence.domain.text.normal import bare
from evidence.domain.text.words import read_words

_LEAST_SHARE: Final = 0.4
_SLACK: Final = 2


def nearest(span: str, source_text: str) -> Located | None:
    """The passage that shares most words with the span, or none when fewer than two in five of its words are there."""
    wanted = Counter(bare(word.text) for word in read_words(span))
    words = read_words(source_text)
    total = wanted.total()
    if not total or not words:
        return None
    hits = [(at, key) for at, key in enumerate(bare(word.text) for word in words) if key in wanted]
    share, first, last = _best_window(hits, wanted, total + _SLACK)
    if share < _LEAST_SHARE * total:
        return None
    return Located(words[first].start, words[last].end)


def _best_window(hits: list[tuple[int, str]], wanted: Counter[str], width: int) -> tuple[int, int, int]:
    window: deque[tuple[int, str]] = deque()
    held: Counter[str] = Counter()
    shared, best = 0, (0, 0, 0)
    for at, key in hits:
        window.append((at, key))
        held[key] += 1
        shared += held[key] <= wanted[key]
        while at - window[0][0] >= width or held[window[0][1]] > wanted[window[0][1]]:
            dropped = window.popleft()[1]
            shared -= held[dropped] <= wanted[dropped]
            held[dropped] -= 1
        if shared > best[0]:
            best = (shared, window[0][0], at)
    return best
