"""Decides what the OpenAPI document says of callers and of problems (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension

from evidence.api.serializers import ProblemSerializer


def responses(success: Mapping[int, Any], *problems: int) -> dict[Any, Any]:
    """What a call answers: its own success, its problems by status, and those that every call may answer."""
    statuses = sorted({400, 401, 403, 429, *problems})
    return {**success, **{(status, "application/problem+json"): ProblemSerializer for status in statuses}}


class ApiKeyScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """How the OpenAPI document describes a key."""

    target_class = "evidence.api.authentication.ApiKeyAuthentication"
    name = "ApiKey"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        """The header and its form."""
        description = "`Api-Key` and a blank before the secret."
        return {"type": "apiKey", "in": "header", "name": "Authorization", "description": description}


class StaffScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call]
    """How the OpenAPI document describes a session."""

    target_class = "evidence.api.authentication.StaffAuthentication"
    name = "StaffSession"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        """The session cookie."""
        return {"type": "apiKey", "in": "cookie", "name": "sessionid"}
