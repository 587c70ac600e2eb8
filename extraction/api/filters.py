"""Decides how runs, candidates and policies are filtered (4-interfaces.md)."""

from __future__ import annotations

from typing import Any, Final

from django.db.models import Exists, OuterRef, QuerySet
from django_filters import rest_framework as filters

from evidence.api.filters import CreatedFilterSet, StrictFilterSet
from evidence.domain.findings import Effect, Verdict
from extraction.domain.chain import GUARDS
from extraction.domain.reasons import Reason
from extraction.domain.run import PolicyMode, Surface
from extraction.models import CandidateFinding, CandidateQuerySet, Review, RunStatus
from memories.domain.taxonomy import Grounding, Label, Register

_VERDICTS: Final = [(verdict.value, verdict.value) for verdict in Verdict]
_SURFACES: Final = [(surface.value, surface.value) for surface in Surface]
_REASONS: Final = [(reason.value, reason.value) for reason in Reason]


class RunFilterSet(CreatedFilterSet):
    """Runs by where they stand and where they came from."""

    status = filters.ChoiceFilter(choices=RunStatus.choices)
    scope = filters.CharFilter()
    surface = filters.ChoiceFilter(choices=_SURFACES)
    extractor = filters.CharFilter()
    external_id = filters.CharFilter()


class CandidateFilterSet(CreatedFilterSet):
    """Candidates by what was found about them; `verdict` is another word for `outcome`."""

    outcome = filters.ChoiceFilter(field_name="verdict", choices=_VERDICTS)
    verdict = filters.ChoiceFilter(choices=_VERDICTS)
    reason = filters.ChoiceFilter(choices=_REASONS, label="The reason that decided.")
    finding = filters.ChoiceFilter(choices=_REASONS, method="with_finding", label="Any reason, notes included.")
    guard = filters.ChoiceFilter(
        choices=[(n, n) for n in GUARDS], method="by_guard", label="A guard that spoke against it."
    )
    scope = filters.CharFilter()
    surface = filters.ChoiceFilter(choices=_SURFACES)
    run = filters.UUIDFilter(field_name="run_id")
    actor = filters.CharFilter(label="The id of the actor whose words prove it.")
    label = filters.ChoiceFilter(choices=[(label.value, label.value) for label in Label], method="with_label")
    register = filters.ChoiceFilter(choices=[(r.value, r.value) for r in Register])
    grounding = filters.ChoiceFilter(choices=[(g.value, g.value) for g in Grounding])
    review = filters.ChoiceFilter(choices=Review.choices)
    q = filters.CharFilter(field_name="content", lookup_expr="icontains", label="A part of the content.")

    def with_finding(self, queryset: QuerySet[Any], name: str, value: str) -> QuerySet[Any]:
        """Candidates about which some guard found a reason."""
        return queryset.filter(_found(code=value))

    def by_guard(self, queryset: QuerySet[Any], name: str, value: str) -> QuerySet[Any]:
        """Candidates that a guard dropped or demoted."""
        return queryset.filter(_found(guard=value, effect__in=[Effect.DROP, Effect.DEMOTE]))

    def with_label(self, queryset: CandidateQuerySet, name: str, value: str) -> CandidateQuerySet:
        """Candidates that carry a label."""
        return queryset.labelled(Label(value))


class PolicyFilterSet(StrictFilterSet):
    """Policies by pattern and mode."""

    pattern = filters.CharFilter()
    mode = filters.ChoiceFilter(choices=[(mode.value, mode.value) for mode in PolicyMode])


def _found(**what: Any) -> Exists:
    return Exists(CandidateFinding.objects.filter(candidate=OuterRef("pk"), **what))
