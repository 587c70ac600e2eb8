"""Decides whether a name stands in the clause of its own predicate when a quote names several people (3-guards.md)."""

from __future__ import annotations

from collections.abc import Sequence

from evidence.domain.faithfulness.scene import Scene
from evidence.domain.people import Mention, speaks_of_self
from evidence.domain.text import Clause, bare, locate, read_clauses, read_words, stopwords_for


def is_bound(named: Sequence[Mention], mentions: Sequence[Mention], text: str, scene: Scene) -> bool:
    """Whether some clause that shares most words with the claim belongs to the one named, or to nobody else."""
    strangers = {m.text for m in mentions} - {m.text for m in named}
    absent = {name for name in strangers if not locate(name, scene.context.claim)}
    others = [mention for mention in mentions if mention.text in absent]
    if not others:
        return True
    best = _nearest_clauses(read_clauses(text), text, mentions, scene)
    return not best or any(_belongs(clause, text, named, others) for clause in best)


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
