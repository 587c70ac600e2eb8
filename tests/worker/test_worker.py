"""Runs go through a real worker, a real Redis and a real server, and end exactly once whatever happens to a worker."""

from __future__ import annotations

import json
import os
import signal
import socket
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis
from django.db import connection

from tests.conftest import need
from tests.extraction.builders import item
from tests.worker.deployment import Deployment

pytestmark = pytest.mark.database

HELD_SECONDS = 1_800
REDIS = os.environ.get("TOUCHSTONE_TEST_REDIS", "redis://127.0.0.1:6379")
OUTPUT = '{"model": "m", "output": {"conversation_register": "real", "memories": [%s]}}'
SCOPE = "agent:office"
ITEM = json.dumps(item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow"))


@pytest.fixture(scope="module")
def database_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty database of this module's own, of the kind that the suite runs on."""
    settings = connection.settings_dict
    if connection.vendor == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('store')}/store.sqlite3"
        return
    host, port, user = (settings[part] for part in ("HOST", "PORT", "USER"))
    name = f"touchstone_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(
        dbname="postgres", autocommit=True, host=host or None, port=port or None, user=user or None
    ) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        place = f"/{name}?host={host}" if host.startswith("/") else f"{host}:{port or 5432}/{name}"
        yield f"postgresql://{user}{'@' if user else ''}{place}"
        admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="module")
def production(database_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """The production set-up on an empty database and an empty broker database, with an API server and no worker."""
    broker_url = _own_broker()
    env = os.environ | {
        "DATABASE_URL": database_url,
        "TOUCHSTONE_BROKER_URL": broker_url,
        "TOUCHSTONE_RECORDINGS": str(tmp_path_factory.mktemp("recordings")),
        "TOUCHSTONE_LEASE_SECONDS": "2",
        "TOUCHSTONE_RECOVERY_SECONDS": "1",
        "PYTHONUNBUFFERED": "1",
    }
    made = Deployment(env, _free_port())
    made.manage("migrate", "--verbosity", "0")
    made.key = made.manage("shell", "--no-imports", "--command", MAKE_KEY).strip().splitlines()[-1]
    server = made.serve()
    yield made
    server.end()
    with redis.Redis.from_url(broker_url) as broker:
        broker.flushdb()


@pytest.fixture
def deployment(production: Deployment) -> Iterator[Deployment]:
    """The production set-up; the workers that a test starts end with it."""
    server = production.processes.pop()
    yield production
    production.stop()
    production.processes.append(server)


@pytest.fixture
def recordings(production: Deployment) -> Path:
    """The folder in which the recorded extractor looks."""
    return Path(production.env["TOUCHSTONE_RECORDINGS"])


MAKE_KEY = """
from evidence.keys import issue_key
from evidence.models import Organization
organization = Organization.objects.create(slug="north", name="North")
print(issue_key(organization=organization, name="worker-test", role="review")[1])
"""


def _own_broker() -> str:
    """The address of a Redis database that no other run of this suite works in at the same time."""
    with redis.Redis.from_url(REDIS) as broker:
        need("Redis", _answers(broker), "start redis-server on 127.0.0.1:6379")
    for number in range(15, 0, -1):
        address = f"{REDIS}/{number}"
        with redis.Redis.from_url(address) as broker:
            if broker.set("touchstone:tests", os.getpid(), nx=True, ex=HELD_SECONDS):
                return address
    pytest.fail("every Redis database is held by another run of the tests")


def _answers(broker: redis.Redis) -> bool:
    try:
        return bool(broker.ping())
    except redis.ConnectionError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _run(external_id: str, extractor: str = "keyword") -> dict[str, Any]:
    return {
        "scope": f"{SCOPE}-{external_id}",
        "external_id": external_id,
        "extractor": extractor,
        "reference_at": "2026-03-02T09:00:00+00:00",
        "actors": [{"id": "ines", "name": "Ines Duarte", "kind": "person"}],
        "messages": [
            {
                "role": "user",
                "actor": "ines",
                "said_at": "2026-03-02T09:00:00+00:00",
                "text": "I will send the signed contract tomorrow.",
            }
        ],
    }


def _send_again(deployment: Deployment, run_id: str) -> None:
    deployment.manage(
        "shell", "--no-imports", "--command", f"from extraction.tasks import process_run; process_run.delay({run_id!r})"
    )


def _fifo(recordings: Path, external_id: str) -> Path:
    path = recordings / f"{external_id}.json"
    os.mkfifo(path)
    return path


def test_a_run_is_accepted_at_once_and_finished_by_a_worker(deployment: Deployment):
    worker = deployment.worker()
    status, accepted = deployment.call("POST", "runs", _run("one"))
    assert status == 202
    worker.wait_for_event("run_ended", run=accepted["id"], status="done")
    _, run = deployment.call("GET", f"runs/{accepted['id']}")
    assert run["status"] == "done"
    assert run["counts"]["proposed"] >= 1


def test_a_task_delivered_twice_ends_with_one_completed_run_and_no_second_candidate(deployment: Deployment):
    worker = deployment.worker()
    _, accepted = deployment.call("POST", "runs", _run("twice"))
    worker.wait_for_event("run_ended", run=accepted["id"], status="done")
    before = deployment.call("GET", f"candidates?run={accepted['id']}")[1]["results"]
    _send_again(deployment, accepted["id"])
    _, other = deployment.call("POST", "runs", _run("after"))
    worker.wait_for_event("run_ended", run=other["id"], status="done")
    assert deployment.call("GET", f"candidates?run={accepted['id']}")[1]["results"] == before
    assert deployment.call("GET", f"runs/{accepted['id']}")[1]["attempt"] == 1


def test_a_worker_killed_in_mid_extraction_leaves_a_run_that_another_worker_completes_once(
    deployment: Deployment, recordings: Path, tmp_path: Path
):
    fifo = _fifo(recordings, "killed")
    first = deployment.worker()
    _, accepted = deployment.call("POST", "runs", _run("killed", "recorded"))
    with fifo.open("w"):  # opening returns as soon as the worker reads, which is in the middle of its extraction
        first.end(signal.SIGKILL)
    assert deployment.call("GET", f"runs/{accepted['id']}")[1]["status"] == "processing"
    second = deployment.worker("--beat", "--schedule", str(tmp_path / "beat"))
    with fifo.open("w") as recording:
        recording.write(OUTPUT % ITEM)
    second.wait_for_event("run_ended", run=accepted["id"], status="done", attempt=2)
    candidates = deployment.call("GET", f"candidates?run={accepted['id']}")[1]["results"]
    assert [candidate["verdict"] for candidate in candidates] == ["admitted"]
    assert len(deployment.call("GET", f"memories?scope={SCOPE}-killed")[1]["results"]) == 1


def test_a_worker_that_lost_its_lease_writes_nothing_when_it_comes_back(
    deployment: Deployment, recordings: Path, tmp_path: Path
):
    fifo = _fifo(recordings, "slow")
    slow = deployment.worker("--hostname", "slow@test")
    _, accepted = deployment.call("POST", "runs", _run("slow", "recorded"))
    with fifo.open("w") as held:
        fifo.unlink()
        (recordings / "slow.json").write_text(OUTPUT % ITEM)
        quick = deployment.worker("--beat", "--schedule", str(tmp_path / "beat"), "--hostname", "quick@test")
        quick.wait_for_event("run_ended", run=accepted["id"], status="done", attempt=2)
        held.write(OUTPUT % ITEM)
    slow.wait_for_event("run_lost_its_lease", run=accepted["id"], attempt=1)
    assert len(deployment.call("GET", f"candidates?run={accepted['id']}")[1]["results"]) == 1


def test_twenty_identical_requests_at_once_make_one_run_and_another_body_is_refused(deployment: Deployment):
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: deployment.call("POST", "runs", _run("same")), range(20)))
    assert {status for status, _ in answers} <= {200, 202}
    assert len({run["id"] for _, run in answers}) == 1
    changed = _run("same") | {"scope": "agent:elsewhere"}
    status, problem = deployment.call("POST", "runs", changed)
    assert (status, problem["code"]) == (409, "run_conflict")
    assert len(deployment.call("GET", f"runs?scope={SCOPE}-same")[1]["results"]) == 1


def test_runs_wait_while_the_broker_is_away_and_are_recovered_when_it_is_back(deployment: Deployment, tmp_path: Path):
    away = Deployment(deployment.env | {"TOUCHSTONE_BROKER_URL": "redis://127.0.0.1:1/0"}, _free_port(), deployment.key)
    away.serve()
    try:
        status, accepted = away.call("POST", "runs", _run("waiting"))
        assert (status, accepted["status"]) == (202, "received")
    finally:
        away.stop()
    worker = deployment.worker("--beat", "--schedule", str(tmp_path / "beat"))
    worker.wait_for_event("run_ended", run=accepted["id"], status="done")
