"""Contract v2: what a whole answer must be, and what each item may hold."""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from evidence.domain.context import Conventions
from evidence.domain.errors import ProviderFailed
from extraction.domain.candidate import Candidate
from extraction.domain.schema import ExtractionResult, parse
from memories.domain.taxonomy import Grounding, Label, Register

NAN = float("nan")


def item(**changes: Any) -> dict[str, Any]:
    fields = {
        "content": "The gate code changes in March",
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.9,
        "cited_messages": [0],
        "evidence_span": "gate code changes in March",
    }
    return fields | changes


def one(**changes: Any) -> Candidate:
    return parse({"memories": [item(**changes)]}).candidates[0]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"content": "  4.2  "}, "content"),
        ({"content": "     "}, "content"),
        ({"content": None}, "content"),
        ({"content": "abc\x00defg"}, "content"),
        ({"content": "abc\ud800defg"}, "content"),
        ({"content": "é" * 5_001}, "content"),
        ({"confidence": True}, "confidence"),
        ({"confidence": "0.9"}, "confidence"),
        ({"confidence": NAN}, "confidence"),
        ({"confidence": 1.01}, "confidence"),
        ({"confidence": -0.1}, "confidence"),
        ({"categories": []}, "categories"),
        ({"categories": None}, "categories"),
        ({"categories": ["factual"]}, "categories.0"),
        ({"categories": [{"label": "vibe", "confidence": 0.5}]}, "categories.0.label"),
        ({"categories": [{"label": "Factual", "confidence": 0.5}]}, "categories.0.label"),
        ({"categories": [{"label": "factual", "confidence": 2}]}, "categories.0.confidence"),
        ({"categories": [{"label": "factual", "confidence": True}]}, "categories.0.confidence"),
        ({"categories": [{"label": "factual", "confidence": 0.5}] * 2}, "categories"),
        ({"categories": [{"label": label.value, "confidence": 0.5} for label in list(Label)[:4]]}, "categories"),
        ({"valid_from": 1756684800}, "valid_from"),
        ({"valid_from": "1756684800"}, "valid_from"),
        ({"valid_from": "20260901"}, "valid_from"),
        ({"valid_from": "2026-02-30"}, "valid_from"),
        ({"valid_from": "1 March 2026"}, "valid_from"),
        ({"valid_from": "1899-12-31"}, "valid_from"),
        ({"valid_from": "3026-09-01T00:00:00Z"}, "valid_from"),
        ({"valid_from": "9999-01-01"}, "valid_from"),
        ({"valid_from": "2026-03-02", "valid_until": "2026-03-01"}, "valid_until"),
        ({"valid_from": "2026-03-02T09:00:00Z", "valid_until": "2026-03-02T10:00:00+01:00"}, "valid_until"),
        ({"evidence_span": 4}, "evidence_span"),
        ({"evidence_span": "a\x00b"}, "evidence_span.0"),
        ({"facts": {"amounts": [True]}}, "facts.amounts.0"),
        ({"facts": {"amounts": [NAN]}}, "facts.amounts.0"),
        ({"facts": {"owners": [4]}}, "facts.owners.0"),
        ({"facts": ["5tr"]}, "facts"),
        ({"explicit_write": "true"}, "explicit_write"),
        ({"kind": 7}, "kind"),
    ],
)
def test_a_broken_field_is_a_fault_that_names_it(changes: dict[str, Any], field: str) -> None:
    assert [fault.field for fault in one(**changes).faults] == [field]


@pytest.mark.parametrize(
    "changes",
    [
        {"content": "他喜欢猫"},
        {"content": "gate 7"},
        {"content": "line one\nline two\twith a tab"},
        {"content": "é" * 5_000},
        {"confidence": 0},
        {"confidence": 1},
        {"confidence": None},
        {"categories": [{"label": label.value, "confidence": 0.5} for label in list(Label)[:3]]},
        {"categories": None, "kind": "procedure"},
        {"valid_from": "2026-03-02"},
        {"valid_from": "2026-03-02", "valid_until": "2026-03-02"},
        {"valid_from": "2026-03-02T09:00:00.5+07:00"},
        {"valid_until": "9999-12-31T23:59:59Z"},
        {"evidence_span": None},
        {"evidence_spans": ["gate code", "changes in March"]},
        {"facts": None},
        {"facts": {"amounts": ["5tr", 5_000_000, 2.5, {"value": 5, "unit": "VND"}], "dates": ["2026-03-01"]}},
        {"explicit_write": True},
        {"grounding": ["real"]},
    ],
)
def test_what_the_contract_allows_has_no_fault(changes: dict[str, Any]) -> None:
    assert one(**changes).faults == ()


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "null",
        "[]",
        '{"result": []}',
        '{"memories": {}}',
        '{"turns": [{"memory": []}]}',
        '{"memories": [{"content": "cut o',
        'Here you are: {"memories": []}',
        '{"memories": [], "memories": [1]}',
        "[" * 100_000,
        '{"memories": [' + "9" * 5_000 + "]}",
    ],
)
def test_a_wrong_shape_of_the_whole_is_an_error_and_never_nothing_found(payload: str) -> None:
    with pytest.raises(ProviderFailed) as caught:
        parse(payload)
    assert caught.value.code == "invalid_output"
    assert caught.value.raw_output == payload
    assert "memories" in caught.value.hint


@pytest.mark.parametrize(
    "payload", ['{"memories": []}', '\ufeff {"memories": []}\n', '```json\n{"memories": []}\n```', {"memories": []}]
)
def test_an_answer_that_found_nothing_is_an_empty_batch(payload: Any) -> None:
    assert parse(payload).candidates == ()


def test_a_broken_item_does_not_take_the_others_with_it() -> None:
    batch = parse({"memories": [item(), item(confidence="high"), 5, item()]})
    assert [bool(candidate.faults) for candidate in batch.candidates] == [False, True, True, False]
    assert [candidate.index for candidate in batch.candidates] == [0, 1, 2, 3]


def test_a_broken_field_is_empty_and_the_rest_is_kept() -> None:
    candidate = one(confidence="high", valid_from="2026-03-02")
    assert (candidate.confidence, candidate.content) == (None, "The gate code changes in March")
    assert candidate.valid_from == datetime(2026, 3, 2, tzinfo=UTC)


def test_content_that_cannot_be_stored_is_shown_with_replacement_characters() -> None:
    assert one(content="abc\x00\ud800defg").content == "abc\ufffd\ufffddefg"


def test_eleven_items_are_all_parsed_since_the_guard_weighs_them() -> None:
    batch = parse({"memories": [item()] * 11})
    assert (len(batch.candidates), batch.limit) == (11, 10)
    assert parse({"memories": [item()] * 11}, limit=None).limit is None


def test_a_null_confidence_stays_null() -> None:
    assert one(confidence=None).confidence is None


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("preference", Label.PREFERENCE),
        ("Procedure", Label.PROCEDURAL),
        ("knowledge", Label.FACTUAL),
        ("habit", Label.BEHAVIORAL),
        ("event", Label.EPISODIC),
        ("episodic", Label.EPISODIC),
    ],
)
def test_kind_names_the_first_label_where_none_is_given(kind: str, label: Label) -> None:
    assert [score.label for score in one(categories=None, kind=kind).labels] == [label]


def test_kind_does_not_replace_labels_that_are_given() -> None:
    assert [score.label for score in one(kind="habit").labels] == [Label.FACTUAL]


def test_a_time_without_a_zone_is_read_in_the_organizations() -> None:
    batch = parse({"memories": [item(valid_from="2026-06-20T08:00:00")]}, Conventions("Asia/Ho_Chi_Minh"))
    assert str(batch.candidates[0].valid_from) == "2026-06-20 08:00:00+07:00"


def test_a_last_day_lasts_to_its_end() -> None:
    assert one(valid_until="2026-03-05").valid_until == datetime(2026, 3, 5, 23, 59, 59, tzinfo=UTC)


def test_the_year_9999_means_open_ended_and_is_noted() -> None:
    candidate = one(valid_until="9999-12-31T23:59:59Z")
    assert candidate.valid_until is None
    assert "open-ended" in candidate.metadata["notes"][0]


def test_the_range_of_a_bound_follows_the_reference_time() -> None:
    def faults(day: str) -> tuple[Any, ...]:
        at = datetime(2026, 3, 2, tzinfo=UTC)
        return parse({"memories": [item(valid_from=day)]}, reference_at=at).candidates[0].faults

    assert faults("2126-12-31") == ()
    assert faults("2127-01-01") != ()


@pytest.mark.parametrize(
    ("cited", "usable", "is_noted"),
    [
        ([0, 2], (0, 2), False),
        ([], (), False),
        (None, (), False),
        (["0"], (), True),
        ([True], (), True),
        ([1.0], (), True),
        ([-1], (-1,), False),
        ([0, "1"], (0,), True),
        ([10**40], (-1,), False),
        (3, (), True),
    ],
)
def test_only_whole_numbers_cite_a_message(cited: Any, usable: tuple[int, ...], is_noted: bool) -> None:
    candidate = one(cited_messages=cited)
    assert candidate.citations == usable
    assert any("citations" in note for note in candidate.metadata.get("notes", [])) is is_noted


def test_citations_is_another_name_for_cited_messages() -> None:
    fields = item()
    fields["citations"] = fields.pop("cited_messages")
    assert parse({"memories": [fields]}).candidates[0].citations == (0,)


def test_unknown_keys_are_kept_and_noted_never_dropped_silently() -> None:
    metadata = one(actor="bob", facts={"amounts": [], "sum": 4}).metadata
    assert metadata["extra"] == {"actor": "bob", "facts.sum": 4}
    assert "actor" in metadata["notes"][0]


def test_what_is_kept_can_be_stored_as_json() -> None:
    kept = one(extra={"a\x00": ["\ud800", NAN, 10**30, None, 1.5]}).metadata["extra"]["extra"]
    assert kept == {"a\ufffd": ["\ufffd", "nan", str(10**30), None, 1.5]}
    json.dumps(kept, allow_nan=False).encode()


def test_one_span_and_several_are_read_alike() -> None:
    assert one(evidence_span="a", evidence_spans=["a", "b", " "]).spans == ("a", "b")


def test_tags_and_register_are_read_by_the_one_reader() -> None:
    batch = parse(
        {"memories": [item(grounding="[Constructed]"), item(grounding=4)], "conversation_register": "Fiction"}
    )
    first, second = batch.candidates
    assert (first.grounding, first.grounding_stated) == (Grounding.CONSTRUCTED, True)
    assert (second.grounding, second.grounding_stated) == (Grounding.REAL, False)
    assert (batch.register, batch.register_stated) == (Register.FICTION, True)


def test_a_missing_register_counts_as_mixed_and_unasserted() -> None:
    batch = parse({"memories": []})
    assert (batch.register, batch.register_stated) == (Register.MIXED, False)


def test_the_model_validates_a_providers_json() -> None:
    result = ExtractionResult.model_validate({"memories": [item(), item(valid_until="2026-03-01")]})
    assert [memory.content for memory in result.memories] == ["The gate code changes in March"] * 2


@pytest.mark.parametrize(
    "answer", [{"memories": [item()] * 11}, {"memories": [item(confidence="0.9")]}, {"result": []}, {"memories": [4]}]
)
def test_the_model_refuses_an_answer_that_breaks_the_contract(answer: Any) -> None:
    with pytest.raises(ValidationError):
        ExtractionResult.model_validate(answer)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ["content", "categories", "confidence", "valid_from", "valid_until", "facts", "kind", "evidence_span"]
)


@given(st.dictionaries(KEYS | st.text(max_size=6), JSON, max_size=5))
def test_any_item_parses_and_any_fault_names_a_field_of_the_item(fields: dict[str, Any]) -> None:
    candidate = parse({"memories": [fields]}).candidates[0]
    known = {"content", "categories", "confidence"} | set(fields)
    assert all(fault.field.split(".")[0] in known for fault in candidate.faults)
    candidate.content.encode()
    json.dumps(candidate.metadata, allow_nan=False).encode()


@given(st.text(max_size=60))
def test_any_text_parses_or_is_a_failure_of_the_provider(text: str) -> None:
    with suppress(ProviderFailed):
        parse(text)
