"""Decides what a sentence is about, or that it is nothing to remember, by weighing its cues and its filled slots."""

from __future__ import annotations

from typing import Final

from extraction.extractors.phrases import Cues, Group, Kind
from extraction.extractors.sentences import Sentence
from extraction.extractors.slots import Slots

PERSONAL: Final = (Kind.PROFILE, Kind.PREFERENCE, Kind.HABIT, Kind.PROCEDURE)
_WORK: Final = (Kind.PAYMENT, Kind.DECISION_REQUEST, Kind.BLOCKER, Kind.RISK, Kind.COMMITMENT, Kind.TASK)
_ASKING: Final = (Kind.DECISION_REQUEST, Kind.TASK, Kind.COMMITMENT)

# What speaks for a sentence and against it; a claim is proposed from ENOUGH on. Values weigh more than words, and no
# single cue is enough by itself.
ENOUGH: Final = 6
_MONEY, _DATE, _OWNER, _NUMBER, _LONG = 5, 3, 2, 2, 1
_STRONG: Final = {
    Kind.PAYMENT: 2,
    Kind.DECISION_REQUEST: 2,
    Kind.BLOCKER: 3,
    Kind.RISK: 3,
    Kind.COMMITMENT: 2,
    Kind.TASK: 3,
}
_WEAK: Final = 1
_PAST, _ASKS = -1, -2
_AT_MOST: Final = 2
_LONG_WORDS: Final = 12
_FEWEST_WORDS: Final = 3


def kind_of(sentence: Sentence, cues: Cues, slots: Slots) -> Kind | None:
    """The kind that the sentence's cues speak for most, or none where they say too little."""
    if _is_heading(sentence, cues) or (cues.has(Group.GREETING) and not cues.strong):
        return None
    asks = sentence.text.rstrip().endswith(("?", "？")) or cues.has(Group.QUESTION)
    personal = next((kind for kind in PERSONAL if cues.strong[kind]), None)
    if personal and not asks:
        return personal
    scores = {kind: _cue_score(cues, kind) for kind in (_ASKING if asks else _WORK)}
    if slots.has_money and not asks:
        scores[Kind.PAYMENT] += _MONEY
    best = max(scores, key=lambda kind: scores[kind])
    if asks and not cues.strong[best]:
        return None
    total = sum(_cue_score(cues, kind) for kind in _WORK) + _slot_score(sentence, cues, slots) + _ASKS * asks
    return best if scores[best] and total >= ENOUGH else None


def _cue_score(cues: Cues, kind: Kind) -> int:
    return _STRONG[kind] * min(cues.strong[kind], _AT_MOST) + _WEAK * min(cues.weak[kind], _AT_MOST)


def _slot_score(sentence: Sentence, cues: Cues, slots: Slots) -> int:
    has_number = any(character.isdigit() for character in sentence.text)
    return (
        _MONEY * slots.has_money
        + _DATE * slots.has_date
        + _OWNER * bool(slots.owner)
        + _NUMBER * has_number
        + _LONG * (len(cues.tokens) >= _LONG_WORDS)
        + _PAST * cues.has(Group.PAST)
    )


def _is_heading(sentence: Sentence, cues: Cues) -> bool:
    """A title, a table's header, an introduction that ends in a colon, or a scrap of a few words without a value."""
    if sentence.text.endswith((":", "：")) or len(cues.tokens) < _FEWEST_WORDS:
        return True
    has_digit = any(character.isdigit() for character in sentence.text)
    return not has_digit and (sentence.is_row or sentence.text.isupper())
