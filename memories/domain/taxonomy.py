"""Decides which labels, groundings and registers exist (the taxonomy of document 003, the words of document 000)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import combinations
from typing import Final


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


MOST_LABELS: Final = 3


def label_names(labels: Iterable[Label]) -> str:
    """A set of labels as one word, in the order of the taxonomy, such as `factual+episodic`."""
    present = frozenset(labels)
    return "+".join(label.value for label in Label if label in present)


def label_sets_with(label: Label) -> tuple[str, ...]:
    """Every set of one to three labels that holds a label, each as one word."""
    sets = (chosen for size in range(1, MOST_LABELS + 1) for chosen in combinations(Label, size))
    return tuple(label_names(chosen) for chosen in sets if label in chosen)
