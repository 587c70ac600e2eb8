"""Decides who takes care of a candidate that waits for a decision (4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Any

from django.contrib.auth import get_user_model
from django.db.models import Q, QuerySet
from django.utils import timezone

from evidence.domain.errors import Conflict, InvalidInput
from evidence.models import Organization
from extraction.models import Candidate, Review

_MAY_DECIDE = Q(groups__permissions__codename="change_candidate") | Q(user_permissions__codename="change_candidate")


def assignees(organization: Organization) -> QuerySet[Any]:
    """The staff of an organization who may decide."""
    members = get_user_model().objects.filter(is_active=True, is_staff=True, memberships__organization=organization)
    return members.filter(_MAY_DECIDE | Q(is_superuser=True)).distinct().order_by("username")


def assign(*, candidate: Candidate, to: str, user: str) -> None:
    """Give an undecided candidate to a reviewer, or to nobody where `to` is empty.

    InvalidInput for somebody who may not decide; Conflict when it was decided or given away meanwhile.
    """
    if to and to != user and to not in assignees(candidate.organization).values_list("username", flat=True):
        raise InvalidInput(
            f"{to} may not decide here.", field="assignee", hint="Choose a reviewer of the organization."
        )
    waiting = Candidate.objects.filter(pk=candidate.pk, review__in=(Review.NONE, Review.OPEN)).exclude(
        verdict="admitted"
    )
    held = waiting.filter(assignee=candidate.assignee)
    if not held.update(assignee=to, assigned_at=timezone.now() if to else None):
        raise Conflict(
            "It was decided or given to somebody else meanwhile.", code="stale_candidate", hint="Load it again."
        )
    candidate.assignee = to
