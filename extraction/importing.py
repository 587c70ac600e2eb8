"""Takes a file in: reads it to its end before anything is stored, then hands it in run by run (6-interchange.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO
from uuid import UUID

from django.conf import settings

from evidence.models import Organization
from extraction import intake
from extraction.importers import AUTO, Conversation, File, Limits, open_file
from extraction.models import Run


@dataclass(frozen=True, slots=True)
class Request:
    """How a file is to be read and where its memories apply; `agents` are speakers who are programs."""

    scope: str = ""
    format: str = AUTO
    extractor: str = ""
    agents: tuple[str, ...] = ()
    model: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One run of a file in short: its rows are read again when somebody needs them."""

    id: UUID
    external_id: str
    status: str
    created: bool
    messages: int
    counts: dict[str, Any]
    masked_secrets: int
    note: str
    error_code: str


def file_limits() -> Limits:
    """How much a file may hold that is read from a disk."""
    return intake.limits(settings.MAX_FILE_BYTES)


def upload_limits() -> Limits:
    """How much a file may hold that comes in as the body of a request."""
    return intake.limits(settings.MAX_BODY_BYTES)


def read_file(
    file: BinaryIO,
    *,
    organization: Organization,
    request: Request,
    limits: Limits,
    on_bytes: Callable[[int], object] = lambda _: None,
) -> File:
    """Read a file to its end and report what it holds; nothing is stored. InvalidInput also when there is no scope."""
    read = open_file(
        file,
        format=request.format,
        conventions=organization.conventions,
        limits=limits,
        agents=request.agents,
        on_bytes=on_bytes,
    )
    intake.check_place((request.scope or read.settled.scope or "").strip(), request.extractor)
    return read


def store_file(
    file: File, *, organization: Organization, request: Request, enqueue: Callable[[UUID], None]
) -> Iterator[Outcome]:
    """Hand in every run of a file that was read, one after the other; the same file again finds the runs it made."""
    for conversation in file.conversations():
        receipt = intake.submit_run(
            organization=organization, submission=submission(conversation, request), enqueue=enqueue
        )
        yield _outcome(receipt)


def submission(conversation: Conversation, request: Request) -> intake.Submission:
    """One run's worth of a file as it is handed in."""
    return intake.submission_of(conversation, scope=request.scope, extractor=request.extractor, model=request.model)


def _outcome(receipt: intake.Receipt) -> Outcome:
    run: Run = receipt.run
    return Outcome(
        id=run.pk,
        external_id=run.external_id,
        status=run.status,
        created=receipt.created,
        messages=len(run.messages),
        counts=run.counts,
        masked_secrets=run.masked_secrets,
        note=run.note or run.error_detail,
        error_code=run.error_code,
    )
