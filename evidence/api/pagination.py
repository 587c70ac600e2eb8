"""Decides how lists are paged: by time-ordered key, so that the last page costs what the first does (7-quality.md)."""

from __future__ import annotations

from typing import Any, Final
from uuid import UUID

from rest_framework.exceptions import NotFound
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request

from evidence.domain.errors import InvalidInput

ORDERINGS: Final = {"-created_at": ("-id",), "created_at": ("id",)}
CURSOR, PAGE_SIZE, ORDERING = "cursor", "page_size", "ordering"
PARAMETERS: Final = frozenset({CURSOR, PAGE_SIZE, ORDERING})


class TimeOrderedPagination(CursorPagination):
    """Pages over keys that sort by time, newest first unless asked otherwise."""

    cursor_query_param = CURSOR
    page_size_query_param = PAGE_SIZE
    max_page_size = 500
    ordering = "-id"

    def get_ordering(self, request: Request, queryset: Any, view: Any) -> tuple[str, ...]:
        """The order that was asked for; InvalidInput for any other word."""
        asked = request.query_params.get(ORDERING, "-created_at")
        if asked not in ORDERINGS:
            raise InvalidInput("This is no order.", field=ORDERING, hint=f"Use one of: {', '.join(ORDERINGS)}.")
        return ORDERINGS[asked]

    def get_page_size(self, request: Request) -> int | None:
        """The size that was asked for; InvalidInput unless it is a whole number within the limit."""
        asked = request.query_params.get(PAGE_SIZE)
        if asked is None:
            return self.page_size
        if asked.isascii() and asked.isdigit() and 0 < int(asked[:9]) <= self.max_page_size:
            return int(asked)
        hint = f"Use a whole number from 1 to {self.max_page_size}."
        raise InvalidInput("This is no size of a page.", field=PAGE_SIZE, hint=hint)

    def decode_cursor(self, request: Request) -> Cursor | None:
        """The place to go on from; InvalidInput for what no list has given."""
        try:
            cursor: Cursor | None = super().decode_cursor(request)
            if cursor and cursor.position is not None:
                UUID(str(cursor.position))
        except (NotFound, ValueError) as error:
            hint = "Follow `next` or `previous` of a page as it stands."
            raise InvalidInput(
                "This cursor was given by no list.", code="bad_cursor", field=CURSOR, hint=hint
            ) from error
        return cursor

    def get_schema_operation_parameters(self, view: Any) -> list[dict[str, Any]]:
        """The parameters of every list, for the OpenAPI document."""
        return [
            *super().get_schema_operation_parameters(view),
            {
                "name": ORDERING,
                "required": False,
                "in": "query",
                "description": "Newest or oldest first.",
                "schema": {"type": "string", "enum": list(ORDERINGS), "default": "-created_at"},
            },
        ]
