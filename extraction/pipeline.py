"""Walks a run from its claim to its verdicts: claim, read, extract, judge, record (2-architecture.md)."""

from __future__ import annotations

from dataclasses import replace
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
        nothing = SecondOpinion({}, failure.raw_output, spent.tokens_in, spent.tokens_out, spent.cost)
        return judgement, _with_opinion(noted, nothing)
    said = opinion.groundings
    settled = {question.index: said[question.index] for question in judgement.questions if question.index in said}
    return judge(extraction.batch, context, settled), _with_opinion(extraction, opinion)


def _with_opinion(extraction: Extraction, opinion: SecondOpinion) -> Extraction:
    return replace(
        extraction,
        second_opinion=opinion.raw_output,
        tokens_in=extraction.tokens_in + opinion.tokens_in,
        tokens_out=extraction.tokens_out + opinion.tokens_out,
        cost=total_cost(extraction.cost, opinion.cost),
    )


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
