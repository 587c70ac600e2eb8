"""The console's pages for runs: what came of each, and processing one again (4-interfaces.md, the console)."""

from __future__ import annotations

from functools import partial
from typing import Any

from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from evidence.console import RecordAdmin, as_number, posted, say
from extraction import intake, tasks
from extraction.admin.filters import ExtractorFilter
from extraction.admin.imports import import_page, may_import
from extraction.console import candidates
from extraction.forms import ReprocessForm
from extraction.ledger import NOTHING_GROUNDED
from extraction.models import FINISHED, Run

MOST_CANDIDATES = 200


@admin.register(Run)
class RunAdmin(RecordAdmin):
    """Runs, what came of each, and processing one again."""

    list_display = ("external_id", "status", "scope", "extractor", "created_at")
    list_filter = ("status", "surface", ExtractorFilter, "register")
    list_defer = ("messages", "actors", "raw_output", "second_opinion")
    search_fields = ("external_id", "scope")
    search_help_text = _("External id or scope")
    page_template = "admin/extraction/run/page.html"

    def get_urls(self) -> list[Any]:
        """The pages, with the one on which a file is imported before those of single runs."""
        page = self.admin_site.admin_view(partial(import_page, site=self.admin_site))
        return [path("import/", page, name="extraction_run_import"), *super().get_urls()]

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The list, with the way to the import for whom it is open."""
        return super().changelist_view(request, {"may_import": may_import(request)})

    def page_form(self, request: HttpRequest, row: Run) -> ReprocessForm:
        """One button."""
        return ReprocessForm(posted(request))

    def act(self, request: HttpRequest, row: Run, form: ReprocessForm) -> None:
        """Process it again."""
        intake.reprocess(run=row, enqueue=tasks.enqueue_run)
        say(request, gettext("The run is processed again; its earlier candidates stay."))

    def page_context(self, request: HttpRequest, row: Run) -> dict[str, Any]:
        """The transcript with every quote marked, and the candidates of every attempt."""
        proposals = list(
            row.candidates.order_by("-attempt", "index").defer("proposal", "resolved", "admission")[:MOST_CANDIDATES]
        )
        latest = [each for each in proposals if each.attempt == row.attempt]
        counts = row.counts or {}
        start = min(as_number(request.GET.get("from", "")) or 0, len(row.messages))
        return {
            "candidates": proposals,
            "transcript": candidates.run_transcript(row, latest, start),
            "is_finished": row.status in FINISHED,
            "nothing_kept": row.status in ("done", "partial") and not (counts.get("admitted") or counts.get("demoted")),
            "looked_for": row.note.removeprefix(NOTHING_GROUNDED).strip(),
            "most": MOST_CANDIDATES,
            "start": start,
            "next_start": start + 200 if start + 200 < len(row.messages) else None,
        }
