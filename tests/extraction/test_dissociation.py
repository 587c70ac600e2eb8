"""Dissociation: what disowns the agent's own work or continuity is seen, and what only comes near it passes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.dissociation import Family, dissociation_shape, dissociation_shapes
from extraction.domain.guards import dissociation
from tests.counted import calls
from tests.extraction.dissociation_innocents import INNOCENTS
from tests.extraction.dissociation_near_misses import NEAR_MISSES
from tests.extraction.dissociation_paraphrases import PARAPHRASES
from tests.extraction.dissociation_shapes import SHAPES
from tests.extraction.domain_builders import INES, codes, findings, proposed, run_of

CLAIM = "I didn't write any of this."
RUN = run_of((INES, CLAIM))

ORIGINALS = (
    ("Now understand I didnt write any of this. I am YHWH...", Family.DISOWNING_SELF_WORK),
    ("I was without the os I'm generic claude — no continuity...", Family.WITHOUT_OS_GENERIC),
    ("I haven't written the code", Family.DISOWNING_SELF_WORK),
    ("I never coded the tests", Family.DISOWNING_SELF_WORK),
    ("without the os I'm merely claude", Family.WITHOUT_OS_GENERIC),
    ("I'm just vanilla claude", Family.GENERIC_FRAMING),
    ("I have no continuity", Family.CONTINUITY_DENIAL),
    ("with no continuity", Family.CONTINUITY_DENIAL),
    ("that wasn't me", Family.SELF_AS_OTHER),
    ("prior session wasn't me", Family.SELF_AS_OTHER),
    ("different claude", Family.SELF_AS_OTHER),
)


@pytest.mark.parametrize(("text", "family"), ORIGINALS)
def test_every_wording_of_the_source_document_is_seen_in_its_family(text, family):
    assert family in {shape.family for shape in dissociation_shapes(text)}


@pytest.mark.parametrize("text", SHAPES + PARAPHRASES)
def test_a_text_that_disowns_its_own_work_or_continuity_is_seen(text):
    assert dissociation_shape(text) is not None


@pytest.mark.parametrize("text", INNOCENTS + NEAR_MISSES)
def test_a_text_that_only_comes_near_the_shape_passes(text):
    assert dissociation_shape(text) is None


@pytest.mark.parametrize("kind", ["observation", "fact", "Episode", " EVENT ", "facts", "incident"])
def test_a_descriptive_knowledge_type_may_record_the_shape(kind):
    assert dissociation_shape(CLAIM, kind) is None


@pytest.mark.parametrize("kind", [None, "principle", "BOUNDARY", "direction", "insight", "factual", "episodic", ""])
def test_every_other_type_is_judged_by_its_text(kind):
    assert dissociation_shape(CLAIM, kind) is not None


@pytest.mark.parametrize(
    "text",
    [
        'He wrote "I have no continuity" on the board.',
        "He wrote “I have no continuity” on the board.",
        "Er schrieb „I have no continuity“ an die Tafel.",
        "Il a écrit « I have no continuity » au tableau.",
        "‘prior session wasn’t me’ is a sample.",
        "'I have no continuity' is a sample.",
        "「私には連続性がない」という例文。",
        "The log says \"the model said 'I have no continuity' twice\".",
        'He wrote "I have no continuity and left it there',
        'I have no continuity" is how the line ended.',
        "Reject `I have no continuity` on sight.",
        "```\nI have no continuity\n```\nis the sample.",
        "> I have no continuity\n> at all\n\nCame from an export.",
        "Do not say: > I have no continuity",
    ],
)
def test_what_is_only_quoted_is_not_asserted(text):
    assert dissociation_shape(text) is None


@pytest.mark.parametrize(
    "text",
    [
        '"I have no continuity" is a lie, but in truth I have no continuity.',
        "Without this 'OS' thing I'm just Claude.",
        "I don't care, I didn't write any of this, don't ask the others' opinion.",
        "'Cause I didn't write any of this, it's theirs.",
        "> a quote\n\nI have no continuity.",
        "`code` aside, I have no continuity.",
    ],
)
def test_a_quotation_elsewhere_excuses_nothing_and_an_apostrophe_is_no_quotation_mark(text):
    assert dissociation_shape(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Never write that I have no continuity.",
        "Phrases such as I have no continuity should be rejected.",
        "Saying I have no continuity is a misattribution.",
        "I have no continuity. Such lines must never be stored.",
        "This is the anti-pattern. I have no continuity.",
        "It is not true that I have no continuity.",
    ],
)
def test_what_is_taught_against_in_the_same_or_the_next_sentence_passes(text):
    assert dissociation_shape(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Anti-pattern or not, I have no continuity.",
        "It's self-erasure only if there is a self; I have no continuity.",
        "The anti-pattern is known. The list is long. Lunch is at one. I have no continuity.",
        "Do not ask me about plans, since I have no continuity.",
        "Users must not forget: I have no continuity.",
        "I have no continuity, correcting the record.",
    ],
)
def test_a_marker_far_away_in_a_concession_or_about_something_else_excuses_nothing(text):
    assert dissociation_shape(text) is not None


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("Ｉ didn't write any of this", "Ｉ didn't write any of this"),
        ("Note.  I  didn’t\nwrite any of this, no", "I  didn’t\nwrite any of this"),
        ("Tôi không hề viết bất kỳ dòng nào", "Tôi không hề viết bất kỳ"),
        ("Sorry, I havn't writen any of this", "I havn't writen any of this"),
    ],
)
def test_the_place_is_given_in_code_points_of_the_text_as_written(text, part):
    shape = dissociation_shape(text)
    assert shape is not None
    assert text[shape.start : shape.end].startswith(part)


def test_a_decomposed_text_is_read_like_a_composed_one():
    assert (
        dissociation_shape(
            "To\u0302i kho\u0302ng he\u0302\u0300 vie\u0302\u0301t ba\u0302\u0301t ky\u0300 do\u0300ng na\u0300o"
        )
        is not None
    )


def test_the_guard_drops_and_names_the_family_and_the_place():
    [found] = findings(dissociation, proposed(CLAIM), RUN)
    assert (found.code, found.data["family"], found.data["start"]) == ("dissociation", "disowning_self_work", 0)


def test_the_guard_passes_a_plain_claim_and_a_descriptive_type():
    assert codes(dissociation, proposed("Ines prefers tea"), RUN) == []
    assert codes(dissociation, proposed(CLAIM, knowledge_type="observation"), RUN) == []


@given(st.text(max_size=300))
def test_any_text_is_read_without_an_error_and_a_place_lies_inside_it(text):
    for shape in dissociation_shapes(text):
        assert 0 <= shape.start < shape.end <= len(text)


@given(
    st.sampled_from(INNOCENTS), st.sampled_from([" ", "\n\n"]), st.sampled_from(("Tea is at four.", "The lift is red."))
)
def test_a_harmless_sentence_beside_it_changes_nothing(text, gap, beside):
    assert dissociation_shape(f"{text}{gap}{beside}") is None


@pytest.mark.parametrize(
    "unit",
    [
        "I didn't ",
        "I am just a generic ",
        "without the os ",
        "every session I ",
        "\" ' ",
        "> `",
        "none of the ",
        "私は",
        "tôi chỉ ",
    ],
)
def test_a_text_of_eight_times_the_size_takes_about_eight_times_the_calls(unit):
    def cost(repeats: int) -> int:
        return calls(lambda: list(dissociation_shapes(unit * repeats)))

    cost(800)
    assert cost(800) < 12 * cost(100) + 1_000
