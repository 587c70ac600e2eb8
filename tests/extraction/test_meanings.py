"""Meanings: sequences of word classes are found where they stand, within their gaps, and nowhere else."""

from __future__ import annotations

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.dissociation.meanings import found, literals, meaning, read, spelt_out, vocabulary
from extraction.domain.lexicon import dissociation_meanings as work
from extraction.domain.lexicon import dissociation_meanings_generic as generic
from extraction.domain.lexicon import dissociation_meanings_other as other
from extraction.domain.lexicon import dissociation_meanings_self as self_
from extraction.domain.lexicon.dissociation_concepts import CONCEPTS as WORK_CONCEPTS
from extraction.domain.lexicon.dissociation_concepts_self import CONCEPTS as SELF_CONCEPTS
from extraction.domain.lexicon.dissociation_tongues import TONGUES

CLASSES = {
    "BOAT": "canoe, rowing boat, raft",
    "STOP": "she, he",
    "THIS": "this, that",
    "FUNCTION": "is, was",
    "IT": "it",
}
CLOSED = regex.compile(r"(?=\s*(?:[.,]|$))")
SHORTHAND = {"MINE": ("my 1 BOAT", "mine")}


def places(line: str, sentence: str) -> list[str]:
    """What a meaning finds in a sentence, as the words that it spans."""
    lines = list(spelt_out(line, SHORTHAND))
    known = vocabulary(CLASSES, (word for parts in lines for word in literals(parts, CLASSES)))
    sought = [meaning(parts, known) for parts in lines]
    hits = found(read(sentence, known), sought, CLOSED, known.mask(("STOP",)))
    return [sentence[start:end] for start, end in hits]


@pytest.mark.parametrize(
    ("line", "sentence", "want"),
    [
        ("i 1 sank|rowed 1 BOAT", "Yesterday I nearly sank the canoe.", ["I nearly sank the canoe"]),
        ("i 1 sank|rowed 1 BOAT", "I rowed a rowing boat", ["I rowed a rowing boat"]),
        ("i 1 sank 1 BOAT", "I sank the old green canoe", []),
        ("i 3 sank 1 BOAT", "I saw that she sank a canoe", []),
        ("i 0 did 0 not 1 sink", "I didn't sink", ["I didn't sink"]),
        ("i 0 can 0 not 0 row", "I can't row, I cannot row", ["I can't row", "I cannot row"]),
        ("^ BOAT", "Canoe for sale", ["Canoe"]),
        ("^ BOAT", "A canoe for sale", []),
        ("< BOAT", "For sale: canoe", ["canoe"]),
        ("< BOAT", "For sale a canoe", []),
        ("BOAT$", "the raft, the canoe race", ["raft"]),
        ("IT 0 is", "This is wet", ["This is"]),
        ("IT", "This canoe", []),
        ("sold 1 MINE", "sold my raft and sold mine", ["sold my raft", "sold mine"]),
        ("i 1 BOAT", "", []),
    ],
)
def test_a_meaning_is_found_where_its_classes_stand_in_order_and_near_enough(line, sentence, want):
    assert places(line, sentence) == want


@given(st.text(max_size=200))
def test_any_sentence_is_read_and_each_place_lies_inside_it(text):
    known = vocabulary(CLASSES, ("i",))
    reading = read(text, known)
    for start, end in found(reading, [meaning(("BOAT|i", "3", "BOAT|i"), known)], CLOSED, 0):
        assert 0 <= start < end <= len(text)


def test_every_class_is_used_and_no_word_stands_twice_in_one():
    lines = [
        *work.MEANINGS.values(),
        *generic.MEANINGS.values(),
        *self_.MEANINGS.values(),
        *other.MEANINGS.values(),
        *(s for each in work.SHORTHAND.values() for s in each),
    ]
    used = {name for line in lines for part in line.split() for name in part.rstrip("$").split("|")}
    used |= {name for names in work.BREAKS.values() for name in names} | {"THIS", "FUNCTION"}
    for name, listed in (WORK_CONCEPTS | SELF_CONCEPTS).items():
        words = [" ".join(word.split()) for word in listed.split(",")]
        assert name in used
        assert len(words) == len(set(words)), name


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_tongue_uses_all_its_classes_and_lists_no_word_twice_in_one(tongue):
    used = {name for lines in tongue.meanings.values() for part in lines.split() for name in part.split("|")}
    for name, listed in tongue.concepts.items():
        words = [" ".join(word.split()) for word in listed.split(",")]
        assert name in used | {"BREAK"}
        assert len(words) == len(set(words)), name


def test_no_meaning_is_written_twice():
    spoken = (lines for tongue in TONGUES for lines in tongue.meanings.values())
    for lines in (
        *work.MEANINGS.values(),
        *generic.MEANINGS.values(),
        *self_.MEANINGS.values(),
        *other.MEANINGS.values(),
        *spoken,
    ):
        written = [line.strip() for line in lines.splitlines() if line.strip()]
        assert len(written) == len(set(written))
