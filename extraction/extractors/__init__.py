"""Decides which extractors exist, by name (one module a provider, as 2-architecture.md asks)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from evidence.domain.context import Mode
from evidence.domain.errors import InvalidInput
from extraction.extractors import keyword, recorded
from extraction.extractors.base import Adviser, Extraction, Extractor, SecondOpinion, Setup

__all__ = ["EXTRACTORS", "Adviser", "Extraction", "Extractor", "SecondOpinion", "Setup", "extractor", "mode_of"]

EXTRACTORS: Final[dict[str, Callable[[Setup], Extractor]]] = {
    "keyword": keyword.make,
    "recorded": recorded.make,
}


def extractor(name: str, *, recordings: Path | None = None) -> Extractor:
    """The extractor of that name; InvalidInput with the known names for any other."""
    if name not in EXTRACTORS:
        known = ", ".join(EXTRACTORS)
        raise InvalidInput(
            "the extractor is not known",
            code="unknown_extractor",
            field="extractor",
            hint=f"Known extractors: {known}.",
        )
    return EXTRACTORS[name](Setup(recordings=recordings))


def mode_of(name: str) -> Mode:
    """The mode in which an extractor's candidates are judged, also when the extractor is no longer there."""
    return Mode.KEYWORD if name == "keyword" else Mode.LLM
