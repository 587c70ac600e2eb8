"""Decides whether a quote is substantial enough to carry its claim (3-guards.md, thin_span)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding

_STEM: Final = 4
_MANY: Final = 4
_LEAST: Final = 2
_LONGEST: Final = 24


def judge_substance(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Finding]:
    """One finding when the quotes share nothing with a claim of the same language, or are too short for it."""
    quoted = "\n".join(heard.passage.text for heard in scene.heard)
    language = scene.claim_language
    if language is None or scene.quote_language not in (language, None):
        return
    claimed, said = scene.said.stems(language), scene.readings.of(quoted).stems(language)
    proven = len({(value.kind, value.asserted) for value in resolved})
    days = (scene.readings.of(value.read_from) for value in resolved if value.kind == "date")
    within = {word for day in days for word in day.stems(language)}
    shared = _share(claimed, said)
    if claimed and not shared and not proven:
        yield finding(GroundingCode.THIN_SPAN, "the quote and the claim have no word of substance in common")
    elif len(claimed) >= _MANY and len(said - within) + proven < _LEAST:
        yield finding(GroundingCode.THIN_SPAN, "the quote is a single word for a claim of many")


def _share(claimed: frozenset[str], said: frozenset[str]) -> bool:
    """Whether a stem stands on both sides, or one of them begins with one of the other's."""
    if claimed & said:
        return True
    return not (claimed.isdisjoint(_beginnings(said)) and said.isdisjoint(_beginnings(claimed)))


def _beginnings(stems: frozenset[str]) -> frozenset[str]:
    return frozenset(stem[:end] for stem in stems if stem.isalpha() for end in range(_STEM, min(len(stem), _LONGEST)))
