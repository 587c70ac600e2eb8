"""Walks a run from its claim to its verdicts: claim, read, extract, judge, record (2-architecture.md)."""

from __future__ import annotations

from datetime import timedelta
from typing import Final
from uuid import UUID

from django.conf import settings
from django.db.models import F
from django.utils import timezone

from evidence.domain.errors import ProviderFailed
from extraction import ledger
from extraction.contexts import run_context, with_neighbours
from extraction.domain.candidate import Batch
from extraction.domain.chain import Judgement, judge
from extraction.domain.run import PolicyMode, RunContext
from extraction.extractors import Extraction
from extraction.models import Run, RunStatus
from extraction.providers import provider_of

MOST_CLAIMS: Final = 5


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
    source = provider_of(run)
    context = run_context(run, source.mode)
    if context.policy is PolicyMode.NONE:
        ledger.skip(run, context)
        return
    try:
        extraction = source.extract(context)
    except ProviderFailed as failure:
        ledger.fail(run, failure)
        return
    ledger.record(run, _judge(extraction, context, run), extraction)


def preview(run: Run) -> tuple[Judgement, Extraction]:
    """What processing a run that is not stored would decide; nothing is written, counted or logged."""
    source = provider_of(run)
    context = run_context(run, source.mode)
    if context.policy is PolicyMode.NONE:
        nothing = Extraction(Batch(()))
        return judge(nothing.batch, context), nothing
    extraction = source.extract(context)
    return _judge(extraction, context, run), extraction


def stranded_runs() -> list[UUID]:
    """Runs whose lease ran out, and runs that have waited longer than a lease for a worker."""
    lease = timedelta(seconds=settings.LEASE_SECONDS)
    return list(Run.objects.stranded(timezone.now(), lease).values_list("pk", flat=True))


def _judge(extraction: Extraction, context: RunContext, run: Run) -> Judgement:
    return judge(extraction.batch, with_neighbours(context, run.organization, extraction.batch))


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
