"""Decides how a share is told with its doubt: the rate and the interval that holds it (4-interfaces.md, overview)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from math import sqrt
from typing import Final
from uuid import UUID

_Z: Final = 1.96
_WHOLE: Final = 1 << 64


@dataclass(frozen=True, slots=True)
class Rate:
    """So many of so many; every share is 0..1, or none where there is nothing to take it of."""

    count: int
    of: int

    @property
    def share(self) -> float | None:
        """The share itself."""
        return self.count / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true share lies with 95 % confidence, by Wilson's score."""
        if not self.of:
            return None
        share, of, square = self.count / self.of, self.of, _Z * _Z
        middle = (share + square / (2 * of)) / (1 + square / of)
        reach = _Z * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
        return max(0.0, middle - reach), min(1.0, middle + reach)


def is_sampled(key: UUID, share: float) -> bool:
    """Whether a row belongs to a sample of this share, told by a hash of its key: a key itself is no lot."""
    lot = int.from_bytes(hashlib.sha256(key.bytes).digest()[:8])
    return lot < share * _WHOLE
