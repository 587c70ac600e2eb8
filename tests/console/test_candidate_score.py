"""A candidate that was weighed shows what its score is made of; one that was not shows no score."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse

from evidence.models import Organization
from extraction.console.scores import score
from extraction.models import Candidate, ScopePolicy
from tests.console.conftest import ClientOf
from tests.console.samples import submission, submit
from tests.console.test_candidate_page import words

PARTS = {
    "recency": {"value": 1.0, "weight": 0.15, "contribution": 0.15},
    "novelty": {"value": 0.428571, "weight": 0.25, "contribution": 0.107143},
    "confidence": {"value": 0.9, "weight": 0.2, "contribution": 0.18},
    "type_prior": {"value": 0.75, "weight": 0.4, "contribution": 0.3},
}


def weighed(total: float, threshold: float) -> dict[str, Any]:
    return {**PARTS, "score": total, "threshold": threshold}


def shown(candidate: Candidate, client_of: ClientOf) -> str:
    page = client_of("viewer").get(reverse("admin:extraction_candidate_change", args=[candidate.pk]))
    return words(page.content.decode())


@pytest.fixture
def candidate(organization: Organization) -> Candidate:
    """A dropped one, worth less than its scope asks."""
    ScopePolicy.objects.create(organization=organization, pattern="*", mode="full", admission_threshold=0.95)
    return Candidate.objects.filter(
        run=submit(organization, submission("work-session")), reason="below_admission"
    ).earliest("id")


def test_the_page_shows_every_part_their_sum_and_the_threshold(candidate: Candidate, client_of: ClientOf) -> None:
    page = shown(candidate, client_of)
    assert candidate.admission is not None
    rows = [
        f"{name} {' '.join(f'{candidate.admission[key][part]:.3f}' for part in ('value', 'weight', 'contribution'))}"
        for key, name in (
            ("type_prior", "Type prior"),
            ("confidence", "Confidence"),
            ("novelty", "Novelty"),
            ("recency", "Recency"),
        )
    ]
    assert f"Feature Value Weight Contribution {' '.join(rows)} Sum under the threshold" in page
    assert f"Sum under the threshold {candidate.admission['score']:.3f} Threshold of the scope" in page
    assert "when it was judged 0.950" in page


def test_a_candidate_of_a_scope_without_a_threshold_shows_no_score(
    organization: Organization, client_of: ClientOf
) -> None:
    run = submit(organization, submission("work-session"))
    assert "Admission score" not in shown(run.candidates.earliest("id"), client_of)


def test_a_score_at_its_threshold_is_not_under_it(candidate: Candidate, client_of: ClientOf) -> None:
    Candidate.objects.filter(pk=candidate.pk).update(admission=weighed(0.737143, 0.737143))
    page = shown(candidate, client_of)
    assert "Sum at or over the threshold 0.737" in page
    assert "Sum under" not in page


def test_the_parts_stand_in_one_order_whatever_order_they_were_stored_in() -> None:
    found = score(weighed(0.737143, 0.5))
    assert found is not None
    assert [part.name for part in found.parts] == ["type_prior", "confidence", "novelty", "recency"]


@pytest.mark.parametrize(
    ("total", "threshold", "said"),
    [
        (0.737143, 0.5, ("0.737", "0.500", False)),
        (0.7, 0.7, ("0.700", "0.700", False)),
        (0.69996, 0.7, ("0.699960", "0.700000", True)),
        (0.7, 0.699999, ("0.700000", "0.699999", False)),
        (0.0, 0.0, ("0.000", "0.000", False)),
    ],
)
def test_a_score_and_a_threshold_that_differ_never_look_the_same(
    total: float, threshold: float, said: tuple[str, str, bool]
) -> None:
    found = score(weighed(total, threshold))
    assert found is not None
    assert (found.total, found.threshold, found.is_below) == said


@pytest.mark.parametrize("nothing", [None, {}])
def test_where_nothing_was_weighed_there_is_no_score(nothing: dict[str, Any] | None) -> None:
    assert score(nothing) is None
