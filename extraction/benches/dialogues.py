"""Decides which conversations the benches read: sources of several lengths with spans cut from them (7-quality.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final

from evidence.domain import Conventions, GroundingContext
from extraction.benches.sentences import ENGLISH, VIETNAMESE, Kind, Statement, statements

SPANS: Final = 10
_LENGTHS: Final = (10, 30, 90)
_LANGUAGES: Final = (
    (ENGLISH, Conventions("Europe/Lisbon", "EUR")),
    (VIETNAMESE, Conventions("Asia/Ho_Chi_Minh", "VND")),
)
_KINDS: Final = tuple(Kind)
_RESPELLED: Final = 5
_EDGES: Final = ".,:"


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A source text with one sentence a line, the ten of its sentences that are cited, and its house's conventions."""

    text: str
    cited: tuple[Statement, ...]
    conventions: Conventions

    @property
    def spans(self) -> tuple[str, ...]:
        """The cited sentences as a proposer writes them: every fifth with other white space and in lower case."""
        return tuple(
            statement.text if at % _RESPELLED else statement.text.casefold().replace(" ", "\n", 1)
            for at, statement in enumerate(self.cited)
        )

    def context(self, claim: str) -> GroundingContext:
        """What a claim about this dialogue is read against."""
        return GroundingContext(claim=claim, conventions=self.conventions)


@dataclass(frozen=True, slots=True)
class Altered:
    """Spans of one source, each with exactly one value altered, so that none stands in it word by word."""

    text: str
    spans: tuple[tuple[Kind, str], ...]


def dialogues(seed: int, count: int) -> tuple[Dialogue, ...]:
    """So many dialogues of 10, 30 and 90 lines in turn, half of them Vietnamese; the same ones for the same seed."""
    rng = Random(seed)  # noqa: S311 - the same text for the same seed
    return tuple(_dialogue(at, rng) for at in range(count))


def _dialogue(at: int, rng: Random) -> Dialogue:
    language, conventions = _LANGUAGES[at % len(_LANGUAGES)]
    said = tuple(islice(statements(language, rng), _LENGTHS[at % len(_LENGTHS)]))
    speakers = rng.sample(language.names, 2)
    lines = (f"{speakers[number % 2]}: {statement.text}." for number, statement in enumerate(said))
    return Dialogue("\n".join(lines), tuple(rng.sample(said, SPANS)), conventions)


def altered(seed: int, count: int) -> Iterator[Altered]:
    """Spans of dialogues with one value altered, the four kinds in turn; so many in all."""
    for dialogue in dialogues(seed, -(-count // SPANS)):
        spans = tuple(
            (kind, statement.altered[kind])
            for statement, kind in zip(dialogue.cited, _KINDS * SPANS, strict=False)
            if not stands_in(statement.altered[kind], dialogue.text)
        )[:count]
        count -= len(spans)
        yield Altered(dialogue.text, spans)


def stands_in(span: str, text: str) -> bool:
    """Whether the words of a span stand one after another in a text, told without the readers that are measured."""
    return f" {_words(span)} " in f" {_words(text)} "


def _words(text: str) -> str:
    return " ".join(word.strip(_EDGES).casefold() for word in text.split())
