"""What the console's tests share: two organizations with their runs, and clients of every role."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.conf import settings
from django.test import Client

from evidence.models import Organization
from extraction.models import Run
from tests.console.samples import staff, submission, submit

ClientOf = Callable[..., Client]


@pytest.fixture(autouse=True, scope="session")
def _static_files_of_the_live_server() -> None:
    """The live server is made once, before any test's own settings; it finds static files where they are written."""
    settings.WHITENOISE_AUTOREFRESH = True


@pytest.fixture
def run(organization: Organization) -> Run:
    """A processed run of the organization with admitted, demoted and dropped candidates."""
    return submit(organization, submission("work-session"))


@pytest.fixture
def client_of(organization: Organization, stranger: Organization) -> ClientOf:
    """A logged-in client of a role, in the first organization or, when asked, in the other."""

    def make(role: str, *, of: Organization = organization) -> Client:
        client = Client()
        client.force_login(staff(of, role), backend="django.contrib.auth.backends.ModelBackend")
        return client

    return make
