"""Decides what goes to a provider and what comes back, in words that no client library owns (8-dependencies.md).

The client layer is imported only where a model is asked; everything else here knows these records alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol


class Ending(StrEnum):
    """Why a provider stopped writing."""

    COMPLETE = "complete"
    CUT = "cut"
    REFUSED = "refused"


class Trouble(StrEnum):
    """What kept a provider from answering at all; the value is the stable code of the failure."""

    RATE_LIMITED = "rate_limited"
    UNAVAILABLE = "provider_unavailable"
    UNREACHABLE = "provider_unreachable"
    TIMED_OUT = "provider_timed_out"
    BROKEN = "provider_broken"
    REJECTED = "provider_rejected"
    UNAUTHORIZED = "provider_refused_key"
    UNKNOWN_MODEL = "unknown_model"
    TOO_LONG = "prompt_too_long"
    OUT_OF_QUOTA = "quota_exhausted"


PASSING = frozenset({Trouble.RATE_LIMITED, Trouble.UNAVAILABLE, Trouble.UNREACHABLE, Trouble.TIMED_OUT, Trouble.BROKEN})


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn after the first prompt: what the model answered, and what it was told about that."""

    answer: str
    complaint: str


@dataclass(frozen=True, slots=True)
class Request:
    """One request: the system prompt, the user's text, earlier turns on the same text, and the answer's schema."""

    system: str
    user: str
    schema: Mapping[str, Any]
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What a provider answered, why it stopped, and what it counted."""

    text: str
    ending: Ending = Ending.COMPLETE
    tokens_in: int = 0
    tokens_out: int = 0


class WireError(Exception):
    """A provider did not answer: the kind of trouble, what it said of it, and how long it asks to be left alone.

    `wait_seconds` is none where the provider names no time.
    """

    def __init__(self, trouble: Trouble, detail: str = "", wait_seconds: float | None = None) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble
        self.detail = detail
        self.wait_seconds = wait_seconds


class Wire(Protocol):
    """The way to one provider."""

    def ask(self, request: Request, *, timeout: float) -> Reply:
        """Send one request and wait at most `timeout` seconds; WireError when there is no answer."""
