"""Decides what the overview tells of an organization: flow, reasons, guards, queue, models (4-interfaces.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any, Final

from django.conf import settings
from django.db.models import Count

from evidence.console import COUNTED, visible
from evidence.domain.findings import Verdict
from evidence.models import Organization
from extraction.console.candidates import sentence
from extraction.console.charts import Stack, Whisker, stack, whisker
from extraction.daily import WINDOW, Daily, daily
from extraction.domain.rates import Rate
from extraction.domain.reasons import REASONS, Reason
from extraction.models import Audit, AuditVerdict, Candidate, Review, Run, RunDay, RunStatus
from memories.models import Memory

AUDIT_WINDOW: Final = timedelta(days=90)
NEXT: Final = 5
MOST_ORGANIZATIONS: Final = 100
MOST_REASONS: Final = 10
_KINDS: Final = (Verdict.ADMITTED.value, Verdict.DEMOTED.value, Verdict.DROPPED.value)


@dataclass(frozen=True, slots=True)
class ReasonCount:
    """How often one reason decided, and its part of the most frequent one in percent."""

    code: str
    sentence: str
    count: int
    part: float


@dataclass(frozen=True, slots=True)
class ModelSum:
    """What one model took and how often it was found wrong."""

    extractor: str
    model: str
    runs: int
    failed: int
    tokens: int
    cost: Decimal | None
    wrong: Whisker | None
    audited: int


@dataclass(frozen=True, slots=True)
class Overview:
    """Everything that the page shows of one organization."""

    organization: Organization
    waiting: str
    memories: str
    failed: str
    to_audit: str
    oldest: Candidate | None
    is_ageing: bool
    next: tuple[Candidate, ...]
    flow: Stack
    totals: tuple[tuple[str, int], ...]
    reasons: tuple[ReasonCount, ...]
    guards: tuple[Whisker, ...]
    models: tuple[ModelSum, ...]
    window: int = WINDOW


def organizations_of(user: Any) -> list[Organization]:
    """The organizations that a member of staff may look at, by name."""
    return list(visible(Organization, user).order_by("name")[:MOST_ORGANIZATIONS])


def overview(organization: Organization, now: datetime) -> Overview:
    """What came in, what was made of it, what waits, and what it took; nothing is counted beyond a thousand."""
    queue = Candidate.objects.for_organization(organization).review_queue()
    following = tuple(queue.defer("proposal", "exhibits", "resolved", "admission")[:NEXT])
    oldest = following[0] if following else None
    counts = daily(organization, now=now)
    return Overview(
        organization=organization,
        waiting=_count(queue),
        memories=_count(Memory.objects.for_organization(organization).active()),
        failed=_count(Run.objects.for_organization(organization).filter(status=RunStatus.FAILED)),
        to_audit=_count(Audit.objects.for_organization(organization).filter(verdict=AuditVerdict.OPEN)),
        oldest=oldest,
        is_ageing=bool(oldest and now - oldest.created_at > timedelta(hours=settings.QUEUE_ALERT_HOURS)),
        next=following,
        flow=_flow(counts),
        totals=_totals(counts),
        reasons=_reasons(counts),
        guards=_overturned(organization, now),
        models=_models(organization, counts.runs, now),
    )


def _flow(counts: Daily) -> Stack:
    by_day: Counter[Any] = Counter()
    for row in counts.candidates:
        by_day[row.on, row.verdict] += row.count
    return stack(counts.days, _KINDS, by_day)


def _totals(counts: Daily) -> tuple[tuple[str, int], ...]:
    found: Counter[str] = Counter()
    for row in counts.candidates:
        found[row.verdict] += row.count
    return tuple((kind, found[kind]) for kind in _KINDS)


def _reasons(counts: Daily) -> tuple[ReasonCount, ...]:
    found: Counter[str] = Counter()
    for row in counts.candidates:
        if row.reason:
            found[row.reason] += row.count
    most = max(found.values(), default=1)
    return tuple(
        ReasonCount(code, sentence(code), count, 100 * count / most) for code, count in found.most_common(MOST_REASONS)
    )


def _overturned(organization: Organization, now: datetime) -> tuple[Whisker, ...]:
    """For each guard, how many of its decided refusals people restored as they were; a correction agrees with it."""
    since = now - timedelta(days=WINDOW)
    decided = Candidate.objects.for_organization(organization).filter(reviewed_at__gte=since, revises=None)
    counts = decided.order_by().values("reason", "review").annotate(count=Count("pk"))
    of: Counter[str] = Counter()
    restored: Counter[str] = Counter()
    for row in counts:
        if row["reason"] in set(Reason):
            guard = REASONS[Reason(row["reason"])].guard
            of[guard] += row["count"]
            restored[guard] += row["count"] if row["review"] == Review.RESTORED else 0
    shown = (whisker(guard, Rate(restored[guard], count)) for guard, count in of.most_common())
    return tuple(each for each in shown if each)


def _models(organization: Organization, runs: Iterable[RunDay], now: datetime) -> tuple[ModelSum, ...]:
    sums: dict[tuple[str, str], list[RunDay]] = {}
    for row in runs:
        sums.setdefault((row.extractor, row.model), []).append(row)
    judged = Audit.objects.for_organization(organization).filter(judged_at__gte=now - AUDIT_WINDOW)
    counts = judged.order_by().values("extractor", "model", "verdict").annotate(count=Count("pk"))
    audits: dict[tuple[str, str], Counter[str]] = {}
    for found in counts:
        audits.setdefault((found["extractor"], found["model"]), Counter())[found["verdict"]] += found["count"]
    names = sorted({*sums, *audits})
    return tuple(_model(name, sums.get(name, []), audits.get(name, Counter())) for name in names)


def _model(name: tuple[str, str], days: list[RunDay], audits: Counter[str]) -> ModelSum:
    audited = audits.total()
    return ModelSum(
        extractor=name[0],
        model=name[1],
        runs=sum(day.runs for day in days),
        failed=sum(day.failed for day in days),
        tokens=sum(day.tokens for day in days),
        cost=_sum([day.cost for day in days]),
        wrong=whisker(" ".join(filter(None, name)), Rate(audits[AuditVerdict.WRONG], audited)),
        audited=audited,
    )


def _sum(costs: list[Decimal | None]) -> Decimal | None:
    """All costs together; one that is unknown makes the sum unknown, which is not nothing."""
    known = [cost for cost in costs if cost is not None]
    return sum(known, Decimal(0)) if len(known) == len(costs) else None


def _count(rows: Any) -> str:
    found = rows.order_by()[: COUNTED + 1].count()
    return f"{COUNTED}+" if found > COUNTED else str(found)
