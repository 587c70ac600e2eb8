"""Measures whole conversations with their extraction: the register and actors corpora (documents 000 and 001)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from evidence.domain.findings import Effect
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext
from extraction.domain.schema import parse
from extraction.measures.report import ADMIT, DEMOTE, DROP, VERDICTS, Outcome, Report, Sample

_LIMIT = 10


def measure(corpus: str, samples: list[Sample]) -> Report:
    """Judge every sample's extraction as one batch in its own run."""
    return Report(corpus, len(samples), tuple(outcome for sample in samples for outcome in _outcomes(sample)))


def run_of(sample: Sample) -> RunContext:
    """The run that a sample describes; an actor of kind `user` is a person."""
    kinds = {"user": ActorKind.PERSON}
    actors = tuple(Actor(a["id"], a["name"], kinds.get(a["kind"], ActorKind.AGENT)) for a in sample["actors"])
    messages = tuple(_message(raw) for raw in sample["messages"])
    times = [message.said_at for message in messages if message.said_at]
    return RunContext(sample["scope"], messages, actors, reference_at=max(times) if times else None)


def _message(raw: dict[str, Any]) -> Message:
    said_at = datetime.fromisoformat(raw["at"]) if raw["at"] else None
    return Message(raw["index"], Role(raw["role"]), raw["text"], raw["actor"], said_at)


def _outcomes(sample: Sample) -> list[Outcome]:
    run = run_of(sample)
    batch = parse(sample["extraction"], run.house.conventions, _LIMIT)
    judged = {each.candidate.index: each for each in judge(batch, run).judged}
    return [_outcome(sample["id"], label, judged[label["index"]]) for label in sample["expected"]]


def _outcome(sample: str, label: dict[str, Any], judged: Judged) -> Outcome:
    got = VERDICTS[judged.verdict.value]
    reasons = tuple(found.code for found in judged.findings if found.effect is not Effect.NOTE)
    expected, truth = label["verdict"], label.get("human_truth")
    rejected = truth == "reject" if truth else expected == DROP
    return Outcome(
        sample=sample,
        index=label["index"],
        kind=label["reason"] or ADMIT,
        expected=expected,
        rejected_by_people=rejected,
        got=got,
        reasons=reasons,
        right=_is_right(label, got, reasons, rejected=rejected),
    )


def _is_right(label: dict[str, Any], got: str, reasons: tuple[str, ...], *, rejected: bool) -> bool:
    accepted = [label, *label.get("accept", ())]
    if any(got == each["verdict"] and (each["reason"] is None or each["reason"] in reasons) for each in accepted):
        return True
    return rejected and label["verdict"] in (ADMIT, DEMOTE) and got in (DEMOTE, DROP)
