"""Decides how bytes become lines: UTF-8 or UTF-16, a chunk at a time, every fault with its place (7-quality.md)."""

from __future__ import annotations

import codecs
import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final

from evidence.domain.errors import InvalidInput, TooLarge
from extraction.importers.base import Head, Source

CHUNK: Final = 64 * 1024

# The longer marks first: that of UTF-32 begins as that of UTF-16 does.
_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32", ""),
    (codecs.BOM_UTF32_BE, "UTF-32", ""),
    (codecs.BOM_UTF8, "UTF-8", "utf-8"),
    (codecs.BOM_UTF16_LE, "UTF-16", "utf-16-le"),
    (codecs.BOM_UTF16_BE, "UTF-16", "utf-16-be"),
)
_SAVE: Final = "Save the file as UTF-8, or as UTF-16 with a byte order mark, and send it again."


@dataclass(frozen=True, slots=True)
class _Encoding:
    name: str
    codec: str
    mark: int


def lines(source: Source) -> Iterator[str]:
    """Every line without its end; CR, LF and both count as one end.

    InvalidInput names the byte that cannot be read or the line with a NUL; TooLarge a line over a message's limit.
    """
    number, rest = 0, ""
    for text in _texts(source.file, source):
        *whole, rest = (rest + text).split("\n")
        if "\x00" in text:
            raise _nul([*whole, rest], number)
        yield from whole
        number += len(whole)
        if len(rest) > source.limits.message_bytes:
            raise _too_long(number + 1, source.limits.message_bytes)
    if rest:
        yield rest


def read_head(file: BinaryIO) -> Head:
    """The first lines of a file; InvalidInput names the byte that cannot be read."""
    file.seek(0)
    data = file.read(CHUNK)
    is_whole = not file.read(1)
    encoding = _encoding(data)
    decoder = codecs.getincrementaldecoder(encoding.codec)()
    try:
        text = decoder.decode(data[encoding.mark :], final=is_whole)
    except UnicodeDecodeError as error:
        raise _unreadable(encoding, len(data), error) from None
    head = Head(text.replace("\r\n", "\n").replace("\r", "\n"), is_whole)
    if "\x00" in head.text:
        raise _nul(head.rows, 0)
    return head


def read_whole(source: Source) -> str:
    """The whole text of a file, for a format that cannot be read by the line; TooLarge over a conversation's limit."""
    limit = source.limits.conversation_bytes
    size = source.file.seek(0, io.SEEK_END)
    if size > limit:
        raise TooLarge(
            f"the conversation holds {size} bytes", field="data", hint=f"One conversation may hold {limit} bytes."
        )
    return "".join(_texts(source.file, source))


def _texts(file: BinaryIO, source: Source) -> Iterator[str]:
    file.seek(0)
    encoding = _encoding(file.read(4))
    file.seek(encoding.mark)
    decoder = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder(encoding.codec)(), translate=True)
    read, chunk = encoding.mark, b" "
    while chunk:
        chunk = file.read(CHUNK)
        read += len(chunk)
        try:
            text = decoder.decode(chunk, final=not chunk)
        except UnicodeDecodeError as error:
            raise _unreadable(encoding, read, error) from None
        source.on_bytes(len(chunk))
        yield text


def _encoding(start: bytes) -> _Encoding:
    for mark, name, codec in _MARKS:
        if start.startswith(mark):
            if not codec:
                raise InvalidInput(f"byte 0 begins {name}, which is not read", field="data", hint=_SAVE)
            return _Encoding(name, codec, len(mark))
    return _Encoding("UTF-8", "utf-8", 0)


def _unreadable(encoding: _Encoding, read: int, error: UnicodeDecodeError) -> InvalidInput:
    """A decoder keeps what it has not decoded yet, so its object ends where the reading stands."""
    place = read - len(error.object) + error.start
    return InvalidInput(
        f"byte {place} is not {encoding.name} (0x{error.object[error.start]:02x})", field="data", hint=_SAVE
    )


def _nul(rows: list[str], before: int) -> InvalidInput:
    at = next(number for number, row in enumerate(rows, start=before + 1) if "\x00" in row)
    return InvalidInput(f"line {at} holds a NUL character", field=f"line {at}", hint=f"Remove it. {_SAVE}")


def _too_long(number: int, limit: int) -> TooLarge:
    return TooLarge(
        f"line {number} holds more than {limit:,} bytes",
        field=f"line {number}",
        hint=f"One message may hold {limit} bytes.",
    )
