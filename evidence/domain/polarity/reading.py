"""Decides how each word of a text is meant: asserted, denied, left open, under a condition, asked or reported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.polarity.questions import asks
from evidence.domain.text import Clause, Phrases, Word, language_of, read_clauses, read_words

_NEGATORS: Final = {language: Phrases(listed) for language, listed in lexicon.NEGATORS.items()}
_NOT_NEGATING: Final = Phrases(lexicon.NOT_NEGATING)
_CLAUSE_NEGATORS: Final = Phrases(lexicon.CLAUSE_NEGATORS)
_OPEN: Final = Phrases(lexicon.OPEN_WORDS)
_CONDITIONS: Final = Phrases(lexicon.CONDITIONS)
_OTHERWISE: Final = Phrases(lexicon.OTHERWISE)
_REQUESTS: Final = Phrases(lexicon.REQUESTS)


class Stance(StrEnum):
    """Whether a word is asserted, denied, or left open (waited for, owed, avoided)."""

    ASSERTED = "asserted"
    DENIED = "denied"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Sense:
    """One word and how it is meant; `clause` numbers the clause it stands in."""

    word: Word
    clause: int
    stance: Stance
    is_conditional: bool
    is_asked: bool


def read_senses(text: str) -> tuple[Sense, ...]:
    """Every word of a text with its sense, in order."""
    clauses = read_clauses(text)
    parts = _by_clause(read_words(text), clauses)
    language = language_of(text)
    conditional = _conditional(clauses, parts)
    asked = _asked(clauses, parts)
    return tuple(
        Sense(word, at, stance, at in conditional, at in asked)
        for at, part in enumerate(parts)
        for word, stance in zip(part, _stances(part, language, is_asked=at in asked), strict=True)
    )


def is_request(text: str) -> bool:
    """Whether a claim words itself as a request, a task, a proposal or a question."""
    return text.rstrip().endswith(("?", "？")) or _REQUESTS.any_in(read_words(text))


def _by_clause(words: Sequence[Word], clauses: Sequence[Clause]) -> list[list[Word]]:
    parts: list[list[Word]] = [[] for _ in clauses]
    at = 0
    for word in words:
        while at < len(clauses) - 1 and word.start >= clauses[at].end:
            at += 1
        parts[at].append(word)
    return parts


def _stances(words: list[Word], language: str | None, *, is_asked: bool) -> list[Stance]:
    stances = [Stance.OPEN if _OPEN.any_in(words) else Stance.ASSERTED] * len(words)
    if _CLAUSE_NEGATORS.any_in(words) or _ends_denied(words, language):
        return [Stance.DENIED] * len(words)
    for first, last in _denied_stretches(words, language, is_asked=is_asked):
        stances[first:last] = [Stance.DENIED] * (last - first)
    return stances


def _ends_denied(words: list[Word], language: str | None) -> bool:
    if language not in ("ja", "zh"):
        return False
    said = "".join(word.text for word in words)
    return any(suffix in said for suffix in lexicon.SUFFIX_NEGATORS)


def _denied_stretches(words: list[Word], language: str | None, *, is_asked: bool) -> Iterator[tuple[int, int]]:
    at = 0
    while at < len(words):
        skipped = _NOT_NEGATING.length_at(words, at)
        length = 0 if skipped else _negator_length(words, at, language)
        if length and not (is_asked and len(words) - at - length <= 2):
            end = next((n for n in range(at + length, len(words)) if words[n].folded in lexicon.SCOPE_ENDS), len(words))
            yield at + length, end
        at += skipped or length or 1


def _negator_length(words: list[Word], at: int, language: str | None) -> int:
    said = words[at].folded
    if said.endswith("n't") or said.startswith("n'"):
        return 1
    return _NEGATORS.get(language, _NEGATORS[None]).length_at(words, at)


def _conditional(clauses: Sequence[Clause], parts: Sequence[list[Word]]) -> frozenset[int]:
    """A condition reaches over its whole sentence; "otherwise" only over what follows it."""
    found: set[int] = set()
    for at, part in enumerate(parts):
        sentence = clauses[at].sentence
        if _OTHERWISE.any_in(part):
            found |= {n for n in range(at, len(clauses)) if clauses[n].sentence == sentence}
        elif _is_condition(part):
            found |= {n for n, clause in enumerate(clauses) if clause.sentence == sentence}
    return frozenset(found)


def _is_condition(words: list[Word]) -> bool:
    said = "".join(word.text for word in words)
    return _CONDITIONS.any_in(words) or any(mark in said for mark in lexicon.SUFFIX_CONDITIONS)


def _asked(clauses: Sequence[Clause], parts: Sequence[list[Word]]) -> frozenset[int]:
    found: set[int] = set()
    for at, part in enumerate(parts):
        clause = clauses[at]
        if asks(part):
            found.add(at)
        elif clause.is_asked:
            found |= {n for n in range(at + 1) if clauses[n].sentence == clause.sentence}
    return frozenset(found)
