"""Takes the pictures of the console for the README: `python -m pytest tests/console/pictures.py`, needs Chromium."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils import timezone
from pytest_django.live_server_helper import LiveServer

from evidence.models import Organization
from extraction.models import Candidate
from tests.console.browser import browser, session_of
from tests.console.samples import staff, submit_samples

IMAGES = Path(settings.BASE_DIR) / "docs" / "images"


def test_pictures(live_server: LiveServer, organization: Organization) -> None:
    submit_samples(organization)
    for age, row in enumerate(Candidate.objects.order_by("-id")):
        Candidate.objects.filter(pk=row.pk).update(created_at=timezone.now() - timedelta(hours=2 + age))
    session = session_of(staff(organization, "reviewer", "thora"))
    shown = Candidate.objects.get(content__startswith="Tomas pays 12,500 EUR")
    queue = reverse("admin:extraction_candidate_changelist")
    IMAGES.mkdir(exist_ok=True)
    for name, address, scheme in (
        ("queue-dark", queue, "dark"),
        ("candidate-light", reverse("admin:extraction_candidate_change", args=[shown.pk]), "light"),
    ):
        with browser(live_server.url, session, scheme=scheme, width=1280) as (context, complaints):
            page = context.new_page()
            page.goto(address)
            page.screenshot(path=IMAGES / f"{name}.png")
        assert complaints.said == []
