"""Carries out one decision on many candidates, each on its own: one refusal stops no other (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final
from uuid import UUID

from evidence.domain.errors import NotProven, TooLarge, TouchstoneError
from evidence.models import Organization
from extraction import review
from extraction.models import Candidate

MOST_CANDIDATES: Final = 500


class BulkDecision(StrEnum):
    """What may be decided on many candidates at once."""

    RESTORE = "restore"
    UPHOLD = "uphold"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one candidate: its new review, or the code and the words of what stood against it."""

    id: UUID
    decided: bool
    review: str = ""
    code: str = ""
    detail: str = ""
    hint: str = ""
    reasons: tuple[str, ...] = ()


_ACTS: Final[Mapping[BulkDecision, Callable[..., Any]]] = {
    BulkDecision.RESTORE: review.restore,
    BulkDecision.UPHOLD: review.uphold,
}


def review_many(
    *,
    organization: Organization,
    ids: Sequence[UUID],
    decision: BulkDecision,
    user: str,
    reason: str,
    reason_code: str = "",
) -> list[Outcome]:
    """One outcome an id, in order; TooLarge over 500 ids. Each decision is a transaction of its own."""
    if len(ids) > MOST_CANDIDATES:
        raise TooLarge(f"{len(ids):,} ids are too many.", field="ids", hint=f"Send at most {MOST_CANDIDATES} at once.")
    rows = Candidate.objects.for_organization(organization).select_related("organization").in_bulk(list(ids))
    words = {"user": user, "reason": reason, "reason_code": reason_code}
    return [_decide(pk, rows.get(pk), decision, words) for pk in dict.fromkeys(ids)]


def _decide(pk: UUID, row: Candidate | None, decision: BulkDecision, words: Mapping[str, str]) -> Outcome:
    if row is None:
        return Outcome(pk, decided=False, code="not_found", detail="There is no such candidate.")
    try:
        _ACTS[decision](candidate=row, **words)
    except TouchstoneError as error:
        reasons = error.reasons if isinstance(error, NotProven) else ()
        return Outcome(pk, decided=False, code=error.code, detail=error.message, hint=error.hint, reasons=reasons)
    row.refresh_from_db(fields=["review"])
    return Outcome(pk, decided=True, review=row.review)
