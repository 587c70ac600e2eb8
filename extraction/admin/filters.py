"""Decides by what the lists of candidates and runs are filtered, and what is chosen at first (4-interfaces.md)."""

from __future__ import annotations

from typing import Any, Final

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from extraction.domain.reasons import REASONS
from extraction.extractors import EXTRACTORS
from extraction.models import Review
from memories.domain.taxonomy import Label

_DECIDED: Final = tuple((value, name) for value, name in Review.choices if value != Review.OPEN)


class ReviewFilter(admin.SimpleListFilter):
    """By what people made of a candidate; without a choice, what still waits for them."""

    title = _("review")
    parameter_name = "review"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Every state, the waiting ones first, and all together."""
        return [(value, gettext(name)) for value, name in [(Review.OPEN, "Open"), *_DECIDED, ("all", "All")]]

    def choices(self, changelist: Any) -> Any:
        """Mark the waiting ones where nothing is chosen."""
        chosen = self.value() or Review.OPEN
        for value, name in self.lookup_choices:
            query = changelist.get_query_string({self.parameter_name: value})
            yield {"selected": value == chosen, "query_string": query, "display": name}

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen state."""
        chosen = self.value() or Review.OPEN
        return queryset if chosen == "all" else queryset.filter(review=chosen)


class AssigneeFilter(admin.SimpleListFilter):
    """By who takes care of a candidate."""

    title = _("assigned")
    parameter_name = "assigned"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The reader's own ones, nobody's, and those of others."""
        return [("me", gettext("To me")), ("nobody", gettext("To nobody")), ("others", gettext("To others"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen ones."""
        me = request.user.get_username()
        if self.value() == "others":
            return queryset.exclude(assignee__in=("", me))
        chosen = {"me": me, "nobody": ""}.get(self.value() or "")
        return queryset if chosen is None else queryset.filter(assignee=chosen)


class ReasonFilter(admin.SimpleListFilter):
    """By the reason that decided, in words."""

    title = _("reason")
    parameter_name = "reason"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Every reason that drops or demotes."""
        return [(code.value, gettext(spec.sentence)) for code, spec in REASONS.items() if spec.effect != "note"]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen reason."""
        return queryset.filter(reason=self.value()) if self.value() else queryset


class LabelFilter(admin.SimpleListFilter):
    """By a label, alone or among others."""

    title = _("label")
    parameter_name = "label"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The taxonomy."""
        return [(label.value, gettext(label.value)) for label in Label]

    def queryset(self, request: HttpRequest, queryset: Any) -> QuerySet[Any]:
        """Rows that carry the label."""
        chosen = self.value()
        labelled: QuerySet[Any] = queryset.labelled(Label(chosen)) if chosen and chosen in set(Label) else queryset
        return labelled


class ExtractorFilter(admin.SimpleListFilter):
    """By the extractor that proposed."""

    title = _("extractor")
    parameter_name = "extractor"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Every extractor there is."""
        return [(name, name) for name in EXTRACTORS]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen extractor."""
        return queryset.filter(extractor=self.value()) if self.value() else queryset
