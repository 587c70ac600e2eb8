"""Writes what the chain judged: the only writer of candidates, it takes nothing but a Judgement (2-architecture.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

import structlog
from django.db import transaction
from django.utils import timezone

from evidence.domain.errors import Conflict, ProviderFailed
from evidence.domain.findings import Effect, Verdict
from extraction import metrics
from extraction.claims import claim_of
from extraction.domain import secrets
from extraction.domain.chain import Judged, Judgement
from extraction.domain.reasons import Reason
from extraction.domain.run import RunContext
from extraction.extractors import Extraction, ExtractionFailed, Spent
from extraction.models import Candidate, CandidateFinding, Review, Run, RunStatus
from extraction.rows import candidate_row, finding_rows
from memories import lifecycle
from memories.models import ActorKind, Memory
from memories.record import Decider

CHAIN = Decider(ActorKind.GUARD, "chain")
NOTHING_GROUNDED = "Nothing could be grounded in this text."

logger = structlog.get_logger(__name__)


def record(run: Run, judgement: Judgement, extraction: Extraction) -> bool:
    """Store every candidate with its findings and admit what is proven, all in one transaction with the run's end.

    Returns false, with nothing written, when another worker holds the run by now.
    """
    if not isinstance(judgement, Judgement):
        raise TypeError("the ledger accepts only what the chain judged")
    with transaction.atomic():
        if not _finish(
            run, RunStatus.PARTIAL if extraction.is_partial else RunStatus.DONE, _outcome(judgement, extraction)
        ):
            return False
        rows = [candidate_row(run, judgement, judged) for judged in judgement.judged]
        _admit(run, judgement, rows)
        Candidate.objects.bulk_create(rows)
        findings = [finding_rows(row, judged.findings) for row, judged in zip(rows, judgement.judged, strict=True)]
        CandidateFinding.objects.bulk_create([finding for group in findings for finding in group])
        transaction.on_commit(partial(_report, run, rows, judgement))
    return True


def skip(run: Run, context: RunContext) -> bool:
    """End a run that its scope's policy keeps out, without any provider call."""
    note = f"The policy {context.policy_pattern!r} keeps this scope out."
    return _finish(
        run, RunStatus.SKIPPED, {"policy": context.policy.value, "policy_pattern": context.policy_pattern, "note": note}
    )


def fail(run: Run, failure: ProviderFailed) -> bool:
    """End a run whose provider gave no usable answer; what it did give is kept, so that it can be looked at."""
    logger.error("run_failed", run=str(run.pk), code=failure.code)
    spent = _spent(failure.spent) if isinstance(failure, ExtractionFailed) else {}
    return _finish(
        run,
        RunStatus.FAILED,
        spent
        | {
            "error_code": failure.code,
            "error_detail": secrets.mask(f"{failure.message} {failure.hint}".strip()),
            "raw_output": secrets.mask(failure.raw_output),
        },
    )


def restore(row: Candidate, judgement: Judgement, *, decider: Decider, reason: str) -> Memory:
    """Admit a candidate that a person restores, inside the caller's transaction; its batch was judged again."""
    if not isinstance(judgement, Judgement):
        raise TypeError("the ledger accepts only what the chain judged")
    judged = next(each for each in judgement.judged if each.candidate.index == row.index)
    claim = claim_of(row.run, judgement, judged)
    memory = lifecycle.admit(row.organization, [claim], decider=decider, reason=reason)[0]
    decide(row, Review.RESTORED, by=decider, memory=memory)
    return memory


def decide(row: Candidate, review: Review, *, by: Decider, memory: Memory | None = None) -> None:
    """Set what a person made of a candidate, unless somebody else was quicker, which is a Conflict."""
    changes: dict[str, Any] = {
        "review": review,
        "reviewed_at": timezone.now(),
        "reviewed_by": by.id,
        "version": row.version + 1,
    }
    if memory:
        changes["memory"] = memory
    changed = Candidate.objects.filter(pk=row.pk, version=row.version, review=row.review).update(**changes)
    if not changed:
        raise Conflict("Somebody else decided this candidate meanwhile.", code="already_decided", hint="Load it again.")
    for name, value in changes.items():
        setattr(row, name, value)


def _finish(run: Run, status: RunStatus, changes: dict[str, Any]) -> bool:
    ended = {"status": status, "finished_at": timezone.now(), "lease_until": None} | changes
    held = Run.objects.filter(pk=run.pk, status=RunStatus.PROCESSING, attempt=run.attempt)
    changed = bool(held.update(**ended))
    if not changed:
        logger.warning("run_lost_its_lease", run=str(run.pk), attempt=run.attempt)
        return False
    transaction.on_commit(partial(_report_end, run, status))
    return True


def _report_end(run: Run, status: RunStatus) -> None:
    metrics.RUNS.labels(run.surface, status.value).inc()
    logger.info(
        "run_ended", organization=str(run.organization_id), run=str(run.pk), status=status.value, attempt=run.attempt
    )


def _outcome(judgement: Judgement, extraction: Extraction) -> dict[str, Any]:
    return {
        "policy": judgement.run.policy.value,
        "policy_pattern": judgement.run.policy_pattern,
        "register": judgement.batch.register.value,
        "register_stated": judgement.batch.register_stated,
        "raw_output": secrets.mask(extraction.raw_output),
        "second_opinion": secrets.mask(extraction.second_opinion),
        **_spent(extraction.spent),
        "counts": counts(judgement.judged),
        "note": extraction.note if judgement.judged else f"{NOTHING_GROUNDED} {extraction.note}".strip(),
    }


def _spent(spent: Spent) -> dict[str, Any]:
    return {
        "model": spent.model,
        "prompt_version": spent.prompt_version,
        "tokens_in": spent.tokens_in,
        "tokens_out": spent.tokens_out,
        "cost": spent.cost,
    }


def counts(judged: Iterable[Judged]) -> dict[str, Any]:
    """How many were proposed, admitted, demoted and dropped, and how often each reason stood."""
    judged = tuple(judged)
    verdicts = Counter(each.verdict for each in judged)
    reasons = Counter(found.code for each in judged for found in each.findings)
    return {
        "proposed": len(judged),
        **{verdict.value: verdicts[verdict] for verdict in Verdict},
        "reasons": dict(sorted(reasons.items())),
    }


def _admit(run: Run, judgement: Judgement, rows: list[Candidate]) -> None:
    kept = [
        (row, claim_of(run, judgement, judged))
        for row, judged in zip(rows, judgement.judged, strict=True)
        if judged.verdict is Verdict.ADMITTED or _repeats_a_memory(judged)
    ]
    memories = lifecycle.admit(run.organization, [claim for _, claim in kept], decider=CHAIN)
    for (row, _), memory in zip(kept, memories, strict=True):
        row.memory = memory


def _repeats_a_memory(judged: Judged) -> bool:
    codes = {found.code for found in judged.findings if found.effect is not Effect.NOTE}
    return codes == {Reason.DUPLICATE.value}


def _report(run: Run, rows: list[Candidate], judgement: Judgement) -> None:
    for row, judged in zip(rows, judgement.judged, strict=True):
        metrics.CANDIDATES.labels(run.surface, row.verdict).inc()
        for found in judged.findings:
            metrics.FINDINGS.labels(run.surface, found.code, found.effect.value).inc()
        _log(run, row, judged)


def _log(run: Run, row: Candidate, judged: Judged) -> None:
    about = {
        "organization": str(run.organization_id),
        "run": str(run.pk),
        "candidate": str(row.pk),
        "surface": run.surface,
    }
    failed = [found.detail for found in judged.findings if found.code == Reason.GUARD_FAILED]
    if failed:
        logger.error("guard_failed", guards=failed, **about)
    if judged.verdict is Verdict.DROPPED:
        logger.info("candidate_dropped", reasons=[found.code for found in judged.findings], **about)
