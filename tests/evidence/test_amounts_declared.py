"""What a proposer may declare as an amount, and what proves nothing because it cannot be read (3-guards.md, Facts)."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from evidence.domain.amounts import read_amounts, read_declared_amount, same_amount
from evidence.domain.context import Conventions

VND = Conventions("Asia/Ho_Chi_Minh", "VND")


@pytest.mark.parametrize(
    ("raw", "value", "currency"),
    [
        ("50tr", "50000000", "VND"),
        ("18.500.000đ", "18500000", "VND"),
        ("18,500,000", "18500000", "VND"),
        ("96.4tr", "96400000", "VND"),
        ("1.15 tỷ", "1150000000", "VND"),
        ("₫31.75M", "31750000", "VND"),
        ("50M", "50000000", "VND"),
        ("khoảng 5tr", "5000000", "VND"),
        ("-2.900.000", "2900000", "VND"),
        ("165k/m2", "165000", "VND"),
        ("$480", "480", "USD"),
        ("USD 8,240", "8240", "USD"),
        ("năm triệu", "5000000", "VND"),
        ("half a million", "500000", "VND"),
        (50_000_000, "50000000", "VND"),
        (1e6, "1000000", "VND"),
        (0.1, "0.1", "VND"),
        ({"value": 50_000_000, "unit": "VND"}, "50000000", "VND"),
        ({"value": 2.5, "unit": "triệu"}, "2500000", "VND"),
        ({"value": 50, "unit": "triệu đồng"}, "50000000", "VND"),
        ({"value": "2tr5", "currency": "VND"}, "2500000", "VND"),
        ({"amount": 480, "currency": "USD"}, "480", "USD"),
        ({"value": 30_000}, "30000", "VND"),
    ],
)
def test_a_declared_amount_is_read_by_value(raw: Any, value: str, currency: str) -> None:
    amount = read_declared_amount(raw, VND)
    assert amount is not None
    assert (str(amount.value), amount.currency) == (value, currency)


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "abc",
        "khoảng",
        "50-60tr",
        "5tr và 7tr",
        "1tr5 3",
        "1.234 triệu",
        "5 mil",
        "50%",
        True,
        float("nan"),
        float("inf"),
        10**40,
        {},
        {"value": None},
        {"value": True},
        {"value": 234, "unit": "m"},
        {"value": 5, "unit": "kg"},
        {"value": 5, "unit": 7},
        {"value": 5, "unit": "VND USD"},
        {"value": [5]},
    ],
)
def test_what_cannot_be_read_declares_nothing(raw: Any) -> None:
    assert read_declared_amount(raw, VND) is None


@pytest.mark.parametrize(
    ("raw", "span", "expected"),
    [
        ("18.500.000đ", "mai mới ck 50% đc nha, 18tr500", True),
        ("145.000đ", "Sảnh A, 86, 145000, Đội Phú", True),
        (8_240, "tương đương 8,240 đồng", True),
        ("50.000.000đ", "mai mới ck 50% đc nha", False),
        ("50000000", "dây 50m", False),
        ("905000000", "gọi 0905 000 000", False),
        ("8.240.000đ", "tương đương USD 8,240", False),
        (8_240, "tương đương USD 8,240", False),
        ("1.240.000đ", "1.240 m2 – 71.920.000 – đội 2", False),
        ("6.203.000đ", "vong bi 6203 gia 95k 1 cai", False),
        ("2.205.000đ", "đơn hàng DH-2205 sản xuất xong", False),
        ("98.600.000đ", "Trại tôm | 98,6 | Đấu nối DC", False),
        ("50đ", "chốt 50 triệu", False),
        ("50", "chốt 50 triệu", False),
        ("34.002.000đ", "còn thiếu 34tr2", False),
        ("150.000đ", "15Ok nha em", False),
    ],
)
def test_a_declared_amount_is_proven_only_by_the_same_value(raw: Any, span: str, *, expected: bool) -> None:
    declared = read_declared_amount(raw, VND)
    assert declared is not None
    assert any(same_amount(declared, amount) for amount in read_amounts(span, VND)) is expected


def test_a_json_number_is_exact() -> None:
    declared = read_declared_amount(1234567.89, Conventions("UTC", "USD"))
    assert declared is not None
    assert declared.value == Decimal("1234567.89")
