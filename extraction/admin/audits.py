"""The console's pages for audits: admitted memories that a person looks at blind (7-quality.md, the live rate)."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext

from evidence.console import RecordAdmin, posted, say
from evidence.models import EvidenceSource
from extraction.forms import AuditForm
from extraction.models import Audit, AuditVerdict


@admin.register(Audit)
class AuditAdmin(RecordAdmin):
    """The sample, and the page on which one memory is judged without what the guards made of it."""

    list_display = ("memory", "verdict", "extractor", "judged_by", "created_at")
    list_filter = ("verdict", "fault")
    list_select_related = ("memory",)
    page_template = "admin/extraction/audit/page.html"
    page_related = ("organization", "memory__evidence")

    def page_form(self, request: HttpRequest, row: Audit) -> AuditForm:
        """Correct, or wrong and why."""
        return AuditForm(row, posted(request))

    def act(self, request: HttpRequest, row: Audit, form: AuditForm) -> None:
        """Judge it."""
        form.carry_out(request.user.get_username())
        say(request, gettext("Thank you. It counts in the overview."))

    def after_act(self, request: HttpRequest, row: Audit, form: AuditForm) -> str:
        """The next one of the sample; one found wrong stays, so that its memory can be retired."""
        waiting = self.get_queryset(request).filter(verdict=AuditVerdict.OPEN).exclude(pk=row.pk).order_by("id")
        following = None if form.cleaned_data["verdict"] == AuditVerdict.WRONG else waiting.first()
        if following is None and form.cleaned_data["verdict"] == AuditVerdict.CORRECT:
            return reverse("admin:extraction_audit_changelist")
        return reverse("admin:extraction_audit_change", args=[(following or row).pk])

    def page_context(self, request: HttpRequest, row: Audit) -> dict[str, Any]:
        """Every cited text as it was said, nothing marked in it."""
        memory = row.memory
        further = EvidenceSource.objects.filter(memory_links__memory=memory).order_by("memory_links__id")
        return {"sources": [memory.evidence, *further], "is_open": row.verdict == AuditVerdict.OPEN}
