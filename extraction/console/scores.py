"""Decides how an admission score reads on a candidate's page: what it is made of, part by part (3-guards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from extraction.domain.admission import Feature

_USUAL_DIGITS: Final = 3
_ALL_DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class Part:
    """One feature as a row: its name, and its value, weight and contribution as figures of one length."""

    name: str
    value: str
    weight: str
    contribution: str


@dataclass(frozen=True, slots=True)
class Score:
    """The parts of a score, their sum, the threshold that it was held against, and which of the two is more."""

    parts: tuple[Part, ...]
    total: str
    threshold: str
    is_below: bool


def score(admission: Mapping[str, Any] | None) -> Score | None:
    """What is stored of a score as the page shows it, in the order of the features; none where nothing was weighed.

    Three decimals, or all six where three would show a score and a threshold that differ as the same.
    """
    if not admission:
        return None
    total, threshold = float(admission["score"]), float(admission["threshold"])
    looks_equal = total != threshold and f"{total:.{_USUAL_DIGITS}f}" == f"{threshold:.{_USUAL_DIGITS}f}"
    digits = _ALL_DIGITS if looks_equal else _USUAL_DIGITS
    known = [feature.value for feature in Feature if feature.value in admission]
    parts = tuple(_part(name, admission[name], digits) for name in known)
    return Score(parts, f"{total:.{digits}f}", f"{threshold:.{digits}f}", total < threshold)


def _part(name: str, stored: Mapping[str, Any], digits: int) -> Part:
    value, weight, contribution = (f"{stored[key]:.{digits}f}" for key in ("value", "weight", "contribution"))
    return Part(name, value, weight, contribution)
