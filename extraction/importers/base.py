"""Decides what a read conversation is and which text may stand in it (6-interchange.md, 7-quality.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Protocol
from zoneinfo import ZoneInfo

import regex

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput, TooLarge
from evidence.domain.moments import fault_of
from extraction.domain.run import Actor, Message

_FORBIDDEN: Final = regex.compile("[\x00\ud800-\udfff]")
_MEBIBYTE: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one conversation may hold: UTF-8 bytes of a message and of the whole, and messages."""

    message_bytes: int = _MEBIBYTE
    conversation_bytes: int = 20 * _MEBIBYTE
    messages: int = 10_000


@dataclass(frozen=True, slots=True)
class Source:
    """Decoded text to read, with what settles it: limits, conventions, and the names declared to be agents (folded)."""

    text: str
    limits: Limits = field(default_factory=Limits)
    conventions: Conventions = field(default_factory=Conventions)
    agents: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation as it was read; `notes` say what was skipped or taken from a convention, in words."""

    format: str
    messages: tuple[Message, ...]
    actors: tuple[Actor, ...] = ()
    title: str = ""
    notes: tuple[str, ...] = ()
    reference_at: datetime | None = None
    scope: str | None = None
    external_id: str | None = None


class Importer(Protocol):
    """A module that reads one format."""

    HINT: str

    def recognises(self, text: str) -> bool:
        """Whether a text is of this format, told by its shape alone."""

    def read(self, source: Source) -> Conversation:
        """Read the whole text, or raise InvalidInput that says what is wrong and what would be right."""


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
    aware = moment if moment.tzinfo else moment.replace(tzinfo=_zone(conventions))
    if fault := fault_of(aware):
        raise InvalidInput(f"{place} is no usable time: it {fault}", field=place, hint=hint)
    return aware


def _zone(conventions: Conventions) -> ZoneInfo:
    try:
        return ZoneInfo(conventions.time_zone)
    except (KeyError, ValueError, OSError):
        raise InvalidInput(
            "the time zone is not known", field="time_zone", hint="Use an IANA name such as Asia/Ho_Chi_Minh."
        ) from None
