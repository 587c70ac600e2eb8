"""Decides what a text export of WhatsApp holds, as Android and iOS write it in any locale (6-interchange.md)."""

from __future__ import annotations

from typing import Final

import regex

from extraction.importers import zalo
from extraction.importers.base import Head
from extraction.importers.chats import LEFT_TO_RIGHT, MARKS, Opening, Stream, bare, plain, stamped
from extraction.importers.lexicon import ATTACHED, DELETED, EDITED, MEDIA
from extraction.importers.report import Why

HINT: Final = "A WhatsApp export has lines such as `12/03/2026, 09:05 - Lan: I will bring the keys`."

_BRACKETED: Final = regex.compile(r"\[(?P<stamp>\d[^\[\]\n]{6,38})\]\s?(?P<rest>.*)")
_DASHED: Final = regex.compile(r"(?P<stamp>\d[^\n–]{6,38}?)\s[-–]\s(?P<rest>.*)")
_TRANSCRIPT: Final = regex.compile(r"\[\d{4}-\d\d-\d\d[T ]")
_PLACEHOLDER: Final = regex.compile(r"<[^<>\n]{2,60}>")
_TAIL: Final = regex.compile(r"\s*<(?P<said>[^<>\n]{2,60})>$")
_ATTACHED: Final = regex.compile(r"[^\n]{1,200}?\.\w{2,5} \((?P<said>[^()\n]{4,40})\)")
_FILE: Final = regex.compile(r"<[^<>\n]{2,40}: [^<>\n]{1,200}\.\w{2,5}>")


def opening(row: str) -> Opening | None:
    """The opening of a message that a line is, or none."""
    row = row.lstrip("".join(map(chr, MARKS)))
    if not row[:1].isdigit() and row[:1] != "[":
        return None
    found = _BRACKETED.fullmatch(row) or _DASHED.fullmatch(row)
    return stamped(found["stamp"], found["rest"]) if found else None


def cleaned(text: str) -> str | Why:
    """What was said: without placeholders and the mark of an edit; or why nothing was.

    The text that the app itself writes on iOS begins with an invisible mark of direction.
    """
    first, _, rest = text.partition("\n")
    is_apps_own = first.startswith(LEFT_TO_RIGHT)
    first, rest = plain(first), plain(rest)
    why = _nothing_said(first, is_apps_own)
    if why is None:
        return _without_tail(plain(text)) or Why.NO_TEXT
    return _without_tail(rest) if rest and why is Why.MEDIA else why


def recognises(head: Head) -> bool:
    """Whether messages open as in an export, and neither as Zalo writes them nor as a plain transcript with times."""
    is_plain = any(_TRANSCRIPT.match(row) for row in head.rows)
    return _STREAM.recognises(head) and not is_plain and not zalo.recognises(head)


def _nothing_said(text: str, is_apps_own: bool) -> Why | None:
    attached = _ATTACHED.fullmatch(text)
    if _PLACEHOLDER.fullmatch(text) or _FILE.fullmatch(text) or bare(text) in MEDIA:
        return Why.MEDIA
    if attached and attached["said"].casefold() in ATTACHED:
        return Why.MEDIA
    if bare(text) in DELETED:
        return Why.DELETED
    if is_apps_own:
        return Why.NOTICE
    return None


def _without_tail(text: str) -> str:
    """The text without a mark of an edit or a file at its end."""
    tail = _TAIL.search(text)
    is_apps_own = tail and (tail["said"].rstrip(".").casefold() in EDITED or _FILE.fullmatch(tail[0].strip()))
    return text[: tail.start()] if tail and is_apps_own else text


_STREAM: Final = Stream(opening, cleaned)
settle, messages = _STREAM.settle, _STREAM.messages
