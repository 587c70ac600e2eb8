"""Decides what an importer is, what it is given, and which text a message may hold (6-interchange.md, 7-quality.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, BinaryIO, Final, Protocol
from zoneinfo import ZoneInfo

import regex

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput, TooLarge
from evidence.domain.moments import fault_of
from extraction.domain.run import Actor, Message
from extraction.importers.report import Log

_FORBIDDEN: Final = regex.compile("[\x00\ud800-\udfff]")
_MEBIBYTE: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may come in: UTF-8 bytes of a message and of a whole conversation, messages and actors of a run.

    `file_bytes` bounds a file that is read line by line, `part_bytes` one run of it, `unpacked_bytes` a spreadsheet.
    """

    message_bytes: int = _MEBIBYTE
    conversation_bytes: int = 20 * _MEBIBYTE
    messages: int = 10_000
    actors: int = 1_000
    file_bytes: int = 500 * _MEBIBYTE
    part_bytes: int = 4 * _MEBIBYTE
    unpacked_bytes: int = 100 * _MEBIBYTE


@dataclass(frozen=True, slots=True)
class Source:
    """A file to read, from its start and as often as needed, with what settles it.

    `agents` are the names declared to be programs, folded; `on_bytes` hears how many bytes were read.
    """

    file: BinaryIO
    limits: Limits = field(default_factory=Limits)
    conventions: Conventions = field(default_factory=Conventions)
    agents: frozenset[str] = frozenset()
    on_bytes: Callable[[int], object] = lambda _: None


@dataclass(frozen=True, slots=True)
class Head:
    """The beginning of a file: its first lines as text, and whether that is all of it."""

    text: str
    is_whole: bool = True

    @property
    def rows(self) -> list[str]:
        """The lines; the last one may be cut."""
        return self.text.split("\n")

    @property
    def whole_rows(self) -> list[str]:
        """The lines that are not cut."""
        return self.rows if self.is_whole else self.rows[:-1]


@dataclass(frozen=True, slots=True)
class Settled:
    """What had to be known of the whole file before its first message is read, and what it says of itself."""

    known: Any = None
    title: str = ""
    reference_at: datetime | None = None
    scope: str | None = None
    external_id: str | None = None
    may_split: bool = True


@dataclass(frozen=True, slots=True)
class Conversation:
    """One run's worth of what was read; `notes` say what was skipped or assumed in the whole file, in words."""

    format: str
    messages: tuple[Message, ...]
    actors: tuple[Actor, ...] = ()
    title: str = ""
    notes: tuple[str, ...] = ()
    reference_at: datetime | None = None
    scope: str | None = None
    external_id: str | None = None


class Cast(Protocol):
    """Who speaks in a file, as far as it is read."""

    def speaker(self, name: str, place: str) -> Actor:
        """The actor of that name, met before or new; TooLarge when there are too many."""

    def declare(self, actor: Actor) -> None:
        """Let somebody take part whom the file itself declares."""


class Importer(Protocol):
    """A module that reads one format."""

    HINT: str

    def recognises(self, head: Head) -> bool:
        """Whether a file is of this format, told by the shape of its beginning alone."""

    def settle(self, source: Source, log: Log) -> Settled:
        """Read what must be known of the whole file first; InvalidInput when it cannot be of this format."""

    def messages(self, source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
        """Read the messages one after the other, or raise InvalidInput that says what is wrong and what is right."""


def clean_text(text: str, place: str, limits: Limits) -> str:
    """The text unchanged; InvalidInput when it holds NUL or a lone surrogate, TooLarge when it is over the limit."""
    found = _FORBIDDEN.search(text)
    if found:
        what = "a NUL character" if found[0] == "\x00" else "half of a surrogate pair"
        raise InvalidInput(
            f"{place} holds {what} at character {found.start()}",
            field=place,
            hint="Send plain Unicode text without it.",
        )
    size = len(text.encode())
    if size > limits.message_bytes:
        raise TooLarge(
            f"{place} holds {size} bytes", field=place, hint=f"One message may hold {limits.message_bytes} bytes."
        )
    return text


def check_count(messages: int, limits: Limits) -> None:
    """TooLarge when there are more messages than allowed, InvalidInput when there is none."""
    if messages > limits.messages:
        raise TooLarge(
            f"the conversation holds {messages} messages",
            field="messages",
            hint=f"One conversation may hold {limits.messages} messages.",
        )
    if messages == 0:
        raise InvalidInput(
            "there is no message with text in it", field="messages", hint="Send at least one message with text."
        )


def read_time(raw: str, place: str, conventions: Conventions) -> datetime:
    """An aware time from ISO 8601 text that has a day and a time; without an offset it is local to the organization."""
    hint = "Write a day and a time, such as 2026-03-11T09:05:00+07:00."
    try:
        moment = datetime.fromisoformat(raw.strip())
    except ValueError:
        raise InvalidInput(f"{place} is no ISO 8601 time", field=place, hint=hint) from None
    if len(raw.strip()) <= len("2026-03-11"):
        raise InvalidInput(f"{place} is no usable time", field=place, hint=hint)
    aware = moment if moment.tzinfo else moment.replace(tzinfo=zone_of(conventions))
    if fault := fault_of(aware):
        raise InvalidInput(f"{place} is no usable time: it {fault}", field=place, hint=hint)
    return aware


def zone_of(conventions: Conventions) -> ZoneInfo:
    """The organization's time zone; InvalidInput when there is no such zone."""
    try:
        return ZoneInfo(conventions.time_zone)
    except (KeyError, ValueError, OSError):
        raise InvalidInput(
            "the time zone is not known", field="time_zone", hint="Use an IANA name such as Asia/Ho_Chi_Minh."
        ) from None
