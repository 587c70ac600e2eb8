"""A command that cannot do its work says why in one line, and never with a traceback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from evidence.models import ApiKey, Organization
from tests.console.samples import staff

ROOT = Path(__file__).resolve().parents[2]


def manage(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False, timeout=300
    )


WRONG: list[tuple[list[str], str]] = [
    (["create_api_key", "--name", "x" * 101, "--role", "read"], "name is longer than 100 characters"),
    (["create_api_key", "--name", os.fsdecode(b"caf\xe9"), "--role", "read"], "name is not UTF-8"),
    (["verify", "--organization", os.fsdecode(b"\xff")], "organization is not UTF-8"),
    (["extract", os.fsdecode(b"\xff.txt"), "--scope", "agent:desk"], "files is not UTF-8"),
    (["verify", "--organization", "x" * 500], "There is no organization"),
    (["demo", "--port", "0"], "0 is no port"),
    (["demo", "--port", "70000"], "70000 is no port"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG, ids=range(len(WRONG)))
def test_wrong_use_is_one_line_and_exit_code_2(db: None, arguments: list[str], words: str):
    with pytest.raises(CommandError, match=words) as caught:
        call_command(*arguments)
    assert caught.value.returncode == 2


@pytest.mark.parametrize("name", ["Trợ lý bàn hỗ trợ", "サポート", "x" * 100])
def test_a_name_in_any_script_is_taken(organization: Organization, name: str):
    call_command("create_api_key", "--name", name, "--role", "read", stdout=StringIO(), stderr=StringIO())
    assert ApiKey.objects.get().name == name


@pytest.mark.parametrize(
    "address",
    ["sqlite:////nonexistent/folder/db.sqlite3", "sqlite:///{}/empty.sqlite3", "postgresql://x@127.0.0.1:1/x"],
)
def test_a_database_that_is_not_there_is_named_with_what_to_do(tmp_path: Path, address: str):
    done = manage("verify", DATABASE_URL=address.format(tmp_path))
    assert done.returncode == 2, done.stderr
    assert "The database cannot be used" in done.stderr
    assert "manage.py migrate" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_busy_port_is_told_before_anything_is_done(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = manage("demo", "--port", port, DATABASE_URL=f"sqlite:///{tmp_path}/db.sqlite3")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"Port {port} cannot be served" in done.stderr
    assert "make demo PORT=" in done.stderr
    assert not (tmp_path / "db.sqlite3").exists()


def test_two_first_demos_at_once_both_show_the_samples(tmp_path: Path):
    env = os.environ | {"DATABASE_URL": f"sqlite:///{tmp_path}/db.sqlite3", "TOUCHSTONE_LOG_LEVEL": "ERROR"}
    command = [sys.executable, "manage.py", "demo", "--serve", "0"]
    both = [
        subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    for process in both:
        told, log = process.communicate(timeout=300)
        assert process.returncode == 0, log
        assert "The sample conversations through recorded answers" in told


@pytest.mark.parametrize("following", ["//evil.example/", "https://evil.example/", "javascript:alert(1)"])
def test_a_login_that_is_told_to_lead_elsewhere_leads_to_the_console(organization: Organization, following: str):
    user = staff(organization, "viewer")
    user.set_password("a long enough one")
    user.save()
    data = {"username": user.get_username(), "password": "a long enough one", "next": following}
    answer = Client().post(reverse("admin:login"), data)
    assert (answer.status_code, answer["Location"]) == (302, reverse("admin:index"))
