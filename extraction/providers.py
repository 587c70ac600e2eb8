"""Decides which extractor proposes for a run, and with which model, from the settings alone (4-interfaces.md)."""

from __future__ import annotations

from typing import Final

from django.conf import settings

from extraction.extractors import Extractor, extractor
from extraction.extractors.model.config import ModelConfig, Price
from extraction.models import Run

# Shares of a worker's lease, so that nobody else takes a run up while its model still writes.
_EXTRACTION_SHARE: Final = 0.6


def models() -> ModelConfig:
    """The models that may be asked, as the settings have them."""
    named = [settings.MODEL, *settings.MODELS] if settings.MODEL else settings.MODELS
    return ModelConfig(
        models=tuple(dict.fromkeys(named)),
        url=settings.MODEL_URL,
        key=settings.MODEL_KEY,
        window_tokens=settings.MODEL_WINDOW,
        output_tokens=settings.MODEL_OUTPUT_TOKENS,
        timeout_seconds=settings.MODEL_TIMEOUT,
        budget_seconds=settings.LEASE_SECONDS * _EXTRACTION_SHARE,
        retries=settings.MODEL_RETRIES,
        prices={name: Price(*price) for name, price in settings.MODEL_PRICES.items()},
        spans_by_choice=settings.MODEL_SPANS == "choice",
        sends_schema=settings.MODEL_SCHEMA,
    )


def provider(name: str, model: str = "") -> Extractor:
    """The extractor of that name, asking the model of that name where it asks one."""
    return extractor(name, recordings=settings.RECORDINGS, models=models(), model=model)


def provider_of(run: Run) -> Extractor:
    """The extractor of a run; its model where that is still allowed, else the one that is asked by default."""
    allowed = models().models
    return provider(run.extractor, run.model if run.model in allowed else "")
