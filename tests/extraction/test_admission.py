"""What a claim scores where its scope sets a threshold, why, and what the guard makes of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.errors import InvalidInput
from evidence.domain.findings import Effect
from extraction.domain.admission import (
    PRIORS,
    WEIGHTS,
    Admission,
    Feature,
    check_threshold,
    recency,
    type_prior,
    weigh,
)
from extraction.domain.candidate import Candidate, LabelScore
from extraction.domain.case import Case
from extraction.domain.chain import judge
from extraction.domain.guards import admission
from extraction.domain.proof import Proof
from extraction.domain.run import Message, Neighbour, RunContext
from memories.domain.fingerprint import fingerprint
from memories.domain.similarity import Gist
from memories.domain.taxonomy import Grounding, Label, Register
from tests.extraction.domain_builders import AT, INES, batch_of, codes, findings, labels, proposed, run_of, said

CLAIM, SPAN = "The gate code changes in March", "the gate code changes in March"
TEXT = f"so {SPAN}"
RUN = run_of((INES, TEXT), admission_threshold=0.6)
REWORDED = "In March the gate code changes"
FICTION = {"register": Register.FICTION}


def score(candidate: Candidate, run: RunContext = RUN, register: Register = Register.REAL, **changes: Any) -> float:
    parts = weigh(candidate, replace(run, **changes), register, run.messages)
    return Admission(parts, 0.6).score


def knowing(*claims: str, **changes: Any) -> RunContext:
    return replace(RUN, recent_claims=tuple(map(Gist, claims)), **changes)


def aged(days: float, **changes: Any) -> RunContext:
    message = said(0, INES, TEXT, said_at=AT - timedelta(days=days))
    return replace(RUN, messages=(message,), **changes)


def test_the_weights_sum_to_one_and_every_label_has_a_prior_with_notes_at_the_end() -> None:
    assert set(WEIGHTS) == set(Feature)
    assert sum(WEIGHTS.values()) == pytest.approx(1.0)
    assert set(PRIORS) == set(Label)
    assert min(PRIORS, key=PRIORS.__getitem__) is Label.EPISODIC


def test_a_score_is_the_sum_of_contributions_that_are_all_kept() -> None:
    found = Admission(weigh(proposed(CLAIM, SPAN), RUN, Register.REAL, RUN.messages), 0.6)
    assert found.as_json() == {
        "type_prior": {"value": 0.75, "weight": 0.4, "contribution": 0.3},
        "confidence": {"value": 0.9, "weight": 0.2, "contribution": 0.18},
        "novelty": {"value": 1.0, "weight": 0.25, "contribution": 0.25},
        "recency": {"value": 1.0, "weight": 0.15, "contribution": 0.15},
        "score": 0.88,
        "threshold": 0.6,
    }


@pytest.mark.parametrize(
    ("names", "knowledge_type", "expected"),
    [
        ((Label.PREFERENCE,), None, 0.9),
        ((Label.BEHAVIORAL,), None, 0.85),
        ((Label.PROCEDURAL,), None, 0.8),
        ((Label.FACTUAL,), None, 0.75),
        ((Label.EPISODIC,), None, 0.45),
        ((Label.EPISODIC, Label.PREFERENCE), None, 0.45),
        ((Label.PREFERENCE, Label.EPISODIC), None, 0.9),
        ((), None, 0.0),
        ((Label.PREFERENCE,), "principle", 0.9),
        ((Label.PREFERENCE,), " Observation ", 0.75),
        ((Label.PROCEDURAL,), "episode", 0.45),
        ((Label.EPISODIC,), "fact", 0.45),
        ((Label.FACTUAL,), "", 0.75),
    ],
)
def test_the_prior_is_that_of_the_first_strongest_label_and_no_more_than_that_of_the_knowledge_type(
    names: tuple[Label, ...], knowledge_type: str | None, expected: float
) -> None:
    candidate = proposed(CLAIM, SPAN, labels=labels(*names), knowledge_type=knowledge_type)
    assert type_prior(candidate, Register.REAL) == expected


def test_the_label_with_the_greatest_confidence_is_the_strongest() -> None:
    scores = (LabelScore(Label.EPISODIC, 0.4), LabelScore(Label.PREFERENCE, 0.8), LabelScore(Label.FACTUAL, 0.7))
    assert type_prior(proposed(CLAIM, SPAN, labels=scores), Register.MIXED) == PRIORS[Label.PREFERENCE]


@pytest.mark.parametrize("label", list(Label))
def test_under_fiction_no_type_has_more_than_the_prior_of_a_note(label: Label) -> None:
    candidate = proposed(CLAIM, SPAN, labels=labels(label))
    assert type_prior(candidate, Register.FICTION) == PRIORS[Label.EPISODIC]
    assert type_prior(candidate, Register.MIXED) == type_prior(candidate, Register.REAL) == PRIORS[label]


@pytest.mark.parametrize("register", list(Register))
def test_a_constructed_durable_scores_nothing_and_a_constructed_note_what_any_note_scores(register: Register) -> None:
    made_up = proposed(CLAIM, SPAN, grounding=Grounding.CONSTRUCTED)
    note = replace(made_up, labels=labels(Label.EPISODIC))
    assert score(made_up, register=register) == 0.0
    assert score(note, register=register) == score(replace(note, grounding=Grounding.REAL), register=register) > 0.6


@pytest.mark.parametrize(
    ("days", "expected"), [(0, 1.0), (-5, 1.0), (30, 0.5), (60, 0.25), (15, 0.5**0.5), (2_000_000 / 3, 0.0)]
)
def test_recency_halves_every_thirty_days_and_what_is_said_later_is_of_today(days: float, expected: float) -> None:
    run = aged(days)
    assert recency(run, run.messages) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("ages", "reference_at", "expected"),
    [
        ((60, 30), AT, 0.5),
        ((None, 30), AT, 1.0),
        ((30,), None, 1.0),
        ((), AT, 0.0),
    ],
)
def test_the_latest_proving_message_counts_and_a_message_without_time_is_of_the_reference_time(
    ages: tuple[int | None, ...], reference_at: datetime | None, expected: float
) -> None:
    times = [None if age is None else AT - timedelta(days=age) for age in ages]
    proving = [Message(n, said(0, INES, "").role, TEXT, INES.id, at) for n, at in enumerate(times)]
    assert recency(replace(RUN, reference_at=reference_at), proving) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("known", "is_lower"),
    [
        ((REWORDED,), True),
        (("Omar prefers tea", REWORDED), True),
        ((), False),
        (("The gate code does not change in March",), False),
        (("Omar prefers tea",), False),
    ],
)
def test_a_claim_that_the_scope_knows_in_other_words_scores_less(known: tuple[str, ...], is_lower: bool) -> None:
    assert (score(proposed(CLAIM, SPAN), knowing(*known)) < score(proposed(CLAIM, SPAN))) is is_lower


SHARES = st.floats(0, 1)


CANDIDATES = st.builds(
    proposed,
    st.sampled_from([CLAIM, REWORDED, ""]),
    st.just(SPAN),
    labels=st.lists(st.sampled_from(Label), max_size=3).map(lambda names: labels(*names)),
    grounding=st.sampled_from(Grounding),
)
KNOWN = st.lists(st.sampled_from([CLAIM, REWORDED, "Omar prefers tea", f"{CLAIM} or May", ""]), max_size=4)


@given(CANDIDATES, st.tuples(SHARES, SHARES), st.floats(-400, 40_000), KNOWN, st.sampled_from(Register))
def test_a_score_is_between_0_and_1_always_the_same_and_no_lower_for_more_confidence(
    candidate: Candidate, own: tuple[float, float], days: float, known: list[str], register: Register
) -> None:
    run = aged(days, recent_claims=tuple(map(Gist, known)))
    low, high = (score(replace(candidate, confidence=each), run, register) for each in sorted(own))
    assert 0.0 <= low <= high <= 1.0
    assert low == score(replace(candidate, confidence=min(own)), run, register)


@given(CANDIDATES, KNOWN)
def test_a_score_is_no_higher_where_more_is_known(candidate: Candidate, known: list[str]) -> None:
    steps = [score(candidate, knowing(*known[:count])) for count in range(len(known) + 1)]
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize("own", [None, 0.0, float("nan"), -1.0])
def test_a_missing_or_impossible_confidence_adds_nothing(own: float | None) -> None:
    parts = weigh(proposed(CLAIM, SPAN, confidence=own), RUN, Register.REAL, RUN.messages)
    assert parts[Feature.CONFIDENCE].points == 0.0


@pytest.mark.parametrize(
    ("threshold", "expected"),
    [(None, []), (0.0, []), (0.5, []), (0.88, []), (0.880001, ["below_admission"]), (1.0, ["below_admission"])],
)
def test_a_claim_under_the_threshold_of_its_scope_is_dropped_and_one_at_it_is_not(
    threshold: float | None, expected: list[str]
) -> None:
    run = replace(RUN, admission_threshold=threshold)
    assert codes(admission, proposed(CLAIM, SPAN), run) == expected


def test_the_finding_says_the_score_in_words_and_holds_every_contribution() -> None:
    run = replace(RUN, admission_threshold=0.95)
    [found] = findings(admission, proposed(CLAIM, SPAN), run)
    assert found.effect is Effect.DROP
    assert found.detail == "0.88 is under 0.95: type_prior 0.3, confidence 0.18, novelty 0.25, recency 0.15"
    assert found.data == Admission(weigh(proposed(CLAIM, SPAN), run, Register.REAL, run.messages), 0.95).as_json()


def test_a_claim_may_be_both_uncertain_and_worth_too_little() -> None:
    weak = proposed(CLAIM, SPAN, confidence=0.2, labels=labels(Label.EPISODIC))
    assert codes(admission, weak, replace(RUN, admission_threshold=0.9)) == ["uncertain", "below_admission"]
    assert codes(admission, weak, replace(RUN, admission_threshold=0.3)) == ["uncertain"]


def test_a_made_up_durable_is_dropped_at_the_lowest_threshold_above_nothing() -> None:
    made_up = proposed(CLAIM, SPAN, grounding=Grounding.CONSTRUCTED)
    run = replace(RUN, admission_threshold=0.01)
    assert codes(admission, made_up, run) == ["below_admission"]
    assert codes(admission, replace(made_up, labels=labels(Label.EPISODIC)), run) == []


@pytest.mark.parametrize(("is_refusal", "expected"), [(False, []), (True, ["below_admission"])])
def test_an_active_memory_of_the_very_claim_is_left_to_novelty_so_that_it_gains_the_evidence(
    is_refusal: bool, expected: list[str]
) -> None:
    neighbour = Neighbour(fingerprint(CLAIM), "m1", is_refusal)
    run = knowing(CLAIM, neighbours=(neighbour,), admission_threshold=0.8)
    assert codes(admission, proposed(CLAIM, SPAN), run) == expected


def test_without_a_threshold_nothing_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Proof:
        raise AssertionError

    monkeypatch.setattr("extraction.domain.case.Prover.prove", fail)
    monkeypatch.setattr("extraction.domain.case.weigh", fail)
    run = replace(RUN, admission_threshold=None, recent_claims=(Gist(CLAIM),))
    assert codes(admission, proposed(CLAIM, SPAN), run) == []
    batch = batch_of(proposed(CLAIM, SPAN))
    assert Case(run, batch).admission(batch.candidates[0]) is None


def test_the_chain_hands_on_the_admission_of_every_candidate_dropped_or_not() -> None:
    batch = batch_of(
        proposed(CLAIM, SPAN), proposed("The gate is green", "gate is green", labels=labels(Label.EPISODIC))
    )
    judged = judge(batch, RUN).judged
    assert [each.verdict for each in judged] == ["admitted", "dropped"]
    assert [each.admission is not None and each.admission.threshold for each in judged] == [0.6, 0.6]
    assert [each.admission for each in judge(batch, replace(RUN, admission_threshold=None)).judged] == [None, None]


def test_an_admission_that_fails_leaves_the_candidate_demoted_and_without_a_score(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr("extraction.domain.case.weigh", fail)
    [judged] = judge(batch_of(proposed(CLAIM, SPAN)), RUN).judged
    assert ([found.code for found in judged.findings], judged.admission) == (["guard_failed"], None)


def test_a_note_under_the_threshold_leaves_the_one_place_for_notes_to_the_next() -> None:
    note = {"labels": labels(Label.EPISODIC), "grounding": Grounding.CONSTRUCTED}
    first = proposed("They played a gate game", "played a gate game", confidence=0.6, **note)
    second = proposed("They played a code game", "played a code game", confidence=0.9, **note)
    run = run_of((INES, "we played a gate game and played a code game"), admission_threshold=0.75)
    judged = judge(batch_of(first, second, **FICTION), run).judged
    assert [[found.code for found in each.findings if found.effect is not Effect.NOTE] for each in judged] == [
        ["below_admission"],
        [],
    ]


@pytest.mark.parametrize("raw", [0, 0.0, 0.5, 1, 1.0, None])
def test_a_number_from_0_to_1_or_nothing_is_a_threshold(raw: float | None) -> None:
    assert check_threshold(raw) == raw


@pytest.mark.parametrize("raw", [-0.01, 1.01, float("nan"), float("inf"), True, False, "0.5", "", [], 10**400])
def test_anything_else_is_no_threshold(raw: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        check_threshold(raw)
    assert (caught.value.code, caught.value.field) == ("invalid_policy", "admission_threshold")
