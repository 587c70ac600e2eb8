"""Decides how a bench is timed and told: each figure beside its floor, medians of several runs (7-quality.md)."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from statistics import median
from typing import Any, Final, TypeVar

from evidence.domain.errors import InvalidInput

RUNS: Final = 5
NOT_INSTALLED: Final = "not installed"

_OURS: Final = ("evidence.", "memories.", "extraction.")

Data = TypeVar("Data")
Work = Callable[[Data], int]


@cache
def _cached() -> None:
    """Stands for every function that remembers its answers."""


_CACHED: Final = type(_cached)


@dataclass(frozen=True, slots=True)
class Figure:
    """
    One line of a bench: the figure, its floor (none when what it is compared with is not there), and their ratio.

    `against` says what the floor is, `aim` what is wanted of the ratio or the figure, `note` what else was counted.
    """

    bench: str
    figure: float
    floor: float | None
    unit: str
    runs: int
    against: str = ""
    aim: str = ""
    note: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times the floor the figure is; of no floor, or a floor of nothing, there is none."""
        return self.figure / self.floor if self.floor else None

    def as_json(self) -> dict[str, Any]:
        """The line as the object of 7-quality.md."""
        return {
            "bench": self.bench,
            "figure": self.figure,
            "floor": self.floor,
            "ratio": self.ratio,
            "unit": self.unit,
            "runs": self.runs,
        }


def rows_of(rows: int | None, default: int) -> int:
    """The number of rows asked for, or the bench's own; less than one is InvalidInput."""
    if rows is not None and rows < 1:
        raise InvalidInput("A bench needs rows.", field="rows", hint="Use a number from 1.")
    return default if rows is None else rows


def median_rates(make: Callable[[int], Data], works: Mapping[str, Work[Data]], runs: int = RUNS) -> dict[str, float]:
    """
    Units a second of processor time for each work by its name: the median of several runs.

    Each run makes fresh data from its number and hands the same to every work, which returns how many units it did.
    """
    rates: dict[str, list[float]] = {name: [] for name in works}
    for run in range(runs):
        data = make(run)
        for name, work in works.items():
            rates[name].append(_rate(work, data))
    return {name: median(each) for name, each in rates.items()}


def _rate(work: Work[Data], data: Data) -> float:
    forget()
    begun = time.process_time()
    done = work(data)
    return done / max(time.process_time() - begun, 1e-9)


def forget() -> None:
    """Empty every cache of the product, so that a work finds cold what an earlier one has read."""
    gc.collect()
    for each in gc.get_objects():
        if type(each) is _CACHED and each.__module__.startswith(_OURS):
            each.cache_clear()
