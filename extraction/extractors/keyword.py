"""Decides which sentences of a run are worth proposing, by cues and filled slots, without a model (document 002)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from evidence.domain.context import Facts, Mode
from extraction.domain.candidate import Batch, Candidate, LabelScore
from extraction.domain.quoted import blank, quoted_stretches
from extraction.domain.run import Actor, ActorKind, Message, Role, RunContext
from extraction.domain.sentences import Sentence, cells, clause_starts, is_code, split
from extraction.extractors.base import Extraction, Setup
from extraction.extractors.kinds import kind_of, kinds_of_row
from extraction.extractors.people import cast_of, read_owner
from extraction.extractors.phrases import Cues, Group, Kind, Lexicon, lexicons_for, likeliest, read_cues
from extraction.extractors.slots import Setting, Slots, Spoken, read_slots
from memories.domain.taxonomy import Label, Register

PROMPT_VERSION: Final = "keyword-2"
MOST: Final = 1_000
_QUOTATION_MARKS: Final = frozenset('"“„«「『')
_LONGEST: Final = 1_000
_FLOOR, _STEP, _CEILING = 0.60, 0.04, 0.80
_RUNS_ON: Final = 25
_ACTS: Final = (Kind.COMMITMENT, Kind.TASK, Kind.DECISION_REQUEST, Kind.BLOCKER, Kind.RISK, Kind.PAYMENT)
_STATES: Final = frozenset({Kind.BLOCKER, Kind.RISK})
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
class _Turn:
    """One message with all that its sentences are read by; `said` is its text with what it quotes blanked out."""

    message: Message
    speaker: Actor | None
    said: str
    lexicons: tuple[Lexicon, ...]
    setting: Setting

    def read(self, part: Sentence) -> _Found | None:
        """What a sentence or a part of one is, or none when it is nothing to remember."""
        said, cues, slots = self._words(part)
        kind = kind_of(said, cues, slots)
        if slots.has_name:
            part = part.part(cues.start_behind(Group.DISCOURSE), len(part.text))
        return _Found(self.message, part, kind, cues, slots, self.speaker, part.text) if kind else None

    def names(self, part: Sentence) -> bool:
        """Whether a part names who is to do something."""
        return self._words(part)[2].has_name

    def read_row(self, row: Sentence, header: Cues | None) -> Sequence[_Found]:
        """The work of a table's row and what is harmed or lacking there, which the claim of the work leaves out."""
        said, cues, slots = self._words(row)
        kinds = kinds_of_row(said, cues, slots, header)
        found = [_Found(self.message, row, kind, cues, slots, self.speaker, row.text) for kind in kinds]
        if len(found) > 1:
            rest = [cell.text for cell in cells(row) if not read_cues(cell.text, self.lexicons).strong[kinds[-1]]]
            found[0] = replace(found[0], claim=" | ".join(rest))
        return found

    def _words(self, part: Sentence) -> tuple[Sentence, Cues, Slots]:
        said = replace(part, text=self.said[part.start : part.end])
        cues = read_cues(said.text, self.lexicons)
        spoken = Spoken(self.said, self.message.actor_id, self.message.said_at)
        return said, cues, read_slots(said, cues, spoken, self.setting)


@dataclass(frozen=True, slots=True)
class _Found:
    message: Message
    sentence: Sentence
    kind: Kind
    cues: Cues
    slots: Slots
    speaker: Actor | None
    claim: str


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
        fallback = likeliest("\n".join(message.text for message, _ in spoken))
        setting = Setting(cast_of(context), context.house.conventions, context.reference_at)
        turns = (
            _Turn(message, speaker, _said(message.text), lexicons_for(message.text, fallback), setting)
            for message, speaker in spoken
        )
        found = [each for turn in turns for each in _sentences(turn)]
        candidates = tuple(_candidate(index, each) for index, each in enumerate(found[:MOST]))
        return Extraction(
            batch=Batch(candidates, register=Register.MIXED, register_stated=False, limit=None),
            model=self.name,
            prompt_version=PROMPT_VERSION,
            is_partial=len(found) > MOST,
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
    left = f"Proposed the first {MOST:,} of {len(found):,} sentences: split the run." if len(found) > MOST else ""
    return f"{looked} {passed} {left}".strip()


def _spoken(context: RunContext) -> Iterator[tuple[Message, Actor | None]]:
    for message in context.messages:
        speaker = context.speaker(message)
        if message.role is Role.USER and (speaker is None or speaker.kind is ActorKind.PERSON):
            yield message, speaker


def _sentences(turn: _Turn) -> Iterator[_Found]:
    """What the sentences of a turn are; another's words in quotation marks, and code, are left out."""
    header: Cues | None = None
    for sentence in split(turn.message.text):
        is_said = any(map(str.isalnum, turn.said[sentence.start : sentence.end]))
        if not is_said or len(sentence.text) > _LONGEST or is_code(sentence.text):
            continue
        if sentence.is_row:
            row = turn.read_row(sentence, header)
            header = header or (None if row else read_cues(sentence.text, turn.lexicons))
            yield from row
        else:
            found = _acts(sentence, turn)
            yield from (_as_listed(each, header) for each in found)
            header = header if found else _title(sentence, turn) or header


def _title(sentence: Sentence, turn: _Turn) -> Cues | None:
    cues = read_cues(sentence.text, turn.lexicons)
    return cues if cues.starts_with(Group.TITLE) else None


def _as_listed(found: _Found, header: Cues | None) -> _Found:
    """A sum with a name under a title of payments (`Chi phí tuần 3`) is one of them, and no piece of work."""
    is_spent = header is not None and header.kinds.get(Kind.PAYMENT) and found.slots.has_money
    return replace(found, kind=Kind.PAYMENT) if is_spent and found.kind is Kind.TASK else found


def _said(text: str) -> str:
    """What a message says itself; one that stands in quotation marks as a whole says all of it."""
    said = blank(text, quoted_stretches(text))
    is_whole = text.lstrip()[:1] in _QUOTATION_MARKS and not any(map(str.isalnum, said))
    return text if is_whole else said


def _acts(sentence: Sentence, turn: _Turn) -> Sequence[_Found]:
    """The sentence, or its parts where each opens another act and is worth proposing by itself.

    Of a sentence that runs on, each part that is worth it stands alone; so it does where two parts name who is to do
    them, for neither answers for the other's part.
    """
    runs_on = len(sentence.text.split()) > _RUNS_ON
    starts = _clause_starts(sentence, turn, runs_on=runs_on)
    if starts:
        parts = tuple(_parts(sentence, starts, turn))
        found = [each for part in parts if (each := turn.read(part))]
        stands_alone = runs_on or sum(map(turn.names, parts)) > 1
        if len(parts) > 1 and (found if stands_alone else len(found) == len(parts)):
            return found
    whole = turn.read(sentence)
    return [whole] if whole else []


def _clause_starts(sentence: Sentence, turn: _Turn, *, runs_on: bool) -> Sequence[int]:
    """Where clauses begin: behind marks, and in one that runs on behind the words that end a clause in speech."""
    starts = set(clause_starts(sentence))
    if runs_on:
        cues = read_cues(sentence.text, turn.lexicons)
        ends = (cue.last for cue in cues.groups.get(Group.FINAL, ()))
        starts |= {cues.tokens[end].start for end in ends if end < len(cues.tokens)}
    return sorted(starts)


def _parts(sentence: Sentence, starts: Sequence[int], turn: _Turn) -> Iterator[Sentence]:
    begin, act = 0, _act(sentence.part(0, starts[0]), turn)
    for start, end in pairwise((*starts, len(sentence.text))):
        clause = sentence.part(start, end)
        other = _act(clause, turn)
        if _opens_act(clause, turn) or _turns(act, other):
            yield sentence.part(begin, start)
            begin, act = start, other
        act = act or other
    yield sentence.part(begin, len(sentence.text))


def _turns(act: Kind | None, other: Kind | None) -> bool:
    """Whether one tells of a state and the other asks or promises."""
    if act is None or other is None or act is other:
        return False
    return (act in _STATES) != (other in _STATES) or Kind.PAYMENT in {act, other}


def _act(clause: Sentence, turn: _Turn) -> Kind | None:
    """What a clause does in so many words: the kind of its first cue that names one by itself.

    What must follow (`phải dời`, `trễ là phạt`) belongs to what it follows from.
    """
    cues = read_cues(turn.said[clause.start : clause.end], turn.lexicons)
    strong = (cue for kind in _ACTS for cue in cues.kinds.get(kind, ()) if cue.is_strong)
    first = min(strong, key=lambda cue: cue.first, default=None)
    follows = {cue.first for cue in cues.groups.get(Group.MUST, ())}
    return None if first is None or first.first in follows or cues.has(Group.SANCTION) else first.kind


def _opens_act(clause: Sentence, turn: _Turn) -> bool:
    """A clause that names who is to do something, in which the speaker takes something on, or that asks for it."""
    clause = replace(clause, text=turn.said[clause.start : clause.end])
    cues = read_cues(clause.text, turn.lexicons)
    return (
        cues.starts_with(Group.SELF)
        or cues.starts_with(Group.ACT)
        or read_owner(clause, cues, turn.setting.cast, turn.message.actor_id)[1]
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
        metadata=dict(found.slots.parties),
    )


def _claim(found: _Found) -> str:
    """The sentence, with its speaker named; the cells of a row stay apart.

    A number beside another cell's words would read as something else.
    """
    text = " ".join(found.claim.replace("\t", " | ").split())
    return f"{' '.join(found.speaker.name.split())}: {text}" if found.speaker else text


def _confidence(found: _Found) -> float:
    filled = found.slots.filled + bool(found.cues.strong[found.kind])
    return round(min(_CEILING, _FLOOR + _STEP * filled), 2)


def _label(found: _Found) -> Label:
    if found.kind in _LABELS:
        return _LABELS[found.kind]
    happened = found.kind in {Kind.PAYMENT, Kind.RISK} and found.cues.has(Group.PAST)
    return Label.EPISODIC if happened else Label.FACTUAL
