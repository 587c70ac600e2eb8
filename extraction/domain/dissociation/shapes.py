"""Decides whether a text disowns the agent's own work or continuity, and in which of five families (document 004)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import Final

import regex

from extraction.domain.dissociation.meanings import found, literals, meaning, read, spelt_out, vocabulary
from extraction.domain.lexicon import dissociation_asian as asian
from extraction.domain.lexicon import dissociation_european as european
from extraction.domain.lexicon import dissociation_excuses as excuses
from extraction.domain.lexicon.dissociation_concepts import CONCEPTS as WORK_CONCEPTS
from extraction.domain.lexicon.dissociation_concepts_self import CONCEPTS as SELF_CONCEPTS
from extraction.domain.lexicon.dissociation_meanings import BREAKS, MEANINGS, SHORTHAND
from extraction.domain.lexicon.dissociation_meanings_self import MEANINGS as SELF_MEANINGS
from extraction.domain.lexicon.dissociation_words import END
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
    """The patterns of one family in one language."""

    family: Family
    pattern: regex.Pattern[str]


def _any(patterns: Iterable[str]) -> regex.Pattern[str]:
    return regex.compile("|".join(patterns), _FLAGS)


_FLAGS: Final = regex.IGNORECASE | regex.VERSION1
_OTHER_LANGUAGES: Final = tuple(
    (
        regex.compile(language.letters, regex.VERSION1),
        tuple(_Grammar(Family(family), _any(patterns)) for family, patterns in language.families.items()),
    )
    for language in (*asian.LANGUAGES, *european.LANGUAGES)
)
_CONCEPTS: Final = WORK_CONCEPTS | SELF_CONCEPTS
_LINES: Final = {
    Family(family): tuple(spelt_out(lines, SHORTHAND)) for family, lines in (MEANINGS | SELF_MEANINGS).items()
}
_VOCABULARY: Final = vocabulary(
    _CONCEPTS, (word for lines in _LINES.values() for line in lines for word in literals(line, _CONCEPTS))
)
_MEANINGS: Final = {family: tuple(meaning(line, _VOCABULARY) for line in lines) for family, lines in _LINES.items()}
_BREAKS: Final = {family: _VOCABULARY.mask(BREAKS.get(family, ("BREAK",))) for family in Family}
_CLOSED: Final = regex.compile(END, _FLAGS)
_DELAYED: Final = regex.compile(excuses.DELAYED, _FLAGS)
_SENTENCE: Final = regex.compile(r"[^.!?。！？\n]+(?:\.(?=\w)[^.!?。！？\n]*)*[.!?。！？…]*")
_CLAUSE_TURN: Final = regex.compile(excuses.CLAUSE_TURN, _FLAGS)
_NAMED: Final = regex.compile(excuses.NAMED_PATTERN, _FLAGS)
_CONCESSION: Final = regex.compile(excuses.CONCESSION, _FLAGS)
_NEXT_REJECTS: Final = regex.compile(excuses.NEXT_REJECTS, _FLAGS)
_QUESTION: Final = regex.compile(excuses.QUESTION, _FLAGS)
_REMARK: Final = regex.compile(excuses.REMARK, _FLAGS)
_OTHERS: Final = regex.compile(f"{excuses.OTHER_AUTHOR}|{excuses.HUMAN_SCENE}", _FLAGS)
_GOVERNED: Final = _any((excuses.FORBIDDING, excuses.FORBIDDING_ABROAD, excuses.REJECTING, excuses.EXEMPLAR))
_RELATIVE: Final = regex.compile(excuses.RELATIVE, _FLAGS)
_HEADED: Final = _any((excuses.CONDITION, excuses.UNTRUE, excuses.REPORTED))
_DIRECT: Final = regex.compile(excuses.DIRECT, _FLAGS)
_SAYING: Final = regex.compile(excuses.SAYING, _FLAGS)
_REJECTED_AFTER: Final = regex.compile(excuses.FOLLOWED_BY_REJECTION, _FLAGS)
_NEAR: Final = 30
_HEAD: Final = 160
_REACH: Final = 400


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
    sentence = plain.text[begun:ended]
    before = plain.text[slice(*spans[index - 1])][-_REACH:] if index else ""
    after = plain.text[slice(*_trimmed(plain.text, spans[index + 1]))][:_REACH] if index + 1 < len(spans) else ""
    with_next = plain.text[begun : spans[index + 1][1]] if after else sentence
    for family, start, end in chain(_meant(sentence, with_next), _matches(sentence, with_next)):
        if start < len(sentence) and not _excused(_place(family, sentence, (start, end), before, after)):
            yield Shape(family, *plain.original(begun + start, begun + end))


def _place(family: Family, sentence: str, found_at: tuple[int, int], before: str, after: str) -> _Place:
    """A match with as much of its sentence on each side as may excuse it."""
    start, end = found_at
    left = max(0, start - _REACH)
    return _Place(family, sentence[left : end + _REACH], start - left, end - left, before, after)


def _meant(sentence: str, with_next: str) -> Iterator[tuple[Family, int, int]]:
    """Every English meaning in the sentence; only life without the system is told over two sentences."""
    alone = read(sentence, _VOCABULARY)
    both = alone if with_next == sentence else read(with_next, _VOCABULARY)
    for family, lines in _MEANINGS.items():
        reading = both if family is Family.WITHOUT_OS_GENERIC else alone
        for start, end in found(reading, lines, _CLOSED, _BREAKS[family]):
            if family is not Family.DISOWNING_SELF_WORK or not _DELAYED.match(sentence, end):
                yield family, start, end


def _matches(sentence: str, with_next: str) -> Iterator[tuple[Family, int, int]]:
    """Every match of a pattern of another language whose letters or words the sentence has."""
    fitting = (grammars for letters, grammars in _OTHER_LANGUAGES if letters.search(with_next))
    for grammar in chain.from_iterable(fitting):
        reach = with_next if grammar.family is Family.WITHOUT_OS_GENERIC else sentence
        yield from ((grammar.family, *match.span()) for match in grammar.pattern.finditer(reach))


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
    if (_DIRECT.search(clause) or _RELATIVE.search(head)) and _SAYING.match(place.sentence, place.start):
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
