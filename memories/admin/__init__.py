"""The console's pages for memories and for the decision record (4-interfaces.md, the console)."""

from __future__ import annotations

from memories.admin.pages import DecisionAdmin, MemoryAdmin

__all__ = ["DecisionAdmin", "MemoryAdmin"]
