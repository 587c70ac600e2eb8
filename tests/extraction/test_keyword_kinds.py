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
        ("Sở hẹn 9h ngày 4/6, nhưng còn 3 bình chữa cháy bị xì", ["commitment", "risk"]),
        ("máy nén khí số 2 báo lỗi áp suất, nhờ anh gọi hãng trước thứ 5", ["risk", "task"]),
        ("Minh soạn 40 giấy mời cho phụ huynh, Lan gửi công văn trước thứ 3", ["task", "task"]),
        ("cầu thang nứt 2 bậc, phải chống lại trước thứ 6", ["risk"]),
        ("trễ hợp đồng một ngày, phạt 5 triệu", ["risk"]),
        ("Minh gửi công văn trước thứ 3, vậy nha", ["task"]),
    ],
)
def test_a_sentence_is_parted_only_where_each_part_is_an_act_of_its_own(text: str, kinds: list[str]):
    found = propose(run(text))
    assert [candidate.item_type for candidate in found] == kinds
    assert all(candidate.spans[0] in text for candidate in found)


@pytest.mark.parametrize(("text", "kind"), sentences.ACTS)
def test_who_acts_decides_the_kind_before_words_are_weighed(text: str, kind: str):
    assert [candidate.item_type for candidate in propose(run(text))] == [kind]


@pytest.mark.parametrize(("text", "owner"), sentences.ASKED)
def test_a_word_that_reports_assigns_only_where_its_clause_asks(text: str, owner: str | None):
    assert {name for candidate in propose(run(text)) for name in candidate.facts.owners} == (
        {owner} if owner else set()
    )


@pytest.mark.parametrize(("row", "found"), sentences.ROWS)
def test_a_row_gives_its_work_and_what_is_harmed_or_lacking_as_two_claims(row: str, found: list[tuple[str, str]]):
    table = f"Việc | Ai | Hạn | Ghi chú\n{row}"
    assert [
        (candidate.item_type, candidate.content.removeprefix("Phạm Ngọc Lan: ")) for candidate in propose(run(table))
    ] == found


def test_speech_without_marks_is_parted_where_it_ends_a_clause():
    text = (
        "alo chị ơi em đang đứng ở kho nè máy lạnh phòng 3 bị chảy nước ướt hết thùng hàng á chị gọi thợ tới coi "
        "giùm em trước 3h chiều nay nha còn tiền công tuần trước khách đưa 5 triệu rồi đó nha"
    )
    assert [candidate.item_type for candidate in propose(run(text))] == ["risk", "task", "payment"]


def test_a_sum_with_a_name_is_a_payment_only_under_a_title_of_payments():
    line = "Minh gửi xe đưa đón học sinh: 94.000đ"
    assert [candidate.item_type for candidate in propose(run(f"CHI PHÍ TUẦN 3\n{line}"))] == ["payment"]
    assert [candidate.item_type for candidate in propose(run(f"LỊCH TUẦN 3\n{line}"))] == ["task"]


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("sáng thứ sáu tui ráp cửa cho chị", "Phạm Ngọc Lan"),
        ("9h ngày mai tôi giao 20 ghế", "Phạm Ngọc Lan"),
        ("sáng thứ sáu thợ ráp cửa cho chị", None),
        ("họ nói tôi giao 20 ghế ngày mai", None),
        ("hôm qua tôi giao 20 ghế rồi, thứ 6 lấy tiền", None),
    ],
)
def test_a_speaker_who_says_what_he_will_do_takes_it_on(text: str, owner: str | None):
    assert {name for candidate in propose(run(text)) for name in candidate.facts.owners} == (
        {owner} if owner else set()
    )


@pytest.mark.parametrize(
    "text",
    [
        "cột mốc đầu tiên của lớp mình nè",
        "đủ điều kiện hết rồi đó",
        "anh thích trà hay cà phê?",
        "xi măng nhà nào cũng xám",
        "phiếu yêu cầu vật tư",
        "nhà mới thay 3 công tắc với thiết bị phòng tắm",
        "kính mờ đẹp hơn kính trong",
        "hồ sơ nằm bên tay phải đó em",
        "BẢNG CHI PHÍ",
        "do you want tea or coffee?",
    ],
)
def test_words_that_only_look_like_an_act_give_nothing(text: str):
    assert propose(run(text)) == ()
