"""Answers a batch of questions to `assert_grounded` and stores nothing (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from evidence.domain import Grounder, GroundingContext, GroundingResult, KnownPerson
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
    results: list[GroundingResult] = []
    # Neighbours that ask about one source share what is read of it; no more is held at a time than one source needs.
    for (_, own, _), alike in groupby(enumerate(questions), key=_read_against):
        grounder, known = Grounder(organization.conventions), own + people
        results += [_ground(number, question, organization, known, grounder) for number, question in alike]
    return results


def _read_against(numbered: tuple[int, Question]) -> tuple[str, tuple[KnownPerson, ...], KnownPerson | None]:
    _, question = numbered
    return question.source_text, question.people, question.speaker


def _ground(
    number: int,
    question: Question,
    organization: Organization,
    people: tuple[KnownPerson, ...],
    grounder: Grounder,
) -> GroundingResult:
    context = GroundingContext(
        claim=question.claim,
        said_at=question.said_at,
        speaker=question.speaker,
        people=people,
        conventions=organization.conventions,
        valid_from=question.valid_from,
        valid_until=question.valid_until,
    )
    try:
        return grounder.assert_grounded(
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
