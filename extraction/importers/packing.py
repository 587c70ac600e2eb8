"""Decides which packed files are opened: a spreadsheet within its limits, never an archive or a bomb (7-quality.md)."""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import BinaryIO, Final

import regex

from evidence.domain.errors import InvalidInput, TooLarge
from extraction.importers.base import Limits

_START: Final = 512
_WORKBOOK: Final = "xl/workbook.xml"
_MOST_MEMBERS: Final = 10_000
_CHUNK: Final = 64 * 1024
_DECLARED: Final = regex.compile(rb"encoding\s*=\s*[\"']([^\"']*)")
_TYPE: Final = b"<!DOCTYPE"
_CELLS: Final = (b"<c", b":c")
_ENTITY: Final = b"<!ENTITY"
_KINDS: Final = (
    (b"\x1f\x8b", "a gzip archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive"),
    (b"Rar!", "a RAR archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ", "an xz archive"),
    (b"(\xb5/\xfd", "a Zstandard archive"),
    (b"%PDF", "a PDF"),
    (b"\xd0\xcf\x11\xe0", "an old or a protected Office file"),
)
_UNPACK: Final = "Unpack it, and send the text or the spreadsheet in it: a WhatsApp export's text is _chat.txt."
_SAVE: Final = "Save it as .xlsx, as CSV or as plain text, and send it again."


def is_spreadsheet(file: BinaryIO) -> bool:
    """Whether a file is a spreadsheet; InvalidInput says what else it is when it is packed or no text at all."""
    file.seek(0)
    start = file.read(_START)
    if start.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        if _WORKBOOK in _names(file):
            return True
        raise InvalidInput("the file is a zip archive, not a spreadsheet", field="data", hint=_UNPACK)
    if start[257:262] == b"ustar":
        raise InvalidInput("the file is a tar archive", field="data", hint=_UNPACK)
    for mark, what in _KINDS:
        if start.startswith(mark):
            hint = _UNPACK if "archive" in what else _SAVE
            raise InvalidInput(f"the file is {what}", field="data", hint=hint)
    return False


def check_spreadsheet(file: BinaryIO, limits: Limits) -> None:
    """Unpack every part once without keeping it; TooLarge over the limit, by declaration or in fact.

    InvalidInput when a part is broken, is not UTF-8, or defines a document type, which no spreadsheet program writes.
    """
    size = file.seek(0, io.SEEK_END)
    if size > limits.conversation_bytes:
        raise _too_large(f"{size:,} bytes", limits.conversation_bytes)
    with zipfile.ZipFile(file) as packed:
        members = packed.infolist()
        declared = sum(member.file_size for member in members)
        if len(members) > _MOST_MEMBERS or declared > limits.unpacked_bytes:
            raise _too_large(f"{len(members):,} parts of {declared:,} bytes unpacked", limits.unpacked_bytes)
        left = limits.unpacked_bytes
        for member in members:
            left -= _check_member(packed, member, left, limits)


def has_cells(file: BinaryIO) -> bool:
    """Whether any sheet has a cell at all, told without reading its rows: a million empty ones end at once."""
    with zipfile.ZipFile(file) as packed:
        sheets = [name for name in packed.namelist() if name.startswith("xl/worksheets/")]
        return any(_has_cell(packed, name) for name in sheets)


def _has_cell(packed: zipfile.ZipFile, name: str) -> bool:
    tail = b""
    with packed.open(name) as part:
        while chunk := part.read(_CHUNK):
            if any(mark in tail + chunk for mark in _CELLS):
                return True
            tail = chunk[-1:]
    return False


def _names(file: BinaryIO) -> frozenset[str]:
    try:
        with zipfile.ZipFile(file) as packed:
            return frozenset(packed.namelist())
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError):
        raise InvalidInput("the file is a broken zip archive", field="data", hint=_SAVE) from None


def _check_member(packed: zipfile.ZipFile, member: zipfile.ZipInfo, left: int, limits: Limits) -> int:
    is_xml = member.filename.endswith((".xml", ".rels", ".vml"))
    read, tail = 0, b""
    try:
        with packed.open(member) as part:
            while chunk := part.read(_CHUNK):
                if is_xml and read == 0:
                    _check_start(member.filename, chunk)
                read += len(chunk)
                if read > left:
                    raise _too_large("more than it declares", limits.unpacked_bytes)
                if is_xml and (_TYPE in tail + chunk or _ENTITY in tail + chunk):
                    raise _bad_part(member.filename, "defines a document type")
                tail = chunk[-len(_TYPE) :]
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, zlib.error):
        raise _bad_part(member.filename, "cannot be unpacked") from None
    return read


def _check_start(name: str, chunk: bytes) -> None:
    start = chunk.removeprefix(b"\xef\xbb\xbf").lstrip()
    encoding = _DECLARED.search(start[: start.find(b"?>")] if start.startswith(b"<?xml") else b"")
    if not start.startswith(b"<") or (encoding and encoding[1].lower() not in (b"utf-8", b"us-ascii", b"ascii")):
        raise _bad_part(name, "is not XML in UTF-8")


def _bad_part(name: str, what: str) -> InvalidInput:
    return InvalidInput(f"the spreadsheet's part {name[:80]!r} {what}", field="data", hint=_SAVE)


def _too_large(found: str, limit: int) -> TooLarge:
    return TooLarge(
        f"the spreadsheet holds {found}", field="data", hint=f"It may hold {limit:,} bytes; split it, or send CSV."
    )
