"""Fills an organization with sample conversations, so that somebody sees the main job at once (4-interfaces.md)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.db import transaction
from django.utils import timezone

from evidence.keys import issue_key
from evidence.models import ApiKey, ApiKeyRole, Membership, Organization
from extraction import intake
from extraction.importers import read_conversation
from extraction.models import Run
from extraction.tasks import enqueue_run

SAMPLES: Final = Path(__file__).parent / "samples"
SLUG: Final = "demo"
LOGIN: Final = "reviewer"


@dataclass(frozen=True, slots=True)
class Access:
    """How to get in: a login for the console and a key for the API, both made afresh."""

    login: str
    password: str
    api_key: str


def demo_organization() -> Organization:
    """The demo's organization, made at the first run."""
    settings = {"name": "Demo", "time_zone": "Asia/Ho_Chi_Minh", "default_currency": "VND"}
    return Organization.objects.get_or_create(slug=SLUG, defaults=settings)[0]


def run_samples(organization: Organization, extractor: str) -> list[Run]:
    """Send every sample conversation through one extractor; a second time finds the runs of the first."""
    runs = []
    for file in sorted(SAMPLES.glob("*.json")):
        conversation = read_conversation(
            file.read_bytes(), conventions=organization.conventions, limits=intake.limits()
        )
        submission = intake.submission_of(conversation, extractor=extractor)
        if extractor == "keyword":
            submission = replace(submission, external_id=f"{submission.external_id}-keyword")
        runs.append(intake.submit_run(organization=organization, submission=submission, enqueue=enqueue_run).run)
    return runs


@transaction.atomic
def open_access(organization: Organization) -> Access:
    """A login of a reviewer of this organization and a key with the role `review`; those of an earlier demo end."""
    password = secrets.token_urlsafe(12)
    user, _ = get_user_model().objects.get_or_create(username=LOGIN, defaults={"is_staff": True})
    user.set_password(password)
    user.save(update_fields=["password"])
    user.groups.set(Group.objects.filter(name="operator"))
    Membership.objects.get_or_create(organization=organization, user=user)
    ApiKey.objects.for_organization(organization).filter(name=SLUG, revoked_at=None).update(revoked_at=timezone.now())
    _, key = issue_key(organization=organization, name=SLUG, role=ApiKeyRole.REVIEW)
    return Access(LOGIN, password, key)
