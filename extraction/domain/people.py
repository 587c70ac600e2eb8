"""Decides which people of a run a claim speaks of and who said a message (document 001, 3-guards.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import regex

from evidence.domain.context import KnownPerson
from evidence.domain.people import Directory, read_mentions
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext

_THE_USER: Final = (
    "The user",
    "User",
    "the user",
    "Người dùng",
    "người dùng",
    "Der Nutzer",
    "El usuario",
    "L'utilisateur",
)
_SAYS_USER: Final = regex.compile(
    (
        r"^\W*(?:the\s)?user(?:'s)?\b|\bthe\suser\b|người\sdùng|\b(?:der|die)\snutzer(?:in)?\b|\b(?:el"
        r"|la)\susuari[oa]\b|l'utilisat|ユーザー"
    ),
    flags=regex.IGNORECASE,
)
_ASIDE: Final = regex.compile(r"\s*[(\[{][^)\]}]*[)\]}]")


class Cast:
    """The people of one run under one key each, with the names that a claim may use for them."""

    def __init__(self, run: RunContext) -> None:
        self._run = run
        self._people = {_key(actor): actor for actor in run.actors if actor.kind is ActorKind.PERSON}
        self._directory = _directory(tuple(self._people.items()))

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all people whom the run lists."""
        return frozenset(self._people)

    def subjects(self, claim: str) -> set[str]:
        """The keys of the people whom a claim names; "the user" is the only person of the run, when there is one."""
        named = set(_named(claim, self._directory))
        if not named and len(self._people) == 1 and _SAYS_USER.search(claim):
            return set(self._people)
        return named

    def names(self, key: str) -> tuple[str, ...]:
        """Every way in which a claim may name somebody, the longest first."""
        actor = self._people.get(key)
        if actor is None:
            return ()
        name = _ASIDE.sub("", actor.name).strip()
        words = name.split()
        short = (words[0], words[-1], *actor.aliases) if words else actor.aliases
        own = _THE_USER if len(self._people) == 1 else ()
        return tuple(dict.fromkeys((actor.name, name, *short, *own)))

    def name(self, key: str) -> str:
        """Somebody's name, or the key when the run does not list them."""
        actor = self._people.get(key)
        return actor.name if actor else key

    def speaker_key(self, message: Message) -> str:
        """Under which key somebody spoke; an id that the run does not list is somebody else, no id the only person."""
        actor = self._run.speaker(message)
        if actor:
            return _key(actor)
        if message.actor_id is None and len(self._people) == 1:
            return next(iter(self._people))
        return f"unlisted:{message.actor_id or ''}"


def is_person_speaking(message: Message, run: RunContext) -> bool:
    """Whether a message is a person's own turn."""
    speaker = run.speaker(message)
    return message.role is Role.USER and (speaker is None or speaker.kind is ActorKind.PERSON)


def _key(actor: Actor) -> str:
    return f"person:{actor.person_id}" if actor.person_id else f"actor:{actor.id}"


@lru_cache(maxsize=256)
def _named(claim: str, directory: Directory) -> frozenset[str]:
    return frozenset(key for each in read_mentions(claim, directory) if len(each.ids) == 1 for key in each.ids)


@lru_cache(maxsize=64)
def _directory(people: tuple[tuple[str, Actor], ...]) -> Directory:
    return Directory(
        [KnownPerson(key, _ASIDE.sub("", actor.name).strip() or actor.name, actor.aliases) for key, actor in people]
    )
