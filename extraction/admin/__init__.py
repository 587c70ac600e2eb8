"""The console's pages for what extraction keeps: its records and its settings (4-interfaces.md, the console)."""

from __future__ import annotations

from extraction.admin.audits import AuditAdmin
from extraction.admin.candidates import CandidateAdmin
from extraction.admin.records import RunAdmin
from extraction.admin.settings import OrganizationAdmin, ScopePolicyAdmin
from extraction.admin.sweeps import SweepAdmin

__all__ = ["AuditAdmin", "CandidateAdmin", "OrganizationAdmin", "RunAdmin", "ScopePolicyAdmin", "SweepAdmin"]
