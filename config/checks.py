"""Turns settings that cannot be used into Django system checks, each with an id and a hint (2-architecture.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.core import checks
from django.core.checks import CheckMessage, Error, Tags, register
from django.core.exceptions import ImproperlyConfigured

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


def refuse_broken_settings() -> None:
    """Stop a process that runs no system checks of its own; ImproperlyConfigured when a setting cannot be used."""
    broken = [message for message in check_environment(None) + check_secret_key(None) if message.is_serious()]
    if broken:
        raise ImproperlyConfigured("\n".join(str(message) for message in broken))
