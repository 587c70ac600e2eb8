"""The console's one decision on many candidates: chosen, previewed, then carried out (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext

from evidence.console import COUNTED, as_uuid
from extraction.admin import acts
from extraction.bulk_review import MOST_CANDIDATES, Outcome, review_many
from extraction.console.groups import groups
from extraction.forms import BulkForm
from extraction.models import Candidate
from extraction.review import DECIDABLE

if TYPE_CHECKING:
    from extraction.admin.candidates import CandidateAdmin

TEMPLATE = "admin/extraction/candidate/bulk.html"


def preview(page: CandidateAdmin, request: HttpRequest) -> HttpResponse:
    """Name what was chosen, by hand or by filter, and how much of it; nothing is decided yet."""
    if not page.may_act(request):
        raise PermissionDenied
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    chosen = _chosen(page, request)
    rows = list(chosen.order_by("id")[:MOST_CANDIDATES])
    if not rows:
        messages.warning(request, gettext("Nothing was chosen that still waits for a decision."))
        return HttpResponseRedirect(reverse("admin:extraction_candidate_changelist"))
    form = BulkForm(initial={"ids": ",".join(str(row.pk) for row in rows)})
    more = chosen.order_by()[: COUNTED + 1].count() - len(rows) if len(rows) == MOST_CANDIDATES else 0
    return _page(page, request, form, rows, more=more)


def decide(page: CandidateAdmin, request: HttpRequest) -> HttpResponse:
    """Carry out one decision on exactly the candidates of the preview, and say what became of each."""
    if not page.may_act(request):
        raise PermissionDenied
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    form = BulkForm(request.POST)
    rows = list(page.get_queryset(request).select_related("organization").filter(pk__in=_ids(request)).order_by("id"))
    if not form.is_valid():
        return _page(page, request, form, rows)
    outcomes = _outcomes(rows, form, request.user.get_username())
    decided = [outcome.id for outcome in outcomes if outcome.decided]
    if decided:
        acts.remember(request, decided, form.done(len(decided)))
    refused = [(row, outcome) for row in rows for outcome in outcomes if outcome.id == row.pk and not outcome.decided]
    return _page(page, request, form, rows, decided=len(decided), refused=refused, is_done=True)


def _chosen(page: CandidateAdmin, request: HttpRequest) -> QuerySet[Any]:
    if "all" in request.POST:
        rows = page.listed(request, request.POST.get("filters", "").removeprefix("?"))
    else:
        rows = page.get_queryset(request).filter(pk__in=filter(None, map(as_uuid, request.POST.getlist("chosen"))))
    return rows.filter(review__in=DECIDABLE).exclude(verdict="admitted")


def _ids(request: HttpRequest) -> list[UUID]:
    named = request.POST.get("ids", "").split(",")[:MOST_CANDIDATES]
    return [pk for pk in map(as_uuid, named) if pk]


def _outcomes(rows: Sequence[Candidate], form: BulkForm, user: str) -> list[Outcome]:
    by_organization: dict[Any, list[UUID]] = {}
    for row in rows:
        by_organization.setdefault(row.organization, []).append(row.pk)
    return [
        outcome
        for organization, ids in by_organization.items()
        for outcome in review_many(organization=organization, ids=ids, user=user, **form.words)
    ]


def _page(
    page: CandidateAdmin, request: HttpRequest, form: BulkForm, rows: Sequence[Candidate], **more: Any
) -> HttpResponse:
    context = {
        **page.admin_site.each_context(request),
        "opts": page.opts,
        "title": gettext("Decide together"),
        "form": form,
        "rows": rows,
        "groups": groups(rows),
        "last_decision": acts.last_decision(request),
        **more,
    }
    return TemplateResponse(request, TEMPLATE, context)
