"""Decides who says what in a plain `Name: text` transcript (6-interchange.md, the actors of 2-architecture.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

import regex

from evidence.domain.errors import InvalidInput, TooLarge
from extraction.domain.run import Message
from extraction.importers.base import Cast, Head, Limits, Settled, Source, check_count, clean_text, read_time
from extraction.importers.cast import name_key, role_of
from extraction.importers.lexicon import AGENT_NAMES, LABELS
from extraction.importers.lines import lines
from extraction.importers.report import Log, Why

HINT: Final = "A transcript has lines such as `Lan: I will bring the keys`."

# The pieces are bounded and cannot match the same character twice, so that a line is read in one pass.
_LINE: Final = regex.compile(
    r"(?:\[(?P<time>[0-9][0-9T:.,/+\-Z ]{3,40})\] {0,4})?"
    r"(?P<name>[\p{L}\"“'@+][^:：\[\]\t|;]{0,79})"
    r"(?:: |:$|：)(?P<text>.*)"
)
_SENTENCE_MARK: Final = regex.compile(r"[.?!,…](?:\s|$)")
_DAY: Final = regex.compile(r"\d{4}-\d\d-\d\d")
_NAME_WORDS: Final = 8
_FEW: Final = 3
_MOST_NAMES: Final = 100_000


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    name: str
    text: str
    time: str | None


@dataclass(slots=True)
class _Turn:
    line: _Line
    rows: list[str] = field(default_factory=list)
    size: int = 0

    def add(self, row: str, limits: Limits) -> None:
        """One more line; refused as soon as the message is too large, so that memory stays bounded."""
        self.rows.append(row)
        self.size += len(row) + 1
        if self.size > limits.message_bytes:
            clean_text("\n".join(self.rows), f"line {self.line.number}", limits)


def recognises(head: Head) -> bool:
    """Whether the first line names a speaker and somebody speaks twice, or all of two or three lines name a speaker.

    A longer list of names that never come back is a form with labels, not a conversation.
    """
    rows = [row for row in head.rows if row.strip()]
    found = [line for number, row in enumerate(rows, start=1) if (line := _line(number, row))]
    speaks = Counter(name_key(line.name) for line in found)
    speakers = [line for line in found if _is_speaker(line, speaks)]
    if not speakers or speakers[0].number != 1:
        return False
    times = Counter(name_key(line.name) for line in speakers)
    return max(times.values()) > 1 or 2 <= len(speakers) == len(rows) <= _FEW


def settle(source: Source, log: Log) -> Settled:
    """How often each name stands before a colon: who comes back is a speaker in any spelling, a label is not."""
    speaks: Counter[str] = Counter()
    for number, row in enumerate(lines(source), start=1):
        line = _line(number, row)
        if line:
            speaks[name_key(line.name)] += 1
            if len(speaks) > _MOST_NAMES:
                raise TooLarge(
                    f"more than {_MOST_NAMES:,} names stand before a colon",
                    field="actors",
                    hint="This is no conversation; name the format `text`.",
                )
    return Settled(known=speaks)


def messages(source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
    """One message a `Name:` line; the lines below it, up to the next name, belong to it."""
    index, dayless, turn = 0, 0, None
    for turn in _turns(source, settled.known, log):
        dayless += bool(turn.line.time and not _DAY.match(turn.line.time))
        message = _message(index, turn, source, cast)
        if not message.text:
            log.skip(Why.NO_TEXT, f"line {turn.line.number}")
            continue
        yield message
        index += 1
    if turn is None:
        raise InvalidInput("no line names a speaker", field="data", hint=HINT)
    check_count(min(index, 1), source.limits)
    if dayless:
        log.assume(f"{dayless:,} times without a day in the form 2026-03-11 were left out")


def _turns(source: Source, speaks: Counter[str], log: Log) -> Iterator[_Turn]:
    turn = None
    for number, row in enumerate(lines(source), start=1):
        line = _line(number, row)
        if line and _is_speaker(line, speaks):
            if turn:
                yield turn
            turn = _Turn(line)
            turn.add(line.text, source.limits)
        elif turn:
            turn.add(row.rstrip(), source.limits)
        elif row.strip():
            log.skip(Why.BEFORE, f"line {number}")
    if turn:
        yield turn


def _line(number: int, row: str) -> _Line | None:
    match = _LINE.fullmatch(row.strip())
    if not match:
        return None
    return _Line(number, " ".join(match["name"].split()), match["text"].strip(), match["time"])


def _is_speaker(line: _Line, speaks: Counter[str]) -> bool:
    key = name_key(line.name)
    if key in LABELS or len(line.name.split()) > _NAME_WORDS or _SENTENCE_MARK.search(line.name):
        return False
    capital = next((character for character in line.name if character.isalpha()), "")
    return key in AGENT_NAMES or speaks[key] > 1 or (bool(capital) and not capital.islower())


def _message(index: int, turn: _Turn, source: Source, cast: Cast) -> Message:
    """The message, whose text may be empty: its speaker takes part all the same."""
    place = f"line {turn.line.number}"
    actor = cast.speaker(turn.line.name, place)
    return Message(
        index=index,
        role=role_of(actor),
        text=clean_text("\n".join(turn.rows).strip(), place, source.limits),
        actor_id=actor.id,
        said_at=_said_at(turn.line, place, source),
    )


def _said_at(line: _Line, place: str, source: Source) -> datetime | None:
    if line.time is None or not _DAY.match(line.time):
        return None
    return read_time(line.time, place, source.conventions)
