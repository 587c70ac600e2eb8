"""Decides what each field of the extraction contract may hold (document 003, `invalid_contract` in 3-guards.md)."""

from __future__ import annotations

import unicodedata
from datetime import datetime, time
from typing import Annotated, Any, Final, cast
from zoneinfo import ZoneInfo

import regex
from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, WithJsonSchema
from pydantic_core import PydanticCustomError

from evidence.domain.context import Conventions
from evidence.domain.moments import fault_of
from memories.domain.validity import is_in_range, is_ordered, means_open_ended

MIN_VISIBLE: Final = 5
MAX_BYTES: Final = 10_000
MAX_LIST: Final = 50
MAX_WORD: Final = 40
MAX_INDEX: Final = 2**31 - 1
LARGEST_AMOUNT: Final = 10**30

_ISO_8601: Final = regex.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
    r"(?P<clock>[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?(?:[Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)?)?"
)
_UNSAFE: Final = regex.compile(r"[\p{Cc}\p{Cs}--\t\n\r]", flags=regex.VERSION1)
_LAST_MOMENT: Final = time(23, 59, 59)
REPLACEMENT: Final = "\ufffd"


def broken(kind: str, rule: str) -> PydanticCustomError:
    """A breach of the contract with a stable kind and the rule in words, which never repeats the input."""
    return PydanticCustomError("contract", "{rule}", {"kind": kind, "rule": rule})


def without_unsafe(text: str) -> str:
    """The text with every control character and lone surrogate shown as U+FFFD, so that it can be stored."""
    return _UNSAFE.sub(REPLACEMENT, text)


def visible_length(text: str) -> int:
    """How many visible characters a text has; a wide character counts two, a mark on a letter none."""
    shown = [c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] not in "ZCM"]
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in shown)


def check_plain(text: str) -> str:
    """The text itself unless it holds a control character or a lone surrogate, which no database can store."""
    if _UNSAFE.search(text):
        raise broken("unsafe", "must not hold control characters or lone surrogates")
    return text


def check_content(text: str) -> str:
    """The claim without blanks at its edges, at least 5 visible characters and at most 10,000 UTF-8 bytes."""
    claim = check_plain(text).strip()
    if visible_length(claim) < MIN_VISIBLE:
        raise broken("too_short", f"must have at least {MIN_VISIBLE} visible characters")
    if len(claim.encode()) > MAX_BYTES:
        raise broken("too_long", f"must have at most {MAX_BYTES} UTF-8 bytes")
    return claim


def read_moment(raw: object, info: ValidationInfo) -> datetime | None:
    """An ISO 8601 day or time, aware; one without a zone is read in the organization's, a last day lasts to its end."""
    if raw is None:
        return None
    conventions, _ = reading_of(info)
    is_upper = info.field_name == "valid_until"
    moment = raw if isinstance(raw, datetime) else _parsed(raw, is_upper=is_upper)
    return moment if moment.tzinfo else moment.replace(tzinfo=ZoneInfo(conventions.time_zone))


def check_moment(moment: datetime | None, info: ValidationInfo) -> datetime | None:
    """The bound itself; year 9999 is open-ended, and one out of range or not after `valid_from` is refused."""
    if moment is None or (info.field_name == "valid_until" and means_open_ended(moment)):
        return None
    _, reference_at = reading_of(info)
    if fault := fault_of(moment):
        raise broken("out_of_range", fault)
    if not is_in_range(moment, reference_at):
        raise broken("out_of_range", "must lie between 1900 and a hundred years from now")
    if info.field_name == "valid_until" and not is_ordered(info.data.get("valid_from"), moment):
        raise broken("order", "must lie after valid_from")
    return moment


def reading_of(info: ValidationInfo) -> tuple[Conventions, datetime | None]:
    """The organization's conventions and the reference time that were given for validation."""
    context = info.context or {}
    return context.get("conventions", Conventions()), context.get("reference_at")


def usable_indexes(raw: object) -> list[int]:
    """The cited indexes that are whole numbers; a bool, a string or a fraction cites nothing."""
    found = raw if isinstance(raw, list | tuple) else ()
    return [index for index in found if isinstance(index, int) and not isinstance(index, bool)]


def bounded_index(index: int) -> int:
    """The index, or -1 for one so large that no run has it."""
    return index if abs(index) <= MAX_INDEX else -1


def check_amount(raw: object) -> Any:
    """An amount as it was written: a text, a finite number, or a flat object of such; `true` is no amount."""
    if isinstance(raw, dict):
        return {check_plain(str(key)): _plain_value(value) for key, value in raw.items() if value is not None}
    return _plain_value(raw)


def _plain_value(raw: object) -> str | int | float:
    if isinstance(raw, str):
        return check_plain(raw)
    is_number = isinstance(raw, int | float) and not isinstance(raw, bool)
    if not is_number or not abs(cast("float", raw)) <= LARGEST_AMOUNT:
        raise broken("amount", "must be a text, a finite number or a flat object")
    return cast("float", raw)


def none_as_empty(raw: object) -> Any:
    """An empty list for null, a list of one for a single text; anything else as it stands."""
    if raw is None:
        return []
    return [raw] if isinstance(raw, str) else raw


def _parsed(raw: object, *, is_upper: bool) -> datetime:
    match = _ISO_8601.fullmatch(raw) if isinstance(raw, str) else None
    if match is None:
        raise broken("date", "must be an ISO 8601 date or time")
    try:
        moment = datetime.fromisoformat(match[0].upper())
    except ValueError:
        raise broken("date", "must be a day and time that exist") from None
    return moment if match["clock"] or not is_upper else datetime.combine(moment, _LAST_MOMENT)


Confidence = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False, strict=True)]
Text = Annotated[str, Field(strict=True), AfterValidator(check_plain)]
Word = Annotated[str, Field(strict=True, max_length=MAX_WORD), AfterValidator(check_plain)]
Content = Annotated[str, Field(strict=True), AfterValidator(check_content)]
Moment = Annotated[datetime | None, BeforeValidator(read_moment), AfterValidator(check_moment)]
Indexes = Annotated[list[int], BeforeValidator(usable_indexes)]
Texts = Annotated[list[Text], BeforeValidator(none_as_empty), Field(max_length=MAX_LIST)]
Amount = Annotated[Any, AfterValidator(check_amount), WithJsonSchema({"type": ["string", "number"]})]
Amounts = Annotated[list[Amount], BeforeValidator(none_as_empty), Field(max_length=MAX_LIST)]
