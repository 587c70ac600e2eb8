"""Decides which sentences the benches read: with values, in two languages, made from a seed (7-quality.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from random import Random
from typing import Final


class Kind(StrEnum):
    """What is altered in a sentence."""

    NUMBER = "number"
    DATE = "date"
    NAME = "name"
    NEGATION = "negation"


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence, the facts that it proves as a proposer would declare them, and itself with one value altered."""

    text: str
    facts: Mapping[str, tuple[str, ...]]
    altered: Mapping[Kind, str]


@dataclass(frozen=True, slots=True)
class _Money:
    """A way to write an amount: a pattern, the least and the greatest number in it, and how thousands are parted."""

    pattern: str
    least: int
    most: int
    mark: str = ","

    def written(self, rng: Random) -> str:
        return self.pattern.format(rng.randint(self.least, self.most)).replace(",", self.mark)


@dataclass(frozen=True, slots=True)
class _Template:
    """A sentence with places for values; `acts` says whether the one named is the one who acts."""

    text: str
    acts: bool


@dataclass(frozen=True, slots=True)
class Language:
    """How one language writes what the sentences say."""

    templates: tuple[_Template, ...]
    names: tuple[str, ...]
    money: tuple[_Money, ...]
    dates: tuple[str, ...]
    items: tuple[str, ...]
    negation: str


_FIRST_DAY: Final = date(2026, 1, 1)
_DAYS: Final = 720
_FARTHEST: Final = 300
ENGLISH: Final = Language(
    templates=(
        _Template("{name} will {negation}pay {money} for the {item} on {date}", acts=True),
        _Template("{name} did {negation}order {count} boxes of the {item} on {date}, worth {money}", acts=True),
        _Template("{money} will {negation}be returned to {name} on {date}", acts=False),
        _Template("{count} pieces of the {item} did {negation}reach {name} by {date}", acts=False),
    ),
    names=(
        *("Lena Ortiz", "Omar Haddad", "Ines Duarte", "Pavel Novak", "Grace Okoro", "Tomas Lind", "Yuki Arai"),
        *("Nadia Farouk", "Hugo Brandt", "Mila Petrov", "Sefa Aydin", "Carla Mendes"),
    ),
    money=(_Money("{:,} dollars", 11, 99_999), _Money("${:,}", 11, 9_999_999), _Money("{:,}.50 euros", 11, 99_999)),
    dates=("{0.day} {0:%B} {0.year}", "{0:%B} {0.day}, {0.year}", "{0:%Y-%m-%d}"),
    items=("pump", "blue valve", "steel frame", "second filter", "spare motor", "water meter"),
    negation="not ",
)
VIETNAMESE: Final = Language(
    templates=(
        _Template("{name} {negation}trả {money} tiền {item} vào ngày {date}", acts=True),
        _Template("{name} {negation}đặt {count} thùng {item} vào ngày {date} với giá {money}", acts=True),
        _Template("{money} {negation}được hoàn cho {name} vào ngày {date}", acts=False),
        _Template("{count} thùng {item} {negation}về kho của {name} vào ngày {date}", acts=False),
    ),
    names=("chị Hoa", "anh Tuấn", "chị Mai", "anh Dũng", "chị Thảo", "anh Khôi", "chị Vy", "anh Sơn", "chị Ngân"),
    money=(
        _Money("{}tr", 11, 999),
        _Money("{} triệu đồng", 11, 999),
        _Money("{}k", 11, 999),
        _Money("{:,}.000 đồng", 11, 9_999, "."),
    ),
    dates=("{0:%d/%m/%Y}", "{0.day} tháng {0.month} năm {0.year}"),
    items=("máy bơm", "van xanh", "khung thép", "bộ lọc", "đồng hồ nước", "dây điện"),
    negation="không ",
)


def statements(language: Language, rng: Random) -> Iterator[Statement]:
    """Sentences without end; the same generator state gives the same ones."""
    while True:
        yield _statement(language, rng)


def _statement(language: Language, rng: Random) -> Statement:
    template = rng.choice(language.templates)
    day, way = _FIRST_DAY + timedelta(days=rng.randrange(_DAYS)), rng.choice(language.dates)
    other_day = day + timedelta(days=rng.randint(1, _FARTHEST))
    name, other_name = rng.sample(language.names, 2)
    money, count = rng.choice(language.money).written(rng), str(rng.randint(11, 9_999))
    negation, opposite = rng.sample((language.negation, ""), 2)
    values = {"name": name, "money": money, "count": count, "date": way.format(day), "negation": negation}
    values["item"] = rng.choice(language.items)
    number = "money" if "{money}" in template.text else "count"
    changes = {
        Kind.NUMBER: {number: other_number(values[number], rng)},
        Kind.DATE: {"date": way.format(other_day)},
        Kind.NAME: {"name": other_name},
        Kind.NEGATION: {"negation": opposite},
    }
    return Statement(
        template.text.format(**values),
        {
            "amounts": (money,) * (number == "money"),
            "dates": (day.isoformat(),),
            "owners": (name,) * template.acts,
        },
        {kind: template.text.format(**values | change) for kind, change in changes.items()},
    )


def other_number(written: str, rng: Random) -> str:
    """The same amount with its first digit changed, one more in front, or that digit cut off; never the same number."""
    first = next(at for at, char in enumerate(written) if char.isdigit())
    head, digit, rest = written[:first], written[first], written[first + 1 :]
    group = len(written[first:]) - len(written[first:].lstrip("0123456789"))
    other = str(int(digit) % 9 + 1)
    ways = [other + rest]
    if group < 3:
        ways.append(other + digit + rest)
    if group > 1 and rest[0] != "0":
        ways.append(rest)
    return head + rng.choice(ways)
