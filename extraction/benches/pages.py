"""Measures the console's pages at two sizes of one database: what grows with the rows (7-quality.md, pages)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta
from statistics import median
from typing import Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from evidence.domain.errors import InvalidInput
from evidence.models import Membership, Organization
from extraction.benches.report import RUNS, Figure, rows_of
from extraction.models import Candidate, Review
from extraction.seeding import seed

SMALL: Final = 10_000
_ROWS: Final = 100_000
_READER: Final = "bench-reader"
_COMMON, _RARE = "the", "zanzibar"


def bench(rows: int | None = None) -> list[Figure]:
    """Milliseconds a page at so many candidates, the floor being the same page at 10,000; needs an empty database."""
    if Candidate.objects.exists():
        hint = "Set DATABASE_URL to an empty database, and run `manage.py migrate` on it."
        raise InvalidInput("The pages are measured on an empty database, which is filled.", field="name", hint=hint)
    organization = Organization.objects.create(slug="bench", name="Bench")
    many = max(rows_of(rows, _ROWS), SMALL)
    seed(organization=organization, rows=SMALL, now=timezone.now())
    floor = dict(measured(organization))
    seed(organization=organization, rows=many - SMALL, now=timezone.now())
    return [
        Figure(f"page {name}", taken, floor[name], "milliseconds", RUNS, f"the same at {SMALL:,} rows", _aim(name))
        for name, taken in measured(organization)
    ]


def measured(organization: Organization) -> Iterator[tuple[str, float]]:
    """Each page by name with the median of its milliseconds, read by a reviewer of the organization."""
    client = _reader(organization)
    for name, address in _addresses(organization):
        client.get(address)
        yield name, median(_milliseconds(client, address) for _ in range(RUNS))


def _milliseconds(client: Client, address: str) -> float:
    begun = time.perf_counter()
    response = client.get(address)
    taken = time.perf_counter() - begun
    if response.status_code != 200:
        raise InvalidInput(f"{address} answers {response.status_code}.", field="name", hint="Look at the log.")
    return taken * 1_000


def _reader(organization: Organization) -> Client:
    user, _ = get_user_model().objects.get_or_create(username=_READER, defaults={"is_staff": True})
    user.groups.set(Group.objects.filter(name="reviewer"))
    Membership.objects.get_or_create(organization=organization, user=user)
    client = Client(SERVER_NAME="localhost")
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def _addresses(organization: Organization) -> Iterator[tuple[str, str]]:
    queue = reverse("admin:extraction_candidate_changelist")
    memories = reverse("admin:memories_memory_changelist")
    rows = Candidate.objects.filter(organization=organization)
    first, last = rows.earliest("id").pk, rows.latest("id").pk
    middle = rows.filter(review=Review.OPEN, created_at__gte=timezone.now() - timedelta(days=15)).earliest("id")
    yield "overview", reverse("admin:index")
    yield "queue first", queue
    yield "queue middle", f"{queue}?after={middle.pk}"
    yield "queue last", f"{queue}?before={last}"
    yield "all last", f"{queue}?review=all&before={first}"
    yield "filtered by reason", f"{queue}?review=all&reason=ungrounded_amount"
    yield "filtered by register", f"{queue}?review=all&register=fiction"
    yield "filtered by surface", f"{queue}?review=all&surface=import"
    yield "search with hits", f"{queue}?review=all&q={_COMMON}"
    yield "search without hits", f"{queue}?review=all&q={_RARE}"
    yield "queue search without hits", f"{queue}?q={_RARE}"
    yield "candidate", reverse("admin:extraction_candidate_change", args=[middle.pk])
    yield "memories first", memories
    yield "memories search without hits", f"{memories}?q={_RARE}"
    yield "runs first", reverse("admin:extraction_run_changelist")
    yield "decisions first", reverse("admin:memories_decision_changelist")


def _aim(name: str) -> str:
    return "at most 2 times" if "with hits" in name else "at most 1.2 times"
