"""Decides how a long file becomes several runs: at message borders, at the longest pause where there is one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from extraction.domain.run import Message
from extraction.importers.base import Limits

_LATEST_PIECE: Final = 4


def split(messages: Iterable[Message], limits: Limits) -> Iterator[tuple[Message, ...]]:
    """Runs of at most so many messages and bytes, each counted from 0; the same messages always give the same runs.

    What a pause of hours parts belongs to two conversations, so the border is set there, as late as the limits allow.
    """
    waiting: list[Message] = []
    sizes: list[int] = []
    total = 0
    for message in messages:
        size = len(message.text.encode())
        if waiting and (len(waiting) >= limits.messages or total + size > limits.part_bytes):
            border = _border(waiting)
            yield _counted(waiting[:border])
            waiting, sizes = waiting[border:], sizes[border:]
            total = sum(sizes)
        waiting.append(message)
        sizes.append(size)
        total += size
    if waiting:
        yield _counted(waiting)


def _border(messages: Sequence[Message]) -> int:
    """Where the next run begins: after the longest pause in the latest quarter, at the very end without any."""
    first = max(1, len(messages) - len(messages) // _LATEST_PIECE)
    pauses = [(_pause(messages[at - 1], messages[at]), at) for at in range(first, len(messages))]
    longest, at = max(pauses, default=(timedelta(0), len(messages)))
    return at if longest > timedelta(0) else len(messages)


def _pause(before: Message, after: Message) -> timedelta:
    return after.said_at - before.said_at if before.said_at and after.said_at else timedelta(0)


def _counted(messages: Sequence[Message]) -> tuple[Message, ...]:
    if messages[0].index == 0:
        return tuple(messages)
    return tuple(replace(message, index=index) for index, message in enumerate(messages))
