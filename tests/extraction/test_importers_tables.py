"""CSV files and spreadsheets: rows that are messages or items of a list, found by the names of their headers."""

from __future__ import annotations

import csv
import io
from datetime import UTC, date, datetime, time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput
from extraction.domain.run import ActorKind, Message, Role
from extraction.importers import File, open_file

HANOI = Conventions(time_zone="Asia/Ho_Chi_Minh")


def read(data: bytes | str, **options: Any) -> File:
    raw = data.encode() if isinstance(data, str) else data
    return open_file(io.BytesIO(raw), **{"conventions": HANOI, **options})


def messages(file: File) -> list[Message]:
    return [message for part in file.conversations() for message in part.messages]


def said(file: File) -> list[tuple[str | None, str]]:
    return [(message.actor_id, message.text) for message in messages(file)]


def skipped(file: File) -> dict[str, int]:
    return {each.why.value: each.count for each in file.report.skipped}


def book(*sheets: list[Any], states: tuple[str, ...] = ()) -> bytes:
    made = Workbook()
    made.remove(made.active)  # type: ignore[arg-type]
    for number, rows in enumerate(sheets):
        sheet = made.create_sheet(f"Sheet {number + 1}")
        for row in rows:
            sheet.append(row)
        sheet.sheet_state = states[number] if states else "visible"
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize(
    "header",
    [
        ("Time", "Sender", "Message"),
        ("Thời gian", "Người gửi", "Nội dung"),
        ("Zeitpunkt", "Absender", "Nachricht"),
        ("Horodatage", "Expéditeur", "Message"),
        ("Fecha y hora", "Remitente", "Mensaje"),
        ("sent_at", "FROM", "text:"),
    ],
)
def test_a_row_is_a_message_whatever_the_delimiter_and_the_language_of_the_header(header: Any, delimiter: str):
    rows = [header, ("13/03/2026 10:05", "Lan", "I bring the keys"), ("13/03/2026 10:06", "Minh", "ok")]
    file = read("\n".join(delimiter.join(row) for row in rows))
    assert file.report.format == "csv"
    assert said(file) == [("Lan", "I bring the keys"), ("Minh", "ok")]
    assert [f"{m.said_at:%Y-%m-%d %H:%M}" for m in messages(file)] == ["2026-03-13 10:05", "2026-03-13 10:06"]


def test_quoted_cells_keep_their_delimiters_and_line_ends():
    assert said(read('sender,message\nLan,"keys, ladder\nand ""tape"""\n'))[0] == ("Lan", 'keys, ladder\nand "tape"')


def test_a_text_torn_by_a_delimiter_is_skipped_with_its_line_since_half_of_it_may_say_the_opposite():
    file = read("sender,message\nLan,I will come\nMinh,ok, but not tomorrow\n")
    assert said(file) == [("Lan", "I will come")]
    assert skipped(file) == {"extra_cells": 1}
    assert file.report.skipped[0].places == ("line 3",)


def test_rows_without_a_sender_are_nobodys_words_and_empty_ones_are_counted():
    file = read("time;sender;message\n13/03/2026;Lan;hello\n;;\n;;an orphan\n;Minh;\n")
    assert said(file) == [("Lan", "hello"), (None, "an orphan")]
    assert [actor.name for actor in file.report.actors] == ["Lan", "Minh"]
    assert skipped(file) == {"empty_row": 1, "no_text": 1}
    assert "rows without a sender are nobody's words" in file.report.assumed


def test_a_role_says_who_is_a_person_and_who_an_agent():
    file = read("role,name,content\nuser,Lan,hello\nassistant,Desk,hi\nsystem,,be kind\n")
    assert [(actor.name, actor.kind) for actor in file.report.actors] == [
        ("Lan", ActorKind.PERSON),
        ("Desk", ActorKind.AGENT),
    ]
    assert [message.role for message in messages(file)] == [Role.USER, Role.ASSISTANT, Role.SYSTEM]


def test_a_list_keeps_every_value_behind_its_header_and_has_no_speakers():
    file = read("Việc\tNgười phụ trách\tHạn\tSố tiền\nLắp máy lạnh\tHùng\t20/3\t5tr\nThu tiền\tKiệt\t\t2tr3\n")
    assert said(file) == [
        (None, "Việc: Lắp máy lạnh\tNgười phụ trách: Hùng\tHạn: 20/3\tSố tiền: 5tr"),
        (None, "Việc: Thu tiền\tNgười phụ trách: Kiệt\tSố tiền: 2tr3"),
    ]
    assert file.report.actors == ()


@pytest.mark.parametrize(
    "text",
    [
        "The roof leaks, the wall is wet, and nobody came.\nLan called, Minh did not.\n",
        "one, two, three\nfour, five, six\nseven, eight, nine\n",
        "The roof leaks; the wall is wet.\n\nNobody came.\n",
    ],
)
def test_a_text_with_commas_is_no_table(text: str):
    assert read(text).report.format == "text"


def test_a_quotation_mark_that_is_never_closed_names_its_line():
    with pytest.raises(InvalidInput, match="begins at line 3"):
        read('sender,message\nLan,hello\nMinh,"' + "x\n" * 200_000)


def test_a_spreadsheet_is_read_with_dates_as_dates_and_numbers_as_they_are_written():
    rows = [
        ["Report of March"],
        ["Date", "Time", "Sender", "Message"],
        [date(2026, 3, 13), time(10, 5), "Lan", "I bring the keys"],
        [datetime(2026, 3, 13, 10, 6, tzinfo=UTC).replace(tzinfo=None), None, "Minh", 5000000.0],
        [None, None, None, None],
        ["14/03/2026", "9:05 PM", "Lan", True],
    ]
    file = read(book(rows))
    assert file.report.format == "xlsx"
    assert said(file) == [("Lan", "I bring the keys"), ("Minh", "5000000"), ("Lan", "TRUE")]
    times = ["2026-03-13 10:05", "2026-03-13 10:06", "2026-03-14 21:05"]
    assert [f"{m.said_at:%Y-%m-%d %H:%M}" for m in messages(file)] == times
    assert skipped(file) == {"before_header": 1, "empty_row": 1}


def test_every_visible_sheet_is_read_and_a_hidden_one_is_named():
    header = ["Task", "Owner", "Due"]
    file = read(
        book(
            [header, ["Roof", "Lan", date(2026, 3, 20)]],
            [header, ["Wall", "Minh", None]],
            [header, ["Secret", "Omar", None]],
            states=("visible", "visible", "hidden"),
        )
    )
    assert [text for _, text in said(file)] == ["Task: Roof\tOwner: Lan\tDue: 2026-03-20", "Task: Wall\tOwner: Minh"]
    assert skipped(file) == {"hidden_sheet": 1}


def test_a_formula_is_read_as_its_stored_value_and_one_without_is_counted():
    file = read(book([["Task", "Amount"], ["Roof", "=2+3"], ["Wall", 7]]))
    assert [text for _, text in said(file)] == ["Task: Roof", "Task: Wall\tAmount: 7"]
    assert skipped(file) == {"no_value": 1}


def test_a_cell_that_holds_an_error_is_no_value():
    file = read(book([["Task", "Amount"], ["Roof", "#DIV/0!"]]))
    assert [text for _, text in said(file)] == ["Task: Roof"]
    assert skipped(file) == {"error_value": 1}


@pytest.mark.parametrize("rows", [[], [[None, None]], [["Task", "Owner"]]])
def test_a_spreadsheet_without_a_filled_row_is_one_clear_error(rows: list[list[Any]]):
    with pytest.raises(InvalidInput, match="no message with text"):
        read(book(rows))


TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Zl", "Zp", "Zs"]), min_size=1, max_size=12
)
TURNS = st.lists(st.tuples(st.sampled_from(["Lan", "Minh Trần", "小林"]), TEXTS), min_size=1, max_size=8)


@settings(max_examples=30)
@given(turns=TURNS, delimiter=st.sampled_from(",;\t"))
def test_what_a_csv_writer_writes_is_read_back(turns: list[tuple[str, str]], delimiter: str):
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter)
    writer.writerows([("sender", "message"), *turns])
    assert said(read(out.getvalue(), format="csv")) == turns


@settings(max_examples=15)
@given(turns=TURNS)
def test_what_a_spreadsheet_writer_writes_is_read_back(turns: list[tuple[str, str]]):
    words = [(name, f"x{text}") for name, text in turns]
    assert said(read(book([["sender", "message"], *map(list, words)]))) == words
