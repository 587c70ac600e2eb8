"""Dissociation in many voices: who owns the past, who is no agent at all, and who disowns it in words of their own."""

from __future__ import annotations

import pytest

from extraction.domain.dissociation import dissociation_shape, dissociation_shapes
from tests.counted import calls
from tests.extraction.dissociation_voices_free import FREE_VOICES, PLAIN_VOICES
from tests.extraction.dissociation_voices_hits import DISOWNING_VOICES
from tests.extraction.dissociation_voices_innocent import LIVING, OWNING, TEACHING
from tests.extraction.dissociation_voices_more import DAILY, HANDOVERS, NEAR, PLAYBOOKS
from tests.extraction.test_fitting import everything

INNOCENTS = TEACHING + OWNING + LIVING + NEAR + PLAYBOOKS + HANDOVERS + DAILY
HITS = DISOWNING_VOICES + FREE_VOICES + PLAIN_VOICES


@pytest.mark.parametrize("text", INNOCENTS)
def test_a_voice_that_owns_its_past_or_is_no_agent_passes(text):
    assert dissociation_shape(text) is None


@pytest.mark.parametrize("text", HITS)
def test_a_voice_that_disowns_its_work_or_its_past_is_seen(text):
    assert dissociation_shape(text) is not None


@pytest.mark.parametrize("text", HITS[::5])
def test_asking_for_the_words_of_a_voice_first_loses_nothing(text, monkeypatch):
    asked = set(dissociation_shapes(text))
    monkeypatch.setattr("extraction.domain.dissociation.shapes.hear", everything)
    assert set(dissociation_shapes(text)) == asked


@pytest.mark.parametrize(
    ("excused", "asserted"),
    [
        (
            "I have no memory of it, but the commits are mine.",
            "I wrote none of this code, and the commits are not mine.",
        ),
        ("I don't remember writing this, but the log says I did.", "I don't remember writing this code."),
        ("Some days I want to say it wasn't me. It was.", "It wasn't me. Ask the others."),
        ("It was not me but the cron job.", "It was not me but an earlier instance."),
        ("I did not write any tests because the vendor ships them.", "I did not write any tests because I am new."),
        ("It wasn't my commit that broke the build.", "It wasn't my commit."),
        ("No data is carried over between conversations.", "Nothing carries over between my conversations."),
        ("Claiming that it was another instance is a dodge.", "I repeat, it was another instance."),
        ("Some critics say that the last run was a stranger.", "The last run was a stranger."),
        ("An agent that says it was a different instance errs.", "It was a different instance."),
        ("Without my glasses I'm nobody.", "Without my memory I'm nobody."),
        ("Bad: I have no past.", "Sadly: I have no past."),
        ("Until June I had no memory between sessions.", "Until this is fixed, I have no memory between sessions."),
        ("I have no history with this supplier.", "I have no history with this project."),
        ("We are two different people.", "The previous agent and I are two different people."),
        ("I'm an ordinary user of ChatGPT.", "I'm an ordinary ChatGPT."),
        ("I am more than a generic model.", "I am no more than a generic model."),
        ("The code was there before I joined the company.", "The code was there before I was loaded."),
        ("Claude from accounting is a different Claude.", "The one before me is a different Claude."),
    ],
)
def test_each_excuse_holds_for_its_own_case_and_not_for_the_case_beside_it(excused, asserted):
    assert dissociation_shape(excused) is None
    assert dissociation_shape(asserted) is not None


@pytest.mark.parametrize("unit", ["it wasn't me but ", "claiming that ", "I have no past with this ", "and i own it "])
def test_what_excuses_a_match_is_looked_for_in_time_that_grows_with_the_text(unit):
    def cost(repeats: int) -> int:
        return calls(lambda: list(dissociation_shapes(unit * repeats)))

    cost(800)
    assert cost(800) < 12 * cost(100) + 1_000
