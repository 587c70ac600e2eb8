"""Decides whether a text disowns the agent's own work or continuity, and in which of five families (document 004)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import regex

from extraction.domain.lexicon import dissociation_asian as asian
from extraction.domain.lexicon import dissociation_continuity as continuity
from extraction.domain.lexicon import dissociation_european as european
from extraction.domain.lexicon import dissociation_excuses as excuses
from extraction.domain.lexicon import dissociation_generic as generic
from extraction.domain.lexicon import dissociation_loose as loose
from extraction.domain.lexicon import dissociation_needs as needs
from extraction.domain.lexicon import dissociation_other_self as other_self
from extraction.domain.lexicon import dissociation_work as work
from extraction.domain.plain import PlainText, asserted


class Family(StrEnum):
    """The five shapes of document 004."""

    DISOWNING_SELF_WORK = "disowning_self_work"
    WITHOUT_OS_GENERIC = "without_os_generic"
    GENERIC_FRAMING = "generic_framing"
    CONTINUITY_DENIAL = "continuity_denial"
    SELF_AS_OTHER = "self_as_other"


@dataclass(frozen=True, slots=True)
class Shape:
    """One asserted match: its family and where it stands in the text, in code points."""

    family: Family
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Grammar:
    """The patterns of one family in one language, and sets of words of which a sentence needs one each."""

    family: Family
    words: tuple[frozenset[str], ...]
    pattern: regex.Pattern[str]


def _any(patterns: Iterable[str]) -> regex.Pattern[str]:
    return regex.compile("|".join(patterns), _FLAGS)


_FLAGS: Final = regex.IGNORECASE | regex.VERSION1
_ENGLISH: Final = (
    _Grammar(Family.WITHOUT_OS_GENERIC, needs.WITHOUT_SYSTEM, _any(generic.WITHOUT_SYSTEM + loose.WITHOUT_SYSTEM)),
    _Grammar(Family.DISOWNING_SELF_WORK, needs.DISOWNING, _any(work.DISOWNING + loose.DISOWNING)),
    _Grammar(Family.CONTINUITY_DENIAL, needs.CONTINUITY, _any(continuity.CONTINUITY + loose.CONTINUITY)),
    _Grammar(Family.SELF_AS_OTHER, needs.SELF_AS_OTHER, _any(other_self.SELF_AS_OTHER + loose.SELF_AS_OTHER)),
    _Grammar(Family.GENERIC_FRAMING, needs.GENERIC_FRAMING, _any(generic.GENERIC_FRAMING + loose.GENERIC_FRAMING)),
)
_OTHER_LANGUAGES: Final = tuple(
    (
        regex.compile(language.letters, regex.VERSION1),
        tuple(_Grammar(Family(family), (), _any(patterns)) for family, patterns in language.families.items()),
    )
    for language in (*asian.LANGUAGES, *european.LANGUAGES)
)
_WORDS: Final = regex.compile(r"[^\W\d_]+")
_SENTENCE: Final = regex.compile(r"[^.!?。！？\n]+(?:\.(?=\w)[^.!?。！？\n]*)*[.!?。！？…]*")
_CLAUSE_TURN: Final = regex.compile(excuses.CLAUSE_TURN, _FLAGS)
_NAMED: Final = regex.compile(excuses.NAMED_PATTERN, _FLAGS)
_CONCESSION: Final = regex.compile(excuses.CONCESSION, _FLAGS)
_NEXT_REJECTS: Final = regex.compile(excuses.NEXT_REJECTS, _FLAGS)
_QUESTION: Final = regex.compile(excuses.QUESTION, _FLAGS)
_REMARK: Final = regex.compile(excuses.REMARK, _FLAGS)
_OTHERS: Final = regex.compile(f"{excuses.OTHER_AUTHOR}|{excuses.HUMAN_SCENE}", _FLAGS)
_GOVERNED: Final = _any((excuses.FORBIDDING, excuses.REJECTING, excuses.EXEMPLAR))
_HEADED: Final = _any((excuses.CONDITION, excuses.UNTRUE, excuses.REPORTED))
_DIRECT: Final = regex.compile(excuses.DIRECT, _FLAGS)
_SAYING: Final = regex.compile(excuses.SAYING, _FLAGS)
_REJECTED_AFTER: Final = regex.compile(excuses.FOLLOWED_BY_REJECTION, _FLAGS)
_NEAR: Final = 30
_HEAD: Final = 160


@dataclass(frozen=True, slots=True)
class _Place:
    """A match in its sentence, with the sentences beside it."""

    family: Family
    sentence: str
    start: int
    end: int
    before: str = ""
    after: str = ""


def is_descriptive(knowledge_type: str | None) -> bool:
    """Whether a knowledge type only records what was seen; any other, an unknown one and none are judged by text."""
    return (knowledge_type or "").strip().casefold() in excuses.DESCRIPTIVE_TYPES


def dissociation_shape(text: str, knowledge_type: str | None = None) -> Shape | None:
    """The first asserted shape of dissociation in a text, or none; linear in its length."""
    return next(dissociation_shapes(text, knowledge_type), None)


def dissociation_shapes(text: str, knowledge_type: str | None = None) -> Iterator[Shape]:
    """Every asserted shape, sentence by sentence; none at all for a descriptive knowledge type."""
    if is_descriptive(knowledge_type):
        return
    plain = asserted(text)
    spans = [match.span() for match in _SENTENCE.finditer(plain.text)]
    for index in range(len(spans)):
        yield from _in_sentence(plain, spans, index)


def _in_sentence(plain: PlainText, spans: list[tuple[int, int]], index: int) -> Iterator[Shape]:
    begun, ended = _trimmed(plain.text, spans[index])
    before = plain.text[slice(*spans[index - 1])] if index else ""
    after = plain.text[slice(*_trimmed(plain.text, spans[index + 1]))] if index + 1 < len(spans) else ""
    for grammar, match in _matches(
        plain.text[begun:ended], plain.text[begun : spans[index + 1][1] if after else ended]
    ):
        place = _Place(grammar.family, plain.text[begun:ended], match.start(), match.end(), before, after)
        if match.start() < ended - begun and not _excused(place):
            yield Shape(grammar.family, *plain.original(begun + match.start(), begun + match.end()))


def _matches(sentence: str, with_next: str) -> Iterator[tuple[_Grammar, regex.Match[str]]]:
    """Every match of every grammar; only life without the system is told over two sentences."""
    words = set(_WORDS.findall(with_next.casefold()))
    fitting = [grammar for grammar in _ENGLISH if all(not words.isdisjoint(need) for need in grammar.words)]
    for letters, grammars in _OTHER_LANGUAGES:
        if letters.search(with_next):
            fitting += grammars
    for grammar in fitting:
        reach = with_next if grammar.family is Family.WITHOUT_OS_GENERIC else sentence
        yield from ((grammar, match) for match in grammar.pattern.finditer(reach))


def _trimmed(text: str, span: tuple[int, int]) -> tuple[int, int]:
    start, end = span
    return start + len(text[start:end]) - len(text[start:end].lstrip(" -*•\t")), end


def _excused(place: _Place) -> bool:
    return (
        bool(_QUESTION.search(place.sentence))
        or _governed(place)
        or _taught_against(place)
        or (place.family in _AUTHORED and _somebody_else(place))
    )


_AUTHORED: Final = frozenset({Family.DISOWNING_SELF_WORK, Family.SELF_AS_OTHER})


def _governed(place: _Place) -> bool:
    """Whether the clause before the match forbids, conditions, reports or cites it, or what follows rejects it."""
    head = place.sentence[max(0, place.start - _HEAD) : place.start]
    turns = [match.end() for match in _CLAUSE_TURN.finditer(head)]
    clause = head[turns[-1] :] if turns else head
    if _GOVERNED.search(clause) or _HEADED.search(clause):
        return True
    if _DIRECT.search(clause) and _SAYING.match(place.sentence, place.start):
        return True
    return bool(_REJECTED_AFTER.search(place.sentence[place.end :]))


def _taught_against(place: _Place) -> bool:
    own = place.sentence[: place.start] + " " * (place.end - place.start) + place.sentence[place.end :]
    if any(_names_pattern(text) for text in (own, place.before, place.after)):
        return True
    return bool(_NEXT_REJECTS.search(place.after))


def _names_pattern(sentence: str) -> bool:
    return any(
        not _CONCESSION.search(sentence, max(0, match.start() - _NEAR), match.end() + _NEAR)
        for match in _NAMED.finditer(sentence)
    )


def _somebody_else(place: _Place) -> bool:
    return bool(
        _OTHERS.search(place.sentence) or _REMARK.search(place.before or place.sentence) or _OTHERS.match(place.after)
    )
