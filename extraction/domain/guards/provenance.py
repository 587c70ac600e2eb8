"""Decides whether what a candidate cites can prove anything, and whose words it is (3-guards.md, provenance)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.findings import Finding
from evidence.domain.text import locate
from extraction.domain import personal, secrets
from extraction.domain.candidate import Candidate
from extraction.domain.case import Case
from extraction.domain.people import Cast, is_person_speaking
from extraction.domain.proof import Exhibit, cited_messages
from extraction.domain.reasons import Reason, finding
from extraction.domain.recited import Recital, prompt_stretches, recital
from extraction.domain.run import ActorKind, Message, Role, RunContext

VERSION: Final = 2


def judge(candidate: Candidate, case: Case) -> Iterator[Finding]:
    """Drop what is not cited, cites what proves nothing, holds a credential, or files one's words under another."""
    yield from _citations(candidate, case.run)
    if prompt_stretches(candidate.content):
        yield finding(Reason.UNUSABLE_EVIDENCE, f"the claim repeats {Recital.PROMPT.value}")
    exhibits = case.proof(candidate).exhibits
    for exhibit in exhibits:
        yield from _evidence(exhibit, candidate, case.run)
    yield from _secrets(candidate)
    yield from _cross_actor(candidate, exhibits, case.run)


def _citations(candidate: Candidate, run: RunContext) -> Iterator[Finding]:
    if not candidate.citations:
        yield finding(Reason.MISSING_CITATION)
    known = {message.index for message in run.messages}
    missing = [index for index in candidate.citations if index not in known]
    if missing:
        yield finding(Reason.CITATION_OUT_OF_RANGE, f"no message {missing[0]}", missing=missing)


def _evidence(exhibit: Exhibit, candidate: Candidate, run: RunContext) -> Iterator[Finding]:
    message = exhibit.message
    if message is None:
        return
    flaw = _flaw(exhibit.span, message, run)
    others = [other for other in cited_messages(candidate, run) if other is not message]
    if flaw and any(locate(exhibit.span, o.text) and not _flaw(exhibit.span, o, run) for o in others):
        return
    if flaw:
        yield finding(Reason.UNUSABLE_EVIDENCE, flaw, message=message.index)
    elif message.role is Role.TOOL and message.tool_name not in run.house.trusted_tools:
        yield finding(Reason.UNTRUSTED_TOOL, message.tool_name or "a tool without a name", message=message.index)


def _flaw(span: str, message: Message, run: RunContext) -> str:
    """Why a message cannot prove a span, or nothing."""
    if message.role is Role.TOOL:
        return "a failed tool result" if message.is_error else ""
    if message.role is Role.SYSTEM:
        return "system text"
    speaker = run.speaker(message)
    if message.role is Role.ASSISTANT or (speaker and speaker.kind is ActorKind.AGENT):
        return "an agent's words"
    return recital(span, message.text) or ""


def _secrets(candidate: Candidate) -> Iterator[Finding]:
    fields = {"content": candidate.content} | {f"span {n}": span for n, span in enumerate(candidate.spans)}
    for field, text in fields.items():
        kinds = sorted({kind for _, _, kind in secrets.find(text)}) or ["masked"] * secrets.is_masked(text)
        if kinds:
            yield finding(Reason.SECRET, f"{field}: {', '.join(kinds)}", field=field, kinds=kinds)


def _cross_actor(candidate: Candidate, exhibits: tuple[Exhibit, ...], run: RunContext) -> Iterator[Finding]:
    cast = Cast(run)
    held = [exhibit for exhibit in exhibits if exhibit.message and is_person_speaking(exhibit.message, run)]
    speakers = {cast.speaker_key(exhibit.message) for exhibit in held if exhibit.message}
    if not speakers:
        return
    subjects = cast.subjects(candidate.content)
    for subject in sorted(subjects - speakers):
        shown = _said_of(candidate, cast.names(subject))
        if shown is None and len(subjects) == 1:
            shown = _shown_in_spans(held, cast.names(subject))
        if shown:
            yield _of_another(shown, cast.name(subject), sorted(map(cast.name, speakers)))
    if run.people and not subjects and speakers.isdisjoint(cast.keys):
        shown = _shown_in_spans(held, ())
        if shown:
            yield _of_another(shown, "somebody", ["somebody whom the run does not list"])


def _of_another(shown: personal.Statement, subject: str, speakers: list[str]) -> Finding:
    detail = f"{shown.shape.value} of {subject}, said by {', '.join(speakers)}"
    return finding(Reason.CROSS_ACTOR_CITATION, detail, shape=shown.shape.value, words=shown.words)


def _said_of(candidate: Candidate, names: tuple[str, ...]) -> personal.Statement | None:
    """The personal statement about a person that somebody else's words would have to prove."""
    return personal.about_person(candidate.content, names) or personal.habit_of(candidate.content, names)


def _shown_in_spans(held: list[Exhibit], names: tuple[str, ...]) -> personal.Statement | None:
    """The personal statement that the spans make, be it about the subject or about their own speaker."""
    for exhibit in held:
        message, start, end = exhibit.message, exhibit.start, exhibit.end
        if message is None or start is None or end is None:
            continue
        found = personal.about_person(exhibit.span, names) or personal.own_statement(message.text, start, end)
        if found:
            return found
    return None
