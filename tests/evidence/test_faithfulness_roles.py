"""A value keeps the part that its quote gives it, a direction its sense, and what has changed is over (3-guards.md)."""

from __future__ import annotations

import pytest

from evidence.domain import Conventions, Facts, GroundingContext, Mode, Quote, ground
from tests.evidence.test_faithfulness import SAID_AT

VI = Conventions("Asia/Ho_Chi_Minh", "VND")


def roles(claim: str, span: str, source: str | None = None) -> list[str]:
    """The details of what is found out of its part."""
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI)
    quote = Quote(span, span if source is None else source)
    result = ground(Facts(), [quote], confidence=0.87, mode=Mode.LLM, context=context)
    return [found.detail for found in result.findings if found.data.get("kind") == "role"]


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Chị Hoa cọc trước 70 triệu", "Chị Hoa cọc trước 50tr, còn lại 70tr trả sau lắp"),
        ("Tổng giá là 3.500.000 đồng", "Giá mỗi bộ cửa là 3tr5, lấy 4 bộ"),
        ("The total is $40", "Unit price is $40 and we need 12 units"),
        ("We pay $400 in total", "We pay in three instalments of $400 each"),
        ("The deposit was $900", "The deposit was $300, and the rest of $900 is due in May"),
        ("Total: $500", "Deposit: $500; Total: $2,000"),
        ("The subscription is $20 per year", "The subscription is $20 per month"),
        ("El alquiler es de 800 euros al año", "El alquiler es de 800 euros al mes"),
        ("It costs at most $500", "It costs at least $500"),
        ("Chi phí tối đa 5tr", "Chi phí tối thiểu 5tr"),
        ("The agreed price is $1,900", "We were quoted $1,900 but settled on $1,700"),
        ("Hạn nộp là thứ 6", "Hạn nộp là thứ 5, họp thứ 6"),
        ("The end is on 5 March", "The start is on 5 March and the end on 9 March"),
        ("Giao trước 15/3", "Giao sau 15/3"),
        ("We meet on Friday", "We meet after Friday"),
        ("It weighs 5 g", "It weighs 5 kg"),
        ("It is 5 miles away", "It is 5 km away"),
    ],
)
def test_a_value_in_another_part_than_its_quote_gives_it_goes_to_a_person(claim, span):
    assert roles(claim, span)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Chị Hoa cọc trước 50 triệu", "Chị Hoa cọc trước 50tr, còn lại 70tr trả sau lắp"),
        ("Còn lại 70 triệu trả sau lắp", "Chị Hoa cọc trước 50tr, còn lại 70tr trả sau lắp"),
        ("Khách cọc 20tr", "Khách chốt giá 50tr, đặt trước 20tr"),
        ("The unit price is $40", "Unit price is $40 and we need 12 units"),
        ("Three instalments of $400 each, $1,200 in total", "Total $1,200 in three instalments of $400 each"),
        ("The deposit of $500 is part of the total of $2,000", "Deposit: $500; Total: $2,000"),
        ("The subscription is $20 a month", "The subscription is $20 per month"),
        ("$20 monthly", "we pay $20 each month, $240 per year"),
        ("Chi phí ít nhất 5tr", "Chi phí tối thiểu 5tr"),
        ("It costs at most $500", "It does not cost more than $500"),
        ("The agreed price is $1,700", "We were quoted $1,900 but settled on $1,700"),
        ("Họp thứ 6", "Hạn nộp là thứ 5, họp thứ 6"),
        ("The end is on 9 March", "The start is on 5 March and the end on 9 March"),
        ("Giao trước 15/3", "Giao trễ nhất trước 15/3"),
        ("Giao thứ 5 tuần sau", "tuần sau thứ 5 giao"),
        ("We meet from Friday on", "We meet after Friday"),
        ("It weighs 5 kilos", "It weighs 5 kg"),
        ("The job takes 2 days and 5 hours", "2 days and 5 hours for the job"),
        ("Lan trả 7tr", "Lan trả 5tr, chuyển thêm 7tr"),
        ("Tổng 6tr", "tổng 5tr à nhầm 6tr"),
        ("Đợt 3 còn phải thu 185tr", "đợt 3 là 245 triệu trừ tạm ứng 60 triệu còn 185 triệu"),
    ],
)
def test_a_value_in_the_same_part_is_left_alone(claim, span):
    assert roles(claim, span) == []


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("The invoice was approved by accounting", "The invoice was rejected by accounting"),
        ("The meeting was confirmed", "The meeting was cancelled"),
        ("The price went up", "The price went down"),
        ("The client paid $90", "We refunded $90 to the client"),
        ("We won the tender", "We lost the tender"),
        ("We bought the van", "We sold the van"),
        ("Ana paid Peter $200", "Ana received $200 from Peter"),
        ("We prefer Teams over Slack", "We prefer Slack over Teams"),
        ("We moved from Paris to Lyon", "We moved from Lyon to Paris"),
        ("The rent went from $1,100 to $900", "The rent went from $900 to $1,100"),
        ("We use AWS", "We switched from AWS to Azure"),
        ("The rent is $900", "The rent went from $900 to $1,100"),
        ("The deadline is March 5", "The deadline was moved from March 5 to March 9"),
        ("We need 2 chairs and 12 tables", "We need 12 chairs and 2 tables"),
    ],
)
def test_the_opposite_of_a_quote_goes_to_a_person(claim, span):
    assert roles(claim, span)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("The invoice was rejected", "The invoice was rejected by accounting"),
        ("The invoice was not rejected", "The invoice was approved by accounting"),
        ("The order was approved", "The order was rejected at first but approved later"),
        ("We lost the tender", "We lost the tender"),
        ("Peter paid Ana $200", "Ana received $200 from Peter"),
        ("Ana bought the van", "Omar sold his van to Ana"),
        ("We prefer Slack over Teams", "We prefer Slack over Teams"),
        ("We moved to Paris from Lyon", "We moved from Lyon to Paris"),
        ("We use Azure", "We switched from AWS to Azure"),
        ("We used AWS before", "We switched from AWS to Azure"),
        ("The rent was $900", "The rent went from $900 to $1,100"),
        ("The rent is $1,100", "The rent went from $900 to $1,100"),
        ("The deadline is March 9", "The deadline was moved from March 5 to March 9"),
        ("We use AWS", "We will switch from AWS to Azure in autumn"),
        ("We need 2 tables and 12 chairs", "We need 12 chairs and 2 tables"),
        ("Send the key to Ines and the file to Omar", "Send the file to Omar and the key to Ines"),
        ("The office moves to Lyon", "The office moves to Lyon to save rent"),
        ("Vật tư 2 cọc 1,6tr", "đóng thêm 2 cọc thì vật tư tầm 1tr6"),
    ],
)
def test_what_its_quote_says_in_other_words_is_left_alone(claim, span):
    assert roles(claim, span) == []


def test_the_part_is_read_where_the_span_stands_and_not_in_the_cut_alone():
    assert roles("The total is $40", "$40 for the lamps", "The unit price is $40 for the lamps.")


def test_a_value_that_its_quote_gives_in_both_parts_is_left_alone():
    assert roles("The total is $500", "The deposit is $500. The total is $500.") == []


@pytest.mark.parametrize(
    ("claim", "span", "is_proven"),
    [
        ("We paid $90", "They want us to pay $90", False),
        ("Đã chuyển 30tr", "Suýt nữa chuyển nhầm 30tr", False),
        ("We paid $90", "We paid $90 and want a receipt", True),
        ("Ines wants to pay $90", "I want to pay $90", True),
    ],
)
def test_a_payment_that_is_only_wanted_or_narrowly_missed_is_no_payment(claim, span, is_proven):
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI)
    result = ground(Facts(), [Quote(span, span)], confidence=0.87, mode=Mode.LLM, context=context)
    codes = {found.code for found in result.findings}
    assert codes.isdisjoint({"ungrounded_amount", "out_of_context_span"}) is is_proven
