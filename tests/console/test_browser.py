"""What only a browser can tell: axe finds nothing, the content policy is kept, no page is wider than the screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from django.contrib.auth.models import User
from django.urls import reverse
from pytest_django.live_server_helper import LiveServer

from evidence.keys import issue_key
from evidence.models import Organization, Person
from extraction import audits
from extraction.models import Audit, AuditVerdict, Candidate, Run, ScopePolicy
from memories.models import Decision, Memory
from tests.conftest import need
from tests.console.browser import CHROMIUM, browser, session_of
from tests.console.samples import staff, submission, submit

pytestmark = pytest.mark.browser

QUEUE = "/console/extraction/candidate/"
POLICIES = "/console/extraction/scopepolicy/"
LISTS = [
    "extraction_candidate",
    "extraction_audit",
    "extraction_sweep",
    "extraction_run",
    "extraction_scopepolicy",
    "memories_memory",
    "memories_decision",
    "evidence_person",
    "evidence_organization",
    "evidence_apikey",
    "evidence_membership",
]
REASONS = ["", "uncertain", "ungrounded_amount", "ungrounded_span", "invalid_contract"]
FORMS = ["evidence_person", "evidence_organization", "evidence_membership", "extraction_scopepolicy"]


@pytest.fixture(autouse=True)
def _needs_chromium() -> None:
    need("Chromium", bool(CHROMIUM), "install it with: apt-get install -y chromium")


@pytest.fixture
def superuser(organization: Organization) -> User:
    organization.audit_share = 1.0
    organization.save()
    ScopePolicy.objects.create(organization=organization, pattern="*", mode="full", admission_threshold=0.1)
    for name in ("work-session", "field-service", "thin"):
        submit(organization, submission(name))
    Person.objects.create(organization=organization, name="Marta Ilves", aliases=["Mar"])
    ScopePolicy.objects.create(organization=organization, pattern="play/*", mode="none")
    issue_key(organization=organization, name="planner", role="write")
    audits.judge(audit=Audit.objects.earliest("id"), verdict=AuditVerdict.WRONG, fault="value", user="thora")
    staff(organization, "reviewer")
    return staff(organization, "superuser")


def addresses() -> list[str]:
    """Every page of the console once, and the candidates' pages of every reason."""
    found = [
        reverse("admin:index"),
        reverse("admin:password_change"),
        QUEUE + "?q=no",
        POLICIES + "?scope=play/chess",
        POLICIES + "?scope=",
        reverse("admin:extraction_candidate_guards"),
        reverse("admin:extraction_candidate_correct", args=[Candidate.objects.filter(review="open").latest("id").pk]),
        reverse("admin:extraction_run_import"),
    ]
    found += [reverse(f"admin:{name}_changelist") for name in LISTS]
    found += [reverse(f"admin:{name}_add") for name in FORMS]
    reasons = {row.reason: row for row in Candidate.objects.filter(reason__in=REASONS)}
    rows = [
        *reasons.values(),
        *Run.objects.all(),
        *Audit.objects.order_by("id")[:2],
        Memory.objects.latest("id"),
        Decision.objects.latest("id"),
        Person.objects.latest("id"),
        ScopePolicy.objects.latest("id"),
        Organization.objects.latest("id"),
    ]
    found += [reverse(f"admin:{row._meta.label_lower.replace('.', '_')}_change", args=[row.pk]) for row in rows]
    return found


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 390)])
def test_axe_finds_no_fault_on_any_page(live_server: LiveServer, superuser: User, scheme: str, width: int) -> None:
    pages, session = addresses(), session_of(superuser)
    faults: list[str] = []
    with browser(live_server.url, session, scheme=scheme, width=width, bypass_csp=True) as (context, _):
        page = context.new_page()
        for address in pages:
            page.goto(address)
            violations = Axe().run(page).response["violations"]
            faults += [f"{address}: {fault['id']} {fault['nodes'][0]['html']}" for fault in violations]
        context.clear_cookies()
        page.goto(reverse("admin:login"))
        faults += [f"login: {fault['id']}" for fault in Axe().run(page).response["violations"]]
    assert not faults, "\n".join(faults)


def test_axe_finds_no_fault_where_a_decision_is_refused(live_server: LiveServer, superuser: User) -> None:
    candidate = Candidate.objects.filter(review="open").earliest("id")
    session = session_of(superuser)
    with browser(live_server.url, session, scheme="light", width=1280, bypass_csp=True) as (context, _):
        page = context.new_page()
        page.goto(reverse("admin:extraction_candidate_change", args=[candidate.pk]))
        page.get_by_role("button", name="Uphold").click()
        said = page.get_by_role("alert").inner_text()
        violations = Axe().run(page).response["violations"]
    assert said == "A decision needs a reason. Say in a few words why."
    assert [fault["id"] for fault in violations] == []


@pytest.mark.parametrize("width", [640, 390])
def test_no_page_breaks_the_content_policy_or_is_wider_than_the_screen(
    live_server: LiveServer, superuser: User, width: int
) -> None:
    pages, session = addresses(), session_of(superuser)
    wide: list[str] = []
    with browser(live_server.url, session, scheme="light", width=width) as (context, complaints):
        page = context.new_page()
        for address in pages:
            page.goto(address)
            if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
                wide.append(address)
    assert complaints.said == []
    assert not wide, "\n".join(wide)


def test_a_candidate_is_decided_with_the_keyboard_and_without_a_mouse(live_server: LiveServer, superuser: User) -> None:
    candidate = Candidate.objects.filter(review="open").earliest("id")
    session = session_of(superuser)
    with browser(live_server.url, session, scheme="light", width=1280) as (context, complaints):
        page = context.new_page()
        page.goto(QUEUE)
        page.locator("#result_list tbody a").first.focus()
        page.keyboard.press("Enter")
        page.get_by_label("True, but not worth remembering.").focus()
        page.keyboard.press("Space")
        page.get_by_role("button", name="Uphold").focus()
        page.keyboard.press("Enter")
        said = page.get_by_role("status").inner_text()
    assert "Your last decision: Upheld: " in said
    assert complaints.said == []
    candidate.refresh_from_db()
    assert candidate.review == "upheld"


def test_a_filter_menu_closes_on_escape_and_gives_the_focus_back(live_server: LiveServer, superuser: User) -> None:
    session = session_of(superuser)
    with browser(live_server.url, session, scheme="light", width=1280) as (context, complaints):
        page = context.new_page()
        page.goto(QUEUE)
        menu = page.locator("details.filter").nth(2)
        menu.locator("summary").click()
        menu.locator("a").first.focus()
        page.keyboard.press("Escape")
        is_open = menu.get_attribute("open")
        has_focus = menu.locator("summary").evaluate("node => node === document.activeElement")
    assert is_open is None
    assert has_focus
    assert complaints.said == []


def test_the_theme_can_be_turned_under_the_content_policy(live_server: LiveServer, superuser: User) -> None:
    session = session_of(superuser)
    with browser(live_server.url, session, scheme="light", width=1280) as (context, complaints):
        page = context.new_page()
        page.goto(reverse("admin:index"))
        seen = {}
        for _ in range(3):
            page.locator("button.theme-toggle").click()
            theme = page.evaluate("document.documentElement.dataset.theme")
            seen[theme] = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert set(seen) == {"auto", "light", "dark"}
    assert seen["light"] == seen["auto"] != seen["dark"]
    assert complaints.said == []
