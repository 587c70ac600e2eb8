"""Decides whether a speaker's words are about himself (5-values.md, People)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from evidence.domain.lexicon import people as lexicon
from evidence.domain.text import Word, language_of, read_clauses, read_words


def speaks_of_self(text: str, *, titles: Collection[str] = ()) -> bool:
    """Whether the words hold a first person (`I`, `tôi`, `em`, `để anh`, `私`), forms of address aside.

    `titles` are kinship words by which the speaker is known (`chị`): opening a clause they stand for the speaker.
    """
    words = read_words(text)
    if titles and any(_opens_with(text[clause.start : clause.end], titles) for clause in read_clauses(text)):
        return True
    language = language_of(text)
    if language == "ja" or any("\u3040" <= char <= "\u9fff" for char in text):
        return any(pronoun in text for pronoun in lexicon.SELF["ja"])
    known = lexicon.SELF.get(language or "", frozenset()) or frozenset().union(lexicon.SELF["vi"], lexicon.SELF["en"])
    return any(_is_self(words, at, known) for at in range(len(words)))


def _is_self(words: Sequence[Word], at: int, known: frozenset[str]) -> bool:
    said = words[at].folded
    before = words[at - 1].folded if at else ""
    if said in lexicon.KIN_SELF and before in lexicon.KIN_CUES:
        return True
    if said not in known:
        return False
    return said not in lexicon.KIN_SELF or not _is_address(words, at, before)


def _is_address(words: Sequence[Word], at: int, before: str) -> bool:
    """Whether a kinship word means somebody else: called (`em ơi`), an object (`cho em`), last, or before a name."""
    if at == len(words) - 1 or before in lexicon.OBJECT_BEFORE:
        return True
    after = words[at + 1]
    return after.folded in lexicon.VOCATIVE_AFTER or after.text[:1].isupper()


def _opens_with(clause: str, titles: Collection[str]) -> bool:
    """Whether one of the titles is the first word of a clause, courtesies aside, and calls nobody."""
    words = [word for word in read_words(clause) if word.folded not in lexicon.COURTESIES]
    if len(words) < 2 or words[0].folded not in titles:
        return False
    return words[1].folded not in lexicon.VOCATIVE_AFTER and not words[1].text[:1].isupper()
