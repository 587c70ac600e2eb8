"""Decides which time zones and currencies an organization may name (5-values.md)."""

from __future__ import annotations

from zoneinfo import available_timezones

from django.core.exceptions import ValidationError


def check_time_zone(value: str) -> None:
    """Refuse what is no IANA time zone."""
    if value not in available_timezones():
        raise ValidationError("Not an IANA time zone; write it like Asia/Ho_Chi_Minh.", code="time_zone")


def check_currency(value: str) -> None:
    """Refuse what does not look like an ISO 4217 code."""
    if not (len(value) == 3 and value.isascii() and value.isalpha() and value.isupper()):
        raise ValidationError("Not a currency code; write it like VND.", code="currency")
