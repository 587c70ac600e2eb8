"""Decides how one kind of expression is found in a line and what it means (5-values.md, Dates)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Final

import regex

from evidence.domain.context import DateOrder
from evidence.domain.dates.line import Line, Phrase
from evidence.domain.dates.readings import DayPart, Interval, Precision, days


@dataclass(frozen=True, slots=True)
class Anchor:
    """What relative words count from: the day of the message in the organization's zone, or none; its date order.

    `now` is its local time; `names` are the folded names of people, which win over a date word where both would be
    possible.
    """

    today: date | None
    order: DateOrder = DateOrder.DAY_FIRST
    zone: str = "UTC"
    names: frozenset[str] = frozenset()
    now: datetime | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A match of a rule's pattern, with all that is needed to judge it."""

    line: Line
    match: regex.Match[str]
    anchor: Anchor

    def group(self, name: str) -> str:
        """The words of a group, or nothing when the pattern has none or it took no part."""
        return (name in self.match.re.groupindex and self.match[name]) or ""


@dataclass(frozen=True, slots=True)
class Value:
    """What an expression means apart from its place; `denotes` is empty when nothing resolves it."""

    denotes: tuple[Interval, ...]
    key: str
    precision: Precision = Precision.DAY
    part: DayPart | None = None
    clocks: tuple[int, ...] = ()
    weekday: int | None = None


@dataclass(frozen=True, slots=True)
class Atom:
    """A value at its place in a line."""

    start: int
    end: int
    value: Value


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern and its meaning; a match with `not_after` before it or `not_before` behind it means nothing.

    It is sought only in lines that hold one of the words it `needs` (`Line.words`). What a rule matches is taken, also
    when it then means nothing, so that no later rule reads a piece of it.
    """

    phrase: Phrase
    read: Callable[[Found], Value | None]
    needs: frozenset[str]
    not_after: Phrase | None = None
    not_before: Phrase | None = None
    is_vietnamese: bool = True


NOTHING: Final[tuple[Interval, ...]] = ()


def day_value(day: date | None, key: str, *, part: DayPart | None = None, weekday: int | None = None) -> Value:
    """The value of one day, or of words that nothing resolves."""
    return Value((days(day),) if day else NOTHING, key, part=part, weekday=weekday)


def every(weekday: int, part: DayPart | None = None) -> Value:
    """The value of a weekday of every week: no single day, and proven only by the same words."""
    return Value(NOTHING, f"every-{weekday}", part=part)


class Rules:
    """Rules in their order; of them only those are sought in a line that it holds a word for."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules = tuple(rules)
        self._by_word: dict[str, list[int]] = defaultdict(list)
        for number, rule in enumerate(self._rules):
            for word in rule.needs:
                self._by_word[word].append(number)
        self.needs = frozenset(self._by_word)

    def that_may_match(self, line: Line) -> Iterator[Rule]:
        """The rules that may match in a line."""
        for number in sorted({number for word in self.needs & line.words for number in self._by_word[word]}):
            rule = self._rules[number]
            if not (rule.is_vietnamese and line.is_foreign):
                yield rule


@dataclass(slots=True)
class Scan:
    """Reads a line by rules, and remembers which places are taken."""

    line: Line
    anchor: Anchor
    taken: bytearray = field(init=False)

    def __post_init__(self) -> None:
        self.taken = bytearray(len(self.line.text))

    def run(self, rules: Rules) -> list[Atom]:
        """What the rules find, the first of them first, each in the places that are still free."""
        return [atom for rule in rules.that_may_match(self.line) for atom in self._read(rule)]

    def _read(self, rule: Rule) -> Iterator[Atom]:
        for match in rule.phrase.finditer(self.line):
            start, end = match.span("at") if "at" in match.re.groupindex else match.span()
            if any(self.taken[start:end]):
                continue
            self.taken[start:end] = b"\1" * (end - start)
            value = None if self._is_blocked(rule, start, end) else rule.read(Found(self.line, match, self.anchor))
            if value is not None:
                yield Atom(start, end, value)

    def _is_blocked(self, rule: Rule, start: int, end: int) -> bool:
        if rule.not_after is not None and rule.not_after.stands_before(self.line, start):
            return True
        return rule.not_before is not None and rule.not_before.stands_after(self.line, end)


def ordered(atoms: Iterable[Atom]) -> list[Atom]:
    """Atoms in the order of their places."""
    return sorted(atoms, key=lambda atom: (atom.start, atom.end))
