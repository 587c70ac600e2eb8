"""Decides which sentences of a run are worth proposing, by cues and filled slots, without a model (document 002)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from evidence.domain.context import Conventions, Facts, Mode
from extraction.domain.candidate import Batch, Candidate, LabelScore
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext
from extraction.extractors.base import Extraction, Setup
from extraction.extractors.kinds import kind_of
from extraction.extractors.phrases import Cues, Group, Kind, Lexicon, lexicons_for, likeliest, read_cues
from extraction.extractors.sentences import Sentence, split
from extraction.extractors.slots import Slots, bearers_of, read_days, read_money, read_owner
from memories.domain.taxonomy import Label, Register

PROMPT_VERSION: Final = "keyword-1"
_LONGEST: Final = 1_000
_FLOOR, _STEP, _CEILING = 0.60, 0.04, 0.80
_LABELS: Final = {
    Kind.PREFERENCE: Label.PREFERENCE,
    Kind.HABIT: Label.BEHAVIORAL,
    Kind.PROCEDURE: Label.PROCEDURAL,
}
_KINDS: Final = {
    Label.PREFERENCE: "preference",
    Label.BEHAVIORAL: "habit",
    Label.PROCEDURAL: "procedure",
    Label.FACTUAL: "knowledge",
    Label.EPISODIC: "event",
}


@dataclass(frozen=True, slots=True)
class _Reading:
    fallback: Lexicon | None
    bearers: Mapping[str, frozenset[str]]
    conventions: Conventions
    reference_at: datetime | None


@dataclass(frozen=True, slots=True)
class _Found:
    message: Message
    sentence: Sentence
    kind: Kind
    cues: Cues
    slots: Slots
    speaker: Actor | None


@dataclass(frozen=True, slots=True)
class KeywordExtractor:
    """Proposes literal sentences of people, with the values that the readers find in them."""

    name: str = "keyword"
    mode: Mode = Mode.KEYWORD

    def require(self) -> None:
        """Nothing: it asks nobody."""

    def extract(self, context: RunContext) -> Extraction:
        """One candidate a sentence that names something to remember; none from greetings, thin chat and programs."""
        spoken = tuple(_spoken(context))
        reading = _Reading(
            fallback=likeliest("\n".join(message.text for message, _ in spoken)),
            bearers=bearers_of(context),
            conventions=context.house.conventions,
            reference_at=context.reference_at,
        )
        found = [each for message, speaker in spoken for each in _turn(message, speaker, reading)]
        candidates = tuple(_candidate(index, each) for index, each in enumerate(found))
        return Extraction(
            batch=Batch(candidates, register=Register.MIXED, register_stated=False, limit=None),
            model=self.name,
            prompt_version=PROMPT_VERSION,
            note=_note([message for message, _ in spoken], found),
        )


def make(_: Setup) -> KeywordExtractor:
    """The extractor; it needs nothing."""
    return KeywordExtractor()


def _note(messages: Sequence[Message], found: Sequence[_Found]) -> str:
    """What was looked for where nothing was found, and what was passed over in any case."""
    kinds = ", ".join(kind.value.replace("_", " ") for kind in Kind)
    looked = f"Looked in {len(messages)} messages of people for: {kinds}." if not found else ""
    long = sum(len(sentence.text) > _LONGEST for message in messages for sentence in split(message.text))
    passed = f"Passed over {long} sentences longer than {_LONGEST:,} characters." if long else ""
    return f"{looked} {passed}".strip()


def _spoken(context: RunContext) -> Iterator[tuple[Message, Actor | None]]:
    for message in context.messages:
        speaker = context.speaker(message)
        if message.role is Role.USER and (speaker is None or speaker.kind is ActorKind.PERSON):
            yield message, speaker


def _turn(message: Message, speaker: Actor | None, reading: _Reading) -> Iterator[_Found]:
    lexicons = lexicons_for(message.text, reading.fallback)
    for sentence in split(message.text):
        if len(sentence.text) > _LONGEST:
            continue
        cues = read_cues(sentence.text, lexicons)
        slots = _slots(sentence.text, cues, message, speaker, reading)
        kind = kind_of(sentence, cues, slots)
        if kind:
            yield _Found(message, sentence, kind, cues, slots, speaker)


def _slots(text: str, cues: Cues, message: Message, speaker: Actor | None, reading: _Reading) -> Slots:
    has_money, amounts = read_money(text, cues, reading.conventions)
    has_date, dates = read_days(text, message.said_at or reading.reference_at, reading.conventions)
    return Slots(
        amounts=amounts,
        dates=dates,
        owner=read_owner(text, cues, reading.bearers, speaker.name if speaker else None),
        has_money=has_money,
        has_date=has_date,
        has_party=cues.has(Group.PARTY),
    )


def _candidate(index: int, found: _Found) -> Candidate:
    confidence = _confidence(found)
    label = _label(found)
    return Candidate(
        index=index,
        content=_claim(found),
        labels=(LabelScore(label, confidence),),
        confidence=confidence,
        spans=(found.sentence.text,),
        citations=(found.message.index,),
        facts=Facts(found.slots.amounts, found.slots.dates, (found.slots.owner,) if found.slots.owner else ()),
        kind=_KINDS[label],
        item_type=found.kind.value,
    )


def _claim(found: _Found) -> str:
    """The sentence, with its speaker named; the cells of a row stay apart.

    A number beside another cell's words would read as something else.
    """
    text = " ".join(found.sentence.text.replace("\t", " | ").split())
    return f"{' '.join(found.speaker.name.split())}: {text}" if found.speaker else text


def _confidence(found: _Found) -> float:
    slots = found.slots
    filled = (slots.owner, slots.dates, slots.amounts, slots.has_party, found.cues.strong[found.kind])
    return round(min(_CEILING, _FLOOR + _STEP * sum(map(bool, filled))), 2)


def _label(found: _Found) -> Label:
    if found.kind in _LABELS:
        return _LABELS[found.kind]
    happened = found.kind in {Kind.PAYMENT, Kind.RISK} and found.cues.has(Group.PAST)
    return Label.EPISODIC if happened else Label.FACTUAL
