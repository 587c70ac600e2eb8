"""Finds the stored claims that new ones may contradict: the newest of their scope, by its index (3-guards.md)."""

from __future__ import annotations

from typing import Any, Final

from evidence.models import Organization
from memories.domain.statements import Statement, subject_key
from memories.domain.taxonomy import Grounding, Label
from memories.models import Memory

MOST_RECENT: Final = 500
_READ: Final = ("id", "content", "evidence__said_at", "subject_id", "subject_actor", "valid_from", "valid_until")


def newest(organization: Organization, scope: str) -> tuple[Statement, ...]:
    """The 500 newest active durable memories of a scope, the newest first, ready to be compared.

    The bound is the scope, not the store: likeness of letters, which PostgreSQL could look up in the whole of it,
    finds the same few words in every scope of every organization.
    """
    active = Memory.objects.for_organization(organization).active().filter(scope=scope).order_by("-id")
    durable = active.exclude(label_names=Label.EPISODIC.value).exclude(grounding=Grounding.CONSTRUCTED.value)
    return tuple(_statement(row, organization) for row in durable.values(*_READ)[:MOST_RECENT])


def _statement(row: dict[str, Any], organization: Organization) -> Statement:
    return Statement(
        text=row["content"],
        conventions=organization.conventions,
        said_at=row["evidence__said_at"],
        subject=subject_key(row["subject_id"], row["subject_actor"]),
        valid_from=row["valid_from"],
        valid_until=row["valid_until"],
        id=str(row["id"]),
    )
