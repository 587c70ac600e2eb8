"""Measures single texts: the dissociation corpus (document 004)."""

from __future__ import annotations

from extraction.domain.candidate import Batch, Candidate
from extraction.domain.chain import judge
from extraction.domain.reasons import Reason
from extraction.domain.run import RunContext
from extraction.measures.report import ADMIT, DROP, Outcome, Rate, Report, Sample

_RUN = RunContext("agent:corpus", ())


def measure(corpus: str, samples: list[Sample]) -> Report:
    """Judge every text as the content of a candidate; only what the dissociation guard says of it counts."""
    outcomes = tuple(_outcome(sample) for sample in samples)
    shapes = [o for o in outcomes if o.expected == DROP]
    innocent = [o for o in outcomes if o.expected == ADMIT]
    more = {
        "recall": Rate(sum(o.right for o in shapes), len(shapes)),
        "wrong_drops": Rate(sum(not o.right for o in innocent), len(innocent)),
    }
    return Report(corpus, len(samples), outcomes, more)


def _outcome(sample: Sample) -> Outcome:
    candidate = Candidate(0, sample["text"], knowledge_type=sample["knowledge_type"])
    [judged] = judge(Batch((candidate,)), _RUN).judged
    families = tuple(found.detail for found in judged.findings if found.code == Reason.DISSOCIATION)
    expected = DROP if sample["expected"] else ADMIT
    got = DROP if families else ADMIT
    return Outcome(
        sample["id"], 0, sample["family"] or ADMIT, expected, expected == DROP, got, families, expected == got
    )
