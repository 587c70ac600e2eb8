from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from evidence.models import Organization
from extraction import review
from extraction.models import Candidate, Review, Run
from memories.models import Decision
from tests.console.conftest import ClientOf
from tests.console.samples import submit_samples

QUEUE = reverse("admin:extraction_candidate_changelist")
PREVIEW = reverse("admin:extraction_candidate_bulk")
DECIDE = reverse("admin:extraction_candidate_bulk_decide")
UNDO = reverse("admin:extraction_candidate_undo")


@pytest.fixture
def waiting(organization: Organization) -> list[Candidate]:
    """Everything that waits for a person, oldest first."""
    submit_samples(organization)
    return list(Candidate.objects.filter(review=Review.OPEN).order_by("id"))


def previewed(page: str) -> list[str]:
    found = re.search(r'name="ids" value="([^"]*)"', page)
    assert found
    return found[1].split(",")


def preview(client: Client, **data: object) -> str:
    return client.post(PREVIEW, data, follow=True).content.decode()


def test_the_preview_names_the_count_and_exactly_those_are_decided(
    waiting: list[Candidate], client_of: ClientOf
) -> None:
    client, chosen = client_of("reviewer"), waiting[:3]
    page = preview(client, chosen=[row.pk for row in chosen])
    assert "3 candidates" in page
    assert previewed(page) == [str(row.pk) for row in chosen]
    data = {"ids": ",".join(previewed(page)), "decision": "uphold", "reason_code": "guard_is_right"}
    assert "3 decided" in client.post(DECIDE, data).content.decode()
    assert set(Candidate.objects.filter(review=Review.UPHELD)) == set(chosen)
    assert Decision.objects.filter(action="uphold", reason_code="guard_is_right").count() == 3


def test_everything_that_fits_a_filter_is_chosen_and_nothing_else(
    waiting: list[Candidate], client_of: ClientOf
) -> None:
    reason = waiting[0].reason
    page = preview(client_of("reviewer"), all="1", filters=f"?review=open&reason={reason}")
    assert previewed(page) == [str(row.pk) for row in waiting if row.reason == reason]


def test_what_comes_in_after_the_preview_is_not_decided(waiting: list[Candidate], client_of: ClientOf) -> None:
    client = client_of("reviewer")
    latest = waiting[-1]
    Candidate.objects.filter(pk=latest.pk).update(review=Review.NONE)
    ids = previewed(preview(client, all="1", filters="?review=open"))
    Candidate.objects.filter(pk=latest.pk).update(review=Review.OPEN)
    client.post(DECIDE, {"ids": ",".join(ids), "decision": "uphold", "reason": "All of them are doubtful."})
    latest.refresh_from_db()
    assert latest.review == Review.OPEN
    assert not Candidate.objects.filter(review=Review.OPEN).exclude(pk=latest.pk).exists()


def test_one_refusal_stops_no_other_and_is_told(waiting: list[Candidate], client_of: ClientOf) -> None:
    client = client_of("reviewer")
    first, second = waiting[:2]
    review.uphold(candidate=first, user="thora", reason="I was quicker.")
    data = {"ids": f"{first.pk},{second.pk}", "decision": "uphold", "reason": "All of them are doubtful."}
    page = client.post(DECIDE, data).content.decode()
    assert "1 decided, 1 refused" in page
    assert "It was upheld by thora." in page


def test_the_whole_of_it_can_be_taken_back(waiting: list[Candidate], client_of: ClientOf) -> None:
    client = client_of("reviewer")
    ids = ",".join(str(row.pk) for row in waiting)
    client.post(DECIDE, {"ids": ids, "decision": "uphold", "reason": "All of them are doubtful."})
    assert not Candidate.objects.filter(review=Review.OPEN).exists()
    client.post(UNDO)
    assert set(Candidate.objects.filter(review=Review.OPEN)) == set(waiting)


@pytest.mark.parametrize(
    ("words", "said"),
    [({"reason": ""}, "A decision needs a reason."), ({"reason_code": "source_says_so"}, "speaks for restoring")],
)
def test_without_a_fitting_reason_nothing_is_decided(
    waiting: list[Candidate], client_of: ClientOf, words: dict[str, str], said: str
) -> None:
    data = {"ids": str(waiting[0].pk), "decision": "uphold", **words}
    page = client_of("reviewer").post(DECIDE, data).content.decode()
    assert said in page
    assert previewed(page) == [str(waiting[0].pk)]
    assert not Candidate.objects.filter(review=Review.UPHELD).exists()


def test_a_choice_of_nothing_leads_back_to_the_queue(waiting: list[Candidate], client_of: ClientOf) -> None:
    assert "Nothing was chosen that still waits for a decision." in preview(client_of("reviewer"))


def test_rows_of_another_organization_are_never_chosen(
    waiting: list[Candidate], client_of: ClientOf, stranger: Organization
) -> None:
    client = client_of("reviewer", of=stranger)
    assert "Nothing was chosen" in preview(client, chosen=[waiting[0].pk])
    client.post(DECIDE, {"ids": str(waiting[0].pk), "decision": "uphold", "reason": "Not mine."})
    waiting[0].refresh_from_db()
    assert waiting[0].review == Review.OPEN


@pytest.mark.parametrize("filters", ["verdict=%00", "unheard=of", "q=" + "x" * 100_000, "created_at__gte=never"])
def test_all_of_a_list_under_filters_that_cannot_be_read_is_nothing(
    run: Run, client_of: ClientOf, filters: str
) -> None:
    response = client_of("reviewer").post(PREVIEW, {"all": "1", "filters": filters})
    assert (response.status_code, response.headers.get("Location")) in ((302, QUEUE), (400, None))


@pytest.mark.parametrize("name", ["extraction_candidate", "extraction_run", "memories_memory", "extraction_audit"])
def test_a_list_under_a_filter_that_no_database_can_hold_is_said_to_be_unreadable(
    run: Run, client_of: ClientOf, name: str
) -> None:
    response = client_of("viewer").get(reverse(f"admin:{name}_changelist"), {"register": "\x00", "verdict": "\x00"})
    assert (response.status_code, response["Location"][-4:]) == (302, "?e=1")
