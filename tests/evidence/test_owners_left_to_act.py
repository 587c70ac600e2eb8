"""Who is left to act, who is only spoken to, and what a claim in its quote's own words proves (5-values.md)."""

from __future__ import annotations

from typing import Any

import pytest

from evidence.domain import Conventions, Facts, GroundingContext, KnownPerson, Mode, Quote, ground
from tests.evidence.test_faithfulness import SAID_AT

VI = Conventions("Asia/Ho_Chi_Minh", "VND")
MINH = KnownPerson("minh", "Đỗ Minh", ("anh Minh",))
PHI = KnownPerson("phi", "Trần Phi")
AN = KnownPerson("an", "Lê An")
NAM = KnownPerson("nam", "Phan Nam")
DUONG = KnownPerson("duong", "Vũ Đình Dương", ("anh Dương",))
KY = KnownPerson("ky", "Chử Kỳ")
DORA = KnownPerson("dora", "Dora Finch")
PEOPLE = (MINH, PHI, AN, NAM, DUONG, KY, DORA)


def reasons(claim: str, span: str, owner: str | None = None, **options: Any) -> set[str]:
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI, people=PEOPLE, **options)
    facts = Facts(owners=(owner,) if owner else ())
    result = ground(facts, [Quote(span, span)], confidence=0.87, mode=Mode.LLM, context=context)
    return {finding.code for finding in result.findings}


LEFT_TO_ACT = [
    ("nhờ anh Minh gửi lại hợp đồng trước thứ 6", "Minh"),
    ("em nhờ anh Minh gửi lại", "Minh"),
    ("để Phi qua coi trước", "Phi"),
    ("để Phi chiều nay qua coi", "Phi"),
    ("dạ vậy để Phi ghé", "Phi"),
    ("để anh An gọi shop", "An"),
    ("mai Phi ghé lấy trước 9h, 9h chị về quê", "Phi"),
    ("thế thì Nam chốt lại với bên xây cho anh, trước 10h sáng mai báo", "Nam"),
    ("4. Kỳ mượn công ty 1 máy khoan rút lõi, trả T6", "Kỳ"),
    ("2/ An đo lại tường", "An"),
    ("Tủ DB-3: 0% | đợi vỏ tủ | Phi hối NCC", "Phi"),
    ("- Kho: thiếu keo - Phi mua", "Phi"),
    ("kêu Phi leo mái siết lại", "Phi"),
    ("let Dora handle the roof", "Dora"),
    ("Ask Dora to send the quote", "Dora"),
    ("then Dora sends the quote", "Dora"),
]


@pytest.mark.parametrize(("text", "owner"), LEFT_TO_ACT)
def test_whoever_is_left_to_act_or_opens_a_field_owns_what_is_said_of_him(text: str, owner: str) -> None:
    assert reasons(text, text, owner) == set()
    assert reasons(text, text) == set()


@pytest.mark.parametrize("text", [text for text, _ in LEFT_TO_ACT])
def test_nobody_else_owns_it(text: str) -> None:
    assert "ungrounded_owner" in reasons(text, text, "Dương" if "Dương" not in text else "Minh")


@pytest.mark.parametrize(
    ("claim", "span", "owner"),
    [
        ("gọi Minh trước 5h", "gọi Minh trước 5h", "Minh"),
        ("9h gọi Minh", "9h gọi Minh", "Minh"),
        ("thì gọi Minh", "thì gọi Minh", "Minh"),
        ("nhắc Minh", "nhắc Minh tiền cọc", "Minh"),
        ("nhờ anh Minh", "nhờ anh Minh chuyện hợp đồng", "Minh"),
        ("để Minh chìa khoá ở bàn", "để Minh chìa khoá ở bàn", "Minh"),
        ("giao Minh chìa khoá", "giao Minh chìa khoá", "Minh"),
        ("gửi Minh bảng giá", "gửi Minh bảng giá", "Minh"),
        ("hỏi Minh lấy mấy cuộn", "hỏi Minh lấy mấy cuộn", "Minh"),
        ("gửi hàng cho Minh", "gửi hàng cho Minh", "Minh"),
        ("Kêu Phi leo mái", "để em kêu Phi leo mái", "Phi"),
        ("Ask Dora about the roof", "Ask Dora about the roof", "Dora"),
        ("Call Dora to confirm", "Call Dora to confirm", "Dora"),
        ("tell Dora the price", "tell Dora the price", "Dora"),
        ("get Dora to the airport", "get Dora to the airport", "Dora"),
    ],
)
def test_whoever_is_only_asked_called_told_or_given_to_owns_nothing(claim: str, span: str, owner: str) -> None:
    assert "ungrounded_owner" in reasons(claim, span, owner)


@pytest.mark.parametrize(
    "text", ["Xe Minh mượn rồi", "gọi Minh mượn xe", "báo Phi qua nhà khách", "gặp An lấy chìa khoá"]
)
def test_a_claim_in_its_quotes_own_words_names_whom_they_name(text: str) -> None:
    assert "ungrounded_owner" not in reasons(text, text)


@pytest.mark.parametrize(
    ("claim", "span"),
    [("Phi mượn xe rồi", "Xe Minh mượn rồi"), ("Minh mượn xe", "Phi mượn xe"), ("An gọi shop", "để Phi gọi shop")],
)
def test_other_words_for_another_name_prove_nothing(claim: str, span: str) -> None:
    assert "ungrounded_owner" in reasons(claim, span)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Bơm xong rồi, ổng đưa 1 triệu 350 em đang giữ", "bơm xong rồi, ổng đưa 1 triệu 350 tiền mặt em đang giữ"),
        (
            "Nhôm xong 22/05, quá hạn tính lưu kho 200.000 đ/ngày",
            "Nhôm xong 22/05, quá hạn tính lưu kho 200.000 đ/ngày",
        ),
        ("Tranh xong rồi, khách hẹn mai trả 2tr", "Tranh xong rồi, khách hẹn mai trả 2tr"),
        ("The kitchen is done, he will pay 900 USD", "the kitchen is done, he will pay 900 USD tomorrow"),
    ],
)
def test_an_amount_left_as_open_as_in_its_quote_is_proven_though_something_else_is_over(claim: str, span: str) -> None:
    assert "ungrounded_amount" not in reasons(claim, span)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Khách đã trả 5tr tiền giữ chỗ", "mai khách sẽ trả 5tr tiền giữ chỗ"),
        ("Tranh xong rồi, khách đã trả 2tr", "Tranh xong rồi, khách hẹn mai trả 2tr"),
        ("Tranh xong rồi, khách trả 2tr", "Tranh xong rồi, khách hẹn mai trả 2tr"),
        ("Nhôm xong, lưu kho 200.000 USD/ngày", "Nhôm xong 22/05, quá hạn tính lưu kho 200.000 đ/ngày"),
        ("Nhôm xong, đã thu 200.000 đ", "Nhôm xong 22/05, quá hạn tính lưu kho 200.000 đ/ngày"),
        ("Bơm xong rồi, ổng đưa 1 triệu 530", "bơm xong rồi, ổng đưa 1 triệu 350 em đang giữ"),
        ("The kitchen is done, he paid 900 USD", "the kitchen is done, he will pay 900 USD tomorrow"),
    ],
)
def test_an_amount_still_to_come_proves_no_payment_and_another_unit_or_sum_nothing(claim: str, span: str) -> None:
    assert "ungrounded_amount" in reasons(claim, span)
