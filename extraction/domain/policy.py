"""Decides which policy applies to a scope: an exact name, then the most specific glob (document 000, 3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from evidence.domain.errors import InvalidInput
from extraction.domain.run import PolicyMode

WILDCARD: Final = "*"


class Precedence(StrEnum):
    """The rule by which one pattern beats another that fits as well, the strongest first."""

    EXACT = "exact"
    LITERALS = "literals"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Outranked:
    """A pattern that fits a scope and does not apply, and the rule by which the one that applies beats it."""

    pattern: str
    by: Precedence


@dataclass(frozen=True, slots=True)
class Explanation:
    """What `resolve` decides, and every other pattern that fits, in the order in which they would follow."""

    mode: PolicyMode
    pattern: str
    outranked: tuple[Outranked, ...] = ()


def resolve(policies: Mapping[str, PolicyMode], scope: str) -> tuple[PolicyMode, str]:
    """The mode for a scope and the pattern that gave it; `full` and an empty pattern when none matches.

    An exact name wins over a glob; among globs the one with the most literal characters, then the first by name.
    Case counts.
    """
    if scope in policies:
        return policies[scope], scope
    globs = [pattern for pattern in policies if WILDCARD in pattern and matches(pattern, scope)]
    if not globs:
        return PolicyMode.FULL, ""
    best = min(globs, key=_rank)
    return policies[best], best


def explain(policies: Mapping[str, PolicyMode], scope: str) -> Explanation:
    """What `resolve` decides for a scope, and by which rule each other pattern that fits lost."""
    mode, winner = resolve(policies, scope)
    others = [pattern for pattern in policies if pattern != winner and matches(pattern, scope)]
    others.sort(key=_rank)
    lost = tuple(Outranked(pattern, _beaten_by(winner, pattern, scope)) for pattern in others)
    return Explanation(mode, winner, lost)


def _rank(pattern: str) -> tuple[int, str]:
    return -literal_length(pattern), pattern


def literal_length(pattern: str) -> int:
    """How many characters of a pattern stand for themselves."""
    return len(pattern) - pattern.count(WILDCARD)


def matches(pattern: str, scope: str) -> bool:
    """Whether a scope fits a pattern in which `*` alone is special; each part is sought once, from the left."""
    head, *rest = pattern.split(WILDCARD)
    if not rest:
        return pattern == scope
    tail = rest.pop()
    if len(scope) < len(head) + len(tail) or not (scope.startswith(head) and scope.endswith(tail)):
        return False
    return _in_order(rest, scope, len(head), len(scope) - len(tail))


def check_pattern(pattern: str) -> str:
    """The pattern itself, or InvalidInput when it is empty, has blanks at its edges or cannot be stored."""
    if not pattern or pattern != pattern.strip():
        raise InvalidInput(
            "A scope pattern must not be empty or have blanks at its edges.",
            code="invalid_policy",
            field="pattern",
            hint="Write a scope such as agent:helpdesk/user:42, or a glob such as play/*.",
        )
    if not pattern.isprintable():
        raise InvalidInput("A scope pattern holds an unprintable character.", code="invalid_policy", field="pattern")
    return pattern


def check_mode(raw: object) -> PolicyMode:
    """The mode that a value names exactly, or InvalidInput; nothing else is ever read as `full`."""
    if isinstance(raw, str) and raw in set(PolicyMode):
        return PolicyMode(raw)
    known = ", ".join(mode.value for mode in PolicyMode)
    raise InvalidInput(f"Not a policy: {raw!r}.", code="invalid_policy", field="mode", hint=f"One of {known}.")


def check_policies(raw: Mapping[str, object]) -> dict[str, PolicyMode]:
    """A whole map with every pattern and mode checked; InvalidInput names the first that is wrong."""
    return {check_pattern(pattern): check_mode(mode) for pattern, mode in raw.items()}


def _beaten_by(winner: str, pattern: str, scope: str) -> Precedence:
    if winner == scope:
        return Precedence.EXACT
    has_more = literal_length(winner) > literal_length(pattern)
    return Precedence.LITERALS if has_more else Precedence.NAME


def _in_order(parts: list[str], scope: str, start: int, end: int) -> bool:
    for part in parts:
        found = scope.find(part, start, end)
        if found < 0:
            return False
        start = found + len(part)
    return True
