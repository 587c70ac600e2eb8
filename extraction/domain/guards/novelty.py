"""Decides whether a claim is new: not active already or refused for good, and in no conflict (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.reasons import Reason, finding
from memories.domain.contradiction import Comparison, contradictions
from memories.domain.fingerprint import fingerprint
from memories.domain.replacement import says_it_replaces
from memories.domain.statements import Statement, subject_key

VERSION: Final = 2


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Drop what is active, said before in the batch, or refused for good; demote what contradicts a memory."""
    claim = fingerprint(candidate.content)
    known = case.known_claims.get(claim, ())
    active = [neighbour for neighbour in known if not neighbour.is_refusal]
    for memory in active:
        yield finding(Reason.DUPLICATE, "already an active memory", memory=memory.id)
    first = case.first_claims.get(claim, candidate.index)
    if first < candidate.index:
        yield finding(Reason.DUPLICATE, f"candidate {first} of this batch says the same", candidate=first)
    refusals = [neighbour for neighbour in known if neighbour.is_refusal]
    if refusals:
        source = case.proof(candidate).source
        for refusal in (neighbour for neighbour in refusals if neighbour.source_fingerprint == source):
            yield finding(Reason.UPHELD_BEFORE, "a person upheld this refusal", refusal=refusal.id)
    if case.run.standing_claims and not (active or candidate.is_episodic):
        yield from _conflicts(candidate, case)


def _conflicts(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Each active memory that cannot be true beside the claim, unless the claim's own source settles which holds."""
    claim = _statement(candidate, case)
    spans = [exhibit.span for exhibit in case.proof(candidate).exhibits if exhibit.message]
    for known, found in contradictions(claim, case.run.standing_claims):
        is_certain = any(says_it_replaces(span, claim, known, found) for span in spans)
        yield finding(Reason.SUPERSEDES if is_certain else Reason.CONFLICT, _detail(found), **_data(known, found))


def _statement(candidate: Candidate, case: Case) -> Statement:
    message = next(iter(case.proof(candidate).messages), None)
    speaker = case.run.speaker(message) if message and case.run.sole_person else None
    return Statement(
        text=candidate.content,
        conventions=case.run.house.conventions,
        said_at=(message.said_at if message else None) or case.run.reference_at,
        subject=subject_key(speaker.person_id, speaker.id) if speaker else "",
        valid_from=candidate.valid_from,
        valid_until=candidate.valid_until,
    )


def _detail(found: Comparison) -> str:
    return f"“{found.said}” here, “{found.known}” in the memory"


def _data(known: Statement, found: Comparison) -> dict[str, str]:
    differs = found.kind.value if found.kind else ""
    return {"memory": known.id, "differs": differs, "said": found.said, "known": found.known}
