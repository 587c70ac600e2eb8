"""Writes what the chain judged: the only writer of candidates, it takes nothing but a Judgement (2-architecture.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import F, Max
from django.utils import timezone

from evidence.domain import secrets
from evidence.domain.errors import Conflict, ProviderFailed
from evidence.domain.findings import Effect, Verdict
from extraction import metrics
from extraction.claims import claim_of
from extraction.domain.chain import Judged, Judgement
from extraction.domain.rates import is_sampled
from extraction.domain.reasons import Reason
from extraction.domain.run import RunContext
from extraction.domain.schema import without_unsafe
from extraction.extractors import Extraction, ExtractionFailed, Spent
from extraction.models import Audit, Candidate, CandidateFinding, Review, Run, RunStatus
from extraction.rows import candidate_row, finding_rows
from memories import lifecycle
from memories.models import ActorKind, Memory
from memories.record import Decider, Entry, append

CHAIN = Decider(ActorKind.GUARD, "chain")
REPROCESS = Decider(ActorKind.SYSTEM, "reprocess")
NOTHING_GROUNDED = "Nothing could be grounded in this text."

logger = structlog.get_logger(__name__)


def record(run: Run, judgement: Judgement, extraction: Extraction) -> bool:
    """Store every candidate with its findings and admit what is proven, all in one transaction with the run's end.

    Returns false, with nothing written, when another worker holds the run by now.
    """
    if not isinstance(judgement, Judgement):
        raise TypeError("the ledger accepts only what the chain judged")
    with transaction.atomic():
        status = RunStatus.PARTIAL if extraction.is_partial else RunStatus.DONE
        if not _finish(run, status, _outcome(judgement, extraction)):
            return False
        rows = [candidate_row(run, judgement, judged) for judged in judgement.judged]
        _replace_twins(run, rows)
        _admit(run, judgement, rows)
        _sample(run, extraction.model, rows)
        Candidate.objects.bulk_create(rows)
        findings = [finding_rows(row, judged.findings) for row, judged in zip(rows, judgement.judged, strict=True)]
        CandidateFinding.objects.bulk_create([finding for group in findings for finding in group])
        metrics.count(run.organization, _counted(run, status, judgement))
        transaction.on_commit(partial(_report, run, rows, judgement))
    return True


def skip(run: Run, context: RunContext) -> bool:
    """End a run that its scope's policy keeps out, without any provider call."""
    note = f"The policy {context.policy_pattern!r} keeps this scope out."
    return _end_without_verdicts(
        run, RunStatus.SKIPPED, {"policy": context.policy.value, "policy_pattern": context.policy_pattern, "note": note}
    )


def fail(run: Run, failure: ProviderFailed) -> bool:
    """End a run whose provider gave no usable answer; what it did give is kept, so that it can be looked at."""
    logger.error("run_failed", run=str(run.pk), code=failure.code)
    spent = _spent(failure.spent) if isinstance(failure, ExtractionFailed) else {}
    return _end_without_verdicts(
        run,
        RunStatus.FAILED,
        spent
        | {
            "error_code": failure.code,
            "error_detail": _storable(f"{failure.message} {failure.hint}".strip()),
            "raw_output": _storable(failure.raw_output),
            "second_opinion": "",
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


def correct(row: Candidate, judgement: Judgement, *, decider: Decider, reason: str) -> Candidate:
    """Keep a person's correction beside what it replaces and admit it, inside the caller's transaction."""
    if not isinstance(judgement, Judgement):
        raise TypeError("the ledger accepts only what the chain judged")
    judged = next(each for each in judgement.judged if each.candidate.index == row.index)
    memory = lifecycle.admit(row.organization, [claim_of(row.run, judgement, judged)], decider=decider, reason=reason)[
        0
    ]
    corrected = candidate_row(row.run, judgement, judged)
    last = Candidate.objects.filter(run=row.run, attempt=row.attempt).aggregate(last=Max("index"))["last"]
    corrected.attempt, corrected.index, corrected.revises, corrected.memory = row.attempt, last + 1, row, memory
    if judged.verdict is not Verdict.ADMITTED:
        corrected.review, corrected.reviewed_at, corrected.reviewed_by = Review.RESTORED, timezone.now(), decider.id
    corrected.save(force_insert=True)
    CandidateFinding.objects.bulk_create(finding_rows(corrected, judged.findings))
    decide(row, Review.REPLACED, by=decider)
    return corrected


def reopen(row: Candidate, review: str, *, memory: Memory | None) -> None:
    """Take a person's decision off a candidate, which waits again as it did before, with the memory it had then."""
    undecided = {"review": review, "reviewed_at": None, "reviewed_by": "", "memory": memory}
    _change(row, undecided | {"version": row.version + 1})


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
    _change(row, changes)


def _change(row: Candidate, changes: dict[str, Any]) -> None:
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


def _end_without_verdicts(run: Run, status: RunStatus, changes: dict[str, Any]) -> bool:
    with transaction.atomic():
        is_ended = _finish(run, status, changes)
        if is_ended:
            metrics.count(run.organization, {(metrics.RUNS, run.surface, status.value, ""): 1})
    return is_ended


def _counted(run: Run, status: RunStatus, judgement: Judgement) -> Counter[metrics.Kind]:
    counted = Counter[metrics.Kind]([(metrics.RUNS, run.surface, status.value, "")])
    counted.update((metrics.CANDIDATES, run.surface, judged.verdict.value, "") for judged in judgement.judged)
    found = (each for judged in judgement.judged for each in judged.findings)
    counted.update((metrics.FINDINGS, run.surface, each.code, each.effect.value) for each in found)
    return counted


def _report_end(run: Run, status: RunStatus) -> None:
    logger.info(
        "run_ended", organization=str(run.organization_id), run=str(run.pk), status=status.value, attempt=run.attempt
    )


def _outcome(judgement: Judgement, extraction: Extraction) -> dict[str, Any]:
    return {
        "policy": judgement.run.policy.value,
        "policy_pattern": judgement.run.policy_pattern,
        "register": judgement.batch.register.value,
        "register_stated": judgement.batch.register_stated,
        "raw_output": _storable(extraction.raw_output),
        "second_opinion": _storable(extraction.second_opinion),
        **_spent(extraction.spent),
        "counts": counts(judgement.judged),
        "note": told(judgement, extraction),
    }


def _storable(text: str) -> str:
    """The text with secrets hidden and what no database holds shown as U+FFFD, code point for code point."""
    return secrets.mask(without_unsafe(text))


def told(judgement: Judgement, extraction: Extraction) -> str:
    """What a run says of itself: where nothing was kept, that nothing was, what came in, and what was looked for."""
    if any(judged.verdict is not Verdict.DROPPED for judged in judgement.judged):
        return extraction.note
    proposed = len(judgement.judged)
    refused = f"{proposed} proposal{'' if proposed == 1 else 's'} came in and the guards refused"
    came = f"{refused} {'it' if proposed == 1 else 'every one'}." if proposed else ""
    return " ".join(filter(None, (NOTHING_GROUNDED, came, extraction.note)))


def _spent(spent: Spent) -> dict[str, Any]:
    return {
        "model": _storable(spent.model),
        "prompt_version": _storable(spent.prompt_version),
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


def _replace_twins(run: Run, rows: list[Candidate]) -> None:
    """Take the same claims of earlier attempts out of the queue; locked before the record, as a review does."""
    claims = {row.fingerprint for row in rows}
    earlier = Candidate.objects.filter(run=run, attempt__lt=run.attempt, review=Review.OPEN, fingerprint__in=claims)
    twins = list(earlier.select_for_update().values_list("pk", flat=True))
    if not twins:
        return
    Candidate.objects.filter(pk__in=twins).update(
        review=Review.REPLACED, reviewed_at=timezone.now(), version=F("version") + 1
    )
    before, after = Review.OPEN.value, Review.REPLACED.value
    entries = [Entry(REPROCESS, "candidate", pk, "replace", after, before) for pk in twins]
    append(run.organization, entries)


def _admit(run: Run, judgement: Judgement, rows: list[Candidate]) -> None:
    kept = [
        (row, claim_of(run, judgement, judged))
        for row, judged in zip(rows, judgement.judged, strict=True)
        if judged.verdict is Verdict.ADMITTED or _repeats_a_memory(judged)
    ]
    memories = lifecycle.admit(run.organization, [claim for _, claim in kept], decider=CHAIN)
    for (row, _), memory in zip(kept, memories, strict=True):
        row.memory = memory
    _supersede(run, zip(rows, judgement.judged, strict=True))


def _supersede(run: Run, judged: Iterable[tuple[Candidate, Judged]]) -> None:
    """End the memories that an admitted claim replaces by its own source's word, by the memory that it became."""
    successors = {
        UUID(found.data["memory"]): row.memory
        for row, each in judged
        if each.verdict is Verdict.ADMITTED and row.memory
        for found in each.findings
        if found.code == Reason.SUPERSEDES
    }
    if successors:
        lifecycle.supersede_each(run.organization, successors, decider=CHAIN, reason_code=Reason.SUPERSEDES)


def _sample(run: Run, model: str, rows: list[Candidate]) -> None:
    """Put a share of what was admitted before a person who looks at it blind."""
    share = run.organization.audit_share
    memories = {row.memory for row in rows if row.verdict == Verdict.ADMITTED and row.memory}
    about = {"organization": run.organization, "extractor": run.extractor, "model": model}
    audits = [Audit(memory=memory, **about) for memory in memories if is_sampled(memory.pk, share)]
    Audit.objects.bulk_create(audits, ignore_conflicts=True)


def _repeats_a_memory(judged: Judged) -> bool:
    codes = {found.code for found in judged.findings if found.effect is not Effect.NOTE}
    return codes == {Reason.DUPLICATE.value}


def _report(run: Run, rows: list[Candidate], judgement: Judgement) -> None:
    for row, judged in zip(rows, judgement.judged, strict=True):
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
