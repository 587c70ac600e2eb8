"""The console's page on which a file is read or imported, and told what it held (4-interfaces.md, 6-interchange.md)."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext

from evidence.console import carried_out, visible
from evidence.domain.errors import InvalidInput
from evidence.models import Organization
from extraction.forms import ImportForm
from extraction.importers import File
from extraction.importing import Outcome
from extraction.models import Run

TEMPLATE = "admin/extraction/run/import.html"
MOST_SHOWN = 100


def may_import(request: HttpRequest) -> bool:
    """Whether the reader may hand in runs and has an organization to hand them in for."""
    return request.user.has_perm("extraction.add_run") and visible(Organization, request.user).exists()


def import_page(request: HttpRequest, site: admin.AdminSite) -> HttpResponse:
    """The form; after it was sent, also the report, and the runs where the file was imported.

    A file that cannot be read is refused beside its field, with nothing stored.
    """
    if not may_import(request):
        raise PermissionDenied
    is_posted = request.method == "POST"
    form = ImportForm(
        visible(Organization, request.user), request.POST if is_posted else None, request.FILES if is_posted else None
    )
    told = _Told(form, only_reads=request.POST.get("act") == "check")
    if is_posted and form.is_valid():
        carried_out(form, told.act)
    context = {
        **site.each_context(request),
        "opts": Run._meta,
        "title": gettext("Import a conversation"),
        "form": form,
        "told": told,
        "outcomes": told.outcomes[:MOST_SHOWN],
        "unshown": max(0, len(told.outcomes) - MOST_SHOWN),
    }
    return TemplateResponse(request, TEMPLATE, context)


class _Told:
    """What came of a form that was sent: the file as it was read, and its runs."""

    file: File | None = None

    def __init__(self, form: ImportForm, *, only_reads: bool) -> None:
        self._form, self.only_reads = form, only_reads
        self.outcomes: list[Outcome] = []

    def act(self) -> None:
        """Read the file, and hand it in unless it is only to be checked."""
        try:
            self.file = self._form.read()
            if not self.only_reads:
                self.outcomes = self._form.store(self.file)
        except InvalidInput as refusal:
            self.file, self.outcomes = None, []
            refusal.field = refusal.field if refusal.field in self._form.fields else "file"
            refusal.message = f"{refusal.message[:1].upper()}{refusal.message[1:].rstrip('.')}."
            raise

    @property
    def totals(self) -> dict[str, Any]:
        """How many candidates of all runs met each verdict, and how many runs are new."""
        verdicts = ("admitted", "demoted", "dropped")
        counted = {each: sum(outcome.counts.get(each, 0) for outcome in self.outcomes) for each in verdicts}
        return counted | {"new": sum(outcome.created for outcome in self.outcomes)}
