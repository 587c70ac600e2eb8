"""Decides whether a claim turns round what its quote sets in an order, or keeps what was left behind (3-guards.md)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product, takewhile
from typing import Final

from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.result import GroundingCode, Resolved, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding
from evidence.domain.lexicon import roles as lexicon
from evidence.domain.lexicon.people import NEW_SUBJECT_AFTER
from evidence.domain.lexicon.polarity import FUTURE
from evidence.domain.numbers import Number
from evidence.domain.polarity import Sense, Stance
from evidence.domain.text import Phrases, bare, stem, stopwords_for

_DIRECTIONS: Final = Phrases(lexicon.DIRECTIONS)
_CHANGES: Final = Phrases(lexicon.CHANGES)
_NEXT: Final = 2
_REACH: Final = 6
_MOST: Final = 8
_MANY: Final = 200


@dataclass(frozen=True, slots=True)
class _Order:
    """What stands before a word of direction in its clause, and the next words of substance behind it."""

    word: str
    before: frozenset[str]
    after: frozenset[str]
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Change:
    """The words that something moved from, with their place in the text, and the words that it moved to."""

    old: frozenset[str]
    new: frozenset[str]
    start: int
    end: int


def judge_swaps(scene: Scene, resolved: Sequence[Resolved]) -> Iterator[Finding]:
    """One finding when a claim turns a direction round, and one when it states what its quote says is over."""
    language = scene.claim_language
    claimed = tuple(islice(_orders(scene.claim_senses, language), _MOST))
    quoted = tuple(islice(_orders(scene.quoted_senses, language), _MOST))
    said = frozenset(_keys(scene.quoted_senses, language))
    if any(_is_turned(one, other, said) for one, other in product(claimed, quoted)):
        yield _found("the quote has it the other way round")
    if _is_miscounted(scene):
        yield _found("the quote counts other things with these numbers")
    if any(_keeps_old(heard, scene, resolved) for heard in scene.heard):
        yield _found("the quote says that it has changed since")


def _found(detail: str) -> Finding:
    return finding(GroundingCode.OUT_OF_CONTEXT_SPAN, detail, kind="role")


def _keys(senses: Sequence[Sense], language: str | None) -> Iterator[str]:
    empty = stopwords_for(language)
    for sense in senses:
        if sense.word.folded not in empty:
            yield stem(bare(sense.word.folded), language) if language else sense.word.folded


def _orders(senses: Sequence[Sense], language: str | None) -> Iterator[_Order]:
    for first, end in _DIRECTIONS.find([sense.word for sense in senses]):
        clause = senses[first].clause
        before = _going_on(reversed(senses[max(0, first - _REACH) : first]), clause)
        after = _going_on(senses[end : end + _REACH], clause)
        names = [s for s in before if s.word.text[:1].isupper()]
        yield _Order(
            " ".join(sense.word.folded for sense in senses[first:end]),
            frozenset(_keys(before, language)),
            frozenset(islice(_keys(after, language), _NEXT)),
            frozenset(_keys(names, language)),
        )


def _going_on(senses: Iterable[Sense], clause: int) -> list[Sense]:
    """The first of the senses as far as their clause goes and no `and` brings in something else."""
    return list(takewhile(lambda sense: sense.clause == clause and sense.word.folded not in NEW_SUBJECT_AFTER, senses))


def _is_miscounted(scene: Scene) -> bool:
    """Whether a number of the claim counts what in the quotes another one counts, while it counts something else."""
    language = scene.claim_language
    claimed = frozenset(_counts(scene.claim_senses, scene.claim_numbers, 0, language))
    if not claimed:
        return False
    quoted = frozenset(
        pair for heard in scene.heard for pair in _counts(heard.senses, heard.numbers, heard.shift, language)
    )
    numbers, things = {number for number, _ in quoted}, {thing for _, thing in quoted}
    return any(number in numbers and thing in things for number, thing in claimed - quoted)


def _counts(
    senses: Sequence[Sense], numbers: Sequence[Number], shift: int, language: str | None
) -> Iterator[tuple[object, str]]:
    """Each number with the word of substance right behind it in its clause."""
    starts = [sense.word.start for sense in senses]
    for number in islice(numbers, _MANY):
        first = bisect_left(starts, number.start - shift)
        end = bisect_left(starts, number.end - shift)
        if first == end:
            continue
        clause = senses[first].clause
        behind = [sense for sense in senses[end : end + 1] if sense.clause == clause]
        thing = next(_keys(behind, language), "")
        if thing.isalpha():
            yield (number.code or number.value), thing


def _is_turned(claim: _Order, quote: _Order, said: frozenset[str]) -> bool:
    """Whether each has before the word what the other has behind it, and the claim has no other word of its own."""
    if claim.word != quote.word:
        return False
    theirs = (claim.after - quote.after) & quote.before
    mine = (quote.after - claim.after) & claim.before
    return bool(theirs and mine) and claim.before - claim.names <= said


def _keeps_old(heard: Heard, scene: Scene, resolved: Sequence[Resolved]) -> bool:
    folded = frozenset(sense.word.folded for sense in scene.claim_senses)
    if folded & lexicon.FORMER:
        return False
    left = heard.passage.start + heard.shift
    own = [value for value in resolved if value.quote == heard.passage.quote and value.kind in {"amount", "date"}]
    for change in islice(_changes(heard.around), _MOST):
        if change.new & folded or not change.old:
            continue
        if change.old <= folded or any(change.start <= v.start - left < change.end for v in own):
            return not any(_is_new(change, value, left) for value in own)
    return False


def _is_new(change: _Change, value: Resolved, left: int) -> bool:
    return value.start - left >= change.end


def _changes(senses: Sequence[Sense]) -> Iterator[_Change]:
    """Every change from one thing to another that has come about."""
    for _, end in _CHANGES.find([sense.word for sense in senses]):
        verb = senses[end - 1]
        part = [sense for sense in senses[end : end + 2 * _REACH] if sense.clause == verb.clause]
        lead = [sense for sense in senses[max(0, end - _REACH) : end] if sense.clause == verb.clause]
        if not _has_happened(verb, lead):
            continue
        at = next((n for n, sense in enumerate(part) if sense.word.folded in lexicon.FROM), None)
        to = next((n for n, s in enumerate(part) if at is not None and n > at and s.word.folded in lexicon.TO), None)
        if at is None or to is None or to == at + 1:
            continue
        old, new = part[at + 1 : to], part[to + 1 : to + 1 + _REACH]
        old_words = frozenset(sense.word.folded for sense in old)
        new_words = frozenset(sense.word.folded for sense in new)
        yield _Change(old_words - new_words, new_words - old_words, old[0].word.start, old[-1].word.end)


def _has_happened(verb: Sense, lead: Sequence[Sense]) -> bool:
    if verb.stance in {Stance.DENIED, Stance.NOT_YET, Stance.OPEN} or verb.is_conditional or verb.is_asked:
        return False
    return not any(sense.word.folded in FUTURE for sense in lead)
