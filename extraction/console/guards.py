"""Decides what the console tells of the guards: each with its reasons in words (3-guards.md, reason codes)."""

from __future__ import annotations

from dataclasses import dataclass

from extraction.domain.reasons import REASONS, Reason, ReasonSpec


@dataclass(frozen=True, slots=True)
class GuardShown:
    """One guard with its reasons, each with its code."""

    name: str
    reasons: tuple[tuple[Reason, ReasonSpec], ...]


def all_guards() -> tuple[GuardShown, ...]:
    """Every guard in the order of the chain."""
    names = dict.fromkeys(spec.guard for spec in REASONS.values())
    return tuple(
        GuardShown(name, tuple((code, spec) for code, spec in REASONS.items() if spec.guard == name)) for name in names
    )
