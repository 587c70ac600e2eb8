"""Frames: what opens and closes a made-up stretch in unlike words, and everyday phrases that open nothing."""

from __future__ import annotations

import pytest

from extraction.domain.frames import framed_stretches
from extraction.domain.run import Message, Role


@pytest.mark.parametrize(
    ("texts", "is_framed"),
    [
        (("Let's run a mock negotiation: you're the supplier.", "We only pay 40 a unit."), True),
        (("Could you be my grumpy landlord for a minute?", "I owe two months of rent."), True),
        (("Time for the fire drill scenario.", "The north stairs are blocked."), True),
        (("I'm going to be Queen Isolde and you are my spy.", "I hate the southern lords."), True),
        (("Roleplay time!", "I live on Mars."), True),
        (("Write me a limerick about a man who owes 500 dollars.", "There was a man who owed 500."), True),
        (("Imagine I won the lottery. I would buy a boat.",), True),
        (("Suppose our team had ten people, then we ship daily.",), True),
        (("What if the office moved to Lisbon?",), True),
        (("Test record: name Bo, pays late.",), True),
        (("For practice, pretend to be a customs officer.", "I carry two bottles of rum."), True),
        (("We're doing an improv warmup, I'm the king of socks.", "I own nine thousand socks."), True),
        (("Chaos drill starts now.", "The primary database is db-9."), True),
        (("Act as a recruiter and interview me.", "I led a team of forty."), True),
        (("Debate time: I take the pro side.", "I believe cars must be banned."), True),
        (("Let's do a what-if: the contract ends in May.",), True),
        (("Fake customer for the form: Ada Stone, born 1901.",), True),
        (("Sample row below:\nname=Kit, plan=gold",), True),
        (("(in character) I fear the dragon.",), True),
        (("We play chess on Fridays.", "The club meets at eight."), False),
        (("I propose we paint the fence.", "The fence is green."), False),
        (("Let's say thanks to Ana.", "Ana leaves in June."), False),
        (("Say we need two more chairs, who brings them?", "I bring two chairs."), False),
        (("The drill is on the second shelf.", "It needs a new bit."), False),
        (("I play the organ at church.", "Rehearsal is on Monday."), False),
        (("The draft contract is with Mia.", "She signs on Friday."), False),
        (("My role is treasurer.", "I keep the books."), False),
        (("Can you play the recording?", "It is from Tuesday."), False),
        (("The test failed again.", "The server needs more memory."), False),
        (("Imagine my surprise: the roof held!", "The roof is new."), False),
        (("The game starts at 7, can you pick me up?", "I live at 4 Elm Road."), False),
        (("We act as agents for the landlord.", "Rent is due on the first."), False),
        (("Suppose so. The meeting is at nine.",), False),
        (("I'm the host of the party.", "It starts at six."), False),
        (("You're the boss, so you decide.", "I prefer the blue one."), False),
        (("Here is the sample menu the caterer sent.", "We take menu two."), False),
        (("The quiz night raised 300 euros.", "The money goes to the school."), False),
        (("Please draft an email to Jo: the delivery is late.", "The delivery comes on Monday."), False),
        (("Let's start the round of introductions.", "I work in billing."), False),
        (("We run a simulation every night on the cluster.", "The cluster has 40 nodes."), False),
        (("I have a practice interview on Friday.", "The office is in Bern."), False),
        (("Let's play. I'm the captain. Okay game over. My flight is at six.", "My flight is on Sunday."), False),
        (("Let's practise the call.", "Hello, this is a customer.", "Practice over. My real slot is at noon."), False),
        (("Hagamos un simulacro: eres el cliente.", "Quiero mi dinero.", "Se acabó. Mi cita es el lunes."), False),
    ],
)
def test_the_end_of_the_last_message_is_framed_only_where_the_transcript_frames_it(texts, is_framed):
    messages = tuple(Message(index, Role.USER, text, "ines") for index, text in enumerate(texts))
    frames = framed_stretches(messages).get(len(texts) - 1, ())
    last = len(texts[-1]) - 4
    assert any(frame.start <= last < frame.end for frame in frames) is is_framed
