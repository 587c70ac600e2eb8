"""Numbers in words of other languages: complete up to millions, and silent where the words mean something else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.amounts import read_amounts
from evidence.domain.context import Conventions
from evidence.domain.numbers import read_numbers

NOWHERE = Conventions()
DE_UNITS = "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split()
DE_TEENS = "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split()
DE_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()
FR_SMALL = "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split()
FR_TENS = "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split()
ES_SMALL = """uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete
    veintiocho veintinueve""".split()
ES_TENS = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split()
ES_HUNDREDS = """ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos
    novecientos""".split()
HAN = "一二三四五六七八九"


def german(value: int) -> str:
    if value >= 1000:
        return f"{german(value // 1000)}tausend{german(value % 1000) if value % 1000 else ''}"
    if value >= 100:
        return f"{DE_UNITS[value // 100 - 1]}hundert{german(value % 100) if value % 100 else ''}"
    if value < 20:
        return (DE_UNITS + DE_TEENS)[value - 1]
    tens, units = divmod(value, 10)
    return f"{DE_UNITS[units - 1]}und{DE_TENS[tens - 2]}" if units else DE_TENS[tens - 2]


def french(value: int) -> str:
    if value >= 1000:
        count = "" if value < 2000 else f"{french(value // 1000)} "
        return f"{count}mille" + (f" {french(value % 1000)}" if value % 1000 else "")
    if value >= 100:
        count = "" if value < 200 else f"{FR_SMALL[value // 100 - 1]} "
        return f"{count}cent" + (f" {french(value % 100)}" if value % 100 else "")
    return french_below_hundred(value)


def french_below_hundred(value: int) -> str:
    if value < 17:
        return FR_SMALL[value - 1]
    if value < 20:
        return f"dix-{FR_SMALL[value - 11]}"
    tens = FR_TENS[value // 10 - 2]
    units = value % 20 if value >= 60 else value % 10
    if not units:
        return tens
    joint = " et " if units in (1, 11) and value < 80 else "-"
    return f"{tens}{joint}{french_below_hundred(units)}"


def spanish(value: int) -> str:
    if value >= 1000:
        count = "" if value < 2000 else f"{spanish(value // 1000)} "
        return f"{count}mil" + (f" {spanish(value % 1000)}" if value % 1000 else "")
    if value == 100:
        return "cien"
    if value > 100:
        return ES_HUNDREDS[value // 100 - 1] + (f" {spanish(value % 100)}" if value % 100 else "")
    if value < 30:
        return ES_SMALL[value - 1]
    return ES_TENS[value // 10 - 3] + (f" y {ES_SMALL[value % 10 - 1]}" if value % 10 else "")


def han(value: int) -> str:
    if value >= 10_000:
        return f"{han(value // 10_000)}万{han(value % 10_000) if value % 10_000 else ''}"
    places = ((1000, "千"), (100, "百"), (10, "十"))
    written = ""
    for place, char in places:
        digit, value = divmod(value, place)
        written += f"{HAN[digit - 1] if digit > 1 or place == 1000 else ''}{char}" if digit else ""
    return written + (HAN[value - 1] if value else "")


@given(value=st.integers(min_value=2, max_value=999_999))
def test_spelled_numbers_read_back_as_money_in_four_languages(value: int) -> None:
    for text in (f"{german(value)} Euro", f"{french(value)} euros", f"{spanish(value)} euros", f"{han(value)}円"):
        assert [amount.value for amount in read_amounts(text, NOWHERE)] == [value], text


@given(one=st.integers(min_value=2, max_value=999_999), other=st.integers(min_value=2, max_value=999_999))
def test_different_numbers_never_read_alike(one: int, other: int) -> None:
    for spell in (german, french, spanish):
        amounts = read_amounts(f"{spell(one)} euros, {spell(other)} euros", NOWHERE)
        assert len({amount.value for amount in amounts}) == len({one, other})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("eine Million zweihunderttausend Euro", 1_200_000),
        ("drei Millionen Euro", 3_000_000),
        ("dos millones trescientos mil euros", 2_300_000),
        ("deux millions trois cent mille euros", 2_300_000),
        ("un million d'euros", 1_000_000),
        ("un millón de pesos", 1_000_000),
        ("septante et un euros", 71),
        ("tausend Euro", 1000),
        ("tausendundein Euro", 1001),
        ("1万五千円", 15_000),
        ("三億二千万円", 320_000_000),
    ],
)
def test_millions_and_regional_words_are_read(text: str, value: int) -> None:
    assert [amount.value for amount in read_amounts(text, NOWHERE)] == [value]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("zwei Personen", ["2"]), ("die acht Leute sind da", ["8"]), ("三人", ["3"]), ("cinq paquets", ["5"])],
)
def test_a_small_number_word_counts_where_its_language_is_clear(text: str, expected: list[str]) -> None:
    assert [f"{number.value:f}" for number in read_numbers(text, NOWHERE)] == expected


@pytest.mark.parametrize(
    "text",
    [
        "ein Haus",
        "un paquet",
        "une fois",
        "once again",
        "seize the day",
        "caught it in the quince",
        "a cent saved",
        "Mille Miglia",
        "Hundertwasser",
        "Achtung",
        "Zehntel",
        "一番",
        "一緒に",
        "千葉",
        "第三",
        "二三人",
        "土曜日",
        "周三",
        "dos",
        "neuf",
    ],
)
def test_words_that_only_look_like_numbers_of_another_language_are_none(text: str) -> None:
    assert read_numbers(text, NOWHERE) == ()


def test_english_cents_are_no_french_hundreds() -> None:
    assert [number.value for number in read_numbers("it costs six cents", NOWHERE)] == [6]
    assert [number.value for number in read_numbers("le prix est de six cents euros", NOWHERE)] == [600]
