"""Settings are read by type, and what is wrong is reported instead of guessed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.test import override_settings

from config.checks import check_deployed_key, check_environment, check_secret_key, refuse_broken_settings
from config.env import Env, Problem

ROOT = Path(__file__).resolve().parents[2]
OPTIONS: dict[str, dict[str, Any]] = {"sqlite": {"timeout": 20}, "postgresql": {"pool": True}}


@pytest.mark.parametrize(
    ("raw", "expected"), [("1", True), ("TRUE", True), (" on ", True), ("no", False), ("0", False), ("", True)]
)
def test_a_boolean_is_read_as_its_word_says_and_an_empty_one_is_unset(raw: str, expected: bool):
    env = Env({"A": raw})
    assert env.boolean("A", default=True) is expected
    assert env.problems == []


@pytest.mark.parametrize(
    "read",
    [
        lambda env: env.boolean("A", default=False),
        lambda env: env.integer("A", default=1, low=1, high=9),
        lambda env: env.choice("A", default="x", choices=("x", "y")),
        lambda env: env.address("A", schemes=("redis",)),
        lambda env: env.database("A", Path("x"), "x", OPTIONS),
    ],
)
@pytest.mark.parametrize("raw", ["maybe", "10", "-1", "1.5", "http://somewhere"])
def test_a_wrong_value_is_a_problem_with_a_hint_that_never_repeats_the_value(read, raw: str):
    env = Env({"A": raw})
    read(env)
    [problem] = env.problems
    assert problem.name == "A"
    assert problem.hint
    assert raw not in problem.message + problem.hint.replace("0 to 1", "")


def test_a_whole_number_in_range_is_read():
    env = Env({"A": "9"})
    assert env.integer("A", default=1, low=1, high=9) == 9
    assert env.problems == []


@pytest.mark.parametrize(
    ("raw", "name", "host", "port"),
    [
        ("postgresql://u:p%40ss@db.local:5433/store", "store", "db.local", "5433"),
        ("postgres://u@localhost/store", "store", "localhost", ""),
        ("postgresql://u:@/store?host=/var/run/pg", "store", "/var/run/pg", ""),
    ],
)
def test_a_postgresql_address_becomes_the_settings_of_its_parts(raw: str, name: str, host: str, port: str):
    read = Env({"A": raw}).database("A", Path("x"), "x", OPTIONS)
    assert (read["NAME"], read["HOST"], read["PORT"], read["USER"]) == (name, host, port, "u")
    assert read["OPTIONS"] == {"pool": True}


def test_an_sqlite_address_names_its_file_relative_or_absolute():
    assert Env({"A": "sqlite:///x.db"}).database("A", Path("d"), "d", OPTIONS)["NAME"] == "x.db"
    assert Env({"A": "sqlite:////var/x.db"}).database("A", Path("d"), "d", OPTIONS)["NAME"] == "/var/x.db"


def test_every_problem_becomes_a_system_check_with_an_id_and_a_hint():
    broken = Env({})
    broken.problems.append(Problem("A", "is wrong", "Do this."))
    with override_settings(ENV=broken):
        [message] = check_environment(None)
    assert (message.id, message.hint, message.is_serious()) == ("touchstone.E001", "Do this.", True)


def test_a_server_refuses_to_start_on_settings_that_cannot_be_used():
    broken = Env({})
    broken.problems.append(Problem("A", "is wrong", "Do this."))
    with override_settings(ENV=broken), pytest.raises(ImproperlyConfigured, match="Do this"):
        refuse_broken_settings()
    with override_settings(ALLOWED_HOSTS=["localhost"]):
        refuse_broken_settings()


@pytest.mark.parametrize(("hosts", "ids"), [(["localhost"], []), (["localhost", "shop.example"], ["touchstone.E002"])])
def test_the_built_in_secret_key_is_refused_as_soon_as_other_hosts_are_served(hosts: list[str], ids: list[str]):
    with override_settings(SECRET_KEY=settings.LOOPBACK_SECRET_KEY, ALLOWED_HOSTS=hosts):
        assert [message.id for message in check_secret_key(None)] == ids
        assert [message.id for message in check_deployed_key(None)] == ["touchstone.W001"]
    with override_settings(SECRET_KEY="a key of its own", ALLOWED_HOSTS=hosts):
        assert check_secret_key(None) + check_deployed_key(None) == []


@pytest.mark.parametrize(
    "raw", ["redis://h:port/0", "redis://[::1/0", "redis://h:99999/0", "redis://h:-1/0", "redis://h:0/0"]
)
def test_an_address_that_cannot_be_read_is_a_problem_and_no_traceback(raw: str):
    env = Env({"A": raw})
    assert env.address("A", schemes=("redis",)) == ""
    assert [problem.name for problem in env.problems] == ["A"]
    broken = Env({"A": raw.replace("redis", "postgresql").replace("/0", "/store")})
    broken.database("A", Path("x"), "x", OPTIONS)
    assert [problem.name for problem in broken.problems] == ["A"]


@pytest.mark.parametrize("raw", ["9" * 5_000, "0" * 5_000, "９", "1_000"])
def test_a_number_of_any_length_is_a_problem_and_no_traceback(raw: str):
    env = Env({"A": raw})
    assert env.integer("A", default=1, low=0, high=9) == 1
    assert [problem.name for problem in env.problems] == ["A"]


@pytest.mark.parametrize(
    "command",
    [
        ["-c", "import config.wsgi"],
        ["-m", "celery", "-A", "config", "beat"],
        ["-m", "celery", "-A", "config", "worker", "--pool", "solo"],
        ["-m", "gunicorn", "config.wsgi", "--bind", "127.0.0.1:0"],
        ["manage.py", "check"],
    ],
)
def test_no_process_starts_on_a_setting_that_cannot_be_used(command: list[str], tmp_path: Path):
    env = os.environ | {"TOUCHSTONE_LOG_LEVEL": "LOUD", "DATABASE_URL": "postgresql://h:port/x"}
    if "beat" in command:
        command = [*command, "--schedule", str(tmp_path / "beat")]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode != 0
    assert "touchstone.E001" in done.stderr
    assert "TOUCHSTONE_LOG_LEVEL is not one of its choices" in done.stderr
    assert "DATABASE_URL is not a database address" in done.stderr


def test_every_setting_that_is_read_is_documented_with_its_default_and_nothing_else_is():
    rows = [line for line in (ROOT / "docs/settings.md").read_text().splitlines() if line.startswith("| `")]
    documented = {cells[1].strip(" `"): cells[2].strip(" `") for cells in (row.split("|") for row in rows)}
    assert documented == {setting.name: setting.default for setting in settings.ENV.declared}
