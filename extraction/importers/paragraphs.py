"""Decides what a plain text holds: one document without speakers, one passage a paragraph (6-interchange.md).

A span stays inside one passage, so that no quote bridges two paragraphs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import regex

from extraction.domain.run import Message, Role
from extraction.importers.base import Cast, Head, Limits, Settled, Source, check_count, clean_text
from extraction.importers.lines import lines
from extraction.importers.report import Log

HINT: Final = "A plain text has words, and an empty line between its paragraphs."

_CONTROL: Final = regex.compile(r"[\x01-\x08\x0e-\x1f\x7f]")
_WORD: Final = regex.compile(r"\p{L}{2}|\p{Lo}")


def recognises(head: Head) -> bool:
    """Whether there are words and no control characters."""
    return bool(_WORD.search(head.text)) and not _CONTROL.search(head.text)


def settle(source: Source, log: Log) -> Settled:
    """Nothing needs to be known first; that nobody speaks is written down."""
    log.assume("the text names no speakers, so that nothing personal can be kept from it")
    return Settled()


def messages(source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
    """One message a paragraph, with its lines as they stand."""
    index = 0
    for number, text in _paragraphs(source):
        yield Message(index, Role.USER, clean_text(text, f"line {number}", source.limits))
        index += 1
    check_count(min(index, 1), source.limits)


def _paragraphs(source: Source) -> Iterator[tuple[int, str]]:
    rows: list[str] = []
    start, size = 0, 0
    for number, row in enumerate(lines(source), start=1):
        if row.strip():
            start, size = (start, size + len(row)) if rows else (number, len(row))
            rows.append(row.rstrip())
            _bounded(rows, size, start, source.limits)
        elif rows:
            yield start, "\n".join(rows)
            rows = []
    if rows:
        yield start, "\n".join(rows)


def _bounded(rows: list[str], size: int, start: int, limits: Limits) -> None:
    if size > limits.message_bytes:
        clean_text("\n".join(rows), f"line {start}", limits)
