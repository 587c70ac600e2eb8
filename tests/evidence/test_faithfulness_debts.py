"""What is owed is not paid, what is taken back does not stand, and what is cancelled is said so (5-values.md)."""

from __future__ import annotations

import pytest

from evidence.domain import Conventions, Facts, GroundingContext, Mode, Quote, ground
from tests.evidence.test_faithfulness import SAID_AT

VI = Conventions("Asia/Ho_Chi_Minh", "VND")
OWED = "no quote gives the amount"


def reasons(claim: str, span: str, source: str | None = None, *, amounts: tuple[str, ...] = ()) -> set[str]:
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI)
    quote = Quote(span, span if source is None else source)
    result = ground(Facts(amounts=amounts), [quote], confidence=0.87, mode=Mode.LLM, context=context)
    return {finding.code for finding in result.findings}


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Bên đó đã trả 5,6 triệu", "Bên đó còn nợ mình tiền lõi 5tr600"),
        ("Khách đã trả 5tr6", "khách còn thiếu 5tr600"),
        ("Đã thanh toán tiền lõi 5tr6", "tiền lõi 5tr600 quá hạn rồi"),
        ("Khách trả 5tr6 rồi", "bao giờ khách trả 5tr600"),
        ("Đã thu công nợ 5tr6", "công nợ 5tr600 chưa thu"),
        ("Đã trả tiền lõi 5tr6", "còn nợ, 5tr600 tiền lõi"),
        ("Đã trả 5tr6", "đã trả 2tr còn nợ 5tr600"),
        ("Họ đã trả 5tr6", "họ phải trả 5tr600"),
        ("They already paid $5,600", "they still owe us $5,600"),
        ("They paid $5,600", "outstanding balance $5,600"),
        ("They paid the invoice of $5,600", "the unpaid invoice is $5,600"),
        ("They paid $5,600", "$5,600 is overdue"),
        ("They paid $5,600", "when will they pay $5,600"),
        ("They paid $600", "they paid $500 of the $600 outstanding"),
        ("Der Mieter hat 800 Euro bezahlt", "der Mieter schuldet noch 800 Euro"),
        ("El cliente ya pagó 800 euros", "el cliente debe 800 euros"),
    ],
)
def test_what_is_owed_proves_no_payment(claim, span):
    assert "ungrounded_amount" in reasons(claim, span)


def test_a_debt_that_the_span_leaves_out_is_read_where_the_span_stands():
    source = "Bên đó còn nợ mình tiền lõi 5tr600"
    assert "ungrounded_amount" in reasons("Đã trả 5tr600 tiền lõi", "tiền lõi 5tr600", source)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Bên đó đã trả 5,6 triệu", "bên đó đã trả hết nợ 5tr600"),
        ("Họ đã trả nợ 5tr6", "họ đã trả nợ 5tr600 rồi"),
        ("Họ đã thanh toán 5tr6", "họ đã thanh toán phần còn thiếu 5tr600"),
        ("Đã trả 2tr, còn nợ 5tr", "đã trả 2tr còn nợ 5tr"),
        ("Khách còn nợ 5tr", "khách còn nợ 5tr"),
        ("Thu nợ khách 5tr", "khách nợ 5tr"),
        ("Trả nợ tháng rồi 5tr", "tháng rồi còn thiếu chị 5tr"),
        ("Khách sẽ trả 5tr", "khách sẽ trả nợ 5tr"),
        ("Đã trả 3.000.000đ", "Đã trả: 3.000.000"),
        ("They paid $5,600", "they paid the outstanding $5,600"),
        ("They settled $5,600", "they settled the overdue $5,600 today"),
        ("They owe $5,600", "they still owe us $5,600"),
        ("They paid $500", "they paid $500 of the $600 outstanding"),
    ],
)
def test_what_is_paid_is_paid_and_what_is_owed_is_owed(claim, span):
    assert "ungrounded_amount" not in reasons(claim, span)


@pytest.mark.parametrize(
    ("claim", "span", "source", "code"),
    [
        ("Tổng 5tr", "tổng 5tr à nhầm 6tr", None, "ungrounded_amount"),
        ("Tổng 5tr", "báo 5tr, không, 6tr", None, "ungrounded_amount"),
        ("Tổng 5tr", "5tr xin lỗi 6tr", None, "ungrounded_amount"),
        ("Tổng 5tr", "tổng 5tr", "tổng 5tr, ý em là 6tr", "ungrounded_amount"),
        ("Budget is $500", "budget is $500 sorry $600", None, "ungrounded_amount"),
        ("Budget is $500", "budget is $500", "budget is $500, I mean $600", "ungrounded_amount"),
        ("Budget is half a million USD", "budget is half a million dollars lol no, 15k USD", None, "ungrounded_amount"),
        ("Giao thứ 5", "giao thứ 5 à nhầm thứ 6", None, "ungrounded_date"),
        ("Meeting on Monday", "meeting on Monday, no wait, Tuesday", None, "ungrounded_date"),
        ("Mua 3 cái", "mua 3 cái à lộn 4 cái", None, "ungrounded_number"),
        ("Bought 3 doors", "bought 3 doors, scratch that, 4 doors", None, "ungrounded_number"),
    ],
)
def test_a_value_that_is_taken_back_proves_nothing(claim, span, source, code):
    assert code in reasons(claim, span, source)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Tổng 6tr", "tổng 5tr à nhầm 6tr"),
        ("Tổng 6tr", "báo tổng 5tr, không, 6tr"),
        ("Budget is $600", "budget is $500 sorry $600"),
        ("Budget is 15k USD", "budget is half a million dollars lol no, 15k USD"),
        ("Giao thứ 6", "giao thứ 5 à nhầm thứ 6"),
        ("Tổng 5tr", "tổng 5tr, không phải 6tr"),
        ("Cọc 5tr", "cọc 5tr, xin lỗi anh em báo trễ, mai lấy thêm 6tr"),
        ("Chuyển 5tr nhầm tài khoản", "chuyển 5tr nhầm tài khoản, chuyển lại 6tr"),
        ("Tổng 5tr à nhầm 6tr", "tổng 5tr à nhầm 6tr"),
        ("Đã trả 3tr", "Đã trả: 3tr\nCon no: 4tr"),
        ("Paid $500 on Monday", "paid $500 on Monday, sorry for the delay"),
        ("The door is 80 cm", "the door is 80 cm. No, they did not call on Tuesday"),
    ],
)
def test_the_last_value_stands_and_so_does_what_nothing_replaces(claim, span):
    assert reasons(claim, span) == set()


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Cô Ba huỷ mở khoá tủ", "Nhà cô Ba\tMở khoá tủ\t-\t\t200.000\tkhách huỷ"),
        ("Khách huỷ mở khoá tủ nhà cô Ba", "mở khoá tủ nhà cô Ba - khách huỷ"),
        ("The client cancelled the roof inspection", "roof inspection | Tuesday | cancelled by the client"),
        ("Phiếu ghi 39.500đ thay vì 38.000đ", "Bữa trước báo 38k/m mà sao phiếu ghi 39k5"),
        ("Giao gỗ thông thay vì gỗ sồi", "hôm trước chốt gỗ sồi mà sao giao gỗ thông"),
        ("They sent pine instead of oak", "we ordered oak but they sent pine"),
    ],
)
def test_what_is_cancelled_or_set_back_on_both_sides_agrees(claim, span):
    assert reasons(claim, span) == set()


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Khách huỷ mở khoá tủ", "mở khoá tủ nhà cô Ba"),
        ("Khách mở khoá tủ", "khách huỷ mở khoá tủ"),
        ("Khách huỷ đơn", "khách không huỷ đơn"),
        ("The client cancelled the inspection", "the client confirmed the inspection"),
        ("Phiếu ghi 38.000đ thay vì 39.500đ", "Bữa trước báo 38k/m mà sao phiếu ghi 39k5"),
        ("Giao gỗ sồi thay vì gỗ thông", "giao gỗ sồi, giao gỗ thông luôn"),
        ("Giao gỗ sồi thay vì gỗ thông", "hôm trước chốt gỗ sồi mà sao giao gỗ thông"),
    ],
)
def test_what_is_cancelled_or_set_back_on_one_side_alone_is_reviewed(claim, span):
    assert "out_of_context_span" in reasons(claim, span)
