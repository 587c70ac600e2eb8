"""What a word, a clause and a language are (3-guards.md)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.text import Phrases, bare, language_of, read_clauses, read_words, substance

TEXTS = st.text(max_size=80)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Khách cọc 1.250.000đ!", ["Khách", "cọc", "1.250.000đ"]),
        ("don’t stop", ["don’t", "stop"]),
        ("母が来る", ["母", "が", "来", "る"]),
        ("...", []),
    ],
)
def test_words_are_read_as_written(text, words):
    assert [word.text for word in read_words(text)] == words


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Giá 1.250.000, còn 3,5 triệu. Xong", ["Giá 1.250.000", "còn 3,5 triệu", "Xong"]),
        ("Mr. School takes it. Done", ["Mr. School takes it", "Done"]),
        ("họp 15:30 nhé", ["họp 15:30 nhé"]),
        ("Hùng: ok\tA | B", ["Hùng", "ok", "A", "B"]),
        ("a – b", ["a", "b"]),
        ("một\nhai", ["một", "hai"]),
        ("", []),
    ],
)
def test_clauses_end_at_marks_lines_and_cells_but_not_inside_numbers(text, clauses):
    assert [text[c.start : c.end].strip() for c in read_clauses(text)] == clauses


def test_a_line_that_is_only_wrapped_goes_on():
    text = (
        "If the customer pays the whole of the agreed deposit before\n"
        "the end of this month and sends the signed papers as well we\n"
        "start with the work on the roof in the week after the fair\n"
    )
    assert len({clause.sentence for clause in read_clauses(text)}) == 1


def test_lines_of_a_chat_stay_apart():
    text = "hello shop, nhà mình ở Tân Uyên xài điện nhiều lắm á nha\nmình muốn hỏi giá\nok"
    assert len({clause.sentence for clause in read_clauses(text)}) == 3


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The user likes tea", "en"),
        ("Khách chưa trả tiền", "vi"),
        ("khach chua tra tien dau anh", "vi"),
        ("soy alérgica a los mariscos", "es"),
        ("Ich mag das nicht", "de"),
        ("je n'aime pas le café", "fr"),
        ("母が同行する", "ja"),
        ("12 345", None),
        ("", None),
    ],
)
def test_the_language_is_told_by_its_small_words(text, language):
    assert language_of(text) == language


def test_stop_words_have_no_substance():
    assert [word.text for word in substance("The user always deploys on Fridays")] == ["deploys", "Fridays"]


def test_phrases_are_found_longest_first_and_on_whole_words():
    phrases = Phrases(["nếu", "nếu không", "không"])
    words = read_words("nếu không thì nếu mà khôngg")
    assert list(phrases.find(words)) == [(0, 2), (3, 4)]


@given(TEXTS)
def test_words_and_clauses_are_slices_in_order(text):
    words = read_words(text)
    assert all(text[word.start : word.end] == word.text for word in words)
    assert all(one.end <= two.start for one, two in pairwise(words))
    clauses = read_clauses(text)
    assert all(one.end <= two.start for one, two in pairwise(clauses))


@given(TEXTS)
def test_a_text_without_accents_stays_without(text):
    assert bare(bare(text)) == bare(text)


@pytest.mark.parametrize("hidden", ["\u00ad", "\u200b", "\u200d", "\u2060", "\u202e", "\ufeff"])
def test_what_nobody_sees_parts_no_word_and_hides_no_denial(hidden):
    assert [word.folded for word in read_words(f"do n{hidden}ot eat")] == ["do", "not", "eat"]


@pytest.mark.parametrize("hidden", ["\u200b", "\u200e", "\ufeff"])
def test_an_invisible_mark_beside_a_word_is_no_part_of_it(hidden):
    assert [word.text for word in read_words(f"{hidden}do{hidden} eat{hidden}")] == ["do", "eat"]


def test_an_acute_accent_typed_as_an_apostrophe_is_one():
    assert [word.folded for word in read_words("I don´t")] == ["i", "don't"]
