"""Decides the shape of contract v2 as models that validate a provider's JSON (document 003)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import AfterValidator, AliasChoices, BaseModel, ConfigDict, Field, model_validator

from extraction.domain.schema.fields import (
    Amounts,
    Confidence,
    Content,
    Indexes,
    Moment,
    Texts,
    Word,
    broken,
)
from memories.domain.taxonomy import Label

MAX_MEMORIES: Final = 10
MAX_LABELS: Final = 3

KIND_LABELS: Final[Mapping[str, Label]] = {label.value: label for label in Label} | {
    "preference": Label.PREFERENCE,
    "procedure": Label.PROCEDURAL,
    "knowledge": Label.FACTUAL,
    "fact": Label.FACTUAL,
    "habit": Label.BEHAVIORAL,
    "event": Label.EPISODIC,
}


class ExtractedMemoryLabel(BaseModel):
    """One label of the fixed taxonomy with its own confidence."""

    model_config = ConfigDict(extra="allow")

    label: Label
    confidence: Confidence


class ExtractedFacts(BaseModel):
    """The values that a proposer declares, as it wrote them."""

    model_config = ConfigDict(extra="allow")

    amounts: Amounts = []
    dates: Texts = []
    owners: Texts = []


def check_labels(labels: list[ExtractedMemoryLabel]) -> list[ExtractedMemoryLabel]:
    """One to three labels, each at most once."""
    if not 1 <= len(labels) <= MAX_LABELS:
        raise broken("label_count", f"must hold one to {MAX_LABELS} labels")
    if len({label.label for label in labels}) < len(labels):
        raise broken("duplicate_label", "must not name a label twice")
    return labels


Labels = Annotated[list[ExtractedMemoryLabel], AfterValidator(check_labels)]


class ExtractedMemory(BaseModel):
    """One proposed memory; any further key is kept in `model_extra`."""

    model_config = ConfigDict(extra="allow")

    content: Content
    categories: Labels
    confidence: Confidence | None = None
    valid_from: Moment = None
    valid_until: Moment = None
    grounding: Any = None
    kind: Word | None = None
    knowledge_type: Word | None = None
    item_type: Word | None = None
    cited_messages: Indexes = Field([], validation_alias=AliasChoices("cited_messages", "citations"))
    evidence_span: Texts = []
    evidence_spans: Texts = []
    facts: ExtractedFacts | None = None
    explicit_write: Annotated[bool, Field(strict=True)] = False

    @model_validator(mode="before")
    @classmethod
    def _label_from_kind(cls, raw: Any) -> Any:
        """Take the first label from `kind` where no categories are given."""
        if not isinstance(raw, Mapping) or raw.get("categories") is not None:
            return raw
        label = label_of_kind(raw.get("kind"))
        if label is None:
            return raw
        own = raw.get("confidence")
        is_score = isinstance(own, int | float) and not isinstance(own, bool) and 0 <= own <= 1
        return {**raw, "categories": [{"label": label.value, "confidence": own if is_score else 0.0}]}


class ExtractionResult(BaseModel):
    """A whole answer: at most ten memories, none of them broken, and the register of the conversation."""

    model_config = ConfigDict(extra="allow")

    memories: Annotated[list[ExtractedMemory], Field(max_length=MAX_MEMORIES)]
    conversation_register: Any = None


def label_of_kind(kind: object) -> Label | None:
    """The label that a kind names, by word and case aside, or none."""
    return KIND_LABELS.get(kind.strip().casefold()) if isinstance(kind, str) else None
