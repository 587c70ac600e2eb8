"""Translates between the candidates of the chain and their rows, both ways and without loss (2-architecture.md)."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Any

from evidence.domain.context import Facts
from evidence.domain.findings import Effect, Finding, Verdict
from extraction.domain import secrets
from extraction.domain.candidate import Batch, Candidate, Fault, LabelScore
from extraction.domain.chain import Judged, Judgement
from extraction.domain.proof import Exhibit
from extraction.models import Candidate as CandidateRow
from extraction.models import CandidateFinding, Review, Run
from memories.domain.fingerprint import fingerprint
from memories.domain.taxonomy import Grounding, Label, Register, label_names

_SEVERITY = {Effect.DROP: 0, Effect.DEMOTE: 1, Effect.NOTE: 2}


def candidate_row(run: Run, judgement: Judgement, judged: Judged) -> CandidateRow:
    """The row of one judged candidate, secrets masked, not yet saved and without its memory."""
    candidate, batch = judged.candidate, judgement.batch
    exhibits = judged.proof.exhibits if judged.proof else ()
    return CandidateRow(
        organization=run.organization,
        run=run,
        attempt=run.attempt,
        index=candidate.index,
        content=secrets.mask(candidate.content),
        fingerprint=fingerprint(candidate.content),
        source_fingerprint=judged.proof.source if judged.proof else "",
        scope=run.scope,
        surface=run.surface,
        labels=[{"label": score.label.value, "confidence": score.confidence} for score in candidate.labels],
        label_names=label_names(score.label for score in candidate.labels),
        confidence=candidate.confidence,
        clamped_confidence=judged.proof.result.clamped_confidence if judged.proof else None,
        valid_from=candidate.valid_from,
        valid_until=candidate.valid_until,
        grounding=candidate.grounding.value,
        grounding_stated=candidate.grounding_stated,
        register=batch.register.value,
        register_stated=batch.register_stated,
        second_opinion=judgement.opinions.get(candidate.index, ""),
        item_type=candidate.item_type or "",
        knowledge_type=candidate.knowledge_type or "",
        proposal=_masked(_proposal(candidate)),
        exhibits=[_masked(_exhibit_json(exhibit)) for exhibit in exhibits],
        resolved=[asdict(value) for value in judged.proof.result.resolved] if judged.proof else [],
        admission=judged.admission.as_json() if judged.admission else None,
        actor=next((exhibit.message.actor_id or "" for exhibit in exhibits if exhibit.message), ""),
        verdict=judged.verdict.value,
        reason=main_reason(judged.findings),
        review=Review.OPEN if judged.verdict is Verdict.DEMOTED else Review.NONE,
    )


def finding_rows(row: CandidateRow, findings: tuple[Finding, ...]) -> list[CandidateFinding]:
    """The rows of a candidate's findings, secrets masked, not yet saved."""
    return [
        CandidateFinding(
            organization=row.organization,
            candidate=row,
            position=position,
            code=found.code,
            effect=found.effect.value,
            guard=found.guard,
            guard_version=found.guard_version,
            detail=secrets.mask(found.detail),
            data=_masked(dict(found.data)),
        )
        for position, found in enumerate(findings)
    ]


def domain_candidate(row: CandidateRow) -> Candidate:
    """The candidate as it was proposed, read back from its row."""
    proposal = row.proposal
    facts = proposal["facts"]
    return Candidate(
        index=row.index,
        content=row.content,
        labels=tuple(LabelScore(Label(each["label"]), each["confidence"]) for each in row.labels),
        confidence=row.confidence,
        valid_from=row.valid_from,
        valid_until=row.valid_until,
        valid_from_stated=proposal["valid_from_stated"],
        grounding=Grounding(row.grounding),
        grounding_stated=row.grounding_stated,
        spans=tuple(proposal["spans"]),
        citations=tuple(proposal["citations"]),
        facts=Facts(tuple(facts["amounts"]), tuple(facts["dates"]), tuple(facts["owners"])),
        kind=proposal["kind"],
        knowledge_type=row.knowledge_type or None,
        item_type=row.item_type or None,
        explicit_write=proposal["explicit_write"],
        metadata=proposal["metadata"],
        faults=tuple(Fault(each["field"], each["rule"]) for each in proposal["faults"]),
    )


def domain_batch(rows: list[CandidateRow]) -> Batch:
    """The batch that an attempt's rows came from, without a limit: a person may overrule its size."""
    first = rows[0]
    return Batch(tuple(map(domain_candidate, rows)), Register(first.register), first.register_stated, limit=None)


def stored_opinions(rows: list[CandidateRow]) -> dict[int, Grounding]:
    """What a second opinion said of the rows when they were judged, by index."""
    return {row.index: Grounding(row.second_opinion) for row in rows if row.second_opinion}


def main_reason(findings: tuple[Finding, ...]) -> str:
    """The code that decided: the first of the most severe, or nothing for an untroubled candidate."""
    deciding = [found for found in findings if found.effect is not Effect.NOTE]
    return min(deciding, key=lambda found: _SEVERITY[found.effect]).code if deciding else ""


def _proposal(candidate: Candidate) -> dict[str, Any]:
    return {
        "spans": list(candidate.spans),
        "citations": list(candidate.citations),
        "facts": {
            "amounts": [
                amount if isinstance(amount, str | int | float) else dict(amount) for amount in candidate.facts.amounts
            ],
            "dates": list(candidate.facts.dates),
            "owners": list(candidate.facts.owners),
        },
        "kind": candidate.kind,
        "valid_from_stated": candidate.valid_from_stated,
        "explicit_write": candidate.explicit_write,
        "metadata": dict(candidate.metadata),
        "faults": [asdict(fault) for fault in candidate.faults],
    }


def _exhibit_json(exhibit: Exhibit) -> dict[str, Any]:
    message = exhibit.message.index if exhibit.message else None
    return {"span": exhibit.span, "message": message, "start": exhibit.start, "end": exhibit.end}


def _masked(value: Any) -> Any:
    if isinstance(value, str):
        return secrets.mask(value)
    if isinstance(value, dict):
        return {str(key): _masked(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_masked(inner) for inner in value]
    return value.isoformat() if isinstance(value, datetime) else value
