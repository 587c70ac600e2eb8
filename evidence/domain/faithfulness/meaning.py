"""Decides whether a claim means what its quotes mean where they stand (3-guards.md, out_of_context_span)."""

from __future__ import annotations

from collections.abc import Iterator

from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Heard, Scene
from evidence.domain.findings import Finding
from evidence.domain.lexicon.polarity import REQUEST_TYPES
from evidence.domain.people import speaks_of_self
from evidence.domain.polarity import Clash, clashes, credits_reporter, is_request, reporters

_ALLOWED_IN_REQUESTS = frozenset({Clash.CONDITION, Clash.QUESTION})


def judge_meaning(scene: Scene) -> Iterator[Finding]:
    """One finding for each way in which the quotes together say something else than the claim."""
    senses = tuple(sense for heard in scene.heard for sense in heard.senses)
    asks_itself = scene.context.item_type in REQUEST_TYPES or is_request(scene.context.claim)
    for clash in clashes(scene.claim_senses, senses, language=scene.claim_language):
        if not (asks_itself and clash in _ALLOWED_IN_REQUESTS):
            yield finding(GroundingCode.OUT_OF_CONTEXT_SPAN, clash.value, kind="polarity", clash=clash.name.lower())
    if scene.context.personal and any(_is_hearsay(heard, scene) for heard in scene.heard):
        yield finding(
            GroundingCode.OUT_OF_CONTEXT_SPAN,
            "the quote hands on somebody else's words",
            kind="polarity",
            clash="report",
        )


def _is_hearsay(heard: Heard, scene: Scene) -> bool:
    return any(
        not credits_reporter(scene.context.claim, who) for who in reporters(heard.before) if not speaks_of_self(who)
    )
