"""Measures what models really answered to the conversations of a corpus: how much made-up is admitted (document 000).

An answer of a model carries no labels, so that only what the corpus settles counts: in a conversation that is fiction
every durable proposal is made up, and elsewhere one whose span lies in a span that the labels call made up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from evidence.domain.errors import ProviderFailed
from evidence.domain.findings import Effect
from extraction.domain.chain import Judged, judge
from extraction.domain.reasons import Reason
from extraction.domain.run import RunContext
from extraction.extractors import extractor
from extraction.measures.conversations import run_of
from extraction.measures.report import ADMIT, DROP, VERDICTS, Outcome, Rate, Report, Sample
from memories.domain.taxonomy import Register

MADE_UP: Final = "made_up"
_MADE_UP_REASONS: Final = frozenset(
    {Reason.CONSTRUCTED_DURABLE, Reason.FICTION_REGISTER, Reason.FRAMED_SPAN, Reason.REGISTER_CONTRADICTION}
)


def measure(corpus: str, samples: list[Sample], recordings: Path) -> Report:
    """Judge every recorded answer; the hard gate is that nothing made up is admitted."""
    answered = {sample["id"]: _judged(sample, recordings) for sample in samples}
    judged = [each for found in answered.values() for each in found or ()]
    outcomes = [
        _outcome(sample, each)
        for sample in samples
        for each in answered[sample["id"]] or ()
        if _is_made_up(sample, each)
    ]
    admitted = sum(VERDICTS[each.verdict.value] == ADMIT for each in judged)
    more = {
        "answered": Rate(sum(found is not None for found in answered.values()), len(samples)),
        "admitted": Rate(admitted, len(judged)),
        **{f"stopped_{code}": Rate(count, len(judged)) for code, count in _stopped(judged).items()},
    }
    return Report(corpus, len(samples), tuple(outcomes), more)


def recorded_run(sample: Sample) -> RunContext:
    """The run that a sample describes, under the name that its recording has."""
    return replace(run_of(sample), external_id=sample["id"])


def _judged(sample: Sample, recordings: Path) -> tuple[Judged, ...] | None:
    run = recorded_run(sample)
    try:
        batch = extractor("recorded", recordings=recordings).extract(run).batch
    except ProviderFailed as failure:
        if failure.code == "no_recording":
            return None
        raise
    return judge(batch, run).judged


def _stopped(judged: list[Judged]) -> dict[str, int]:
    codes = [{found.code for found in each.findings if found.effect is not Effect.NOTE} for each in judged]
    return {code: sum(code in found for found in codes) for code in sorted(set().union(*codes))}


def _is_made_up(sample: Sample, judged: Judged) -> bool:
    if judged.candidate.is_episodic:
        return False
    return sample["true_register"] == Register.FICTION or any(
        _overlap(span, made_up) for span in judged.candidate.spans for made_up in _made_up_spans(sample)
    )


def _made_up_spans(sample: Sample) -> Iterator[str]:
    items = sample["extraction"]["memories"]
    for label in sample["expected"]:
        if label["reason"] in _MADE_UP_REASONS and label.get("human_truth", "reject") == "reject":
            yield items[label["index"]].get("evidence_span") or ""


def _overlap(span: str, made_up: str) -> bool:
    first, second = " ".join(span.casefold().split()), " ".join(made_up.casefold().split())
    return bool(first and second) and (first in second or second in first)


def _outcome(sample: Sample, judged: Judged) -> Outcome:
    got = VERDICTS[judged.verdict.value]
    reasons: tuple[Any, ...] = tuple(found.code for found in judged.findings if found.effect is not Effect.NOTE)
    return Outcome(sample["id"], judged.candidate.index, MADE_UP, DROP, True, got, reasons, got != ADMIT)
