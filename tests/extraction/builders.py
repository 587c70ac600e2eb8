"""Builds small runs and candidates for tests, with defaults that every guard lets pass."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from evidence.models import Organization
from extraction import intake
from extraction.domain.run import Actor, ActorKind, Message, Role
from extraction.intake import Submission
from extraction.models import Run
from extraction.tasks import enqueue_run

AT = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
INES = Actor("ines", "Ines Duarte", ActorKind.PERSON)
OMAR = Actor("omar", "Omar Haddad", ActorKind.PERSON)
BOT = Actor("desk", "Desk", ActorKind.AGENT)


def said(*texts: str, actor: Actor = INES) -> tuple[Message, ...]:
    """Messages of one person, a minute of no matter apart."""
    return tuple(Message(index, Role.USER, text, actor.id, AT) for index, text in enumerate(texts))


def submission(*texts: str, **changes: Any) -> Submission:
    """A submission of one person's messages."""
    fields: dict[str, Any] = {
        "scope": "agent:office",
        "actors": (INES, BOT),
        "messages": said(*texts),
        "reference_at": AT,
        "external_id": "conversation",
    }
    return Submission(**(fields | changes))


def item(content: str, span: str, **changes: Any) -> dict[str, Any]:
    """One proposal in the words of the contract."""
    fields: dict[str, Any] = {
        "content": content,
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.9,
        "grounding": "real",
        "cited_messages": [0],
        "evidence_span": span,
    }
    return fields | changes


def record_answer(folder: Path, external_id: str, *items: dict[str, Any], register: str = "real") -> None:
    """Store what a model would have answered to one run."""
    output = {"conversation_register": register, "memories": list(items)}
    (folder / f"{external_id}.json").write_text(
        json.dumps({"model": "recorded-model", "output": output}, ensure_ascii=False)
    )


def process(organization: Organization, given: Submission) -> Run:
    """Submit a run and let this process carry it to its end."""
    run = intake.submit_run(organization=organization, submission=given, enqueue=enqueue_run).run
    run.refresh_from_db()
    return run
