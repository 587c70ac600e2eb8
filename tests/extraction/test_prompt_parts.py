"""A conversation larger than the window is asked in parts at message borders, and nothing is lost in the merge."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.candidate import Batch, Candidate, Fault
from extraction.domain.chain import judge
from extraction.domain.prompt import estimated_tokens, merge, message_tokens, oversized, parts
from extraction.domain.run import Message
from memories.domain.fingerprint import fingerprint
from memories.domain.taxonomy import Grounding, Register
from tests.extraction.domain_builders import INES, batch_of, proposed, run_of, said


def talk(*lengths: int) -> tuple[Message, ...]:
    """Messages of so many plain letters."""
    return tuple(said(index, INES, "a" * length) for index, length in enumerate(lengths))


def indexes(found: tuple[tuple[Message, ...], ...]) -> list[list[int]]:
    return [[message.index for message in part] for part in found]


def budget_for(*messages: Message) -> int:
    return sum(map(message_tokens, messages))


def test_what_fits_is_one_part():
    messages = talk(30, 30, 30)
    assert indexes(parts(messages, budget_for(*messages), 2)) == [[0, 1, 2]]
    assert parts((), 100, 2) == ()


def test_a_part_begins_with_the_end_of_the_one_before():
    messages = talk(30, 30, 30, 30, 30)
    three = budget_for(*messages[:3])
    assert indexes(parts(messages, three, 0)) == [[0, 1, 2], [3, 4]]
    assert indexes(parts(messages, three, 1)) == [[0, 1, 2], [2, 3, 4]]
    assert indexes(parts(messages, three, 2)) == [[0, 1, 2], [1, 2, 3], [2, 3, 4]]


def test_the_overlap_shrinks_where_a_part_would_hold_nothing_new():
    messages = talk(30, 30, 30)
    assert indexes(parts(messages, budget_for(*messages[:2]), 5)) == [[0, 1], [1, 2]]
    assert indexes(parts(messages, budget_for(messages[0]), 5)) == [[0], [1], [2]]


def test_a_message_larger_than_the_window_is_a_part_of_its_own_and_is_named():
    messages = talk(30, 3000, 30)
    budget = budget_for(messages[0], messages[2])
    assert indexes(parts(messages, budget, 2)) == [[0], [1], [2]]
    assert oversized(messages, budget) == (1,)
    assert oversized(messages, 10_000) == ()


@given(st.lists(st.integers(0, 900), max_size=25), st.integers(1, 600), st.integers(0, 4))
def test_every_message_is_asked_about_in_order_and_no_part_exceeds_the_budget_unless_it_is_one_message(
    lengths: list[int], budget: int, overlap: int
):
    messages = talk(*lengths)
    found = parts(messages, budget, overlap)
    assert sorted({message.index for part in found for message in part}) == list(range(len(messages)))
    for part in found:
        first = part[0].index
        assert [message.index for message in part] == list(range(first, first + len(part)))
        assert budget_for(*part) <= budget or len(part) == 1
    for before, after in pairwise(found):
        assert after[-1].index > before[-1].index
        assert before[-1].index - after[0].index < overlap + 1


@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("", 0),
        ("The gate code changes on Monday morning.", 8),
        ("Anh chuyển tiền cọc 12 triệu cho chị Lan nhé", 16),
        ("明日の午前中に門の暗証番号を変えます。", 19),
        ("غدا صباحا يتغير رمز البوابة", 15),
        ("12.500.000 + 7.250.000", 16),
        ("🎉🎉🎉", 6),
    ],
)
def test_the_estimate_of_tokens_is_on_the_high_side_in_every_script(text: str, least: int):
    assert least <= estimated_tokens(text) <= max(len(text.encode()), 1)


@given(st.text(), st.text())
def test_more_text_is_never_fewer_tokens(first: str, second: str):
    assert estimated_tokens(first + second) >= max(estimated_tokens(first), estimated_tokens(second))


KEYS = proposed("Ines keeps the keys.", "I keep the keys", citations=(3,))
GATE = proposed("The gate opens at six.", "the gate opens at six", citations=(4,))


def contents(batch: Batch) -> list[str]:
    return [candidate.content for candidate in batch.candidates]


def test_what_two_parts_claim_from_the_same_span_stands_once_where_it_first_stood():
    again = replace(KEYS, content="ines keeps the  keys", confidence=0.2)
    merged = merge([batch_of(KEYS), batch_of(GATE, again)])
    assert contents(merged) == [KEYS.content, GATE.content]
    assert [candidate.index for candidate in merged.candidates] == [0, 1]
    assert merged.candidates[0].confidence == KEYS.confidence


@pytest.mark.parametrize(
    "other",
    [
        replace(KEYS, content="Omar keeps the keys."),
        replace(KEYS, spans=("I keep the keys and the lamp",)),
        replace(KEYS, citations=(5,)),
        replace(KEYS, faults=(Fault("confidence", "must be a number"),)),
    ],
    ids=["another claim", "another span", "another message", "a broken item"],
)
def test_what_differs_in_claim_span_or_message_stays_beside_it(other: Candidate):
    assert len(merge([batch_of(KEYS), batch_of(other)]).candidates) == 2
    assert len(merge([batch_of(other), batch_of(KEYS)]).candidates) == 2


def test_a_repetition_inside_one_part_is_left_to_the_chain():
    merged = merge([batch_of(KEYS, KEYS), batch_of(GATE)])
    assert contents(merged) == [KEYS.content, KEYS.content, GATE.content]


def test_of_two_groundings_the_stricter_wins_whichever_came_first():
    made_up = replace(KEYS, grounding=Grounding.CONSTRUCTED)
    for pair in ((KEYS, made_up), (made_up, KEYS)):
        [candidate] = merge([batch_of(pair[0]), batch_of(pair[1])]).candidates
        assert (candidate.grounding, candidate.grounding_stated) == (Grounding.CONSTRUCTED, True)
    [candidate] = merge([batch_of(KEYS), batch_of(replace(KEYS, grounding_stated=False))]).candidates
    assert (candidate.grounding, candidate.grounding_stated) == (Grounding.REAL, False)


@pytest.mark.parametrize(
    ("registers", "expected", "stated"),
    [
        ([(Register.REAL, True), (Register.REAL, True)], Register.REAL, True),
        ([(Register.REAL, True), (Register.FICTION, True)], Register.FICTION, True),
        ([(Register.MIXED, True), (Register.REAL, True)], Register.MIXED, True),
        ([(Register.REAL, True), (Register.MIXED, False)], Register.MIXED, False),
    ],
)
def test_the_strictest_register_holds_and_is_asserted_only_where_every_part_asserts_one(registers, expected, stated):
    batches = [batch_of(GATE, register=register, register_stated=told) for register, told in registers]
    merged = merge(batches)
    assert (merged.register, merged.register_stated) == (expected, stated)
    assert (merge(batches[::-1]).register, merge(batches[::-1]).register_stated) == (expected, stated)


def many(count: int, word: str) -> Batch:
    return batch_of(*(replace(GATE, content=f"The {word} number {n} is blue.") for n in range(count)))


def test_the_limit_of_one_answer_is_not_the_limit_of_all_parts_together():
    merged = merge([many(8, "door"), many(8, "gate")])
    run = run_of((INES, "the gate opens at six"))
    codes = {found.code for judged in judge(merged, run).judged for found in judged.findings}
    assert len(merged.candidates) == 16
    assert "too_many_memories" not in codes


@pytest.mark.parametrize("order", [1, -1])
def test_where_one_part_answers_with_too_many_none_is_admitted_and_none_is_cut_away(order: int):
    merged = merge([many(11, "door"), many(2, "gate"), many(2, "gate")][::order])
    run = run_of((INES, "the gate opens at six"))
    assert len(merged.candidates) == 15
    for judged in judge(merged, run).judged:
        assert "too_many_memories" in [found.code for found in judged.findings]


def test_one_part_is_the_batch_itself_and_no_part_is_an_empty_one():
    batch = batch_of(KEYS)
    assert merge([batch]) is batch
    assert merge([]) == Batch((), Register.MIXED, register_stated=False, limit=None)


CANDIDATES = st.builds(
    lambda content, span, cited, tag: replace(KEYS, content=content, spans=span, citations=cited, grounding=tag),
    st.sampled_from(["Ines keeps the keys.", "The gate opens at six.", "ines keeps the keys", ""]),
    st.sampled_from([(), ("the keys",), ("the gate",), ("the keys", "the gate")]),
    st.sampled_from([(), (0,), (0, 1)]),
    st.sampled_from(Grounding),
)
BATCHES = st.lists(CANDIDATES, max_size=6).map(lambda found: batch_of(*found))


@given(st.lists(BATCHES, max_size=4))
def test_no_claim_is_lost_and_none_is_milder_after_a_merge(batches: list[Batch]):
    merged = merge(batches)
    assert [candidate.index for candidate in merged.candidates] == list(range(len(merged.candidates)))
    kept: dict[object, list[Grounding]] = {}
    for candidate in merged.candidates:
        kept.setdefault(_place(candidate), []).append(candidate.grounding)
    for batch in batches:
        for candidate in batch.candidates:
            assert candidate.grounding in kept[_place(candidate)] or Grounding.CONSTRUCTED in kept[_place(candidate)]


def _place(candidate: Candidate) -> object:
    return fingerprint(candidate.content), candidate.spans, candidate.citations
