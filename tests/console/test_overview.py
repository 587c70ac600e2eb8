from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from evidence.models import Membership, Organization
from extraction import review
from extraction.console.charts import HEIGHT, ceiling, stack
from extraction.console.overview import overview
from extraction.daily import WINDOW, daily
from extraction.models import Candidate, CandidateDay, Review, Run, RunDay
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit, submit_samples

NOW = timezone.now()
INDEX = reverse("admin:index")


def moved(organization: Organization, days: int) -> int:
    """Everything of the organization so many days back; how many candidates that is."""
    then = timezone.now() - timedelta(days=days)
    return Candidate.objects.filter(organization=organization).update(created_at=then)


def test_a_finished_day_is_counted_once_and_the_running_one_afresh(organization: Organization) -> None:
    submit(organization, submission("work-session"))
    count = moved(organization, 3)
    submit(organization, submission("thin"))
    first = daily(organization, now=timezone.now())
    moved(organization, 3)
    second = daily(organization, now=timezone.now())
    assert sum(row.count for row in first.candidates) == Candidate.objects.count()
    assert sum(row.count for row in second.candidates) == count
    assert len(first.days) == WINDOW


def test_a_day_with_nothing_is_not_counted_again(organization: Organization) -> None:
    daily(organization, now=NOW)
    stored = CandidateDay.objects.count()
    with CaptureQueriesContext(
        connection,
    ) as queries:
        daily(organization, now=NOW)
    assert stored == WINDOW - 1
    assert CandidateDay.objects.count() == stored
    assert len(queries) <= 6


def test_days_are_the_organizations_own(organization: Organization) -> None:
    organization.time_zone = "Asia/Ho_Chi_Minh"
    organization.save()
    submit(organization, submission("work-session"))
    late = datetime(2026, 5, 3, 18, 30, tzinfo=UTC)
    Candidate.objects.update(created_at=late)
    counts = daily(organization, now=datetime(2026, 5, 10, tzinfo=UTC))
    assert {row.on for row in counts.candidates if row.count} == {date(2026, 5, 4)}


def test_what_models_took_is_summed_by_day(organization: Organization) -> None:
    run = submit(organization, submission("work-session"))
    run.cost, run.tokens_in, run.tokens_out = 2, 100, 50
    run.finished_at = timezone.now() - timedelta(days=2)
    run.save()
    daily(organization, now=timezone.now())
    day = RunDay.objects.get()
    assert (day.runs, day.failed, day.tokens, day.cost) == (1, 0, 150, Decimal(2))


def test_an_overturned_guard_is_told_with_its_interval(organization: Organization) -> None:
    submit_samples(organization)
    context = Candidate.objects.filter(reason="out_of_context_span", review=Review.OPEN)
    for at, row in enumerate(context):
        decide = review.restore if at == 0 else review.uphold
        decide(candidate=row, user="thora", reason="I looked at the source.")
    shown = overview(organization, timezone.now())
    faithfulness = next(each for each in shown.guards if each.name == "faithfulness")
    assert faithfulness.rate.count == 1
    assert faithfulness.rate.of == len(context)
    assert faithfulness.low < faithfulness.at < faithfulness.high


@pytest.mark.parametrize(("hours", "is_ageing"), [(47, False), (49, True)])
def test_an_ageing_queue_is_told(organization: Organization, client_of: ClientOf, hours: int, is_ageing: bool) -> None:
    submit(organization, submission("work-session"))
    Candidate.objects.update(created_at=timezone.now() - timedelta(hours=hours))
    page = client_of("viewer").get(INDEX).content.decode()
    assert ("The queue is ageing" in page) is is_ageing


def test_every_chart_stands_beside_its_table(organization: Organization, client_of: ClientOf) -> None:
    submit_samples(organization)
    page = client_of("viewer").get(INDEX).content.decode()
    dropped = Candidate.objects.filter(verdict="dropped").count()
    assert f"Dropped <strong>{dropped}</strong>" in page
    assert f'<td class="number">{dropped}</td>' in page
    assert 'role="img"' in page


def test_staff_of_two_organizations_choose_one(
    organization: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    submit(stranger, submission("work-session"))
    client = client_of("viewer")
    assert f"organization={stranger.slug}" not in client.get(INDEX).content.decode()
    own = Membership.objects.get(organization=organization)
    Membership.objects.create(organization=stranger, user=own.user)
    page = client.get(INDEX + f"?organization={stranger.slug}").content.decode()
    assert f"organization={organization.slug}" in page
    assert '<span class="figure">0</span> <span>waiting' not in page


def test_another_organizations_overview_cannot_be_asked_for(
    organization: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    submit(organization, submission("work-session"))
    page = client_of("viewer", of=stranger).get(INDEX + f"?organization={organization.slug}").content.decode()
    assert organization.name not in page


@pytest.mark.parametrize(
    ("most", "top"), [(0, 2), (2, 2), (3, 4), (5, 10), (11, 20), (21, 40), (41, 100), (99_999, 100_000)]
)
def test_an_axis_ends_at_a_round_number_that_is_not_under_the_most(most: int, top: int) -> None:
    assert ceiling(most) == top


def test_the_parts_of_a_bar_stand_on_each_other() -> None:
    day = date(2026, 5, 4)
    chart = stack([day], ["admitted", "dropped"], {(day, "admitted"): 3, (day, "dropped"): 1})
    lower, upper = chart.boxes
    assert lower.y + lower.height == pytest.approx(HEIGHT)
    assert upper.y + upper.height == pytest.approx(lower.y)
    assert [lower.height, upper.height] == pytest.approx([HEIGHT * 3 / 4, HEIGHT / 4])


@pytest.mark.parametrize("days", [0, 3])
def test_a_day_with_a_run_whose_cost_is_unknown_costs_an_unknown_sum(
    organization: Organization, client_of: ClientOf, days: int
) -> None:
    run = submit(organization, submission("work-session"))
    then = timezone.now() - timedelta(days=days)
    Run.objects.filter(pk=run.pk).update(cost=None, extractor="model", model="local:small", finished_at=then)
    client = client_of("viewer")
    for _ in range(2):
        assert "unknown" in client.get(INDEX).content.decode()
    assert "unknown" in client.get(reverse("admin:extraction_run_change", args=[run.pk])).content.decode()
    assert [each.cost for each in overview(organization, timezone.now()).models] == [None]
    assert RunDay.objects.filter(cost=None).count() == bool(days)


def test_what_costs_nothing_is_no_unknown_sum(organization: Organization) -> None:
    submit(organization, submission("work-session"))
    assert [each.cost for each in overview(organization, timezone.now()).models] == [0]


def test_a_day_that_runs_again_in_another_time_zone_counts_no_row_twice(organization: Organization) -> None:
    run = submit(organization, submission("work-session"))
    now = datetime(2026, 3, 10, 20, 0, tzinfo=UTC)
    Candidate.objects.filter(run=run).update(created_at=datetime(2026, 3, 10, 9, 0, tzinfo=UTC))
    daily(organization, now=now)
    organization.time_zone = "America/Los_Angeles"
    organization.save()
    counted = sum(row.count for row in daily(organization, now=now).candidates)
    assert counted == Candidate.objects.count()
