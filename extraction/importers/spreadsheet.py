"""Decides what a spreadsheet holds: visible sheets, formulas as their values, dates as dates (6-interchange.md)."""

from __future__ import annotations

import math
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, time, timedelta
from itertools import count
from typing import Any, Final
from xml.etree.ElementTree import ParseError

from openpyxl import load_workbook
from openpyxl.utils.exceptions import InvalidFileException
from openpyxl.workbook import Workbook

from evidence.domain.errors import InvalidInput, TooLarge
from extraction.domain.run import Message
from extraction.importers import tables
from extraction.importers.base import Cast, Head, Settled, Source, check_count
from extraction.importers.packing import check_spreadsheet, has_cells
from extraction.importers.report import Log, Why
from extraction.importers.tables import Cell, Row

HINT: Final = "A spreadsheet is an .xlsx file with a header row."

_MOST_COLUMNS: Final = 1_000
_MOST_ROWS: Final = 1_048_576
_BROKEN: Final = (
    InvalidFileException, zipfile.BadZipFile, ParseError, KeyError, ValueError, TypeError, AttributeError, IndexError,
    OverflowError, OSError,
)  # fmt: skip


def recognises(head: Head) -> bool:
    """Never by its text: a spreadsheet is told by its bytes before any text is looked at."""
    return False


def settle(source: Source, log: Log) -> Settled:
    """The order of dates that are written as text."""
    check_spreadsheet(source.file, source.limits)
    if not has_cells(source.file):
        check_count(0, source.limits)
    return tables.settle(_values, source, log)


def messages(source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
    """One message a row, sheet after sheet."""
    return tables.messages(_sheets, source, settled, cast, log)


def _values(source: Source, log: Log) -> Iterable[Iterable[Row]]:
    """The visible sheets alone, without a second look at their formulas."""
    walked = count()
    with _open(source, values=True) as book:
        for sheet in book.worksheets:
            if sheet.sheet_state == "visible":
                sheet.reset_dimensions()
                yield _cells(sheet, walked, log)


def _cells(sheet: Any, walked: Iterator[int], log: Log) -> Iterator[Row]:
    with _readable():
        for number, cells in enumerate(_bounded(sheet, walked), start=1):
            place = f"{sheet.title!r} row {number}"
            yield Row(place, [_cell(cell, place, log) for cell in cells])


def _sheets(source: Source, log: Log) -> Iterable[Iterable[Row]]:
    walked = count()
    with _open(source, values=True) as values, _open(source, values=False) as formulas:
        for sheet in values.worksheets:
            if sheet.sheet_state != "visible":
                log.skip(Why.HIDDEN_SHEET, repr(sheet.title))
                continue
            yield _rows(sheet, formulas[sheet.title], walked, log)


def _rows(sheet: Any, formulas: Any, walked: Iterator[int], log: Log) -> Iterator[Row]:
    for each in (sheet, formulas):
        each.reset_dimensions()
    with _readable():
        for number, (cells, written) in enumerate(
            zip(_bounded(sheet, walked), formulas.iter_rows(), strict=True), start=1
        ):
            place = f"{sheet.title!r} row {number}"
            if cells:
                _note_missing(cells, written, place, log)
            yield Row(place, [_cell(cell, place, log) for cell in cells])


def _bounded(sheet: Any, walked: Iterator[int]) -> Iterator[Any]:
    """The rows; TooLarge where far cells span more than one sheet can hold, since every cell between is walked.

    `walked` counts the rows of the whole file, those that are not written among them.
    """
    for cells in sheet.iter_rows():
        if len(cells) > _MOST_COLUMNS:
            raise _spread(sheet, f"a row of more than {_MOST_COLUMNS:,} cells")
        if next(walked) >= _MOST_ROWS:
            raise _spread(sheet, f"a row beyond {_MOST_ROWS:,}")
        yield cells


def _spread(sheet: Any, what: str) -> TooLarge:
    hint = "Delete what stands far outside the table, or copy the table into a sheet of its own."
    return TooLarge(f"the sheet {sheet.title!r} holds {what}", field="data", hint=hint)


def _note_missing(cells: Iterable[Any], written: Iterable[Any], place: str, log: Log) -> None:
    for cell, formula in zip(cells, written, strict=True):
        if cell.value is None and formula.value is not None:
            log.skip(Why.NO_VALUE, place)


def _cell(cell: Any, place: str, log: Log) -> Cell:
    value = cell.value
    if value is None or isinstance(value, str | datetime | date | time):
        if cell.data_type == "e":
            log.skip(Why.ERROR_VALUE, place)
            return None
        return value
    return _written(value)


def _written(value: object) -> str:
    """A value as a person would write it down: whole numbers without a point, a length of time in hours."""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float) and math.isfinite(value) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    if isinstance(value, timedelta):
        minutes = int(value.total_seconds()) // 60
        return f"{minutes // 60}:{minutes % 60:02d}"
    return str(value)


@contextmanager
def _open(source: Source, *, values: bool) -> Iterator[Workbook]:
    source.file.seek(0)
    with _readable():
        book = load_workbook(source.file, read_only=True, data_only=values, keep_links=False)
    try:
        yield book
    finally:
        book.close()


@contextmanager
def _readable() -> Iterator[None]:
    """Whatever the library stumbles over in a file is the file's fault and is told as such."""
    try:
        yield
    except InvalidInput:
        raise
    except _BROKEN as error:
        raise InvalidInput(
            f"the spreadsheet is broken: {type(error).__name__}",
            field="data",
            hint="Open it in a spreadsheet program, save it as .xlsx again, and send that.",
        ) from error
