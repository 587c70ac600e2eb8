"""Which policy a scope gets, asked on the policies' page: the answer is what the chain reads, and one's own alone."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from django.contrib.auth.models import Group
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from evidence.models import Membership, Organization
from extraction.console.scopes import MOST_LOST, answer
from extraction.contexts import policy_for
from extraction.models import ScopePolicy
from tests.console.conftest import ClientOf
from tests.console.test_candidate_page import words
from tests.console.test_isolation import EVIL, FOREIGN

LIST = reverse("admin:extraction_scopepolicy_changelist")
HELPDESK = "agent:helpdesk/user:42"


def policies(organization: Organization, *given: tuple[str, str, float | None]) -> None:
    for pattern, mode, threshold in given:
        ScopePolicy.objects.create(
            organization=organization, pattern=pattern, mode=mode, admission_threshold=threshold
        )


def asked(scope: str, **more: str) -> str:
    return f"{LIST}?{urlencode({'scope': scope, **more})}"


def told(page: str) -> str:
    """What the page says between the look-up and the list."""
    return words(page.split('class="answer')[1].split('id="changelist"')[0])


@pytest.fixture
def laid(organization: Organization) -> Organization:
    """An organization with patterns of every rank."""
    policies(
        organization,
        ("*", "episodic-only", 0.8),
        ("agent:*", "full", 0.6),
        ("*/user:", "full", None),
        ("agent:helpdesk/*", "full", 0.75),
        ("*helpdesk/user:*", "none", None),
        ("play/*", "none", None),
        ("play/chess", "full", None),
    )
    return organization


@pytest.mark.parametrize(
    ("scope", "said"),
    [
        (HELPDESK, "Mode none Nothing is kept: a run is skipped before any extractor is asked."),
        (HELPDESK, "Pattern *helpdesk/user:* It has 14 literal characters"),
        ("agent:helpdesk/team", "Pattern agent:helpdesk/* Of the patterns that fit it has the most literal characters, 15."),
        ("agent:helpdesk/team", "Admission 0.75 The least score that is kept."),
        ("agent:helpdesk/team", "agent:* full 0.6 Fewer literal characters: 6 against 15."),
        ("agent:helpdesk/team", "* episodic-only 0.8 Fewer literal characters: 0 against 15."),
        ("play/chess", "Pattern play/chess It names this scope exactly."),
        ("play/chess", "Admission off"),
        ("play/chess", "play/* none off An exact name wins over a glob."),
        ("play/go", "Pattern play/* Of the patterns"),
        ("elsewhere", "Mode episodic-only Only notes of what happened are kept."),
        ("elsewhere", "Pattern * No other pattern fits."),
        ("Play/chess", "Pattern * No other pattern fits."),
    ],
)
def test_a_scope_is_told_its_mode_its_pattern_its_threshold_and_why_the_others_lost(
    laid: Organization, client_of: ClientOf, scope: str, said: str
) -> None:
    assert said in told(client_of("viewer").get(asked(scope)).content.decode())
