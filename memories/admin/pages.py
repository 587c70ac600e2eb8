"""The console's pages for memories and for the decision record (4-interfaces.md, the console)."""

from __future__ import annotations

from functools import partial
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import URLPattern, path
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from evidence.console import RecordAdmin, posted, say
from evidence.passages import same_words
from memories import console
from memories.admin import bulk
from memories.console import MemoryForm
from memories.domain.taxonomy import Label
from memories.history import history
from memories.models import Decision, Memory
from memories.record import ACTIONS, SUBJECTS


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


@admin.register(Memory)
class MemoryAdmin(RecordAdmin):
    """What is kept, and the page on which a memory is retired or reinstated."""

    list_display = ("content", "label_names", "scope", "status", "confidence", "subject", "valid_from", "valid_until")
    list_filter = ("status", LabelFilter, "register", "grounding")
    list_defer = ("labels", "facts", "metadata_json")
    list_select_related = ("subject",)
    search_fields = ("content",)
    search_help_text = _("Words of the claim")
    page_template = "admin/memories/memory/page.html"
    page_related = ("organization", "evidence", "subject", "superseded_by")

    def get_urls(self) -> list[URLPattern]:
        """The retirement of many, beside the list and the page."""
        view = self.admin_site.admin_view
        return [
            path("bulk/", view(partial(bulk.preview, self)), name="memories_memory_bulk"),
            path("bulk/retire/", view(partial(bulk.retire, self)), name="memories_memory_bulk_retire"),
            *super().get_urls(),
        ]

    def page_form(self, request: HttpRequest, row: Memory) -> MemoryForm:
        """Retire an active memory, reinstate any other."""
        return MemoryForm(row, posted(request))

    def act(self, request: HttpRequest, row: Memory, form: MemoryForm) -> None:
        """Decide."""
        form.carry_out(request.user.get_username())
        say(request, form.done)

    def page_context(self, request: HttpRequest, row: Memory) -> dict[str, Any]:
        """Its evidence, its chain and what was decided about it."""
        return {
            "exhibits": console.exhibits(row),
            "values": same_words(row.facts),
            "chain": console.links(history(memory=row, within=Memory.objects.visible_to(request.user)).memories),
            "decisions": Decision.objects.filter(organization=row.organization_id, subject_id=row.pk),
        }


class SubjectFilter(admin.SimpleListFilter):
    """By what a decision is about."""

    title = _("subject")
    parameter_name = "subject"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Everything that decisions are about."""
        return [(name, gettext(name)) for name in SUBJECTS]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen ones."""
        return queryset.filter(subject_type=self.value()) if self.value() else queryset


class ActionFilter(admin.SimpleListFilter):
    """By what was done."""

    title = _("action")
    parameter_name = "action"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Everything that is ever put on the record."""
        return [(name, gettext(name.replace("_", " "))) for name in ACTIONS]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen ones."""
        return queryset.filter(action=self.value()) if self.value() else queryset


@admin.register(Decision)
class DecisionAdmin(RecordAdmin):
    """The record, line by line."""

    list_display = ("sequence", "action", "subject_type", "actor_kind", "actor_id", "reason_code", "created_at")
    list_filter = ("actor_kind", ActionFilter, SubjectFilter)
    search_fields = ("reason_text", "reason_code", "actor_id")
    search_help_text = _("Reason or who decided")
    page_template = "admin/memories/decision/page.html"
    page_related = ("organization", "undoes")
