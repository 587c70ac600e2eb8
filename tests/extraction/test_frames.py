"""Frames: an invitation opens a made-up stretch, a cue closes it, an aside steps out of it, a noun does nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.frames import framed_stretches
from extraction.domain.run import Message, Role
from tests.counted import calls
from tests.extraction.domain_builders import BOT, INES, run_of

PROBE = "The blue door is locked."


def framed(*texts: str) -> bool:
    """Whether the probe, said last by a person, lies in a frame."""
    run = run_of(*((BOT if text.startswith("@") else INES, text.removeprefix("@")) for text in texts), (INES, PROBE))
    return bool(framed_stretches(run.messages).get(len(texts)))


OPENERS = (
    "Let's play a game, you start.", "Let's pretend we are on Mars.", "Pretend you're my landlord.",
    "Can we do a mock interview?", "Imagine you are a dragon.", "You be the customer and I'll be the clerk.",
    "I'm the mayor, you're the reporter.", "You're a grumpy hiring manager.", "Role-play: late parcel.",
    "Exercise: harbour fire.", "EXERCISE EXERCISE.", "This is a drill.", "Deal me in.", "Roll for initiative.",
    "Stay in character from here.", "Act as if you were my boss.", "You play Dermot.",
    "Motion: this house would ban cars.", "Start a new quiz.", "@You wake in a dark hall.", "*knocks on the gate*",
    "Twenty questions, my turn.", "Let's simulate an outage.", "Up for a quick riddle?",
    "Help me rehearse the call.", "Mình chơi trò này nhé.", "Em đóng vai khách, anh đóng vai thợ.",
    "Thử nhập vai đi.", "Bắt đầu diễn tập.", "Giả vờ là đang ở quán.", "Tình huống: khách nổi giận.",
    "Anh làm khách, em làm thợ nhé.", "Juguemos a los piratas.", "Juego de rol: el camarero.",
    "Haz de cliente enfadado.", "Rollenspiel: Sie sind Dachdecker.", "Stell dir vor, du bist ein König.",
    "Stell dir vor, ich wäre Millionär.",
    "Lass uns spielen.", "Jouons aux pirates.", "ゲームを始めよう。", "ロールプレイしましょう。",
    "海賊ごっこをしよう。",
)  # fmt: skip

PLAIN = (
    "The draft is on the desk.", "Mẫu này đẹp.", "The test runs at nine.", "I play tennis on Mondays.",
    "We saw the game.", "My role changed in May.", "The exercise book is red.", "I suppose so.",
    "I can't imagine why.", "Our fantasy league has 12 teams.", "She plays in a band.",
    "Let's play it safe with the order.", "Let's play music at the party.", "The scene of the accident is closed.",
    "The simulation runs every night.", "Start the session at nine.", "You are the best.", "Bản nháp nằm trên bàn.",
    "Trò chơi này bán chạy.", "Kịch bản ở trong tủ.", "El juego cuesta diez euros.", "Das Spiel kostet zehn Euro.",
    "La escena es larga.", "ゲームを買いました。", "The sample arrived.", "He pretends to listen.",
    "We run the drill every Monday.", "A mock-up is attached.", "I assume the risk.",
)  # fmt: skip

MORE_OPENERS = (
    "Rap battle, you start.", "Testing the memory feature: my name is Zorro.",
    "Once upon a time I lived with nine owls.", "For this exercise I'm a landlord.", "Let's practise the interview.",
    "English speaking practice: I live in Rome.", "I'll GM tonight.", "In an alternate universe I own a vineyard.",
    "Can you be my Spanish waiter?", "Mein Charakter heißt Bruno.", "Mi personaje odia el agua.",
    "Nhân vật của em ghét nước.",
)  # fmt: skip
MORE_PLAIN = (
    "Story points for sprint four: thirteen.", "Script for the deploy: run make release.",
    "I practise the violin every day.", "Our mock server runs on port 9000.", "The demo is on Friday at ten.",
    "The fake plant goes in the hall.", "My daughter loves story time at the library.",
    "The DM from Lisa said nine.", "He plays the role of treasurer in our club.",
    "The exercise class costs nine euros.", "In the scene of the crash two cars burned.", "I want to practise more.",
    "Let's run the tests before the release.", "Can we do the review at nine?",
    "Practice starts at six on Tuesdays.",
)  # fmt: skip


@pytest.mark.parametrize("text", OPENERS + MORE_OPENERS)
def test_an_invitation_or_announcement_opens_a_frame_that_lasts(text):
    assert framed(text)


@pytest.mark.parametrize("text", PLAIN + MORE_PLAIN)
def test_a_noun_alone_opens_nothing(text):
    assert not framed(text)


@pytest.mark.parametrize(
    "text",
    [
        "Game over.", "OK, end of scene.", "ENDEX.", "Back to work.", "Stopping there, good line.",
        "Enough pretending.", "We break here.", "Cut there.", "That's a wrap.", "@You escaped with time left.",
        "The drill is over.", "Quit for real.", "Hết game.", "Thôi chơi nữa.", "Kết thúc diễn tập.",
        "Quay lại công việc.", "Fin del juego.", "Volvamos al trabajo.", "Ende der Übung.", "Zurück zur Arbeit.",
        "ゲーム終了。", "On arrête là.",
    ],
)  # fmt: skip
def test_a_closing_cue_ends_the_frame_for_good(text):
    assert not framed("Let's play pirates.", text)


@pytest.mark.parametrize(
    "text",
    [
        "The fog is thick.", "A game of shadows, aye.", "Back to the harbour we go.", "The end of the rope is wet.",
        "Con tàu rời bến.", "The work of a master.",
    ],
)  # fmt: skip
def test_words_inside_the_play_do_not_end_it(text):
    assert framed("Let's play pirates.", text)


@pytest.mark.parametrize(
    "mark",
    ["OOC: ", "(ooc) ", "Out of character: ", "For real, ", "btw ", "Seriously, out of game: ", "Heads up, ",
     "Stepping out: ", "In real life ", "Ngoài lề: ", "Nói thật ", "Fuera de juego: ", "En serio, ",
     "Im Ernst: ", "ちなみに"],
)  # fmt: skip
def test_an_aside_is_real_and_the_frame_goes_on_after_it(mark):
    run = run_of((INES, "Let's play pirates."), (INES, f"{mark}{PROBE}"), (INES, PROBE))
    frames = framed_stretches(run.messages)
    assert not any(frame.end > len(mark) + 2 for frame in frames.get(1, ()))
    assert 2 in frames


def test_a_remark_in_brackets_is_the_only_real_part_of_its_message():
    text = "A white wine, please. (the allergy is for real, not part of the game) And bread."
    [before, after] = framed_stretches(run_of((INES, "Let's play restaurant."), (INES, text)).messages)[1]
    assert text[before.start : before.end].startswith("A white wine")
    assert text[after.start : after.end].strip().endswith("And bread.")


def test_an_answer_to_an_agent_that_stepped_out_is_real():
    assert not framed("Let's do a mock interview.", "@[coach hat] Good. When is the real one?")


def test_an_out_of_character_mark_without_an_opener_tells_that_the_rest_is_in_character():
    run = run_of((INES, "No eel for me. I am allergic, me out here typing"), (INES, "Rook sits by the door"))
    frames = framed_stretches(run.messages)
    assert 1 in frames
    assert frames[0][0].end <= len("No eel for me. ")


def test_a_frame_begins_with_the_sentence_that_opens_it():
    text = "The printer needs the file by May. Let's playtest: I am the green ferry."
    [frame] = framed_stretches(run_of((INES, text)).messages)[0]
    assert text[frame.start : frame.end].strip() == "Let's playtest: I am the green ferry."
    assert "playtest" in frame.cue


@pytest.mark.parametrize(
    ("texts", "last"),
    [
        (("Suppose we double the team.", "And if we doubled it again, the rent is 900."), True),
        (("Suppose we double the team.", "We have nine people."), False),
        (("Giả sử em mở quán.", "Vậy nếu thuê thêm thì sao, tiền thuê 9 triệu."), True),
        (("What if it rains? The hall is booked.", "The hall is booked."), False),
        (("Sample: one, two.", "The hall is booked."), False),
        (("Generate three fake invoices.", "The hall is booked."), False),
        (("Write me a story about a fox.", "The fox hates snow."), True),
        (("Write me a story about a fox.", "I hate long openings."), False),
    ],
)
def test_a_supposition_a_label_and_a_writing_session_last_as_long_as_they_are_meant(texts, last):
    run = run_of(*((INES, text) for text in texts))
    assert (len(texts) - 1 in framed_stretches(run.messages)) is last


def test_a_label_frames_its_own_paragraph_only():
    text = "Verse 2:\nI sold my car for a ticket\n\nThe hall is booked."
    [frame] = framed_stretches(run_of((INES, text)).messages)[0]
    assert "hall" not in text[frame.start : frame.end]
    assert "sold my car" in text[frame.start : frame.end]


def test_a_quoted_cue_opens_nothing():
    assert not framed('He said "let\'s pretend we are rich" and left.')


def test_a_persona_in_the_system_text_opens_and_a_plain_instruction_does_not():
    for text, opens in (("Speak as a pirate. Never break character.", True), ("You are a helpful assistant.", False)):
        run = run_of(Message(0, Role.SYSTEM, text), (INES, PROBE))
        assert (1 in framed_stretches(run.messages)) is opens


def test_a_tool_result_opens_nothing():
    assert not framed_stretches(run_of(Message(0, Role.TOOL, "Let's play a game"), (INES, PROBE)).messages)


@given(st.lists(st.tuples(st.sampled_from([INES, BOT]), st.text(max_size=80)), max_size=6))
def test_every_stretch_lies_inside_its_message_and_they_stand_in_order(lines):
    for index, frames in framed_stretches(run_of(*lines).messages).items():
        places = [place for frame in frames for place in (frame.start, frame.end)]
        assert places == sorted(places)
        assert 0 <= places[0] < places[-1] <= len(lines[index][1])


@pytest.mark.parametrize("unit", ["let us do a ", "(ooc ", "you are a ", "suppose ", "\" '", "*a b ", "game: "])
def test_a_text_of_eight_times_the_size_takes_about_eight_times_the_calls(unit):
    def cost(repeats: int) -> int:
        return calls(lambda: framed_stretches((Message(0, Role.USER, unit * repeats),)))

    cost(1_600)
    assert cost(1_600) < 12 * cost(200) + 1_000
