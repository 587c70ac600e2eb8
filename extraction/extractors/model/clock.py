"""Decides what time is to somebody who waits for a provider, so that a test waits for nothing (2-architecture.md)."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Counts seconds and lets them pass."""

    def now(self) -> float:
        """Seconds since some moment; only differences mean anything."""

    def sleep(self, seconds: float) -> None:
        """Wait."""


class SystemClock:
    """The clock of this machine."""

    def now(self) -> float:
        """Seconds that never run backwards."""
        return time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Wait in this thread."""
        time.sleep(seconds)
