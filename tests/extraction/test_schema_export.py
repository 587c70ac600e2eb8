"""The schemas given to a provider are the contract in a subset that all of them take, and their files are current."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from extraction.domain.prompt.examples import EXAMPLES
from extraction.domain.schema import ExtractionResult, answer_schema, opinion_schema, parse
from extraction.management.commands.export_schema import SCHEMAS, as_text
from memories.domain.taxonomy import Label

DOCS = Path(__file__).resolve().parents[2] / "docs"
ALL = {
    "quoting": answer_schema(),
    "choice": answer_schema(choice=True),
    "several people": answer_schema((Label.FACTUAL, Label.EPISODIC, Label.PROCEDURAL)),
    "opinion": opinion_schema(),
}
# What OpenAI's strict mode, Anthropic's structured output and the grammars of llama.cpp all take.
KEYWORDS = {"type", "properties", "required", "additionalProperties", "items", "enum", "anyOf"}


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    yield schema
    for child in (*schema.get("properties", {}).values(), *schema.get("anyOf", ())):
        yield from nodes(child)
    if "items" in schema:
        yield from nodes(schema["items"])


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_file_in_the_docs_is_current(name: str):
    assert (DOCS / name).read_text(encoding="utf-8") == as_text(SCHEMAS[name]), "run manage.py export_schema"


@pytest.mark.parametrize("schema", ALL.values(), ids=ALL.keys())
def test_only_keywords_that_every_provider_takes_occur_and_no_reference(schema: dict[str, Any]):
    assert {key for node in nodes(schema) for key in node} <= KEYWORDS
    assert "$ref" not in json.dumps(schema)


@pytest.mark.parametrize("schema", ALL.values(), ids=ALL.keys())
def test_every_object_requires_all_its_properties_and_allows_no_other(schema: dict[str, Any]):
    objects = [node for node in nodes(schema) if node.get("type") == "object"]
    assert schema in objects
    for node in objects:
        assert node["required"] == list(node["properties"])
        assert node["additionalProperties"] is False


@pytest.mark.parametrize("schema", ALL.values(), ids=ALL.keys())
def test_every_other_node_names_one_type_or_its_alternatives(schema: dict[str, Any]):
    for node in nodes(schema):
        assert isinstance(node.get("type"), str) is not ("anyOf" in node)
        assert node.get("type") != "array" or "items" in node


def item_of(schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = schema["properties"]["memories"]["items"]["properties"]
    return found


def test_the_fields_are_those_of_document_003_and_those_added_to_it():
    fields = set(item_of(answer_schema()))
    assert {"content", "categories", "confidence", "valid_from", "valid_until"} <= fields
    assert {"grounding", "cited_messages", "evidence_spans", "knowledge_type", "item_type", "facts"} <= fields
    assert set(answer_schema()["properties"]) == {"conversation_register", "memories"}
    label = item_of(answer_schema())["categories"]["items"]
    assert list(label["properties"]) == ["label", "confidence"]
    assert label["properties"]["label"]["enum"] == [each.value for each in Label]


def test_the_closed_words_are_those_of_the_taxonomy():
    item = item_of(answer_schema())
    assert item["grounding"]["enum"] == ["real", "constructed"]
    assert answer_schema()["properties"]["conversation_register"]["enum"] == ["real", "mixed", "fiction"]
    assert item["item_type"]["anyOf"][0]["enum"] == [
        "commitment", "risk", "blocker", "decision_request", "task", "payment",
    ]  # fmt: skip


def test_a_model_is_offered_no_word_that_would_exempt_it_from_a_guard():
    for schema in ALL.values():
        assert "explicit_write" not in json.dumps(schema)


def test_with_choice_an_item_cites_numbers_and_quotes_nothing():
    item = item_of(answer_schema(choice=True))
    assert item["evidence_sentences"] == {"type": "array", "items": {"type": "integer"}}
    assert not {"cited_messages", "evidence_spans"} & set(item)


def test_what_proves_an_item_comes_before_what_it_claims():
    for choice in (False, True):
        fields = list(item_of(answer_schema(choice=choice)))
        assert fields.index("content") > max(n for n, name in enumerate(fields) if name.startswith(("evid", "cited")))


def test_labels_that_a_run_does_not_allow_cannot_be_written():
    item = item_of(ALL["several people"])
    assert item["categories"]["items"]["properties"]["label"]["enum"] == ["factual", "episodic", "procedural"]


@pytest.mark.parametrize("example", EXAMPLES, ids=[each.name for each in EXAMPLES])
def test_an_answer_of_the_schemas_form_is_valid_under_the_contract_without_renames(example: Any):
    answer = {"conversation_register": example.register, "memories": [dict(item) for item in example.items]}
    for item in answer["memories"]:
        assert list(item) == list(item_of(answer_schema()))
    assert len(ExtractionResult.model_validate(json.loads(json.dumps(answer))).memories) == len(example.items)
    assert [candidate.faults for candidate in parse(json.dumps(answer)).candidates] == [()] * len(example.items)


def test_the_command_writes_every_file_into_the_named_folder(tmp_path: Path):
    call_command("export_schema", folder=str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == set(SCHEMAS)
    assert all(json.loads(path.read_text()) for path in tmp_path.iterdir())


def test_a_folder_that_is_none_is_named_and_nothing_is_written(tmp_path: Path):
    with pytest.raises(CommandError, match="is no folder") as caught:
        call_command("export_schema", folder=str(tmp_path / "none"))
    assert caught.value.returncode == 2
    assert list(tmp_path.iterdir()) == []
