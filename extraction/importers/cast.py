"""Decides who speaks in a file: one actor a name, a person unless declared an agent (2-architecture.md)."""

from __future__ import annotations

import unicodedata
from typing import Final

from evidence.domain.errors import TooLarge
from extraction.domain.run import Actor, ActorKind, Role
from extraction.importers.base import Limits, Source, clean_text
from extraction.importers.lexicon import AGENT_NAMES, SYSTEM_NAMES
from extraction.importers.report import Log

LONGEST_NAME: Final = 200
_SPELLINGS: Final = 10_000


class Actors:
    """The actors of one file; two spellings of case or of Unicode are one name, marks keep two apart."""

    def __init__(self, limits: Limits, agents: frozenset[str], log: Log) -> None:
        self._limits, self._agents, self._log = limits, agents, log
        self._by_key: dict[str, Actor] = {}
        self._by_spelling: dict[str, Actor] = {}

    @classmethod
    def of(cls, source: Source, log: Log) -> Actors:
        """Nobody yet, under the limits and with the agents of a source."""
        return cls(source.limits, source.agents, log)

    def speaker(self, name: str, place: str) -> Actor:
        """The actor of that name, met before or new; TooLarge when the name is too long or there are too many."""
        known = self._by_spelling.get(name)
        if known is None:
            known = self._by_key.get(name_key(name)) or self._new(name, place)
            if len(self._by_spelling) < _SPELLINGS:
                self._by_spelling[name] = known
        return known

    def declare(self, actor: Actor) -> None:
        """Let somebody take part whom the file itself declares."""
        self._by_key[actor.id] = actor
        self._check_number()

    def all(self) -> tuple[Actor, ...]:
        """Everybody, in the order of appearance."""
        return tuple(self._by_key.values())

    def _new(self, name: str, place: str) -> Actor:
        clean_text(name, place, self._limits)
        if len(name) > LONGEST_NAME:
            raise TooLarge(
                f"the name at {place} is longer than {LONGEST_NAME} characters",
                field=place,
                hint=f"A name may hold {LONGEST_NAME} characters.",
            )
        key = name_key(name)
        is_agent = key in AGENT_NAMES or key in self._agents
        actor = Actor(
            id=name, name=name.removeprefix("~").strip(), kind=ActorKind.AGENT if is_agent else ActorKind.PERSON
        )
        self._by_key[key] = actor
        self._check_number()
        if is_agent:
            self._log.assume(f"{actor.name} is read as an agent")
        return actor

    def _check_number(self) -> None:
        if len(self._by_key) > self._limits.actors:
            raise TooLarge(
                f"the file names more than {self._limits.actors:,} actors",
                field="actors",
                hint=f"A run may have {self._limits.actors:,} actors; split the file.",
            )


def name_key(name: str) -> str:
    """The name as it is compared: composed and without case."""
    return unicodedata.normalize("NFC", name).casefold()


def role_of(actor: Actor) -> Role:
    """The part that somebody plays who is known by name alone."""
    if name_key(actor.name) in SYSTEM_NAMES:
        return Role.SYSTEM
    return Role.ASSISTANT if actor.kind is ActorKind.AGENT else Role.USER
