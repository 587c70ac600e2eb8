"""Decides what a form of the console asks for before a use case sees it (4-interfaces.md, the console)."""

from __future__ import annotations

from extraction.forms.decisions import AuditForm, BulkForm, CorrectionForm, DecisionForm, ReprocessForm
from extraction.forms.importing import ImportForm
from extraction.forms.settings import OrganizationForm, ScopeForm

__all__ = [
    "AuditForm",
    "BulkForm",
    "CorrectionForm",
    "DecisionForm",
    "ImportForm",
    "OrganizationForm",
    "ReprocessForm",
    "ScopeForm",
]
