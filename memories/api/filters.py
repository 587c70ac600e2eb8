"""Decides how memories and decisions are filtered (4-interfaces.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final
from uuid import UUID

from django.db.models import Q, QuerySet
from django_filters import rest_framework as filters

from evidence.api.filters import CreatedFilterSet, MomentFilter
from memories.domain.taxonomy import Label
from memories.models import ActorKind, MemoryQuerySet, MemoryStatus

ANY_STATUS: Final = "any"


class MemoryFilterSet(CreatedFilterSet):
    """Memories as they stand now; with `as_of` those that stood then, with `status=any` all of them."""

    scope = filters.CharFilter()
    subject = filters.CharFilter(method="of_subject", label="The id of a person, or of an actor.")
    label = filters.ChoiceFilter(choices=[(label.value, label.value) for label in Label], method="with_label")
    status = filters.ChoiceFilter(choices=[*MemoryStatus.choices, (ANY_STATUS, "Any")], method="in_status")
    q = filters.CharFilter(field_name="content", lookup_expr="icontains", label="A part of the content.")
    valid_at = MomentFilter(method="true_at", label="True in the world at this time.")
    as_of = MomentFilter(method="known_at", label="Known to the system at this time.")

    def filter_queryset(self, queryset: Any) -> Any:
        """The rows that pass every filter; without `status` and `as_of` the active ones alone."""
        found = super().filter_queryset(queryset)
        asked = self.form.cleaned_data
        return found if asked["status"] or asked["as_of"] else found.active()

    def of_subject(self, queryset: QuerySet[Any], name: str, value: str) -> QuerySet[Any]:
        """Memories about a person or an actor."""
        return queryset.filter(_about(value))

    def with_label(self, queryset: MemoryQuerySet, name: str, value: str) -> MemoryQuerySet:
        """Memories that carry a label."""
        return queryset.labelled(Label(value))

    def in_status(self, queryset: QuerySet[Any], name: str, value: str) -> QuerySet[Any]:
        """Memories of a status, or of any."""
        return queryset if value == ANY_STATUS else queryset.filter(status=value)

    def true_at(self, queryset: MemoryQuerySet, name: str, value: datetime) -> MemoryQuerySet:
        """Memories that hold in the world at a time."""
        return queryset.valid_at(value)

    def known_at(self, queryset: MemoryQuerySet, name: str, value: datetime) -> MemoryQuerySet:
        """Memories that the system held at a time."""
        return queryset.known_at(value)


class DecisionFilterSet(CreatedFilterSet):
    """Decisions by what and by whom."""

    subject = filters.UUIDFilter(field_name="subject_id", label="The id of a memory or a candidate.")
    subject_type = filters.CharFilter()
    action = filters.CharFilter()
    actor_kind = filters.ChoiceFilter(choices=ActorKind.choices)
    actor = filters.CharFilter(field_name="actor_id")
    reason_code = filters.CharFilter()


def _about(subject: str) -> Q:
    try:
        return Q(subject_actor=subject) | Q(subject_id=UUID(subject))
    except ValueError:
        return Q(subject_actor=subject)
