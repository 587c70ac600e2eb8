"""Decides the JSON schema that a provider is given: contract v2 in the subset that all of them take (document 003)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from extraction.domain.prompt.numbered import CHOSEN
from extraction.domain.prompt.rules import ITEM_TYPES, KNOWLEDGE_TYPES
from extraction.domain.schema.models import ExtractionResult
from memories.domain.taxonomy import Grounding, Label, Register

QUOTING: Final = ("cited_messages", "evidence_spans")
# What proves a memory comes before what it claims, since a model writes in this order.
_ITEM_FIELDS: Final = (
    "grounding",
    "content",
    "categories",
    "confidence",
    "valid_from",
    "valid_until",
    "knowledge_type",
    "item_type",
    "facts",
)
# Bounds, defaults and formats are left to the contract: some providers refuse a schema that holds them.
_PORTABLE: Final = frozenset({"type", "enum", "items", "properties", "anyOf"})
_INTEGERS: Final[Mapping[str, Any]] = {"type": "array", "items": {"type": "integer"}}


def answer_schema(labels: Iterable[Label] = tuple(Label), *, choice: bool = False) -> dict[str, Any]:
    """The schema of one answer: no references, every property required, none beside them, null where none applies.

    `labels` are those the run allows; with `choice` an item cites sentence numbers instead of quoting.
    """
    whole = ExtractionResult.model_json_schema()
    item = _portable(_definition(whole, "ExtractedMemory"), whole)["properties"]
    item |= _closed_words(tuple(labels), item)
    evidence = {CHOSEN: dict(_INTEGERS)} if choice else {name: item[name] for name in QUOTING}
    memory = _object(evidence | {name: item[name] for name in _ITEM_FIELDS})
    register = _one_of(Register)
    return _object({"conversation_register": register, "memories": {"type": "array", "items": memory}})


def opinion_schema() -> dict[str, Any]:
    """The schema of a second opinion: rows of an item's index and its grounding."""
    row = _object({"index": {"type": "integer"}, "grounding": _one_of(Grounding)})
    return _object({"opinions": {"type": "array", "items": row}})


def _closed_words(labels: tuple[Label, ...], item: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that the contract reads leniently and a provider is held to."""
    label = _object({"label": _one_of(labels), "confidence": {"type": "number"}})
    facts = item["facts"]["anyOf"][0]["properties"]
    texts = {"type": "array", "items": {"type": "string"}}
    return {
        "grounding": _one_of(Grounding),
        "categories": {"type": "array", "items": label},
        "confidence": {"type": "number"},
        "knowledge_type": _one_of_or_null(KNOWLEDGE_TYPES),
        "item_type": _one_of_or_null(ITEM_TYPES),
        "facts": _object(dict.fromkeys(facts, texts)),
    }


def _portable(node: Any, whole: Mapping[str, Any]) -> Any:
    """A part of the models' schema with its references put in, and without what not every provider takes."""
    if isinstance(node, list):
        return [_portable(each, whole) for each in node]
    if not isinstance(node, Mapping):
        return node
    if "$ref" in node:
        return _portable(_definition(whole, node["$ref"].rpartition("/")[2]), whole)
    kept = {key: value for key, value in node.items() if key in _PORTABLE}
    if "properties" in kept:
        return _object({name: _portable(each, whole) for name, each in kept["properties"].items()})
    return {key: _portable(value, whole) for key, value in kept.items()}


def _definition(whole: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = whole["$defs"][name]
    return found


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _one_of(words: Iterable[str]) -> dict[str, Any]:
    return {"type": "string", "enum": [str(word) for word in words]}


def _one_of_or_null(words: Iterable[str]) -> dict[str, Any]:
    return {"anyOf": [_one_of(words), {"type": "null"}]}
