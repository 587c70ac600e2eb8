from __future__ import annotations

import re

import pytest
from django.urls import reverse

from evidence.models import Organization
from memories import lifecycle
from memories.models import ActorKind, Decision, Memory, MemoryStatus
from memories.record import Decider
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit

PREVIEW = reverse("admin:memories_memory_bulk")
RETIRE = reverse("admin:memories_memory_bulk_retire")


@pytest.fixture
def kept(organization: Organization) -> list[Memory]:
    """The active memories of one run."""
    submit(organization, submission("work-session"))
    return list(Memory.objects.filter(status=MemoryStatus.ACTIVE).order_by("id"))


def test_exactly_the_memories_of_the_preview_are_retired_with_one_reason(
    kept: list[Memory], client_of: ClientOf
) -> None:
    client, chosen = client_of("reviewer"), kept[:2]
    page = client.post(PREVIEW, {"chosen": [memory.pk for memory in chosen]}).content.decode()
    ids = re.search(r'name="ids" value="([^"]*)"', page)
    assert "2 memories" in page
    assert ids is not None
    done = client.post(RETIRE, {"ids": ids[1], "reason_code": "no_longer_true"}).content.decode()
    assert "2 retired" in done
    assert set(Memory.objects.filter(status=MemoryStatus.RETIRED)) == set(chosen)
    assert Decision.objects.filter(action="retire", reason_code="no_longer_true").count() == 2


def test_everything_that_fits_a_filter_is_chosen(kept: list[Memory], client_of: ClientOf) -> None:
    page = client_of("reviewer").post(PREVIEW, {"all": "1", "filters": "?status__exact=active"}).content.decode()
    assert f"{len(kept)} memories" in page


def test_one_that_was_ended_meanwhile_is_told_and_stops_no_other(kept: list[Memory], client_of: ClientOf) -> None:
    first, second = kept[:2]
    lifecycle.retire(first, decider=Decider(ActorKind.PERSON, "thora"), reason_text="I was quicker.")
    data = {"ids": f"{first.pk},{second.pk}", "reason": "Nobody needs them."}
    page = client_of("reviewer").post(RETIRE, data).content.decode()
    assert "1 retired, 1 refused" in page
    assert "changed by somebody else" in page


def test_without_a_reason_nothing_is_retired(kept: list[Memory], client_of: ClientOf) -> None:
    page = client_of("reviewer").post(RETIRE, {"ids": str(kept[0].pk)}).content.decode()
    assert "A decision needs a reason." in page
    assert not Memory.objects.filter(status=MemoryStatus.RETIRED).exists()


def test_a_choice_of_nothing_leads_back(kept: list[Memory], client_of: ClientOf) -> None:
    assert "No active memory was chosen." in client_of("reviewer").post(PREVIEW, follow=True).content.decode()


@pytest.mark.parametrize("address", [PREVIEW, RETIRE])
def test_a_viewer_retires_nothing_and_nobody_retires_by_a_link(
    kept: list[Memory], client_of: ClientOf, address: str
) -> None:
    assert client_of("viewer").post(address).status_code == 403
    assert client_of("reviewer").get(address).status_code == 405


def test_memories_of_another_organization_are_never_retired(
    kept: list[Memory], client_of: ClientOf, stranger: Organization
) -> None:
    client = client_of("reviewer", of=stranger)
    client.post(RETIRE, {"ids": str(kept[0].pk), "reason": "Not mine."})
    kept[0].refresh_from_db()
    assert kept[0].status == MemoryStatus.ACTIVE
