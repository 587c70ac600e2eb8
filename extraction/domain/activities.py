"""Decides whether a note records that an activity took place, and whether it is about a person (3-guards.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import regex

from extraction.domain.lexicon import activities as words
from extraction.domain.run import Actor

_FLAGS: Final = regex.IGNORECASE | regex.VERSION1
_ACTIVITY: Final = regex.compile(words.ACTIVITY, _FLAGS)
_PERSON: Final = regex.compile(words.PERSON, _FLAGS)
_NAME: Final = regex.compile(words.NAME, regex.VERSION1)


def is_activity_note(content: str) -> bool:
    """Whether a note says that something was played, drafted or supposed, rather than what happened in it."""
    return bool(_ACTIVITY.search(content))


def is_about_a_person(content: str, actors: Sequence[Actor]) -> bool:
    """Whether a note speaks of somebody: the user, an actor by name, a pronoun, or a name inside the sentence."""
    folded = content.casefold()
    named = any(name and name.casefold() in folded for actor in actors for name in (actor.name, *actor.aliases))
    return named or bool(_PERSON.search(content) or _NAME.search(content))
