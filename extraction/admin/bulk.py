"""The console's one decision on many candidates: chosen, previewed, then carried out (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.translation import gettext

from evidence.choices import MOST_TOGETHER, as_ids, chosen, previewed
from evidence.console import COUNTED
from extraction.admin import acts
from extraction.bulk_review import Outcome, review_many
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
    waiting = chosen(page, request).filter(review__in=DECIDABLE).exclude(verdict="admitted")
    rows = list(waiting.order_by("id")[:MOST_TOGETHER])
    if not rows:
        messages.warning(request, gettext("Nothing was chosen that still waits for a decision."))
        return HttpResponseRedirect(reverse("admin:extraction_candidate_changelist"))
    form = BulkForm(initial={"ids": as_ids(rows)})
    more = waiting.order_by()[: COUNTED + 1].count() - len(rows) if len(rows) == MOST_TOGETHER else 0
    return _page(page, request, form, rows, more=more)


def decide(page: CandidateAdmin, request: HttpRequest) -> HttpResponse:
    """Carry out one decision on exactly the candidates of the preview, and say what became of each."""
    if not page.may_act(request):
        raise PermissionDenied
    if request.method != "POST":
        return HttpResponseNotAllowed(["POST"])
    form = BulkForm(request.POST)
    rows = list(
        page.get_queryset(request).select_related("organization").filter(pk__in=previewed(request)).order_by("id")
    )
    if not form.is_valid():
        return _page(page, request, form, rows)
    outcomes = _outcomes(rows, form, request.user.get_username())
    decided = [outcome.id for outcome in outcomes if outcome.decided]
    if decided:
        acts.remember(request, decided, form.done(len(decided)))
    refused = [(row, outcome) for row in rows for outcome in outcomes if outcome.id == row.pk and not outcome.decided]
    return _page(page, request, form, rows, decided=len(decided), refused=refused, is_done=True)


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
