"""Each kind of work and of personal claim is told from its look-alikes, in both languages and without diacritics."""

from __future__ import annotations

import pytest

from tests.extraction import keyword_sentences as sentences
from tests.extraction.test_keyword import propose, run

ALL = [
    *sentences.PAYMENTS,
    *sentences.TASKS,
    *sentences.COMMITMENTS,
    *sentences.RISKS,
    *sentences.BLOCKERS,
    *sentences.DECISIONS,
    *sentences.PERSONAL,
]


@pytest.mark.parametrize(("text", "kind"), ALL)
def test_a_sentence_has_its_kind_and_its_look_alike_none(text: str, kind: str | None):
    assert [candidate.item_type for candidate in propose(run(text))] == ([kind] if kind else [])


def test_half_of_the_sentences_are_look_alikes():
    assert 0.4 < sum(kind is None for _, kind in ALL) / len(ALL) < 0.6


@pytest.mark.parametrize("text", sentences.SET_ASIDE)
def test_wishes_jokes_quotes_and_programs_give_nothing_however_full_of_values(text: str):
    assert propose(run(text)) == ()


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Minh gửi công văn trước thứ 3, Lan lên danh sách dụng cụ chiều nay", ["task", "task"]),
        (
            "Đề nghị cử kỹ thuật tới trước 17h ngày 13/3, nếu không tôi sẽ giữ lại 18 triệu và khiếu nại",
            ["task", "risk"],
        ),
        ("I'll send the plan by Friday, please book the hall for Monday", ["commitment", "task"]),
        ("phòng khách rỉ nước, tường nứt, sơn bong hết", ["risk"]),
        ("mai em ck 2tr, còn lại thứ 6 trả đủ", ["payment"]),
        ("Minh gửi công văn trước thứ 3, vậy nha", ["task"]),
    ],
)
def test_a_sentence_is_parted_only_where_each_part_is_an_act_of_its_own(text: str, kinds: list[str]):
    found = propose(run(text))
    assert [candidate.item_type for candidate in found] == kinds
    assert all(candidate.spans[0] in text for candidate in found)
