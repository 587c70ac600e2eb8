"""Decides which extractors exist, by name (one module a provider, as 2-architecture.md asks)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from evidence.domain.context import Mode
from evidence.domain.errors import InvalidInput
from extraction.extractors import keyword, recorded
from extraction.extractors.base import (
    Adviser,
    Extraction,
    ExtractionFailed,
    Extractor,
    SecondOpinion,
    Setup,
    Spent,
    total_cost,
)
from extraction.extractors.model import extractor as model_extractor
from extraction.extractors.model.config import ModelConfig

__all__ = [
    "EXTRACTORS",
    "Adviser",
    "Extraction",
    "ExtractionFailed",
    "Extractor",
    "SecondOpinion",
    "Setup",
    "Spent",
    "extractor",
    "mode_of",
    "total_cost",
]

EXTRACTORS: Final[dict[str, Callable[[Setup], Extractor]]] = {
    "keyword": keyword.make,
    "recorded": recorded.make,
    "model": model_extractor.make,
}


def extractor(
    name: str, *, recordings: Path | None = None, models: ModelConfig | None = None, model: str = ""
) -> Extractor:
    """The extractor of that name, asking the model of that name or the first; InvalidInput for an unknown extractor."""
    if name not in EXTRACTORS:
        known = ", ".join(EXTRACTORS)
        raise InvalidInput(
            "the extractor is not known",
            code="unknown_extractor",
            field="extractor",
            hint=f"Known extractors: {known}.",
        )
    return EXTRACTORS[name](Setup(recordings, models or ModelConfig(), model))


def mode_of(name: str) -> Mode:
    """The mode in which an extractor's candidates are judged, also when the extractor is no longer there."""
    return Mode.KEYWORD if name == "keyword" else Mode.LLM
