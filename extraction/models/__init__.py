"""Decides what is stored of runs, candidates, findings, policies, audits and daily counts (2-architecture.md)."""

from __future__ import annotations

from extraction.models.audits import Audit, AuditVerdict, Fault
from extraction.models.records import (
    FINISHED,
    Candidate,
    CandidateFinding,
    CandidateQuerySet,
    Review,
    Run,
    RunQuerySet,
    RunStatus,
    ScopePolicy,
)
from extraction.models.sweeps import Sweep
from extraction.models.tallies import CandidateDay, RunDay, Tally

__all__ = [
    "FINISHED",
    "Audit",
    "AuditVerdict",
    "Candidate",
    "CandidateDay",
    "CandidateFinding",
    "CandidateQuerySet",
    "Fault",
    "Review",
    "Run",
    "RunDay",
    "RunQuerySet",
    "RunStatus",
    "ScopePolicy",
    "Sweep",
    "Tally",
]
