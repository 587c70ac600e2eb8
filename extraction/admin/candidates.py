"""The console's pages for candidates: the queue, and what is decided there (4-interfaces.md, the console)."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any
from urllib.parse import urlencode

from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.urls import URLPattern, path, reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from evidence.console import RecordAdmin, posted
from extraction.admin import acts, bulk
from extraction.admin.filters import AssigneeFilter, LabelFilter, ReasonFilter, ReviewFilter
from extraction.assignment import assignees
from extraction.console import candidates
from extraction.console.groups import MOST_COUNTED, queue_reasons
from extraction.console.scores import score
from extraction.forms import DecisionForm
from extraction.models import Candidate, Review
from extraction.review import DECIDABLE
from memories.models import Decision

MOST_SIBLINGS = 50
LONGEST_FILTERS = 4_000


@admin.register(Candidate)
class CandidateAdmin(RecordAdmin):
    """The queue, and the pages on which a candidate is decided."""

    list_display = ("content", "reason", "verdict", "scope", "surface", "created_at")
    list_filter = (
        ReviewFilter,
        AssigneeFilter,
        "verdict",
        ReasonFilter,
        "surface",
        "register",
        "grounding",
        LabelFilter,
    )
    list_defer = ("proposal", "exhibits", "resolved", "admission")
    search_fields = ("content",)
    search_help_text = _("Words of the claim")
    page_template = "admin/extraction/candidate/page.html"
    page_related = ("organization", "run", "memory", "revises")

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        """The queue runs from the oldest on, every other list from the newest."""
        return ("id",) if request.GET.get("review", Review.OPEN) == Review.OPEN else ("-id",)

    def get_urls(self) -> list[URLPattern]:
        """The acts on one candidate and on many, beside the list and the page."""
        view = self.admin_site.admin_view
        name = "extraction_candidate_{}".format
        return [
            path("bulk/", view(partial(bulk.preview, self)), name=name("bulk")),
            path("bulk/decide/", view(partial(bulk.decide, self)), name=name("bulk_decide")),
            path("export/<str:form>/", view(partial(acts.export, self)), name=name("export")),
            path("guards/", view(partial(acts.guards, self)), name=name("guards")),
            path("undo/", view(partial(acts.undo, self)), name=name("undo")),
            path("<path:object_id>/assign/", view(partial(acts.assign, self)), name=name("assign")),
            path("<path:object_id>/correct/", view(partial(acts.correct, self)), name=name("correct")),
            *super().get_urls(),
        ]

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The list under its own name."""
        is_queue = request.GET.get("review", Review.OPEN) == Review.OPEN
        context = {
            "title": gettext("Queue") if is_queue else "Candidates",
            "is_queue": is_queue,
            "last_decision": acts.last_decision(request),
            "reasons": queue_reasons(Candidate.objects.visible_to(request.user)) if is_queue else (),
            "most_counted": MOST_COUNTED,
        }
        return super().changelist_view(request, context)

    def page_form(self, request: HttpRequest, row: Candidate) -> DecisionForm:
        """The decision, also for a candidate that somebody else has decided meanwhile, who is then told."""
        return DecisionForm(row, posted(request))

    def act(self, request: HttpRequest, row: Candidate, form: DecisionForm) -> None:
        """Decide."""
        form.carry_out(request.user.get_username())

    def after_act(self, request: HttpRequest, row: Candidate, form: DecisionForm) -> str:
        """The next candidate of the list that the reviewer came from, or that list when none is left."""
        acts.remember(request, [row.pk], form.done)
        return self.next_address(request, row)

    def page_context(self, request: HttpRequest, row: Candidate) -> dict[str, Any]:
        """The proof, the reasons, the run around it and what was decided."""
        findings = list(row.findings.all())
        found = candidates.values(row, findings)
        siblings = Candidate.objects.filter(run=row.run_id, attempt=row.attempt).exclude(pk=row.pk).order_by("index")
        return {
            "claim": candidates.claim(row, found),
            "values": found,
            "score": score(row.admission),
            "grounds": (grounds := candidates.grounds(findings)),
            "needs_proof": not all(each.is_overrulable for each in grounds),
            "missing": (missing := candidates.missing(row, findings)),
            "sources": candidates.sources(row, missing),
            "transcript": candidates.transcript(row, findings),
            "siblings": siblings.defer("proposal", "exhibits", "resolved", "admission")[:MOST_SIBLINGS],
            "decisions": Decision.objects.filter(organization=row.organization_id, subject_id=row.pk),
            "is_decidable": row.verdict != "admitted" and row.review in DECIDABLE,
            "assignees": assignees(row.organization),
            "page_address": self.address(request, row),
            "assign_address": self.address(request, row, "assign"),
            "correct_address": self.address(request, row, "correct"),
            "next_address": self.next_address(request, row),
            "previous_address": self.previous_address(request, row),
            "last_decision": acts.last_decision(request),
        }

    def next_address(self, request: HttpRequest, row: Candidate) -> str:
        """Where the next open candidate is, after this one if there is one, else from the start."""
        waiting = self.waiting(request, row)
        following = waiting.filter(pk__gt=row.pk).first() or waiting.first()
        if following is None:
            return reverse("admin:extraction_candidate_changelist")
        return self.address(request, following)

    def previous_address(self, request: HttpRequest, row: Candidate) -> str:
        """Where the open candidate before this one is, or nothing when this is the first."""
        before = self.waiting(request, row).filter(pk__lt=row.pk).last()
        return self.address(request, before) if before else ""

    def waiting(self, request: HttpRequest, row: Candidate) -> QuerySet[Any]:
        """The other open candidates of the list that the reviewer came from which are nobody else's, oldest first."""
        listed = self.listed(request, request.GET.get("_changelist_filters", ""))
        mine = listed.filter(review=Review.OPEN, assignee__in=("", request.user.get_username()))
        return mine.exclude(pk=row.pk).order_by("id")

    def address(self, request: HttpRequest, row: Candidate, act: str = "change") -> str:
        """A page of a candidate, with the filters of the list that the reviewer came from."""
        filters = request.GET.get("_changelist_filters", "")
        query = f"?{urlencode({'_changelist_filters': filters})}" if filters else ""
        return reverse(f"admin:extraction_candidate_{act}", args=[row.pk]) + query

    def to_page(self, request: HttpRequest, row: Candidate) -> HttpResponse:
        """Back to the page of a candidate."""
        return HttpResponseRedirect(self.address(request, row))

    def listed(self, request: HttpRequest, filters: str) -> QuerySet[Any]:
        """The rows of a list under its filters, given as a query string; none under filters that cannot be read."""
        as_list: Any = copy(request)
        as_list.GET = QueryDict(filters)
        nothing: QuerySet[Any] = self.get_queryset(request).none()
        if len(filters) > LONGEST_FILTERS:
            return nothing
        try:
            found: QuerySet[Any] = self.get_changelist_instance(as_list).queryset
        except IncorrectLookupParameters:
            return nothing
        return found
