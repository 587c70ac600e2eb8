"""Keeps a computed verdict as it was, in the database itself (2-architecture.md)."""

from __future__ import annotations

from typing import Final

from evidence.triggers import Refusal, unreplaced

_TABLE: Final = "extraction_candidate"
_MESSAGE: Final = "the verdict of a candidate never changes"

VERDICT_IS_FINAL: Final = (
    Refusal("candidate_verdict_is_final", _TABLE, "UPDATE", _MESSAGE, "OLD.verdict <> NEW.verdict"),
    unreplaced("candidate_no_replace", _TABLE, _MESSAGE, "id = NEW.id"),
)
