"""Decides whether a proper name in a claim stands in the cited text or belongs to somebody known (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import regex

from evidence.domain.context import KnownPerson
from evidence.domain.faithfulness.result import GroundingCode, finding
from evidence.domain.faithfulness.scene import Scene
from evidence.domain.findings import Finding
from evidence.domain.lexicon.people import CALENDAR_NAMES, HONORIFICS, SURNAMES
from evidence.domain.text import Word, bare, fold, locate, read_clauses, read_words, stopwords_for

_CAPITALS: Final = regex.compile(r"(?:\p{Lu}[\p{Ll}\p{M}]++\x20){1,4}\p{Lu}[\p{Ll}\p{M}]++")
_CAPITAL_NOUNS: Final = frozenset({"de"})
_NO_CAPITALS: Final = frozenset({"ja", "zh"})


def judge_names(scene: Scene) -> Iterator[Finding]:
    """One finding for each proper name of the claim that nobody bears and no cited text holds."""
    claim = scene.context.claim
    if claim.isupper() or scene.claim_language in _NO_CAPITALS:
        return
    yield from _strange_full_names(scene)
    names = list(_names(claim, scene.claim_language))
    known = _known_words(scene) if names else frozenset()
    for word in names:
        if bare(word.folded) not in known:
            detail = f"the name {word.text} stands in no cited text"
            yield finding(GroundingCode.UNGROUNDED_NAME, detail, kind="name", asserted=word.text)


def _strange_full_names(scene: Scene) -> Iterator[Finding]:
    """A family name with the names after it must stand together: known words in a new order are another person."""
    known = [
        *scene.sources,
        *(name for person in scene.directory.people.values() for name in (person.name, *person.aliases)),
    ]
    for name in _full_names(scene.context.claim):
        if not any(locate(name, text) for text in known):
            detail = f"the name {name} stands in no cited text"
            yield finding(GroundingCode.UNGROUNDED_NAME, detail, kind="name", asserted=name)


def _full_names(claim: str) -> Iterator[str]:
    for run in _CAPITALS.findall(claim):
        words = run.split()
        first = next((at for at, word in enumerate(words) if fold(word) in SURNAMES), len(words))
        if len(words) - first > 1:
            yield " ".join(words[first:])


def _known_words(scene: Scene) -> frozenset[str]:
    said = frozenset(bare(word.folded) for source in scene.sources for word in read_words(source))
    borne = (word for person in scene.directory.people.values() for word in _words_of(person))
    return said.union(bare(word.folded) for word in borne)


def _words_of(person: KnownPerson) -> Iterator[Word]:
    for name in (person.name, *person.aliases):
        yield from read_words(name)


def _names(claim: str, language: str | None) -> Iterator[Word]:
    words = read_words(claim)
    starts = {_first_letter(claim, clause.start) for clause in read_clauses(claim)}
    empty = stopwords_for(language)
    for at, word in enumerate(words):
        if not _is_capital(word) or word.folded in empty or word.folded in CALENDAR_NAMES:
            continue
        has_title = at > 0 and words[at - 1].folded in HONORIFICS
        if has_title or (language not in _CAPITAL_NOUNS and (word.start not in starts or _runs_on(words, at))):
            yield word


def _runs_on(words: Sequence[Word], at: int) -> bool:
    """Whether the next word is capital too, so that the first word of a sentence is part of a name."""
    return at + 1 < len(words) and _is_capital(words[at + 1]) and words[at].folded not in HONORIFICS


def _is_capital(word: Word) -> bool:
    return word.text[:1].isupper() and not word.text[:2].isupper() and word.text.isalpha()


def _first_letter(text: str, start: int) -> int:
    return start + len(text[start:]) - len(text[start:].lstrip())
