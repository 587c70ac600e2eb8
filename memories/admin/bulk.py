"""The console's one retirement of many memories: chosen, previewed, then carried out (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext

from evidence.choices import MOST_TOGETHER, as_ids, chosen, previewed
from evidence.console import COUNTED, RecordAdmin, in_words
from memories.console import RetireManyForm
from memories.models import Memory, MemoryStatus


def preview(page: RecordAdmin, request: HttpRequest) -> HttpResponse:
    """Name what was chosen and how much of it; nothing is retired yet."""
    if not _is_act(page, request):
        return HttpResponseNotAllowed(["POST"])
    active = chosen(page, request).filter(status=MemoryStatus.ACTIVE)
    rows = list(active.order_by("id")[:MOST_TOGETHER])
    if not rows:
        messages.warning(request, gettext("No active memory was chosen."))
        return HttpResponseRedirect(reverse("admin:memories_memory_changelist"))
    more = active.order_by()[: COUNTED + 1].count() - len(rows) if len(rows) == MOST_TOGETHER else 0
    return _page(page, request, RetireManyForm(initial={"ids": as_ids(rows)}), rows, more=more)


def retire(page: RecordAdmin, request: HttpRequest) -> HttpResponse:
    """Retire exactly the memories of the preview, and say which could not be."""
    if not _is_act(page, request):
        return HttpResponseNotAllowed(["POST"])
    form = RetireManyForm(request.POST)
    found = page.get_queryset(request).select_related("organization").filter(pk__in=previewed(request))
    rows = list(found.order_by("id"))
    if not form.is_valid():
        return _page(page, request, form, rows)
    done = form.carry_out(rows, request.user.get_username())
    refused = [(memory, in_words(error)) for memory, error in done.refused]
    return _page(page, request, form, rows, retired=done.count, refused=refused, is_done=True)


def _is_act(page: RecordAdmin, request: HttpRequest) -> bool:
    if not page.may_act(request):
        raise PermissionDenied
    return request.method == "POST"


def _page(
    page: RecordAdmin, request: HttpRequest, form: RetireManyForm, rows: Sequence[Memory], **more: Any
) -> HttpResponse:
    shown = {"opts": page.opts, "title": gettext("Retire together"), "form": form, "rows": rows}
    context = page.admin_site.each_context(request) | shown | more
    return TemplateResponse(request, "admin/memories/memory/bulk.html", context)
