"""Walks a run from its claim to its verdicts: claim, read, extract, judge, record (2-architecture.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from types import TracebackType
from typing import Final, Self
from uuid import UUID

import structlog
from django.conf import settings
from django.db import DataError, InterfaceError, OperationalError
from django.db.models import F
from django.utils import timezone

from evidence.domain.errors import ProviderFailed, TouchstoneError
from extraction import ledger
from extraction.contexts import run_context, with_neighbours
from extraction.domain.candidate import Batch
from extraction.domain.chain import Judgement, judge
from extraction.domain.opinions import under_register
from extraction.domain.run import PolicyMode, RunContext
from extraction.extractors import (
    Adviser,
    Extraction,
    ExtractionFailed,
    Extractor,
    SecondOpinion,
    Spent,
    total_cost,
)
from extraction.models import Run, RunStatus
from extraction.providers import provider_of

MOST_CLAIMS: Final = 5
_UNSTORABLE: Final = (DataError, UnicodeError, OverflowError)
_PASSING: Final = (OperationalError, InterfaceError)

logger = structlog.get_logger(__name__)


@dataclass
class _Walk:
    """Ends a run as failed when its walk breaks off, with what the provider gave kept.

    Known failures end here. A defect goes on to whoever watches the process; a database that is away for a while
    leaves the run to its lease, and so does a process that is told to stop.
    """

    run: Run
    raw_output: str = ""

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, frames: TracebackType | None
    ) -> bool:
        """Write down why the walk broke off; true when that is all there is to say."""
        if not isinstance(error, Exception) or isinstance(error, _PASSING):
            return False
        failure = _failure(error, self.raw_output)
        if not isinstance(error, TouchstoneError):
            logger.error("run_broke_off", run=str(self.run.pk), code=failure.code, exc_info=error)
        ledger.fail(self.run, failure)
        return failure.code != "defect"


def process_run(run_id: UUID) -> None:
    """Process a run to its end, unless another worker has it or it is finished; delivering it twice changes nothing."""
    run = _claim(run_id)
    if run is None:
        return
    if run.claims > MOST_CLAIMS:
        ledger.fail(
            run, ProviderFailed("Its worker was lost again and again.", code="abandoned", hint="Look at the logs.")
        )
        return
    with _Walk(run) as walk:
        source = provider_of(run)
        context = run_context(run, source.mode)
        if context.policy is PolicyMode.NONE:
            ledger.skip(run, context)
            return
        extraction = source.extract(context)
        walk.raw_output = extraction.raw_output
        ledger.record(run, *_judge(source, extraction, context, run))


def preview(run: Run) -> tuple[Judgement, Extraction]:
    """What processing a run that is not stored would decide; nothing is written, counted or logged."""
    source = provider_of(run)
    context = run_context(run, source.mode)
    if context.policy is PolicyMode.NONE:
        nothing = Extraction(Batch(()))
        return judge(nothing.batch, context), nothing
    return _judge(source, source.extract(context), context, run)


def stranded_runs() -> list[UUID]:
    """Runs whose lease ran out, and runs that have waited longer than a lease for a worker."""
    lease = timedelta(seconds=settings.LEASE_SECONDS)
    return list(Run.objects.stranded(timezone.now(), lease).values_list("pk", flat=True))


def _judge(source: Extractor, extraction: Extraction, context: RunContext, run: Run) -> tuple[Judgement, Extraction]:
    """Judge, ask once about what is in doubt where there is somebody to ask, and judge again with the answers."""
    context = with_neighbours(context, run.organization, extraction.batch)
    judgement = judge(extraction.batch, context)
    if not judgement.questions or not isinstance(source, Adviser):
        return judgement, extraction
    try:
        opinion = source.opinions(judgement.questions, context)
    except ProviderFailed as failure:
        note = f"No second opinion ({failure.code}): what is in doubt stays for review."
        noted = replace(extraction, note=f"{extraction.note} {note}".strip())
        spent = failure.spent if isinstance(failure, ExtractionFailed) else Spent()
        nothing = SecondOpinion({}, failure.raw_output, spent.tokens_in, spent.tokens_out, cost=spent.cost)
        return judgement, _with_opinion(noted, nothing)
    said = opinion.groundings
    settled = {question.index: said[question.index] for question in judgement.questions if question.index in said}
    batch = under_register(extraction.batch, opinion.register)
    return judge(batch, context, settled), _with_opinion(extraction, opinion)


def _with_opinion(extraction: Extraction, opinion: SecondOpinion) -> Extraction:
    return replace(
        extraction,
        second_opinion=opinion.raw_output,
        tokens_in=extraction.tokens_in + opinion.tokens_in,
        tokens_out=extraction.tokens_out + opinion.tokens_out,
        cost=total_cost(extraction.cost, opinion.cost),
    )


def _failure(error: Exception, raw_output: str) -> ProviderFailed:
    if isinstance(error, ProviderFailed):
        return error
    if isinstance(error, TouchstoneError):
        return ProviderFailed(error.message, code=error.code, raw_output=raw_output, hint=error.hint)
    kind = type(error).__name__
    if isinstance(error, _UNSTORABLE):
        return ProviderFailed(f"The answer cannot be stored ({kind}).", code="unstorable", raw_output=raw_output)
    hint = "The frames are in the log; process the run again once the defect is mended."
    return ProviderFailed(f"The walk met a defect ({kind}).", code="defect", raw_output=raw_output, hint=hint)


def _claim(run_id: UUID) -> Run | None:
    now = timezone.now()
    changed = (
        Run.objects.claimable(now)
        .filter(pk=run_id)
        .update(
            status=RunStatus.PROCESSING,
            attempt=F("attempt") + 1,
            claims=F("claims") + 1,
            lease_until=now + timedelta(seconds=settings.LEASE_SECONDS),
        )
    )
    return Run.objects.select_related("organization").get(pk=run_id) if changed else None
