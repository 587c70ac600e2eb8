"""Decides what a reviewer is shown of a candidate and of its run, all of it in words (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from evidence.domain.findings import Effect
from evidence.passages import Mark, Passages, find_marks, mark, same_words
from extraction.contexts import actor_from_json, message_from_json
from extraction.domain.reasons import REASONS, Reason
from extraction.domain.run import Actor, Message
from extraction.models import Candidate, CandidateFinding, Run

WHOLE_TRANSCRIPT: Final = 60
AROUND: Final = 8
_VALUE_KINDS: Final = frozenset({"amount", "date", "owner", "number", "name", "validity"})
_WEIGHT: Final = {Effect.DROP.value: 0, Effect.DEMOTE.value: 1, Effect.NOTE.value: 2}


@dataclass(frozen=True, slots=True)
class Value:
    """One value, in every way that the claim asserts it: proven by the words it was read from, or not, and then why."""

    kind: str
    asserted: tuple[str, ...]
    is_proven: bool
    read_from: str = ""
    message: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Ground:
    """One reason in words, with every detail that its guard gave, and the ids of the memories that it is about."""

    code: str
    sentence: str
    effect: str
    guard: str
    guard_version: int
    is_overrulable: bool
    details: tuple[str, ...]
    memories: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """One message as a page shows it."""

    index: int
    speaker: str
    kind: str
    role: str
    tool: str
    is_error: bool
    said_at: datetime | None
    text: Passages
    is_cited: bool = False
    frame: str = ""


@dataclass(frozen=True, slots=True)
class Transcript:
    """The turns of a run that are shown, and how many stand before and after them."""

    turns: tuple[Turn, ...]
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left out."""
        return len(self.turns) == self.total


@dataclass(frozen=True, slots=True)
class Missing:
    """A span that stands in no cited message, and the passage that is most like it, if there is one."""

    span: str
    near: Turn | None


def grounds(findings: Iterable[CandidateFinding]) -> tuple[Ground, ...]:
    """Every reason once, as a sentence, what decides first."""
    ordered = sorted(findings, key=lambda found: (_WEIGHT.get(found.effect, 0), found.position))
    same: dict[tuple[str, str, str], list[CandidateFinding]] = {}
    for found in ordered:
        same.setdefault((found.code, found.effect, found.guard), []).append(found)
    return tuple(_ground(group) for group in same.values())


def sentence(code: str) -> str:
    """A reason code in words; the code itself when this version does not know it."""
    return REASONS[Reason(code)].sentence if code in set(Reason) else code


def values(candidate: Candidate, findings: Iterable[CandidateFinding]) -> tuple[Value, ...]:
    """Every value that the claim asserts, the unproven first; what was read from the same words is one value."""
    unproven = {
        (found.data["kind"], found.data.get("asserted", "")): _unproven(found)
        for found in findings
        if found.data.get("kind") in _VALUE_KINDS and found.effect != Effect.NOTE
    }
    proven = (_proven(candidate, value, ways) for value, ways in same_words(candidate.resolved))
    return (*unproven.values(), *proven)


def claim(candidate: Candidate, found: Iterable[Value]) -> Passages:
    """The claim with its values marked as proven or not."""
    marks = find_marks(
        candidate.content,
        ((way, "proven" if each.is_proven else "unproven", _title(each)) for each in found for way in each.asserted),
    )
    return mark(candidate.content, values=marks)


def sources(candidate: Candidate, lost: Iterable[Missing] = ()) -> tuple[Turn, ...]:
    """The messages that hold the candidate's spans, or else those that it cites, each once; not what `lost` shows."""
    run = candidate.run
    holders = [each["message"] for each in candidate.exhibits if each["message"] is not None]
    near = {each.near.index for each in lost if each.near}
    shown = dict.fromkeys(holders or [index for index in _cited(candidate) if index not in near])
    return tuple(_turn(run, index, _spans(candidate, index), _read(candidate, index)) for index in shown)


def missing(candidate: Candidate, findings: Sequence[CandidateFinding]) -> tuple[Missing, ...]:
    """Every span that no cited message holds."""
    lost = [(at, each["span"]) for at, each in enumerate(candidate.exhibits) if each["message"] is None]
    return tuple(Missing(span, _near(candidate, _finding_about(at, findings))) for at, span in lost)


def transcript(candidate: Candidate, findings: Iterable[CandidateFinding] = ()) -> Transcript:
    """The run's messages with cited and framed ones marked; of a long run only what stands around them."""
    run, cited = candidate.run, _cited(candidate)
    framed = {found.data["message"]: found.detail for found in findings if found.code == Reason.FRAMED_SPAN}
    turns = tuple(
        _turn(run, index, _spans(candidate, index), is_cited=index in cited, frame=framed.get(index, ""))
        for index in _around(cited, len(run.messages))
    )
    return Transcript(turns, len(run.messages))


def run_transcript(run: Run, candidates: Iterable[Candidate], start: int = 0) -> Transcript:
    """Up to 200 messages of a run from one on, with every span that a candidate quotes marked."""
    quoted: dict[int, list[Mark]] = {}
    for candidate in candidates:
        for each in candidate.exhibits:
            if each["message"] is not None:
                title = f"Proposal {candidate.index + 1}"
                quoted.setdefault(each["message"], []).append(Mark(each["start"], each["end"], "span", title))
    stop = min(start + 200, len(run.messages))
    return Transcript(tuple(_turn(run, at, quoted.get(at, [])) for at in range(start, stop)), len(run.messages))


def _ground(group: Sequence[CandidateFinding]) -> Ground:
    found = group[0]
    is_known = found.code in set(Reason)
    return Ground(
        code=found.code,
        sentence=sentence(found.code),
        effect=found.effect,
        guard=found.guard,
        guard_version=found.guard_version,
        is_overrulable=found.effect == Effect.NOTE or (is_known and REASONS[Reason(found.code)].overrulable),
        details=tuple(dict.fromkeys(each.detail for each in group if each.detail)),
        memories=tuple(dict.fromkeys(each.data["memory"] for each in group if "memory" in each.data)),
    )


def _unproven(found: CandidateFinding) -> Value:
    read = ", ".join(f"“{words}”" for words in found.data.get("read") or ())
    detail = f"{found.detail}; it gives {read}" if read else found.detail
    return Value(str(found.data["kind"]), (str(found.data.get("asserted", "")),), is_proven=False, detail=detail)


def _proven(candidate: Candidate, value: Mapping[str, Any], ways: tuple[str, ...]) -> Value:
    message = _holder(candidate, value)
    return Value(value["kind"], ways, is_proven=True, read_from=value["read_from"], message=message)


def _title(value: Value) -> str:
    return f"proven by “{value.read_from}”" if value.is_proven else value.detail or "not proven"


def _holder(candidate: Candidate, resolved: Mapping[str, Any]) -> int | None:
    quote = resolved["quote"]
    message = candidate.exhibits[quote]["message"] if quote < len(candidate.exhibits) else None
    return int(message) if message is not None else None


def _cited(candidate: Candidate) -> list[int]:
    known = range(len(candidate.run.messages))
    return [index for index in dict.fromkeys(candidate.proposal.get("citations", [])) if index in known]


def _spans(candidate: Candidate, index: int) -> list[Mark]:
    return [Mark(each["start"], each["end"], "span") for each in candidate.exhibits if each["message"] == index]


def _read(candidate: Candidate, index: int) -> list[Mark]:
    return [
        Mark(each["start"], each["end"], "proven", f"proves {each['kind']} {each['asserted']}")
        for each in candidate.resolved
        if _holder(candidate, each) == index
    ]


def _finding_about(quote: int, findings: Iterable[CandidateFinding]) -> CandidateFinding | None:
    return next((found for found in findings if found.data.get("nearest") and found.data.get("quote") == quote), None)


def _near(candidate: Candidate, found: CandidateFinding | None) -> Turn | None:
    if found is None:
        return None
    near = found.data["nearest"]
    start, end, text = near["start"], near["end"], near["text"]
    messages = candidate.run.messages
    index = next((at for at in _cited(candidate) if messages[at]["text"][start:end] == text), None)
    return _turn(candidate.run, index, [Mark(start, end, "near")]) if index is not None else None


def _around(cited: Sequence[int], total: int) -> list[int]:
    if total <= WHOLE_TRANSCRIPT:
        return list(range(total))
    kept = {at for index in cited or [0] for at in range(index - AROUND, index + AROUND + 1)}
    return sorted(at for at in kept if 0 <= at < total)


def _turn(
    run: Run, index: int, spans: Iterable[Mark], read: Iterable[Mark] = (), *, is_cited: bool = False, frame: str = ""
) -> Turn:
    message = message_from_json(index, run.messages[index])
    actor = _speaker(run, message)
    return Turn(
        index=index,
        speaker=actor.name if actor else message.actor_id or "",
        kind=actor.kind.value if actor else "",
        role=message.role.value,
        tool=message.tool_name or "",
        is_error=message.is_error,
        said_at=message.said_at,
        text=mark(message.text, spans, read),
        is_cited=is_cited,
        frame=frame,
    )


def _speaker(run: Run, message: Message) -> Actor | None:
    return next((actor for actor in map(actor_from_json, run.actors) if actor.id == message.actor_id), None)
