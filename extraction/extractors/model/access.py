"""Decides whether a model can be asked at all, and loads the client only then (8-dependencies.md)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from evidence.domain.errors import NotConfigured
from extraction.extractors.model.config import ModelConfig, Reference, problems
from extraction.extractors.model.wire import Wire

_PACKAGES: Final = ("pydantic_ai", "openai", "anthropic")
_CLIENT: Final = "extraction.extractors.model.client"


def client_is_installed() -> bool:
    """Whether the client library and what it speaks through are there, found out without importing them."""
    return all(find_spec(package) for package in _PACKAGES)


def require(config: ModelConfig, name: str = "") -> Reference:
    """The model of that name, or the first; NotConfigured when none can be asked, InvalidInput for another."""
    for problem in problems(config, client_is_installed=client_is_installed()):
        raise NotConfigured(problem.message, code=problem.code, hint=problem.hint)
    return config.chosen(name)


def connect(config: ModelConfig, reference: Reference) -> Wire:
    """The way to the provider of a model, through the client library, which is imported here for the first time."""
    wire: Wire = import_module(_CLIENT).connect(config, reference)
    return wire
