"""The console's pages for candidates, runs, scope policies and organizations (4-interfaces.md, the console)."""

from __future__ import annotations

from copy import copy
from typing import Any
from urllib.parse import urlencode

from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.urls import reverse

from evidence.console import OwnedAdmin, OwnedForm, RecordAdmin, posted, say
from evidence.models import Organization
from extraction import console, intake, tasks
from extraction.domain.reasons import REASONS
from extraction.extractors import EXTRACTORS
from extraction.forms import DecisionForm, OrganizationForm, ReprocessForm
from extraction.ledger import NOTHING_GROUNDED
from extraction.models import FINISHED, Candidate, Review, Run, ScopePolicy
from memories.domain.taxonomy import Label
from memories.models import Decision

MOST_SIBLINGS = 50
MOST_CANDIDATES = 200


class ReviewFilter(admin.SimpleListFilter):
    """By what people made of a candidate; without a choice, what still waits for them."""

    title = "review"
    parameter_name = "review"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Every state, the waiting ones first, and all together."""
        return [(Review.OPEN, "Open"), *((v, n) for v, n in Review.choices if v != Review.OPEN), ("all", "All")]

    def choices(self, changelist: Any) -> Any:
        """Mark the waiting ones where nothing is chosen."""
        chosen = self.value() or Review.OPEN
        for value, name in self.lookup_choices:
            query = changelist.get_query_string({self.parameter_name: value})
            yield {"selected": value == chosen, "query_string": query, "display": name}

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen state."""
        chosen = self.value() or Review.OPEN
        return queryset if chosen == "all" else queryset.filter(review=chosen)


class ReasonFilter(admin.SimpleListFilter):
    """By the reason that decided, in words."""

    title = "reason"
    parameter_name = "reason"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Every reason that drops or demotes."""
        return [(code.value, spec.sentence) for code, spec in REASONS.items() if spec.effect != "note"]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen reason."""
        return queryset.filter(reason=self.value()) if self.value() else queryset


class LabelFilter(admin.SimpleListFilter):
    """By a label, alone or among others."""

    title = "label"
    parameter_name = "label"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The taxonomy."""
        return [(label.value, label.value) for label in Label]

    def queryset(self, request: HttpRequest, queryset: Any) -> QuerySet[Any]:
        """Rows that carry the label."""
        chosen = self.value()
        labelled: QuerySet[Any] = queryset.labelled(Label(chosen)) if chosen and chosen in set(Label) else queryset
        return labelled


@admin.register(Candidate)
class CandidateAdmin(RecordAdmin):
    """The queue, and the page on which a candidate is decided."""

    list_display = ("content", "reason", "verdict", "scope", "surface", "created_at")
    list_filter = (ReviewFilter, "verdict", ReasonFilter, "surface", "register", "grounding", LabelFilter)
    list_defer = ("proposal", "exhibits", "resolved")
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
        found = console.values(row, findings)
        siblings = Candidate.objects.filter(run=row.run_id, attempt=row.attempt).exclude(pk=row.pk).order_by("index")
        return {
            "claim": console.claim(row, found),
            "values": found,
            "grounds": (grounds := console.grounds(findings)),
            "needs_proof": not all(each.is_overrulable for each in grounds),
            "missing": (missing := console.missing(row, findings)),
            "sources": console.sources(row, missing),
            "transcript": console.transcript(row),
            "siblings": siblings.defer("proposal", "exhibits", "resolved")[:MOST_SIBLINGS],
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


class ExtractorFilter(admin.SimpleListFilter):
    """By the extractor that proposed."""

    title = "extractor"
    parameter_name = "extractor"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Every extractor there is."""
        return [(name, name) for name in EXTRACTORS]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        """The chosen extractor."""
        return queryset.filter(extractor=self.value()) if self.value() else queryset


@admin.register(Run)
class RunAdmin(RecordAdmin):
    """Runs, what came of each, and processing one again."""

    list_display = ("external_id", "status", "scope", "extractor", "created_at")
    list_filter = ("status", "surface", ExtractorFilter, "register")
    list_defer = ("messages", "actors", "raw_output")
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
        candidates = list(row.candidates.order_by("-attempt", "index").defer("proposal", "resolved")[:MOST_CANDIDATES])
        latest = [each for each in candidates if each.attempt == row.attempt]
        counts = row.counts or {}
        start = _place(request.GET.get("from", ""), len(row.messages))
        return {
            "candidates": candidates,
            "transcript": console.run_transcript(row, latest, start),
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


@admin.register(ScopePolicy)
class ScopePolicyAdmin(OwnedAdmin):
    """What each scope lets in; its pattern and mode are checked by the rules that read them."""

    form = OwnedForm
    fields = ("organization", "pattern", "mode")
    list_display = ("pattern", "mode", "organization")
    list_filter = ("mode",)
    list_select_related = ("organization",)
    search_fields = ("pattern",)


@admin.register(Organization)
class OrganizationAdmin(OwnedAdmin):
    """An organization's own settings; organizations come and go only by a superuser's hand."""

    form = OrganizationForm
    list_display = ("name", "slug", "time_zone", "default_currency", "date_order", "review_floor")
    search_fields = ("name", "slug")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """A new tenant is a superuser's to make."""
        return bool(request.user.is_superuser)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Content is erased by the purge command, which keeps the record whole."""
        return False
