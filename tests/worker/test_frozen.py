"""A broker or a database that takes connections and never answers is told of soon, and holds nothing up."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parents[2]
SETUP = "import django; django.setup();"
READY = SETUP + "from config.health import CHECKS; print(CHECKS[{!r}]())"
ENQUEUE = SETUP + "from uuid import UUID; from extraction.tasks import enqueue_run; enqueue_run(UUID(int=1)); print(1)"
HANGS = 60
BROKER, DATABASE = "TOUCHSTONE_BROKER_URL", "DATABASE_URL"
# What is asked, which setting names the silent socket and how, and what must be said.
ASKED: Final = {
    "readyz with redis": (READY.format("broker"), BROKER, "redis://127.0.0.1:{}/0", "unreachable"),
    "readyz with amqp": (READY.format("broker"), BROKER, "amqp://127.0.0.1:{}//", "unreachable"),
    "a run with redis": (ENQUEUE, BROKER, "redis://127.0.0.1:{}/0", "1"),
    "a run with amqp": (ENQUEUE, BROKER, "amqp://127.0.0.1:{}//", "1"),
    "readyz with a database": (READY.format("database"), DATABASE, "postgresql://x@127.0.0.1:{}/x", "unreachable"),
    "migrations of a database": (READY.format("migrations"), DATABASE, "postgresql://x@127.0.0.1:{}/x", "unknown"),
    "readyz without a broker": (READY.format("broker"), BROKER, "", "ok"),
}


@pytest.fixture(scope="module")
def processes() -> Iterator[dict[str, subprocess.Popen[str]]]:
    """Every question in a process of its own, all at once, while one socket accepts and stays silent."""
    with socket.create_server(("127.0.0.1", 0), backlog=64) as server:
        port = server.getsockname()[1]
        started = {
            name: subprocess.Popen(
                [sys.executable, "-c", script],
                cwd=ROOT,
                env=os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", setting: address.format(port)},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for name, (script, setting, address, _) in ASKED.items()
        }
        yield started
        for process in started.values():
            process.kill()
            process.communicate()


@pytest.mark.parametrize("name", ASKED)
def test_what_never_answers_is_named_and_holds_nothing_up(processes: dict[str, subprocess.Popen[str]], name: str):
    told, log = processes[name].communicate(timeout=HANGS)
    assert told.strip() == ASKED[name][-1], log[-2_000:]
    assert ("broker_unreachable" in log) is name.startswith("a run")
