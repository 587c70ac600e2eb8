"""Whose trait a quote tells: nobody's is filed under the one who speaks, and his under nobody else (document 001)."""

from __future__ import annotations

import pytest

from evidence.domain.findings import Verdict
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind
from memories.domain.taxonomy import Label
from tests.extraction.domain_builders import BOT, batch_of, labels, proposed, run_of
from tests.extraction.subject_sentences import OF_ANOTHER, OF_THE_ONE_NAMED

ORIN = Actor("orin", "Orin", ActorKind.PERSON)


def judged(claim: str, said: str, label: Label, span: str | None = None) -> Judged:
    run = run_of((ORIN, said), actors=(ORIN, BOT))
    return judge(batch_of(proposed(claim, span or said, labels=labels(label))), run).judged[0]


@pytest.mark.parametrize("label", [Label.FACTUAL, Label.PREFERENCE])
@pytest.mark.parametrize(("claim", "said"), OF_ANOTHER)
def test_a_trait_is_not_filed_under_somebody_whom_the_quote_does_not_tell_it_of(claim, said, label):
    found = judged(claim, said, label)
    assert found.verdict is Verdict.DROPPED
    assert {"ungrounded_owner", "cross_actor_citation"} & {each.code for each in found.findings}


@pytest.mark.parametrize("label", [Label.FACTUAL, Label.PREFERENCE])
@pytest.mark.parametrize(("claim", "said"), OF_THE_ONE_NAMED)
def test_a_trait_told_of_the_very_one_whom_the_claim_names_is_admitted(claim, said, label):
    found = judged(claim, said, label)
    assert found.verdict is Verdict.ADMITTED, [(each.code, each.detail) for each in found.findings]
