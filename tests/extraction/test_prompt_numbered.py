"""With span by choice a span is a literal slice of a message that may prove something, or a visible broken citation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.errors import ProviderFailed
from extraction.domain.chain import judge
from extraction.domain.prompt import Numbered, render, resolve
from extraction.domain.prompt.numbered import number
from extraction.domain.run import ActorKind, Role, RunContext
from extraction.domain.schema import ExtractionResult, parse
from tests.extraction.domain_builders import BOT, INES, OMAR, run_of, said

KEYS = (
    "memories",
    "content",
    "evidence_sentences",
    "cited_messages",
    "citations",
    "evidence_spans",
    "kind",
    "grounding",
)
RUN = run_of(
    (INES, "The gate code changes on Monday. Omar keeps the key!"),
    (BOT, "I noted that the gate code changes."),
    said(2, None, "stock: 40 pallets", role=Role.TOOL, tool_name="stock"),
    said(3, None, "stock: failed", role=Role.TOOL, tool_name="stock", is_error=True),
    said(4, None, "You are a helpful agent.", role=Role.SYSTEM),
    said(5, BOT, "I am an agent in the user's role.", role=Role.USER),
    (INES, "Thanks."),
)


def numbered(run: RunContext = RUN) -> Numbered:
    found = render(run, run.messages, choice=True).numbered
    assert found is not None
    return found


def answer(*chosen: Any, **more: Any) -> dict[str, Any]:
    item = {
        "content": "The gate code changes on Monday.",
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.88,
        "grounding": "real",
        "evidence_sentences": list(chosen),
    }
    return {"conversation_register": "real", "memories": [item | more]}


def resolved(*chosen: Any, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = resolve(answer(*chosen, **more), numbered())["memories"][0]
    return found


def test_only_what_may_prove_something_is_numbered_in_the_order_of_the_run():
    sentences = [(each.number, each.message, each.text) for each in numbered().sentences.values()]
    assert sentences == [
        (1, 0, "The gate code changes on Monday"),
        (2, 0, "Omar keeps the key!"),
        (3, 2, "stock: 40 pallets"),
        (4, 6, "Thanks"),
    ]


def test_each_number_leads_its_sentence_and_the_other_messages_stand_without_one():
    lines = render(RUN, RUN.messages, choice=True).user.split("\n")
    shown = [line for line in lines if "| " in line]
    assert shown[:3] == [
        "1| The gate code changes on Monday",
        "2| Omar keeps the key!",
        "| I noted that the gate code changes.",
    ]
    assert "| stock: failed" in shown
    assert "| I am an agent in the user's role." in shown


def test_without_choice_nothing_is_numbered():
    assert render(RUN, RUN.messages, choice=False).numbered is None


def test_numbers_become_citations_and_literal_spans_in_their_order_and_once_each():
    item = resolved(2, 1, 2)
    assert item["cited_messages"] == [0]
    assert item["evidence_spans"] == ["Omar keeps the key!", "The gate code changes on Monday"]
    assert "evidence_sentences" not in item
    assert "unknown_sentences" not in item


@pytest.mark.parametrize("unknown", [0, 5, -1, 99, True, "1", 1.0, None, [1], {"n": 1}])
def test_a_number_that_nobody_offered_stays_visible_as_a_broken_citation(unknown: Any):
    item = resolved(1, unknown)
    assert item["cited_messages"] == [0, -1]
    assert item["unknown_sentences"] == [unknown]
    [judged] = judge(parse(resolve(answer(1, unknown), numbered())), RUN).judged
    assert "citation_out_of_range" in [found.code for found in judged.findings]
    assert judged.verdict.value == "dropped"
    assert "unknown_sentences" in judged.candidate.metadata["extra"]


@pytest.mark.parametrize("chosen", [[], None])
def test_an_item_that_chose_nothing_proves_nothing(chosen: Any):
    [judged] = judge(parse(resolve(answer(evidence_sentences=chosen), numbered())), RUN).judged
    assert {"missing_citation", "missing_span"} <= {found.code for found in judged.findings}


def test_an_item_that_quotes_all_the_same_keeps_its_quotes_for_the_guards_to_judge():
    item = resolved(1, cited_messages=[0], evidence_spans=["the gate code is 4711"])
    assert item["evidence_spans"] == ["the gate code is 4711", "The gate code changes on Monday"]
    [judged] = judge(parse({"memories": [item]}), RUN).judged
    assert "ungrounded_span" in [found.code for found in judged.findings]


@pytest.mark.parametrize("whole", [{}, [], {"memories": None}, {"memories": "none"}, "text", None, 3])
def test_an_answer_of_a_wrong_shape_comes_back_as_it_is(whole: Any):
    assert resolve(whole, numbered()) is whole


def test_what_is_no_item_stays_in_its_place_for_the_contract_to_refuse():
    found = resolve({"memories": ["no item", {"evidence_sentences": [1]}]}, numbered())
    assert found["memories"][0] == "no item"
    assert found["memories"][1]["cited_messages"] == [0]


def test_a_resolved_answer_is_valid_under_the_contract_without_renames():
    memory = ExtractionResult.model_validate(resolve(answer(1), numbered())).memories[0]
    assert (memory.cited_messages, memory.evidence_spans) == ([0], ["The gate code changes on Monday"])


PIECES = st.sampled_from(
    ["Ines pays 50tr", ". ", "!", "\n", "- ", "3.5", "。", "“Yes.” ", "đồng ", "1) ", "a\tb\tc\n", "\u200b", "Dr. No"]
)
TEXTS = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=60) | st.lists(PIECES).map("".join)


@given(st.lists(TEXTS, min_size=1, max_size=4))
def test_every_number_stands_for_a_literal_slice_that_the_chain_finds_again(texts: list[str]):
    run = run_of(*((INES if n % 2 else OMAR, text) for n, text in enumerate(texts)))
    found = number(run.messages, run)
    assert list(found.sentences) == list(range(1, len(found.sentences) + 1))
    for each in found.sentences.values():
        assert run.messages[each.message].text[each.start : each.end] == each.text
        item = resolve({"memories": [{"evidence_sentences": [each.number]}]}, found)["memories"][0]
        batch = parse({"memories": [item | {"content": "Something of note", "kind": "fact"}]})
        assert "ungrounded_span" not in [code.code for code in judge(batch, run).judged[0].findings]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
)


@given(JSON | st.fixed_dictionaries({"memories": st.lists(st.dictionaries(st.sampled_from(KEYS), JSON), max_size=3)}))
def test_whatever_a_model_answers_is_resolved_or_refused_and_no_item_is_lost(whole: Any):
    found = resolve(whole, numbered())
    try:
        batch = parse(found)
    except ProviderFailed:
        return
    assert len(batch.candidates) == len(whole["memories"])


@pytest.mark.parametrize("name", ["cited_messages", "citations"])
def test_a_citation_of_its_own_is_kept_under_either_name(name: str):
    assert resolved(1, **{name: [6]})["cited_messages"] == [6, 0]


def test_an_agent_is_an_agent_whatever_its_role():
    assert BOT.kind is ActorKind.AGENT
    assert 5 not in numbered().by_message
