"""Decides what of a text is hidden, and refuses an identifier that holds a credential (3-guards.md, `secret`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from evidence.domain.errors import InvalidInput
from evidence.domain.secrets.cards import cards
from evidence.domain.secrets.reading import read
from evidence.domain.secrets.tokens import keys, known_tokens
from evidence.domain.secrets.words import given_in_words

Hit = tuple[int, int, str]

MASK: Final = "\u2588"
_MASKED: Final = MASK * 4
_READERS: Final[tuple[Callable[[str], Iterator[Hit]], ...]] = (keys, given_in_words, cards, known_tokens)


def find(text: str) -> tuple[Hit, ...]:
    """The credentials in a text as (start, end, kind), in order and apart; offsets are code points.

    What one credential hides from sight, such as a card number right behind a code, is found as well.
    """
    hits: list[Hit] = []
    hidden = text
    while (further := _hidden(hidden, found := _found(hidden))) != hidden:
        hits, hidden = _apart([*hits, *found]), further
    return tuple(hits)


def mask(text: str) -> str:
    """The same text with every credential hidden by as many mask characters, so that offsets hold."""
    return _hidden(text, find(text))


def _found(text: str) -> list[Hit]:
    reading = read(text)
    hits = [hit for reader in _READERS for hit in reader(reading.text) if hit[0] < hit[1]]
    return [(*reading.original(start, end), kind) for start, end, kind in _apart(hits)]


def _apart(hits: list[Hit]) -> list[Hit]:
    """The hits in order, those that overlap as one of the first one's kind."""
    merged: list[Hit] = []
    for start, end, kind in sorted(hits):
        if merged and start < merged[-1][1]:
            first, last, known = merged[-1]
            merged[-1] = (first, max(last, end), known)
        else:
            merged.append((start, end, kind))
    return merged


def _hidden(text: str, hits: Iterable[Hit]) -> str:
    parts, done = [], 0
    for start, end, _ in hits:
        parts += [text[done:start], MASK * (end - start)]
        done = end
    return "".join((*parts, text[done:]))


def mask_all(value: Any) -> Any:
    """Plain data with every credential in its texts and keys hidden, times in ISO 8601; keys stay apart."""
    if isinstance(value, str):
        return mask(value)
    if isinstance(value, Mapping):
        return _masked_keys(value)
    if isinstance(value, list | tuple):
        return [mask_all(inner) for inner in value]
    return value.isoformat() if isinstance(value, datetime) else value


def is_masked(text: str) -> bool:
    """Whether a credential was hidden in a text before."""
    return _MASKED in text


def refuse(text: str, field: str) -> None:
    """InvalidInput when an identifier holds a credential: hiding it would make two of them one."""
    if find(text):
        raise InvalidInput(
            f"The {field} holds what looks like a credential.",
            code="secret",
            field=field,
            hint="Use another identifier: one is not masked, since two would become one.",
        )


def _masked_keys(value: Mapping[Any, Any]) -> dict[str, Any]:
    masked: dict[str, Any] = {}
    for key, inner in value.items():
        name = mask(str(key))
        while name in masked:
            name += MASK
        masked[name] = mask_all(inner)
    return masked
