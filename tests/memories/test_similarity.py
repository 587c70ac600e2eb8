"""How much two claims say the same: by their words, and never across another number or a denial."""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.polarity import Sense, read_senses
from memories.domain.similarity import Gist, nearest_similarity, similarity

TEXTS = st.text(max_size=60) | st.lists(
    st.sampled_from("Ines pays Omar 200 300 not never không chưa trả 15tr the gate, ? だ 会議 ない".split()), max_size=8
).map(" ".join)


def like(one: str, other: str) -> float:
    return similarity(Gist(one), Gist(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The gate code changes in March", "the gate code  changes in March."),
        ("Chị Yến ở quận 7", "chị yến ở quận 7"),
        ("it’s “open”", 'it\'s "open"'),
        ("soft\u00adhyphen", "softhyphen"),
        ("Room １２", "room 12"),
        ("...", "..."),
    ],
)
def test_the_same_words_in_the_same_order_are_wholly_alike(one: str, other: str) -> None:
    assert like(one, other) == 1.0


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        ("The gate code changes in March", "In March the gate code changes", 0.8),
        ("The shop is not open on Sundays", "The shop isn't open on Sundays", 0.5),
        ("Chị Hoa chốt giá 50tr cho căn hộ", "Chị Hoa chốt giá 50 triệu cho căn hộ", 0.6),
        ("Ines sends three drafts on Fridays", "Ines sends 3 drafts on Fridays", 0.6),
        ("木曜日に会議がある", "木曜日に会議があります", 0.7),
    ],
)
def test_another_wording_of_one_claim_is_much_alike(one: str, other: str, least: float) -> None:
    assert least <= like(one, other) < 1.0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The rent for the flat is 900 euros a month", "The rent for the flat is 950 euros a month"),
        ("The rent for the flat is 900 euros", "The rent for the flat is due"),
        ("Căn hộ chị Hoa chốt giá 50tr", "Căn hộ chị Hoa chốt giá 50 nghìn"),
        ("Ines sends three drafts", "Ines sends four drafts"),
        ("The door code is 0417", "The door code is 417"),
        ("It must stay at -5 degrees", "It must stay at 5 degrees"),
        ("It must stay at −5 degrees", "It must stay at 5 degrees"),
        ("Runs on version 1.2", "Runs on version 1.3"),
        ("Flat A12 is free", "Flat A13 is free"),
    ],
)
def test_another_number_keeps_claims_apart_however_alike_the_words(one: str, other: str) -> None:
    assert like(one, other) == 0.0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The lift in the north wing works", "The lift in the north wing does not work"),
        ("Nhà chị Hoa có thang máy", "Nhà chị Hoa không có thang máy"),
        ("Anh Tuấn đã trả tiền cọc", "Anh Tuấn chưa trả tiền cọc"),
        ("Ana come carne los lunes", "Ana no come carne los lunes"),
        ("Jean mange de la viande", "Jean ne mange pas de viande"),
        ("会議に参加する", "会議に参加しない"),
        ("Ines drinks coffee but no tea", "Ines drinks tea but no coffee"),
    ],
)
def test_a_denial_keeps_claims_apart_however_alike_the_words(one: str, other: str) -> None:
    assert like(one, other) == 0.0


@pytest.mark.parametrize(
    ("one", "other", "most"),
    [
        ("Ines pays Omar", "Omar pays Ines", 0.7),
        ("Anh Tuấn trực đêm nay", "Anh Tuân trực đêm nay", 0.8),
        ("The gate shuts at noon", "Omar prefers tea", 0.0),
        ("...", "Omar prefers tea", 0.0),
        ("...", "!", 0.0),
        ("", "Omar prefers tea", 0.0),
    ],
)
def test_other_words_or_another_order_are_less_alike(one: str, other: str, most: float) -> None:
    assert like(one, other) <= most


def test_the_nearest_of_the_known_claims_counts_and_nothing_known_is_nothing_alike() -> None:
    known = [Gist("The gate is green"), Gist("The gate shuts at noon on Fridays"), Gist("Omar prefers tea")]
    assert nearest_similarity(Gist("The gate shuts at noon on Fridays"), known) == 1.0
    assert nearest_similarity(Gist("Completely different"), known) == 0.0
    assert nearest_similarity(Gist("The gate is green"), []) == 0.0


def test_the_likest_claim_by_its_words_is_passed_over_when_its_number_differs() -> None:
    claim, changed = Gist("The rent is 900 euros a month"), Gist("The rent is 950 euros a month")
    reworded = Gist("Rent is 900 euros each month")
    assert nearest_similarity(claim, [changed, reworded]) == similarity(claim, reworded) > 0


def test_numbers_and_denials_are_read_of_the_likest_claims_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(text: str) -> tuple[Sense, ...]:
        read.append(text)
        return read_senses(text)

    monkeypatch.setattr("memories.domain.similarity.read_senses", reading)
    known = [Gist(f"Claim {word} of the gate") for word in ("blue", "red", "green")] + [Gist("The gate is open")]
    assert nearest_similarity(Gist("The gate is open"), known) == 1.0
    assert read == ["The gate is open"] * 2


@given(TEXTS, TEXTS)
def test_similarity_is_between_0_and_1_and_the_same_both_ways(one: str, other: str) -> None:
    assert 0.0 <= like(one, other) <= 1.0
    assert like(one, other) == like(other, one)


@given(TEXTS)
def test_every_claim_is_wholly_like_itself(text: str) -> None:
    assert like(text, text) == 1.0


@given(TEXTS, st.lists(TEXTS, max_size=5))
def test_the_nearest_is_the_greatest_of_all(text: str, others: list[str]) -> None:
    known = [Gist(other) for other in others]
    greatest = max((similarity(Gist(text), each) for each in known), default=0.0)
    assert nearest_similarity(Gist(text), known) == greatest


def test_a_claim_whose_twenty_likest_differ_in_a_number_counts_as_new() -> None:
    changed = [Gist(f"The rent of the flat is {number} euros a month") for number in range(100, 120)]
    reworded = Gist("Rent is 900 euros")
    claim = Gist("The rent of the flat is 900 euros a month")
    assert nearest_similarity(claim, [*changed[1:], reworded]) > 0
    assert nearest_similarity(claim, [*changed, reworded]) == 0.0


@pytest.mark.parametrize("piece", ["-5 ", "not a but ", "năm mươi ", "会", "a\u0301", "-", "1.000,"])
def test_reading_a_text_of_eight_times_the_size_takes_about_eight_times_the_calls(piece: str) -> None:
    def calls(times: int) -> int:
        claim, same = Gist(piece * times), Gist(piece * times)
        counted = Counter[str]()
        sys.setprofile(lambda _frame, event, _argument: counted.update([event]))
        try:
            found = similarity(claim, same)
        finally:
            sys.setprofile(None)
        assert found == 1.0
        return counted.total()

    calls(10)
    assert calls(1_600) < 12 * calls(200) + 1_000
