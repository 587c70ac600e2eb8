"""Decides what a guard may know of a run: messages, actors, policy, organization, neighbours (2-architecture.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import cached_property

from evidence.domain.context import Conventions, KnownPerson, Mode
from memories.domain.similarity import Gist
from memories.domain.statements import Statement


class Surface(StrEnum):
    """Which producer proposed (1-product.md)."""

    CONVERSATION = "conversation"
    IMPORT = "import"
    GATE = "gate"
    RECOMBINATION = "recombination"
    BRIEF = "brief"
    ANSWER = "answer"


class Role(StrEnum):
    """Whose part a message plays in a conversation."""

    USER = "user"
    ASSISTANT = "assistant"
    SYSTEM = "system"
    TOOL = "tool"


class ActorKind(StrEnum):
    """Whether an actor is a human being or a program."""

    PERSON = "person"
    AGENT = "agent"


class PolicyMode(StrEnum):
    """What a scope lets in."""

    FULL = "full"
    EPISODIC_ONLY = "episodic-only"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody or something that speaks in a run; `person_id` is set only by an explicit link to a known person."""

    id: str
    name: str
    kind: ActorKind
    person_id: str | None = None
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """One turn: its place in the run, who said it (an actor id or none), when (aware or none), and the text."""

    index: int
    role: Role
    text: str
    actor_id: str | None = None
    said_at: datetime | None = None
    tool_name: str | None = None
    is_error: bool = False


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A claim already judged in the same scope: an active memory, or a refusal that a person upheld."""

    fingerprint: str
    id: str
    is_refusal: bool = False
    source_fingerprint: str = ""


@dataclass(frozen=True, slots=True)
class House:
    """The organization's own settings; `strip_owners` names the surfaces on which unproven owners are removed."""

    conventions: Conventions = field(default_factory=Conventions)
    people: tuple[KnownPerson, ...] = ()
    trusted_tools: frozenset[str] = frozenset()
    review_floor: float = 0.5
    strip_owners: frozenset[Surface] = frozenset()


@dataclass(frozen=True)
class RunContext:
    """One run as the chain sees it: plain data, read once, never changed.

    `recent_claims` are the latest active memories of the scope, read only where it has an `admission_threshold` (0..1);
    `standing_claims` are the latest durable ones, which a claim of the batch may contradict.
    """

    scope: str
    messages: tuple[Message, ...]
    actors: tuple[Actor, ...] = ()
    surface: Surface = Surface.CONVERSATION
    mode: Mode = Mode.LLM
    policy: PolicyMode = PolicyMode.FULL
    policy_pattern: str = ""
    reference_at: datetime | None = None
    house: House = field(default_factory=House)
    neighbours: tuple[Neighbour, ...] = ()
    admission_threshold: float | None = None
    recent_claims: tuple[Gist, ...] = ()
    standing_claims: tuple[Statement, ...] = ()
    run_id: str = ""
    external_id: str = ""

    @cached_property
    def actors_by_id(self) -> dict[str, Actor]:
        """Actors by their id."""
        return {actor.id: actor for actor in self.actors}

    @cached_property
    def people(self) -> frozenset[str]:
        """The different people among the actors; two ids linked to one person count once, unlinked ids count each."""
        return frozenset(
            f"person:{a.person_id}" if a.person_id else f"actor:{a.id}"
            for a in self.actors
            if a.kind is ActorKind.PERSON
        )

    @property
    def sole_person(self) -> bool:
        """Whether exactly one person takes part."""
        return len(self.people) == 1

    def speaker(self, message: Message) -> Actor | None:
        """The actor who said a message, or none when it is not resolved."""
        return self.actors_by_id.get(message.actor_id or "")
