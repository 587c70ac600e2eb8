"""Decides how reason codes read on a page, and what the overview says (3-guards.md; 4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Any

from django import template
from django.utils import timezone
from django.utils.translation import gettext

from extraction.console import overview as of
from extraction.console.candidates import sentence

register = template.Library()


@register.filter(name="sentence")
def in_words(code: str) -> str:
    """A reason code in the reader's language."""
    words = sentence(code)
    return gettext(words) if words else ""


@register.filter
def guard(name: str) -> str:
    """The name of a guard in the reader's language."""
    words = gettext(str(name).replace("_", " "))
    return words[:1].upper() + words[1:]


@register.simple_tag(takes_context=True)
def overview(context: dict[str, Any]) -> dict[str, Any]:
    """The overview of the organization that the address names, or of the reader's first; none without any."""
    request = context["request"]
    organizations = of.organizations_of(request.user)
    named = [each for each in organizations if each.slug == request.GET.get("organization")]
    chosen = next(iter(named or organizations), None)
    return {
        "organizations": organizations,
        "shown": of.overview(chosen, timezone.now()) if chosen else None,
    }
