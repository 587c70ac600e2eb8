"""Amounts in other languages and currencies, and when two amounts are one (5-values.md, Amounts)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from evidence.domain.amounts import Amount, read_amounts, same_amount
from evidence.domain.context import Conventions

NOWHERE = Conventions()


def conventions(currency: str | None) -> Conventions:
    return Conventions("UTC", currency)


@pytest.mark.parametrize(
    ("text", "value", "currency"),
    [
        ("$1,234.50", "1234.50", "USD"),
        ("1.234,50 €", "1234.50", "EUR"),
        ("1 234,50 €", "1234.50", "EUR"),
        ("1\u202f234,50\u00a0€", "1234.50", "EUR"),
        ("CHF 1'234.50", "1234.50", "CHF"),
        ("€1.234", "1234", "EUR"),
        ("USD 8,240", "8240", "USD"),
        ("480 USD", "480", "USD"),
        ("USD500", "500", "USD"),
        ("$1.2k", "1200", "USD"),
        ("$3m", "3000000", "USD"),
        ("3m USD", "3000000", "USD"),
        ("US$5bn", "5000000000", "USD"),
        ("A$500", "500", "AUD"),
        ("$500 AUD", "500", "AUD"),
        ("£5k", "5000", "GBP"),
        ("half a million dollars", "500000", "USD"),
        ("two and a half million dollars", "2500000", "USD"),
        ("fifteen hundred dollars", "1500", "USD"),
        ("two hundred and fifty thousand euros", "250000", "EUR"),
        ("1.500 Euro", "1500", "EUR"),
        ("2,5 Millionen Euro", "2500000", "EUR"),
        ("5 Mio. €", "5000000", "EUR"),
        ("3 Mrd. EUR", "3000000000", "EUR"),
        ("1 500 euros", "1500", "EUR"),
        ("2 millions d'euros", "2000000", "EUR"),
        ("₹5 lakh", "500000", "INR"),
        ("Rs. 3 crore", "30000000", "INR"),
        ("₹1,00,000", "100000", "INR"),
        ("12,34,567 INR", "1234567", "INR"),
        ("5万円", "50000", "JPY"),
        ("1億2000万円", "120000000", "JPY"),
        ("1万5千円", "15000", "JPY"),
        ("金額は３０，０００円です。", "30000", "JPY"),
        ("50 triệu đô", "50000000", "USD"),
        ("500 đô Úc", "500", "AUD"),
        ("50 triệu", "50000000", None),
    ],
)
def test_a_named_currency_stands_before_or_after_its_number(text: str, value: str, currency: str | None) -> None:
    (amount,) = read_amounts(text, NOWHERE)
    assert (amount.value, amount.currency, amount.is_bare, amount.is_ambiguous) == (
        Decimal(value),
        currency,
        False,
        False,
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("$5-7k", ["5000", "7000"]),
        ("$5k-7k", ["5000", "7000"]),
        ("$500-700", ["500", "700"]),
        ("500-700 USD", ["500", "700"]),
        ("$5 to $7", ["5", "7"]),
        ("between 5 and 7 million dollars", ["5000000", "7000000"]),
    ],
)
def test_both_ends_of_a_range_share_currency_and_scale(text: str, expected: list[str]) -> None:
    amounts = read_amounts(text, conventions("VND"))
    assert [(amount.value, amount.currency) for amount in amounts] == [(Decimal(value), "USD") for value in expected]


@pytest.mark.parametrize("text", ["$5 50", "5 dollars 50", "$5 million 2", "5 mil euros", "two million five dollars"])
def test_a_number_left_over_makes_a_foreign_amount_unreadable(text: str) -> None:
    assert [amount.is_ambiguous for amount in read_amounts(text, NOWHERE)] == [True]


def test_three_decimals_are_open_where_the_point_is_the_decimal_mark() -> None:
    assert [amount.is_ambiguous for amount in read_amounts("$8.240", conventions("USD"))] == [True]
    assert [amount.is_ambiguous for amount in read_amounts("$8,240", conventions("USD"))] == [False]
    assert [amount.value for amount in read_amounts("4.000 Euro", conventions("USD"))] == [Decimal(4000)]


@pytest.mark.parametrize(
    "text",
    [
        "3m",
        "50 m",
        "5 pounds",
        "we won 500",
        "$50%",
        "PHP 8.1",
        "TRY 5 TIMES",
        "costs 500",
        "5 d'or",
        "version 1,234",
        "3 b",
    ],
)
def test_numbers_without_a_currency_are_no_foreign_amounts(text: str) -> None:
    assert [amount for amount in read_amounts(text, conventions("USD")) if not amount.is_bare] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1.2k for the venue", ["1200"]),
        ("5 million", ["5000000"]),
        ("12,500", ["12500"]),
        ("1,234.50", ["1234.50"]),
        ("1.2k signups", []),
        ("12,500 users", []),
        ("5 million people", []),
        ("10k run", []),
    ],
)
def test_a_scale_alone_may_be_money_unless_a_noun_says_what_is_counted(text: str, expected: list[str]) -> None:
    amounts = read_amounts(text, conventions("USD"))
    assert [amount.value for amount in amounts] == [Decimal(value) for value in expected]
    assert all(amount.is_bare for amount in amounts)


@pytest.mark.parametrize(
    ("text", "currency", "expected"),
    [
        ("$5", "AUD", "AUD"),
        ("$5", "VND", "USD"),
        ("¥500", "CNY", "CNY"),
        ("¥500", "JPY", "JPY"),
        ("¥500", "VND", "¥"),
        ("5 triệu", "USD", "VND"),
        ("5 triệu", "VND", "VND"),
    ],
)
def test_a_shared_sign_is_settled_by_the_default_currency_alone(text: str, currency: str, expected: str) -> None:
    assert [amount.currency for amount in read_amounts(text, conventions(currency))] == [expected]


def test_a_bare_number_is_not_read_beside_a_foreign_currency() -> None:
    assert read_amounts("Giá (USD): 12,500", conventions("VND")) == ()
    assert read_amounts("Giá: 12,500", conventions("VND")) != ()


def only(text: str, currency: str | None = None) -> Amount:
    (amount,) = read_amounts(text, conventions(currency))
    return amount


@pytest.mark.parametrize(
    ("asserted", "read", "currency", "expected"),
    [
        ("₫50M", "50tr", "VND", True),
        ("50 triệu", "50.000.000", "VND", True),
        ("50.000.000đ", "năm mươi triệu", "VND", True),
        ("1,5 tỷ", "1tỷ5", "VND", True),
        ("$480", "USD 480", "VND", True),
        ("50 triệu", "$50m", None, True),
        ("50tr", "5tr", "VND", False),
        ("1tr5", "1tr05", "VND", False),
        ("8.240.000đ", "USD 8,240", "VND", False),
        ("480.000đ", "$480", "VND", False),
        ("50 triệu", "$50m", "VND", False),
        ("$500 AUD", "$500", None, False),
        ("1tr5 3", "1tr5", "VND", False),
        ("1tr5 3", "1tr5 3", "VND", True),
        ("1.234 triệu", "1.234 triệu", "VND", True),
    ],
)
def test_amounts_are_one_by_value_and_currency(
    asserted: str, read: str, currency: str | None, *, expected: bool
) -> None:
    assert same_amount(only(asserted, currency), only(read, currency)) is expected
