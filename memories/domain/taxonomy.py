"""Decides which labels, groundings and registers exist (the fixed taxonomy of document 003, the words of document 000)."""

from __future__ import annotations

from enum import StrEnum


class Label(StrEnum):
    """What a memory is about; one to three a memory."""

    FACTUAL = "factual"
    PREFERENCE = "preference"
    BEHAVIORAL = "behavioral"
    EPISODIC = "episodic"
    PROCEDURAL = "procedural"


class Grounding(StrEnum):
    """Whether an assertion is about the world or only true inside a game, role, draft or hypothetical."""

    REAL = "real"
    CONSTRUCTED = "constructed"


class Register(StrEnum):
    """What a whole conversation is."""

    REAL = "real"
    MIXED = "mixed"
    FICTION = "fiction"
