"""Judges a candidate as a person corrected it and keeps it when it is proven (3-guards.md, what may be overruled)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from django.db import transaction

from evidence.domain.findings import Effect
from extraction import ledger, review
from extraction.domain.candidate import Candidate as Proposal
from extraction.domain.chain import Judged
from extraction.domain.reasons import REASONS, Reason
from extraction.domain.schema import parse
from extraction.models import Candidate
from memories.domain.taxonomy import Label


@dataclass(frozen=True, slots=True)
class Quoted:
    """A span and the index of the message that it is taken from."""

    message: int
    span: str


@dataclass(frozen=True, slots=True)
class Correction:
    """A candidate's claim, labels, validity and quotes as a person would have them; bounds are aware or none."""

    content: str
    labels: tuple[Label, ...]
    quotes: tuple[Quoted, ...]
    valid_from: datetime | None = None
    valid_until: datetime | None = None

    def applied(self, proposal: Proposal) -> Proposal:
        """The proposal with the correction read by the contract.

        Its values are read from the corrected claim alone, so the declared facts fall away. A label that is kept keeps
        its confidence; a new one takes the candidate's own, or that of its surest label.
        """
        own = {score.label: score.confidence for score in proposal.labels}
        fallback = proposal.confidence if proposal.confidence is not None else max(own.values(), default=0.0)
        memory = {
            "content": self.content,
            "categories": [{"label": label.value, "confidence": own.get(label, fallback)} for label in self.labels],
            "valid_from": self.valid_from.isoformat() if self.valid_from else None,
            "valid_until": self.valid_until.isoformat() if self.valid_until else None,
            "cited_messages": [quote.message for quote in self.quotes],
            "evidence_spans": [quote.span for quote in self.quotes],
        }
        read = parse({"memories": [memory]}).candidates[0]
        return replace(
            proposal,
            content=read.content,
            labels=read.labels,
            valid_from=read.valid_from,
            valid_from_stated=read.valid_from_stated,
            valid_until=read.valid_until,
            citations=read.citations,
            spans=read.spans,
            facts=read.facts,
            faults=read.faults,
        )


def correct(*, candidate: Candidate, to: Correction, user: str, reason: str, reason_code: str = "") -> Candidate:
    """The correction as a candidate of its own, admitted in the place of the original, which is then `replaced`.

    NotProven, with nothing stored, when a reason still stands that no person may overrule, or any of faithfulness:
    whoever writes the words can write what the source proves.
    """
    decider = review.decider_of(user, reason)
    with transaction.atomic():
        row = review.decidable(candidate)
        judgement = review.judge_again(row, to.applied)
        review.refuse_unproven(_standing(review.judged_of(row, judgement)))
        before = row.review
        corrected = ledger.correct(row, judgement, decider=decider, reason=reason)
        review.recorded(row, decider, "correct", before, reason, reason_code)
    return corrected


def _standing(judged: Judged) -> tuple[str, ...]:
    of_proof = (found.code for found in judged.findings if found.guard == "faithfulness")
    unproven = (code for code in of_proof if REASONS[Reason(code)].effect is not Effect.NOTE)
    return tuple(dict.fromkeys((*review.unproven(judged), *unproven)))
