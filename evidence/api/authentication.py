"""Decides who calls and for which organization: a service by its key, staff by their session (4-interfaces.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from django.contrib.auth.models import AnonymousUser
from django.db.models import QuerySet
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, PermissionDenied
from rest_framework.request import Request

from evidence.domain.errors import InvalidInput, NotFound
from evidence.keys import find_key
from evidence.models import ApiKeyRole, Organization

SCHEME: Final = "Api-Key"
ORGANIZATION_HEADER: Final = "X-Organization"
ORGANIZATION_PARAMETER: Final = "organization"
_SHOWN: Final = 20
_RANK: Final = {role: rank for rank, role in enumerate(ApiKeyRole.values)}


@dataclass(frozen=True, slots=True)
class Need:
    """What an action asks for: the least role of a key, and the permission of a member of staff."""

    role: ApiKeyRole
    permission: str


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls, for which organization; `name` stands in the decision record, `id` counts requests."""

    id: str
    name: str
    organization: Organization
    role: str = ""
    user: Any = None

    def may(self, need: Need) -> bool:
        """Whether the key's role reaches, or the member of staff has the permission."""
        if self.user is not None:
            return bool(self.user.has_perm(need.permission))
        return _RANK[self.role] >= _RANK[need.role]


def caller(request: Request) -> Caller:
    """The caller of an authenticated request."""
    found = request.auth
    if not isinstance(found, Caller):
        raise TypeError("a caller is known only after authentication")
    return found


class ApiKeyAuthentication(BaseAuthentication):
    """`Authorization: Api-Key <secret>`; the key's organization is the caller's."""

    def authenticate(self, request: Request) -> tuple[AnonymousUser, Caller] | None:
        """The caller whom the key names, none without such a header; a key that opens nothing fails."""
        scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
        if scheme.casefold() != SCHEME.casefold():
            return None
        key = find_key(secret) if secret.isascii() and secret.isprintable() else None
        if key is None:
            raise AuthenticationFailed("This key is unknown, expired or revoked.", code="bad_key")
        _choose(Organization.objects.filter(pk=key.organization_id), request)
        name = f"key:{key.name}"
        return AnonymousUser(), Caller(f"key:{key.pk}", name, key.organization, role=key.role)

    def authenticate_header(self, request: Request) -> str:
        """What a 401 asks for."""
        return SCHEME


class StaffAuthentication(SessionAuthentication):
    """A member of staff who is logged in; a membership, or a header among several, names the organization."""

    def authenticate(self, request: Request) -> tuple[Any, Any] | None:
        """The caller whom the session names, none without one; who is no staff is refused."""
        found = super().authenticate(request)
        if found is None:
            return None
        user = found[0]
        if not user.is_staff:
            raise PermissionDenied("Only staff may call the API with a session.", code="not_staff")
        organizations = Organization.objects.all()
        if not user.is_superuser:
            organizations = organizations.filter(memberships__user_id=user.pk)
        organization = _choose(organizations, request)
        return user, Caller(f"user:{user.pk}", user.get_username(), organization, user=user)


def _choose(organizations: QuerySet[Organization], request: Request) -> Organization:
    slug = request.headers.get(ORGANIZATION_HEADER) or request.query_params.get(ORGANIZATION_PARAMETER)
    if slug is not None:
        return _named(organizations, slug)
    found = list(organizations.order_by("slug")[:_SHOWN])
    if not found:
        raise PermissionDenied("You belong to no organization yet.", code="no_organization")
    if len(found) > 1:
        slugs = ", ".join(organization.slug for organization in found)
        raise InvalidInput(
            "You belong to several organizations.",
            code="organization_needed",
            field=ORGANIZATION_HEADER,
            hint=f"Send the header {ORGANIZATION_HEADER} with one of: {slugs}.",
        )
    return found[0]


def _named(organizations: QuerySet[Organization], slug: str) -> Organization:
    found = organizations.filter(slug=slug).first() if slug.isprintable() else None
    if found is None:
        raise NotFound(
            "There is no such organization among yours.",
            code="unknown_organization",
            field=ORGANIZATION_HEADER,
            hint="Leave it out, or name an organization that you belong to by its slug.",
        )
    return found
