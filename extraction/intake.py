"""Takes a run in: checks limits, masks secrets, stores it once, hands its id to the task (2-architecture.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

import orjson
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from evidence.domain import secrets
from evidence.domain.errors import Conflict, InvalidInput, TooLarge
from evidence.models import Organization
from extraction.contexts import actor_to_json, message_to_json
from extraction.domain.run import Actor, Message, Surface
from extraction.extractors import EXTRACTORS
from extraction.extractors.model.config import LONGEST_REFERENCE
from extraction.importers import Conversation, Limits
from extraction.models import Run, RunQuerySet
from extraction.providers import provider, provider_of

_LONGEST_SCOPE = 300
_LONGEST_ID = 200


@dataclass(frozen=True, slots=True)
class Submission:
    """One conversation as it was handed in; without an external id its own content identifies it.

    `model` is the one to ask, of those that are allowed, where the extractor asks one.
    """

    scope: str
    actors: tuple[Actor, ...]
    messages: tuple[Message, ...]
    reference_at: datetime
    external_id: str = ""
    surface: Surface = Surface.CONVERSATION
    extractor: str = ""
    model: str = ""
    reference_stated: bool = True


@dataclass(frozen=True, slots=True)
class Receipt:
    """The stored run, and whether this submission created it."""

    run: Run
    created: bool


def limits(file_bytes: int | None = None) -> Limits:
    """How much one conversation may hold, as the settings have it, and a file that is read by the line."""
    whole = settings.MAX_BODY_BYTES
    return Limits(settings.MAX_MESSAGE_BYTES, whole, settings.MAX_MESSAGES, settings.MAX_ACTORS, file_bytes or whole)


def submission_of(
    conversation: Conversation, *, scope: str = "", external_id: str = "", extractor: str = "", model: str = ""
) -> Submission:
    """What was read from a file or a body as a submission; arguments win over what the conversation says of itself.

    Without a reference time the last message's time counts, and without any the present.
    """
    said = [message.said_at for message in conversation.messages if message.said_at]
    return Submission(
        scope=(scope or conversation.scope or "").strip(),
        actors=conversation.actors,
        messages=conversation.messages,
        reference_at=conversation.reference_at or (max(said) if said else timezone.now()),
        external_id=external_id or conversation.external_id or "",
        extractor=extractor,
        model=model,
        reference_stated=bool(conversation.reference_at or said),
    )


def submit_run(*, organization: Organization, submission: Submission, enqueue: Callable[[UUID], None]) -> Receipt:
    """Store a run and enqueue it on commit; a repeated external id returns the first run, or is a Conflict.

    NotConfigured, with nothing stored, when its extractor cannot even be asked.
    """
    run = unsaved_run(organization, submission)
    with transaction.atomic():
        Run.objects.bulk_create([run], ignore_conflicts=True)
        stored = Run.objects.for_organization(organization).get(external_id=run.external_id)
        created = stored.pk == run.pk
        if created:
            provider(run.extractor, run.model).require()
        is_stranded = _stranded().filter(pk=stored.pk, request_hash=run.request_hash).exists()
        if created or is_stranded:
            transaction.on_commit(partial(enqueue, stored.pk))
    if stored.request_hash != run.request_hash:
        raise Conflict(
            f"A run {run.external_id!r} with another body exists.",
            code="run_conflict",
            field="external_id",
            hint="Send the same body to get that run, or choose another external_id.",
        )
    if created or is_stranded:
        stored.refresh_from_db()
    return Receipt(stored, created)


def unsaved_run(organization: Organization, submission: Submission) -> Run:
    """The run that a submission would become, checked and masked but not stored."""
    _check(submission)
    request = _canonical(submission)
    return _masked_run(organization, submission, request, _hash(request))


def reprocess(*, run: Run, enqueue: Callable[[UUID], None]) -> Run:
    """Send a finished run through extraction again; its earlier candidates stay.

    NotConfigured, with nothing changed, when its extractor cannot even be asked.
    """
    provider_of(run).require()
    with transaction.atomic():
        changed = (
            Run.objects.filter(pk=run.pk).finished().update(status="received", claims=0, error_code="", error_detail="")
        )
        if not changed:
            raise Conflict(
                "This run is still being processed.", code="run_not_finished", hint="Wait until it is finished."
            )
        transaction.on_commit(partial(enqueue, run.pk))
    run.refresh_from_db()
    return run


def check_place(scope: str, extractor: str) -> None:
    """InvalidInput when a scope or an extractor is none that a run may have."""
    if not scope.strip():
        raise InvalidInput(
            "A scope is missing.", field="scope", hint="Say where the memories will apply: agent:helpdesk."
        )
    if scope != scope.strip():
        raise InvalidInput(
            "The scope has blanks at its edges.", field="scope", hint="Leave them out: a policy would miss it."
        )
    _short(scope, "scope", _LONGEST_SCOPE)
    if extractor and extractor not in EXTRACTORS:
        known = ", ".join(EXTRACTORS)
        raise InvalidInput(f"There is no extractor {extractor!r}.", field="extractor", hint=f"Use one of: {known}.")


def _check(submission: Submission) -> None:
    check_place(submission.scope, submission.extractor)
    _short(submission.external_id, "external_id", _LONGEST_ID)
    _check_model(submission)
    if not any(message.text.strip() for message in submission.messages):
        raise InvalidInput("The conversation holds no text.", code="empty_conversation", field="messages")
    for actor in submission.actors:
        _short(actor.id, "actors", _LONGEST_ID)
        _short(actor.name, "actors", _LONGEST_ID)
    _refuse_secrets(submission)
    _few(len(submission.messages), "messages", settings.MAX_MESSAGES)
    _few(len(submission.actors), "actors", settings.MAX_ACTORS)


def _refuse_secrets(submission: Submission) -> None:
    """Refuse an identifier that holds a credential; everything else that people wrote is masked instead."""
    tools = {message.tool_name for message in submission.messages if message.tool_name}
    named = {"scope": {submission.scope}, "external_id": {submission.external_id}, "messages.tool_name": tools}
    named["actors.id"] = {actor.id for actor in submission.actors}
    for field, values in named.items():
        for value in values:
            secrets.refuse(value, field)


def _check_model(submission: Submission) -> None:
    _short(submission.model, "model", LONGEST_REFERENCE)
    if submission.model and (submission.extractor or settings.EXTRACTOR) != "model":
        raise InvalidInput(
            "Only the extractor `model` asks a model.", field="model", hint='Say "extractor": "model" with it.'
        )


def _short(value: str, field: str, limit: int) -> None:
    if len(value) > limit:
        raise TooLarge(
            f"The {field} is longer than {limit} characters.", field=field, hint=f"Use at most {limit} characters."
        )


def _few(count: int, field: str, limit: int) -> None:
    if count > limit:
        raise TooLarge(
            f"The run has {count:,} {field}; at most {limit:,} are taken.", field=field, hint="Split the run."
        )


def _stranded() -> RunQuerySet:
    return Run.objects.stranded(timezone.now(), timedelta(seconds=settings.LEASE_SECONDS))


def _hash(request: dict[str, Any]) -> str:
    return hashlib.sha256(orjson.dumps(request, option=orjson.OPT_SORT_KEYS)).hexdigest()


def _canonical(submission: Submission) -> dict[str, Any]:
    return {
        "scope": submission.scope,
        "surface": submission.surface.value,
        "reference_at": submission.reference_at.isoformat() if submission.reference_stated else None,
        "extractor": submission.extractor,
        # Left out where none is named, so that a request without it hashes as it did before there were models.
        **({"model": submission.model} if submission.model else {}),
        "actors": [actor_to_json(actor) for actor in submission.actors],
        "messages": [message_to_json(message) for message in submission.messages],
    }


def _masked_run(organization: Organization, submission: Submission, request: dict[str, Any], request_hash: str) -> Run:
    messages = [message | {"text": secrets.mask(message["text"])} for message in request["messages"]]
    masked = sum(before["text"] != after["text"] for before, after in zip(request["messages"], messages, strict=True))
    return Run(
        organization=organization,
        external_id=submission.external_id or f"content-{request_hash[:32]}",
        request_hash=request_hash,
        scope=submission.scope,
        surface=submission.surface.value,
        reference_at=submission.reference_at,
        actors=[actor | {"name": secrets.mask(actor["name"])} for actor in request["actors"]],
        messages=messages,
        extractor=submission.extractor or settings.EXTRACTOR,
        model=submission.model,
        masked_secrets=masked,
    )
