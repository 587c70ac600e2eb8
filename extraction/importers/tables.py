"""Decides what the rows of a table are: messages with a sender, or items of a list, told by the header's names.

Asked for by 6-interchange.md; CSV files and spreadsheets share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Final

from evidence.domain.errors import InvalidInput
from extraction.domain.run import Actor, ActorKind, Message, Role
from extraction.importers.base import Cast, Settled, Source, check_count, clean_text, zone_of
from extraction.importers.cast import name_key, role_of
from extraction.importers.chats import MARKS
from extraction.importers.headers import HEADERS, LIST_HEADERS, Column
from extraction.importers.report import Log, Why
from extraction.importers.stamps import Ballot, Calendar, read_stamp

Cell = str | datetime | date | time | None

_HEADER_WITHIN: Final = 20
_KNOWN: Final = {name: column for column, names in HEADERS.items() for name in names}
_ROLES: Final = {
    "user": Role.USER,
    "assistant": Role.ASSISTANT,
    "system": Role.SYSTEM,
    "developer": Role.SYSTEM,
    "tool": Role.TOOL,
    "function": Role.TOOL,
}
_KINDS: Final = {Role.USER: ActorKind.PERSON, Role.ASSISTANT: ActorKind.AGENT}
_ARTICLES: Final = {ActorKind.PERSON: "a person", ActorKind.AGENT: "an agent"}


@dataclass(frozen=True, slots=True)
class Row:
    """One row: where it stands, its cells, and whether a delimiter in a text may have torn one of them."""

    place: str
    cells: Sequence[Cell]
    is_delimited: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether no cell holds anything."""
        return not any(as_text(cell) for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Layout:
    """The columns of a table: their headers, and which hold text, sender, time and role; without text, a list."""

    headers: tuple[str, ...]
    columns: Mapping[Column, tuple[int, ...]]

    @property
    def holds_messages(self) -> bool:
        """Whether each row is a message: it has a text, and somebody or some time beside it."""
        return Column.TEXT in self.columns and len(self.columns) > 1


Sheets = Callable[[Source, Log], Iterable[Iterable[Row]]]


def layout_of(cells: Sequence[Cell]) -> Layout | None:
    """The layout that a row of headers makes, or none when it holds a cell without a name or none at all."""
    headers = tuple(as_text(cell) for cell in cells)
    named = [header for header in headers if header]
    if not named or any(not any(character.isalpha() for character in header) for header in named):
        return None
    columns: dict[Column, tuple[int, ...]] = {}
    for at, header in enumerate(headers):
        column = _KNOWN.get(header_key(header))
        if column:
            columns[column] = (*columns.get(column, ()), at)
    return Layout(headers, columns)


def known_headers(cells: Sequence[Cell]) -> int:
    """How many cells are names that headers of messages or of lists have."""
    keys = [header_key(as_text(cell)) for cell in cells]
    return sum(key in _KNOWN or key in LIST_HEADERS for key in keys)


def header_key(header: str) -> str:
    """A header as it is compared."""
    return " ".join(name_key(header).replace("_", " ").strip(" :*#").split())


def settle(sheets: Sheets, source: Source, log: Log) -> Settled:
    """The order of the dates in the columns of times, which every row helps to decide."""
    ballot = Ballot()
    has_times, count = False, 0
    for rows in sheets(source, Log()):
        for layout, row in _laid_out(rows, Log()):
            count = 1
            for cell in _cells(row, layout, Column.TIME) if layout.holds_messages else ():
                has_times = has_times or bool(as_text(cell))
                stamp = read_stamp(f"{as_text(cell)} 00:00") or read_stamp(as_text(cell))
                if stamp and isinstance(cell, str):
                    ballot.add(stamp)
    check_count(count, source.limits)
    zone = zone_of(source.conventions)
    return Settled(
        known=Calendar.of(ballot, source.conventions, log)
        if has_times
        else Calendar(source.conventions.date_order, zone)
    )


def messages(sheets: Sheets, source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
    """One message a row, of somebody where the table says so."""
    reading = _Reading(source, settled.known, cast, log)
    index = 0
    for rows in sheets(source, log):
        for layout, row in _laid_out(rows, log):
            message = reading.message(index, layout, row) if layout.holds_messages else reading.item(index, layout, row)
            if message:
                yield message
                index += 1
    check_count(min(index, 1), source.limits)


@dataclass(frozen=True, slots=True)
class _Reading:
    source: Source
    calendar: Calendar
    cast: Cast
    log: Log

    def message(self, index: int, layout: Layout, row: Row) -> Message | None:
        """The message that a row is; without a sender nobody is guessed."""
        text = "\n".join(filter(None, map(as_text, _cells(row, layout, Column.TEXT)))).translate(MARKS).strip()
        clean_text(text, row.place, self.source.limits)
        role = self._role(row, layout)
        actor = self._actor(row, layout, role)
        if not text:
            self.log.skip(Why.NO_TEXT, row.place)
            return None
        role = role or (role_of(actor) if actor else Role.USER)
        return Message(index, role, text, actor.id if actor else None, self._said_at(row, layout))

    def _actor(self, row: Row, layout: Layout, role: Role | None) -> Actor | None:
        name = " ".join(" ".join(map(as_text, _cells(row, layout, Column.NAME))).translate(MARKS).split())
        if role in _KINDS:
            name = name or role.capitalize()
            self.log.assume(f"{name} is read as {_ARTICLES[_KINDS[role]]} by the role")
            self.cast.declare(actor := Actor(f"{role.value}:{name}", name, _KINDS[role]))
            return actor
        if role is None and name:
            return self.cast.speaker(name, row.place)
        if role is None:
            self.log.assume("rows without a sender are nobody's words")
        return None

    def item(self, index: int, layout: Layout, row: Row) -> Message | None:
        """A row of a list as one passage: each cell behind its header, so that a value keeps its meaning."""
        headers = (*layout.headers, *[""] * (len(row.cells) - len(layout.headers)))
        pairs = zip(headers, row.cells, strict=False)
        parts = [f"{header}: {text}" if header else text for header, cell in pairs if (text := _one_line(cell))]
        self.log.assume("each row is read as one item of a list, every cell behind its header")
        return Message(index, Role.USER, clean_text("\t".join(parts), row.place, self.source.limits))

    def _role(self, row: Row, layout: Layout) -> Role | None:
        raw = "".join(map(as_text, _cells(row, layout, Column.ROLE))).casefold()
        if raw and raw not in _ROLES:
            raise InvalidInput(
                f"{row.place} has a role that is not known", field=row.place, hint=f"Known: {', '.join(_ROLES)}."
            )
        return _ROLES[raw] if raw else None

    def _said_at(self, row: Row, layout: Layout) -> datetime | None:
        cells = [cell for cell in _cells(row, layout, Column.TIME) if as_text(cell)]
        if not cells:
            return None
        moment = moment_of(cells, self.calendar)
        if moment is None:
            self.log.skip(Why.BAD_TIME, row.place)
        return moment


def moment_of(cells: Sequence[Cell], calendar: Calendar) -> datetime | None:
    """The moment that the cells of a row's times name together, or none."""
    text = " ".join(map(as_text, cells))
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        stamp = read_stamp(text) or read_stamp(f"{text} 00:00")
        return calendar.moment(stamp) if stamp else None
    return moment if moment.tzinfo else moment.replace(tzinfo=calendar.zone)


def as_text(cell: Cell) -> str:
    """A cell as text: dates and times in ISO form, a day without a clock as a day."""
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell.strip()
    if isinstance(cell, datetime):
        is_day = cell.time() == time()
        return cell.date().isoformat() if is_day else cell.isoformat(sep=" ", timespec="seconds")
    return cell.isoformat()


def _one_line(cell: Cell) -> str:
    return " ".join(as_text(cell).translate(MARKS).split())


def _cells(row: Row, layout: Layout, column: Column) -> list[Cell]:
    return [row.cells[at] for at in layout.columns.get(column, ()) if at < len(row.cells)]


def _laid_out(rows: Iterable[Row], log: Log) -> Iterator[tuple[Layout, Row]]:
    """Every row that is filled, with the layout of its table; the header is looked for among the first rows."""
    opening: list[Row] = []
    layout = None
    for row in rows:
        if row.is_empty:
            log.skip(Why.EMPTY_ROW, row.place)
        elif layout:
            yield from _checked(layout, row, log)
        else:
            opening.append(row)
            if len(opening) == _HEADER_WITHIN:
                layout, first = _header(opening, log)
                for each in first:
                    yield from _checked(layout, each, log)
    if opening and layout is None:
        layout, first = _header(opening, log)
        for each in first:
            yield from _checked(layout, each, log)


def _header(opening: Sequence[Row], log: Log) -> tuple[Layout, Sequence[Row]]:
    """The layout and the rows below it: the row with the most known names, else the first where all are names."""
    best = max(range(len(opening)), key=lambda at: (known_headers(opening[at].cells), -at))
    if not known_headers(opening[best].cells):
        best = 0
    layout = layout_of(opening[best].cells) if known_headers(opening[best].cells) or len(opening) > 1 else None
    if layout is None:
        log.assume("the table has no header")
        return Layout((), {}), opening
    for row in opening[:best]:
        log.skip(Why.BEFORE_HEADER, row.place)
    return layout, opening[best + 1 :]


def _checked(layout: Layout, row: Row, log: Log) -> Iterator[tuple[Layout, Row]]:
    """The row, unless its text was torn by a delimiter: half of a sentence may say the opposite."""
    if row.is_delimited and layout.holds_messages and any(map(as_text, row.cells[len(layout.headers) :])):
        log.skip(Why.EXTRA_CELLS, row.place)
    else:
        yield layout, row
