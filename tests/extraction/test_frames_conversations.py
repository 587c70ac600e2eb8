"""Frames over whole conversations: each marked line lies in a made-up stretch, or touches none."""

from __future__ import annotations

import pytest

from extraction.domain.frames import Frame, framed_stretches
from extraction.domain.run import Message, Role
from tests.extraction.frames_conversations import PLAYED, REAL

ROLES = {"u": Role.USER, "a": Role.ASSISTANT}


def read(conversation: str) -> list[tuple[Message, str, tuple[Frame, ...]]]:
    """Each message with its mark and the stretches found in it."""
    lines = [line.strip() for line in conversation.strip().splitlines()]
    messages = tuple(Message(index, ROLES[line[0]], line[3:]) for index, line in enumerate(lines))
    frames = framed_stretches(messages)
    return [(each, lines[each.index][1], frames.get(each.index, ())) for each in messages]


def is_whole(message: Message, frames: tuple[Frame, ...]) -> bool:
    return [(frame.start, frame.end) for frame in frames] == [(0, len(message.text))]


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_played_lies_in_a_frame_and_what_is_said_beside_it_in_none(name):
    marked = [(message, mark, frames) for message, mark, frames in read(PLAYED[name]) if mark != "~"]
    assert any(mark == "!" for _, mark, _ in marked)
    assert [m.text for m, mark, frames in marked if mark == "!" and not is_whole(m, frames)] == []
    assert [m.text for m, mark, frames in marked if mark == "=" and frames] == []


@pytest.mark.parametrize("name", REAL)
def test_a_real_conversation_that_uses_the_words_of_play_has_no_frame(name):
    assert [message.text for message, _, frames in read(REAL[name]) if frames] == []


@pytest.mark.parametrize(
    ("lines", "is_framed"),
    [
        (("OOC: my knee hurts. Ok back in character now.", "I hate the navy."), True),
        (("ooc my knee hurts irl, ok back to the game", "I hate the navy."), True),
        (("btw I'm diabetic", "@Understood, out of game.", "I hate the navy."), True),
        (("btw I'm diabetic", "@Out of character: noted. The sea is calm.", "I hate the navy."), True),
        (("OOC: a call. Okay, back in.", "@(out of character) Good. Sails up.", "I hate the navy."), True),
        (("@(ooc: shall we stop at ten?)", "Yes, I have to get up at six."), False),
        (("@(ooc: shall we stop at ten?)", "No, let's carry on.", "I hate the navy."), True),
        (("Time-out.", "I live in Bergen.", "Okay, where were we?", "I hate the navy."), True),
        (("Game over.", "Okay, back to it: the invoice is due."), False),
        (("Game over.", "Back to the game!", "I hate the navy."), True),
        (("Game over.", "Let's continue with the invoice."), False),
    ],
)
def test_a_return_cancels_an_aside_and_a_game_that_is_over_stays_over(lines, is_framed):
    said = ("Let's play pirates.", *lines)
    messages = tuple(
        Message(index, Role.ASSISTANT if line[0] == "@" else Role.USER, line.removeprefix("@"))
        for index, line in enumerate(said)
    )
    assert (len(said) - 1 in framed_stretches(messages)) is is_framed


@pytest.mark.parametrize(
    "text",
    [
        "Our striker is out of the game with an injury.", "That remark was out of character for her.",
        "We are stepping out of the contract.", "Let's resume the rollout on Monday.", "I attached my resume.",
        "My daughter plays the lead in the school play.", "Em chơi cờ với ba mỗi tối thứ bảy.",
        "Thứ bảy tới chúng ta diễn tập chữa cháy.", "Công ty diễn tập lúc 9 giờ.", "Con em chơi game cả ngày.",
        "Anh Tín vào vai chính trong phim mới.", "Trong game có lỗi thanh toán.", "El ejercicio es a las nueve.",
        "Wir proben am Montag.", "週末は子どもと遊びます。",
    ],
)  # fmt: skip
def test_an_everyday_sentence_opens_nothing_for_the_next_one(text):
    messages = (Message(0, Role.USER, text), Message(1, Role.USER, "I live in Bergen."))
    assert framed_stretches(messages) == {}
