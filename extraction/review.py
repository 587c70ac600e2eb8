"""Carries out what a person decides of a candidate: restore, uphold, supersede (3-guards.md, what may be overruled)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from django.db import transaction

from evidence.domain.errors import Conflict, InvalidInput, NotProven
from evidence.domain.findings import Effect
from extraction import ledger
from extraction.contexts import run_context, with_neighbours
from extraction.domain.candidate import Candidate as Proposal
from extraction.domain.chain import Judged, Judgement, judge
from extraction.domain.reasons import REASONS, Reason
from extraction.extractors import mode_of
from extraction.models import Candidate, Review
from extraction.rows import domain_batch, stored_opinions
from memories import lifecycle, record
from memories.models import ActorKind, Memory
from memories.record import Decider, Entry

DECIDABLE = (Review.NONE, Review.OPEN)
SHORTEST_REASON = 3


def restore(*, candidate: Candidate, user: str, reason: str, reason_code: str = "") -> Memory:
    """Admit a refused candidate on a person's word; what only a source can prove stays refused (NotProven)."""
    decider = decider_of(user, reason)
    with transaction.atomic():
        row = decidable(candidate)
        judgement = judge_again(row)
        refuse_unproven(standing_reasons(row, judgement))
        before = row.review
        memory = ledger.restore(row, judgement, decider=decider, reason=reason)
        recorded(row, decider, "restore", before, reason, reason_code)
    return memory


def uphold(*, candidate: Candidate, user: str, reason: str, reason_code: str = "") -> None:
    """Confirm a refusal, so that the same claim from the same source stays refused."""
    decider = decider_of(user, reason)
    with transaction.atomic():
        row = decidable(candidate)
        before = row.review
        ledger.decide(row, Review.UPHELD, by=decider)
        recorded(row, decider, "uphold", before, reason, reason_code)


def supersede(*, candidate: Candidate, memory: Memory, user: str, reason: str, reason_code: str = "") -> Memory:
    """Restore a candidate in the place of an active memory of its organization."""
    if memory.organization_id != candidate.organization_id:
        raise InvalidInput(
            "There is no such memory.", field="memory", hint="Choose an active memory of this organization."
        )
    with transaction.atomic():
        successor = restore(candidate=candidate, user=user, reason=reason, reason_code=reason_code)
        lifecycle.supersede(
            memory, decider=decider_of(user, reason), reason_text=reason, reason_code=reason_code, successor=successor
        )
    return successor


def judge_again(row: Candidate, corrected: Callable[[Proposal], Proposal] | None = None) -> Judgement:
    """The chain's judgement of a candidate's whole batch as things stand now, under the second opinions it had.

    `corrected` makes of the candidate itself what a person would have it be.
    """
    run = row.run
    rows = list(Candidate.objects.filter(run=run, attempt=row.attempt, revises=None).order_by("index"))
    batch = domain_batch(rows)
    if corrected:
        proposals = (corrected(each) if each.index == row.index else each for each in batch.candidates)
        batch = replace(batch, candidates=tuple(proposals))
    context = with_neighbours(run_context(run, mode_of(run.extractor)), run.organization, batch)
    return judge(batch, context, stored_opinions(rows))


def standing_reasons(row: Candidate, judgement: Judgement) -> tuple[str, ...]:
    """The reasons that no person may overrule; a secret, once found, stays found though it is masked by now."""
    found = row.findings.filter(code=Reason.SECRET).values_list("code", flat=True)
    return tuple(dict.fromkeys([*unproven(judged_of(row, judgement)), *found]))


def unproven(judged: Judged) -> tuple[str, ...]:
    """The reasons of one judged candidate that no person may overrule."""
    codes = (found.code for found in judged.findings if found.effect is not Effect.NOTE)
    return tuple(dict.fromkeys(code for code in codes if not REASONS[Reason(code)].overrulable))


def judged_of(row: Candidate, judgement: Judgement) -> Judged:
    """What the chain made of one candidate of the batch."""
    return next(each for each in judgement.judged if each.candidate.index == row.index)


def refuse_unproven(reasons: Sequence[str]) -> None:
    """NotProven in words where any reason stands that no person may overrule."""
    if reasons:
        sentences = " ".join(REASONS[Reason(code)].sentence for code in reasons)
        raise NotProven(
            f"This candidate is still not proven. {sentences}",
            reasons=tuple(reasons),
            hint="Correct its content or its span so that the source proves it; the chain then judges the correction.",
        )


def decidable(candidate: Candidate) -> Candidate:
    """The candidate's row, locked; a Conflict that names who decided when it is decided already."""
    row = Candidate.objects.select_for_update(of=("self",)).select_related("run__organization").get(pk=candidate.pk)
    if row.verdict == "admitted" or row.review not in DECIDABLE:
        done = f"It was {row.review} by {row.reviewed_by}." if row.reviewed_by else "It was admitted."
        raise Conflict(f"This candidate is decided already. {done}", code="already_decided", hint="Load it again.")
    return row


def decider_of(user: str, reason: str) -> Decider:
    """The person who decides; InvalidInput without a reason."""
    if len(reason.strip()) < SHORTEST_REASON:
        raise InvalidInput("A decision needs a reason.", field="reason", hint="Say in a few words why.")
    return Decider(ActorKind.PERSON, user)


def recorded(row: Candidate, decider: Decider, action: str, before: str, reason: str, reason_code: str) -> None:
    """Put a person's decision about a candidate on the record."""
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
