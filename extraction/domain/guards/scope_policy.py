"""Decides whether the scope's policy lets a candidate in (document 000, 3-guards.md "Scope policy")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding
from extraction.domain.run import PolicyMode

VERSION: Final = 1


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Drop what is durable where only notes are kept, and everything where nothing is."""
    policy = case.run.policy
    refused = policy is PolicyMode.NONE or (policy is PolicyMode.EPISODIC_ONLY and not candidate.is_episodic)
    if refused:
        pattern = case.run.policy_pattern or case.run.scope
        yield finding(Reason.SCOPE_POLICY, f"{pattern}: {policy.value}", policy=policy.value, pattern=pattern)
