"""Counts what came in day by day: a finished day once and for all, the day that runs afresh (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from django.db.models import Count, F, Q, Sum

from evidence.models import Organization
from extraction.models import Candidate, CandidateDay, Run, RunDay, RunStatus

WINDOW: Final = 30


@dataclass(frozen=True, slots=True)
class Daily:
    """The counts of the last days of an organization, the last of them still running."""

    days: tuple[date, ...]
    candidates: tuple[CandidateDay, ...]
    runs: tuple[RunDay, ...]


def daily(organization: Organization, *, now: datetime, window: int = WINDOW) -> Daily:
    """The counts of the last `window` days, today among them; a finished day that was not counted yet is now."""
    today = now.astimezone(ZoneInfo(organization.time_zone)).date()
    days = tuple(today - timedelta(days=back) for back in range(window - 1, -1, -1))
    stored = CandidateDay.objects.for_organization(organization).filter(on__in=days[:-1])
    counted = set(stored.values_list("on", flat=True))
    for day in days[:-1]:
        if day not in counted:
            CandidateDay.objects.bulk_create(_candidates_on(organization, day), ignore_conflicts=True)
            RunDay.objects.bulk_create(_runs_on(organization, day), ignore_conflicts=True)
    sums = RunDay.objects.for_organization(organization).filter(on__in=days[:-1])
    return Daily(
        days=days,
        candidates=(*stored.all(), *_candidates_on(organization, today)),
        runs=(*sums, *_runs_on(organization, today)),
    )


def forget(organization: Organization) -> None:
    """Let every finished day be counted afresh, because rows were written into days that are over."""
    CandidateDay.objects.for_organization(organization).delete()
    RunDay.objects.for_organization(organization).delete()


def _candidates_on(organization: Organization, day: date) -> list[CandidateDay]:
    rows = Candidate.objects.for_organization(organization).filter(**_within("created_at", organization, day))
    counts = rows.order_by().values("verdict", "reason").annotate(count=Count("pk"))
    found = [CandidateDay(organization=organization, on=day, **row) for row in counts]
    return found or [CandidateDay(organization=organization, on=day)]


def _runs_on(organization: Organization, day: date) -> Iterator[RunDay]:
    rows = Run.objects.for_organization(organization).filter(**_within("finished_at", organization, day))
    sums = (
        rows.order_by()
        .values("extractor", "model")
        .annotate(
            runs=Count("pk"),
            failed=Count("pk", filter=Q(status=RunStatus.FAILED)),
            tokens=Sum(F("tokens_in") + F("tokens_out")),
            priced=Count("cost"),
            total=Sum("cost"),
        )
    )
    for row in sums:
        yield RunDay(
            organization=organization,
            on=day,
            extractor=row["extractor"],
            model=row["model"],
            runs=row["runs"],
            failed=row["failed"],
            tokens=row["tokens"],
            cost=row["total"] if row["priced"] == row["runs"] else None,
        )


def _within(field: str, organization: Organization, day: date) -> dict[str, Any]:
    """The condition that a time lies on a day of the organization's own."""
    zone = ZoneInfo(organization.time_zone)
    start = datetime.combine(day, time.min, zone)
    end = datetime.combine(day + timedelta(days=1), time.min, zone)
    return {f"{field}__gte": start, f"{field}__lt": end}
