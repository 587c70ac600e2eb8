"""Where a sentence ends, and that its quote is the literal slice of the message."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.sentences import cells, split
from extraction.extractors.phrases import Cues, Kind, lexicons_for, likeliest, read_cues


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One. Two! Three?", ["One.", "Two!", "Three?"]),
        ("Ảnh đưa rồi. Còn thiếu 7 triệu", ["Ảnh đưa rồi.", "Còn thiếu 7 triệu"]),
        ("first line\nsecond line", ["first line", "second line"]),
        ("- a bullet\n• another", ["a bullet", "another"]),
        ("□ lắp máy\n✔ sơn tường", ["lắp máy", "sơn tường"]),
        ("1. lắp máy\n2) sơn tường", ["lắp máy", "sơn tường"]),
        ("xong tầng 1-2. Tú báo thiếu", ["xong tầng 1-2", "Tú báo thiếu"]),
        ("đã lắp cửa sô\u0303. Còn nợ", ["đã lắp cửa sô\u0303", "Còn nợ"]),
        ("“quoted whole”", ["quoted whole"]),
        ("行きます。明日です。", ["行きます。", "明日です。"]),
        ("  \n \n", []),
        ("", []),
    ],
)
def test_sentences_end_at_marks_and_line_ends(text, sentences):
    assert [sentence.text.rstrip(".") for sentence in split(text)] == [each.rstrip(".") for each in sentences]


@pytest.mark.parametrize(
    "text",
    [
        "Mr. Smith pays 1.250,50 EUR",
        "giá 186.000.000 chưa VAT",
        "ở Q.Bình Tân, TP. Hồ Chí Minh",
        "version 2.4.1 is out",
        "hẹn 9.30 sáng",
        "gọi a. Minh nha",
        "see example.invalid for it",
    ],
)
def test_a_point_inside_a_number_a_name_or_a_short_form_ends_nothing(text):
    assert [sentence.text for sentence in split(text)] == [text]


@pytest.mark.parametrize("text", ["a\tb\tc 1", "x | y | z 3", "a;b;c;d 4", "kp 3,10tr,T4,Lan"])
def test_a_line_of_cells_is_a_row(text):
    assert [sentence.is_row for sentence in split(text)] == [True]


@pytest.mark.parametrize("text", ["one, two, three, four", "a; b; c; d", "Lan / Minh / Chi", "a | b"])
def test_a_plain_list_is_no_row(text):
    assert [sentence.is_row for sentence in split(text)] == [False]


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("a\tb c\t4", ["a", "b c", "4"]),
        ("a | b/c | 1,5", ["a", "b/c", "1,5"]),
        ("a;;c 4", ["a", "c 4"]),
        ("a,,b 4,", ["a", "b 4"]),
        ("x – 14/03 – Minh – 2", ["x", "14/03", "Minh", "2"]),
        ("đơn giá | 1.250.000 | 2-3", ["đơn giá", "1.250.000", "2-3"]),
    ],
)
def test_the_cells_of_a_row_are_those_that_hold_something(row, found):
    assert [cell.text for line in split(row) for cell in cells(line)] == found


@given(st.text(alphabet="ab1.!?\n\t |-–“” ,;đà", max_size=120))
def test_every_sentence_is_the_literal_slice_in_order(text):
    end = 0
    for sentence in split(text):
        assert text[sentence.start : sentence.end] == sentence.text
        assert sentence.text.strip()
        assert sentence.start >= end
        end = sentence.end


@pytest.mark.parametrize("piece", [".", "a. ", "...! ", ",a", "\t", "“", "mr. "])
def test_hostile_text_is_split_in_one_pass(piece):
    assert sum(len(sentence.text) for sentence in split(piece * 50_000)) <= len(piece) * 50_000


def cues_of(text: str, run_text: str = "") -> Cues:
    return read_cues(text, lexicons_for(text, likeliest(run_text)))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("chuyển khoản", Kind.PAYMENT),
        ("CHUYỂN KHOẢN", Kind.PAYMENT),
        ("chuyển  \t khoản", Kind.PAYMENT),
        ("we’re waiting for it", Kind.BLOCKER),
        ("I’ll do it", Kind.COMMITMENT),
    ],
)
def test_a_cue_is_found_whatever_its_case_blanks_and_apostrophes(text, kind):
    assert cues_of(text).strong[kind] == 1


@pytest.mark.parametrize("text", ["chuyển động", "khoản chuyển", "deposition", "unpaid", "the waiter"])
def test_part_of_a_word_or_turned_words_are_no_cue(text):
    assert not cues_of(text).strong


def test_text_without_marks_is_read_in_the_language_of_its_run():
    run_text = "anh oi em khong qua duoc, mai em qua nha"
    assert cues_of("dat coc", run_text).strong[Kind.PAYMENT] >= 1
    assert not cues_of("dat coc", "the man and the dog are in the house").strong
