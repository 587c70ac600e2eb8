"""Decides which stretches of a text are quoted or code, and so not asserted (3-guards.md, dissociation)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import regex

Stretch = tuple[int, int]

_CODE: Final = regex.compile(
    r"^[ \t]{0,8}(?:```|~~~)(?s:.*?)(?:^[ \t]{0,8}(?:```|~~~)[`~]*[ \t]*$|\Z)"
    r"|``[^`]+``|`[^`\n]*(?:`|$)"
    r"|^[ \t]{0,8}>[^\n]*(?:\n[ \t]{0,8}>[^\n]*)*"
    r"|[:：][ \t]*>[ \t][^\n]*"
    r"|<(?P<tag>blockquote|q|code|pre)>[^<]*(?:</(?P=tag)>|$)",
    regex.MULTILINE | regex.IGNORECASE | regex.VERSION1,
)
_PARAGRAPH: Final = regex.compile(r"[^\n]+(?:\n(?![ \t]*\n)[^\n]*)*")
_MARK: Final = regex.compile(r"[\"＂“”„‟«»‹›「」『』《》〈〉〝〞〟'‘’‚＇]")
_ANY: Final = regex.compile(r"[\"＂“”„‟«»‹›「」『』《》〈〉〝〞〟‘‚＇`~<>]|(?<!\w)'|'(?!\w)")
_ELISION: Final = regex.compile(r"(?:cause|cuz|em|til|till|tis|twas|bout|n|round|ere|\d\ds?)\b", regex.IGNORECASE)

_OPENS: Final = {
    "“": "”\"", "„": "“”‟\"", "«": "»", "‹": "›", "「": "」", "『": "』", "《": "》", "〈": "〉", "〝": "〞〟",
}  # fmt: skip
_EITHER_WAY: Final = {'"': '"”', "＂": "＂", "”": "”", "»": "«", "›": "‹", "‟": "”"}
_SINGLES: Final = {"'": "'", "‘": "’", "‚": "‘’", "＇": "＇"}
_CLOSERS_OF: Final = _OPENS | _EITHER_WAY | _SINGLES


def quoted_stretches(text: str) -> tuple[Stretch, ...]:
    """The quoted stretches as code point ranges in order: quotation marks, code marks, fences and block quotes.

    A double mark that is never closed quotes to the end of its paragraph, one that was never opened from its beginning;
    a single mark counts only as a pair on the edges of words, so that an apostrophe is never a quotation mark.
    """
    if not _ANY.search(text):
        return ()
    code = tuple(match.span() for match in _CODE.finditer(text))
    bare = blank(text, code)
    marked = (stretch for block in _PARAGRAPH.finditer(bare) for stretch in _Paragraph(bare, *block.span()).stretches())
    return tuple(sorted((*code, *marked)))


def blank(text: str, stretches: tuple[Stretch, ...]) -> str:
    """The text with each stretch replaced by as many spaces; line breaks stay, so that offsets and lines hold."""
    parts: list[str] = []
    at = 0
    for start, end in sorted(stretches):
        parts.append(text[at : max(start, at)])
        parts.append("".join(char if char == "\n" else " " for char in text[max(start, at) : end]))
        at = max(at, end)
    return "".join((*parts, text[at:]))


class _Paragraph:
    """One paragraph read mark by mark with a stack of open marks."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self._text, self._start, self._end = text, start, end
        self._open: list[tuple[str, int]] = []

    def stretches(self) -> Iterator[Stretch]:
        """The outermost quoted stretches."""
        done = self._start
        for match in _MARK.finditer(self._text, self._start, self._end):
            begun = self._read(match[0], match.start())
            if begun is None:
                continue
            yield (done if begun < 0 else begun), match.end()
            done = match.end()
        left = [at for mark, at in self._open if mark not in _SINGLES]
        if left:
            yield left[0], self._end

    def _read(self, mark: str, at: int) -> int | None:
        """Take one mark; where it ends an outermost quotation return where that began (-1: never opened)."""
        before, after = self._around(at)
        if mark in "'’‘＇" and before.isalnum() and after.isalnum():
            return None
        depth = self._closes(mark, before, after)
        if depth is not None:
            begun = self._open[depth][1]
            del self._open[depth:]
            return None if self._open else begun
        if self._begins(mark, at, before, after):
            self._open.append((mark, at))
            return None
        inches = mark == '"' and before.isdigit()
        stray = mark in '"”」』»〞〟' and not self._open and not before.isspace() and not inches
        return -1 if stray else None

    def _around(self, at: int) -> tuple[str, str]:
        before = self._text[at - 1] if at > self._start else " "
        after = self._text[at + 1] if at + 1 < self._end else " "
        return before, after

    def _closes(self, mark: str, before: str, after: str) -> int | None:
        """The depth of the open mark that this one closes, or none."""
        if mark in "\"＂'＇" and (before.isspace() or before in "([") and not after.isspace():
            return None
        if mark in _SINGLES.values() and after.isalnum():
            return None
        for depth in range(len(self._open) - 1, max(-1, len(self._open) - 5), -1):
            if mark in _CLOSERS_OF[self._open[depth][0]]:
                return depth
        return None

    def _begins(self, mark: str, at: int, before: str, after: str) -> bool:
        if mark in _OPENS:
            return True
        edge = not before.isalnum() and not after.isspace()
        if mark in _SINGLES:
            return edge and not _ELISION.match(self._text, at + 1)
        return mark in _EITHER_WAY and edge
