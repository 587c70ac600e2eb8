"""Decides whether a proper name in a claim stands in the cited text or belongs to somebody known (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import regex

from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding
from evidence.domain.lexicon.people import CALENDAR_NAMES, HONORIFICS, SURNAMES, TITLES
from evidence.domain.people import words_of
from evidence.domain.text import Word, bare, fold, is_word_char, read_clauses, read_words, stopwords_for

_CAPITALS: Final = regex.compile(r"(?:\p{Lu}[\p{Ll}\p{M}]++\x20){1,4}\p{Lu}[\p{Ll}\p{M}]++")
_CAPITAL_NOUNS: Final = frozenset({"de"})
_NO_CAPITALS: Final = frozenset({"ja", "zh"})


def judge_names(scene: Scene) -> Iterator[Finding]:
    """One finding for each proper name of the claim that nobody bears and no cited text holds."""
    claim = scene.claim
    if claim.isupper() or scene.claim_language in _NO_CAPITALS:
        return
    for name in _full_names(claim):
        # A family name with the names after it must stand together: known words in a new order are another person.
        if not _is_known_whole(name, scene):
            yield _strange(name)
    for word in _names(claim, scene.claim_language):
        if not _is_known(word, scene):
            yield _strange(word.text)


def _strange(name: str) -> Finding:
    detail = f"the name {name} stands in no cited text"
    return finding(GroundingCode.UNGROUNDED_NAME, detail, kind="name", asserted=name)


def _is_known_whole(name: str, scene: Scene) -> bool:
    if scene.directory.holds(words_of(name)):
        return True
    return any(scene.readings.of(source).source.locate(name) for source in scene.sources)


def _is_known(word: Word, scene: Scene) -> bool:
    """Whether a word of a name stands in a cited text or in the name of somebody, accents aside."""
    if any(_stands_as_written(word.text, source) for source in scene.sources):
        return True
    name = bare(word.folded)
    return name in scene.directory.bare_words or any(name in scene.readings.of(s).bare_words for s in scene.sources)


def _stands_as_written(name: str, source: str) -> bool:
    at = source.find(name)
    while at >= 0:
        end = at + len(name)
        if not (at and is_word_char(source[at - 1])) and not (end < len(source) and is_word_char(source[end])):
            return True
        at = source.find(name, end)
    return False


def _full_names(claim: str) -> Iterator[str]:
    for run in _CAPITALS.findall(claim):
        words = run.split()
        first = next((at for at, word in enumerate(words) if fold(word) in SURNAMES), len(words))
        if len(words) - first > 1:
            yield " ".join(words[first:])


def _names(claim: str, language: str | None) -> Iterator[Word]:
    words = read_words(claim)
    starts = {_first_letter(claim, clause.start) for clause in read_clauses(claim)}
    empty = stopwords_for(language)
    for at, word in enumerate(words):
        if not _is_capital(word) or word.folded in empty or word.folded in CALENDAR_NAMES or word.folded in TITLES:
            continue
        has_title = at > 0 and words[at - 1].folded in HONORIFICS
        if has_title or (language not in _CAPITAL_NOUNS and (word.start not in starts or _runs_on(words, at))):
            yield word


def _runs_on(words: Sequence[Word], at: int) -> bool:
    """Whether the next word is capital too, and no title, so that the first word of a sentence is part of a name."""
    if at + 1 == len(words) or words[at].folded in HONORIFICS:
        return False
    return _is_capital(words[at + 1]) and words[at + 1].folded not in TITLES


def _is_capital(word: Word) -> bool:
    return word.text[:1].isupper() and not word.text[:2].isupper() and word.text.isalpha()


def _first_letter(text: str, start: int) -> int:
    return start + len(text[start:]) - len(text[start:].lstrip())
