"""Decides how ages, percentages and scores read on a page (4-interfaces.md, the console)."""

from __future__ import annotations

from datetime import datetime

from django import template
from django.utils import timezone

register = template.Library()
_UNITS = ((86_400, "d"), (3_600, "h"), (60, "min"))


@register.filter
def age(moment: datetime | None) -> str:
    """How long ago a moment was, in one unit: `3 d`, `5 h`, `now`."""
    if moment is None:
        return ""
    seconds = (timezone.now() - moment).total_seconds()
    return next((f"{int(seconds // size)} {name}" for size, name in _UNITS if seconds >= size), "now")


@register.filter
def ago(moment: datetime | None) -> str:
    """How long ago a moment was, to be read in a sentence: `3 d ago`, `just now`."""
    text = age(moment)
    return "just now" if text == "now" else f"{text} ago"


@register.filter
def spaced(name: str) -> str:
    """A technical name as words: `scope_policy` becomes `scope policy`."""
    return str(name).replace("_", " ")


@register.filter
def parts(names: str) -> list[str]:
    """The names in a joined word: `factual+episodic` is two."""
    return [name for name in str(names).split("+") if name]
