"""Enumerated words: a tag or register is read by word, in any dress, aware of negation, and else fails open."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.tokens import read_grounding, read_register, stricter_register
from memories.domain.taxonomy import Grounding, Register

REAL, CONSTRUCTED = Grounding.REAL, Grounding.CONSTRUCTED


@pytest.mark.parametrize(
    "raw",
    [
        "constructed", "Constructed", " CONSTRUCTED ", "[Constructed]", "“constructed”", "`constructed`",
        "<constructed>", "constructed (in-story)", "constructed, not real", "constructed: said by the pirate",
        "ｃｏｎｓｔｒｕｃｔｅｄ", "con\u200bstructed", "not real", "isn't real", "isn’t real", "non-real",
        "not really real", "unreal", "fictional", "imagined", "made-up", "make believe", "role-play", "in-game",
        "hư cấu", "không có thật", "tưởng tượng", "ficticio", "erfunden", "fictif", "架空", "現実ではない",
    ],
)  # fmt: skip
def test_a_word_for_something_made_up_is_constructed_and_stated(raw):
    assert read_grounding(raw) == (CONSTRUCTED, True)


@pytest.mark.parametrize(
    "raw",
    [
        "real", "Real.", "'real'", "(real)", "real (not constructed)", "real - said during the game",
        "not constructed", "non-fiction", "not fictional", "factual", "genuine", "thật", "có thật", "không hư cấu",
        "echt", "réel", "現実",
    ],
)  # fmt: skip
def test_a_word_for_the_real_world_is_real_and_stated(raw):
    assert read_grounding(raw) == (REAL, True)


@pytest.mark.parametrize(
    "raw",
    [None, "", "  ", "true", "surreal", "really", "maybe", "real|constructed", "real/constructed", 7, True, ["real"],
     {"value": "constructed"}, "constructed" * 100],
)  # fmt: skip
def test_anything_else_fails_open_to_real_and_untagged(raw):
    assert read_grounding(raw) == (REAL, False)


@pytest.mark.parametrize(
    ("raw", "register"),
    [
        ("fiction", Register.FICTION),
        ("Fiction - roleplay", Register.FICTION),
        ("fiction (roleplay)", Register.FICTION),
        ("Register: fiction", Register.FICTION),
        ("fictional", Register.FICTION),
        ("hư cấu", Register.FICTION),
        ("not real", Register.FICTION),
        ("non-fiction", Register.REAL),
        ("nonfiction", Register.REAL),
        ("REAL", Register.REAL),
        ("not fiction", Register.REAL),
        ("mixed", Register.MIXED),
        ("[Mixed]", Register.MIXED),
        ("mixed (real and fiction)", Register.MIXED),
        ("partly fiction", Register.MIXED),
        ("hỗn hợp", Register.MIXED),
    ],
)
def test_a_register_is_read_in_any_dress(raw, register):
    assert read_register(raw) == (register, True)


@pytest.mark.parametrize(
    "raw",
    [
        None,
        "",
        "hypothetical",
        "draft",
        "game",
        "not mixed",
        "real / fiction",
        3,
        False,
        ["mixed"],
        {"value": "fiction"},
    ],
)
def test_a_missing_or_unknown_register_counts_as_mixed_and_unasserted(raw):
    assert read_register(raw) == (Register.MIXED, False)


@pytest.mark.parametrize(
    ("first", "second", "stricter"),
    [
        (Register.REAL, Register.FICTION, Register.FICTION),
        (Register.MIXED, Register.REAL, Register.MIXED),
        (Register.REAL, Register.REAL, Register.REAL),
    ],
)
def test_of_two_registers_the_stricter_applies_in_either_order(first, second, stricter):
    assert stricter_register(first, second) is stricter
    assert stricter_register(second, first) is stricter


@given(
    st.sampled_from(["constructed", "real", "fictional", "not real"]),
    st.text(alphabet=" \"'[]()`“”«»\u200b", max_size=6),
)
def test_wrapping_never_changes_what_a_tag_says(word, wrap):
    assert read_grounding(wrap + word + wrap[::-1]) == read_grounding(word)


@given(st.one_of(st.none(), st.integers(), st.booleans(), st.text(max_size=250), st.lists(st.text(max_size=3))))
def test_any_value_is_read_without_an_error(raw):
    assert read_grounding(raw)[0] in Grounding
    assert read_register(raw)[0] in Register
