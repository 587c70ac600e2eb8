"""Issues and checks API keys: 256 random bits, shown once, stored only as a hash (2-architecture.md)."""

from __future__ import annotations

import hashlib
import hmac
import secrets as random
from datetime import datetime

from django.utils import timezone

from evidence.domain import secrets
from evidence.domain.errors import Conflict, InvalidInput, NotFound, TooLarge
from evidence.models import ApiKey, ApiKeyRole, Organization

_MARK = "ts_"
_PREFIX_LENGTH = 12
_LONGEST_NAME = 100


def issue_key(
    *, organization: Organization, name: str, role: str, expires_at: datetime | None = None
) -> tuple[ApiKey, str]:
    """Store a new key and return it with its secret, which nobody can read again afterwards."""
    if role not in ApiKeyRole.values:
        raise InvalidInput(
            f"There is no role {role!r}.", field="role", hint=f"Use one of: {', '.join(ApiKeyRole.values)}."
        )
    if not name.strip():
        raise InvalidInput("A key needs a name.", field="name", hint="Name the service that will use it.")
    if len(name) > _LONGEST_NAME:
        raise TooLarge(f"The name is longer than {_LONGEST_NAME} characters.", field="name", hint="Use a shorter name.")
    secrets.refuse(name, "name")
    if ApiKey.objects.for_organization(organization).filter(name=name, revoked_at=None).exists():
        raise Conflict(
            f"A key named {name!r} is in use.", field="name", hint="Revoke that one first, or choose another name."
        )
    secret = _MARK + random.token_urlsafe(32)
    key = ApiKey.objects.create(
        organization=organization,
        name=name,
        prefix=secret[:_PREFIX_LENGTH],
        hash=_hash(secret),
        role=role,
        expires_at=expires_at,
    )
    return key, secret


def revoke_key(*, organization: Organization, name: str) -> None:
    """Close the usable key of that name for good; NotFound when there is none."""
    keys = ApiKey.objects.for_organization(organization).filter(name=name, revoked_at=None)
    if not keys.update(revoked_at=timezone.now()):
        raise NotFound(f"There is no usable key named {name!r}.", field="name", hint="Look its name up in the console.")


def find_key(secret: str) -> ApiKey | None:
    """The usable key that a secret opens, or none."""
    candidates = (
        ApiKey.objects.usable(timezone.now()).select_related("organization").filter(prefix=secret[:_PREFIX_LENGTH])
    )
    return next((key for key in candidates if hmac.compare_digest(key.hash, _hash(secret))), None)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
