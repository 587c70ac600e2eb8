"""Bombs, archives, encodings, endless lines and crowds end in one clear error; memory and work stay in bounds."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from evidence.domain.errors import InvalidInput, TooLarge
from extraction.domain.run import Message, Role
from extraction.importers import IMPORTERS, Limits, chats, open_file, transcript
from extraction.importers.parts import split

ROOT = Path(__file__).resolve().parents[2]
MEASURE = """
import sys
from extraction.importers import open_file
with open(sys.argv[1], "rb") as file:
    read = open_file(file)
    count = sum(len(part.messages) for part in read.conversations())
    assert count == read.report.messages
[peak] = [row.split()[1] for row in open("/proc/self/status") if row.startswith("VmHWM")]
print(read.report.runs, int(peak) // 1024)
"""


def read(data: bytes, **options: Any) -> Any:
    return open_file(io.BytesIO(data), **options)


def workbook(**parts: bytes) -> bytes:
    """A small spreadsheet with some of its parts replaced."""
    book = Workbook()
    book.active.append(["Task", "Owner"])  # type: ignore[union-attr]
    book.active.append(["Roof", "Lan"])  # type: ignore[union-attr]
    whole, out = io.BytesIO(), io.BytesIO()
    book.save(whole)
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, parts.get(Path(name).stem, old.read(name)))
    return out.getvalue()


def sheet(rows: bytes, start: bytes = b"") -> bytes:
    head = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
    return start + head + rows + b"</sheetData></worksheet>"


def zipped(**members: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, text in members.items():
            packed.writestr(name, text)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (zipped(chat="25/03/2024, 21:05 - Lan: one"), "a zip archive"),
        (b"PK\x03\x04 cut off", "a broken zip archive"),
        (b"\x1f\x8b\x08" + b"0" * 50, "a gzip archive"),
        (b"7z\xbc\xaf\x27\x1c" + b"0" * 50, "a 7z archive"),
        (b"Rar!\x1a\x07" + b"0" * 50, "a RAR archive"),
        (b"x" * 257 + b"ustar" + b"0" * 250, "a tar archive"),
        (b"%PDF-1.7\n", "a PDF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"0" * 50, "an old or a protected Office file"),
        ("Lan: a".encode("utf-32"), "UTF-32"),
        ("Lan: a\nLan: b".encode("utf-16-le"), "NUL"),
        (b"\xff\xfe" + "Lan: ".encode("utf-16-le") + b"\x00\xd8a\x00", "byte 12 is not UTF-16"),
        ("Lan: chào".encode("cp1258", "replace"), "is not UTF-8"),
        (b"", "empty"),
        (b"\xff\xfe", "empty"),
        (b"Lan: a\nLan: " + b"x" * 10_000_000, "line 2 holds more than"),
        (b"Lan: a\nLan: b\n" + b"more\n" * 400_000, "line 2 holds"),
        (b"".join(b"Name%d: a\n" % n * 2 for n in range(10_000)), "more than 1,000 actors"),
        (b"".join(b"25/03/2024, 21:05 - Name%d: a\n" % n for n in range(10_000)), "more than 1,000 actors"),
        (b"sender,message\n" + b"".join(b"Name%d,a\n" % n for n in range(10_000)), "more than 1,000 actors"),
    ],
)
def test_what_is_no_readable_file_is_one_clear_error(data: bytes, told: str):
    with pytest.raises(InvalidInput) as caught:
        read(data)
    assert told in caught.value.message
    assert caught.value.field
    assert caught.value.hint


@pytest.mark.parametrize("name", [name for name in IMPORTERS if name != "xlsx"])
def test_an_archive_is_refused_whatever_format_is_named(name: str):
    with pytest.raises(InvalidInput, match="zip archive"):
        read(zipped(chat="Lan: one"), format=name)


DECLARED = b'<?xml version="1.0" encoding="cp037"?>'
LAUGHS = b'<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
OUTSIDE = b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (workbook(sheet1=sheet(b"<row/>" * 1_000_000)), "unpacked"),
        (workbook(sheet1=sheet(b"", LAUGHS)), "document type"),
        (workbook(workbook=OUTSIDE + b"<workbook/>"), "document type"),
        (workbook(sheet1=sheet(b"", DECLARED)), "not XML in UTF-8"),
        (workbook(sheet1=sheet(b"").decode().encode("utf-16")), "not XML in UTF-8"),
        (workbook(sheet1=sheet(b"<row><c><v>1</v>")), "broken"),
        (workbook(workbook=b"<workbook/>"), "no message with text"),
        (workbook()[:-30], "broken"),
    ],
    ids=["zip bomb", "entities", "outside entity", "declared encoding", "UTF-16", "bad XML", "no sheets", "cut off"],
)
def test_a_spreadsheet_that_is_a_bomb_or_broken_is_one_clear_error(data: bytes, told: str):
    with pytest.raises(InvalidInput, match=told):
        read(data, limits=Limits(unpacked_bytes=5_000_000))


def test_a_part_that_lies_about_its_size_is_refused():
    data = bytearray(workbook(sheet1=sheet(b"<row/>" * 100_000)))
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        declared = packed.getinfo("xl/worksheets/sheet1.xml").file_size
    lie = bytes(data).replace(declared.to_bytes(4, "little"), (1_000).to_bytes(4, "little"))
    with pytest.raises(InvalidInput, match=r"cannot be unpacked|broken"):
        read(lie)


def test_a_million_empty_rows_end_in_one_clear_error():
    with pytest.raises(InvalidInput, match="no message with text"):
        read(workbook(sheet1=sheet(b"<row/>" * 1_000_000)))


def test_a_row_far_below_is_still_read():
    cell = b'<c t="str"><v>%s</v></c>'
    far = b'<row r="1">' + cell % b"Task" + cell % b"Owner" + b'</row><row r="1000000">' + cell % b"Roof" + b"</row>"
    assert read(workbook(sheet1=sheet(far))).report.messages == 1


@pytest.mark.parametrize("row", [b"1048577", b"99999999999999999999"])
def test_a_row_beyond_any_sheet_ends_in_one_clear_error_and_not_in_an_endless_walk(row: bytes):
    far = b'<row r="1"><c t="str"><v>Task</v></c></row><row r="' + row + b'"><c t="str"><v>Roof</v></c></row>'
    with pytest.raises(TooLarge, match="a row beyond 1,048,576"):
        read(workbook(sheet1=sheet(far)))


def test_rows_as_wide_as_a_sheet_are_refused_before_their_empty_cells_are_walked():
    far = b"".join(b'<row><c r="XFD%d" t="str"><v>Roof</v></c></row>' % number for number in range(1, 400))
    with pytest.raises(TooLarge, match="a row of more than 1,000 cells"):
        read(workbook(sheet1=sheet(far)))


@pytest.mark.parametrize("data", [b"Lan: a\nMinh: b\n" * 200, workbook()])
def test_a_file_over_the_limit_is_refused_before_it_is_read(data: bytes):
    with pytest.raises(TooLarge, match="bytes"):
        read(data, limits=Limits(file_bytes=1_000, conversation_bytes=1_000))


def test_memory_stays_flat_while_a_long_chat_is_read(tmp_path: Path):
    chat = tmp_path / "chat.txt"
    day = datetime(2024, 1, 1, tzinfo=UTC)
    with chat.open("w") as file:
        for n in range(100_000):
            at, who = day + timedelta(minutes=n), "Lan" if n % 3 else "Minh"
            file.write(f"{at:%d/%m/%Y, %H:%M} - {who}: message {n} {'about the roof, ' * 11}\n")
    assert chat.stat().st_size > 20_000_000
    measured = subprocess.run(
        [sys.executable, "-c", MEASURE, str(chat)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    runs, peak = map(int, measured.stdout.split())
    assert runs >= 10
    assert peak < 120


@pytest.mark.parametrize(
    ("module", "name", "named", "line"),
    [
        (chats, "read_stamp", "whatsapp", b"25/03/2024, 21:05 - Lan: one\nmore: words\n"),
        (transcript, "_line", "transcript", b"Lan: one\nMinh: two [2026- : x\n"),
    ],
)
def test_the_work_grows_with_the_length_of_the_file(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, named: str, line: bytes
):
    calls: list[None] = []
    asked = getattr(module, name)

    def counted(*given: Any) -> Any:
        calls.append(None)
        return asked(*given)

    monkeypatch.setattr(module, name, counted)
    counts = []
    for size in (1_000, 2_000, 4_000):
        calls.clear()
        read(line * size, format=named)
        counts.append(len(calls))
    assert counts[2] - counts[1] == 2 * (counts[1] - counts[0])


def chat(pauses: list[int], text: str = "text") -> list[Message]:
    at = datetime(2026, 3, 13, tzinfo=UTC)
    made = []
    for index, minutes in enumerate(pauses):
        at += timedelta(minutes=minutes)
        made.append(Message(index, Role.USER, text, "Lan", at))
    return made


def test_a_long_chat_is_parted_at_its_longest_pause_within_the_limits():
    pauses = [1] * 40
    pauses[18] = 600
    sizes = [len(part) for part in split(chat(pauses), Limits(messages=20))]
    assert sizes == [18, 20, 2] or sizes[0] == 18
    assert sum(sizes) == 40
    assert max(sizes) <= 20


def test_every_part_counts_from_nought_and_together_they_are_the_chat():
    whole = chat([1] * 95)
    parts = list(split(whole, Limits(messages=10)))
    assert [message.said_at for part in parts for message in part] == [message.said_at for message in whole]
    assert all([message.index for message in part] == list(range(len(part))) for part in parts)


def test_a_part_never_holds_more_bytes_than_its_limit():
    parts = list(split(chat([0] * 50, "x" * 100), Limits(part_bytes=1_000)))
    assert {len(part) for part in parts} == {10}


def test_a_chat_that_has_grown_gives_the_same_parts_but_for_the_last():
    pauses = [n % 7 for n in range(200)]
    limits = Limits(messages=20)
    before, after = (list(split(chat(pauses[:count]), limits)) for count in (150, 200))
    assert after[: len(before) - 1] == before[:-1]
