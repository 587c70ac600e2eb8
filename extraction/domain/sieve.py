"""Decides in one pass which of many patterns may match a text at all (8-dependencies.md, 7-quality.md, screen).

Every pattern is loosened until RE2 can read it: no lookarounds, no counts, classes at least as wide. A set of the
loosened patterns, run over the folded text in linear time, names those that may match; `regex` then confirms each with
the pattern as it was written, so that the verdict is that of the patterns alone.

RE2 knows only ASCII as words. So a text is folded to ASCII first, case aside: a letter outside of ASCII becomes a run
of ASCII word characters, any other sign a space. Then an edge of a word is one in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

import re2
import regex

FLAGS: Final = regex.IGNORECASE | regex.VERSION1
_WORD: Final = "0-9A-Za-z_"
_ANYTHING: Final = "(?:(?s:.)+)"
_ESCAPES: Final = {
    **dict.fromkeys("DSPXNR", _ANYTHING),
    **dict.fromkeys("wdp", f"(?:[{_WORD}]+)"),
    "W": f"[^{_WORD}]",
    "s": r"[\x00-\x20]",
    "b": r"\b",
    "B": "",
}
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
_DOTTED: Final = str.maketrans("İı", "ii")
_MEMORY: Final = 1 << 27


def folded(text: str) -> bytes:
    """A text as a sieve reads it: in ASCII, case aside; another letter is a run of word characters, a sign a space."""
    if text.isascii():
        return text.lower().encode()
    plain = _NO_WORD.sub(" ", text.translate(_DOTTED).casefold())
    return plain.encode("ascii", "backslashreplace").replace(b"\\", b"_")


def loosened(pattern: str) -> str:
    """A pattern of RE2 that matches some part of every folded text in which the given one matches."""
    return "".join(_loosened(_TOKEN.finditer(pattern)))


def _loosened(tokens: Iterator[regex.Match[str]]) -> Iterator[str]:
    for token in tokens:
        if token.lastgroup == "look":
            _skip(tokens)
        else:
            yield _READERS[token.lastgroup or ""](token[0])


def _skip(tokens: Iterator[regex.Match[str]]) -> None:
    """Pass over a lookaround to the bracket that closes it."""
    depth = 1
    while depth:
        kind = next(tokens).lastgroup
        depth += (kind in {"look", "open"}) - (kind == "close")


def _escape(written: str) -> str:
    known = _ESCAPES.get(written[1])
    return _literal(_CONTROLS.get(written[1], written[1])) if known is None else known


def _set(written: str) -> str:
    """A set as ASCII: its marks as they are, all word characters for a letter, a range or a class."""
    negative = written.startswith("[^")
    members = list(_MEMBER.finditer(written[2 if negative else 1 : -1]))
    if negative:
        kept = "".join(_mark(member) for member in members)
        return f"(?:[^{kept}]+)" if kept else _ANYTHING
    kept = "".join(_mark(member) or _wide(member[0]) for member in members)
    return f"(?:[{kept}]+)"


def _mark(member: regex.Match[str]) -> str:
    """A single sign of ASCII, save the space, that stands for itself before and after folding, or nothing."""
    char = member[0] if len(member[0]) == 1 else member[0][1]
    char = _CONTROLS.get(char, char) if member[0].startswith("\\") else char
    plain = not member["range"] and char.isascii() and not char.isalnum() and char not in " _"
    return f"\\x{ord(char):02x}" if plain else ""


def _wide(member: str) -> str:
    if member in {" ", r"\s"} or (len(member) == 1 and _NO_WORD.match(member)):
        return r"\x00-\x20"
    return _WORD if member[0] != "\\" or member[1] in "wdp" else r"\x00-\x7f"


def _count(written: str) -> str:
    if written[0] in "*?" or written.startswith(("{0", "{,")):
        return "?" if written[0] == "?" else "*"
    return "+"


def _literal(char: str) -> str:
    plain = folded(char).decode()
    return plain if plain.isalnum() else "(?:" + "".join(f"\\x{ord(each):02x}" for each in plain) + ")"


_READERS: Final[Mapping[str, Callable[[str], str]]] = {
    "escape": _escape,
    "set": _set,
    "open": lambda _: "(?:",
    "close": str,
    "bar": str,
    "count": _count,
    "anchor": lambda _: "",
    "any": lambda _: _ANYTHING,
    "literal": _literal,
}


@lru_cache(maxsize=2048)
def compiled(pattern: str) -> regex.Pattern[str]:
    """The pattern as it is written, compiled when first confirmed."""
    return regex.compile(pattern, FLAGS)


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

    def may_have(self, group: str) -> bool:
        """Whether some pattern of a group may match."""
        return group in self._possible


class Sieve:
    """Groups of patterns, of which only those that may match a text are tried on it."""

    def __init__(self, groups: Mapping[str, Sequence[str]]) -> None:
        self._all = tuple((group, pattern) for group, patterns in groups.items() for pattern in patterns)
        options = re2.Options()
        options.max_mem = _MEMORY
        options.log_errors = False
        self._set = re2.Set.SearchSet(options)
        for _, pattern in self._all:
            self._set.Add(loosened(pattern))
        self._always = self._set.Add("")
        self._set.Compile()

    def find(self, text: str) -> Found:
        """What may match a text; everything, should the engine ever run out of memory and so say nothing at all."""
        hits = self._set.Match(folded(text))
        if self._always not in hits:
            hits = range(len(self._all))
        possible: dict[str, list[str]] = {}
        for at in sorted(hits):
            if at != self._always:
                group, pattern = self._all[at]
                possible.setdefault(group, []).append(pattern)
        return Found(text, possible)
