"""Carries out one retirement on many memories, each on its own: one refusal stops no other (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from evidence.domain.errors import TouchstoneError
from memories import lifecycle
from memories.models import Memory
from memories.record import Decider


@dataclass(frozen=True, slots=True)
class Retired:
    """How many memories were retired, and those that could not be, each with what stood against it."""

    count: int
    refused: tuple[tuple[Memory, TouchstoneError], ...]


def retire_all(memories: Iterable[Memory], *, decider: Decider, reason_text: str, reason_code: str = "") -> Retired:
    """Retire each memory in a transaction of its own."""
    count, refused = 0, []
    for memory in memories:
        try:
            lifecycle.retire(memory, decider=decider, reason_text=reason_text, reason_code=reason_code)
        except TouchstoneError as error:
            refused.append((memory, error))
        else:
            count += 1
    return Retired(count, tuple(refused))
