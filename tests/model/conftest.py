"""A writer's key over the API, with tasks that run as soon as a row is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rest_framework.test import APIClient

from evidence.keys import issue_key
from evidence.models import Organization


@pytest.fixture
def post(organization: Organization, django_capture_on_commit_callbacks: Any) -> Callable[[dict[str, Any]], Any]:
    """Hand in a run with a key that may write."""
    _, secret = issue_key(organization=organization, name="writer", role="write")
    client = APIClient(headers={"Authorization": f"Api-Key {secret}"})

    def run(body: dict[str, Any]) -> Any:
        with django_capture_on_commit_callbacks(execute=True):
            first = client.post("/api/v1/runs", body, format="json")
        return first if first.status_code >= 400 else client.post("/api/v1/runs", body, format="json")

    return run
