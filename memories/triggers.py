"""Keeps the decision record append-only in the database itself (2-architecture.md)."""

from __future__ import annotations

from typing import Final

from evidence.triggers import Refusal, unreplaced

_TABLE: Final = "memories_decision"
_MESSAGE: Final = "the decision record is append-only"
_SAME: Final = "id = NEW.id OR (organization_id = NEW.organization_id AND sequence = NEW.sequence)"

APPEND_ONLY: Final = (
    *(Refusal(f"decision_no_{event.lower()}", _TABLE, event, _MESSAGE) for event in ("UPDATE", "DELETE", "TRUNCATE")),
    unreplaced("decision_no_replace", _TABLE, _MESSAGE, _SAME),
)
