"""The console's acts on a candidate beside its decision: undo, assign, correct (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseNotAllowed,
    HttpResponseRedirect,
    StreamingHttpResponse,
)
from django.http.response import HttpResponseBase
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext

from evidence.choices import listed
from evidence.console import carried_out, in_words, posted, say
from evidence.domain.errors import TouchstoneError
from extraction.assignment import assign as assign_candidate
from extraction.console.guards import all_guards
from extraction.export import ExportFormat
from extraction.export import export as export_candidates
from extraction.forms import CorrectionForm
from extraction.models import Candidate
from extraction.review import DECIDABLE
from extraction.undo import undo as undo_decision

if TYPE_CHECKING:
    from extraction.admin.candidates import CandidateAdmin

_LAST: Final = "last_decision"
_TYPES: Final = {ExportFormat.CSV: "text/csv; charset=utf-8", ExportFormat.JSONL: "application/x-ndjson"}


def remember(request: HttpRequest, ids: Sequence[UUID], done: str) -> None:
    """Keep in the reader's session what they decided last, so that it can be taken back."""
    request.session[_LAST] = {"ids": [str(pk) for pk in ids], "done": done}


def last_decision(request: HttpRequest) -> dict[str, Any] | None:
    """What the reader decided last, in words and with the candidates' ids, or none."""
    return cast("dict[str, Any] | None", request.session.get(_LAST))


def undo(page: CandidateAdmin, request: HttpRequest) -> HttpResponse:
    """Take back what the reader decided last; what cannot be taken back any more is said, with the reason."""
    if not _is_act(page, request):
        return HttpResponseNotAllowed(["POST"])
    last: dict[str, Any] = request.session.pop(_LAST, None) or {"ids": []}
    rows = list(page.get_queryset(request).select_related("organization").filter(pk__in=last["ids"]).order_by("id"))
    undone = [row for row in rows if _is_undone(request, row)]
    if undone:
        say(request, gettext("Taken back: {done}").format(done=last["done"]))
    elif not rows:
        messages.warning(request, gettext("There is no decision of yours to take back."))
    if len(rows) == 1 and undone:
        return page.to_page(request, undone[0])
    return HttpResponseRedirect(reverse("admin:extraction_candidate_changelist"))


def assign(page: CandidateAdmin, request: HttpRequest, object_id: str) -> HttpResponse:
    """Give a candidate to a reviewer, or to nobody."""
    row = page.row_of(request, object_id)
    if not _is_act(page, request):
        return HttpResponseNotAllowed(["POST"])
    to = request.POST.get("assignee", "")
    try:
        assign_candidate(candidate=row, to=to, user=request.user.get_username())
    except TouchstoneError as refusal:
        messages.error(request, in_words(refusal))
    else:
        taken = gettext("{who} takes care of it.").format(who=to)
        say(request, taken if to else gettext("Nobody takes care of it any more."))
    return page.to_page(request, row)


def correct(page: CandidateAdmin, request: HttpRequest, object_id: str) -> HttpResponse:
    """The page on which a candidate's claim, labels, validity and quotes are corrected and judged again."""
    row: Candidate = page.row_of(request, object_id)
    if not page.may_act(request):
        raise PermissionDenied
    if row.review not in DECIDABLE or row.verdict == "admitted":
        messages.error(request, gettext("It is decided already, and only what waits can be corrected."))
        return page.to_page(request, row)
    form = CorrectionForm(row, posted(request))
    with timezone.override(row.organization.time_zone):
        is_kept = form.is_valid() and carried_out(form, lambda: form.carry_out(request.user.get_username()))
    if is_kept:
        remember(request, [row.pk], form.done)
        return HttpResponseRedirect(page.next_address(request, row))
    return page.page(request, row, form, "admin/extraction/candidate/correct.html")


def export(page: CandidateAdmin, request: HttpRequest, form: str) -> HttpResponseBase:
    """What the list holds under its filters, as a file."""
    if not page.has_view_permission(request):
        raise PermissionDenied
    if form not in set(ExportFormat):
        raise Http404("There is no such format.")
    rows = listed(page, request, request.META.get("QUERY_STRING", ""))
    answer = StreamingHttpResponse(export_candidates(rows, ExportFormat(form)), content_type=_TYPES[ExportFormat(form)])
    answer["Content-Disposition"] = f'attachment; filename="candidates.{form}"'
    return answer


def guards(page: CandidateAdmin, request: HttpRequest) -> HttpResponse:
    """Every guard with its reasons in words: what each does, and whether a person may overrule it."""
    if not page.has_view_permission(request):
        raise PermissionDenied
    context = {
        **page.admin_site.each_context(request),
        "opts": page.opts,
        "title": gettext("Guards"),
        "guards": all_guards(),
    }
    return TemplateResponse(request, "admin/extraction/candidate/guards.html", context)


def _is_act(page: CandidateAdmin, request: HttpRequest) -> bool:
    if not page.may_act(request):
        raise PermissionDenied
    return request.method == "POST"


def _is_undone(request: HttpRequest, row: Candidate) -> bool:
    try:
        undo_decision(candidate=row, user=request.user.get_username())
    except TouchstoneError as refusal:
        not_back = gettext("Not taken back: {claim}.").format(claim=row.content[:80])
        messages.error(request, f"{not_back} {in_words(refusal)}")
        return False
    return True
