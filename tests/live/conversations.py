"""A real small model on loopback, asked over the real client about real conversations: `make test-live`.

Its many mistakes are the point: what the guards stopped is printed, and nothing made up may be admitted.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from rich.console import Console
from rich.table import Table

from evidence.domain.findings import Effect
from extraction.domain.chain import Judged, judge
from extraction.extractors import extractor
from extraction.measures import read_samples
from extraction.measures.recordings import measure, recorded_run

SAMPLES = Path(__file__).resolve().parents[1] / "data/corpora/register/samples.jsonl"
COUNT = int(os.environ.get("LIVE_COUNT", "6"))
SECONDS = 900


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of the model; the test fails where it cannot be served."""
    command = [os.environ["LIVE_SERVER"], "-m", "tests.live.serve", os.environ["LIVE_WEIGHTS"]]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), "the model is not served"
        yield f"{address}/v1"
        process.stdin.close()


@pytest.fixture
def _configured(settings: Any, server: str) -> None:
    settings.MODEL, settings.MODEL_URL = "llamacpp:smollm2-135m-instruct", server
    settings.MODEL_WINDOW, settings.MODEL_OUTPUT_TOKENS = 8_192, 500
    settings.MODEL_TIMEOUT = settings.LEASE_SECONDS = SECONDS


def few_samples(folder: Path) -> Path:
    """Some conversations of the corpus, evenly spread, so that every register is among them."""
    rows = SAMPLES.read_text().splitlines()
    path = folder / "samples.jsonl"
    path.write_text("\n".join(rows[:: max(1, len(rows) // COUNT)][:COUNT]))
    return path


@pytest.mark.usefixtures("_configured")
def test_nothing_that_the_model_makes_up_is_admitted(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    samples = few_samples(tmp_path)
    with capsys.disabled():
        call_command("record", samples=str(samples), out=str(tmp_path / "recordings"), stdout=StringIO())
    rows = read_samples(samples)
    report = measure("register", rows, tmp_path / "recordings")
    judged = [each for row in rows for each in _judged(row, tmp_path / "recordings")]
    with capsys.disabled():
        _print(judged, report.as_json())
    assert report.rates["answered"].count == COUNT
    assert judged, "the model proposed nothing at all"
    assert report.passes, report.misses


def _judged(row: dict[str, Any], recordings: Path) -> tuple[Judged, ...]:
    run = recorded_run(row)
    return judge(extractor("recorded", recordings=recordings).extract(run).batch, run).judged


def _print(judged: list[Judged], report: dict[str, Any]) -> None:
    console = Console(width=120, highlight=False)
    stopped = Counter(
        code for each in judged for code in {f.code for f in each.findings if f.effect is not Effect.NOTE}
    )
    verdicts = Counter(each.verdict.value for each in judged)
    table = Table(
        "what the guards stopped", "proposals", title=f"{len(judged)} proposals: {json.dumps(dict(verdicts))}"
    )
    for code, count in stopped.most_common():
        table.add_row(code, str(count))
    console.print(table)
    for each in judged:
        if each.verdict.value == "admitted":
            console.print(f"admitted: {each.candidate.content!r} from {each.candidate.spans}", markup=False)
    console.print(f"made up and admitted: {report['wrong_admitted']['count']} of {report['wrong_admitted']['of']}")
