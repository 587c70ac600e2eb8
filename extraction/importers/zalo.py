"""Decides what messages copied or exported from Zalo hold (6-interchange.md).

Zalo has no export of its own to text. What people have is what its desktop program puts on the clipboard when several
messages are copied, `[12/03/2026 09:05:10] Lan: ...`, and what other tools write, `[09:05 12/03/2026] Lan: ...`.
"""

from __future__ import annotations

from typing import Final

import regex

from extraction.importers.base import Head
from extraction.importers.chats import LEFT_TO_RIGHT, MARKS, Opening, Stream, bare, plain, stamped
from extraction.importers.lexicon import DELETED
from extraction.importers.report import Why

HINT: Final = "Messages copied from Zalo have lines such as `[12/03/2026 09:05:10] Lan: I will bring the keys`."

_DAY: Final = r"\d{1,2}/\d{1,2}/\d{4}"
_CLOCK: Final = r"\d{1,2}:\d{2}(?::\d{2})?"
_OPENING: Final = regex.compile(rf"\[(?P<stamp>{_DAY} {_CLOCK}|{_CLOCK}(?: | - ){_DAY})\]\s?(?P<rest>.*)")
_PLACEHOLDER: Final = regex.compile(r"\[[^\[\]\n]{1,30}\]")


def opening(row: str) -> Opening | None:
    """The opening of a message that a line is, or none."""
    found = _OPENING.fullmatch(row.lstrip("".join(map(chr, MARKS))))
    return stamped(found["stamp"].replace(" - ", " "), found["rest"]) if found else None


def cleaned(text: str) -> str | Why:
    """What was said, or why nothing was: a bracket alone, such as `[Hình ảnh]`, stands for a picture or a file."""
    text = plain(text)
    if bare(text) in DELETED:
        return Why.DELETED
    if _PLACEHOLDER.fullmatch(text):
        return Why.MEDIA
    return text or Why.NO_TEXT


def recognises(head: Head) -> bool:
    """Whether messages open as Zalo writes them; WhatsApp gives itself away by a mark of direction."""
    return LEFT_TO_RIGHT not in head.text and _STREAM.recognises(head)


_STREAM: Final = Stream(opening, cleaned)
settle, messages = _STREAM.settle, _STREAM.messages
