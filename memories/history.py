"""Reads the whole chain of a memory: what it replaced, what replaced it, and the decisions (document 002)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Q, QuerySet

from memories.models import Decision, Memory


@dataclass(frozen=True, slots=True)
class History:
    """Every memory of a chain, oldest first, and the decisions about them, oldest first."""

    memories: tuple[Memory, ...]
    decisions: tuple[Decision, ...]


def history(*, memory: Memory, within: QuerySet[Memory]) -> History:
    """The chain that a memory stands in, read from `within`; one query a generation, whatever its width."""
    chain = _chain(memory, within)
    decisions = Decision.objects.for_organization(memory.organization).filter(subject_id__in=chain).order_by("sequence")
    return History(tuple(chain[key] for key in sorted(chain)), tuple(decisions))


def _chain(memory: Memory, within: QuerySet[Memory]) -> dict[UUID, Memory]:
    chain: dict[UUID, Memory] = {}
    found: Iterable[Memory] = [memory]
    while fresh := {each.pk: each for each in found if each.pk not in chain}:
        chain |= fresh
        successors = {each.superseded_by_id for each in fresh.values()} - chain.keys()
        found = within.filter(Q(superseded_by__in=fresh) | Q(pk__in=successors)).exclude(pk__in=chain)
    return chain
