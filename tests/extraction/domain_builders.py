"""Builds plain runs and candidates for tests of the guards, with defaults that every guard lets pass."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from evidence.domain.findings import Finding
from extraction.domain.candidate import Batch, Candidate, LabelScore
from extraction.domain.case import Case
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext
from memories.domain.taxonomy import Grounding, Label, Register

if TYPE_CHECKING:
    from extraction.domain.chain import Guard

AT = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
INES = Actor("ines", "Ines Duarte", ActorKind.PERSON)
OMAR = Actor("omar", "Omar Haddad", ActorKind.PERSON)
BOT = Actor("desk", "Desk", ActorKind.AGENT)


def run_of(*lines: tuple[Actor | None, str] | Message, **changes: Any) -> RunContext:
    """A run whose lines are spoken in turn; actors are those who speak, unless given."""
    messages = tuple(line if isinstance(line, Message) else said(n, *line) for n, line in enumerate(lines))
    speakers = tuple(dict.fromkeys(line[0] for line in lines if isinstance(line, tuple) and line[0]))
    run = RunContext("agent:office", messages, actors=speakers, reference_at=AT)
    return replace(run, **changes)


def said(index: int, actor: Actor | None, text: str, **changes: Any) -> Message:
    """One turn; an agent speaks in the role of the assistant."""
    role = Role.ASSISTANT if actor and actor.kind is ActorKind.AGENT else Role.USER
    fields: dict[str, Any] = {"role": role, "actor_id": actor.id if actor else None, "said_at": AT}
    return Message(index=index, text=text, **(fields | changes))


def proposed(content: str, span: str | tuple[str, ...] = (), **changes: Any) -> Candidate:
    """A factual proposal about the real world that cites message 0."""
    fields: dict[str, Any] = {
        "index": 0,
        "labels": labels(Label.FACTUAL),
        "confidence": 0.9,
        "grounding": Grounding.REAL,
        "grounding_stated": True,
        "spans": (span,) if isinstance(span, str) else span,
        "citations": (0,),
    }
    return Candidate(content=content, **(fields | changes))


def labels(*names: Label) -> tuple[LabelScore, ...]:
    """Labels with one confidence."""
    return tuple(LabelScore(name, 0.9) for name in names)


def batch_of(*candidates: Candidate, **changes: Any) -> Batch:
    """A batch under an asserted real register, its candidates numbered in turn."""
    numbered = tuple(replace(candidate, index=index) for index, candidate in enumerate(candidates))
    return replace(Batch(numbered, register=Register.REAL, register_stated=True), **changes)


def findings(guard: Guard, candidate: Candidate, run: RunContext, **changes: Any) -> list[Finding]:
    """What one guard says about one candidate alone in its batch."""
    batch = batch_of(candidate, **changes)
    return list(guard.judge(batch.candidates[0], Case(run, batch)))


def codes(guard: Guard, candidate: Candidate, run: RunContext, **changes: Any) -> list[str]:
    """The reason codes of what one guard says."""
    return [found.code for found in findings(guard, candidate, run, **changes)]
