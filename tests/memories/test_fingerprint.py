"""When two claims, or two sources, are one; and which bounds in time a memory may have."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memories.domain.fingerprint import fingerprint, source_fingerprint
from memories.domain.validity import holds_at, is_in_range, is_ordered, means_open_ended


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Chốt 15 triệu", "chốt  15 triệu."),
        ("Chốt 15 triệu", "Chốt 15 triệu!"),
        ("Gate B shuts at 23:30", " gate b shuts\nat 23:30 ,"),
        (unicodedata.normalize("NFD", "Chị Yến"), "chị yến"),
        ("soft\u00adhyphen", "softhyphen"),
        ("… and then", "and then"),
    ],
)
def test_case_spacing_composition_and_edge_points_do_not_make_a_new_claim(one: str, other: str) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The lift works", "The lift does not work"),
        ("Nhà chị có thang máy", "Nhà chị không có thang máy"),
        ("Anh Tuấn trực", "Anh Tuân trực"),
        ("đường", "duong"),
        ("costs 1,5", "costs 15"),
        ("costs -5", "costs 5"),
        (".5 litres", "5 litres"),
        ("rated 5!", "rated 5"),
        ("written in C++", "written in C"),
        ("written in C#", "written in C"),
        ("up 5 %", "up 5"),
        ("Is it open?", "Is it open"),
        ("!important", "important"),
    ],
)
def test_negations_numbers_marks_and_symbols_always_tell_two_claims_apart(one: str, other: str) -> None:
    assert fingerprint(one) != fingerprint(other)


def test_points_alone_are_still_a_claim_of_their_own() -> None:
    assert fingerprint("...") != fingerprint("…!")


@given(st.text(), st.text())
def test_any_text_has_a_stable_fingerprint_that_surrounding_blanks_do_not_change(text: str, other: str) -> None:
    assert len(fingerprint(text)) == 64
    assert fingerprint(f"  {text}\n") == fingerprint(text)
    assert source_fingerprint([text, other]) == source_fingerprint([other, text])


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        (["a b", "c"], ["c", "a  b"], True),
        (["a", "a"], ["a"], True),
        (["ab", "c"], ["a", "bc"], False),
        (["A"], ["a"], False),
        ([], ["a"], False),
    ],
)
def test_a_source_is_the_same_whatever_the_order_of_its_texts(one: list[str], other: list[str], is_same: bool) -> None:
    assert (source_fingerprint(one) == source_fingerprint(other)) is is_same


MAY, JUNE = datetime(2026, 5, 1, tzinfo=UTC), datetime(2026, 6, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("lower", "upper", "holds"),
    [(MAY, JUNE, True), (None, JUNE, True), (MAY, None, True), (JUNE, MAY, False), (MAY, MAY, False)],
)
def test_an_upper_bound_lies_after_the_lower_one(lower: datetime | None, upper: datetime | None, holds: bool) -> None:
    assert is_ordered(lower, upper) is holds


@pytest.mark.parametrize(
    ("year", "reference", "is_in"),
    [
        (1899, None, False),
        (1900, None, True),
        (2199, None, True),
        (2200, None, False),
        (2126, MAY, True),
        (2127, MAY, False),
    ],
)
def test_a_bound_lies_between_1900_and_a_hundred_years_from_the_reference(
    year: int, reference: datetime | None, is_in: bool
) -> None:
    assert is_in_range(datetime(year, 1, 1, tzinfo=UTC), reference) is is_in


def test_only_the_year_9999_means_for_ever() -> None:
    assert means_open_ended(datetime(9999, 12, 31, tzinfo=UTC))
    assert not means_open_ended(JUNE)


@pytest.mark.parametrize(("moment", "holds"), [(MAY, True), (JUNE, False), (datetime(2026, 4, 30, tzinfo=UTC), False)])
def test_a_claim_holds_from_its_first_moment_until_just_before_its_last(moment: datetime, holds: bool) -> None:
    assert holds_at(moment, MAY, JUNE) is holds
    assert holds_at(moment, None, None)
