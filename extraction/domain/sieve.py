"""Decides in one pass which of many patterns may match a text at all (8-dependencies.md, 7-quality.md, screen).

Every pattern is loosened until RE2 can read it: no lookarounds, no counts, classes at least as wide. A set of the
loosened patterns, run over the folded text in linear time, names those that may match; `regex` then confirms each with
the pattern as it was written, so that the verdict is that of the patterns alone.

RE2 knows only ASCII as words. So a text is folded to ASCII first, case aside: a letter outside of ASCII becomes a run
of ASCII word characters, any other sign a space. Then an edge of a word is one in both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import re2
import regex

Made = TypeVar("Made")
FLAGS: Final = regex.IGNORECASE | regex.VERSION1
_WORD: Final = "0-9A-Za-z_"
_CONTROLS: Final = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v"}
_ESCAPE: Final = r"\\(?:[pP]\{[^}]*\}|.)"
_TOKEN: Final = regex.compile(
    rf"(?P<escape>{_ESCAPE})|(?P<set>\[\^?(?:{_ESCAPE}|[^\]\\])(?:{_ESCAPE}|[^\]\\])*\])"
    r"|(?P<look>\(\?<?[=!])|(?P<open>\((?:\?(?:P<\w+>|[a-z-]*:))?)|(?P<close>\))|(?P<bar>\|)"
    r"|(?P<count>(?:[*+?]|\{\d*,?\d*\})[?+]?)|(?P<anchor>[\^$])|(?P<any>\.)|(?P<literal>.)",
    regex.DOTALL | regex.VERSION1,
)
_MEMBER: Final = regex.compile(rf"{_ESCAPE}|(?P<range>.-.)|.", regex.DOTALL | regex.VERSION1)
_NO_WORD: Final = regex.compile(r"[^\w\x00-\x7f]", regex.VERSION1)
_EDGE: Final = r"\b"
_RARE: Final = "*[]<>{}#@=~"
_MOST_SETS: Final = 200
_COMPILED: Final[dict[str, regex.Pattern[str]]] = {}
_MEMORY: Final = 1 << 27


def folded(text: str) -> bytes:
    """A text as a sieve reads it: in ASCII, case aside; another letter is a run of word characters, a sign a space."""
    if text.isascii():
        return text.lower().encode()
    plain = _NO_WORD.sub(" ", text.replace("İ", "i").replace("ı", "i").casefold())
    return plain.encode("ascii", "backslashreplace").replace(b"\\", b"_")


def needed(pattern: str) -> tuple[frozenset[str], ...]:
    """What a folded text must hold for the pattern to match: all the pieces, in RE2's language, of one of the sets.

    A piece is a stretch of the pattern without a gap; an empty set asks for nothing.
    """
    return tuple(dict.fromkeys(_sets(_alternatives(_TOKEN.finditer(pattern)))))


class _Part(NamedTuple):
    """A part of a pattern as RE2 reads it, with the least of characters of words that it asks for.

    A loose part may be long or nearly anything; what is inside a loose group is asked for apart.
    """

    text: str
    least: int = 0
    is_loose: bool = False
    inside: tuple[tuple[_Part, ...], ...] = ()


_ANYTHING: Final = _Part("(?:(?s:.)+)", is_loose=True)
_NOTHING: Final = _Part("")
_ESCAPES: Final = {
    **dict.fromkeys("DSPXNR", _ANYTHING),
    **dict.fromkeys("wdp", _Part(f"(?:[{_WORD}]+)", is_loose=True)),
    "W": _Part(f"[^{_WORD}]"),
    "s": _Part(r"[\x00-\x20]"),
    "b": _Part(r"\b"),
    "B": _NOTHING,
}


def _alternatives(tokens: Iterator[regex.Match[str]]) -> list[list[_Part]]:
    """The alternatives up to the bracket that closes the group, or to the end."""
    found: list[list[_Part]] = [[]]
    for token in tokens:
        kind = token.lastgroup
        if kind == "close":
            break
        if kind == "bar":
            found.append([])
        elif kind == "count":
            found[-1][-1] = _counted(found[-1][-1], token[0])
        elif kind == "look":
            _alternatives(tokens)
            found[-1].append(_NOTHING)
        else:
            found[-1].append(_grouped(_alternatives(tokens)) if kind == "open" else _READERS[kind or ""](token[0]))
    return found


def _grouped(alternatives: list[list[_Part]]) -> _Part:
    text = "(?:" + "|".join("".join(part.text for part in each) for each in alternatives) + ")"
    least = min(sum(part.least for part in each) for each in alternatives)
    is_loose = any(part.is_loose for each in alternatives for part in each)
    return _Part(text, least, is_loose, tuple(map(tuple, alternatives)) if is_loose else ())


def _counted(part: _Part, count: str) -> _Part:
    if count[0] == "?":
        return _Part(f"(?:{part.text})?", is_loose=part.is_loose)
    if count[0] == "*" or count.startswith(("{0", "{,")):
        return _Part(f"(?:{part.text})*", is_loose=True)
    return _Part(f"(?:{part.text})+", part.least, part.is_loose or part.least > 1)


def _sets(alternatives: Iterable[Sequence[_Part]], before: str = "", after: str = "") -> list[frozenset[str]]:
    return [each for parts in alternatives for each in _sets_of(parts, before, after)]


def _sets_of(parts: Sequence[_Part], before: str, after: str) -> list[frozenset[str]]:
    """What one sequence asks for: the stretches between its loose parts, and one choice inside each of these."""
    sets = [frozenset[str]()]
    stretch, least = before, 0
    for part, following in zip(parts, (*parts[1:], _Part(after)), strict=True):
        if not part.is_loose:
            stretch, least = stretch + part.text, least + part.least
            continue
        inside = _sets(part.inside, "" if least else stretch, following.text if following.text == _EDGE else "")
        if inside and frozenset() not in inside and len(inside) * len(sets) <= _MOST_SETS:
            sets = [one | other for one in sets for other in inside]
        sets = _with(sets, stretch, least)
        stretch, least = "", 0
    return _with(sets, stretch + after, least)


def _with(sets: list[frozenset[str]], stretch: str, least: int) -> list[frozenset[str]]:
    return [each | {stretch} for each in sets] if least > 1 else sets


def _escape(written: str) -> _Part:
    known = _ESCAPES.get(written[1])
    return _literal(_CONTROLS.get(written[1], written[1])) if known is None else known


def _set(written: str) -> _Part:
    """A set as ASCII: its marks as they are, all word characters for a letter, a range or a class."""
    members = list(_MEMBER.finditer(written.removeprefix("[^").removeprefix("[")[:-1]))
    if written.startswith("[^"):
        return _ANYTHING
    kept = "".join(_mark(member) or _wide(member[0]) for member in members)
    return _Part(f"(?:[{kept}]+)", is_loose=_WORD in kept)


def _mark(member: regex.Match[str]) -> str:
    """A single sign of ASCII, save the space, that stands for itself before and after folding, or nothing."""
    char = member[0] if len(member[0]) == 1 else member[0][1]
    char = _CONTROLS.get(char, char) if member[0].startswith("\\") else char
    plain = not member["range"] and char.isascii() and not char.isalnum() and char not in " _"
    return f"\\x{ord(char):02x}" if plain else ""


def _wide(member: str) -> str:
    if member in {" ", r"\s"} or (len(member) == 1 and _NO_WORD.match(member)):
        return r"\x00-\x20"
    return _WORD if member[0] != "\\" or member[1] in "wdp" else rf"{_WORD}\x00-\x7f"


def _literal(char: str) -> _Part:
    plain = folded(char).decode()
    if plain.replace("_", "").isalnum():
        return _Part(plain, len(plain))
    return _Part("".join(f"\\x{ord(each):02x}" for each in plain), 2 * (plain in _RARE))


_READERS: Final[Mapping[str, Callable[[str], _Part]]] = {
    "escape": _escape,
    "set": _set,
    "anchor": lambda _: _NOTHING,
    "any": lambda _: _ANYTHING,
    "literal": _literal,
}


def compiled(pattern: str) -> regex.Pattern[str]:
    """A pattern of the lexicons as it is written, compiled at its first use and kept."""
    known = _COMPILED.get(pattern)
    if known is None:
        known = _COMPILED[pattern] = regex.compile(pattern, FLAGS)
    return known


def once(make: Callable[[], Made]) -> Callable[[], Made]:
    """What is made from the lexicons at its first use and kept."""
    made: list[Made] = []

    def kept() -> Made:
        if not made:
            made.append(make())
        return made[0]

    return kept


_NONE: Final[Mapping[str, Sequence[str]]] = {}


class Found:
    """The patterns that may match one text, by group."""

    __slots__ = ("_possible", "text")

    def __init__(self, text: str, possible: Mapping[str, Sequence[str]]) -> None:
        self.text = text
        self._possible = possible

    def search(self, group: str, start: int = 0) -> regex.Match[str] | None:
        """The leftmost match of a group's patterns from an offset on, the first of equals."""
        matches = (compiled(each).search(self.text, start) for each in self._possible.get(group, ()))
        return min((match for match in matches if match), key=lambda match: match.start(), default=None)

    def each(self, group: str, text: str) -> Iterator[regex.Match[str]]:
        """Every match of a group in a text of which this one is a part or all, one after another and apart."""
        ahead = {each: compiled(each).search(text) for each in self._possible.get(group, ())}
        at = 0
        while nearest := min(
            (match for match in ahead.values() if match), key=lambda match: match.start(), default=None
        ):
            yield nearest
            at = nearest.end() + (nearest.end() == nearest.start())
            passed = [each for each, match in ahead.items() if match and match.start() < at]
            ahead |= {each: compiled(each).search(text, at) for each in passed}

    def is_any(self) -> bool:
        """Whether any pattern may match."""
        return bool(self._possible)

    def may_have(self, group: str) -> bool:
        """Whether some pattern of a group may match."""
        return group in self._possible


class Sieve:
    """Groups of patterns, of which only those that may match a text are tried on it."""

    def __init__(self, groups: Mapping[str, Sequence[str]]) -> None:
        self._patterns = tuple((group, pattern) for group, patterns in groups.items() for pattern in patterns)
        pieces: dict[str, int] = {"": 0}
        needs = [(at, each) for at, (_, pattern) in enumerate(self._patterns) for each in needed(pattern)]
        self._pattern_of = [at for at, _ in needs]
        self._missing = [len(each) for _, each in needs]
        self._free = {at for at, each in needs if not each}
        self._served: dict[int, list[int]] = {}
        for number, (_, each) in enumerate(needs):
            for piece in each:
                self._served.setdefault(pieces.setdefault(piece, len(pieces)), []).append(number)
        self._set = _set_of(pieces)

    def find(self, text: str) -> Found:
        """What may match a text; everything, should the engine ever run out of memory and so say nothing at all."""
        hits = self._set.Match(folded(text))
        if not hits:
            return self._found(text, range(len(self._patterns)))
        if len(hits) == 1 and not self._free:
            return Found(text, _NONE)
        counts = Counter(number for hit in hits if hit for number in self._served[hit])
        whole = {self._pattern_of[number] for number, count in counts.items() if count == self._missing[number]}
        return self._found(text, sorted(whole | self._free))

    def _found(self, text: str, places: Iterable[int]) -> Found:
        possible: dict[str, list[str]] = {}
        for at in places:
            group, pattern = self._patterns[at]
            possible.setdefault(group, []).append(pattern)
        return Found(text, possible)


def _set_of(pieces: Iterable[str]) -> re2.Set:
    """The pieces as one set; the first is empty and always found, so that no answer at all is known as a failure."""
    options = re2.Options()
    options.max_mem = _MEMORY
    options.log_errors = False
    made = re2.Set.SearchSet(options)
    for piece in pieces:
        made.Add(piece)
    made.Compile()
    return made
