"""A stored answer of a model is replayed through the contract, and a missing or broken one is a clear failure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from evidence.domain.context import Mode
from evidence.domain.errors import InvalidInput, ProviderFailed
from extraction.domain.run import Message, Role, RunContext
from extraction.extractors import EXTRACTORS, Extraction, extractor
from memories.domain.taxonomy import Label, Register

MEMORY = {
    "content": "Lan keeps the keys",
    "categories": [{"label": "factual", "confidence": 0.9}],
    "confidence": 0.88,
    "grounding": "real",
    "cited_messages": [0],
    "evidence_span": "I keep the keys",
}
OUTPUT = {"conversation_register": "real", "memories": [MEMORY]}


def store(folder: Path, name: str, body: Any) -> None:
    (folder / f"{name}.json").write_text(body if isinstance(body, str) else json.dumps(body), encoding="utf-8")


def extract(folder: Path | None, external_id: str = "r-1") -> Extraction:
    messages = (Message(0, Role.USER, "I keep the keys"),)
    context = RunContext(scope="agent:desk", messages=messages, external_id=external_id)
    return extractor("recorded", recordings=folder).extract(context)


@pytest.mark.parametrize("output", [OUTPUT, json.dumps(OUTPUT)], ids=["object", "text"])
def test_a_recorded_answer_is_parsed_and_its_raw_text_kept(tmp_path, output):
    store(tmp_path, "r-1", {"model": "demo-1", "output": output, "tokens_in": 12, "prompt_version": "v2"})
    extraction = extract(tmp_path)
    (candidate,) = extraction.batch.candidates
    assert (candidate.content, candidate.spans, candidate.citations) == (
        "Lan keeps the keys",
        ("I keep the keys",),
        (0,),
    )
    assert [score.label for score in candidate.labels] == [Label.FACTUAL]
    assert (extraction.batch.register, extraction.batch.register_stated) == (Register.REAL, True)
    assert json.loads(extraction.raw_output) == OUTPUT
    assert (extraction.model, extraction.prompt_version, extraction.tokens_in) == ("demo-1", "v2", 12)


def test_a_recorded_answer_counts_as_an_answer_of_a_model():
    assert extractor("recorded").mode is Mode.LLM
    assert extractor("keyword").mode is Mode.KEYWORD


def test_eleven_items_are_all_kept_for_the_contract_to_judge(tmp_path):
    store(tmp_path, "r-1", {"model": "m", "output": {**OUTPUT, "memories": [MEMORY] * 11}})
    extraction = extract(tmp_path)
    assert len(extraction.batch.candidates) == 11
    assert extraction.batch.limit == 10


def test_a_broken_item_does_not_take_the_others_with_it(tmp_path):
    broken = {**MEMORY, "confidence": 1.4}
    store(tmp_path, "r-1", {"model": "m", "output": {**OUTPUT, "memories": [broken, MEMORY]}})
    first, second = extract(tmp_path).batch.candidates
    assert first.faults
    assert not second.faults


@pytest.mark.parametrize("external_id", ["", "../r-1", "a/b", ".hidden", "x" * 101, "r-1\n", "r\x001", "rồi"])
def test_an_external_id_that_is_no_file_name_finds_no_recording(tmp_path, external_id):
    store(tmp_path, "r-1", {"model": "m", "output": OUTPUT})
    with pytest.raises(ProviderFailed) as caught:
        extract(tmp_path, external_id)
    assert caught.value.code == "no_recording"
    assert caught.value.hint


@pytest.mark.parametrize("external_id", ["r-1", "R_1.a", "0", "x" * 100])
def test_an_external_id_that_is_a_file_name_finds_its_recording(tmp_path, external_id):
    store(tmp_path, external_id, {"model": "m", "output": OUTPUT})
    assert extract(tmp_path, external_id).batch.candidates


def test_a_missing_recording_or_folder_says_what_to_do(tmp_path):
    for folder in (tmp_path, tmp_path / "nowhere", None):
        with pytest.raises(ProviderFailed) as caught:
            extract(folder)
        assert caught.value.code == "no_recording"
        assert caught.value.hint


@pytest.mark.parametrize("body", ["{", "[]", '{"model": "m"}', '{"output": 3}', "[" * 100_000])
def test_a_file_that_is_no_recording_is_a_failure_with_its_text(tmp_path, body):
    store(tmp_path, "r-1", body)
    with pytest.raises(ProviderFailed) as caught:
        extract(tmp_path)
    assert caught.value.code == "bad_recording"
    assert caught.value.raw_output == body


def test_a_recording_that_cannot_be_read_is_a_failure(tmp_path):
    (tmp_path / "r-1.json").mkdir()
    (tmp_path / "r-2.json").write_bytes(b"\xff\xfe")
    for external_id in ("r-1", "r-2"):
        with pytest.raises(ProviderFailed) as caught:
            extract(tmp_path, external_id)
        assert caught.value.code == "bad_recording"


@pytest.mark.parametrize("output", ["no JSON at all", '{"memories": [', {"items": []}, ["x"], "Sure! {}"])
def test_an_answer_of_the_wrong_shape_is_a_failure_that_keeps_the_answer(tmp_path, output):
    store(tmp_path, "r-1", {"model": "m", "output": output})
    with pytest.raises(ProviderFailed) as caught:
        extract(tmp_path)
    assert caught.value.raw_output == (output if isinstance(output, str) else json.dumps(output))


def test_every_extractor_answers_to_its_own_name():
    assert [extractor(name).name for name in EXTRACTORS] == list(EXTRACTORS)


def test_an_unknown_extractor_lists_the_known_ones():
    with pytest.raises(InvalidInput) as caught:
        extractor("oracle")
    assert caught.value.field == "extractor"
    assert all(name in caught.value.hint for name in EXTRACTORS)
