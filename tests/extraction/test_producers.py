"""Every producer goes through the chain: the places that write are listed, and there are no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from extraction.domain.candidate import Batch
from extraction.domain.chain import Judgement
from extraction.domain.run import RunContext

ROOT = Path(__file__).resolve().parents[2]
WRITES = {
    "create",
    "bulk_create",
    "get_or_create",
    "update_or_create",
    "update",
    "bulk_update",
    "save",
    "delete",
    "acreate",
}


def _calls() -> Iterator[tuple[str, str]]:
    """Every call in the product as (file, dotted words of what is called)."""
    for app in ("config", "evidence", "memories", "extraction"):
        for path in sorted((ROOT / app).rglob("*.py")):
            if "migrations" in path.parts:
                continue
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call):
                    yield str(path.relative_to(ROOT)), ast.unparse(node.func)


def _writers(model: str) -> set[str]:
    named = ((path, call.replace("CandidateRow", "Candidate")) for path, call in _calls())
    return {path for path, call in named if call.startswith(f"{model}.objects") and call.rsplit(".", 1)[-1] in WRITES}


def _callers(*functions: str) -> set[tuple[str, str]]:
    return {(path, call) for path, call in _calls() if call in functions}


@pytest.mark.parametrize(
    ("model", "writer"),
    [
        ("Candidate", "extraction/ledger.py"),
        ("CandidateFinding", "extraction/ledger.py"),
        ("Memory", "memories/lifecycle.py"),
        ("MemoryEvidence", "memories/lifecycle.py"),
        ("EvidenceSource", "memories/lifecycle.py"),
        ("Decision", "memories/record.py"),
    ],
)
def test_each_kept_table_has_one_writer(model: str, writer: str):
    assert _writers(model) == {writer}


def test_the_producers_are_the_pipeline_and_a_persons_restore_and_nothing_else():
    assert _callers("ledger.record", "ledger.restore") == {
        ("extraction/pipeline.py", "ledger.record"),
        ("extraction/review.py", "ledger.restore"),
    }


def test_memories_are_admitted_by_the_ledger_alone():
    assert {path for path, _ in _callers("lifecycle.admit")} == {"extraction/ledger.py"}


def test_what_the_ledger_takes_is_built_by_the_chain_alone():
    assert {path for path, call in _calls() if call == "Judgement"} == {"extraction/domain/chain.py"}
    with pytest.raises(TypeError, match="only built by"):
        Judgement(RunContext("agent:office", ()), Batch(()), (), object())
