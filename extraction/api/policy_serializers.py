"""Decides how scope policies are shown and how a new one or a change is read (4-interfaces.md)."""

from __future__ import annotations

from typing import Any, Final

from rest_framework.serializers import ModelSerializer, ValidationError

from evidence.api.serializers import Number, StrictSerializer, Text
from extraction.domain.run import PolicyMode
from extraction.models import ScopePolicy

_MODES: Final = "One of: " + ", ".join(mode.value for mode in PolicyMode)
_THRESHOLD: Final = "The least admission score that is kept, from 0 to 1; null keeps whatever is proven."


class PolicySerializer(ModelSerializer[ScopePolicy]):
    """A scope policy."""

    class Meta:
        model = ScopePolicy
        fields = ("id", "created_at", "pattern", "mode", "admission_threshold")
        read_only_fields = fields


class PolicyRequest(StrictSerializer):
    """A new scope policy."""

    pattern = Text(
        max_length=300, trim_whitespace=False, help_text="A scope, or a glob in which * stands for anything."
    )
    mode = Text(trim_whitespace=False, help_text=_MODES)
    admission_threshold = Number(
        required=False, allow_null=True, default=None, min_value=0.0, max_value=1.0, help_text=_THRESHOLD
    )


class PolicyChangeRequest(StrictSerializer):
    """Another mode or another threshold for a policy; what is left out stays."""

    mode = Text(required=False, trim_whitespace=False, help_text=_MODES)
    admission_threshold = Number(required=False, allow_null=True, min_value=0.0, max_value=1.0, help_text=_THRESHOLD)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse a change of nothing."""
        if not attrs:
            raise ValidationError({"mode": ["Give a mode, an admission_threshold, or both."]}, code="required")
        return attrs
