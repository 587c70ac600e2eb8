"""Measures proposals against their source text: the g5 corpus (document 002)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from evidence.domain.context import Conventions, Facts, KnownPerson
from evidence.domain.findings import Effect, Verdict
from extraction.domain.candidate import Batch, Candidate, LabelScore
from extraction.domain.chain import Judged, judge
from extraction.domain.run import House, Message, Role, RunContext, Surface
from extraction.measures.report import ADMIT, DROP, VERDICTS, Outcome, Report, Sample
from memories.domain.taxonomy import Label, Register

_CONVENTIONS = Conventions("Asia/Ho_Chi_Minh", "VND")
_KEEP, _STRIP_OWNER = "keep", "strip_owner"


def measure(corpus: str, samples: list[Sample]) -> Report:
    """Judge every proposal by itself against its sample's whole text, on a surface that strips unproven owners."""
    return Report(corpus, len(samples), tuple(outcome for sample in samples for outcome in _outcomes(sample)))


def _outcomes(sample: Sample) -> list[Outcome]:
    run = _run(sample)
    return [_outcome(sample["id"], index, raw, run) for index, raw in enumerate(sample["proposals"])]


def _run(sample: Sample) -> RunContext:
    people = tuple(KnownPerson(m["name"], m["name"], tuple(m["aliases"])) for m in sample["members"])
    house = House(_CONVENTIONS, people, review_floor=0.0, strip_owners=frozenset({Surface.IMPORT}))
    said_at = datetime.fromisoformat(sample["reference_time"])
    message = Message(0, Role.USER, sample["source_text"], said_at=said_at)
    return RunContext("agent:g5", (message,), surface=Surface.IMPORT, reference_at=said_at, house=house)


def _outcome(sample: str, index: int, raw: dict[str, Any], run: RunContext) -> Outcome:
    [judged] = judge(Batch((_candidate(raw),), Register.REAL, register_stated=True), run).judged
    reasons = tuple(found.code for found in judged.findings if found.effect is not Effect.NOTE)
    got = VERDICTS[judged.verdict.value]
    return Outcome(
        sample=sample,
        index=index,
        kind=raw["fault"] or _KEEP,
        expected=ADMIT if raw["expected"] == _KEEP else DROP,
        rejected_by_people=raw["expected"] != _KEEP,
        got=got,
        reasons=reasons,
        right=_is_right(raw["expected"], judged),
    )


def _candidate(raw: dict[str, Any]) -> Candidate:
    facts = raw["facts"]
    span = raw["evidence_span"]
    return Candidate(
        index=0,
        content=raw["title"],
        labels=(LabelScore(Label.FACTUAL, raw["confidence"]),),
        confidence=raw["confidence"],
        grounding_stated=True,
        spans=(span,) if span.strip() else (),
        citations=(0,),
        facts=Facts(tuple(facts["amounts"]), tuple(facts["dates"]), tuple(facts["owners"])),
        item_type=raw["item_type"],
    )


def _is_right(expected: str, judged: Judged) -> bool:
    admitted = judged.verdict is Verdict.ADMITTED
    if expected == _STRIP_OWNER:
        return admitted and any(found.code == "owner_stripped" for found in judged.findings)
    return admitted is (expected == _KEEP)
