"""Every page costs the same number of queries whatever the rows: what is shown is read together."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from evidence.models import Organization
from extraction import daily
from extraction.models import Candidate, Run
from memories.models import Memory
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit, submit_samples

LISTS = ("extraction_candidate", "extraction_run", "extraction_audit", "memories_memory", "memories_decision")


def queries(client: Client, address: str) -> int:
    client.get(address)
    with CaptureQueriesContext(connection) as seen:
        assert client.get(address).status_code == 200
    return len(seen)


@pytest.mark.parametrize("name", [*LISTS, "index"])
def test_a_list_costs_the_same_queries_with_more_rows(
    organization: Organization, client_of: ClientOf, name: str
) -> None:
    organization.audit_share = 1.0
    organization.save()
    client = client_of("reviewer")
    address = reverse("admin:index" if name == "index" else f"admin:{name}_changelist")
    submit(organization, submission("work-session"))
    few = queries(client, address)
    submit_samples(organization)
    assert queries(client, address) <= few + 1


def test_a_candidates_page_costs_the_same_queries_in_a_larger_run(
    organization: Organization, client_of: ClientOf
) -> None:
    runs = submit_samples(organization)
    client = client_of("reviewer")
    sizes = {run.pk: run.candidates.count() for run in runs if run.candidates.exists()}
    costs = {
        pk: queries(client, reverse("admin:extraction_candidate_change", args=[row.pk]))
        for pk in sizes
        for row in Candidate.objects.filter(run=pk, revises=None, verdict="dropped")[:1]
    }
    assert len({sizes[pk] for pk in costs}) > 2
    assert max(costs.values()) - min(costs.values()) <= 1


@pytest.mark.parametrize("model", [Run, Memory])
def test_a_rows_page_costs_a_bounded_number_of_queries(
    organization: Organization, client_of: ClientOf, model: type[Run] | type[Memory]
) -> None:
    submit_samples(organization)
    client = client_of("reviewer")
    name = model._meta.label_lower.replace(".", "_")
    costs = [queries(client, reverse(f"admin:{name}_change", args=[row.pk])) for row in model.objects.all()[:8]]
    assert max(costs) - min(costs) <= 2


def test_the_overview_counts_no_day_twice(organization: Organization, client_of: ClientOf) -> None:
    submit_samples(organization)
    client = client_of("reviewer")
    first = queries(client, reverse("admin:index"))
    assert first < daily.WINDOW
