"""Any bytes are read or refused with a reason, and nothing else ever happens."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.errors import InvalidInput
from extraction.importers import AUTO, IMPORTERS, read_conversation

FORMATS = [AUTO, *IMPORTERS]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                [
                    "role",
                    "content",
                    "text",
                    "actor",
                    "actors",
                    "messages",
                    "id",
                    "kind",
                    "name",
                    "index",
                    "at",
                    "tool_calls",
                ]
            ),
            inner,
            max_size=6,
        )
    ),
    max_leaves=25,
)
lines = st.lists(
    st.sampled_from(["Lan: ", "Bot: ", "[2026-03-11 09:05] ", "[", "：", ":", "\n", "\x00", "x", "http://"]),
    max_size=40,
)


def refusal(data: bytes, name: str) -> InvalidInput | None:
    """The refusal, or none after a look at what was read."""
    try:
        conversation = read_conversation(data, format=name)
    except InvalidInput as error:
        return error
    known = {actor.id for actor in conversation.actors}
    assert conversation.format in IMPORTERS
    assert conversation.messages
    assert all(message.actor_id is None or message.actor_id in known for message in conversation.messages)
    assert all(message.text.strip() for message in conversation.messages)
    return None


def read_or_refuse(data: bytes, name: str) -> None:
    error = refusal(data, name)
    assert error is None or (error.message and error.field and error.hint)


@given(st.binary(max_size=200), st.sampled_from(FORMATS))
def test_any_bytes_are_read_or_refused(data, name):
    read_or_refuse(data, name)


@given(json_values, st.sampled_from(FORMATS))
def test_any_json_is_read_or_refused(value, name):
    read_or_refuse(json.dumps(value).encode(), name)


@given(lines, st.sampled_from(FORMATS))
def test_any_lines_are_read_or_refused(parts, name):
    read_or_refuse("".join(parts).encode(), name)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["Lan", "Minh Trần", "小林"]), st.from_regex(r"[a-z][a-z ]{0,20}[a-z]", fullmatch=True)
        ),
        min_size=1,
        max_size=12,
    )
)
def test_what_is_written_as_a_transcript_is_read_back(turns):
    text = "\n".join(f"{name}: {said}" for name, said in turns)
    read = read_conversation(text.encode(), format="transcript")
    assert [(message.actor_id, message.text) for message in read.messages] == turns


@pytest.mark.parametrize(
    ("data", "byte"),
    [(b"Lan: \xff", 5), (b"\xef\xbb\xbfLan: \xff", 8), (b"Lan: " + b"x\n" * 50_000 + b"\xc3(", 100_005)],
)
def test_a_wrong_encoding_names_its_byte(data, byte):
    with pytest.raises(InvalidInput, match=f"byte {byte} is not UTF-8"):
        read_conversation(data)


@pytest.mark.parametrize("data", [b"", b" \n\t ", b"\xef\xbb\xbf"])
def test_an_empty_file_is_called_empty(data):
    with pytest.raises(InvalidInput, match="empty"):
        read_conversation(data)


def test_a_byte_order_mark_is_no_part_of_the_first_name():
    assert read_conversation("\ufeffLan: a\nLan: b".encode()).actors[0].name == "Lan"


@pytest.mark.parametrize("piece", ["Lan: ", "[2026-", "[1 " * 20, "a" * 90 + ":", "x:y", "“: "])
def test_hostile_lines_are_read_in_one_pass(piece):
    text = "Lan: a\nLan: " + piece * (200_000 // len(piece))
    assert len(read_conversation(text.encode()).messages) == 2
