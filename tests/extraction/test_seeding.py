from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from evidence.domain.errors import InvalidInput
from evidence.models import Organization
from extraction.benches import pages
from extraction.daily import daily
from extraction.models import Candidate, CandidateFinding
from extraction.seeding import SPREAD, seed
from memories.models import Memory, MemoryStatus
from memories.record import first_broken

pytestmark = pytest.mark.django_db


@pytest.fixture
def seeded(organization: Organization) -> set[UUID]:
    """The keys of two hundred seeded candidates."""
    before = timezone.now()
    seed(organization=organization, rows=200, now=before)
    return set(Candidate.objects.filter(created_at__lt=before).values_list("pk", flat=True))


def test_seeded_rows_keep_every_promise_of_real_ones(organization: Organization, seeded: set[UUID]) -> None:
    assert len(seeded) >= 200
    for memory in Memory.objects.filter(status=MemoryStatus.ACTIVE).select_related("evidence"):
        source = memory.evidence
        assert source.content_text[source.start : source.end] == source.evidence_span
    assert first_broken(organization) is None
    assert CandidateFinding.objects.filter(candidate__in=seeded).exists()
    assert not Candidate.objects.filter(pk__in=seeded, verdict="admitted", memory=None).exists()


def test_keys_and_times_of_seeded_rows_run_the_same_way_over_the_last_days(seeded: set[UUID]) -> None:
    rows = list(Candidate.objects.filter(pk__in=seeded).order_by("pk").values_list("created_at", flat=True))
    assert rows == sorted(rows)
    assert timezone.now() - SPREAD - timedelta(minutes=1) < rows[0]
    assert rows[-1] - rows[0] > SPREAD / 2


@pytest.mark.parametrize("rows", ["0", "-5", "10000001"])
def test_a_number_that_cannot_be_seeded_is_wrong_use(rows: str) -> None:
    with pytest.raises(CommandError) as refused:
        call_command("seed_demo", "--rows", rows)
    assert refused.value.returncode == 2


def test_the_bench_of_pages_fills_an_empty_database_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "SMALL", 60)
    figures = pages.bench(120)
    assert {figure.bench for figure in figures} >= {"page overview", "page queue first", "page search without hits"}
    assert all(figure.figure > 0 and figure.floor for figure in figures)
    with pytest.raises(InvalidInput):
        pages.bench(120)


def test_days_that_were_counted_before_they_were_seeded_are_counted_afresh(organization: Organization) -> None:
    now = timezone.now()
    daily(organization, now=now)
    seed(organization=organization, rows=200, now=now)
    shown = sum(row.count for row in daily(organization, now=now).candidates if row.on < now.date())
    assert shown > 100
