"""What `/metrics` counts is what the ledger wrote, in whichever process, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from django.apps import apps
from django.db import OperationalError, connection
from django.test import Client

from evidence.models import Organization
from extraction import intake, pipeline
from extraction.models import Run, ScopePolicy, Tally
from extraction.tasks import enqueue_run
from tests.extraction.builders import item, process, record_answer, submission

TEXT = "I will send the signed contract tomorrow."
GOOD = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")
FALSE = GOOD | {"content": "Ines will send 900 euros tomorrow"}
ADMITTED = 'touchstone_candidates_total{surface="conversation",verdict="admitted"}'
DROPPED = 'touchstone_candidates_total{surface="conversation",verdict="dropped"}'
AMOUNT = 'touchstone_findings_total{effect="drop",reason="ungrounded_amount",surface="conversation"}'


def scraped(client: Client) -> dict[str, float]:
    lines = client.get("/metrics").content.decode().splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if line.startswith("touchstone_"))
    return {name: float(value) for name, value in pairs}


@pytest.fixture
def runs(organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any) -> Any:
    settings.RECORDINGS = tmp_path

    def walk(external_id: str, *items: dict[str, Any], of: Organization = organization) -> Run:
        if items:
            record_answer(tmp_path, external_id, *items)
        with django_capture_on_commit_callbacks(execute=True):
            return process(of, submission(TEXT, extractor="recorded", external_id=external_id))

    return walk


def ended(status: str) -> str:
    return f'touchstone_runs_total{{status="{status}",surface="conversation"}}'


def test_every_run_candidate_and_finding_is_counted_over_all_organizations(
    client: Client, runs: Any, stranger: Organization, organization: Organization
):
    runs("one", GOOD, FALSE)
    runs("two", FALSE, of=stranger)
    runs("three")
    ScopePolicy.objects.create(organization=organization, pattern="agent:*", mode="none")
    runs("four", GOOD)
    found = scraped(client)
    assert (found[ADMITTED], found[DROPPED], found[AMOUNT]) == (1, 2, 2)
    assert [found[ended(status)] for status in ("done", "failed", "skipped")] == [2, 1, 1]


def test_a_run_that_is_processed_again_counts_again_and_no_count_ever_falls(
    client: Client, runs: Any, django_capture_on_commit_callbacks: Any
):
    run = runs("one", GOOD)
    before = scraped(client)
    with django_capture_on_commit_callbacks(execute=True):
        intake.reprocess(run=run, enqueue=enqueue_run)
    after = scraped(client)
    assert (before[ended("done")], after[ended("done")]) == (1, 2)
    assert all(after[name] >= value for name, value in before.items())


def test_a_dry_run_counts_nothing(client: Client, organization: Organization, runs: Any):
    runs("one", GOOD)
    before = scraped(client)
    pipeline.preview(intake.unsaved_run(organization, submission(TEXT)))
    assert scraped(client) == before


def test_what_is_not_stored_is_not_counted(client: Client, runs: Any, monkeypatch: Any):
    def broken(*_: Any) -> None:
        raise KeyError("later in the same transaction")

    monkeypatch.setattr("extraction.ledger.CandidateFinding.objects.bulk_create", broken)
    with pytest.raises(KeyError):
        runs("one", GOOD)
    found = scraped(client)
    assert ADMITTED not in found
    assert found[ended("failed")] == 1


def test_a_database_that_is_away_is_told_to_whoever_scrapes(client: Client, monkeypatch: Any):
    def away(*_: Any, **__: Any) -> None:
        raise OperationalError("no server at db.local")

    monkeypatch.setattr("extraction.metrics.Tally.objects.order_by", away)
    answer = client.get("/metrics")
    assert (answer.status_code, answer.content) == (503, b"The database cannot be reached.\n")


def test_the_migration_counts_what_is_stored_already(client: Client, runs: Any):
    runs("one", GOOD, FALSE)
    runs("two", FALSE)
    counted = scraped(client)
    Tally.objects.all().delete()
    migration = import_module("extraction.migrations.0009_tally")
    migration.count_what_is_there(apps, SimpleNamespace(connection=connection))
    assert scraped(client) == counted


def test_another_process_sees_the_same_counts(tmp_path: Path):
    root = Path(__file__).resolve().parents[2]
    env = os.environ | {"DATABASE_URL": f"sqlite:///{tmp_path}/db.sqlite3", "TOUCHSTONE_LOG_LEVEL": "ERROR"}
    (tmp_path / "talk.txt").write_text(f"Ines: {TEXT}\nOmar: Fine.\nInes: Good.\n")
    setup = "import django; django.setup(); import extraction.metrics"
    scrape = f"{setup}; from prometheus_client import generate_latest; print(generate_latest().decode())"
    commands = (
        ["manage.py", "migrate", "-v0"],
        ["manage.py", "extract", str(tmp_path / "talk.txt"), "--scope", "agent:office"],
        ["-c", scrape],
    )
    env["DJANGO_SETTINGS_MODULE"] = "config.settings"
    for command in commands:
        done = subprocess.run(
            [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, check=True, timeout=120
        )
    assert f"{ended('done')} 1.0" in done.stdout
