"""WhatsApp exports of Android and iOS in any locale, and messages copied from Zalo: who said what, and when."""

from __future__ import annotations

import io
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evidence.domain.context import Conventions, DateOrder
from evidence.domain.errors import InvalidInput
from extraction.domain.run import ActorKind, Role
from extraction.importers import File, open_file

HANOI = Conventions(time_zone="Asia/Ho_Chi_Minh")
AMERICAN = Conventions(time_zone="America/New_York", date_order=DateOrder.MONTH_FIRST)
LRM, NARROW = "\u200e", "\u202f"


def read(text: str, **options: Any) -> File:
    return open_file(io.BytesIO(text.encode()), **{"conventions": HANOI, **options})


def said(file: File) -> list[tuple[str | None, str]]:
    return [(message.actor_id, message.text) for part in file.conversations() for message in part.messages]


def times(file: File) -> list[str]:
    found = [message.said_at for part in file.conversations() for message in part.messages]
    return [f"{at:%Y-%m-%d %H:%M:%S}" for at in found if at]


def skipped(file: File) -> dict[str, int]:
    return {each.why.value: each.count for each in file.report.skipped}


@pytest.mark.parametrize(
    ("stamp", "at"),
    [
        ("3/25/24, 9:05 PM - ", "2024-03-25 21:05:00"),
        (f"3/25/24, 9:05{NARROW}PM - ", "2024-03-25 21:05:00"),
        ("25/03/2024, 21:05 - ", "2024-03-25 21:05:00"),
        ("25/03/2024, 9:05 pm - ", "2024-03-25 21:05:00"),
        ("25.03.24, 21:05 - ", "2024-03-25 21:05:00"),
        ("25/3/24 21:05 - ", "2024-03-25 21:05:00"),
        ("25/3/24, 9:05 p. m. - ", "2024-03-25 21:05:00"),
        (f"25/3/24, 9:05{NARROW}p.{NARROW}m. - ", "2024-03-25 21:05:00"),
        ("25/03/2024 à 21:05 - ", "2024-03-25 21:05:00"),
        ("25/03/2024 21:05 - ", "2024-03-25 21:05:00"),
        ("21:05, 25/03/2024 - ", "2024-03-25 21:05:00"),
        ("9:05 CH, 25/03/2024 - ", "2024-03-25 21:05:00"),
        ("25/03/2024, 12:05 SA - ", "2024-03-25 00:05:00"),
        ("2024-03-25, 21:05 - ", "2024-03-25 21:05:00"),
        ("25.3.2024 klo 21.05 - ", "2024-03-25 21:05:00"),
        ("[25/03/2024, 21:05:07] ", "2024-03-25 21:05:07"),
        ("[3/25/24, 9:05:07 PM] ", "2024-03-25 21:05:07"),
        (f"{LRM}[3/25/24, 9:05:07{NARROW}PM] ", "2024-03-25 21:05:07"),
        ("[3/25/24, 12:05:07 AM] ", "2024-03-25 00:05:07"),
        ("[3/25/24, 12:05:07 PM] ", "2024-03-25 12:05:07"),
        ("[25.03.24, 21:05:07] ", "2024-03-25 21:05:07"),
        ("[25/3/24 21:05:07] ", "2024-03-25 21:05:07"),
        ("[21:05:07, 25/03/2024] ", "2024-03-25 21:05:07"),
        ("[2024-03-25, 21:05:07] ", "2024-03-25 21:05:07"),
    ],
)
def test_a_message_of_any_locale_is_read_with_its_moment(stamp: str, at: str):
    file = read(f"{stamp}Lan: one\n{stamp}Minh Trần: two\n")
    assert file.report.format == "whatsapp"
    assert said(file) == [("Lan", "one"), ("Minh Trần", "two")]
    assert times(file) == [at, at]


def test_the_moment_is_local_to_the_organization_and_the_report_says_so():
    file = read("25/03/2024, 21:05 - Lan: one\n25/03/2024, 21:06 - Minh: two\n")
    [part] = file.conversations()
    assert part.messages[0].said_at is not None
    assert part.messages[0].said_at.utcoffset() == timedelta(hours=7)
    assert "times are read in Asia/Ho_Chi_Minh, the time zone of the organization" in file.report.assumed


@pytest.mark.parametrize(
    ("dates", "conventions", "months", "assumed"),
    [
        (["11/03/24", "13/03/24"], AMERICAN, ["03-11", "03-13"], ""),
        (["03/11/24", "03/13/24"], HANOI, ["03-11", "03-13"], ""),
        (["03/11/24", "04/11/24"], HANOI, ["11-03", "11-04"], "day first, as the organization writes them"),
        (["03/11/24", "04/11/24"], AMERICAN, ["03-11", "04-11"], "month first, as the organization writes them"),
        (["11/03/24", "12/03/24", "01/04/24"], AMERICAN, ["03-11", "03-12", "04-01"], "day first, since only so"),
        (["03/11/24", "03/12/24", "04/01/24"], HANOI, ["03-11", "03-12", "04-01"], "month first, since only so"),
        (["2024-03-11", "2024-04-12"], AMERICAN, ["03-11", "04-12"], ""),
    ],
)
def test_the_whole_file_decides_which_number_is_the_day_else_the_organization_with_a_note(
    dates: list[str], conventions: Conventions, months: list[str], assumed: str
):
    text = "".join(f"{date}, 10:0{n} - {'Lan' if n % 2 else 'Minh'}: text\n" for n, date in enumerate(dates))
    file = read(text, conventions=conventions, format="whatsapp")
    assert [at[5:10] for at in times(file)] == months
    assert any(assumed in sentence for sentence in file.report.assumed) is True
    assert any("dates are read" in sentence for sentence in file.report.assumed) is bool(assumed)


def test_a_message_of_several_lines_keeps_them_with_empty_ones_inside():
    file = read("25/03/2024, 21:05 - Lan: two things:\n- keys\n\n- Note: at 10:30\n25/03/2024, 21:06 - Minh: ok\n")
    assert said(file) == [("Lan", "two things:\n- keys\n\n- Note: at 10:30"), ("Minh", "ok")]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("<Media omitted>", "media"),
        ("<Medien ausgeschlossen>", "media"),
        ("<Multimedia omitido>", "media"),
        ("<Médias omis>", "media"),
        ("<Mídia oculta>", "media"),
        ("<Đã bỏ qua file phương tiện>", "media"),
        ("image omitted", "media"),
        (f"{LRM}image omitted", "media"),
        (f"{LRM}<attached: 00000012-PHOTO-2024-03-25.jpg>", "media"),
        ("IMG-20240325-WA0001.jpg (file attached)", "media"),
        ("IMG-20240325-WA0001.jpg (Datei angehängt)", "media"),
        ("Bild weggelassen", "media"),
        ("imagen omitida", "media"),
        ("This message was deleted", "deleted"),
        ("Diese Nachricht wurde gelöscht.", "deleted"),
        ("Se eliminó este mensaje.", "deleted"),
        ("Ce message a été supprimé", "deleted"),
        ("Mensagem apagada", "deleted"),
        ("Tin nhắn này đã bị xóa", "deleted"),
        (f"{LRM}You deleted this message.", "deleted"),
        (f"{LRM}Lan turned on disappearing messages.", "notice"),
        ("", "no_text"),
    ],
)
def test_what_nobody_said_is_no_message_and_is_counted_with_its_line(body: str, why: str):
    file = read(f"25/03/2024, 21:05 - Lan: hello\n25/03/2024, 21:06 - Minh: {body}\n")
    assert said(file) == [("Lan", "hello")]
    assert skipped(file) == {why: 1}
    assert file.report.skipped[0].places == ("line 2",)


@pytest.mark.parametrize(
    "body",
    [
        "the image was omitted on purpose",
        "<3 love the roof",
        "I deleted this message to the client",
        "see plan.pdf (second draft)",
        "a < b and b > c",
        "[sketch] of the roof",
        "note: media omitted in the report",
        "12/03/2024, 10:00 is too early",
        "ok (file attached to the wall)",
    ],
)
def test_what_only_looks_like_a_placeholder_is_kept_as_it_was_said(body: str):
    file = read(f"25/03/2024, 21:05 - Lan: hello\n25/03/2024, 21:06 - Minh: {body}\n")
    assert said(file)[1] == ("Minh", body)
    assert skipped(file) == {}


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("IMG-20240325-WA0001.jpg (file attached)\nthe north side leaks", "the north side leaks"),
        (f"the north side leaks {LRM}<attached: 00000012-PHOTO.jpg>", "the north side leaks"),
        ("the north side leaks <This message was edited>", "the north side leaks"),
        (f"the north side leaks {LRM}<Diese Nachricht wurde bearbeitet.>", "the north side leaks"),
        (f"thanks @\u2068Minh Trần\u2069!{LRM}", "thanks @Minh Trần!"),
    ],
)
def test_what_was_said_beside_a_file_or_a_mark_is_kept_without_them(body: str, text: str):
    assert said(read(f"25/03/2024, 21:05 - Lan: hello\n25/03/2024, 21:06 - Minh: {body}\n"))[1] == ("Minh", text)


@pytest.mark.parametrize(
    "notice",
    [
        "Messages and calls are end-to-end encrypted. Tap to learn more.",
        'Lan created group "Roof: north"',
        'Minh changed the subject from "Roof: north" to "Roof: south"',
        "Minh hat den Betreff zu „Dach: Nord“ geändert",
        "Minh added +84 90 000 0001",
    ],
)
def test_a_notice_of_the_app_is_nobodys_words(notice: str):
    file = read(f"25/03/2024, 21:04 - {notice}\n25/03/2024, 21:05 - Lan: one\n25/03/2024, 21:06 - Minh: two\n")
    assert [actor.name for actor in file.report.actors] == ["Lan", "Minh"]
    assert skipped(file) == {"notice": 1}


@pytest.mark.parametrize(
    "name", ["+84 90 123 4567", 'Khách "Mẹ Bắp"', "Chị Hảo (Q.Bình Tân)", "O'Neill", "小林", "“Tí”"]
)
def test_names_of_many_shapes_are_people(name: str):
    file = read(f"25/03/2024, 21:05 - {name}: one\n25/03/2024, 21:06 - Minh: two\n")
    assert said(file)[0] == (name, "one")


def test_a_name_that_a_stranger_gave_himself_is_shown_without_its_mark_and_is_another_actor():
    file = read(f"[25/03/24, 21:05:01] ~{NARROW}Lan: one\n[25/03/24, 21:05:02] Lan: two\n")
    assert [(actor.id, actor.name) for actor in file.report.actors] == [("~ Lan", "Lan"), ("Lan", "Lan")]


def test_who_only_sent_a_picture_takes_part_and_a_declared_agent_is_no_person():
    file = read(
        "25/03/2024, 21:05 - Lan: I prefer tea\n25/03/2024, 21:06 - Minh: <Media omitted>\n"
        "25/03/2024, 21:07 - Desk: noted\n",
        agents=["desk"],
    )
    assert [(actor.name, actor.kind) for actor in file.report.actors] == [
        ("Lan", ActorKind.PERSON),
        ("Minh", ActorKind.PERSON),
        ("Desk", ActorKind.AGENT),
    ]
    [part] = file.conversations()
    assert part.messages[1].role is Role.ASSISTANT


def test_an_impossible_date_is_reported_with_its_line_and_the_rest_goes_on():
    file = read(
        "25/03/2024, 21:05 - Lan: one\n31/02/2024, 21:06 - Minh: lost\nwith its second line\n"
        "25/03/2024, 25:07 - Minh: lost too\n25/03/2024, 21:08 - Minh: two\n"
    )
    assert said(file) == [("Lan", "one"), ("Minh", "two")]
    assert skipped(file) == {"bad_date": 2}
    assert file.report.skipped[0].places == ("line 2", "line 4")


@pytest.mark.parametrize(
    "text",
    [
        (
            "[12/09/2026 11:19:44] Quỳnh: e dùng đi\n[12/09/2026 11:19:50] Thảo: [Hình ảnh] \n"
            "[12/09/2026 11:20:10] Thảo: ok"
        ),
        "[11:19 12/09/2026] Quỳnh: e dùng đi\n[11:19 12/09/2026] Thảo: [Sticker]\n[11:20 12/09/2026] Thảo: ok\n",
        (
            "[11:19 - 12/09/2026] Quỳnh: e dùng đi\n[11:19 - 12/09/2026] Thảo: Tin nhắn đã được thu hồi\n"
            "[11:20 - 12/09/2026] Thảo: ok\n"
        ),
    ],
)
def test_messages_copied_from_zalo_are_read(text: str):
    file = read(text)
    assert file.report.format == "zalo"
    assert said(file) == [("Quỳnh", "e dùng đi"), ("Thảo", "ok")]
    assert sum(skipped(file).values()) == 1
    assert times(file)[0][:16] == "2026-09-12 11:19"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("[2026-03-11 09:05] Lan: one\n[2026-03-11 09:06] Minh: two\n[2026-03-11 09:07] Lan: x", "transcript"),
        ("[09:05] Lan: one\n[09:06] Minh: two\n[09:07] Lan: three", "transcript"),
        ("Meeting of 25/03/2024, 21:05 - the roof.\nIt leaks.", "text"),
        ("25/03/2024: the roof leaks\n26/03/2024: it is mended", "text"),
    ],
)
def test_other_texts_with_dates_are_no_export(text: str, name: str):
    assert read(text).report.format == name


def test_a_named_format_that_does_not_fit_says_what_is_missing():
    with pytest.raises(InvalidInput, match="no line opens with a date and a time"):
        read("Lan: one\nMinh: two", format="whatsapp")


START = datetime(2015, 1, 13, tzinfo=UTC)
MOMENTS = st.integers(0, 400_000_000).map(lambda seconds: START + timedelta(seconds=seconds))
NAMES = st.sampled_from(["Lan", "Minh Trần", "+84 90 123 4567", "小林", "Jürgen (Dach)"])
BODIES = st.from_regex(r"[a-zđ][a-zà-ỹ ,!?]{0,30}(\n[a-z ]{1,20}){0,2}[a-z]", fullmatch=True)
WRITERS = {
    "android-us": lambda at: f"{at.month}/{at.day}/{at:%y}, {at.hour % 12 or 12}:{at:%M}{NARROW}{at:%p} - ",
    "android-gb": lambda at: f"{at:%d/%m/%Y, %H:%M} - ",
    "android-vi": lambda at: f"{at:%H:%M, %d/%m/%Y} - ",
    "android-de": lambda at: f"{at:%d.%m.%y, %H:%M} - ",
    "ios-us": lambda at: f"[{at.month}/{at.day}/{at:%y}, {at.hour % 12 or 12}:{at:%M:%S}{NARROW}{at:%p}] ",
    "ios-br": lambda at: f"[{at:%d/%m/%Y, %H:%M:%S}] ",
    "zalo": lambda at: f"[{at:%d/%m/%Y %H:%M:%S}] ",
}


@pytest.mark.parametrize("writer", WRITERS)
@settings(max_examples=30)
@given(turns=st.lists(st.tuples(MOMENTS, NAMES, BODIES), min_size=1, max_size=8), name=NAMES)
def test_what_an_export_writes_is_read_back_as_the_same_messages(writer: str, turns: list[Any], name: str):
    certain = (datetime(2029, 12, 31, 23, 59, tzinfo=UTC), name, "the last one says which number is the day")
    turns = [*turns, certain]
    text = "".join(f"{WRITERS[writer](at)}{who}: {body}\n" for at, who, body in turns)
    file = read(text, format="zalo" if writer == "zalo" else "whatsapp")
    assert said(file) == [(who, "\n".join(row.rstrip() for row in body.split("\n"))) for _, who, body in turns]
    assert [at[:16] for at in times(file)] == [f"{at:%Y-%m-%d %H:%M}" for at, _, _ in turns]
