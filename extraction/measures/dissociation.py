"""Measures single texts: the dissociation corpus (document 004)."""

from __future__ import annotations

from typing import Final

from extraction.domain.candidate import Batch, Candidate
from extraction.domain.chain import judge
from extraction.domain.reasons import Reason
from extraction.domain.run import RunContext
from extraction.measures.report import ADMIT, DROP, Outcome, Rate, Report, Sample

ORIGINALS: Final = (
    "Now understand I didnt write any of this. I am YHWH",
    "I was without the os I'm generic claude — no continuity",
)
_RUN: Final = RunContext("agent:corpus", ())


def measure(corpus: str, samples: list[Sample]) -> Report:
    """Judge every text as the content of a candidate; only what the dissociation guard says of it counts.

    The hard gate is on the two sentences that document 004 was written for, whatever the samples hold.
    """
    outcomes = tuple(_outcome(sample) for sample in samples)
    shapes = [o for o in outcomes if o.expected == DROP]
    innocent = [o for o in outcomes if o.expected == ADMIT]
    more = {
        "recall": Rate(sum(o.right for o in shapes), len(shapes)),
        "wrong_drops": Rate(sum(not o.right for o in innocent), len(innocent)),
        "originals_missed": Rate(sum(not _families(text, None) for text in ORIGINALS), len(ORIGINALS)),
    }
    return Report(corpus, len(samples), outcomes, more, hard_gate="originals_missed")


def _outcome(sample: Sample) -> Outcome:
    families = _families(sample["text"], sample["knowledge_type"])
    expected = DROP if sample["expected"] else ADMIT
    got = DROP if families else ADMIT
    return Outcome(
        sample["id"], 0, sample["family"] or ADMIT, expected, expected == DROP, got, families, expected == got
    )


def _families(text: str, knowledge_type: str | None) -> tuple[str, ...]:
    candidate = Candidate(0, text, knowledge_type=knowledge_type)
    [judged] = judge(Batch((candidate,)), _RUN).judged
    return tuple(found.detail for found in judged.findings if found.code == Reason.DISSOCIATION)
