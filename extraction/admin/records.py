"""The console's pages for candidates and runs: the queue, and what is decided there (4-interfaces.md, the console)."""

from __future__ import annotations

from copy import copy
from typing import Any
from urllib.parse import urlencode

from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.urls import reverse

from evidence.console import RecordAdmin, posted, say
from extraction import intake, tasks
from extraction.admin.filters import ExtractorFilter, LabelFilter, ReasonFilter, ReviewFilter
from extraction.console import candidates
from extraction.console.scores import score
from extraction.forms import DecisionForm, ReprocessForm
from extraction.ledger import NOTHING_GROUNDED
from extraction.models import FINISHED, Candidate, Review, Run
from memories.models import Decision

MOST_SIBLINGS = 50
MOST_CANDIDATES = 200


@admin.register(Candidate)
class CandidateAdmin(RecordAdmin):
    """The queue, and the page on which a candidate is decided."""

    list_display = ("content", "reason", "verdict", "scope", "surface", "created_at")
    list_filter = (ReviewFilter, "verdict", ReasonFilter, "surface", "register", "grounding", LabelFilter)
    list_defer = ("proposal", "exhibits", "resolved", "admission")
    search_fields = ("content",)
    search_help_text = "Words of the claim"
    page_template = "admin/extraction/candidate/page.html"
    page_related = ("organization", "run", "memory", "revises")

    def get_ordering(self, request: HttpRequest) -> tuple[str, ...]:
        """The queue runs from the oldest on, every other list from the newest."""
        return ("id",) if request.GET.get("review", Review.OPEN) == Review.OPEN else ("-id",)

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The list under its own name."""
        is_queue = request.GET.get("review", Review.OPEN) == Review.OPEN
        return super().changelist_view(request, {"title": "Queue" if is_queue else "Candidates", "is_queue": is_queue})

    def page_form(self, request: HttpRequest, row: Candidate) -> DecisionForm:
        """The decision, also for a candidate that somebody else has decided meanwhile, who is then told."""
        return DecisionForm(row, posted(request))

    def act(self, request: HttpRequest, row: Candidate, form: DecisionForm) -> None:
        """Decide."""
        form.carry_out(request.user.get_username())

    def after_act(self, request: HttpRequest, row: Candidate, form: DecisionForm) -> str:
        """The next candidate of the list that the reviewer came from, or that list when none is left."""
        say(request, form.done)
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
            "transcript": candidates.transcript(row),
            "siblings": siblings.defer("proposal", "exhibits", "resolved", "admission")[:MOST_SIBLINGS],
            "decisions": Decision.objects.filter(organization=row.organization_id, subject_id=row.pk),
            "is_decidable": row.verdict != "admitted" and row.review in (Review.NONE, Review.OPEN),
            "next_address": self.next_address(request, row),
        }

    def next_address(self, request: HttpRequest, row: Candidate) -> str:
        """Where the next open candidate is, after this one if there is one, else from the start."""
        filters = request.GET.get("_changelist_filters", "")
        waiting = self._listed(request, filters).filter(review=Review.OPEN).exclude(pk=row.pk).order_by("id")
        following = waiting.filter(pk__gt=row.pk).first() or waiting.first()
        if following is None:
            return reverse("admin:extraction_candidate_changelist")
        query = f"?{urlencode({'_changelist_filters': filters})}" if filters else ""
        return reverse("admin:extraction_candidate_change", args=[following.pk]) + query

    def _listed(self, request: HttpRequest, filters: str) -> QuerySet[Any]:
        as_list: Any = copy(request)
        as_list.GET = QueryDict(filters)
        try:
            listed: QuerySet[Any] = self.get_changelist_instance(as_list).queryset
        except IncorrectLookupParameters:
            return self.get_queryset(as_list)
        return listed


@admin.register(Run)
class RunAdmin(RecordAdmin):
    """Runs, what came of each, and processing one again."""

    list_display = ("external_id", "status", "scope", "extractor", "created_at")
    list_filter = ("status", "surface", ExtractorFilter, "register")
    list_defer = ("messages", "actors", "raw_output", "second_opinion")
    search_fields = ("external_id", "scope")
    search_help_text = "External id or scope"
    page_template = "admin/extraction/run/page.html"

    def page_form(self, request: HttpRequest, row: Run) -> ReprocessForm:
        """One button."""
        return ReprocessForm(posted(request))

    def act(self, request: HttpRequest, row: Run, form: ReprocessForm) -> None:
        """Process it again."""
        intake.reprocess(run=row, enqueue=tasks.enqueue_run)
        say(request, "The run is processed again; its earlier candidates stay.")

    def page_context(self, request: HttpRequest, row: Run) -> dict[str, Any]:
        """The transcript with every quote marked, and the candidates of every attempt."""
        proposals = list(
            row.candidates.order_by("-attempt", "index").defer("proposal", "resolved", "admission")[:MOST_CANDIDATES]
        )
        latest = [each for each in proposals if each.attempt == row.attempt]
        counts = row.counts or {}
        start = _place(request.GET.get("from", ""), len(row.messages))
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


def _place(text: str, most: int) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) < 10
    return min(int(text), most) if is_number else 0
