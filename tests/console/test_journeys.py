"""What an operator does in a real browser, from a failed run to a policy that keeps a scope out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.conf import settings
from django.urls import reverse
from playwright.sync_api import BrowserContext, Page
from pytest_django.live_server_helper import LiveServer

from evidence.models import Organization
from extraction.models import Candidate, Run, ScopePolicy
from tests.conftest import need
from tests.console.browser import CHROMIUM, browser, session_of
from tests.console.samples import staff, submission, submit, submit_samples

pytestmark = pytest.mark.browser


@contextmanager
def browser_of(base: str, session: str, beside: BrowserContext) -> Iterator[Page]:
    """A page of somebody else in the same browser, with a session of their own."""
    assert beside.browser is not None
    context = beside.browser.new_context(base_url=base)
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": base}])
    yield context.new_page()
    context.close()


@pytest.fixture(autouse=True)
def _needs_chromium() -> None:
    need("Chromium", bool(CHROMIUM), "install it with: apt-get install -y chromium")


def test_an_operator_finds_the_failed_run_and_processes_it_again(
    live_server: LiveServer, organization: Organization
) -> None:
    submit_samples(organization)
    failed = Run.objects.get(status="failed")
    session = session_of(staff(organization, "operator"))
    with browser(live_server.url, session, scheme="light", width=1280) as (context, complaints):
        page = context.new_page()
        page.goto(reverse("admin:index"))
        page.get_by_role("link", name="failed runs").click()
        page.get_by_role("link", name=failed.external_id).click()
        page.get_by_role("button", name="Process again").click()
        said = page.locator(".messagelist").inner_text()
    failed.refresh_from_db()
    assert "processed again" in said
    assert failed.attempt == 2
    assert complaints.said == []


def test_an_operator_keeps_a_scope_out_and_sees_which_policy_it_gets(
    live_server: LiveServer, organization: Organization
) -> None:
    session = session_of(staff(organization, "operator"))
    with browser(live_server.url, session, scheme="light", width=1280) as (context, complaints):
        page = context.new_page()
        page.goto(reverse("admin:extraction_scopepolicy_changelist"))
        page.get_by_role("link", name="Add scope policy").click()
        page.get_by_label("Pattern").fill("play/*")
        page.get_by_label("Mode").select_option("none")
        page.get_by_role("button", name="Save", exact=True).click()
        page.get_by_label("Scope", exact=True).fill("play/chess")
        page.keyboard.press("Enter")
        answer = page.locator(".answer").inner_text()
    assert ScopePolicy.objects.get().mode == "none"
    assert "play/*" in answer
    assert complaints.said == []


def test_a_second_reviewer_is_told_who_decided(live_server: LiveServer, organization: Organization) -> None:
    run = submit(organization, submission("work-session"))
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    sessions = [session_of(staff(organization, "reviewer", name)) for name in ("thora", "mikael")]
    address = reverse("admin:extraction_candidate_change", args=[candidate.pk])
    with browser(live_server.url, sessions[1], scheme="light", width=1280) as (late, complaints):
        page = late.new_page()
        page.goto(address)
        with browser_of(live_server.url, sessions[0], late) as first:
            first.goto(address)
            first.get_by_label("The guard is right.").check()
            first.get_by_role("button", name="Uphold").click()
        page.get_by_label("The source says exactly this.").check()
        page.get_by_role("button", name="Restore").click()
        said = page.get_by_role("alert").inner_text()
    candidate.refresh_from_db()
    assert (candidate.review, candidate.reviewed_by) == ("upheld", "thora")
    assert "It was upheld by thora." in said
    assert complaints.said == []
