"""Finds the organization that an operator means, and makes the first one (2-architecture.md)."""

from __future__ import annotations

from evidence.domain.errors import NotFound
from evidence.models import Organization

FIRST = "default"


def organization_named(slug: str = "") -> Organization:
    """The organization of that slug; without one the only organization there is, made when there is none yet."""
    if slug:
        found = Organization.objects.filter(slug=slug).first()
        if found is None:
            raise NotFound(f"There is no organization {slug!r}.", field="organization", hint=_known())
        return found
    if not Organization.objects.exists():
        return Organization.objects.create(slug=FIRST, name="Default")
    if Organization.objects.count() > 1:
        raise NotFound("There are several organizations; say which one.", field="organization", hint=_known())
    return Organization.objects.get()


def _known() -> str:
    slugs = ", ".join(Organization.objects.values_list("slug", flat=True)[:20])
    return f"Known organizations: {slugs or 'none'}."
