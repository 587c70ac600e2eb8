"""What somebody does who never touches the mouse: every act of the console has its key, silent while one types."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.urls import reverse
from playwright.sync_api import Page
from pytest_django.live_server_helper import LiveServer

from evidence.models import Organization
from extraction.models import Candidate, Review
from memories.models import Decision, MemoryStatus
from tests.conftest import need
from tests.console.browser import CHROMIUM, browser, session_of
from tests.console.samples import staff, submission, submit, submit_samples

pytestmark = pytest.mark.browser
QUEUE = reverse("admin:extraction_candidate_changelist")


@pytest.fixture(autouse=True)
def _needs_chromium() -> None:
    need("Chromium", bool(CHROMIUM), "install it with: apt-get install -y chromium")


@contextmanager
def reading(live_server: LiveServer, organization: Organization, role: str, width: int = 1280) -> Iterator[Page]:
    """A page of a member of staff; whatever the browser's console complains about fails the test."""
    session = session_of(staff(organization, role))
    with browser(live_server.url, session, scheme="light", width=width) as (context, complaints):
        yield context.new_page()
    assert complaints.said == []


def press(page: Page, *keys: str) -> None:
    """Press keys that stay on the page."""
    for key in keys:
        page.keyboard.press(key)


def go(page: Page, key: str) -> None:
    """Press a key that leads to another page."""
    with page.expect_navigation():
        page.keyboard.press(key)


def test_a_reviewer_decides_the_whole_queue_by_keyboard(live_server: LiveServer, organization: Organization) -> None:
    submit_samples(organization)
    waiting = Candidate.objects.filter(review=Review.OPEN).count()
    with reading(live_server, organization, "reviewer") as page:
        page.goto(QUEUE)
        press(page, "j")
        go(page, "Enter")
        for _ in range(waiting):
            page.get_by_label("The guard is right.").focus()
            press(page, "Space")
            go(page, "u")
        shown = page.inner_text("main")
    assert waiting > 5
    assert not Candidate.objects.filter(review=Review.OPEN).exists()
    assert Candidate.objects.filter(review=Review.UPHELD).count() == waiting
    assert "Nothing waits for review." in shown


def test_a_digit_chooses_a_reason_and_z_takes_the_decision_back(
    live_server: LiveServer, organization: Organization
) -> None:
    run = submit(organization, submission("work-session"))
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    page_of = reverse("admin:extraction_candidate_change", args=[candidate.pk])
    with reading(live_server, organization, "reviewer") as page:
        page.goto(page_of)
        press(page, "1")
        go(page, "r")
        go(page, "z")
        here = page.url
    candidate.refresh_from_db()
    actions = Decision.objects.filter(subject_id=candidate.pk).order_by("sequence").values_list("action", flat=True)
    assert (list(actions), candidate.review) == (["restore", "undo"], Review.OPEN)
    assert here.endswith(page_of)


def test_words_selected_in_the_source_become_the_quote_of_a_correction(
    live_server: LiveServer, organization: Organization
) -> None:
    run = submit(organization, submission("work-session"))
    candidate = Candidate.objects.get(run=run, reason="ungrounded_amount")
    message = candidate.exhibits[0]["message"]
    with reading(live_server, organization, "reviewer") as page:
        page.goto(reverse("admin:extraction_candidate_change", args=[candidate.pk]))
        go(page, "e")
        page.get_by_label("Claim", exact=True).fill(candidate.content.replace("12,500", "1,250"))
        page.get_by_label("Words of quote 1").fill("")
        press(page, "Escape")
        page.evaluate(
            "id => document.getSelection().selectAllChildren(document.querySelector(`#${id} .said`))",
            f"message-{message}",
        )
        press(page, "q")
        quoted = page.get_by_label("Words of quote 2").input_value()
        cited = page.get_by_label("Message of quote 2").input_value()
        page.get_by_label("Words of quote 1").evaluate("field => field.closest('[data-one-quote]').remove()")
        press(page, "1")
        go(page, "r")
    revision = Candidate.objects.get(revises=candidate)
    assert cited == str(message)
    assert " ".join(quoted.split()) == " ".join(run.messages[message]["text"].split())
    assert revision.memory is not None
    assert revision.memory.status == MemoryStatus.ACTIVE


def test_rows_are_chosen_by_keyboard_and_decided_together(live_server: LiveServer, organization: Organization) -> None:
    submit_samples(organization)
    first = list(Candidate.objects.filter(review=Review.OPEN).order_by("id")[:2])
    with reading(live_server, organization, "reviewer") as page:
        page.goto(QUEUE)
        press(page, "j", "x", "j", "x")
        go(page, "d")
        named = page.get_by_role("heading", level=1).inner_text()
        press(page, "2")
        go(page, "u")
        go(page, "z")
    assert named == "2 candidates"
    assert {row.review for row in Candidate.objects.filter(pk__in=[row.pk for row in first])} == {Review.OPEN}
    assert all(row.reviewed_by == "" for row in Candidate.objects.filter(review=Review.OPEN))


def test_keys_are_silent_while_somebody_types(live_server: LiveServer, organization: Organization) -> None:
    run = submit(organization, submission("work-session"))
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    with reading(live_server, organization, "reviewer") as page:
        page.goto(reverse("admin:extraction_candidate_change", args=[candidate.pk]))
        page.get_by_label("In your own words").focus()
        page.keyboard.type("rusjkez123?")
        typed = page.get_by_label("In your own words").input_value()
        is_open = page.locator("dialog.keys").is_visible()
    candidate.refresh_from_db()
    assert (typed, is_open, candidate.review) == ("rusjkez123?", False, Review.OPEN)


def test_a_question_mark_lists_the_keys_and_a_slash_goes_to_the_search(
    live_server: LiveServer, organization: Organization
) -> None:
    submit(organization, submission("work-session"))
    with reading(live_server, organization, "reviewer") as page:
        page.goto(QUEUE)
        press(page, "?")
        listed = page.locator("dialog.keys dd").all_inner_texts()
        press(page, "Escape", "/")
        focused = page.evaluate("document.activeElement.id")
    assert {"Search", "Next row", "Select the row", "Open the row", "Decide the selected together"} <= set(listed)
    assert focused == "searchbar"


@pytest.mark.parametrize("width", [1280, 390])
def test_a_viewer_is_offered_nothing_to_decide(live_server: LiveServer, organization: Organization, width: int) -> None:
    run = submit(organization, submission("work-session"))
    candidate = Candidate.objects.get(run=run, reason="uncertain")
    with reading(live_server, organization, "viewer", width) as page:
        page.goto(QUEUE)
        boxes = page.get_by_role("checkbox").count()
        page.goto(reverse("admin:extraction_candidate_change", args=[candidate.pk]))
        press(page, "1", "r", "u", "a", "e", "z")
        offered = page.get_by_role("button", name="Restore").count()
        here = page.url
    candidate.refresh_from_db()
    assert (boxes, offered, candidate.review) == (0, 0, Review.OPEN)
    assert here.endswith(str(candidate.pk) + "/change/")
