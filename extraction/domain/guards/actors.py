"""Decides what a run without exactly one person may leave behind (document 001, 3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from extraction.domain import personal
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.norms import made_a_rule
from extraction.domain.people import Cast, is_person_speaking
from extraction.domain.proof import Exhibit
from extraction.domain.reasons import Reason, finding
from extraction.domain.run import Role, RunContext, Surface
from extraction.domain.schema.models import label_of_kind
from memories.domain.taxonomy import Label

VERSION: Final = 2


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Drop preferences, a person's own statement under another label, and personal scopes of shared runs.

    Of the only person of a run it drops what makes a rule of everybody out of his own ways.
    """
    run = case.run
    if run.sole_person and not case.voices:
        yield from _rule_of_all(candidate, case)
        return
    count = len(case.voices) or len(run.people)
    exhibits = case.proof(candidate).exhibits
    if not case.voices and any(segment.casefold().startswith("user:") for segment in run.scope.split("/")):
        yield finding(Reason.SCOPE_NOT_SHARED, f"{run.scope} with {count} people", people=count)
    if _is_preference(candidate):
        if not _is_own_command(candidate, exhibits, run):
            yield finding(Reason.MULTI_ACTOR_PREFERENCE, f"{count} people take part", people=count)
        return
    shown = _laundered(candidate, exhibits, run)
    if shown:
        yield _own(shown)


def _own(shown: personal.Statement) -> Finding:
    detail = f"{shown.shape.value}: {shown.words}"
    return finding(Reason.PREFERENCE_LAUNDERING, detail, shape=shown.shape.value, words=shown.words)


def _rule_of_all(candidate: Candidate, case: Case) -> Iterator[Finding]:
    for exhibit in case.proof(candidate).exhibits:
        message, start, end = exhibit.message, exhibit.start, exhibit.end
        if message is None or start is None or end is None or not is_person_speaking(message, case.run):
            continue
        shown = made_a_rule(candidate.content, message.text, start, end)
        if shown:
            yield _own(shown)
            return


def _is_preference(candidate: Candidate) -> bool:
    return candidate.has(Label.PREFERENCE) or label_of_kind(candidate.kind) is Label.PREFERENCE


def _is_own_command(candidate: Candidate, exhibits: tuple[Exhibit, ...], run: RunContext) -> bool:
    """Whether somebody identified ordered this memory through the gate, in words of their own."""
    if not candidate.explicit_write or run.surface is not Surface.GATE:
        return False
    speakers = {run.speaker(e.message) if e.message and is_person_speaking(e.message, run) else None for e in exhibits}
    return len(speakers) == 1 and None not in speakers


def _laundered(candidate: Candidate, exhibits: tuple[Exhibit, ...], run: RunContext) -> personal.Statement | None:
    """What makes a cited span, or the claim about somebody of the run, one person's own statement."""
    claimed = _claimed(candidate, run)
    is_about_person = bool(claimed) or candidate.has(Label.BEHAVIORAL)
    for exhibit in exhibits:
        message, start, end = exhibit.message, exhibit.start, exhibit.end
        if message is None or start is None or end is None or message.role is Role.TOOL:
            continue
        found = personal.own_statement(message.text, start, end, is_about_person=is_about_person)
        if found:
            return found
    return claimed


def _claimed(candidate: Candidate, run: RunContext) -> personal.Statement | None:
    cast = Cast(run)
    for subject in sorted(cast.subjects(candidate.content)):
        found = personal.about_person(candidate.content, cast.names(subject))
        if found:
            return found
    return None
