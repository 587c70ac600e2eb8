"""Decides what a CSV file holds: its delimiter, and rows that are messages or items of a list (6-interchange.md)."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from evidence.domain.errors import InvalidInput
from extraction.domain.run import Message
from extraction.importers import tables
from extraction.importers.base import Cast, Head, Settled, Source
from extraction.importers.lines import lines, read_head
from extraction.importers.report import Log
from extraction.importers.tables import Row, known_headers

HINT: Final = "A table has a header, and a comma, a semicolon or a tab between its cells."

_DELIMITERS: Final = "\t;,"
_LOOKED_AT: Final = 50
_ENOUGH_ROWS: Final = 3


def recognises(head: Head) -> bool:
    """Whether a delimiter gives rows of one length under known names, or three cells and more without any exception."""
    return _delimiter(head) is not None


def settle(source: Source, log: Log) -> Settled:
    """The order of dates in the file."""
    return tables.settle(_sheets, source, log)


def messages(source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
    """One message a row."""
    return tables.messages(_sheets, source, settled, cast, log)


def _sheets(source: Source, _: Log) -> Iterable[Iterable[Row]]:
    yield _rows(source)


def _rows(source: Source) -> Iterator[Row]:
    head = read_head(source.file)
    reader = csv.reader((f"{line}\n" for line in lines(source)), delimiter=_delimiter(head) or _likeliest(head))
    start = 1
    try:
        for cells in reader:
            yield Row(f"line {start}", cells, is_delimited=True)
            start = reader.line_num + 1
    except csv.Error as error:
        raise InvalidInput(
            f"the row that begins at line {start} cannot be read: {error}",
            field=f"line {start}",
            hint="A cell may hold 131,072 characters, and a quotation mark that opens it must close it.",
        ) from None


def _delimiter(head: Head) -> str | None:
    for delimiter in _DELIMITERS:
        rows = [cells for cells in _parsed(head, delimiter) if any(cell.strip() for cell in cells)]
        if _is_table(rows, delimiter):
            return delimiter
    return None


def _is_table(rows: Sequence[list[str]], delimiter: str) -> bool:
    """A text with commas has rows of many lengths; a list without known names is believed only when all rows agree."""
    lengths = {len(row) for row in rows}
    if len(rows) < 2 or max(lengths) < 2:
        return False
    known = max(known_headers(row) for row in rows[:5])
    if known >= 2:
        return True
    fewest = 2 if delimiter == "\t" else _ENOUGH_ROWS
    return len(rows) >= _ENOUGH_ROWS and len(lengths) == 1 and max(lengths) >= fewest and delimiter != ","


def _likeliest(head: Head) -> str:
    return max(_DELIMITERS, key=head.text.count)


def _parsed(head: Head, delimiter: str) -> list[list[str]]:
    try:
        return list(csv.reader((f"{row}\n" for row in head.whole_rows[:_LOOKED_AT]), delimiter=delimiter))
    except csv.Error:
        return []
