"""Decides what a quote is read against: who spoke, when, who is known, and which conventions hold (5-values.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any


class DateOrder(StrEnum):
    """How an organization writes numeric dates."""

    DAY_FIRST = "dmy"
    MONTH_FIRST = "mdy"
    YEAR_FIRST = "ymd"


class Mode(StrEnum):
    """How a claim was proposed; it fixes the band of honest confidence."""

    KEYWORD = "keyword"
    LLM = "llm"


@dataclass(frozen=True, slots=True)
class Conventions:
    """What settles a value that could be read in two ways: IANA time zone, ISO 4217 currency or none, date order."""

    time_zone: str = "UTC"
    default_currency: str | None = None
    date_order: DateOrder = DateOrder.DAY_FIRST


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """Somebody whose name may prove an owner: a person of the organization or an actor of the run."""

    id: str
    name: str
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """Values a proposer declares, as it wrote them: amounts (`"50tr"`, 50000000), dates (ISO), owners (names)."""

    amounts: tuple[str | int | float | Mapping[str, Any], ...] = ()
    dates: tuple[str, ...] = ()
    owners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Quote:
    """A span, the text it is cited from, and that text's own speaker and time (aware, or none when unknown)."""

    span: str
    source_text: str
    said_at: datetime | None = None
    speaker: KnownPerson | None = None


@dataclass(frozen=True, slots=True)
class GroundingContext:
    """What the claim says and what its quote is read against; every part may be unknown."""

    claim: str = ""
    said_at: datetime | None = None
    speaker: KnownPerson | None = None
    people: Sequence[KnownPerson] = ()
    conventions: Conventions = field(default_factory=Conventions)
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    item_type: str | None = None
    strip_owners: bool = False
    personal: bool = False
