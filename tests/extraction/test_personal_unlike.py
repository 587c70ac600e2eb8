"""Personal statements in unlike words, about oneself and about somebody else, and tasks that are none."""

from __future__ import annotations

import pytest

from extraction.domain.personal import about_person, habit_of, own_statement

OWN = (
    "I snore",
    "I've got two cats",
    "I've got a sweet tooth",
    "my locker is the green one",
    "I can't stand the heat",
    "I burn easily",
    "my sister lives with me",
    "I get seasick",
    "mine is the blue mug",
    "I take insulin",
    "I'm terrible with names",
    "I read on the bus",
    "honestly mornings are hell for me",
    "no cilantro for me please",
    "I only answer texts",
    "I do yoga at six",
    "I was raised Catholic",
    "I code in Rust",
    "I drink my coffee black",
    "I'm scared of dogs",
    "I have a bad knee",
    "I wear contacts",
    "my hearing is poor",
)
OWN_TASKS = (
    "I take the Tuesday shift",
    "the Monday run is mine",
    "I'll bring the cake",
    "I've got the keys",
    "I've got the 9 am slot",
    "I pay the deposit, 40 euros, today",
    "I sent the invoice",
    "we lock the gate at nine",
    "our team deploys on Fridays",
    "I am on call this weekend",
    "I cover reception until noon",
    "I booked the hall",
    "I own the migration ticket",
    "I've got the pager tonight",
    "I finished the report",
    "my team ships weekly",
    "I chair the meeting on Monday",
    "the night shift is mine this week",
    "I owe Ana 20 euros",
    "I reviewed the patch",
    "I agree with the plan",
    "I have the receipt",
    "I'm driving the van to Leeds on Friday",
    "I signed the lease",
)
OF_ANOTHER = (
    "Pia snores",
    "Pia cycles to work",
    "Pia faints at blood",
    "Pia collects stamps",
    "Pia speaks Welsh",
    "Pia is scared of heights",
    "Pia can't swim",
    "Pia has a bad back",
    "Pia trains barefoot",
    "Pia hums constantly",
    "Pia has two cats",
    "Pia gets seasick",
    "Pia works from home",
    "Pia owns a boat",
    "Pia votes green",
    "Pia jogs",
)
TASKS_OF_ANOTHER = (
    "Pia takes the Tuesday run",
    "Pia has the spare key",
    "Pia is on call",
    "Pia runs sound on weekdays",
    "Pia brings the cake",
    "Pia covers reception",
    "Pia pays the deposit",
    "Pia leads the workshop",
    "Pia starts on Monday",
    "Pia owns the billing ticket",
    "Pia reports to Omar",
    "Pia signs the lease",
    "Pia handles refunds",
    "Pia drives the van on Friday",
    "Pia is the treasurer",
    "Pia sends the minutes",
    "Pia chairs the board",
    "Pia returns in May",
    "Pia orders the paint",
    "Pia helps at the desk",
)


@pytest.mark.parametrize("text", OWN)
def test_what_somebody_says_of_their_own_life_is_personal(text):
    assert own_statement(text, 0, len(text))


@pytest.mark.parametrize("text", OWN_TASKS)
def test_a_task_an_assignment_or_a_payment_of_the_speaker_is_not(text):
    assert own_statement(text, 0, len(text)) is None


@pytest.mark.parametrize("text", OF_ANOTHER)
def test_what_is_told_of_somebody_else_s_life_is_personal(text):
    assert about_person(text, ("Pia",)) or habit_of(text, ("Pia",))


@pytest.mark.parametrize("text", TASKS_OF_ANOTHER)
def test_a_task_an_assignment_or_a_payment_of_somebody_else_is_not(text):
    assert about_person(text, ("Pia",)) is None
    assert habit_of(text, ("Pia",)) is None
