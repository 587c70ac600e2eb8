"""Turns settings that cannot be used into Django system checks, each with an id and a hint (2-architecture.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.core import checks
from django.core.checks import CheckMessage, Error, Tags, register

_LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


@register(Tags.security)
def check_environment(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Report every setting that could not be read, as `touchstone.E001`."""
    return [
        Error(f"{problem.name} {problem.message}.", hint=problem.hint, id="touchstone.E001")
        for problem in settings.ENV.problems
    ]


@register(Tags.security)
def check_secret_key(app_configs: Sequence[Any] | None, **_: Any) -> list[CheckMessage]:
    """Refuse the built-in key as soon as anything but loopback is served (`touchstone.E002`), warn before (`W001`)."""
    if settings.SECRET_KEY != settings.LOOPBACK_SECRET_KEY:
        return []
    hint = "Set it to at least 50 random characters and keep it out of the repository."
    if set(settings.ALLOWED_HOSTS) <= _LOOPBACK:
        told = "TOUCHSTONE_SECRET_KEY is not set; that is good for loopback only."
        return [checks.Warning(told, hint=hint, id="touchstone.W001")]
    return [Error("TOUCHSTONE_SECRET_KEY is not set, but other hosts are served.", hint=hint, id="touchstone.E002")]


def refuse_broken_settings() -> None:
    """Stop a server or a worker, which run no system checks of their own, when a setting cannot be used."""
    broken = [message for message in check_environment(None) + check_secret_key(None) if message.is_serious()]
    if broken:
        raise SystemExit("\n".join(str(message) for message in broken))
