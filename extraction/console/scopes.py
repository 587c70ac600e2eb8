"""Decides what the console answers when asked which policy a scope gets, and why (3-guards.md "Scope policy")."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext, gettext_noop

from evidence.models import Organization
from extraction.domain.policy import Explanation, Precedence, explain, literal_length
from extraction.domain.run import PolicyMode
from extraction.models import ScopePolicy

MOST_LOST: Final = 50

_MEANING: Final[Mapping[PolicyMode, str]] = {
    PolicyMode.FULL: gettext_noop("Whatever is proven may be kept."),
    PolicyMode.EPISODIC_ONLY: gettext_noop("Only notes of what happened are kept."),
    PolicyMode.NONE: gettext_noop("Nothing is kept: a run is skipped before any extractor is asked."),
}


@dataclass(frozen=True, slots=True)
class Fit:
    """A policy whose pattern fits a scope, and why it applies or does not."""

    policy: ScopePolicy
    why: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The mode of a scope, the policy that set it (none when no pattern fits), and those that fit and lost."""

    scope: str
    organization: Organization
    mode: PolicyMode
    meaning: str
    applies: Fit | None
    lost: tuple[Fit, ...]
    unshown: int

    @property
    def threshold(self) -> float | None:
        """The least admission score that is kept, or none when admission is off."""
        return self.applies.policy.admission_threshold if self.applies else None


def answer(organization: Organization, scope: str) -> Answer:
    """Which of an organization's policies a scope gets, and why; at most 50 of those that lost, the nearest first."""
    policies = {policy.pattern: policy for policy in ScopePolicy.objects.for_organization(organization)}
    told = explain({pattern: PolicyMode(policy.mode) for pattern, policy in policies.items()}, scope)
    shown = told.outranked[:MOST_LOST]
    return Answer(
        scope=scope,
        organization=organization,
        mode=told.mode,
        meaning=_MEANING[told.mode],
        applies=Fit(policies[told.pattern], _why_it_applies(told, scope)) if told.pattern else None,
        lost=tuple(Fit(policies[each.pattern], _why_it_lost(told.pattern, each.pattern, each.by)) for each in shown),
        unshown=len(told.outranked) - len(shown),
    )


def _why_it_applies(told: Explanation, scope: str) -> str:
    if told.pattern == scope:
        return gettext("It names this scope exactly.")
    if not told.outranked:
        return gettext("No other pattern fits.")
    length = literal_length(told.pattern)
    if told.outranked[0].by is Precedence.LITERALS:
        return gettext("Of the patterns that fit it has the most literal characters, {length}.").format(length=length)
    return gettext(
        "It has {length} literal characters, as many as the next one that fits, and comes first by name."
    ).format(length=length)


def _why_it_lost(winner: str, pattern: str, by: Precedence) -> str:
    length = literal_length(pattern)
    return {
        Precedence.EXACT: gettext("An exact name wins over a glob."),
        Precedence.LITERALS: gettext("Fewer literal characters: {length} against {most}.").format(
            length=length, most=literal_length(winner)
        ),
        Precedence.NAME: gettext("As many literal characters, {length}, but later by name.").format(length=length),
    }[by]
