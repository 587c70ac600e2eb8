"""Decides which format a file is in and reads it, run by run, with one report (6-interchange.md).

Adding a format edits only `IMPORTERS`, which are tried in this order.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import BinaryIO, Final

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput, TooLarge
from extraction.importers import delimited, messages, paragraphs, spreadsheet, transcript, whatsapp, zalo
from extraction.importers.base import Conversation, Importer, Limits, Settled, Source, check_count
from extraction.importers.cast import Actors
from extraction.importers.lines import read_head
from extraction.importers.packing import is_spreadsheet
from extraction.importers.parts import split
from extraction.importers.report import Log, Report

__all__ = [
    "AUTO",
    "IMPORTERS",
    "Conversation",
    "File",
    "Importer",
    "Limits",
    "Report",
    "open_file",
    "read_conversation",
]

AUTO: Final = "auto"
IMPORTERS: Final[dict[str, Importer]] = {
    "messages": messages,
    "whatsapp": whatsapp,
    "zalo": zalo,
    "transcript": transcript,
    "csv": delimited,
    "xlsx": spreadsheet,
    "text": paragraphs,
}
_SPREADSHEET: Final = "xlsx"


@dataclass(frozen=True, slots=True)
class File:
    """A file that was read once to its end, so that nothing in it is a surprise any more, with the report of it."""

    source: Source
    settled: Settled
    report: Report

    def conversations(self) -> Iterator[Conversation]:
        """The same file again, one run's worth at a time; the actors of the whole file take part in each.

        Whoever speaks elsewhere in a chat takes part in it: a piece in which one person speaks is no private talk.
        """
        log = Log()
        read = IMPORTERS[self.report.format].messages(self.source, self.settled, Actors.of(self.source, log), log)
        pieces = split(read, self.source.limits) if self.settled.may_split else iter([tuple(read)])
        for piece in pieces:
            yield Conversation(
                format=self.report.format,
                messages=piece,
                actors=self.report.actors,
                title=self.settled.title,
                notes=self.report.notes,
                reference_at=self.settled.reference_at,
                scope=self.settled.scope,
                external_id=self.settled.external_id,
            )


def open_file(
    file: BinaryIO,
    *,
    format: str = AUTO,  # noqa: A002 - the word that every caller and the command line use
    conventions: Conventions | None = None,
    limits: Limits | None = None,
    agents: Iterable[str] = (),
    on_bytes: Callable[[int], object] = lambda _: None,
) -> File:
    """Read a seekable file to its end in a named format, or in the one that recognises it, and report what it holds.

    `conventions` settle times without an offset and dates that read in two orders; `agents` are names declared to be no
    people; `on_bytes` hears of every chunk. InvalidInput or TooLarge says what is wrong and what is right.
    """
    folded = frozenset(name.strip().casefold() for name in agents)
    source = Source(file, limits or Limits(), conventions or Conventions(), folded, on_bytes)
    _check_size(source)
    name = _format(format, source)
    log = Log()
    cast = Actors.of(source, log)
    settled = IMPORTERS[name].settle(source, log)
    read = IMPORTERS[name].messages(source, settled, cast, log)
    sizes = [len(piece) for piece in split(read, source.limits)] if settled.may_split else [sum(1 for _ in read)]
    report = Report(name, sum(sizes), len(sizes), cast.all(), tuple(log.skipped()), tuple(log.sentences))
    return File(source, settled, report)


def read_conversation(
    data: bytes,
    *,
    format: str = AUTO,  # noqa: A002 - the word that every caller and the command line use
    conventions: Conventions | None = None,
    limits: Limits | None = None,
    agents: Iterable[str] = (),
) -> Conversation:
    """Read bytes that are one conversation; TooLarge when they would make several runs, otherwise as `open_file`."""
    limits = limits or Limits()
    limits = replace(limits, file_bytes=limits.conversation_bytes, part_bytes=limits.conversation_bytes)
    file = open_file(io.BytesIO(data), format=format, conventions=conventions, limits=limits, agents=agents)
    check_count(file.report.messages, limits)
    return next(file.conversations())


def _check_size(source: Source) -> None:
    size = source.file.seek(0, io.SEEK_END)
    if size > source.limits.file_bytes:
        raise TooLarge(
            f"the file holds {size} bytes", field="data", hint=f"A file may hold {source.limits.file_bytes} bytes."
        )


def _format(name: str, source: Source) -> str:
    """The format by its name or by its shape; a packed file is a spreadsheet or is refused, whatever was named."""
    known = ", ".join(IMPORTERS)
    if name != AUTO and name not in IMPORTERS:
        raise InvalidInput("the format is not known", field="format", hint=f"Known formats: {AUTO}, {known}.")
    if is_spreadsheet(source.file) or name == _SPREADSHEET:
        return _spreadsheet(name, source)
    head = read_head(source.file)
    if head.is_whole and not head.text.strip():
        raise InvalidInput("the file is empty", field="data", hint="Send a conversation with at least one message.")
    if name != AUTO:
        return name
    for each, importer in IMPORTERS.items():
        if importer.recognises(head):
            return each
    hints = " ".join(importer.HINT for importer in IMPORTERS.values())
    raise InvalidInput(
        "the format is not recognised", field="data", hint=f"{hints} Or name the format, one of: {known}."
    )


def _spreadsheet(name: str, source: Source) -> str:
    if not is_spreadsheet(source.file):
        raise InvalidInput(
            "the file is no spreadsheet", field="data", hint=f"{spreadsheet.HINT} Or leave the format out."
        )
    if name not in (AUTO, _SPREADSHEET):
        raise InvalidInput(
            f"the file is a spreadsheet, not {name}",
            field="format",
            hint=f"Name {_SPREADSHEET}, or leave the format out.",
        )
    return _SPREADSHEET
