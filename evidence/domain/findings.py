"""Decides how much a reason weighs: effects, verdicts and findings, as the table of 3-guards.md asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Effect(StrEnum):
    """What one finding does to its candidate, mildest first."""

    NOTE = "note"
    DEMOTE = "demote"
    DROP = "drop"


class Verdict(StrEnum):
    """What all findings together make of a candidate."""

    ADMITTED = "admitted"
    DEMOTED = "demoted"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class Finding:
    """One reason about one candidate; `detail` says it in words, `data` holds JSON values that a page shows with it."""

    code: str
    effect: Effect
    detail: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
    guard: str = ""
    guard_version: int = 0


def verdict_of(findings: Iterable[Finding]) -> Verdict:
    """The most severe effect decides; no finding at all admits."""
    effects = {finding.effect for finding in findings}
    if Effect.DROP in effects:
        return Verdict.DROPPED
    return Verdict.DEMOTED if Effect.DEMOTE in effects else Verdict.ADMITTED
