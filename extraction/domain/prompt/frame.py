"""Decides how untrusted text stands inside a prompt and cannot end its frame (rule 4 of document 003)."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

import regex

from extraction.domain.lexicon.lookalikes import CONTROL_WORDS, LETTERS, OPENING_BRACKETS, SLASHES

TAG: Final = "conversation"
GUTTER: Final = "| "
REPLACED: Final = "("

_NONCE_LENGTH: Final = 12
# The frame's own tag, what passes for a turn, and what templates of chat models write between turns.
_TAGS: Final = (TAG, "message", "system", "assistant", *CONTROL_WORDS)
_BRACKET: Final = regex.compile(f"[{regex.escape(OPENING_BRACKETS)}]")
_LINE_END: Final = regex.compile(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_PLAIN: Final = {ord(other): plain for plain, others in LETTERS.items() for other in others}
_PASSED_OVER: Final = frozenset("CMZ")


def nonce_of(texts: Iterable[str]) -> str:
    """Twelve hex digits that depend on the texts and stand in none of them."""
    held = "\n".join(texts)
    folded = unicodedata.normalize("NFKC", held).casefold()
    digest = hashlib.sha256(held.encode("utf-8", "surrogatepass")).hexdigest()
    while digest[:_NONCE_LENGTH] in folded:
        digest = hashlib.sha256(digest.encode()).hexdigest()
    return digest[:_NONCE_LENGTH]


def framed(lines: Iterable[str], nonce: str) -> str:
    """Lines between the opening and the closing tag, both with the nonce."""
    return "\n".join((f'<{TAG} id="{nonce}">', *lines, f'</{TAG} id="{nonce}">'))


def guttered(text: str, number: int | None = None) -> list[str]:
    """The lines of an untrusted text, whichever character ends them, each behind the gutter; a number leads the first.

    Nothing the text holds stands before a gutter, so that it can neither end the frame nor number itself.
    """
    first, *others = _LINE_END.split(harmless(text))
    return [f"{number or ''}{GUTTER}{first}", *(GUTTER + line for line in others)]


def one_line(text: str) -> str:
    """An untrusted name on one line, its own markup harmless, control and invisible characters gone."""
    shown = " ".join(" ".join(_LINE_END.split(harmless(text))).split())
    return "".join(char for char in shown if unicodedata.category(char) not in {"Cc", "Cf"}).replace('"', "'")


def harmless(text: str) -> str:
    """The text with the bracket replaced wherever a tag of the frame, or one that passes for it, would begin."""
    return _BRACKET.sub(lambda found: REPLACED if _begins_tag(text, found.end()) else found[0], text)


def _begins_tag(text: str, at: int) -> bool:
    read = ""
    for letter in _significant(text, at):
        read += letter
        if read[0] == "|" or read in _TAGS:
            return True
        if not any(tag.startswith(read) for tag in _TAGS):
            return False
    return False


def _significant(text: str, at: int) -> Iterator[str]:
    """The letters after a place as plain lower case Latin, over slashes, spaces, marks and what cannot be seen."""
    for place in range(at, len(text)):
        for part in unicodedata.normalize("NFKD", text[place]).casefold():
            if part not in SLASHES and unicodedata.category(part)[0] not in _PASSED_OVER:
                yield part.translate(_PLAIN)
