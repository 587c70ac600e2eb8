"""Decides how it is told what was read of a file, what was skipped, and what was assumed (6-interchange.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from extraction.domain.run import Actor, ActorKind

_PLACES: Final = 3
_NAMED: Final = 50


class Why(StrEnum):
    """Why something in a file became no message, and the words for one and for many of them."""

    BEFORE = ("before_first", "line before the first message", "lines before the first message")
    NO_TEXT = ("no_text", "message without text", "messages without text")
    NO_TEXT_PART = ("no_text_part", "part that is no text", "parts that are no text")
    MEDIA = ("media", "placeholder of a picture, file or call", "placeholders of pictures, files or calls")
    DELETED = ("deleted", "deleted message", "deleted messages")
    NOTICE = ("notice", "notice of the app itself", "notices of the app itself")
    BAD_DATE = ("bad_date", "message with an impossible date", "messages with an impossible date")
    BAD_TIME = ("bad_time", "time that names no moment", "times that name no moment")
    BEFORE_HEADER = ("before_header", "row before the header", "rows before the header")
    EMPTY_ROW = ("empty_row", "empty row", "empty rows")
    EXTRA_CELLS = ("extra_cells", "row with cells beyond the header", "rows with cells beyond the header")
    NO_VALUE = ("no_value", "formula without a stored value", "formulas without a stored value")
    ERROR_VALUE = ("error_value", "cell that holds an error", "cells that hold an error")
    HIDDEN_SHEET = ("hidden_sheet", "hidden sheet", "hidden sheets")
    EMPTY_SHEET = ("empty_sheet", "empty sheet", "empty sheets")

    one: str
    many: str

    def __new__(cls, code: str, one: str, many: str) -> Why:
        """A code with its words."""
        why = str.__new__(cls, code)
        why._value_ = code
        why.one, why.many = one, many
        return why


@dataclass(frozen=True, slots=True)
class Skipped:
    """How often something was skipped for one reason, and the first places where."""

    why: Why
    count: int
    places: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """The same in words."""
        what, was = (self.why.one, "was") if self.count == 1 else (self.why.many, "were")
        shown = ", ".join(self.places) + (", ..." if self.count > len(self.places) else "")
        return f"{self.count:,} {what} {was} skipped ({shown})"


@dataclass(frozen=True, slots=True)
class Report:
    """What a file holds: its format, messages, the runs that they make, actors, and what was skipped or assumed."""

    format: str
    messages: int
    runs: int
    actors: tuple[Actor, ...]
    skipped: tuple[Skipped, ...]
    assumed: tuple[str, ...]

    @property
    def notes(self) -> tuple[str, ...]:
        """What was skipped and what was assumed, one sentence each."""
        return (*(skipped.sentence for skipped in self.skipped), *self.assumed)

    @property
    def summary(self) -> str:
        """The figures in one line."""
        agents = sum(actor.kind is ActorKind.AGENT for actor in self.actors)
        people = len(self.actors) - agents
        runs = f", in {self.runs:,} runs" if self.runs > 1 else ""
        return (
            f"{_counted(self.messages, 'message')} of {_counted(people, 'person', 'people')}"
            f" and {_counted(agents, 'agent')}{runs}"
            if self.actors
            else f"{_counted(self.messages, 'passage')} without speakers{runs}"
        )

    @property
    def unshown(self) -> int:
        """How many actors are not shown."""
        return len(self.actors) - len(self.shown_actors)

    @property
    def shown_actors(self) -> tuple[Actor, ...]:
        """The first fifty actors."""
        return self.actors[:_NAMED]

    def as_json(self) -> dict[str, Any]:
        """The report as an object; of the actors it names the first fifty."""
        return {
            "format": self.format,
            "messages": self.messages,
            "runs": self.runs,
            "actor_count": len(self.actors),
            "actors": [{"name": actor.name, "kind": actor.kind.value} for actor in self.shown_actors],
            "skipped": [
                {"code": each.why.value, "count": each.count, "places": list(each.places), "sentence": each.sentence}
                for each in self.skipped
            ],
            "assumed": list(self.assumed),
        }


@dataclass(slots=True)
class Log:
    """What an importer writes down while it reads."""

    counts: Counter[Why] = field(default_factory=Counter)
    places: dict[Why, list[str]] = field(default_factory=dict)
    sentences: dict[str, None] = field(default_factory=dict)

    def skip(self, why: Why, place: str) -> None:
        """Something at a place became no message."""
        self.counts[why] += 1
        if self.counts[why] <= _PLACES:
            self.places.setdefault(why, []).append(place)

    def assume(self, sentence: str) -> None:
        """Something was taken for granted; the same sentence is told once."""
        self.sentences.setdefault(sentence)

    def skipped(self) -> Iterator[Skipped]:
        """What was skipped, by reason, in the order in which it first happened."""
        return (Skipped(why, count, tuple(self.places[why])) for why, count in self.counts.items())


def _counted(count: int, one: str, many: str = "") -> str:
    return f"{count:,} {one if count == 1 else many or f'{one}s'}"
