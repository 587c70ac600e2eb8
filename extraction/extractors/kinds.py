"""Decides what a sentence is about, or that it is nothing to remember, by weighing its cues and its filled slots."""

from __future__ import annotations

from typing import Final

from extraction.extractors.phrases import Cues, Group, Kind
from extraction.extractors.sentences import Sentence
from extraction.extractors.slots import Slots

PERSONAL: Final = (Kind.PROFILE, Kind.PREFERENCE, Kind.PROCEDURE, Kind.HABIT)
_WORK: Final = (Kind.PAYMENT, Kind.DECISION_REQUEST, Kind.BLOCKER, Kind.RISK, Kind.COMMITMENT, Kind.TASK)
_TO_DO: Final = frozenset({Kind.COMMITMENT, Kind.TASK})
_ASKING: Final = (Kind.DECISION_REQUEST, Kind.TASK, Kind.COMMITMENT)

# What speaks for a sentence and against it; a claim is proposed from ENOUGH on. Values weigh more than words, the words
# of every day weigh least, and no single cue is enough by itself.
ENOUGH: Final = 7
_MONEY, _DATE, _OWNER, _NUMBER, _LONG = 5, 4, 2, 2, 2
_STRONG: Final = {
    Kind.PAYMENT: 2,
    Kind.DECISION_REQUEST: 2,
    Kind.BLOCKER: 4,
    Kind.RISK: 3,
    Kind.COMMITMENT: 1,
    Kind.TASK: 3,
}
_WEAK: Final = {
    Kind.PAYMENT: 0,
    Kind.DECISION_REQUEST: 1,
    Kind.BLOCKER: 0,
    Kind.RISK: 1,
    Kind.COMMITMENT: 1,
    Kind.TASK: 0,
}
_PAST, _ASKS = -1, -2
_AT_MOST: Final = 2
_LONG_WORDS: Final = 10
_FEWEST_WORDS: Final = 3
_FEWEST_WORDS_PERSONAL: Final = 4


def kind_of(sentence: Sentence, cues: Cues, slots: Slots) -> Kind | None:
    """The kind that the sentence's cues speak for most, or none where they say too little."""
    if _is_heading(sentence, cues, slots) or (cues.has(Group.GREETING) and not cues.strong):
        return None
    asks = _asks(sentence, cues)
    personal = next((kind for kind in PERSONAL if cues.strong[kind]), None)
    if personal and not asks and not cues.has(Group.IDIOM) and len(cues.tokens) >= _FEWEST_WORDS_PERSONAL:
        return personal
    best = _best(cues, slots, asks=asks)
    if best is None or (asks and not cues.strong[best]) or _is_done(best, cues, slots):
        return None
    return best if _weight(sentence, cues, slots) + _ASKS * asks >= ENOUGH else None


def _best(cues: Cues, slots: Slots, *, asks: bool) -> Kind | None:
    """The kind with the most cues, the first of equals; a question is no payment, risk or blocker."""
    counts = {kind: 2 * cues.strong[kind] + cues.weak[kind] for kind in (_ASKING if asks else _WORK)}
    if slots.has_money and not asks:
        counts[Kind.PAYMENT] += 3
    best = max(counts, key=lambda kind: counts[kind])
    return best if counts[best] else None


def _asks(sentence: Sentence, cues: Cues) -> bool:
    return sentence.text.endswith(("?", "？")) or cues.has(Group.QUESTION) or cues.ends_with(Group.QUESTION_END)


def _is_done(kind: Kind, cues: Cues, slots: Slots) -> bool:
    """Whether what would be a thing to do is told as done, with no day still to come."""
    return kind in _TO_DO and cues.has(Group.PAST) and not slots.has_date


def _weight(sentence: Sentence, cues: Cues, slots: Slots) -> int:
    words = sum(
        _STRONG[kind] * min(cues.strong[kind], _AT_MOST) + _WEAK[kind] * min(cues.weak[kind], _AT_MOST)
        for kind in _WORK
    )
    has_number = any(character.isdigit() for character in sentence.text)
    values = _MONEY * slots.has_money + _DATE * slots.has_date + _OWNER * bool(slots.owner) + _NUMBER * has_number
    return words + values + _LONG * (len(cues.tokens) >= _LONG_WORDS) + _PAST * cues.has(Group.PAST)


def _is_heading(sentence: Sentence, cues: Cues, slots: Slots) -> bool:
    """A title, a table's header, an introduction that ends in a colon, or a scrap of a few words."""
    if sentence.text.endswith((":", "：")) or len(cues.tokens) < _FEWEST_WORDS:
        return True
    if cues.starts_with(Group.TITLE) and not (slots.has_money or slots.owner):
        return True
    has_digit = any(character.isdigit() for character in sentence.text)
    return not has_digit and (sentence.is_row or sentence.text.isupper())
