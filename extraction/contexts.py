"""Reads what the chain knows of a run into plain data: the run first, then its neighbours (2-architecture.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from django.db.models import Q

from evidence.domain.context import Mode
from evidence.models import Organization, Person, PersonIdentity
from extraction.domain import policy
from extraction.domain.candidate import Batch
from extraction.domain.run import Actor, ActorKind, House, Message, Neighbour, PolicyMode, Role, RunContext, Surface
from extraction.models import Candidate, Review, Run, ScopePolicy
from memories.domain.fingerprint import fingerprint
from memories.domain.similarity import Gist
from memories.models import Memory, MemoryStatus
from memories.neighbours import newest

MOST_RECENT_CLAIMS: Final = 200
# What a person took out of service, or put another claim in the place of.
_TAKEN_BACK: Final = Q(memory__status=MemoryStatus.RETIRED) | Q(memory__superseded_by__isnull=False)


def run_context(run: Run, mode: Mode) -> RunContext:
    """Everything the guards may know of a run, but for its neighbours."""
    mode_of_scope, pattern, threshold = policy_for(run.organization, run.scope)
    return RunContext(
        scope=run.scope,
        messages=tuple(message_from_json(index, raw) for index, raw in enumerate(run.messages)),
        actors=_linked(run.organization, tuple(actor_from_json(raw) for raw in run.actors)),
        surface=Surface(run.surface),
        mode=mode,
        policy=mode_of_scope,
        policy_pattern=pattern,
        admission_threshold=threshold,
        reference_at=run.reference_at,
        house=house(run.organization),
        run_id=str(run.pk),
        external_id=run.external_id,
    )


def with_neighbours(context: RunContext, organization: Organization, batch: Batch) -> RunContext:
    """The context with what is already stored in the run's scope: the batch's claims, and the newest that stand.

    A memory that a person took back stands as a refusal for its own run, which may be read again; somebody who says
    the same in another run has said it anew.
    """
    prints = {fingerprint(candidate.content) for candidate in batch.candidates}
    active = Memory.objects.for_organization(organization).active().filter(scope=context.scope, fingerprint__in=prints)
    same = Candidate.objects.for_organization(organization).filter(scope=context.scope, fingerprint__in=prints)
    upheld = same.filter(Q(review=Review.UPHELD) | (_TAKEN_BACK & Q(run=context.run_id)))
    neighbours = [Neighbour(claim, str(pk)) for claim, pk in active.values_list("fingerprint", "pk")]
    neighbours += [
        Neighbour(claim, str(pk), is_refusal=True, source_fingerprint=source)
        for claim, pk, source in upheld.values_list("fingerprint", "pk", "source_fingerprint")
    ]
    has_durable = any(not candidate.is_episodic for candidate in batch.candidates)
    return replace(
        context,
        neighbours=tuple(neighbours),
        recent_claims=_recent_claims(context, organization),
        standing_claims=newest(organization, context.scope) if has_durable else (),
    )


def house(organization: Organization) -> House:
    """The organization's own settings as the guards take them."""
    people = Person.objects.for_organization(organization)
    return House(
        conventions=organization.conventions,
        people=tuple(person.known() for person in people),
        trusted_tools=frozenset(organization.trusted_tools),
        review_floor=organization.review_floor,
        strip_owners=frozenset(Surface(name) for name in organization.strip_owners_on),
    )


def policy_for(organization: Organization, scope: str) -> tuple[PolicyMode, str, float | None]:
    """The policy of a scope, the pattern that set it (empty when none fits and `full` holds), and its threshold."""
    rows = ScopePolicy.objects.for_organization(organization).values_list("pattern", "mode", "admission_threshold")
    thresholds = {pattern: threshold for pattern, _, threshold in rows}
    mode, pattern = policy.resolve({pattern: PolicyMode(mode) for pattern, mode, _ in rows}, scope)
    return mode, pattern, thresholds.get(pattern)


def message_to_json(message: Message) -> dict[str, Any]:
    """A message as the run stores it."""
    return {
        "role": message.role.value,
        "actor": message.actor_id,
        "said_at": message.said_at.isoformat() if message.said_at else None,
        "text": message.text,
        "tool_name": message.tool_name,
        "is_error": message.is_error,
    }


def message_from_json(index: int, raw: dict[str, Any]) -> Message:
    """A stored message as the guards take it."""
    said_at = datetime.fromisoformat(raw["said_at"]) if raw["said_at"] else None
    return Message(index, Role(raw["role"]), raw["text"], raw["actor"], said_at, raw["tool_name"], raw["is_error"])


def actor_to_json(actor: Actor) -> dict[str, Any]:
    """An actor as the run stores it; links to people are made afresh whenever the run is read."""
    return {"id": actor.id, "name": actor.name, "kind": actor.kind.value}


def actor_from_json(raw: dict[str, Any]) -> Actor:
    """A stored actor as the guards take it, not yet linked to a person."""
    return Actor(raw["id"], raw["name"], ActorKind(raw["kind"]))


def _recent_claims(context: RunContext, organization: Organization) -> tuple[Gist, ...]:
    if context.admission_threshold is None:
        return ()
    active = Memory.objects.for_organization(organization).active().filter(scope=context.scope).order_by("-id")
    contents = active.values_list("content", flat=True)[:MOST_RECENT_CLAIMS]
    return tuple(Gist(content, context.house.conventions) for content in contents)


def _linked(organization: Organization, actors: Iterable[Actor]) -> tuple[Actor, ...]:
    actors = tuple(actors)
    identities = (
        PersonIdentity.objects.for_organization(organization)
        .filter(external_id__in=[actor.id for actor in actors])
        .select_related("person")
    )
    people: dict[str, Person] = {identity.external_id: identity.person for identity in identities}
    return tuple(
        replace(actor, person_id=str(people[actor.id].pk), aliases=(people[actor.id].name, *people[actor.id].aliases))
        if actor.id in people
        else actor
        for actor in actors
    )
