"""Decides which words of German, French, Spanish and Han script spell numbers (5-values.md, Numbers)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from evidence.domain.lexicon.lists import words

Phrases = Mapping[tuple[str, ...], int]


def _counted(text: str, first: int = 1, step: int = 1) -> dict[str, int]:
    """A count in words; spellings of one number are parted by a stroke."""
    return {word: first + step * at for at, spellings in enumerate(text.split()) for word in spellings.split("|")}


DE_UNITS: Final = _counted("ein|eins|eine|einen|einer zwei|zwo drei vier fünf|fuenf sechs sieben acht neun")
DE_TEENS: Final = _counted(
    "zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn", first=10
)
DE_TENS: Final = _counted(
    "zwanzig dreissig vierzig fünfzig|fuenfzig sechzig siebzig achtzig neunzig", first=20, step=10
)
# How every German number word starts: a word with another start need not be taken apart.
DE_STARTS: Final = words("ein zwe zwo zwa zwö dre vie fün fue sec sie ach neu zeh elf hun tau")

_FR_UNITS: Final = dict(enumerate(("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"), start=1))
_FR_TEENS: Final = dict(enumerate(("dix", "onze", "douze", "treize", "quatorze", "quinze", "seize"), start=10))
_FR_TENS: Final = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante"}
_FR_OTHER_TENS: Final = {70: "septante", 80: "huitante", 90: "nonante"}
_ES_UNITS: Final = dict(enumerate("uno dos tres cuatro cinco seis siete ocho nueve".split(), start=1))
_ES_TENS: Final = {30: "treinta", 40: "cuarenta", 50: "cincuenta", 60: "sesenta", 70: "setenta", 80: "ochenta"}


def _french() -> Phrases:
    small: dict[int, tuple[str, ...]] = {value: (word,) for value, word in (_FR_UNITS | _FR_TEENS).items()}
    small |= {value: ("dix", _FR_UNITS[value - 10]) for value in (17, 18, 19)}
    found = {phrase: value for value, phrase in small.items()} | {("une",): 1}
    for ten, word in (_FR_TENS | _FR_OTHER_TENS).items():
        upper = range(1, 20) if word == "soixante" else range(1, 10)
        found |= {(word,): ten} | {(word, *small[unit]): ten + unit for unit in upper}
        found |= {(word, "et", *small[unit]): ten + unit for unit in upper if unit in (1, 11)}
    found |= {("quatre", "vingts"): 80, ("quatre", "vingt"): 80}
    return MappingProxyType(found | {("quatre", "vingt", *small[unit]): 80 + unit for unit in range(1, 20)})


def _spanish() -> Phrases:
    fixed = "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split()
    found: dict[tuple[str, ...], int] = {(word,): value for value, word in _ES_UNITS.items()}
    found |= {(word,): value for value, word in enumerate(fixed, start=10)}
    twenties = "veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve"
    found |= {(word,): value for value, word in enumerate(twenties.split(), start=21)}
    found |= {("veintiún",): 21, ("veintiun",): 21, ("veintidos",): 22, ("veintitres",): 23, ("veintiseis",): 26}
    found |= {("dieciseis",): 16, ("un",): 1, ("una",): 1}
    for ten, word in (_ES_TENS | {90: "noventa"}).items():
        found |= {(word,): ten} | {(word, "y", unit): ten + value for value, unit in _ES_UNITS.items()}
        found |= {(word, "y", "un"): ten + 1, (word, "y", "una"): ten + 1}
    return MappingProxyType(found)


FR_BELOW_HUNDRED: Final = _french()
ES_BELOW_HUNDRED: Final = _spanish()
FR_HUNDRED: Final = words("cent cents")
ES_HUNDREDS: Final = {
    f"{stem}{gender}": value * 100
    for value, stem in enumerate(
        "doscient trescient cuatrocient quinient seiscient setecient ochocient novecient".split(), start=2
    )
    for gender in ("os", "as")
} | {"cien": 100, "ciento": 100}
THOUSANDS: Final = {"fr": "mille", "es": "mil"}
MILLIONS: Final = words("million millionen milliarde milliarden millions milliard milliards millón millon millones")


def _heads(tables: Iterable[Phrases]) -> frozenset[str]:
    return frozenset(phrase[0] for table in tables for phrase in table)


# Words that are common in another sense or another language: alone they count only where the text is in theirs.
AMBIGUOUS: Final = {
    "de": words("ein eins eine einen einer acht elf"),
    "fr": words("un une six sept neuf dix onze seize cent cents mille"),
    "es": words("un una uno dos once quince mil cien"),
}
WORLD_MONEY: Final = words("euro euros franken francs peso pesos")
WORLD_STARTERS: Final = (
    _heads((FR_BELOW_HUNDRED, ES_BELOW_HUNDRED)) | FR_HUNDRED | ES_HUNDREDS.keys() | {"mil", "mille"}
)

HAN_DIGITS: Final = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"〇": 0, "两": 2, "両": 2}
HAN_PLACES: Final = {"十": 10, "百": 100, "千": 1000}
HAN_MYRIADS: Final = {"万": 4, "萬": 4, "億": 8, "亿": 8}
# Alone a digit counts only before what is counted or paid: so many words are written with one.
HAN_COUNTERS: Final = frozenset("円圆元块人個个名本枚台件歳岁階匹冊杯回")
