from __future__ import annotations

from django.urls import reverse

from evidence.models import Organization
from extraction.models import Sweep
from extraction.sweep import sweep
from memories.models import Memory
from tests.console.conftest import ClientOf
from tests.extraction.test_sweep import DISOWNING, keep, quiet


def test_past_sweeps_are_listed_and_each_leads_to_what_it_superseded(
    organization: Organization, client_of: ClientOf
) -> None:
    keep(organization, DISOWNING)
    sweep(guard="dissociation", organization=organization, apply=True, on_batch=quiet)
    client, row = client_of("viewer"), Sweep.objects.get()
    assert "applied" in client.get(reverse("admin:extraction_sweep_changelist")).content.decode()
    page = client.get(reverse("admin:extraction_sweep_change", args=[row.pk])).content.decode()
    memory = Memory.objects.get(content=DISOWNING)
    assert reverse("admin:memories_memory_change", args=[memory.pk]) in page


def test_a_dry_sweep_says_that_it_only_reported(organization: Organization, client_of: ClientOf) -> None:
    sweep(guard="dissociation", organization=organization, on_batch=quiet)
    page = client_of("viewer").get(reverse("admin:extraction_sweep_change", args=[Sweep.objects.get().pk]))
    assert "It only reported; nothing was changed." in page.content.decode()
