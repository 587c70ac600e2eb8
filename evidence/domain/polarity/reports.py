"""Decides whose words a text hands on, and whether a claim credits them to that person (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.text import Phrases, read_clauses, read_words

_REPORTS: Final = Phrases(lexicon.REPORTS)
_ACCORDING: Final = frozenset({"theo", "according", "nghe"})
_SUBJECT_WORDS: Final = 4


def reporters(text: str) -> Iterator[str]:
    """The words before each verb of reporting in its clause: whoever is said to say or to think it."""
    for clause in read_clauses(text):
        words = read_words(text[clause.start : clause.end])
        for first, last in _REPORTS.find(words):
            near = words[last:] if words[first].folded in _ACCORDING else words[:first]
            yield " ".join(word.text for word in near[-_SUBJECT_WORDS:])


def credits_reporter(claim: str, reporter: str) -> bool:
    """Whether a claim names the reporter or reports by itself."""
    said = read_words(claim)
    names = {word.folded for word in read_words(reporter) if word.text[:1].isupper()}
    return _REPORTS.any_in(said) or any(word.folded in names for word in said)
