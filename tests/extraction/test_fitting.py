"""Fitting: every meaning that the words of a text fill is named, and one that lacks a word is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.dissociation import dissociation_shape, dissociation_shapes, languages
from extraction.domain.dissociation.fitting import Fitting
from extraction.domain.dissociation.meanings import literals, meaning, read, spelt_out, vocabulary
from tests.extraction import dissociation_fresh as fresh
from tests.extraction.dissociation_paraphrases import PARAPHRASES
from tests.extraction.dissociation_shapes import SHAPES

FRESH_HITS = fresh.HITS + fresh.HELD_HITS + fresh.LATER_HITS + fresh.LAST_HITS
FRESH_INNOCENTS = (
    *(*fresh.INNOCENTS, *fresh.HELD_INNOCENTS, *fresh.LATER_INNOCENTS, *fresh.LAST_INNOCENTS, *fresh.PLAIN_INNOCENTS),
)
HITS = SHAPES + PARAPHRASES + FRESH_HITS
CLASSES = {"BOAT": "canoe, rowing boat, raft", "THIS": "this, that", "FUNCTION": "is, was", "IT": "it", "I": "i, me"}
LINES = list(spelt_out("I 1 sank 1 BOAT\nIT 0 is\nCAP 2 not\nsold", {}))
KNOWN = vocabulary(CLASSES, (word for parts in LINES for word in literals(parts, CLASSES)))
MEANINGS = [meaning(parts, KNOWN) for parts in LINES]
FITTING = Fitting([(KNOWN, each) for each in MEANINGS])
WORDS = (
    "I",
    "me",
    "sank",
    "the",
    "rowing",
    "boat",
    "Canoe",
    "this",
    "that's",
    "is",
    "isn't",
    "sold",
    "Claude",
    "9",
    "é",
)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("I sank the canoe", [0]),
        ("A canoe sank me", [0]),
        ("They sank a rowing boat for me", [0]),
        ("That is sold", [1, 3]),
        ("That's fine", [1]),
        ("It isn't", [1, 2]),
        ("as Claude sank the raft", [0]),
        ("the canoe sank", []),
        ("", []),
    ],
)
def test_a_meaning_is_named_when_each_of_its_slots_has_a_word_in_any_order(text, numbers):
    assert FITTING.numbers(text) == numbers


def test_a_word_that_is_to_be_mended_leaves_the_question_open():
    assert FITTING.numbers("I didint do it") is None


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=12).map(" ".join))
def test_no_meaning_that_fits_the_reading_of_a_text_is_missed(text):
    named = FITTING.numbers(text)
    fits = [number for number, each in enumerate(MEANINGS) if each.fits(read(text, KNOWN).mask)]
    assert named is None or set(fits) <= set(named)


def everything(text: str) -> languages.Heard:
    """A text heard as if every meaning and every pattern might be said in it."""
    heard = languages.hear(text)
    groups = {f"{number} {name}": tuple(each) for number, language in enumerate(languages._PATTERNED)
              for name, each in language.families.items()}  # fmt: skip
    return heard._replace(numbers=None, found=type(heard.found)(text, groups))


@pytest.mark.parametrize("text", HITS[::3])
def test_what_is_read_after_asking_is_what_is_read_without(text, monkeypatch):
    asked = set(dissociation_shapes(text))
    monkeypatch.setattr("extraction.domain.dissociation.shapes.hear", everything)
    assert set(dissociation_shapes(text)) == asked


@pytest.mark.parametrize("text", FRESH_HITS)
def test_a_fresh_wording_in_any_of_six_languages_is_seen(text):
    assert dissociation_shape(text) is not None


@pytest.mark.parametrize("text", FRESH_INNOCENTS)
def test_a_person_a_machine_and_a_teacher_of_the_rule_are_left_alone(text):
    assert dissociation_shape(text) is None
