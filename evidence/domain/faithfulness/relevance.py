"""Decides whether a quote is substantial enough to carry its claim (3-guards.md, thin_span)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding
from evidence.domain.text import bare, read_words, stem, stopwords_for

_STEM: Final = 4
_MANY: Final = 4
_LEAST: Final = 2


def judge_substance(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Finding]:
    """One finding when the quotes share nothing with a claim of the same language, or are too short for it."""
    quoted = "\n".join(heard.passage.text for heard in scene.heard)
    language = scene.claim_language
    if language is None or scene.quote_language not in (language, None):
        return
    claimed, said = _stems(scene.context.claim, language), _stems(quoted, language)
    proven = len({(value.kind, value.asserted) for value in resolved})
    shared = sum(any(_alike(one, other) for other in said) for one in claimed)
    if claimed and not shared and not proven:
        yield finding(GroundingCode.THIN_SPAN, "the quote and the claim have no word of substance in common")
    elif len(claimed) >= _MANY and len(said) + proven < _LEAST:
        yield finding(GroundingCode.THIN_SPAN, "the quote is a single word for a claim of many")


def _stems(text: str, language: str) -> frozenset[str]:
    empty = stopwords_for(language)
    return frozenset(stem(bare(w.folded), language) for w in read_words(text) if w.folded not in empty)


def _alike(one: str, other: str) -> bool:
    """The same stem, or one that begins with the other."""
    shorter, longer = sorted((one, other), key=len)
    return one == other or (len(shorter) >= _STEM and longer.startswith(shorter) and longer.isalpha())
