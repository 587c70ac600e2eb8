"""Decides which speed benchmarks exist, each beside its floor in the same run (7-quality.md, Speed)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from extraction.benches import chain, ground, pages, screen
from extraction.benches.report import Figure

BENCHES: Final[dict[str, Callable[[int | None], list[Figure]]]] = {
    "ground": ground.bench,
    "screen": screen.bench,
    "chain": chain.bench,
}
WRITING: Final[dict[str, Callable[[int | None], list[Figure]]]] = {"pages": pages.bench}
