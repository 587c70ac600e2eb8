"""The reason table: complete, one sentence each, proof never to be overruled."""

from __future__ import annotations

import pytest

from evidence.domain.findings import Effect, Verdict, verdict_of
from extraction.domain.chain import GUARDS
from extraction.domain.reasons import REASONS, Reason, finding

NEVER_OVERRULED = {
    *(Reason.INVALID_CONTRACT, Reason.MISSING_CITATION, Reason.CITATION_OUT_OF_RANGE, Reason.UNUSABLE_EVIDENCE),
    *(Reason.CROSS_ACTOR_CITATION, Reason.SECRET, Reason.MISSING_SPAN, Reason.UNGROUNDED_SPAN),
    *(Reason.UNGROUNDED_AMOUNT, Reason.UNGROUNDED_DATE, Reason.UNGROUNDED_OWNER, Reason.GUARD_FAILED),
}


def test_every_reason_has_its_row_and_every_row_its_reason() -> None:
    assert set(REASONS) == set(Reason)


@pytest.mark.parametrize("reason", list(Reason))
def test_every_row_names_a_guard_and_says_one_sentence(reason: Reason) -> None:
    spec = REASONS[reason]
    assert spec.guard in {*GUARDS, "chain"}
    assert spec.sentence.endswith(".")
    assert spec.sentence.count(".") == 1


@pytest.mark.parametrize("reason", list(Reason))
def test_judgement_may_be_overruled_and_proof_never(reason: Reason) -> None:
    assert REASONS[reason].overrulable is (reason not in NEVER_OVERRULED)


@pytest.mark.parametrize("reason", list(Reason))
def test_a_finding_has_the_effect_that_the_table_gives_it(reason: Reason) -> None:
    found = finding(reason, "because", place=3)
    assert (found.code, found.effect) == (reason.value, REASONS[reason].effect)
    assert (found.detail, found.data) == ("because", {"place": 3})


@pytest.mark.parametrize(
    ("reason", "effect"),
    [
        (Reason.INVALID_CONTRACT, Effect.DROP),
        (Reason.TOO_MANY_MEMORIES, Effect.DROP),
        (Reason.UNTRUSTED_TOOL, Effect.DEMOTE),
        (Reason.SECRET, Effect.DROP),
        (Reason.PREFERENCE_LAUNDERING, Effect.DROP),
        (Reason.THIN_SPAN, Effect.DEMOTE),
        (Reason.OWNER_STRIPPED, Effect.NOTE),
        (Reason.CONFIDENCE_CLAMPED, Effect.NOTE),
        (Reason.REGISTER_CONTRADICTION, Effect.DEMOTE),
        (Reason.UNCERTAIN, Effect.DEMOTE),
        (Reason.DUPLICATE, Effect.DROP),
        (Reason.GUARD_FAILED, Effect.DEMOTE),
    ],
)
def test_the_effects_are_those_of_the_document(reason: Reason, effect: Effect) -> None:
    assert REASONS[reason].effect is effect


def test_the_verdict_is_the_most_severe_effect() -> None:
    assert verdict_of([]) is Verdict.ADMITTED
    assert verdict_of([finding(Reason.OWNER_STRIPPED)]) is Verdict.ADMITTED
    assert verdict_of([finding(Reason.OWNER_STRIPPED), finding(Reason.UNCERTAIN)]) is Verdict.DEMOTED
    assert verdict_of([finding(Reason.UNCERTAIN), finding(Reason.SECRET)]) is Verdict.DROPPED
