"""Decides where a sentence disowns the agent's work or past, in one of the languages known (document 004).

Languages that part their words are read by meanings, sequences of word classes; others and set phrases by patterns.
Everything is made when the first text is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from extraction.domain.dissociation.excused import is_delayed
from extraction.domain.dissociation.family import Family
from extraction.domain.dissociation.fitting import Fitting
from extraction.domain.dissociation.meanings import (
    Meaning,
    Vocabulary,
    found,
    literals,
    meaning,
    read,
    spelt_out,
    vocabulary,
)
from extraction.domain.lexicon import dissociation_asian as asian
from extraction.domain.lexicon import dissociation_european as european
from extraction.domain.lexicon import dissociation_tongues as tongues
from extraction.domain.lexicon.dissociation_concepts import CONCEPTS as WORK_CONCEPTS
from extraction.domain.lexicon.dissociation_concepts_self import CONCEPTS as SELF_CONCEPTS
from extraction.domain.lexicon.dissociation_meanings import BREAKS, MEANINGS, SHORTHAND
from extraction.domain.lexicon.dissociation_meanings_generic import MEANINGS as GENERIC_MEANINGS
from extraction.domain.lexicon.dissociation_meanings_other import MEANINGS as OTHER_MEANINGS
from extraction.domain.lexicon.dissociation_meanings_self import MEANINGS as SELF_MEANINGS
from extraction.domain.lexicon.dissociation_words import END, Tongue
from extraction.domain.sieve import Found, Sieve, compiled, once

_ENGLISH: Final = Tongue(
    WORK_CONCEPTS | SELF_CONCEPTS,
    MEANINGS | GENERIC_MEANINGS | SELF_MEANINGS | OTHER_MEANINGS,
    SHORTHAND,
    BREAKS,
)
_TONGUES: Final = (_ENGLISH, *tongues.TONGUES)
_PATTERNED: Final = (*asian.LANGUAGES, *european.LANGUAGES)

Hit = tuple[Family, int, int]


@dataclass(frozen=True, slots=True)
class _Line:
    """One meaning of one family in one language, and the bits that may not stand inside it."""

    family: Family
    known: Vocabulary
    meaning: Meaning
    breaks: int


@once
def _lines() -> tuple[_Line, ...]:
    return tuple(line for tongue in _TONGUES for line in _lines_of(tongue))


def _lines_of(tongue: Tongue) -> Iterator[_Line]:
    spelt = {Family(name): tuple(spelt_out(lines, tongue.shorthand)) for name, lines in tongue.meanings.items()}
    words = (word for lines in spelt.values() for line in lines for word in literals(line, tongue.concepts))
    known = vocabulary(tongue.concepts, words)
    for family, lines in spelt.items():
        breaks = known.mask(tongue.breaks.get(family, ("BREAK",)))
        yield from (_Line(family, known, meaning(line, known), breaks) for line in lines)


@once
def _fitting() -> Fitting:
    return Fitting([(line.known, line.meaning) for line in _lines()])


@once
def _sieve() -> Sieve:
    return Sieve(
        {
            f"{number} {family}": patterns
            for number, language in enumerate(_PATTERNED)
            for family, patterns in language.families.items()
        }
    )


class Heard(NamedTuple):
    """Which meanings and which patterns a text has the words of, wherever they stand; none is ever missed."""

    text: str
    numbers: Sequence[int] | None
    found: Found

    def is_any(self) -> bool:
        """Whether there is anything to be read."""
        return self.numbers != [] or self.found.is_any()


def hear(text: str) -> Heard:
    """What a text may say, by its words alone."""
    return Heard(text, _fitting().numbers(text), _sieve().find(text))


def said(sentence: str, heard: Heard) -> Iterator[Hit]:
    """Every place where a sentence asserts a family; only life without the system may take in the next one."""
    yield from _meant(sentence, heard)
    if heard.found.is_any():
        yield from _matches(sentence, heard)


def _meant(sentence: str, heard: Heard) -> Iterator[Hit]:
    numbers, with_next = heard.numbers, heard.text
    lines: Iterable[_Line] = _lines() if numbers is None else [_lines()[number] for number in numbers]
    readings = {}
    for line in lines:
        text = with_next if line.family is Family.WITHOUT_OS_GENERIC else sentence
        key = id(line.known), text
        if key not in readings:
            readings[key] = read(text, line.known)
        for start, end in found(readings[key], (line.meaning,), compiled(END), line.breaks):
            if line.family is not Family.DISOWNING_SELF_WORK or not is_delayed(sentence, end):
                yield line.family, start, end


def _matches(sentence: str, heard: Heard) -> Iterator[Hit]:
    """Every match of a pattern of a language whose letters or words the sentence has."""
    with_next, near = heard.text, heard.found
    for number, language in enumerate(_PATTERNED):
        groups = [f"{number} {family}" for family in language.families]
        if not any(map(near.may_have, groups)) or not compiled(language.letters).search(with_next):
            continue
        for group, name in zip(groups, language.families, strict=True):
            text = with_next if name == Family.WITHOUT_OS_GENERIC else sentence
            yield from ((Family(name), *match.span()) for match in near.each(group, text))
