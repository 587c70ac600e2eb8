"""Answers a batch of questions to `assert_grounded` and stores nothing (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from evidence.domain import GroundingContext, GroundingResult, KnownPerson, assert_grounded
from evidence.domain.errors import InvalidInput, TooLarge
from evidence.models import Organization, Person

MOST_QUESTIONS: Final = 1_000


@dataclass(frozen=True, slots=True)
class Question:
    """One claim, its values and the quote that should prove it; `people` are known beside the organization's own."""

    span: str
    source_text: str
    confidence: float
    mode: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    claim: str = ""
    said_at: datetime | None = None
    speaker: KnownPerson | None = None
    people: tuple[KnownPerson, ...] = ()
    valid_from: datetime | None = None
    valid_until: datetime | None = None


def ground_all(*, organization: Organization, questions: Sequence[Question]) -> list[GroundingResult]:
    """One result a question, in their order; TooLarge over 1,000, and InvalidInput names the question that is wrong."""
    if len(questions) > MOST_QUESTIONS:
        raise TooLarge(
            f"{len(questions):,} items are too many.", field="items", hint=f"Send at most {MOST_QUESTIONS:,} at once."
        )
    people = tuple(person.known() for person in Person.objects.for_organization(organization))
    return [_ground(number, question, organization, people) for number, question in enumerate(questions)]


def _ground(
    number: int, question: Question, organization: Organization, people: tuple[KnownPerson, ...]
) -> GroundingResult:
    context = GroundingContext(
        claim=question.claim,
        said_at=question.said_at,
        speaker=question.speaker,
        people=question.people + people,
        conventions=organization.conventions,
        valid_from=question.valid_from,
        valid_until=question.valid_until,
    )
    try:
        return assert_grounded(
            span=question.span,
            source_text=question.source_text,
            confidence=question.confidence,
            mode=question.mode,
            facts=question.facts,
            context=context,
        )
    except InvalidInput as error:
        place = f"items.{number}.{error.field}" if error.field else f"items.{number}"
        raise type(error)(error.message, code=error.code, field=place, hint=error.hint) from error
