"""Decides whether a claim means what its quotes mean where they stand (3-guards.md, out_of_context_span)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Heard, Scene, Senses
from evidence.domain.findings import Finding
from evidence.domain.lexicon.people import USER_WORDS
from evidence.domain.lexicon.polarity import POSSIBLE_TYPES
from evidence.domain.polarity import Clash, clashes, credits_reporter, reporter, unlike
from evidence.domain.text import fold


def judge_meaning(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Finding]:
    """One finding for each way in which the quotes together say something else than the claim."""
    found = clashes(
        scene.claim_senses,
        scene.quoted_senses,
        language=scene.claim_language,
        is_request=scene.is_request,
        is_possible=scene.context.item_type in POSSIBLE_TYPES,
        is_translated=scene.quote_language not in (scene.claim_language, None),
    )
    for clash in dict.fromkeys((*found, *_unlike_values(scene, resolved))):
        yield finding(GroundingCode.OUT_OF_CONTEXT_SPAN, clash.value, kind="polarity", clash=clash.name.lower())
    if _is_personal(scene) and any(_is_hearsay(heard, scene) for heard in scene.heard):
        detail = "the quote hands on somebody else's words"
        yield finding(GroundingCode.OUT_OF_CONTEXT_SPAN, detail, kind="polarity", clash="report")


def _unlike_values(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Clash]:
    """How the values of the claim's own text are meant otherwise where they were read."""
    senses = Senses(scene.claim_senses)
    places = {amount.text: senses.at(amount.start, amount.end) for amount in scene.claim_amounts}
    places |= {date.text: senses.at(date.start, date.end) for date in scene.claim_dates}
    heard = {each.passage.quote: each for each in scene.heard}
    for value in resolved:
        by = heard[value.quote]
        first = by.passage.start
        read = by.senses_at(value.start - first, value.end - first)
        clash = unlike(places.get(value.asserted, ()), read, by.senses, is_request=scene.is_request)
        # What a denial does to an amount is judged with the amount itself.
        if clash is Clash.NOT_DENIED or (clash and value.kind != "amount"):
            yield clash


def _is_personal(scene: Scene) -> bool:
    """Whether the claim is about the one who speaks, by its kind or by its own words."""
    said = fold(scene.context.claim)
    return (
        scene.context.personal or "người dùng" in said or any(s.word.folded in USER_WORDS for s in scene.claim_senses)
    )


def _is_hearsay(heard: Heard, scene: Scene) -> bool:
    who = reporter(heard.before, heard.passage.text)
    return who is not None and not credits_reporter(scene.context.claim, who)
