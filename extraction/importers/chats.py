"""Decides where one message of a stamped chat ends and the next begins, and what of it was said (6-interchange.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import regex

from evidence.domain.errors import InvalidInput
from extraction.domain.run import Message
from extraction.importers.base import Cast, Head, Limits, Settled, Source, check_count, clean_text
from extraction.importers.cast import role_of
from extraction.importers.lines import lines
from extraction.importers.report import Log, Why
from extraction.importers.stamps import Ballot, Calendar, Stamp, read_stamp

# Marks that only say in which direction text runs; apps put them round names, dates and placeholders.
MARKS: Final = dict.fromkeys(map(ord, "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"))
LEFT_TO_RIGHT: Final = "\u200e"
_BLANKS: Final = dict.fromkeys(map(ord, "\u00a0\u202f\u2009"), " ")
_SPEAKER: Final = regex.compile(r"(?P<name>[^:：\n]{1,120})(?:: |:$|：)(?P<text>.*)")
_QUOTES: Final = (("“", "”„"), ("„", "“”"), ("«", "»"))
_ENOUGH: Final = 3


@dataclass(frozen=True, slots=True)
class Opening:
    """The first line of a message: its stamp, who said it (none for a notice of the app), its text as it stands."""

    stamp: Stamp
    name: str | None
    text: str


Reader = Callable[[str], Opening | None]
Cleaner = Callable[[str], str | Why]


@dataclass(slots=True)
class _Draft:
    """A message whose lines are still coming in."""

    number: int
    opening: Opening
    rows: list[str] = field(default_factory=list)
    size: int = 0

    def add(self, row: str, limits: Limits) -> None:
        """One more line; refused as soon as the message is too large, so that memory stays bounded."""
        self.rows.append(row)
        self.size += len(row) + 1
        if self.size > limits.message_bytes:
            clean_text("\n".join(self.rows), f"line {self.number}", limits)


@dataclass(frozen=True, slots=True)
class Stream:
    """How one format opens a message, and what it makes of a text: the text that was said, or why nothing was."""

    opening: Reader
    cleaned: Cleaner

    def recognises(self, head: Head) -> bool:
        """Whether a message opens in the first lines and again soon after, or the text is nothing but one."""
        rows = [row for row in head.rows if row.strip()]
        opened = [at for at, row in enumerate(rows) if self.opening(row)]
        return bool(opened) and opened[0] < _ENOUGH and (len(opened) > 1 or len(rows) == 1)

    def settle(self, source: Source, log: Log) -> Settled:
        """The order of the dates, which every stamp of the file helps to decide."""
        ballot, seen = Ballot(), False
        for row in lines(source):
            opening = self.opening(row)
            if opening:
                ballot.add(opening.stamp)
                seen = True
        if not seen:
            raise InvalidInput(
                "no line opens with a date and a time", field="data", hint="Each message begins as in the app's export."
            )
        return Settled(known=Calendar.of(ballot, source.conventions, log))

    def messages(self, source: Source, settled: Settled, cast: Cast, log: Log) -> Iterator[Message]:
        """The messages in the order of the file."""
        calendar: Calendar = settled.known
        count = 0
        for draft in self._drafts(source, log):
            message = self._message(draft, count, calendar, (cast, log, source.limits))
            if message:
                count += 1
                yield message
        check_count(min(count, 1), source.limits)

    def _drafts(self, source: Source, log: Log) -> Iterable[_Draft]:
        draft = None
        for number, row in enumerate(lines(source), start=1):
            opening = self.opening(row)
            if opening:
                if draft:
                    yield draft
                draft = _Draft(number, opening)
                draft.add(opening.text, source.limits)
            elif draft:
                draft.add(row, source.limits)
            elif row.translate(MARKS).strip():
                log.skip(Why.BEFORE, f"line {number}")
        if draft:
            yield draft

    def _message(
        self, draft: _Draft, index: int, calendar: Calendar, around: tuple[Cast, Log, Limits]
    ) -> Message | None:
        """The message, or none; who only sent pictures still takes part."""
        cast, log, limits = around
        place = f"line {draft.number}"
        said_at = calendar.moment(draft.opening.stamp)
        if said_at is None:
            log.skip(Why.BAD_DATE, place)
            return None
        if draft.opening.name is None:
            log.skip(Why.NOTICE, place)
            return None
        text = self.cleaned("\n".join(draft.rows))
        if text is Why.NOTICE:
            log.skip(text, place)
            return None
        actor = cast.speaker(draft.opening.name, place)
        if isinstance(text, Why):
            log.skip(text, place)
            return None
        return Message(index, role_of(actor), clean_text(text, place, limits), actor.id, said_at)


def stamped(stamp: str, rest: str) -> Opening | None:
    """The opening that a stamp and what follows it make, or none when it is no stamp."""
    read = read_stamp(stamp.translate(_BLANKS).strip())
    if read is None:
        return None
    spoken = _SPEAKER.fullmatch(rest)
    name = _name(spoken["name"]) if spoken else ""
    return Opening(read, name, spoken["text"]) if spoken and name else Opening(read, None, rest)


def plain(text: str) -> str:
    """A text without the marks of direction, and without blanks at its edges and line ends."""
    text = text.translate(MARKS)
    return "\n".join(row.rstrip() for row in text.split("\n")).strip() if "\n" in text else text.strip()


def bare(text: str) -> str:
    """A text as placeholders are compared: without brackets, points and case."""
    return text.strip().strip("<>[]().").strip().casefold()


@lru_cache(maxsize=1024)
def _name(raw: str) -> str:
    """The name before a colon, or nothing where a notice such as `Lan made "Roof: north"` is cut inside a quotation."""
    name = " ".join(raw.translate(MARKS).split())
    is_open = any(start in name and not any(end in name for end in ends) for start, ends in _QUOTES)
    return "" if is_open or name.count('"') % 2 == 1 else name
