"""Keeps a computed verdict as it was, in the database itself (2-architecture.md)."""

from __future__ import annotations

from typing import Final

from evidence.triggers import Refusal

VERDICT_IS_FINAL: Final = (
    Refusal(
        "candidate_verdict_is_final",
        "extraction_candidate",
        "UPDATE",
        "the verdict of a candidate never changes",
        "OLD.verdict <> NEW.verdict",
    ),
)
