"""Decides whether a name stands in the clause of its own predicate when a quote names several people (3-guards.md)."""

from __future__ import annotations

from collections.abc import Sequence

from evidence.domain.faithfulness.scene import Scene
from evidence.domain.people import Mention, speaks_of_self
from evidence.domain.text import Clause, bare, locate, read_clauses, read_words, stopwords_for


def is_bound(named: Sequence[Mention], mentions: Sequence[Mention], text: str, scene: Scene) -> bool:
    """Whether some clause that shares most words with the claim belongs to the one named, or to nobody else."""
    others = [m for m in mentions if m not in named and not m.opens_turn and not locate(m.text, scene.context.claim)]
    if not others:
        return True
    clauses = read_clauses(text)
    best = _nearest_clauses(clauses, text, mentions, scene)
    return not best or any(_belongs(clause, text, named, others) for clause in best)


def _nearest_clauses(clauses: Sequence[Clause], text: str, mentions: Sequence[Mention], scene: Scene) -> list[Clause]:
    empty = stopwords_for(scene.claim_language)
    names = {bare(word.text) for mention in mentions for word in read_words(mention.text)}
    wanted = {bare(s.word.folded) for s in scene.claim_senses if s.word.folded not in empty} - names
    shared = [len(wanted & {bare(word.text) for word in read_words(text[c.start : c.end])}) for c in clauses]
    most = max(shared, default=0)
    return [clause for clause, count in zip(clauses, shared, strict=True) if count == most > 0]


def _belongs(clause: Clause, text: str, named: Sequence[Mention], others: Sequence[Mention]) -> bool:
    if any(_within(mention, clause) for mention in named):
        return True
    if not any(_within(mention, clause) for mention in others):
        return True
    opens = any(mention.opens_turn and mention.end <= clause.start for mention in named)
    return opens and speaks_of_self(text[clause.start : clause.end])


def _within(mention: Mention, clause: Clause) -> bool:
    return clause.start <= mention.start < clause.end
