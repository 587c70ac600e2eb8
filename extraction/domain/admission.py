"""Decides how much a proven claim is worth keeping: a weighted sum of four features (3-guards.md "Admission")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from evidence.domain.errors import InvalidInput
from extraction.domain.candidate import Candidate
from extraction.domain.run import Message, RunContext
from memories.domain.similarity import Gist, nearest_similarity
from memories.domain.taxonomy import Grounding, Label, Register


class Feature(StrEnum):
    """What the score is made of."""

    TYPE_PRIOR = "type_prior"
    CONFIDENCE = "confidence"
    NOVELTY = "novelty"
    RECENCY = "recency"


WEIGHTS: Final[Mapping[Feature, float]] = MappingProxyType(
    {
        Feature.TYPE_PRIOR: 0.4,  # What kind a claim is tells most of how long it helps, and is hard to talk up.
        Feature.CONFIDENCE: 0.2,  # A proposer's own figure costs it nothing, so it moves the score without carrying it.
        Feature.NOVELTY: 0.25,  # What is known in other words already adds only something more to read.
        Feature.RECENCY: 0.15,  # Most runs are fresh; age speaks only where old conversations are imported.
    }
)

PRIORS: Final[Mapping[Label, float]] = MappingProxyType(
    {
        Label.PREFERENCE: 0.9,  # It holds for long, and every later conversation can follow it.
        Label.BEHAVIORAL: 0.85,  # A habit holds as long, but is more often read out of one occasion.
        Label.PROCEDURAL: 0.8,  # A way of working helps again whenever the work comes again.
        Label.FACTUAL: 0.75,  # A fact helps where it is asked for, and may have changed by then.
        Label.EPISODIC: 0.45,  # What happened once is seldom asked for again.
    }
)

# A proposer may say beside its labels what kind of knowledge it means; the weaker of the two then counts.
_MOMENTS: Final = frozenset("episode episodes event events incident incidents occurrence log transcript".split())
_FINDINGS: Final = frozenset("fact facts observation observations measurement record".split())

HALF_LIFE: Final = timedelta(days=30)  # A month is what a team still has in mind without being told.
_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class Contribution:
    """One feature's value in 0..1 and its weight."""

    value: float
    weight: float

    @property
    def points(self) -> float:
        """What the feature adds to the score."""
        return self.value * self.weight


@dataclass(frozen=True, slots=True)
class Admission:
    """A score, what it is made of, and the threshold that it is held against."""

    contributions: Mapping[Feature, Contribution]
    threshold: float

    @property
    def score(self) -> float:
        """The sum of the contributions in 0..1, rounded so that what is shown is what decides."""
        return round(sum(each.points for each in self.contributions.values()), _DIGITS)

    @property
    def is_below(self) -> bool:
        """Whether the score is under the threshold."""
        return self.score < self.threshold

    def as_json(self) -> dict[str, Any]:
        """Every feature with its value, weight and contribution, then the score and the threshold."""
        parts = {
            feature.value: {
                "value": round(each.value, _DIGITS),
                "weight": each.weight,
                "contribution": round(each.points, _DIGITS),
            }
            for feature, each in self.contributions.items()
        }
        return {**parts, "score": self.score, "threshold": self.threshold}


def weigh(
    candidate: Candidate, run: RunContext, register: Register, proving: Iterable[Message]
) -> Mapping[Feature, Contribution]:
    """Every feature of a candidate whose spans stand in the `proving` messages.

    A constructed durable is given no weight at all, so that its score is 0 whatever its features are.
    """
    values = {
        Feature.TYPE_PRIOR: type_prior(candidate, register),
        Feature.CONFIDENCE: _unit(candidate.confidence or 0.0),
        Feature.NOVELTY: 1.0 - nearest_similarity(Gist(candidate.content, run.house.conventions), run.recent_claims),
        Feature.RECENCY: recency(run, proving),
    }
    is_made_up = candidate.grounding is Grounding.CONSTRUCTED and not candidate.is_episodic
    return {feature: Contribution(value, 0.0 if is_made_up else WEIGHTS[feature]) for feature, value in values.items()}


def type_prior(candidate: Candidate, register: Register) -> float:
    """The prior of the strongest label (the first of equals) and of the knowledge type, the lower one; 0 without label.

    Under `fiction` no claim has more than a note of what happened.
    """
    strongest = max(candidate.labels, key=lambda score: score.confidence, default=None)
    if strongest is None:
        return 0.0
    prior = min(PRIORS[strongest.label], _knowledge_prior(candidate.knowledge_type))
    return min(prior, PRIORS[Label.EPISODIC]) if register is Register.FICTION else prior


def recency(run: RunContext, proving: Iterable[Message]) -> float:
    """1 for a claim proven at the run's reference time, half of it each half-life earlier; the latest message counts.

    A message without a time was said at the reference time, as grounding reads it; without any message it is 0.
    """
    messages = tuple(proving)
    if not messages:
        return 0.0
    if run.reference_at is None:
        return 1.0
    age = min(run.reference_at - (message.said_at or run.reference_at) for message in messages)
    return float(0.5 ** max(0.0, age / HALF_LIFE))


def check_threshold(raw: object) -> float | None:
    """The threshold that a value names, none when admission is off; InvalidInput for all but a number in 0..1."""
    if raw is None:
        return None
    if isinstance(raw, bool) or not isinstance(raw, int | float) or not 0 <= raw <= 1:
        raise InvalidInput(
            "An admission threshold is a number from 0 to 1.",
            code="invalid_policy",
            field="admission_threshold",
            hint="Write such a number, or null to keep whatever is proven.",
        )
    return float(raw)


def _knowledge_prior(knowledge_type: str | None) -> float:
    named = (knowledge_type or "").strip().casefold()
    if named in _MOMENTS:
        return PRIORS[Label.EPISODIC]
    return PRIORS[Label.FACTUAL] if named in _FINDINGS else 1.0


def _unit(value: float) -> float:
    return min(1.0, max(0.0, value))
