"""Turns settings that cannot be used into Django system checks, each with an id and a hint (2-architecture.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.core import checks
from django.core.checks import CheckMessage, Error, Tags, register
from django.core.exceptions import ImproperlyConfigured

from extraction.extractors.model.access import client_is_installed
from extraction.extractors.model.config import problems
from extraction.providers import models

_LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
_KEY_HINT = "Set it to at least 50 random characters and keep it out of the repository."


@register(Tags.security)
def check_environment(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Report every setting that could not be read, as `touchstone.E001`."""
    return [
        Error(f"{problem.name} {problem.message}.", hint=problem.hint, id="touchstone.E001")
        for problem in settings.ENV.problems
    ]


@register(Tags.security)
def check_secret_key(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Refuse the built-in key as soon as anything but loopback is served, as `touchstone.E002`."""
    if settings.SECRET_KEY != settings.LOOPBACK_SECRET_KEY or set(settings.ALLOWED_HOSTS) <= _LOOPBACK:
        return []
    return [
        Error("TOUCHSTONE_SECRET_KEY is not set, but other hosts are served.", hint=_KEY_HINT, id="touchstone.E002")
    ]


@register(Tags.security, deploy=True)
def check_deployed_key(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Warn of the built-in key before a deployment, as `touchstone.W001`."""
    if settings.SECRET_KEY != settings.LOOPBACK_SECRET_KEY:
        return []
    told = "TOUCHSTONE_SECRET_KEY is not set; that is good for loopback only."
    return [checks.Warning(told, hint=_KEY_HINT, id="touchstone.W001")]


@register()
def check_models(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Report what keeps the configured models from being asked, as `touchstone.E003`; without any, nothing is amiss."""
    config = models()
    if not config.models and settings.EXTRACTOR != "model":
        return []
    found = problems(config, client_is_installed=client_is_installed())
    return [Error(problem.message, hint=problem.hint, id="touchstone.E003") for problem in found]


@register()
def check_prices(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Warn of a price for a model that may not be asked, as `touchstone.W002`: its name is probably misspelt."""
    unknown = sorted(set(settings.MODEL_PRICES) - set(models().models))
    if not unknown:
        return []
    told = f"TOUCHSTONE_MODEL_PRICES names what is not asked: {', '.join(unknown)}."
    return [checks.Warning(told, hint="Write each model as TOUCHSTONE_MODEL has it.", id="touchstone.W002")]


@register()
def check_lease(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Warn when a run's lease leaves no time for one answer, as `touchstone.W003`."""
    config = models()
    if not config.models or config.timeout_seconds <= config.budget_seconds:
        return []
    told = "A run's lease ends before one answer of the model is due."
    hint = "Raise TOUCHSTONE_LEASE_SECONDS to twice TOUCHSTONE_MODEL_TIMEOUT, or more for long conversations."
    return [checks.Warning(told, hint=hint, id="touchstone.W003")]


def refuse_broken_settings() -> None:
    """Stop a process that runs no system checks of its own; ImproperlyConfigured when a setting cannot be used."""
    broken = [message for message in check_environment(None) + check_secret_key(None) if message.is_serious()]
    if broken:
        raise ImproperlyConfigured("\n".join(str(message) for message in broken))
