"""Everything in the README runs here, or is checked here."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command, get_commands
from rest_framework.test import APIClient

from evidence.keys import issue_key
from evidence.models import Organization
from evidence.tenants import organization_named

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", README, flags=re.DOTALL)
MANAGE = [line for kind, text in BLOCKS if kind == "console" for line in text.splitlines() if "manage.py" in line]


def test_the_picture_of_the_console_is_there():
    assert all((ROOT / target).stat().st_size > 10_000 for target in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README))


def test_the_two_commands_are_targets_and_ci_runs_the_second():
    makefile = (ROOT / "Makefile").read_text()
    named = {
        line.split()[1]
        for kind, text in BLOCKS
        if kind == "console"
        for line in text.splitlines()
        if line.startswith("make ")
    }
    assert named == {"demo", "test"}
    assert all(re.search(rf"^{target}:", makefile, flags=re.MULTILINE) for target in named)
    assert (ROOT / ".ci/run").read_text().rstrip().endswith("make test")


@pytest.mark.parametrize("block", [text for kind, text in BLOCKS if kind == "python"])
def test_its_python_runs(block: str):
    exec(compile(block, "README.md", "exec"), {})  # noqa: S102 - our own page


@pytest.mark.parametrize("line", MANAGE)
def test_its_commands_run(line: str, db: None):
    name, *arguments = shlex.split(line)[2:]
    assert name in get_commands()
    organization_named()
    call_command(name, *arguments)


def test_its_request_is_answered_with_a_verdict_on_every_candidate(db: None, django_capture_on_commit_callbacks: Any):
    [request] = [text for kind, text in BLOCKS if kind == "console" and text.startswith("curl")]
    body = json.loads(request.split("-d '", 1)[1].rsplit("'", 1)[0])
    organization = Organization.objects.create(slug="shop", name="Shop", default_currency="VND")
    _, secret = issue_key(organization=organization, name="readme", role="write")
    client = APIClient(headers={"Authorization": f"Api-Key {secret}"})
    with django_capture_on_commit_callbacks(execute=True):
        client.post("/api/v1/runs", body, format="json")
    answer = client.post("/api/v1/runs", body, format="json").json()
    assert answer["status"] == "done"
    assert [candidate["verdict"] for candidate in answer["candidates"]] == ["admitted"]
