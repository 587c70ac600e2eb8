"""What a JSON conversation is read as, and what is refused with a reason."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from evidence.domain.context import Conventions
from evidence.domain.errors import InvalidInput, TooLarge
from extraction.domain.run import ActorKind, Role
from extraction.importers import Conversation, Limits, read_conversation

ACTORS = [{"id": "lan", "name": "Lan Phạm", "kind": "person"}, {"id": "bot", "name": "Desk", "kind": "agent"}]


def read(body: Any, **options: Any) -> Conversation:
    return read_conversation(json.dumps(body).encode(), **options)


def run(*messages: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"actors": ACTORS, "messages": list(messages), **more}


def test_a_list_of_role_and_content_is_recognised_and_named():
    conversation = read([{"role": "user", "content": "hello"}, {"role": "assistant", "content": "hi"}])
    assert conversation.format == "messages"
    assert [(m.index, m.role, m.text) for m in conversation.messages] == [
        (0, Role.USER, "hello"),
        (1, Role.ASSISTANT, "hi"),
    ]


def test_without_declared_actors_the_roles_speak_and_the_notes_say_so():
    conversation = read([{"role": "user", "content": "hello", "name": "Lan"}, {"role": "assistant", "content": "hi"}])
    assert [(a.name, a.kind) for a in conversation.actors] == [
        ("Lan", ActorKind.PERSON),
        ("Assistant", ActorKind.AGENT),
    ]
    assert conversation.messages[0].actor_id == conversation.actors[0].id
    assert len(conversation.notes) == 2


def test_a_user_and_an_assistant_of_one_name_stay_two_actors():
    conversation = read([{"role": r, "content": "hello", "name": "Lan"} for r in ("user", "assistant")])
    assert len({actor.id for actor in conversation.actors}) == 2


def test_parts_of_text_are_joined_and_an_image_is_noted_as_skipped():
    parts = [
        {"type": "text", "text": "one"},
        {"type": "image_url", "image_url": {"url": "x"}},
        {"type": "text", "text": "two"},
    ]
    conversation = read([{"role": "user", "content": parts}])
    assert conversation.messages[0].text == "one\ntwo"
    assert any("messages.0.content.1" in note for note in conversation.notes)


def test_a_bare_tool_call_is_skipped_with_a_note_and_the_others_keep_their_places():
    call = {"id": "c1", "type": "function", "function": {"name": "lookup", "arguments": "{}"}}
    conversation = read(
        [
            {"role": "user", "content": "look it up"},
            {"role": "assistant", "content": None, "tool_calls": [call]},
            {"role": "tool", "tool_call_id": "c1", "content": "42 rows"},
        ]
    )
    assert [message.index for message in conversation.messages] == [0, 2]
    assert any("messages.1" in note for note in conversation.notes)
    assert conversation.messages[1].tool_name == "lookup"
    assert conversation.messages[1].actor_id is None


@pytest.mark.parametrize(
    ("role", "expected"),
    [("developer", Role.SYSTEM), ("system", Role.SYSTEM), ("function", Role.TOOL), ("tool", Role.TOOL)],
)
def test_every_role_of_the_openai_form_is_known(role, expected):
    assert read([{"role": role, "content": "text", "name": "n"}]).messages[0].role is expected


def test_the_run_form_keeps_actors_times_tools_scope_and_ids():
    conversation = read(
        run(
            {"index": 3, "role": "user", "actor": "lan", "at": "2026-03-11T09:05:00+07:00", "text": "hello"},
            {"index": 4, "role": "tool", "actor": "bot", "content": "down", "tool_name": "ping", "is_error": True},
            scope="agent:desk",
            external_id="r-1",
            reference_at="2026-03-11T10:00:00Z",
            title="A run",
        )
    )
    first, second = conversation.messages
    assert (first.index, first.actor_id) == (3, "lan")
    assert first.said_at == datetime(2026, 3, 11, 9, 5, tzinfo=timezone(timedelta(hours=7)))
    assert (second.tool_name, second.is_error) == ("ping", True)
    assert (conversation.scope, conversation.external_id, conversation.title) == ("agent:desk", "r-1", "A run")
    assert conversation.reference_at == datetime(2026, 3, 11, 10, tzinfo=UTC)
    assert [actor.kind for actor in conversation.actors] == [ActorKind.PERSON, ActorKind.AGENT]
    assert conversation.notes == ()


def test_a_silent_declared_actor_still_takes_part():
    assert len(read(run({"role": "user", "actor": "lan", "text": "hello"})).actors) == 2


def test_a_time_without_an_offset_is_local_to_the_organization():
    said = read(
        run({"role": "user", "actor": "lan", "said_at": "2026-03-11T09:05", "text": "hello"}),
        conventions=Conventions(time_zone="Asia/Ho_Chi_Minh"),
    ).messages[0]
    assert said.said_at is not None
    assert said.said_at.utcoffset() == timedelta(hours=7)


def test_a_system_or_tool_message_needs_no_actor():
    conversation = read(run({"role": "system", "text": "be kind"}, {"role": "user", "actor": "lan", "text": "hello"}))
    assert conversation.messages[0].actor_id is None


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ([{"role": "narrator", "content": "x"}], "messages.0.role"),
        ([{"role": ["user"], "content": "x"}], "messages.0.role"),
        ([{"content": "x"}], "messages.0.role"),
        ([], "messages"),
        ([{"role": "user", "content": "  "}], "messages"),
        ({"turns": []}, "messages"),
        ({"messages": {}}, "messages"),
        ([{"role": "user", "content": 7}], "messages.0.content"),
        (["hello"], "messages.0"),
        (run({"role": "user", "text": "x"}), "messages.0.actor"),
        (run({"role": "user", "actor": "minh", "text": "x"}), "messages.0.actor"),
        (run({"role": "user", "actor": 3, "text": "x"}), "messages.0.actor"),
        ({"messages": [{"role": "user", "actor": "lan", "text": "x"}]}, "messages.0.actor"),
        ({"actors": [*ACTORS, ACTORS[0]], "messages": []}, "actors.2.id"),
        ({"actors": [{"id": "x", "kind": "ghost"}], "messages": []}, "actors.0.kind"),
        ({"actors": [{"name": "x", "kind": "agent"}], "messages": []}, "actors.0.id"),
        (run({"role": "user", "actor": "lan", "text": "x", "index": -1}), "messages.0.index"),
        (run({"role": "user", "actor": "lan", "text": "x", "index": True}), "messages.0.index"),
        (run(*[{"role": "user", "actor": "lan", "text": "x", "index": 1}] * 2), "messages"),
        (run({"role": "user", "actor": "lan", "text": "x", "at": "yesterday"}), "messages.0.at"),
        (run({"role": "user", "actor": "lan", "text": "x", "at": "2026-03-11"}), "messages.0.at"),
        (run({"role": "user", "actor": "lan", "text": "x", "at": "0001-01-01T00:00"}), "messages.0.at"),
        (run({"role": "user", "actor": "lan", "text": "x", "at": 1773200000}), "messages.0.at"),
        (run({"role": "user", "actor": "lan", "text": "x", "is_error": "no"}), "messages.0.is_error"),
        (run({"role": "user", "actor": "lan", "text": "a\x00b"}), "messages.0.content"),
        (run({"role": "user", "actor": "lan", "text": "a\ud800b"}), "messages.0.content"),
        (run({"role": "user", "actor": "lan", "text": "x"}, scope="a\x00"), "scope"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_field(body, field):
    with pytest.raises(InvalidInput) as caught:
        read(body, format="messages")
    assert caught.value.field == field
    assert caught.value.hint


@pytest.mark.parametrize(
    "text",
    ["[" * 200_000, '{"messages": ' * 50_000, '[{"role": "user", "content": "cut', "[" + "9" * 6_000 + "]", "[NaN]"],
    ids=["deep list", "deep object", "cut off", "long number", "not a number"],
)
def test_broken_json_is_one_clear_error(text):
    with pytest.raises(InvalidInput) as caught:
        read_conversation(text.encode(), format="messages")
    assert caught.value.hint


def test_the_place_of_a_json_error_is_named():
    with pytest.raises(InvalidInput, match="line 2, column"):
        read_conversation(b'[{"role": "user",\n content: 1}]')


@pytest.mark.parametrize(
    ("limits", "field"),
    [(Limits(messages=1), "messages"), (Limits(message_bytes=4), "messages.0.content")],
)
def test_what_is_over_a_limit_says_which_limit(limits, field):
    body = [{"role": "user", "content": "hello"}, {"role": "user", "content": "again"}]
    with pytest.raises(TooLarge) as caught:
        read(body, limits=limits)
    assert caught.value.field == field


def test_a_conversation_at_its_limits_is_read():
    limits = Limits(messages=2, message_bytes=5)
    assert (
        len(read([{"role": "user", "content": "hello"}, {"role": "user", "content": "again"}], limits=limits).messages)
        == 2
    )
