"""Decides how many requests a minute one caller may make (4-interfaces.md)."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle

from evidence.api.authentication import caller


class KeyThrottle(SimpleRateThrottle):
    """One budget a key or a member of staff."""

    scope = "caller"

    def get_rate(self) -> str:
        """The rate that the settings give."""
        return f"{settings.REQUESTS_PER_MINUTE}/min"

    def get_cache_key(self, request: Request, view: Any) -> str:
        """The key under which the caller's requests are counted."""
        return f"throttle:{caller(request).id}"
