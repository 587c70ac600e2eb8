"""The labelled corpora run through the chain; the three numbers are printed, and what must never happen does not."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from evidence.domain.errors import InvalidInput
from extraction.measures import MEASURES, measure
from extraction.measures.report import ADMIT, DEMOTE, DROP, Outcome, Rate, Report

CORPORA = Path(__file__).resolve().parents[1] / "data" / "corpora"
FOLDERS = {
    "faithfulness": "g5",
    "register": "register",
    "actors": "actors",
    "dissociation": "dissociation",
    "extraction": "g5",
}


@pytest.mark.parametrize("kind", MEASURES)
def test_a_corpus_runs_through_the_chain_and_prints_its_numbers(kind: str, capsys: pytest.CaptureFixture[str]):
    report = measure(kind, CORPORA / FOLDERS[kind] / "samples.jsonl")
    with capsys.disabled():
        figures = ", ".join(f"{name.replace('_', ' ')} {rate.count}/{rate.of}" for name, rate in report.rates.items())
        print(f"\n{kind}: {figures}")
    assert len(report.outcomes) > 100
    assert report.passes, [miss for miss in report.misses if miss.is_wrong_admitted]


def outcome(expected: str, got: str, *, rejected: bool, right: bool) -> Outcome:
    return Outcome("sample", 0, "kind", expected, rejected, got, (), right)


@pytest.mark.parametrize(
    ("one", "figure", "counted"),
    [
        (outcome(DROP, ADMIT, rejected=True, right=False), "wrong_admitted", (1, 1)),
        (outcome(DROP, DEMOTE, rejected=True, right=False), "wrong_admitted", (0, 1)),
        (outcome(DEMOTE, ADMIT, rejected=True, right=False), "wrong_admitted", (1, 1)),
        (outcome(DROP, ADMIT, rejected=False, right=False), "wrong_admitted", (0, 0)),
        (outcome(DROP, ADMIT, rejected=True, right=True), "wrong_admitted", (0, 1)),
        (outcome(ADMIT, ADMIT, rejected=False, right=True), "right_admitted", (1, 1)),
        (outcome(ADMIT, DROP, rejected=False, right=False), "right_admitted", (0, 1)),
        (outcome(ADMIT, ADMIT, rejected=True, right=True), "right_admitted", (0, 0)),
        (outcome(ADMIT, ADMIT, rejected=True, right=True), "beyond_rules", (1, 1)),
        (outcome(ADMIT, DEMOTE, rejected=True, right=True), "beyond_rules", (0, 1)),
        (outcome(ADMIT, DEMOTE, rejected=False, right=False), "review_load", (1, 1)),
        (outcome(ADMIT, ADMIT, rejected=False, right=True), "review_load", (0, 1)),
    ],
)
def test_an_outcome_counts_where_the_rules_say(one: Outcome, figure: str, counted: tuple[int, int]):
    rate = Report("corpus", 1, (one,)).rates[figure]
    assert (rate.count, rate.of) == counted


def test_the_rate_of_nothing_is_none_and_not_zero():
    assert Rate(0, 0).rate is None
    assert Rate(0, 4).rate == 0.0


def test_a_report_with_a_wrong_admission_does_not_pass():
    wrong = outcome(DROP, ADMIT, rejected=True, right=False)
    assert not Report("corpus", 1, (wrong,)).passes
    assert Report("corpus", 1, ()).passes


def test_the_command_prints_json_alone_with_the_figures_and_every_miss():
    samples = CORPORA / "dissociation" / "samples.jsonl"
    out = StringIO()
    call_command("measure", "dissociation", "--samples", str(samples), "--json", stdout=out)
    read: dict[str, Any] = json.loads(out.getvalue())
    assert {"corpus", "samples", "wrong_admitted", "right_admitted", "review_load", "beyond_rules"} <= read.keys()
    assert {"by_kind", "misses", "recall", "wrong_drops"} <= read.keys()
    assert read["samples"] == 200


def test_the_command_ends_with_one_when_its_hard_gate_is_missed(tmp_path: Path):
    said = {
        "index": 0,
        "actor": "ines",
        "role": "user",
        "at": "2026-03-02T09:00:00Z",
        "text": "The plant opens at nine.",
    }
    item = {
        "content": "The plant opens at nine",
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.9,
    }
    sample = {
        "id": "x",
        "scope": "agent:office",
        "actors": [{"id": "ines", "name": "Ines", "kind": "user"}],
        "messages": [said],
        "extraction": {
            "conversation_register": "real",
            "memories": [item | {"cited_messages": [0], "evidence_span": "The plant opens at nine"}],
        },
        "expected": [{"index": 0, "verdict": "drop", "reason": "ungrounded_span", "why": "a wrong label"}],
    }
    path = tmp_path / "samples.jsonl"
    path.write_text(json.dumps(sample))
    with pytest.raises(SystemExit) as ended:
        call_command("measure", "actors", "--samples", str(path), "--json", stdout=StringIO())
    assert ended.value.code == 1


@pytest.mark.parametrize(
    ("content", "told"), [("{", "Line 1 is not JSON"), ("[]", "not an object"), ('{"id": "x"}', "lacks the field")]
)
def test_samples_that_cannot_be_read_are_named(tmp_path: Path, content: str, told: str):
    path = tmp_path / "samples.jsonl"
    path.write_text(content)
    with pytest.raises(InvalidInput, match=told):
        measure("dissociation", path)
    with pytest.raises(CommandError) as wrong:
        call_command("measure", "dissociation", "--samples", str(path))
    assert wrong.value.returncode == 2


def test_a_file_that_is_not_there_is_named(tmp_path: Path):
    with pytest.raises(InvalidInput, match="no file"):
        measure("dissociation", tmp_path / "nothing.jsonl")
