"""Decides how an outcome counts: right, wrong, beyond the rules, or nowhere (7-quality.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Sample = dict[str, Any]
ADMIT, DEMOTE, DROP = "admit", "demote", "drop"
VERDICTS = {"admitted": ADMIT, "demoted": DEMOTE, "dropped": DROP}


@dataclass(frozen=True, slots=True)
class Outcome:
    """One labelled candidate and what the chain made of it; `right` says whether the label accepts that."""

    sample: str
    index: int
    kind: str
    expected: str
    rejected_by_people: bool
    got: str
    reasons: tuple[str, ...]
    right: bool

    @property
    def is_beyond_the_rules(self) -> bool:
        """Whether the rules admit what a careful person would reject."""
        return self.expected == ADMIT and self.rejected_by_people

    @property
    def must_not_be_admitted(self) -> bool:
        """Whether rule and person agree that it must not become a memory."""
        return self.expected != ADMIT and self.rejected_by_people

    @property
    def is_wrong_admitted(self) -> bool:
        """Whether it must not be admitted and is, with no label that accepts it."""
        return self.must_not_be_admitted and self.got == ADMIT and not self.right


@dataclass(frozen=True, slots=True)
class Rate:
    """A count of a whole; the rate of nothing is none, not zero."""

    count: int
    of: int

    @property
    def rate(self) -> float | None:
        """The share, from 0 to 1."""
        return self.count / self.of if self.of else None

    def as_json(self) -> dict[str, Any]:
        """The rate as an object."""
        return {"count": self.count, "of": self.of, "rate": self.rate}


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of one measure; `hard_gate` is a rate whose count must be zero, `tables` are rates by a group."""

    corpus: str
    samples: int
    outcomes: tuple[Outcome, ...]
    more: dict[str, Rate] = field(default_factory=dict)
    hard_gate: str = "wrong_admitted"
    tables: dict[str, dict[str, Rate]] = field(default_factory=dict)

    @property
    def rates(self) -> dict[str, Rate]:
        """Every figure by its name, the three that belong together first."""
        wanted = [o for o in self.outcomes if o.expected == ADMIT and not o.rejected_by_people]
        beyond = [o for o in self.outcomes if o.is_beyond_the_rules]
        return {
            "wrong_admitted": _share(self.outcomes, lambda o: o.is_wrong_admitted, lambda o: o.must_not_be_admitted),
            "right_admitted": Rate(sum(o.got == ADMIT and o.right for o in wanted), len(wanted)),
            "review_load": Rate(sum(o.got == DEMOTE for o in self.outcomes), len(self.outcomes)),
            "beyond_rules": Rate(sum(o.got == ADMIT for o in beyond), len(beyond)),
            "agreement": Rate(sum(o.right for o in self.outcomes), len(self.outcomes)),
            **self.more,
        }

    @property
    def by_kind(self) -> dict[str, Rate]:
        """How many outcomes of each kind of label are right."""
        whole, right = Counter(o.kind for o in self.outcomes), Counter(o.kind for o in self.outcomes if o.right)
        return {kind: Rate(right[kind], whole[kind]) for kind in sorted(whole)}

    @property
    def misses(self) -> list[Outcome]:
        """Every outcome that no label accepts."""
        return [outcome for outcome in self.outcomes if not outcome.right]

    @property
    def passes(self) -> bool:
        """Whether the hard gate holds."""
        return self.rates[self.hard_gate].count == 0

    def as_json(self) -> dict[str, Any]:
        """The report as the object of 7-quality.md."""
        return {
            "corpus": self.corpus,
            "samples": self.samples,
            **{name: rate.as_json() for name, rate in self.rates.items()},
            "by_kind": _as_json(self.by_kind),
            **{name: _as_json(rates) for name, rates in self.tables.items()},
            "misses": [
                {"sample": o.sample, "index": o.index, "expected": o.expected, "got": o.got, "reasons": list(o.reasons)}
                for o in self.misses
            ],
        }


def _as_json(rates: dict[str, Rate]) -> dict[str, Any]:
    return {name: rate.as_json() for name, rate in rates.items()}


def _share(outcomes: Iterable[Outcome], counts: Any, belongs: Any) -> Rate:
    whole = [outcome for outcome in outcomes if belongs(outcome)]
    return Rate(sum(map(counts, whole)), len(whole))
