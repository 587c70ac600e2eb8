"""Decides whose words a text hands on, and whether a claim credits them to that person (3-guards.md)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.text import Phrases, Word, normalise, read_clauses, read_words

_REPORTS: Final = Phrases(lexicon.REPORTS)
_NOT_REPORTS: Final = Phrases(lexicon.NOT_REPORTS)


def reporter(before: str, quote: str) -> str | None:
    """Who is said to say or to think the quote, as far as the words before it tell; none when it is nobody else's.

    `before` is what stands before the quote in its line. Quotation marks open before it, or a verb of reporting in its
    clauses or right before a colon, hand on words.
    """
    if normalise(before).text.count('"') % 2:
        return before
    told = before.rstrip(" \t'‘’\"“”„«")
    reach = len(told) - 1 if told.endswith((":", "：")) else len(before)
    text = before + quote
    for clause in (c for c in read_clauses(text) if c.end >= reach):
        words = read_words(text[clause.start : clause.end])
        idle = {at for first, end in _NOT_REPORTS.find(words) for at in range(first, end)}
        first = next((first for first, _ in _REPORTS.find(words) if first not in idle), None)
        if first is not None and not _is_own(words[:first]):
            return " ".join(word.text for word in words[:first])
    return None


def credits_reporter(claim: str, who: str) -> bool:
    """Whether a claim names the reporter or reports by itself."""
    said = read_words(claim)
    names = {word.folded for word in read_words(who) if word.text[:1].isupper()}
    return _REPORTS.any_in(said) or any(word.folded in names for word in said)


def _is_own(words: tuple[Word, ...]) -> bool:
    """Whether the speaker reports himself (`I said`, `tôi nói`)."""
    return bool(words) and words[-1].folded in lexicon.OWN_WORDS
