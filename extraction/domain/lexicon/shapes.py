"""Decides which shapes a personal statement has and what a language must say about them (3-guards.md, actors)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import regex


class Shape(StrEnum):
    """What makes a statement one person's own."""

    PREFERENCE = "preference"
    OPINION = "opinion"
    HABIT = "habit"
    IDENTITY = "identity"
    HEALTH = "health"
    POSSESSION = "possession"
    CIRCUMSTANCE = "circumstance"
    WORKFLOW = "workflow"


Pattern: TypeAlias = "regex.Pattern[str]"
Shaped: TypeAlias = tuple[tuple[Shape, Pattern], ...]


@dataclass(frozen=True, slots=True)
class PersonalWords:
    """How one language says something about oneself, and about somebody else.

    Without a `hint` there is no first person in a sentence. `subject` is the first person, `first_subject` one that
    counts only where the sentence begins. After it come `firm` predicates, then `operational` words (commitments,
    tasks and events: not personal unless the clause is `insistent`), then `predicates`, then the `default` shape; what
    is `dated` is no habit. `asked` before a subject makes it a question. `anywhere` and `elided` need no subject;
    `elided_habit` counts only for a claim about a person. `opening` stands before the clause, `collective` is no first
    person, `cut_off` begins a span whose subject was cut away, and `others` follows somebody's name; `others_default`
    is what follows it where any undated verb of one's own is a habit. `closing` behind a clause makes it one's own way
    (`that's how I do it`).
    """

    hint: Pattern
    subject: Pattern
    first_subject: Pattern
    asked: Pattern
    firm: Shaped
    operational: Pattern
    dated: Pattern
    insistent: Pattern
    predicates: Shaped
    default: Shape | None
    anywhere: Shaped
    elided: Shaped
    elided_habit: Pattern
    opening: Pattern
    collective: Pattern
    cut_off: Pattern
    others: Shaped
    others_default: Pattern | None = None
    closing: Pattern | None = None


def pattern(text: str) -> Pattern:
    """A case-insensitive pattern written with free spacing; a blank needs brackets or an escape."""
    return regex.compile(text, flags=regex.IGNORECASE | regex.VERBOSE)


def shaped(**patterns: str) -> Shaped:
    """Patterns by the name of their shape, in the order given; a number after the name keeps several apart."""
    return tuple((Shape(name.rstrip("0123456789_")), pattern(text)) for name, text in patterns.items())
