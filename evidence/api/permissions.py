"""Decides which caller may do what: every action names its need, and what names none is refused (4-interfaces.md)."""

from __future__ import annotations

from typing import Any

from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from evidence.api.authentication import Caller, Need


class RolePermission(BasePermission):
    """A view's `needs` map its actions to what each asks for."""

    def has_permission(self, request: Request, view: Any) -> bool:
        """Whether the caller meets the need of the action; a method that the view lacks passes and ends as 405."""
        caller = request.auth
        if not isinstance(caller, Caller):
            return False
        if view.action in (None, "metadata"):
            return True
        need: Need | None = view.needs.get(view.action)
        if need is None:
            return False
        self.message = _message(caller, need)
        return caller.may(need)


def _message(caller: Caller, need: Need) -> str:
    if caller.user is None:
        return f"This key may {caller.role}; the call needs a key with the role {need.role.value}."
    return f"The call needs the permission {need.permission}."
