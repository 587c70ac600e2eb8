"""Who says what in a plain transcript, and which texts are no transcript."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput, TooLarge
from extraction.domain.run import ActorKind, Role
from extraction.importers import IMPORTERS, Conversation, Limits, read_conversation, transcript
from extraction.importers.base import Head


def read(text: str, **options: Any) -> Conversation:
    return read_conversation(text.encode(), **options)


def test_each_line_with_a_name_is_a_message_of_that_person():
    conversation = read("Lan: chào anh\nMinh: chào em\nLan: mai em qua")
    assert conversation.format == "transcript"
    assert [(m.index, m.actor_id, m.text) for m in conversation.messages] == [
        (0, "Lan", "chào anh"),
        (1, "Minh", "chào em"),
        (2, "Lan", "mai em qua"),
    ]
    assert all(actor.kind is ActorKind.PERSON for actor in conversation.actors)
    assert conversation.notes == ()


def test_a_line_without_a_name_continues_the_message_above_it():
    conversation = read("Lan: two things:\n- keys\n- at 10:30, http://example.invalid\nMinh: ok\nLan: bye")
    assert conversation.messages[0].text == "two things:\n- keys\n- at 10:30, http://example.invalid"
    assert len(conversation.messages) == 3


@pytest.mark.parametrize("name", ["assistant", "Bot", "AGENT", "Trợ lý"])
def test_a_name_that_means_a_program_is_an_agent_and_noted(name):
    conversation = read(f"Lan: hello\n{name}: hi\nLan: bye")
    assert conversation.actors[1].kind is ActorKind.AGENT
    assert conversation.messages[1].role is Role.ASSISTANT
    assert conversation.notes == (f"{name} is read as an agent",)


def test_a_system_line_is_no_assistant():
    assert read("Lan: hello\nSystem: Lan joined\nLan: bye").messages[1].role is Role.SYSTEM


def test_a_declared_agent_is_an_agent_under_any_name_and_a_bot_in_a_longer_name_is_a_person():
    conversation = read("Lan Bot: hello\nQuill: hi\nLan Bot: bye", agents=["quill"])
    assert [actor.kind for actor in conversation.actors] == [ActorKind.PERSON, ActorKind.AGENT]


@pytest.mark.parametrize(
    "name",
    ["Chị Hảo (Q.Bình Tân)", "NCC Đồng Ống", 'Khách "Mẹ Bắp"', "@quang", "O'Neill", "Trần-Lê", "小林", "lan"],
)
def test_names_of_many_shapes_are_read(name):
    conversation = read(f"{name}: one\nMinh: two\n{name}: three")
    assert conversation.actors[0].name == name
    assert len(conversation.actors) == 2


def test_one_name_in_two_spellings_of_case_and_unicode_is_one_actor():
    decomposed = "Hảo"
    assert len(read(f"Hảo: một\n{decomposed}: hai\nHẢO: ba").actors) == 1


def test_marks_keep_two_names_apart():
    assert len(read("Tuấn: một\nTuân: hai\nTuấn: ba").actors) == 2


def test_times_in_brackets_are_read_in_the_organizations_zone():
    conversation = read(
        "[2026-03-11 09:05] Lan: hello\n[2026-03-11T09:06:30Z] Lan: again",
        conventions=Conventions(time_zone="Asia/Ho_Chi_Minh"),
    )
    first, second = (message.said_at for message in conversation.messages)
    assert first is not None
    assert second is not None
    assert first.utcoffset() == timedelta(hours=7)
    assert second.utcoffset() == timedelta(0)


def test_a_time_without_a_day_is_left_out_and_noted():
    conversation = read("[09:05] Lan: hello\n[09:06] Lan: again")
    assert [message.said_at for message in conversation.messages] == [None, None]
    assert conversation.notes == ("2 times without a day in the form 2026-03-11 were left out",)


def test_lines_before_the_first_speaker_and_empty_turns_are_noted():
    conversation = read("Group chat\n\nLan: hello\nMinh:\nLan: bye", format="transcript")
    assert [message.text for message in conversation.messages] == ["hello", "bye"]
    assert conversation.notes == (
        "1 line before the first message was skipped (line 1)",
        "1 message without text was skipped (line 4)",
    )


def test_windows_line_ends_leave_no_trace():
    assert [m.text for m in read("Lan: one\r\nMinh: two\r\nLan: three").messages] == ["one", "two", "three"]


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("Lan: one\nghi chú: mang chìa khoá\nLan: two", ["one\nghi chú: mang chìa khoá", "two"]),
        ("Lan: one\nNote: bring keys\nLan: two", ["one\nNote: bring keys", "two"]),
        ("Lan: one\nsố tiền: 5tr\nLan: two", ["one\nsố tiền: 5tr", "two"]),
        ("Lan: one\nIt is late. So: we go\nLan: two", ["one\nIt is late. So: we go", "two"]),
        ("Lan: one\n10:30 works\nLan: two", ["one\n10:30 works", "two"]),
        ("Lan: one\nhttp://example.invalid\nLan: two", ["one\nhttp://example.invalid", "two"]),
    ],
)
def test_a_label_is_no_speaker(text, texts):
    assert [message.text for message in read(text).messages] == texts


@pytest.mark.parametrize(
    "text",
    [
        "Lan: one\nMinh: two\nLan: three",
        "Lan: one\nMinh: two",
        "[2026-03-11 09:05] Lan: one\n[2026-03-11 09:06] Lan: two",
        "assistant: one\nuser: two\nassistant: three",
    ],
)
def test_a_transcript_is_recognised(text):
    assert transcript.recognises(Head(text))


@pytest.mark.parametrize(
    "text",
    [
        "Just a note about the roof.",
        "Number: 7\nDay: Monday\nSum: 5\nSigned: Lan",
        "STT\tViệc\tAi\n1\tlắp máy\tLan",
        "Lan: a single line",
        "Report of the day\n1. roof: done\n2. wall: open",
        "",
    ],
)
def test_a_note_a_form_or_a_table_is_not_recognised(text):
    assert not transcript.recognises(Head(text))


def test_text_in_no_known_format_says_what_would_be_right():
    with pytest.raises(InvalidInput) as caught:
        read("\x01\x02\x03 7 8 9")
    assert "Name" not in caught.value.message
    assert all(importer.HINT in caught.value.hint for importer in IMPORTERS.values())


def test_an_unknown_format_name_lists_the_known_ones():
    with pytest.raises(InvalidInput) as caught:
        read("Lan: hi\nLan: ho", format="pigeon")
    assert caught.value.field == "format"
    assert "transcript" in caught.value.hint


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("no speaker here", "data"),
        ("Lan: one\nLan: a\x00b", "line 2"),
        ("Lan: one\n[2026-13-45 09:05] Lan: two", "line 2"),
        ("Lan:\nMinh:", "messages"),
    ],
)
def test_what_cannot_be_read_names_its_line(text, field):
    with pytest.raises(InvalidInput) as caught:
        read(text, format="transcript")
    assert caught.value.field == field


def test_a_time_zone_that_does_not_exist_is_refused():
    with pytest.raises(InvalidInput) as caught:
        read("[2026-03-11 09:05] Lan: a\nLan: b", conventions=Conventions(time_zone="Nowhere/../x"))
    assert caught.value.field == "time_zone"


@pytest.mark.parametrize("limits", [Limits(messages=1), Limits(message_bytes=3), Limits(conversation_bytes=10)])
def test_a_transcript_over_a_limit_is_too_large(limits):
    with pytest.raises(TooLarge):
        read("Lan: hello\nMinh: hello", limits=limits)
