"""Takes the pictures of every page for README and docs: `make pictures`, needs Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

from django.conf import settings
from django.db.models import Model
from django.urls import reverse
from django.utils import timezone
from playwright.sync_api import Page
from pytest_django.live_server_helper import LiveServer

from evidence.models import Organization, Person
from extraction import audits, review
from extraction.models import Audit, AuditVerdict, Candidate, Review, Run, ScopePolicy
from memories.models import Memory
from tests.console.browser import browser, session_of
from tests.console.samples import staff, submit_samples

IMAGES = Path(settings.BASE_DIR) / "docs" / "images"
QUEUE = reverse("admin:extraction_candidate_changelist")


def test_pictures(live_server: LiveServer, organization: Organization) -> None:
    organization.audit_share = 1.0
    organization.save()
    submit_samples(organization)
    _live(organization)
    session = session_of(staff(organization, "operator", "thora"))
    pages = dict(_pages())
    IMAGES.mkdir(exist_ok=True)
    for scheme, width in (("light", 1280), ("dark", 1280), ("light", 390)):
        with browser(live_server.url, session, scheme=scheme, width=width) as (context, complaints):
            page = context.new_page()
            for name, address in pages.items():
                if name in _SHOWN[scheme, width]:
                    page.goto(address)
                    _taken(page, f"{name}-{scheme}" if width == 1280 else f"{name}-phone")
            if width == 1280:
                page.goto(QUEUE)
                for key in "jxjx":
                    page.keyboard.press(key)
                with page.expect_navigation():
                    page.keyboard.press("d")
                _taken(page, f"bulk-{scheme}")
        assert complaints.said == []


_SHOWN = {
    ("light", 1280): frozenset(
        "overview candidate correct memory run audit guards people policies decisions queue".split()
    ),
    ("dark", 1280): frozenset("overview queue candidate memory run".split()),
    ("light", 390): frozenset("queue candidate overview".split()),
}


def _taken(page: Page, name: str) -> None:
    page.screenshot(path=IMAGES / f"{name}.png")


def _live(organization: Organization) -> None:
    """Some days of life: what came in when, what was decided, and what was audited."""
    for age, row in enumerate(Candidate.objects.order_by("-id")):
        Candidate.objects.filter(pk=row.pk).update(created_at=timezone.now() - timedelta(hours=2 + 7 * age))
    for at, row in enumerate(Candidate.objects.filter(verdict="dropped").order_by("id")[:8]):
        review.uphold(candidate=row, user="thora" if at % 2 else "mikael", reason="The guard is right.")
    restored = Candidate.objects.filter(review=Review.OPEN, reason="untrusted_tool").earliest("id")
    review.restore(candidate=restored, user="thora", reason="This tool's result can be relied on here.")
    for at, audit in enumerate(Audit.objects.order_by("id")[:9]):
        verdict, fault = (AuditVerdict.WRONG, "meaning") if at == 4 else (AuditVerdict.CORRECT, "")
        audits.judge(audit=audit, verdict=verdict, fault=fault, user="thora")
    Person.objects.create(organization=organization, name="Marta Ilves", aliases=["Mar"])
    for pattern, mode in (("*", "full"), ("play/*", "episodic-only"), ("agent:scratch/*", "none")):
        ScopePolicy.objects.create(organization=organization, pattern=pattern, mode=mode)


def _pages() -> Iterator[tuple[str, str]]:
    shown = Candidate.objects.get(content__startswith="Tomas pays 12,500 EUR")
    yield "overview", reverse("admin:index")
    yield "queue", QUEUE
    yield "candidate", _page(shown)
    yield "correct", reverse("admin:extraction_candidate_correct", args=[shown.pk])
    yield "memory", _page(Memory.objects.filter(status="active").latest("id"))
    yield "run", _page(Run.objects.filter(external_id="work-session").get())
    yield "audit", _page(Audit.objects.filter(verdict=AuditVerdict.OPEN).earliest("id"))
    yield "guards", reverse("admin:extraction_candidate_guards")
    yield "people", reverse("admin:evidence_person_changelist")
    yield "policies", reverse("admin:extraction_scopepolicy_changelist") + "?scope=agent:scratch/user:42"
    yield "decisions", reverse("admin:memories_decision_changelist")


def _page(row: Model) -> str:
    return reverse(f"admin:{row._meta.label_lower.replace('.', '_')}_change", args=[row.pk])
