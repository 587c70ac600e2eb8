"""Decides whether a claim means what its quotes mean where they stand (3-guards.md, out_of_context_span)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from evidence.domain.faithfulness.heard import Heard, Senses
from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding
from evidence.domain.lexicon.people import USER_WORDS
from evidence.domain.lexicon.polarity import POSSIBLE_TYPES
from evidence.domain.polarity import (
    Clash,
    Denial,
    Sense,
    clashes,
    credits_reporter,
    is_mocked,
    is_set_against,
    relent,
    reporter,
    unlike,
)
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
    if any(is_mocked(scene.claim_senses, heard.sentences) for heard in scene.heard):
        yield finding(GroundingCode.OUT_OF_CONTEXT_SPAN, "the quote mocks it", kind="polarity", clash="irony")
    if _is_personal(scene) and any(_is_hearsay(heard, scene) for heard in scene.heard):
        detail = "the quote hands on somebody else's words"
        yield finding(GroundingCode.OUT_OF_CONTEXT_SPAN, detail, kind="polarity", clash="report")


def _unlike_values(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Clash]:
    """How the values of the claim's own text are meant otherwise where they were read."""
    claim, _ = relent(scene.claim_senses, scene.quoted_senses, scene.claim_language)
    senses, as_written = Senses(claim), Senses(scene.claim_senses)
    places = {amount.text: (amount.start, amount.end) for amount in scene.claim_amounts}
    places |= {date.text: (date.start, date.end) for date in scene.claim_dates}
    heard = {each.passage.quote: each for each in scene.heard}
    for value in resolved:
        if value.asserted not in places:
            continue
        by, (start, end) = heard[value.quote], places[value.asserted]
        first = by.passage.start
        read = by.senses_at(value.start - first, value.end - first)
        clash = unlike(senses.at(start, end), read, by.senses, is_request=scene.is_request)
        if clash is None and _is_preferred(as_written.at(start, end), read, scene):
            clash = Clash.NOT_DENIED
        # What a denial does to an amount is judged with the amount itself.
        if clash is Clash.NOT_DENIED or (clash and value.kind != "amount"):
            yield clash


def _is_preferred(claimed: Sequence[Sense], read: Sequence[Sense], scene: Scene) -> bool:
    """Whether the claim sets a value back that the quote gives in the clause of what the claim prefers."""
    if not read or not any(sense.denial is Denial.CONTRASTED for sense in claimed):
        return False
    refused = {sense.clause for sense in read}
    return not is_set_against(refused, scene.claim_senses, scene.quoted_senses, scene.claim_language)


def _is_personal(scene: Scene) -> bool:
    """Whether the claim is about the one who speaks, by its kind or by its own words."""
    said = fold(scene.claim)
    return (
        scene.context.personal or "người dùng" in said or any(s.word.folded in USER_WORDS for s in scene.claim_senses)
    )


def _is_hearsay(heard: Heard, scene: Scene) -> bool:
    who = reporter(heard.before, heard.passage.text)
    return who is not None and not credits_reporter(scene.claim, who)
