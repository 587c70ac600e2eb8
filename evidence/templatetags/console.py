"""Decides how ages, percentages and scores read on a page (4-interfaces.md, the console)."""

from __future__ import annotations

from datetime import datetime

from django import template
from django.utils import timezone
from django.utils.translation import gettext, gettext_noop

register = template.Library()
_UNITS = ((86_400, gettext_noop("{count} d")), (3_600, gettext_noop("{count} h")), (60, gettext_noop("{count} min")))


@register.filter
def age(moment: datetime | None) -> str:
    """How long ago a moment was, in one unit: `3 d`, `5 h`, `now`."""
    if moment is None:
        return ""
    seconds = (timezone.now() - moment).total_seconds()
    told = ((seconds // size, words) for size, words in _UNITS if seconds >= size)
    return next((gettext(words).format(count=int(count)) for count, words in told), gettext("now"))


@register.filter
def ago(moment: datetime | None) -> str:
    """How long ago a moment was, to be read in a sentence: `3 d ago`, `just now`."""
    text = age(moment)
    return gettext("just now") if text == gettext("now") else gettext("{age} ago").format(age=text)


@register.filter
def spaced(name: str) -> str:
    """A technical name as words: `scope_policy` becomes `scope policy`."""
    return str(name).replace("_", " ")


@register.filter
def parts(names: str) -> list[str]:
    """The names in a joined word: `factual+episodic` is two."""
    return [name for name in str(names).split("+") if name]
