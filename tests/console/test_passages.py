from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.passages import Mark, Passages, find_marks, mark, same_words

MARKS = st.lists(
    st.builds(Mark, st.integers(0, 60), st.integers(0, 60), st.sampled_from(["span", "proven", "unproven"])), max_size=6
)


def text_of(cut: Passages) -> str:
    return "".join(piece.text for passage in cut.passages for piece in passage.pieces)


def marked(cut: Passages) -> list[str]:
    return ["".join(piece.text for piece in passage.pieces) for passage in cut.passages if passage.kind]


@given(st.text(max_size=60), MARKS, MARKS)
def test_a_text_is_whole_again_when_its_pieces_are_joined(text: str, quotes: list[Mark], values: list[Mark]) -> None:
    assert text_of(mark(text, quotes, values)) == text


@given(st.text(min_size=1, max_size=60), st.integers(0, 59), st.integers(1, 20))
def test_a_single_quote_is_marked_exactly_where_it_stands(text: str, start: int, length: int) -> None:
    quote = text[start : start + length]
    assert marked(mark(text, [Mark(start, start + length, "span")])) == ([quote] if quote else [])


@given(st.text(max_size=60), MARKS)
def test_no_character_is_marked_twice(text: str, quotes: list[Mark]) -> None:
    assert sum(map(len, marked(mark(text, quotes)))) <= len(text)


def test_a_value_inside_a_quote_is_a_piece_of_it() -> None:
    cut = mark("we pay 800 EUR today", [Mark(0, 14, "span")], [Mark(7, 14, "proven", "proves the amount")])
    assert [piece.text for piece in cut.passages[0].pieces] == ["we pay ", "800 EUR"]
    assert [piece.kind for piece in cut.passages[0].pieces] == ["", "proven"]
    assert text_of(cut) == "we pay 800 EUR today"


def test_a_value_across_the_edge_of_a_quote_is_marked_on_both_sides() -> None:
    cut = mark("abcdef", [Mark(0, 3, "span")], [Mark(2, 5, "proven")])
    assert [(p.kind, [(x.text, x.kind) for x in p.pieces]) for p in cut.passages] == [
        ("span", [("ab", ""), ("c", "proven")]),
        ("", [("de", "proven"), ("f", "")]),
    ]


def test_of_a_long_text_only_the_surroundings_of_its_quotes_are_kept() -> None:
    text = "a" * 5_000 + "QUOTE" + "b" * 5_000
    cut = mark(text, [Mark(5_000, 5_005, "span")])
    assert cut.cut_before
    assert cut.cut_after
    assert marked(cut) == ["QUOTE"]
    assert len(text_of(cut)) == 3_005


def test_a_long_text_without_a_quote_is_cut_at_its_end_alone() -> None:
    cut = mark("a" * 50_000)
    assert (cut.cut_before, cut.cut_after) == (False, True)


@pytest.mark.parametrize(
    ("text", "value", "found"),
    [
        ("Pay 800 EUR", "800 eur", "800 EUR"),
        ("Giá 54 TRIỆU", "54 triệu", "54 TRIỆU"),
        ("Straße 5 in Berlin", "5", "5"),
        ("nothing of it", "800", None),
        ("anything", "", None),
    ],
)
def test_a_value_is_found_in_the_claim_case_aside_or_not_at_all(text: str, value: str, found: str | None) -> None:
    marks = find_marks(text, [(value, "proven", "")])
    assert [text[each.start : each.end] for each in marks] == ([found] if found else [])


def test_what_was_read_from_the_same_words_is_one_value_with_two_ways_of_saying_it() -> None:
    friday = {"kind": "date", "quote": 0, "start": 5, "end": 11, "read_from": "Friday"}
    resolved = [friday | {"asserted": "2026-05-08"}, friday | {"asserted": "Friday"}, friday | {"asserted": "Friday"}]
    assert [ways for _, ways in same_words(resolved)] == [("2026-05-08", "Friday")]
