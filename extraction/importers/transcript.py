"""Decides who says what in a plain `Name: text` transcript (6-interchange.md, the actors of 2-architecture.md)."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

import regex

from evidence.domain.errors import InvalidInput
from extraction.domain.run import Actor, ActorKind, Message, Role
from extraction.importers.base import Conversation, Source, check_count, clean_text, read_time

HINT: Final = "A transcript has lines such as `Lan: I will bring the keys`."

# The pieces are bounded and cannot match the same character twice, so that a line is read in one pass.
_LINE: Final = regex.compile(
    r"(?:\[(?P<time>[0-9][0-9T:.,/+\-Z ]{3,40})\] {0,4})?"
    r"(?P<name>[\p{L}\"“'@+][^:：\[\]\t|;]{0,79})"
    r"(?:: |:$|：)(?P<text>.*)"
)
_SENTENCE_MARK: Final = regex.compile(r"[.?!,…](?:\s|$)")
_NAME_WORDS: Final = 8
_FEW: Final = 3
_AGENT_NAMES: Final = frozenset(
    {"agent", "assistant", "bot", "chatbot", "system", "hệ thống", "trợ lý", "trợ lý ảo", "trợ lí"}
)
_SYSTEM_NAMES: Final = frozenset({"system", "hệ thống"})
_LABELS: Final = frozenset(
    {
        "deadline",
        "fw",
        "fwd",
        "ghi chú",
        "lưu ý",
        "note",
        "notes",
        "nb",
        "p/s",
        "ps",
        "re",
        "subject",
        "tb",
        "todo",
        "v/v",
    }
)


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    name: str
    text: str
    time: str | None


@dataclass(slots=True)
class _Turn:
    line: _Line
    texts: list[str] = field(default_factory=list)


def recognises(text: str) -> bool:
    """Whether the first line names a speaker and somebody speaks twice, or all of two or three lines name a speaker.

    A longer list of names that never come back is a form with labels, not a conversation.
    """
    rows = [row for row in _rows(text) if row.strip()]
    lines = _lines(rows)
    if not lines or lines[0].number != 1:
        return False
    speaks = Counter(_key(line.name) for line in lines)
    return max(speaks.values()) > 1 or 2 <= len(lines) == len(rows) <= _FEW


def read(source: Source) -> Conversation:
    """One message a `Name:` line; the lines below it, up to the next name, belong to it."""
    rows = _rows(source.text)
    lines = _lines(rows)
    if not lines:
        raise InvalidInput("no line names a speaker", field="data", hint=HINT)
    turns = [_turn(rows, line, end) for line, end in zip(lines, _ends(lines, len(rows)), strict=True)]
    spoken = [turn for turn in turns if any(text.strip() for text in turn.texts)]
    check_count(len(spoken), source.limits)
    actors = _actors(spoken, source)
    messages = tuple(_message(index, turn, actors, source) for index, turn in enumerate(spoken))
    return Conversation(
        format="transcript",
        messages=messages,
        actors=tuple(actors.values()),
        notes=tuple(_notes(rows, lines, len(turns) - len(spoken), messages, actors)),
    )


def _rows(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _lines(rows: Sequence[str]) -> list[_Line]:
    found = [line for number, row in enumerate(rows, start=1) if (line := _line(number, row))]
    speaks = Counter(_key(line.name) for line in found)
    return [line for line in found if _is_speaker(line, speaks)]


def _line(number: int, row: str) -> _Line | None:
    match = _LINE.fullmatch(row.strip())
    if not match:
        return None
    return _Line(number, " ".join(match["name"].split()), match["text"].strip(), match["time"])


def _is_speaker(line: _Line, speaks: Counter[str]) -> bool:
    key = _key(line.name)
    if key in _LABELS or len(line.name.split()) > _NAME_WORDS or _SENTENCE_MARK.search(line.name):
        return False
    capital = next((character for character in line.name if character.isalpha()), "")
    return key in _AGENT_NAMES or speaks[key] > 1 or (bool(capital) and not capital.islower())


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def _ends(lines: Sequence[_Line], rows: int) -> list[int]:
    return [line.number - 1 for line in lines[1:]] + [rows]


def _turn(rows: Sequence[str], line: _Line, end: int) -> _Turn:
    return _Turn(line, [line.text, *(row.rstrip() for row in rows[line.number : end])])


def _actors(turns: Sequence[_Turn], source: Source) -> dict[str, Actor]:
    actors: dict[str, Actor] = {}
    for turn in turns:
        name, key = turn.line.name, _key(turn.line.name)
        clean_text(name, f"line {turn.line.number}", source.limits)
        kind = ActorKind.AGENT if key in _AGENT_NAMES or key in source.agents else ActorKind.PERSON
        actors.setdefault(key, Actor(id=name, name=name, kind=kind))
    return actors


def _message(index: int, turn: _Turn, actors: dict[str, Actor], source: Source) -> Message:
    place = f"line {turn.line.number}"
    actor = actors[_key(turn.line.name)]
    return Message(
        index=index,
        role=_role(actor),
        text=clean_text("\n".join(turn.texts).strip(), place, source.limits),
        actor_id=actor.id,
        said_at=_said_at(turn.line, place, source),
    )


def _role(actor: Actor) -> Role:
    if _key(actor.name) in _SYSTEM_NAMES:
        return Role.SYSTEM
    return Role.ASSISTANT if actor.kind is ActorKind.AGENT else Role.USER


def _said_at(line: _Line, place: str, source: Source) -> datetime | None:
    if line.time is None or not _has_day(line.time):
        return None
    return read_time(line.time, place, source.conventions)


def _has_day(time: str) -> bool:
    return bool(regex.match(r"\d{4}-\d\d-\d\d", time))


def _notes(
    rows: Sequence[str], lines: Sequence[_Line], empty: int, messages: Sequence[Message], actors: dict[str, Actor]
) -> Iterator[str]:
    skipped = sum(1 for row in rows[: lines[0].number - 1] if row.strip())
    if skipped:
        yield f"{skipped} lines before the first speaker were skipped"
    if empty:
        yield f"{empty} turns without text were skipped"
    dayless = sum(1 for line in lines if line.time and not _has_day(line.time))
    if dayless:
        yield f"{dayless} times without a day in the form 2026-03-11 were left out"
    for actor in actors.values():
        if actor.kind is ActorKind.AGENT:
            yield f"{actor.name} is read as an agent"
