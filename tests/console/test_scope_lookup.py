"""Which policy a scope gets, asked on the policies' page: told as the chain reads it, of the own organization alone."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from evidence.models import Membership, Organization
from extraction.console.scopes import MOST_LOST, answer
from extraction.contexts import policy_for
from extraction.models import ScopePolicy
from tests.console.conftest import ClientOf
from tests.console.test_candidate_page import words
from tests.console.test_isolation import EVIL

LIST = reverse("admin:extraction_scopepolicy_changelist")
PATTERNS: list[tuple[str, str, float | None]] = [
    ("*", "episodic-only", 0.8),
    ("agent:*", "full", 0.6),
    ("agent:helpdesk/*", "full", 0.75),
    ("play/*", "none", None),
    ("play/chess", "full", None),
    ("team/*", "none", 0.5),
    ("*/team", "episodic-only", None),
]


def asked(scope: str, **more: str) -> str:
    return f"{LIST}?{urlencode({'scope': scope, **more})}"


def told(page: str) -> str:
    """What stands between the look-up's form and the list; nothing when no answer is given."""
    _, has_answer, rest = page.partition('<div class="answer')
    return words("<div" + rest.split('id="changelist"')[0]) if has_answer else ""


@pytest.fixture
def laid(organization: Organization) -> Organization:
    """An organization with patterns of every rank."""
    for pattern, mode, threshold in PATTERNS:
        ScopePolicy.objects.create(organization=organization, pattern=pattern, mode=mode, admission_threshold=threshold)
    return organization


@pytest.mark.parametrize(
    ("scope", "said"),
    [
        ("agent:helpdesk/user:42", "Mode full Whatever is proven may be kept."),
        ("agent:helpdesk/user:42", "Pattern agent:helpdesk/* Of the patterns that fit it has the most literal char"),
        ("agent:helpdesk/user:42", "Admission 0.75 The least score that is kept."),
        ("agent:helpdesk/user:42", "agent:* full 0.6 Fewer literal characters: 6 against 15."),
        ("agent:helpdesk/user:42", "* episodic-only 0.8 Fewer literal characters: 0 against 15."),
        ("play/chess", "Pattern play/chess It names this scope exactly."),
        ("play/chess", "Admission off"),
        ("play/chess", "play/* none off An exact name wins over a glob."),
        ("play/go", "Mode none Nothing is kept: a run is skipped before any extractor is asked."),
        ("team/team", "Pattern */team It has 5 literal characters, as many as the next one that fits, and comes first"),
        ("team/team", "team/* none 0.5 As many literal characters, 5, but later by name."),
        ("elsewhere", "Mode episodic-only Only notes of what happened are kept."),
        ("elsewhere", "Pattern * No other pattern fits."),
        ("Play/chess", "Pattern * No other pattern fits."),
        ("  play/chess ", "Pattern play/chess It names this scope exactly."),
    ],
)
def test_a_scope_is_told_its_mode_pattern_and_threshold_and_why_the_others_lost(
    laid: Organization, client_of: ClientOf, scope: str, said: str
) -> None:
    assert said in told(client_of("viewer").get(asked(scope)).content.decode())


def test_a_pattern_that_does_not_fit_is_not_named_in_the_answer(laid: Organization, client_of: ClientOf) -> None:
    said = told(client_of("viewer").get(asked("play/chess")).content.decode())
    assert "agent:" not in said
    assert "team" not in said


def test_where_no_pattern_fits_full_holds_and_no_score_is_asked(
    organization: Organization, client_of: ClientOf
) -> None:
    ScopePolicy.objects.create(organization=organization, pattern="play/*", mode="none", admission_threshold=0.9)
    said = told(client_of("viewer").get(asked("work/plan")).content.decode())
    assert "Mode full" in said
    assert "No pattern fits, so full holds." in said
    assert "Admission off" in said
    assert "Also fits" not in said


@pytest.mark.parametrize("scope", ["agent:helpdesk/user:42", "play/chess", "play/go", "team/team", "x", "*", "play/*"])
def test_the_answer_is_what_a_run_of_that_scope_reads(laid: Organization, scope: str) -> None:
    found = answer(laid, scope)
    assert found.applies is not None
    assert (found.mode, found.applies.policy.pattern, found.threshold) == policy_for(laid, scope)


def test_what_else_fits_is_listed_up_to_a_limit_and_read_in_one_query(organization: Organization) -> None:
    rows = (ScopePolicy(organization=organization, pattern="a" * n + "*", mode="none") for n in range(1, MOST_LOST + 9))
    ScopePolicy.objects.bulk_create(rows)
    with CaptureQueriesContext(connection) as queries:
        found = answer(organization, "a" * 100)
    assert len(queries) == 1
    assert (len(found.lost), found.unshown) == (MOST_LOST, 7)
    assert found.lost[0].policy.pattern == "a" * (MOST_LOST + 7) + "*"


@pytest.mark.parametrize(
    ("scope", "said"),
    [
        ("", "Type a scope."),
        ("   ", "Type a scope."),
        ("s" * 301, "Ensure this value has at most 300 characters (it has 301)."),
        ("a\x00b", "Null characters are not allowed."),
    ],
)
def test_what_no_run_could_have_as_its_scope_is_refused_beside_the_field(
    laid: Organization, client_of: ClientOf, scope: str, said: str
) -> None:
    page = client_of("viewer").get(asked(scope)).content.decode()
    assert told(page) == ""
    assert said in words(page)
    assert 'id="id_scope_error"' in page
    assert 'aria-describedby="id_scope_error"' in page


def test_the_list_alone_asks_nothing_and_answers_nothing(laid: Organization, client_of: ClientOf) -> None:
    page = client_of("viewer").get(LIST).content.decode()
    assert "Which policy does a scope get?" in page
    assert told(page) == ""
    assert "errorlist" not in page


def test_the_list_shows_each_threshold_or_that_admission_is_off(laid: Organization, client_of: ClientOf) -> None:
    listed = words(client_of("viewer").get(LIST).content.decode().split('id="result_list"')[1])
    assert "agent:* full 0.6 North Workshop" in listed
    assert "play/* none off North Workshop" in listed


def test_a_filter_and_a_search_keep_the_scope_and_the_scope_keeps_them(laid: Organization, client_of: ClientOf) -> None:
    response = client_of("viewer").get(asked("team/team", mode__exact="none", q="play"))
    page = response.content.decode()
    assert [row.pattern for row in response.context["cl"].result_list] == ["play/*"]
    assert "Pattern */team" in told(page)
    assert "?mode__exact=full&amp;q=play&amp;scope=team%2Fteam" in page
    search, lookup = (
        page.split(start)[1].split("</form>")[0] for start in ('id="changelist-search"', 'class="lookup"')
    )
    assert '<input type="hidden" name="scope" value="team/team">' in search
    assert '<input type="hidden" name="mode__exact" value="none">' in lookup
    assert lookup.count('name="scope"') == 1


def test_a_change_made_from_the_answer_leads_back_to_it(laid: Organization, client_of: ClientOf) -> None:
    client = client_of("operator")
    page = client.get(asked("play/go")).content.decode()
    address = reverse("admin:extraction_scopepolicy_change", args=[ScopePolicy.objects.get(pattern="play/*").pk])
    query = "?_changelist_filters=scope%3Dplay%252Fgo"
    assert address + query in page
    response = client.post(address + query, {"pattern": "play/*", "mode": "full", "admission_threshold": "0.4"})
    said = told(client.get(response["Location"]).content.decode())
    assert "Mode full" in said
    assert "Admission 0.4" in said


@pytest.mark.parametrize("role", ["viewer", "reviewer", "operator"])
def test_another_organizations_policies_neither_answer_nor_lose(
    role: str, laid: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    client = client_of(role, of=stranger)
    for query in (asked("play/chess"), asked("play/chess", within=laid.slug)):
        page = client.get(query).content.decode()
        assert "No pattern fits, so full holds." in told(page)
        assert "South Workshop" in told(page)
        assert laid.name not in page
        assert "play/*" not in page


def test_a_reader_of_several_organizations_chooses_one_of_them_and_no_other(
    laid: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    Organization.objects.create(slug="west", name="West Workshop")
    ScopePolicy.objects.create(organization=stranger, pattern="play/chess", mode="none")
    client = client_of("viewer")
    Membership.objects.create(organization=stranger, user_id=client.session["_auth_user_id"])
    unchosen, foreign, north, south = (
        client.get(asked("play/chess", **within)).content.decode()
        for within in ({}, {"within": "west"}, {"within": "north"}, {"within": "south"})
    )
    assert "This field is required." in words(unchosen)
    assert "Select a valid choice." in words(foreign)
    assert "West Workshop" not in unchosen + foreign + north + south
    assert (told(unchosen), told(foreign)) == ("", "")
    assert "Mode full" in told(north)
    assert "Mode none" in told(south)
    assert "play/* none" not in told(south)


def test_a_superuser_is_answered_for_any_organization(
    laid: Organization, stranger: Organization, client_of: ClientOf
) -> None:
    page = client_of("superuser").get(asked("play/go", within="north")).content.decode()
    assert "Mode none" in told(page)


def test_staff_without_an_organization_or_without_the_right_are_asked_and_told_nothing(
    laid: Organization, client_of: ClientOf
) -> None:
    client = client_of("viewer")
    user = User.objects.get(pk=client.session["_auth_user_id"])
    Membership.objects.all().delete()
    page = client.get(asked("play/chess")).content.decode()
    assert "Which policy does a scope get?" not in page
    assert told(page) == ""
    user.groups.clear()
    assert client.get(asked("play/chess")).status_code == 403


def test_markup_in_what_is_typed_is_shown_and_never_runs(laid: Organization, client_of: ClientOf) -> None:
    ScopePolicy.objects.create(organization=laid, pattern=f"{EVIL}*", mode="none")
    client = client_of("superuser")
    assert "alert(1)" in told(client.get(asked(EVIL, within="north")).content.decode())
    for query in (asked(EVIL, within="north"), asked(EVIL, within=EVIL), asked(EVIL * 9, within=EVIL, q=EVIL)):
        page = client.get(query).content.decode()
        assert "alert(1)" in page
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert "{{ 7|add:7 }}" in page
