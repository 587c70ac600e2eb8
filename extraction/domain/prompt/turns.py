"""Decides how one turn of a conversation stands inside a frame: a head, then its lines behind the gutter (003)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zoneinfo import ZoneInfo

from extraction.domain.prompt import frame
from extraction.domain.prompt.numbered import Numbered
from extraction.domain.run import Message, RunContext

_DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def message_lines(message: Message, run: RunContext, numbered: Numbered | None = None) -> Iterator[str]:
    """A head, then the text, or its numbered sentences where it has some.

    The time of the head is in the organization's zone, in which the guards read a relative day.
    """
    yield _head(message, run)
    sentences = numbered.by_message.get(message.index, ()) if numbered else ()
    if not sentences:
        yield from frame.guttered(message.text)
    for sentence in sentences:
        yield from frame.guttered(sentence.text, sentence.number)


def _head(message: Message, run: RunContext) -> str:
    actor = run.speaker(message)
    said_at = message.said_at or run.reference_at
    parts = [f"[message {message.index}]", f"role={message.role.value}"]
    if actor or message.actor_id:
        parts.append(f'actor="{frame.one_line(actor.name if actor else message.actor_id or "")}"')
    if actor:
        parts.append(f"kind={actor.kind.value}")
    if message.tool_name:
        parts.append(f'tool="{frame.one_line(message.tool_name)}"')
    if said_at:
        local = said_at.astimezone(ZoneInfo(run.house.conventions.time_zone))
        parts += [f"time={local.isoformat()}", f"day={_DAYS[local.weekday()]}"]
    return " ".join(parts)
