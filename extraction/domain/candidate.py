"""Decides what a proposal is before it is judged: the parsed candidate and its batch (document 003, 3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from evidence.domain.context import Facts
from memories.domain.taxonomy import Grounding, Label, Register


@dataclass(frozen=True, slots=True)
class LabelScore:
    """One label with its own confidence."""

    label: Label
    confidence: float


@dataclass(frozen=True, slots=True)
class Fault:
    """One breach of the contract: the field as a path (`categories.0.label`), the rule, and what was found there."""

    field: str
    rule: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A proposed memory; where the proposal breaks the contract its `faults` say so and the broken field is empty."""

    index: int
    content: str
    labels: tuple[LabelScore, ...] = ()
    confidence: float | None = None
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    valid_from_stated: bool = False
    grounding: Grounding = Grounding.REAL
    grounding_stated: bool = False
    spans: tuple[str, ...] = ()
    citations: tuple[int, ...] = ()
    facts: Facts = field(default_factory=Facts)
    kind: str | None = None
    knowledge_type: str | None = None
    item_type: str | None = None
    explicit_write: bool = False
    metadata: Mapping[str, Any] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()

    @property
    def is_episodic(self) -> bool:
        """Whether every label is `episodic`; any other label, or none, makes it durable."""
        return bool(self.labels) and all(score.label is Label.EPISODIC for score in self.labels)

    def has(self, label: Label) -> bool:
        """Whether the candidate carries a label."""
        return any(score.label is label for score in self.labels)


@dataclass(frozen=True, slots=True)
class Batch:
    """All candidates of one extraction, with the register given for the whole of it and whether it was asserted.

    `limit` is how many one answer may hold, or none where the producer has limits of its own.
    """

    candidates: tuple[Candidate, ...]
    register: Register = Register.MIXED
    register_stated: bool = False
    limit: int | None = 10
