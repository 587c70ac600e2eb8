"""Decides which rows of a list are meant when many are chosen at once, by hand or by filter (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, Final
from uuid import UUID

from django.contrib.admin.options import IncorrectLookupParameters
from django.db.models import QuerySet
from django.http import HttpRequest, QueryDict

from evidence.console import RecordAdmin, as_uuid

MOST_TOGETHER: Final = 500
LONGEST_FILTERS: Final = 4_000


def listed(page: RecordAdmin, request: HttpRequest, filters: str) -> QuerySet[Any]:
    """The rows of a list under its filters, given as a query string; none under filters that cannot be read."""
    nothing = page.get_queryset(request).none()
    if len(filters) > LONGEST_FILTERS:
        return nothing
    as_list: Any = copy(request)
    as_list.GET = QueryDict(filters.removeprefix("?"))
    try:
        found: QuerySet[Any] = page.get_changelist_instance(as_list).queryset
    except IncorrectLookupParameters:
        return nothing
    return found


def chosen(page: RecordAdmin, request: HttpRequest) -> QuerySet[Any]:
    """What the reader chose in a list that was sent: everything that fits its filters, or the rows that are ticked."""
    if "all" in request.POST:
        return listed(page, request, request.POST.get("filters", ""))
    return page.get_queryset(request).filter(pk__in=filter(None, map(as_uuid, request.POST.getlist("chosen"))))


def previewed(request: HttpRequest) -> list[UUID]:
    """The rows of a preview that was sent, and no others."""
    named = request.POST.get("ids", "").split(",")[:MOST_TOGETHER]
    return [pk for pk in map(as_uuid, named) if pk]


def as_ids(rows: Iterable[Any]) -> str:
    """The rows of a preview as its form carries them."""
    return ",".join(str(row.pk) for row in rows)
