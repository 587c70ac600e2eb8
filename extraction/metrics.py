"""Counts what the chain decided, whichever process it ran in; the ledger alone counts, so that no dry run ever does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from django.db.models import Sum
from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily

from evidence.models import Organization
from extraction.models import Tally
from memories import record

CANDIDATES, FINDINGS, RUNS = "candidates", "findings", "runs"
_FAMILIES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    CANDIDATES: ("Candidates judged.", ("surface", "verdict")),
    FINDINGS: ("Findings by what they did.", ("surface", "reason", "effect")),
    RUNS: ("Runs that ended.", ("surface", "status")),
}

Kind = tuple[str, str, str, str]


def count(organization: Organization, counted: Mapping[Kind, int]) -> None:
    """Add to the tallies of each (name, surface, what, effect), inside the caller's transaction."""
    record.lock(organization)
    known = {(t.name, t.surface, t.what, t.effect): t for t in Tally.objects.for_organization(organization)}
    grown = [known[kind] for kind in counted if kind in known]
    for tally in grown:
        tally.count += counted[tally.name, tally.surface, tally.what, tally.effect]
    Tally.objects.bulk_update(grown, ["count"])
    Tally.objects.bulk_create(
        Tally(organization=organization, name=name, surface=surface, what=what, effect=effect, count=times)
        for (name, surface, what, effect), times in counted.items()
        if (name, surface, what, effect) not in known
    )


class _Tallies:
    """Hands the sums over every organization to whoever scrapes."""

    def describe(self) -> Iterable[CounterMetricFamily]:
        """The families without a number, so that nothing is read when they are registered."""
        return _families().values()

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The families as the tables have them now."""
        families = _families()
        kinds = Tally.objects.order_by("name", "surface", "what", "effect").values_list(
            "name", "surface", "what", "effect"
        )
        for name, surface, what, effect, total in kinds.annotate(total=Sum("count")):
            labels = [surface, what, effect][: len(_FAMILIES[name][1])]
            families[name].add_metric(labels, total)
        yield from families.values()


def _families() -> dict[str, CounterMetricFamily]:
    return {
        name: CounterMetricFamily(f"touchstone_{name}", help_text, labels=labels)
        for name, (help_text, labels) in _FAMILIES.items()
    }


REGISTRY.register(_Tallies())
