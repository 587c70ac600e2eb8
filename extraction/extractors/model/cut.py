"""Decides what of an answer that was cut off by the token limit is whole (no silent truncation, document 003)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import regex

from extraction.domain.schema.parsing import without_repeats

LIST: Final = "memories"
_OPENING: Final = regex.compile(r"[\s\ufeff]*(?:```[a-zA-Z0-9]*[ \t]*\n\s*)?\{")
_SPACE: Final = regex.compile(r"\s*")
_DECODER: Final = json.JSONDecoder(object_pairs_hook=without_repeats)


def whole_part(text: str) -> dict[str, Any]:
    """The members of a cut answer that are whole, and of its list of memories the items that are.

    Whatever follows the first place that is no JSON is left out, so that nothing is read into half an item.
    """
    read: dict[str, Any] = {LIST: []}
    try:
        for key, value in _Scanner(text).pieces():
            if key == LIST:
                read[LIST].append(value)
            else:
                read[key] = value
    except _Ended:
        return read
    return read


class _Ended(Exception):
    """The text ends here, or goes on in a way that JSON does not."""


@dataclass
class _Scanner:
    """A place in a text that moves on over what is whole."""

    text: str
    at: int = 0

    def pieces(self) -> Iterator[tuple[str, Any]]:
        """Each member of the object, and each item of its list of memories, as soon as it is whole."""
        opening = _OPENING.match(self.text)
        if opening is None:
            raise _Ended
        self.at = opening.end()
        seen: set[str] = set()
        while True:
            key = self._key(seen)
            if key == LIST:
                yield from ((key, item) for item in self._items())
            else:
                yield key, self._value()
            self._mark(",")

    def _key(self, seen: set[str]) -> str:
        key = self._value()
        if not isinstance(key, str) or key in seen:
            raise _Ended
        seen.add(key)
        self._mark(":")
        return key

    def _items(self) -> Iterator[Any]:
        self._mark("[")
        while self._next() != "]":
            item = self._value()
            # An object is whole with its brace; the digits of a number may go on.
            if isinstance(item, dict) or self._next() in {",", "]"}:
                yield item
            if self._next() != "]":
                self._mark(",")
        self._mark("]")

    def _value(self) -> Any:
        self._next()
        try:
            value, self.at = _DECODER.raw_decode(self.text, self.at)
        except (ValueError, RecursionError):
            raise _Ended from None
        return value

    def _mark(self, mark: str) -> None:
        if self._next() != mark:
            raise _Ended
        self.at += 1

    def _next(self) -> str:
        space = _SPACE.match(self.text, self.at)
        self.at = space.end() if space else self.at
        return self.text[self.at : self.at + 1]
