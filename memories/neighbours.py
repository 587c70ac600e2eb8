"""Finds the stored claims that may speak of the same thing as new ones, few and by an index (3-guards.md, novelty)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.db import connections

from evidence.models import Organization
from memories.domain.statements import Statement, subject_key
from memories.domain.taxonomy import Grounding, Label
from memories.models import Memory, MemoryQuerySet

MOST_FOR_A_CLAIM: Final = 20
MOST_RECENT: Final = 200
# A claim a row, and for each its nearest by the parts of their words, which the index of 0003_search finds.
_NEAREST: Final = """
    SELECT DISTINCT near.id FROM unnest(%s::text[]) AS asked(claim), LATERAL (
        SELECT id FROM memories_memory
        WHERE organization_id = %s AND scope = %s AND status = 'active' AND upper(content) %% upper(asked.claim)
        ORDER BY similarity(upper(content), upper(asked.claim)) DESC, id DESC LIMIT %s
    ) AS near
"""


def like(organization: Organization, scope: str, claims: Sequence[str]) -> tuple[Statement, ...]:
    """The active durable memories of a scope that are likest to the claims, newest first.

    On PostgreSQL at most 20 for each claim; on SQLite, which has no such index, the 200 that came last.
    """
    if not claims:
        return ()
    active = Memory.objects.for_organization(organization).active().filter(scope=scope).order_by("-id")
    durable = active.exclude(label_names=Label.EPISODIC.value).exclude(grounding=Grounding.CONSTRUCTED.value)
    connection = connections[durable.db]
    if connection.vendor != "postgresql":
        return _statements(durable[:MOST_RECENT], organization)
    with connection.cursor() as cursor:
        cursor.execute(_NEAREST, [list(claims), organization.pk, scope, MOST_FOR_A_CLAIM])
        near = [row[0] for row in cursor.fetchall()]
    return _statements(durable.filter(pk__in=near), organization)


def _statements(memories: MemoryQuerySet, organization: Organization) -> tuple[Statement, ...]:
    names = ("id", "content", "evidence__said_at", "subject_id", "subject_actor", "valid_from", "valid_until")
    return tuple(_statement(row, organization) for row in memories.values(*names))


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
