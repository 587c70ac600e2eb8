"""Decides how lists are filtered: no unknown, empty or repeated parameter is ever ignored (4-interfaces.md)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from django.core.exceptions import ValidationError
from django.http import QueryDict
from django.utils import timezone
from django_filters import rest_framework as filters
from django_filters.fields import IsoDateTimeField

from evidence.api.authentication import ORGANIZATION_PARAMETER, caller
from evidence.api.pagination import PARAMETERS
from evidence.domain.errors import InvalidInput
from evidence.domain.moments import fault_of

_ALWAYS: Final = PARAMETERS | {ORGANIZATION_PARAMETER}


class StrictFilterSet(filters.FilterSet):
    """Filters that answer for every parameter; a time without an offset is local to the organization."""

    def is_valid(self) -> bool:
        """Whether every value can be read; InvalidInput for parameters that the list does not have."""
        check_parameters(self.data, frozenset(self.filters))
        with timezone.override(caller(self.request).organization.time_zone):
            return bool(super().is_valid())


class MomentField(IsoDateTimeField):
    """A time that both databases take; one without an offset is local."""

    def to_python(self, value: Any) -> datetime | None:
        """The time in UTC; what no clock shows is refused like any other wrong value."""
        moment = super().to_python(value)
        fault = fault_of(moment) if moment else ""
        if fault:
            raise ValidationError(f"A time {fault}.", code="out_of_range")
        return moment.astimezone(UTC) if moment else None


class MomentFilter(filters.IsoDateTimeFilter):
    """A filter by a time."""

    field_class = MomentField


class CreatedFilterSet(StrictFilterSet):
    """Filters of rows by the time they were made: from `created_after`, before `created_before`."""

    created_after = MomentFilter(field_name="created_at", lookup_expr="gte")
    created_before = MomentFilter(field_name="created_at", lookup_expr="lt")


def check_parameters(data: QueryDict, known: frozenset[str]) -> None:
    """InvalidInput for a parameter that is unknown, given twice or empty."""
    for name, values in data.lists():
        if name not in known | _ALWAYS:
            hint = f"This list knows: {', '.join(sorted(known | _ALWAYS))}."
            raise InvalidInput("This list has no such parameter.", code="unknown_parameter", field=name, hint=hint)
        if len(values) > 1:
            raise InvalidInput(
                "A parameter is given twice.", code="repeated_parameter", field=name, hint="Give it once."
            )
        if not values[0].strip():
            hint = "Give it a value, or leave it out."
            raise InvalidInput("A parameter has no value.", code="empty_parameter", field=name, hint=hint)
