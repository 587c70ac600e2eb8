"""Turns a proven candidate into the claim that becomes a memory: subject, validity, exhibits (2-architecture.md)."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from evidence.domain import secrets
from evidence.models import Person
from extraction.domain.candidate import Candidate
from extraction.domain.chain import Judged, Judgement
from extraction.domain.proof import Exhibit, Proof
from extraction.domain.run import Actor, RunContext
from extraction.models import Run
from memories import lifecycle
from memories.domain.fingerprint import fingerprint
from memories.domain.taxonomy import label_names
from memories.lifecycle import Claim

LONGEST_WHOLE: Final = 20_000
AROUND: Final = 8_000


def claim_of(run: Run, judgement: Judgement, judged: Judged) -> Claim:
    """The claim of a candidate whose spans were all found."""
    candidate, proof = judged.candidate, judged.proof
    if proof is None or not proof.exhibits or any(exhibit.message is None for exhibit in proof.exhibits):
        raise ValueError("a claim needs every one of its spans in a cited message")
    speaker = _subject(judgement.run, proof)
    valid_from = candidate.valid_from or _said_at(judgement.run, proof)
    in_order = not (valid_from and candidate.valid_until) or candidate.valid_until > valid_from
    return Claim(
        scope=run.scope,
        content=candidate.content,
        fingerprint=fingerprint(candidate.content),
        labels=[{"label": score.label.value, "confidence": score.confidence} for score in candidate.labels],
        label_names=label_names(score.label for score in candidate.labels),
        confidence=proof.result.clamped_confidence,
        grounding=candidate.grounding.value,
        register=judgement.batch.register.value,
        exhibits=tuple(_exhibit(run, judgement.run, exhibit) for exhibit in proof.exhibits),
        facts=[asdict(value) for value in proof.result.resolved],
        item_type=secrets.mask(candidate.item_type or ""),
        knowledge_type=secrets.mask(candidate.knowledge_type or ""),
        subject=Person.objects.get(pk=speaker.person_id) if speaker and speaker.person_id else None,
        subject_actor=speaker.id if speaker else "",
        valid_from=valid_from if in_order else None,
        valid_until=candidate.valid_until,
        metadata=_metadata(judgement, candidate),
    )


def _subject(run: RunContext, proof: Proof) -> Actor | None:
    message = proof.exhibits[0].message
    return run.speaker(message) if run.sole_person and message else None


def _said_at(run: RunContext, proof: Proof) -> datetime | None:
    message = proof.exhibits[0].message
    return (message.said_at if message else None) or run.reference_at


def _exhibit(run: Run, context: RunContext, exhibit: Exhibit) -> lifecycle.Exhibit:
    message = exhibit.message
    if message is None or exhibit.start is None or exhibit.end is None:
        raise ValueError("an exhibit needs its place")
    speaker = context.speaker(message)
    first, last = _passage(len(message.text), exhibit.start, exhibit.end)
    is_whole = last - first == len(message.text)
    place = "" if is_whole else f", characters {first:,} to {last:,} of {len(message.text):,}"
    return lifecycle.Exhibit(
        content_text=message.text[first:last],
        start=exhibit.start - first,
        end=exhibit.end - first,
        source_type=message.role.value,
        title=f"{run.external_id}, message {message.index}{place}",
        speaker=speaker.name if speaker else "",
        said_at=message.said_at,
        origin={"run": str(run.pk), "message": message.index} | ({} if is_whole else {"from": first}),
    )


def _passage(length: int, start: int, end: int) -> tuple[int, int]:
    """Which part of a message is kept beside a span: the whole, or of a long one what stands around the span."""
    return (0, length) if length <= LONGEST_WHOLE else (max(0, start - AROUND), min(length, end + AROUND))


def _metadata(judgement: Judgement, candidate: Candidate) -> dict[str, Any]:
    return {
        "grounding_stated": candidate.grounding_stated,
        "register_stated": judgement.batch.register_stated,
        "own_confidence": candidate.confidence,
        "metadata": secrets.mask_all(candidate.metadata),
    }
