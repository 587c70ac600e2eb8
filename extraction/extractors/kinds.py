"""Decides what a sentence is about, or that it is nothing to remember, by weighing its cues and its filled slots.

The kind is the one that is most spoken for: by its words, and by the values that belong to it (money to a payment, a
named person to a task, a day or the speaker's own word to a commitment). Of equals the one whose words come first is
meant. Whether it is worth proposing is weighed apart: values weigh more than words, and words of every day least.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from extraction.domain.sentences import Sentence, clause_starts
from extraction.extractors.phrases import Cues, Group, Kind
from extraction.extractors.slots import Slots

PERSONAL: Final = (Kind.PROFILE, Kind.PREFERENCE, Kind.PROCEDURE, Kind.HABIT)
_WORK: Final = (Kind.PAYMENT, Kind.DECISION_REQUEST, Kind.BLOCKER, Kind.RISK, Kind.COMMITMENT, Kind.TASK)
_TO_DO: Final = frozenset({Kind.COMMITMENT, Kind.TASK})
_REQUESTS: Final = frozenset({Kind.DECISION_REQUEST, Kind.TASK})
_DATED_OTHERWISE: Final = (Kind.BLOCKER, Kind.RISK, Kind.DECISION_REQUEST)
# Harm, lack and what is to be decided are said outright; words of every day do not make them.
_SAID_OUTRIGHT: Final = frozenset({Kind.RISK, Kind.BLOCKER, Kind.DECISION_REQUEST})
_ASKING: Final = (Kind.DECISION_REQUEST, Kind.TASK, Kind.COMMITMENT)

_STRONG_WORD, _WEAK_WORD, _DECISION_WORD = 4, 2, 7
# Money with a word of paying is a payment, whoever is to do it or has promised it.
_OUTWEIGHS_PAYING: Final = (Kind.PAYMENT, Kind.DECISION_REQUEST, Kind.RISK)
_COSTS: Final = 2
_MONEY_SAID, _NAMED, _OWN_WORD, _DAY, _AGREED, _ANNOUNCED, _LIMIT = 5, 6, 3, 2, 2, 1, 2

ENOUGH: Final = 7
_MONEY, _DATE, _OWNER, _NAME, _NUMBER, _LONG, _LISTED, _DUE_BY, _PARTY = 5, 4, 4, 5, 2, 2, 3, 1, 2
_STRONG: Final = {
    Kind.PAYMENT: 2,
    Kind.DECISION_REQUEST: 6,
    Kind.BLOCKER: 5,
    Kind.RISK: 5,
    Kind.COMMITMENT: 3,
    Kind.TASK: 5,
}
_WEAK: Final = {
    Kind.PAYMENT: 0,
    Kind.DECISION_REQUEST: 1,
    Kind.BLOCKER: 1,
    Kind.RISK: 1,
    Kind.COMMITMENT: 1,
    Kind.TASK: 0,
}
_PAST, _ASKS = -1, -2
_AT_MOST: Final = 2
_LONG_WORDS: Final = 10
_REQUEST_WORDS: Final = 5
_REQUEST: Final = 2
_FEWEST_WORDS: Final = 3
_FEWEST_WORDS_PERSONAL: Final = 4
_SETS_ASIDE: Final = (Group.UNREAL, Group.LAUGH, Group.PROGRAM)
_LAUGHING: Final = ("=))", ":))", "=]]", "😂", "🤣", "😆")


def kind_of(sentence: Sentence, cues: Cues, slots: Slots) -> Kind | None:
    """The kind that the sentence speaks for most, or none where it says too little."""
    if _is_nothing(sentence, cues, slots):
        return None
    asks = _asks(sentence, cues)
    personal = next((kind for kind in PERSONAL if cues.strong[kind]), None)
    if personal and not asks and _is_personal(cues):
        return personal
    best = _best(cues, slots, asks=asks)
    if best is None or (asks and _is_idle(best, cues, slots)) or _is_done(sentence, best, cues, slots):
        return None
    is_request = best in _REQUESTS and cues.strong[best] and len(cues.tokens) >= _REQUEST_WORDS
    against = (
        _REQUEST * bool(is_request)
        + _ASKS * (asks and best not in _REQUESTS)
        + _PAST * (cues.has(Group.PAST) and best in _TO_DO)
    )
    return best if _weight(sentence, cues, slots) + against >= ENOUGH else None


def _is_nothing(sentence: Sentence, cues: Cues, slots: Slots) -> bool:
    """A heading, a greeting, a joke, a program's line, what is only imagined, or what its own message takes back."""
    if slots.is_taken_back or any(map(cues.has, _SETS_ASIDE)):
        return True
    if any(mark in sentence.text for mark in _LAUGHING):
        return True
    return _is_heading(sentence, cues, slots) or (cues.has(Group.GREETING) and not cues.strong)


def _is_personal(cues: Cues) -> bool:
    return not (cues.has(Group.IDIOM) or cues.has(Group.GREETING)) and len(cues.tokens) >= _FEWEST_WORDS_PERSONAL


def kinds_of_row(row: Sentence, cues: Cues, slots: Slots, header: Cues | None = None) -> tuple[Kind, ...]:
    """The work that a row of a table gives to somebody or the money in it, then what it says is harmed or lacking.

    `header` is that of its table. What is to be decided stands alone: the work waits for it.
    """
    if _is_nothing(row, cues, slots):
        return ()
    if cues.strong[Kind.DECISION_REQUEST]:
        return (Kind.DECISION_REQUEST,)
    held = _scores(cues, slots, (Kind.BLOCKER, Kind.RISK))
    said = max(held, key=lambda kind: (held[kind], -_first(cues, kind))) if any(held.values()) else None
    if said and not slots.owner:
        return (said,)
    work = _row_work(cues, slots, header)
    return tuple(kind for kind in (work, said) if kind)


def _row_work(cues: Cues, slots: Slots, header: Cues | None) -> Kind | None:
    pays = cues.strong[Kind.PAYMENT] or (header is not None and header.strong[Kind.PAYMENT])
    if pays and (slots.has_money or cues.strong[Kind.PAYMENT]):
        return Kind.PAYMENT
    if slots.owner or slots.has_date or cues.strong[Kind.TASK] or cues.weak[Kind.TASK]:
        return Kind.TASK
    return Kind.PAYMENT if slots.has_money else None


def _best(cues: Cues, slots: Slots, *, asks: bool) -> Kind | None:
    """The kind that is most spoken for, the first said of equals; a question is no payment, risk or blocker."""
    if asks and cues.has(Group.CHOICE) and not slots.has_name:
        return Kind.DECISION_REQUEST
    scores = _scores(cues, slots, _ASKING if asks else _possible(cues, slots))
    best = max(scores, key=lambda kind: (scores[kind], -_first(cues, kind)))
    return best if scores[best] else None


def _possible(cues: Cues, slots: Slots) -> tuple[Kind, ...]:
    """Which kinds a statement may be, by who acts: a threat, a speaker who takes something on, money that moves."""
    if cues.has(Group.SANCTION) and cues.strong[Kind.RISK] and not slots.has_name:
        return (Kind.RISK,)
    if slots.has_money and cues.kinds.get(Kind.PAYMENT):
        return _OUTWEIGHS_PAYING
    if slots.owner and cues.opens_with(Group.SELF):
        return (Kind.COMMITMENT,)
    return tuple(kind for kind in _WORK if kind not in _ruled_out(cues, slots))


def _ruled_out(cues: Cues, slots: Slots) -> frozenset[Kind]:
    """What money, a request, a wait or a cause rule out.

    A promise where money, a request or a wait is spoken of; a price that is only mentioned beside what is lacking; a
    task where something only must follow.
    """
    out = set()
    pays = cues.strong[Kind.PAYMENT] and not slots.owner and not any(cues.strong[kind] for kind in _SAID_OUTRIGHT)
    waits = slots.is_put_off or any(c.first == 0 and c.is_strong for c in cues.kinds.get(Kind.BLOCKER, ()))
    asks = cues.strong[Kind.TASK] and not cues.has(Group.SELF) and not slots.owner
    if pays or asks or waits or (slots.has_money and not slots.has_name):
        out.add(Kind.COMMITMENT)
    if not cues.kinds.get(Kind.PAYMENT) and any(cues.strong[kind] for kind in _SAID_OUTRIGHT):
        out.add(Kind.PAYMENT)
    musts = {cue.first for cue in cues.groups.get(Group.MUST, ())}
    asked = [cue for cue in cues.kinds.get(Kind.TASK, ()) if cue.is_strong and cue.first not in musts]
    if musts and not asked and (cues.strong[Kind.RISK] or cues.strong[Kind.BLOCKER]):
        out.add(Kind.TASK)
    return frozenset(out)


def _scores(cues: Cues, slots: Slots, kinds: tuple[Kind, ...]) -> Mapping[Kind, int]:
    strong = {kind: _DECISION_WORD if kind is Kind.DECISION_REQUEST else _STRONG_WORD for kind in kinds}
    words = {
        kind: strong[kind] * min(cues.strong[kind], _AT_MOST) + _WEAK_WORD * min(cues.weak[kind], 1) for kind in kinds
    }
    values = {
        Kind.PAYMENT: _MONEY_SAID * slots.has_money,
        Kind.RISK: _COSTS * (slots.has_money and bool(cues.strong[Kind.RISK])),
        Kind.TASK: _NAMED * slots.has_name + _due(cues, slots, Kind.TASK),
        Kind.DECISION_REQUEST: _due(cues, slots, Kind.DECISION_REQUEST),
        Kind.BLOCKER: _STRONG_WORD * slots.is_put_off,
        Kind.COMMITMENT: _OWN_WORD
        * (bool(slots.owner) and not slots.has_name and not cues.strong[Kind.DECISION_REQUEST])
        + _own_day(cues, slots, has_word=bool(words.get(Kind.COMMITMENT))),
    }
    said = {kind: words[kind] + values.get(kind, 0) for kind in kinds}
    return {kind: score if _is_outright(kind, cues, slots) else 0 for kind, score in said.items()}


def _is_outright(kind: Kind, cues: Cues, slots: Slots) -> bool:
    """Whether a kind that must be said outright is; a thing put off to a day is held up."""
    return bool(cues.strong[kind] or kind not in _SAID_OUTRIGHT or (kind is Kind.BLOCKER and slots.is_put_off))


def _due(cues: Cues, slots: Slots, kind: Kind) -> int:
    """What a day adds to a request: it is when it is due; a day that is a limit asks, unless the speaker promises."""
    is_limit = kind is Kind.TASK and cues.has(Group.LIMIT) and not _is_held(cues) and not slots.owner
    asked = cues.strong[kind] or (is_limit and cues.weak[kind])
    return (_DAY + _ANNOUNCED + _LIMIT * is_limit) * (slots.has_date and bool(asked))


def _is_held(cues: Cues) -> bool:
    """Whether the day belongs to a promise, or to what is lacking, harmed or to be decided."""
    return any(cues.strong[kind] for kind in (Kind.COMMITMENT, *_DATED_OTHERWISE))


def _own_day(cues: Cues, slots: Slots, *, has_word: bool) -> int:
    """What a day adds to a promise; where something is lacking, harmed or to be decided, the day belongs to that."""
    if not slots.has_date or any(cues.strong[kind] for kind in _DATED_OTHERWISE):
        return 0
    return _DAY * has_word + _AGREED * cues.has(Group.AGREED) + _ANNOUNCED * (not cues.has(Group.PAST))


def _first(cues: Cues, kind: Kind) -> int:
    return min((cue.first for cue in cues.kinds.get(kind, ())), default=len(cues.tokens))


def _asks(sentence: Sentence, cues: Cues) -> bool:
    return sentence.text.endswith(("?", "？")) or cues.has(Group.QUESTION) or cues.ends_with(Group.QUESTION_END)


def _is_idle(kind: Kind, cues: Cues, slots: Slots) -> bool:
    """Whether a question asks nothing to be done: it names no such thing, or asks how something went."""
    asks_for = cues.strong[kind] or slots.has_name or cues.has(Group.CHOICE)
    return not asks_for or (kind in _TO_DO and cues.starts_with(Group.PAST))


def _is_done(sentence: Sentence, kind: Kind, cues: Cues, slots: Slots) -> bool:
    """Whether what would be a thing to do is told as done in its own clause, with no day still to come."""
    if kind not in _TO_DO or slots.has_date:
        return False
    clause_end = next((start for start in clause_starts(sentence)), len(sentence.text))
    return any(cue.first > 0 and cues.tokens[cue.first].start < clause_end for cue in cues.groups.get(Group.PAST, ()))


def _weight(sentence: Sentence, cues: Cues, slots: Slots) -> int:
    words = sum(
        _STRONG[kind] * min(cues.strong[kind], _AT_MOST) + _WEAK[kind] * min(cues.weak[kind], _AT_MOST)
        for kind in _WORK
    )
    has_number = any(character.isdigit() for character in sentence.text)
    owner = _NAME * slots.has_name or _OWNER * bool(slots.owner)
    values = _MONEY * slots.has_money + _DATE * slots.has_date + owner + _NUMBER * has_number
    values += _PARTY * (slots.has_party and bool(cues.strong[Kind.BLOCKER]))
    values += _DUE_BY * (slots.has_date and cues.has(Group.LIMIT))
    values += _AGREED * (slots.has_date and cues.has(Group.AGREED))
    shape = _LONG * (len(cues.tokens) >= _LONG_WORDS) + _LISTED * sentence.is_listed
    return words + values + shape


def _is_heading(sentence: Sentence, cues: Cues, slots: Slots) -> bool:
    """A title, a table's header, an introduction that ends in a colon, or a scrap of a few words."""
    if sentence.text.endswith((":", "：")) or len(cues.tokens) < _FEWEST_WORDS:
        return True
    if (
        cues.starts_with(Group.TITLE)
        and not (slots.has_money or slots.owner)
        and (len(cues.tokens) < _LONG_WORDS or not cues.strong)
    ):
        return True
    has_digit = any(character.isdigit() for character in sentence.text)
    is_shouted = sentence.text.isupper() and not sentence.is_listed
    return not has_digit and ((sentence.is_row and not slots.owner) or is_shouted)
