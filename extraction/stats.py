"""Counts candidates over a range by surface, verdict, reason, extractor, model and day (4-interfaces.md)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from django.db.models import Count, F, QuerySet
from django.db.models.functions import TruncDate
from django.utils import timezone

from evidence.domain.errors import InvalidInput
from evidence.models import Organization
from extraction.models import Candidate

DEFAULT_RANGE: Final = timedelta(days=30)
LONGEST_RANGE: Final = timedelta(days=366)


@dataclass(frozen=True, slots=True)
class Stats:
    """Counts of the candidates made from `since` and before `until`; each row holds what it counts and `count`."""

    since: datetime
    until: datetime
    total: int
    by_outcome: list[dict[str, Any]]
    by_model: list[dict[str, Any]]
    by_day: list[dict[str, Any]]


def stats(*, organization: Organization, since: datetime | None = None, until: datetime | None = None) -> Stats:
    """The counts of the last 30 days, or of the range that is named; days are the organization's own."""
    until = until or timezone.now()
    since = since or until - DEFAULT_RANGE
    if not since < until <= since + LONGEST_RANGE:
        hint = f"Let `since` lie before `until`, by at most {LONGEST_RANGE.days} days."
        raise InvalidInput("This is no range that can be counted.", field="since", hint=hint)
    rows = Candidate.objects.for_organization(organization).filter(created_at__gte=since, created_at__lt=until)
    by_outcome = _counted(rows, "surface", "verdict", "reason")
    return Stats(
        since=since,
        until=until,
        total=sum(row["count"] for row in by_outcome),
        by_outcome=by_outcome,
        by_model=_counted(
            rows.annotate(extractor=F("run__extractor"), model=F("run__model")), "extractor", "model", "verdict"
        ),
        by_day=_counted(
            rows.annotate(day=TruncDate("created_at", tzinfo=ZoneInfo(organization.time_zone))), "day", "verdict"
        ),
    )


def _counted(rows: QuerySet[Candidate], *names: str) -> list[dict[str, Any]]:
    return list(rows.order_by(*names).values(*names).annotate(count=Count("pk")))
