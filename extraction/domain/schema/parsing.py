"""Decides what a whole answer holds: a batch whose broken items carry their faults, or an error (3-guards.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from math import isfinite
from typing import Any, Final

import regex
from pydantic import Field, ValidationError

from evidence.domain.context import Conventions, Facts
from evidence.domain.errors import ProviderFailed
from extraction.domain.candidate import Batch, Candidate, Fault, LabelScore
from extraction.domain.schema.fields import Content, bounded_index, without_unsafe
from extraction.domain.schema.models import MAX_MEMORIES, ExtractedFacts, ExtractedMemory, Labels
from extraction.domain.tokens import read_grounding, read_register

_HINT: Final = 'Answer with one JSON object that has a "memories" list, and with no text around it.'
_FENCE: Final = regex.compile(r"```[a-zA-Z0-9]*[ \t]*\n(?P<body>.*)\n?[ \t]*```", flags=regex.DOTALL)
_DEEPEST: Final = 20
_LARGEST: Final = 2**63 - 1


class _Remainder(ExtractedMemory):
    """What is left of a memory once its broken fields are taken away."""

    content: Content = ""
    categories: Labels = Field(default_factory=list)


def parse(
    payload: Mapping[str, Any] | str,
    conventions: Conventions | None = None,
    limit: int | None = MAX_MEMORIES,
    *,
    reference_at: datetime | None = None,
) -> Batch:
    """Read a provider's answer or ready-made proposals into a batch.

    A wrong shape of the whole raises ProviderFailed (`invalid_output`); a broken item becomes a candidate with faults.
    `limit` is only handed on, since the contract guard weighs it.
    """
    answer = decoded(payload) if isinstance(payload, str) else payload
    memories = answer.get("memories") if isinstance(answer, Mapping) else None
    if not isinstance(memories, list | tuple):
        raise _unusable("The answer is no object with a list of memories.", payload)
    context = {"conventions": conventions or Conventions(), "reference_at": reference_at}
    register, is_stated = read_register(answer.get("conversation_register"))
    candidates = tuple(_candidate(index, raw, context) for index, raw in enumerate(memories))
    return Batch(candidates, register, is_stated, limit)


def decoded(text: str) -> Any:
    """The JSON of an answer, bare or in one fence; ProviderFailed (`invalid_output`) for anything else."""
    bare = text.strip().removeprefix("\ufeff").strip()
    fenced = _FENCE.fullmatch(bare)
    try:
        return json.loads(fenced["body"] if fenced else bare, object_pairs_hook=without_repeats)
    except (ValueError, RecursionError) as error:
        raise _unusable(f"The answer is not JSON ({type(error).__name__}).", text) from None


def without_repeats(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """The pairs of one JSON object; ValueError when a key stands twice, since either value might be meant."""
    read = dict(pairs)
    if len(read) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return read


def _unusable(message: str, payload: Mapping[str, Any] | str) -> ProviderFailed:
    raw = payload if isinstance(payload, str) else ""
    return ProviderFailed(message, code="invalid_output", raw_output=raw, hint=_HINT)


def _candidate(index: int, raw: object, context: dict[str, Any]) -> Candidate:
    if not isinstance(raw, Mapping):
        return Candidate(index, "", faults=(Fault("", "must be an object"),))
    item = {str(key): value for key, value in raw.items()}
    try:
        return _from_memory(index, ExtractedMemory.model_validate(item, context=context), item)
    except ValidationError as error:
        return _from_broken(index, item, error, context)


def _from_broken(index: int, raw: Mapping[str, Any], error: ValidationError, context: dict[str, Any]) -> Candidate:
    faults = tuple(Fault(".".join(map(str, each["loc"])), each["msg"]) for each in error.errors(include_input=False))
    bad = {str(each["loc"][0]) for each in error.errors() if each["loc"]}
    kept = {key: value for key, value in raw.items() if key not in bad}
    memory = _Remainder.model_validate(kept, context=context)
    return _from_memory(index, memory, raw, faults)


def _from_memory(
    index: int, memory: ExtractedMemory, raw: Mapping[str, Any], faults: tuple[Fault, ...] = ()
) -> Candidate:
    grounding, is_tagged = read_grounding(memory.grounding)
    spans = (*memory.evidence_span, *memory.evidence_spans)
    return Candidate(
        index=index,
        content=memory.content or _shown(raw.get("content")),
        labels=tuple(LabelScore(each.label, each.confidence) for each in memory.categories),
        confidence=memory.confidence,
        valid_from=memory.valid_from,
        valid_until=memory.valid_until,
        valid_from_stated=memory.valid_from is not None,
        grounding=grounding,
        grounding_stated=is_tagged,
        spans=tuple(dict.fromkeys(span for span in spans if span.strip())),
        citations=tuple(dict.fromkeys(bounded_index(cited) for cited in memory.cited_messages)),
        facts=_facts(memory.facts),
        kind=memory.kind.strip().casefold() if memory.kind else None,
        knowledge_type=memory.knowledge_type,
        item_type=memory.item_type,
        explicit_write=memory.explicit_write,
        metadata=_metadata(memory, raw, {fault.field.partition(".")[0] for fault in faults}),
        faults=faults,
    )


def _shown(content: object) -> str:
    return without_unsafe(content) if isinstance(content, str) else ""


def _facts(facts: ExtractedFacts | None) -> Facts:
    if facts is None:
        return Facts()
    return Facts(tuple(facts.amounts), tuple(facts.dates), tuple(facts.owners))


def _metadata(memory: ExtractedMemory, raw: Mapping[str, Any], broken: set[str]) -> dict[str, Any]:
    extra = dict(_extras(memory))
    notes = [*_notes(memory, raw, broken)]
    if extra:
        notes.append(f"unknown keys are kept: {', '.join(sorted(extra))}")
    return ({"extra": extra} if extra else {}) | ({"notes": notes} if notes else {})


def _extras(memory: ExtractedMemory) -> Iterable[tuple[str, Any]]:
    parts = {"": memory, "facts.": memory.facts} | {
        f"categories.{n}.": each for n, each in enumerate(memory.categories)
    }
    for prefix, part in parts.items():
        for key, value in ((part.model_extra if part else None) or {}).items():
            yield without_unsafe(f"{prefix}{key}"), _storable(value)


def _notes(memory: ExtractedMemory, raw: Mapping[str, Any], broken: set[str]) -> Iterable[str]:
    cited = raw.get("cited_messages", raw.get("citations"))
    count = len(cited) if isinstance(cited, list | tuple) else int(cited is not None)
    if count > len(memory.cited_messages):
        yield f"{count - len(memory.cited_messages)} of {count} citations are no index and are left out"
    if raw.get("valid_until") is not None and memory.valid_until is None and "valid_until" not in broken:
        yield "valid_until in the year 9999 is read as open-ended"


def _storable(value: Any, depth: int = 0) -> Any:
    if isinstance(value, str):
        return without_unsafe(value)
    if depth > _DEEPEST:
        return "..."
    if isinstance(value, Mapping):
        return {without_unsafe(str(key)): _storable(each, depth + 1) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_storable(each, depth + 1) for each in value]
    return value if value is None or _is_plain_number(value) else str(value)


def _is_plain_number(value: object) -> bool:
    if isinstance(value, float):
        return isfinite(value)
    return isinstance(value, int) and abs(value) <= _LARGEST
