"""Decides whether a claim makes of a value or a thing what its quote makes the opposite of (3-guards.md, Facts)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import regex

from evidence.domain.amounts import Amount
from evidence.domain.dates import DateReading
from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding
from evidence.domain.lexicon import roles as lexicon
from evidence.domain.lexicon.debts import PAYING
from evidence.domain.lexicon.people import GENERIC_ACTORS, HONORIFICS
from evidence.domain.lexicon.polarity import LAST_BEFORE
from evidence.domain.numbers import Number
from evidence.domain.polarity import Denial, Sense, Stance
from evidence.domain.text import Phrases, bare, stem, stopwords_for

_Value = Amount | DateReading | Number
_Group = tuple[Phrases, ...]
_REACH: Final = 80
_NEAR: Final = 12
_MOST: Final = 8
_ACTORS: Final = GENERIC_ACTORS | HONORIFICS
_PAYING: Final = Phrases(PAYING)
_BREAK: Final = regex.compile(
    r"[,;.!?](?=\s|$)|[\n\t|]"
    r"|\b(?:and|but|or|while|then|và|nhưng|hoặc|hay|rồi|und|oder|aber|sondern|y|o|pero|sino|et|ou|mais)\b",
    flags=regex.I,
)


def _groups(*groups: lexicon.Sides) -> tuple[_Group, ...]:
    return tuple(tuple(Phrases(side) for side in sides) for sides in groups)


_OF_AMOUNTS: Final = _groups(lexicon.PART_OF_SUM, lexicon.PERIOD, lexicon.BOUND, lexicon.STAGE_OF_DEAL)
_OF_DATES: Final = _groups(lexicon.STAGE_OF_TIME)
_BEFORE_DATES: Final = _groups(lexicon.BEFORE_OR_AFTER)
_OF_NUMBERS: Final = _groups(*lexicon.MEASURES)
_AFTER: Final = Phrases(lexicon.AFTER_ONLY)
_EDGES: Final = (*_BEFORE_DATES[0], Phrases(lexicon.FROM | lexicon.FORMER))
_STATES: Final = _groups(*lexicon.STATES)
_DEEDS: Final = _groups(*lexicon.DEEDS)


@dataclass(frozen=True)
class _Text:
    """A text with how its words are meant and the values of one kind in it, in order."""

    text: str
    senses: Sequence[Sense]
    values: Sequence[_Value]

    @cached_property
    def places(self) -> dict[str, int]:
        """The number of the first value of each spelling."""
        return {value.text: at for at, value in reversed(tuple(enumerate(self.values)))}

    @cached_property
    def _starts(self) -> list[int]:
        return [value.start for value in self.values]

    @cached_property
    def _meanings(self) -> dict[object, list[int]]:
        found: dict[object, list[int]] = defaultdict(list)
        for at, value in enumerate(self.values):
            found[_meaning(value)].append(at)
        return found

    def alike(self, start: int) -> Sequence[int]:
        """The numbers of the first values that mean what the one at a place means; a few tell it all."""
        at = bisect_right(self._starts, start) - 1
        if at < 0 or start >= self.values[at].end:
            return ()
        return self._meanings[_meaning(self.values[at])][:_MOST]

    def about(self, at: int) -> Sequence[Sense]:
        """The words of the phrase that a value stands in, up to its neighbours and to the nearest breaks."""
        value = self.values[at]
        left = max(self.values[at - 1].end if at else 0, value.start - _REACH)
        right = self.values[at + 1].start if at + 1 < len(self.values) else len(self.text)
        cut = max((each.end() for each in _BREAK.finditer(self.text, left, value.start)), default=left)
        stop = _BREAK.search(self.text, value.end, min(right, value.end + _REACH))
        after = self._within(value.end, stop.start() if stop else min(right, value.end + _REACH))
        return (*self._within(cut, value.start), *after)

    def around(self, at: int) -> Sequence[Sense]:
        """All words but the value's own."""
        value = self.values[at]
        return (*self._within(0, value.start), *self._within(value.end, len(self.text)))

    def label(self, at: int) -> Sequence[Sense]:
        """The words of the phrase that a value stands in, as far as they stand before it."""
        return [sense for sense in self.about(at) if sense.word.start < self.values[at].start]

    def behind(self, at: int) -> Sequence[Sense]:
        """The word that stands right behind a value."""
        return self._within(self.values[at].end, self.values[at].end + _NEAR)[:1]

    def before(self, at: int) -> Sequence[Sense]:
        """The words that stand right before a value."""
        start = self.values[at].start
        near = self._within(max(self.values[at - 1].end if at else 0, start - _NEAR), start)
        return near if not near or start - near[-1].word.end <= 1 else ()

    def _within(self, start: int, end: int) -> Sequence[Sense]:
        first = bisect_left(self.senses, start, key=lambda sense: sense.word.start)
        return self.senses[first : bisect_left(self.senses, end, key=lambda sense: sense.word.start)]


def judge_roles(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Finding]:
    """One finding for each value and each state of the claim that its quotes give another part to."""
    for text in dict.fromkeys((*_crossed_values(scene, resolved), *_crossed_states(scene))):
        detail = f"the quote says another thing of {text}"
        yield finding(GroundingCode.OUT_OF_CONTEXT_SPAN, detail, kind="role", asserted=text)


def _crossed_values(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[str]:
    heard = {each.passage.quote: each for each in scene.heard}
    quoted: dict[tuple[int, str], _Text] = {}
    claims = {
        "amount": _claim(scene, scene.claim_amounts),
        "date": _claim(scene, scene.claim_dates),
        "number": _claim(scene, scene.claim_numbers),
    }
    for value in {(each.kind, each.asserted): each for each in resolved}.values():
        claim = claims.get(value.kind)
        at = claim.places.get(value.asserted) if claim else None
        if claim is None or at is None:
            continue
        key = value.quote, value.kind
        if key not in quoted:
            quoted[key] = _around(heard[value.quote], value.kind, scene)
        if _is_crossed(claim, at, quoted[key], value, heard[value.quote], scene.claim_language):
            yield value.asserted


def _claim(scene: Scene, values: Sequence[_Value]) -> _Text:
    return _Text(scene.claim, scene.claim_senses, values)


def _around(heard: Heard, kind: str, scene: Scene) -> _Text:
    """The sentences that a passage is cut from, with their values."""
    left = heard.passage.start + heard.shift
    end = max(left + heard.around[-1].word.end if heard.around else 0, heard.passage.end)
    text = heard.passage.source[left:end]

    def read(of: str) -> Sequence[_Value]:
        own = scene.readings.of(of)
        if kind == "date":
            return own.dates(heard.passage.said_at, scene.names)
        return own.amounts if kind == "amount" else own.numbers

    return _Text(text, heard.around, scene.readings.of(text).corrections.standing(read(text), read))


def _is_crossed(claim: _Text, at: int, quote: _Text, value: Resolved, heard: Heard, language: str | None) -> bool:
    """Whether every place where the quote has the value gives it another part than the claim does."""
    start = value.start - heard.passage.start - heard.shift
    same = quote.alike(start)
    if not same:
        return False
    if all(_is_other(value.kind, claim, at, quote, number) for number in same):
        return True
    return value.kind != "number" and len(claim.values) == 1 and _is_labelled_otherwise(claim, quote, same, language)


def _is_labelled_otherwise(claim: _Text, quote: _Text, same: Sequence[int], language: str | None) -> bool:
    """Whether the claim calls a value what the quote calls another one of its kind, and nothing that it calls this one.

    Whoever acts may be named once for both; of two words for paying neither is another thing.
    """
    said = set(_keys([sense for sense in claim.around(0) if sense.word.folded not in _ACTORS], language))
    others = [at for at in range(len(quote.values)) if at not in same][:_MOST]
    theirs = {label[-1] for at in others if (label := list(_keys(quote.label(at), language)))}
    if not theirs & said:
        return False
    own = [frozenset(_keys(quote.label(at), language)) for at in same]
    beside = [frozenset(_keys(quote.about(at), language)) for at in same]
    is_paid = any(_PAYING.any_in([sense.word for sense in quote.label(at)]) for at in same)
    return all(own) and not is_paid and not any(each & said for each in beside)


def _keys(senses: Sequence[Sense], language: str | None) -> Iterator[str]:
    empty = stopwords_for(language)
    for sense in senses:
        if sense.word.folded.isalpha() and sense.word.folded not in empty:
            yield stem(bare(sense.word.folded), language) if language else sense.word.folded


def _is_other(kind: str, claim: _Text, at: int, quote: _Text, number: int) -> bool:
    if kind == "number":
        return _differ(_OF_NUMBERS, claim.behind(at), quote.behind(number))
    if kind == "amount":
        return _differ(_OF_AMOUNTS, claim.about(at), quote.about(number))
    mine, theirs = _unnamed(claim.before(at)), _unnamed(quote.before(number))
    is_only_after = _AFTER.any_in([s.word for s in theirs]) and not any(
        s.any_in([m.word for m in mine]) for s in _EDGES
    )
    return (
        is_only_after
        or _differ(_BEFORE_DATES, mine, theirs)
        or _differ(_OF_DATES, claim.about(at), quote.about(number))
    )


def _unnamed(near: Sequence[Sense]) -> Sequence[Sense]:
    """The words before a date, without what only says which week or month it is in (`tuần sau`)."""
    first = next((at for at, sense in enumerate(near) if sense.word.folded in LAST_BEFORE), None)
    return near if first is None else near[first + 2 :]


def _meaning(value: _Value) -> object:
    return (value.denotes, value.clocks, value.key) if isinstance(value, DateReading) else value.value


def _crossed_states(scene: Scene) -> Iterator[str]:
    for group in _STATES:
        if _differ((group,), scene.claim_senses, scene.quoted_senses):
            yield "it"
    opener = next((sense.word.folded for sense in scene.claim_senses), "")
    for group in _DEEDS:
        done = _done_by(opener, group, scene.quoted_senses)
        if done and _differ((group,), scene.claim_senses, done):
            yield opener


def _done_by(opener: str, group: _Group, quoted: Sequence[Sense]) -> Sequence[Sense]:
    """The quoted words where the one who opens the claim stands before the first deed of a group."""
    deeds = [first for side in group for first, _ in side.find([sense.word for sense in quoted])]
    before = quoted[: min(deeds, default=0)]
    return quoted if any(sense.word.folded == opener for sense in before) else ()


def _differ(groups: Sequence[_Group], claim: Sequence[Sense], quote: Sequence[Sense]) -> bool:
    """Whether claim and quote each say one side of a group, and no side that the other says."""
    said, read = [sense.word for sense in claim if _stands(sense)], [s.word for s in quote if _stands(s)]
    for group in groups:
        mine = {number for number, side in enumerate(group) if side.any_in(said)}
        theirs = {number for number, side in enumerate(group) if mine and side.any_in(read)}
        if mine and theirs and not mine & theirs:
            return True
    return False


def _stands(sense: Sense) -> bool:
    return sense.stance not in {Stance.DENIED, Stance.NOT_YET} or sense.denial is Denial.CANCELLED
