"""Decides which format a conversation is in and reads it (6-interchange.md).

Adding a format edits only `IMPORTERS`: a module with `HINT`, `recognises` and `read`, tried in this order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput, TooLarge
from extraction.importers import messages, transcript
from extraction.importers.base import Conversation, Importer, Limits, Source

__all__ = ["AUTO", "IMPORTERS", "Conversation", "Importer", "Limits", "Source", "read_conversation"]

AUTO: Final = "auto"
IMPORTERS: Final[dict[str, Importer]] = {
    "messages": messages,
    "transcript": transcript,
}


def read_conversation(
    data: bytes,
    *,
    format: str = AUTO,  # noqa: A002 - the word that every caller and the command line use
    conventions: Conventions | None = None,
    limits: Limits | None = None,
    agents: Iterable[str] = (),
) -> Conversation:
    """Read UTF-8 bytes in a named format, or in the one that recognises them.

    `conventions` settle times without an offset; `agents` are names of a transcript declared to be no people. The
    result names its format and notes what was skipped. InvalidInput or TooLarge says what is wrong and what is right.
    """
    limits = limits or Limits()
    source = Source(
        text=_decode(data, limits),
        limits=limits,
        conventions=conventions or Conventions(),
        agents=frozenset(name.strip().casefold() for name in agents),
    )
    return _importer(format, source.text).read(source)


def _decode(data: bytes, limits: Limits) -> str:
    if len(data) > limits.conversation_bytes:
        raise TooLarge(
            f"the conversation holds {len(data)} bytes",
            field="data",
            hint=f"One conversation may hold {limits.conversation_bytes} bytes.",
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidInput(
            f"byte {_offset(data, error)} is not UTF-8", field="data", hint="Save the file as UTF-8 and send it again."
        ) from None
    if not text.strip():
        raise InvalidInput("the file is empty", field="data", hint="Send a conversation with at least one message.")
    return text


def _offset(data: bytes, error: UnicodeDecodeError) -> int:
    return error.start + len(data) - len(error.object)


def _importer(name: str, text: str) -> Importer:
    if name in IMPORTERS:
        return IMPORTERS[name]
    known = ", ".join(IMPORTERS)
    if name != AUTO:
        raise InvalidInput("the format is not known", field="format", hint=f"Known formats: {AUTO}, {known}.")
    for importer in IMPORTERS.values():
        if importer.recognises(text):
            return importer
    hints = " ".join(importer.HINT for importer in IMPORTERS.values())
    raise InvalidInput(
        "the format is not recognised", field="data", hint=f"{hints} Or name the format, one of: {known}."
    )
