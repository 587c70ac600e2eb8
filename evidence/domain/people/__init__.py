"""Decides which people a text names and who speaks of himself (5-values.md, People)."""

from __future__ import annotations

from evidence.domain.people.claims import Actor, read_actors
from evidence.domain.people.directory import Directory, untitled, words_of
from evidence.domain.people.mentions import Mention, read_mentions
from evidence.domain.people.parties import Parties, Party, claimed_chains, same
from evidence.domain.people.selves import speaks_of_self
from evidence.domain.people.units import SELF, THEY, Chain, Named

__all__ = [
    "SELF",
    "THEY",
    "Actor",
    "Chain",
    "Directory",
    "Mention",
    "Named",
    "Parties",
    "Party",
    "claimed_chains",
    "read_actors",
    "read_mentions",
    "same",
    "speaks_of_self",
    "untitled",
    "words_of",
]
