"""Carries out what a person decides of a candidate: restore, uphold, supersede (3-guards.md, what may be overruled)."""

from __future__ import annotations

from django.db import transaction

from evidence.domain.errors import Conflict, InvalidInput, NotProven
from evidence.domain.findings import Effect
from extraction import ledger
from extraction.contexts import run_context, with_neighbours
from extraction.domain.chain import Judged, Judgement, judge
from extraction.domain.reasons import REASONS, Reason
from extraction.models import Candidate, Review
from extraction.providers import provider_of
from extraction.rows import domain_batch, stored_opinions
from memories import lifecycle, record
from memories.models import ActorKind, Memory
from memories.record import Decider, Entry

DECIDABLE = (Review.NONE, Review.OPEN)
_SHORTEST_REASON = 3


def restore(*, candidate: Candidate, user: str, reason: str, reason_code: str = "") -> Memory:
    """Admit a refused candidate on a person's word; what only a source can prove stays refused (NotProven)."""
    decider = _decider(user, reason)
    with transaction.atomic():
        row = _decidable(candidate)
        judgement = judge_again(row)
        _refuse_unproven(row, judgement)
        before = row.review
        memory = ledger.restore(row, judgement, decider=decider, reason=reason)
        _record(row, decider, "restore", before, reason, reason_code)
    return memory


def uphold(*, candidate: Candidate, user: str, reason: str, reason_code: str = "") -> None:
    """Confirm a refusal, so that the same claim from the same source stays refused."""
    decider = _decider(user, reason)
    with transaction.atomic():
        row = _decidable(candidate)
        before = row.review
        ledger.decide(row, Review.UPHELD, by=decider)
        _record(row, decider, "uphold", before, reason, reason_code)


def supersede(*, candidate: Candidate, memory: Memory, user: str, reason: str, reason_code: str = "") -> Memory:
    """Restore a candidate in the place of an active memory of its organization."""
    if memory.organization_id != candidate.organization_id:
        raise InvalidInput(
            "There is no such memory.", field="memory", hint="Choose an active memory of this organization."
        )
    with transaction.atomic():
        successor = restore(candidate=candidate, user=user, reason=reason, reason_code=reason_code)
        lifecycle.supersede(
            memory, decider=_decider(user, reason), reason_text=reason, reason_code=reason_code, successor=successor
        )
    return successor


def judge_again(row: Candidate) -> Judgement:
    """The chain's judgement of a candidate's whole batch, as things stand now, under the second opinions it had."""
    run = row.run
    rows = list(Candidate.objects.filter(run=run, attempt=row.attempt, revises=None).order_by("index"))
    source = provider_of(run)
    batch = domain_batch(rows)
    context = with_neighbours(run_context(run, source.mode), run.organization, batch)
    return judge(batch, context, stored_opinions(rows))


def standing_reasons(row: Candidate, judgement: Judgement) -> tuple[str, ...]:
    """The reasons that no person may overrule; a secret, once found, stays found though it is masked by now."""
    judged = _judged(row, judgement)
    codes = [found.code for found in judged.findings if found.effect is not Effect.NOTE]
    codes += row.findings.filter(code=Reason.SECRET).values_list("code", flat=True)
    return tuple(dict.fromkeys(code for code in codes if not REASONS[Reason(code)].overrulable))


def _judged(row: Candidate, judgement: Judgement) -> Judged:
    return next(each for each in judgement.judged if each.candidate.index == row.index)


def _refuse_unproven(row: Candidate, judgement: Judgement) -> None:
    reasons = standing_reasons(row, judgement)
    if reasons:
        sentences = " ".join(REASONS[Reason(code)].sentence for code in reasons)
        raise NotProven(
            f"This candidate is still not proven. {sentences}",
            reasons=reasons,
            hint="Correct its content or its span so that the source proves it; the chain then judges the correction.",
        )


def _decidable(candidate: Candidate) -> Candidate:
    row = Candidate.objects.select_for_update(of=("self",)).select_related("run__organization").get(pk=candidate.pk)
    if row.verdict == "admitted" or row.review not in DECIDABLE:
        done = f"It was {row.review} by {row.reviewed_by}." if row.reviewed_by else "It was admitted."
        raise Conflict(f"This candidate is decided already. {done}", code="already_decided", hint="Load it again.")
    return row


def _decider(user: str, reason: str) -> Decider:
    if len(reason.strip()) < _SHORTEST_REASON:
        raise InvalidInput("A decision needs a reason.", field="reason", hint="Say in a few words why.")
    return Decider(ActorKind.PERSON, user)


def _record(row: Candidate, decider: Decider, action: str, before: str, reason: str, reason_code: str) -> None:
    entry = Entry(
        decider=decider,
        subject_type="candidate",
        subject_id=row.pk,
        action=action,
        state_before=before,
        state_after=row.review,
        reason_code=reason_code,
        reason_text=reason.strip(),
    )
    record.append(row.organization, [entry])
