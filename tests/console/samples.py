"""Rows for the console's tests and pictures, all of them made by the real pipeline from the sample conversations."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from uuid import UUID

from django.conf import settings
from django.contrib.auth.models import Group, User

from evidence.models import Membership, Organization
from extraction import pipeline
from extraction.importers import read_conversation
from extraction.intake import Submission, submit_run
from extraction.models import Run

SAMPLES = Path(settings.BASE_DIR) / "extraction" / "samples"
NAMES = ("field-service", "planning", "role-play", "self-talk", "work-session", "thin")


def submission(name: str, *, extractor: str = "recorded") -> Submission:
    """One sample conversation, ready to be handed in."""
    read = read_conversation((SAMPLES / f"{name}.json").read_bytes())
    return Submission(
        scope=read.scope or "agent:demo",
        actors=read.actors,
        messages=read.messages,
        reference_at=read.reference_at or max(m.said_at for m in read.messages if m.said_at),
        external_id=read.external_id or name,
        extractor=extractor,
    )


def submit(organization: Organization, given: Submission) -> Run:
    """Hand one conversation in and process it at once."""
    submitted: list[UUID] = []
    run = submit_run(organization=organization, submission=given, enqueue=submitted.append).run
    pipeline.process_run(run.pk)
    run.refresh_from_db()
    return run


def submit_samples(organization: Organization) -> list[Run]:
    """Every sample with its recording, one of them also with keywords, and one whose recording is missing."""
    runs = [submit(organization, submission(name)) for name in NAMES]
    by_keyword = replace(submission("work-session", extractor="keyword"), external_id="work-session-keyword")
    missing = replace(submission("thin"), external_id="no-recording")
    return [*runs, submit(organization, by_keyword), submit(organization, missing)]


def staff(organization: Organization, role: str, name: str = "", password: str | None = None) -> User:
    """A member of staff of one organization in a role; `superuser` is a role too."""
    users = User.objects
    name = name or f"{role}-{organization.slug}"
    if role == "superuser":
        return users.create_superuser(name, password=password)
    user = users.create_user(name, password=password, is_staff=True)
    user.groups.add(Group.objects.get(name=role))
    Membership.objects.create(organization=organization, user=user)
    return user
