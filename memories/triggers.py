"""Keeps the decision record append-only in the database itself (2-architecture.md)."""

from __future__ import annotations

from typing import Final

from evidence.triggers import Refusal

APPEND_ONLY: Final = tuple(
    Refusal(f"decision_no_{event.lower()}", "memories_decision", event, "the decision record is append-only")
    for event in ("UPDATE", "DELETE", "TRUNCATE")
)
