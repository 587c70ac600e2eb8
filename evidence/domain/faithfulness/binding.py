"""Decides whether a name stands in the clause of its own predicate when a quote names several people (3-guards.md)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import islice, takewhile
from typing import Final

from evidence.domain.faithfulness.heard import Heard
from evidence.domain.faithfulness.leaving import leaves_it
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.lexicon.people import (
    ACTS_AFTER,
    ASKING,
    COORDINATORS,
    COURTESIES,
    DEEDS,
    FAVOURS,
    HONORIFICS,
    LEAVING_TO,
    NEW_SUBJECT_AFTER,
    NO_FAVOURS,
    NO_VERBS,
    OBJECT_OPENERS,
    ORDERING,
    RECIPIENT_BEFORE,
    TIME_WORDS,
)
from evidence.domain.people import Mention, speaks_of_self
from evidence.domain.text import Clause, Word, bare, locate, read_clauses, read_words, stopwords_for

_LONGEST_NAME: Final = 12
_COLONS: Final = frozenset(":：")
_MOST_CLAUSES: Final = 50


def is_bound(named: Sequence[Mention], mentions: Sequence[Mention], heard: Heard, scene: Scene) -> bool:
    """Whether some clause that shares most words with the claim belongs to the one named, or to nobody else."""
    starts = [word.start for word in heard.words]
    taken = {mention.start for mention in mentions}
    ends = {mention.end: mention for mention in mentions}
    acting = [
        mention
        for mention, at in ((mention, bisect_left(starts, mention.start)) for mention in named)
        if not _is_object(mention, at, heard, ends, scene.claim_verb)
        and not _only_asks(mention, at, heard.words, taken, scene)
        and not leaves_it(mention, at, heard.words, mentions, scene)
    ]
    if not acting:
        return False
    strangers = {m.text for m in mentions} - {m.text for m in named}
    absent = {name for name in strangers if not locate(name, scene.claim)}
    others = [mention for mention in mentions if mention.text in absent]
    if not others:
        return True
    text = heard.passage.text
    best = _nearest_clauses(list(_pieces(text, mentions, heard.words)), text, mentions, scene)
    # Each clause is held against every name: a few of the best clauses are enough, and more prove nothing else.
    return not best or any(_belongs(clause, text, acting, others) for clause in best[:_MOST_CLAUSES])


def _is_object(mention: Mention, at: int, heard: Heard, ends: Mapping[int, Mention], verb: str) -> bool:
    """Whether somebody is only asked, called or given to: behind the claim's own verb, or as a recipient.

    Where a clause or a field opens with a name nothing is done to it, `X với Y` at the start of a clause are two who
    act, and whoever is left something to do does it (`nhờ Minh gửi`).
    """
    words = heard.words
    behind = [word.folded for word in words[at : at + _LONGEST_NAME] if word.start >= mention.end]
    at = _with_titles(words, at)
    if not at or words[at].start in heard.clause_starts or _opens_field(heard.passage.text, words[at - 1], words[at]):
        return False
    before = words[at - 1].folded
    if before in COORDINATORS and behind and _opens_clause_before(at - 1, heard, ends):
        return False
    if before != verb and before not in RECIPIENT_BEFORE:
        return False
    is_left_to = before in RECIPIENT_BEFORE or before in LEAVING_TO or _orders(at - 1, heard)
    if before in FAVOURS and behind and behind[0][:1].isalpha() and behind[0] not in NO_FAVOURS | TIME_WORDS:
        return False
    return not (is_left_to and _is_to_act(behind))


def _opens_field(text: str, before: Word, word: Word) -> bool:
    return not _COLONS.isdisjoint(text[before.end : word.start])


def _orders(at: int, heard: Heard) -> bool:
    """Whether a word tells somebody to do something and nobody before it in its clause is the one who tells."""
    words = heard.words
    if words[at].folded not in ORDERING:
        return False
    while words[at].start not in heard.clause_starts and words[at - 1].folded in COURTESIES | NO_VERBS:
        at -= 1
    return words[at].start in heard.clause_starts


def _is_to_act(behind: Sequence[str]) -> bool:
    """Whether a verb of what people do follows a name, times aside, or `to` and a word that opens no thing."""
    after = next((word for word in behind if word not in TIME_WORDS), "")
    is_bidden = after == "to" and len(behind) > 1 and behind[1] not in OBJECT_OPENERS
    return is_bidden or after in ACTS_AFTER or after in DEEDS


def _with_titles(words: Sequence[Word], at: int) -> int:
    while at and words[at - 1].folded in HONORIFICS:
        at -= 1
    return at


def _opens_clause_before(at: int, heard: Heard, ends: Mapping[int, Mention]) -> bool:
    """Whether somebody named right before this word, titles included, is the first in a clause."""
    named = ends.get(heard.words[at - 1].end) if at else None
    if named is None:
        return False
    while at and heard.words[at - 1].start >= named.start:
        at -= 1
    return heard.words[_with_titles(heard.words, at)].start in heard.clause_starts


def _only_asks(mention: Mention, at: int, words: Sequence[Word], taken: AbstractSet[int], scene: Scene) -> bool:
    """Whether somebody has somebody else do it (`Ravi asked Priya to ...`), unless the claim is about the asking."""
    behind = [word for word in words[at : at + _LONGEST_NAME] if word.start >= mention.end][:3]
    if not behind or behind[0].folded not in ASKING or scene.claim_verb in ASKING:
        return False
    return any(word.start in taken for word in behind[1:])


def _pieces(text: str, mentions: Sequence[Mention], words: Sequence[Word]) -> Iterator[Clause]:
    """The clauses of a text, parted once more where an `and` brings in somebody else after something is said."""
    parts_of_names = {word.start for mention in mentions for word in _words_in(mention, words)}
    at = 0
    for clause in read_clauses(text):
        start, is_said = clause.start, False
        while at < len(words) and words[at].start < clause.end:
            word = words[at]
            at += 1
            if is_said and word.folded in NEW_SUBJECT_AFTER and _is_name_next(words, at, parts_of_names):
                yield replace(clause, start=start, end=word.start)
                start, is_said = word.start, False
            elif word.start not in parts_of_names and word.folded not in HONORIFICS:
                is_said = True
        yield replace(clause, start=start)


def _words_in(mention: Mention, words: Sequence[Word]) -> Iterator[Word]:
    first = bisect_left(words, mention.start, key=lambda word: word.start)
    yield from takewhile(lambda word: word.start < mention.end, islice(words, first, first + _LONGEST_NAME))


def _is_name_next(words: Sequence[Word], at: int, parts_of_names: AbstractSet[int]) -> bool:
    while at < len(words) and words[at].folded in HONORIFICS and words[at].start not in parts_of_names:
        at += 1
    return at < len(words) and words[at].start in parts_of_names


def _nearest_clauses(clauses: Sequence[Clause], text: str, mentions: Sequence[Mention], scene: Scene) -> list[Clause]:
    empty = stopwords_for(scene.claim_language)
    names = {bare(word.folded) for mention in mentions for word in read_words(mention.text)}
    wanted = {bare(s.word.folded) for s in scene.claim_senses if s.word.folded not in empty} - names
    shared = [len(wanted & {bare(word.folded) for word in read_words(text[c.start : c.end])}) for c in clauses]
    most = max(shared, default=0)
    return [clause for clause, count in zip(clauses, shared, strict=True) if count == most > 0]


def _belongs(clause: Clause, text: str, named: Sequence[Mention], others: Sequence[Mention]) -> bool:
    """Whether somebody named acts in a clause: by name, as its speaker, or because nobody else is there to act."""
    if any(_within(mention, clause) and not mention.opens_turn for mention in named):
        return True
    turn = max((m for m in (*named, *others) if m.opens_turn and m.start < clause.end), key=_place, default=None)
    if turn is not None and speaks_of_self(text[clause.start : clause.end]):
        return turn in named
    return not any(_within(mention, clause) and not mention.opens_turn for mention in others)


def _within(mention: Mention, clause: Clause) -> bool:
    return clause.start <= mention.start < clause.end


def _place(mention: Mention) -> int:
    return mention.start
