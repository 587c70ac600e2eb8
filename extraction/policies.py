"""Sets, changes and removes scope policies; a pattern has one policy in an organization (document 000)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from evidence.domain import secrets
from evidence.domain.errors import Conflict
from evidence.models import Organization
from extraction.domain.admission import check_threshold
from extraction.domain.policy import check_mode, check_pattern
from extraction.models import ScopePolicy

_CHANGEABLE: Final[Mapping[str, Callable[[object], Any]]] = {
    "mode": lambda raw: check_mode(raw).value,
    "admission_threshold": check_threshold,
}


def create_policy(
    *, organization: Organization, pattern: str, mode: str, admission_threshold: float | None = None
) -> ScopePolicy:
    """A new policy; InvalidInput for a value that cannot be read, Conflict when the pattern has one already."""
    secrets.refuse(pattern, "pattern")
    policy = ScopePolicy(
        organization=organization,
        pattern=check_pattern(pattern),
        mode=check_mode(mode).value,
        admission_threshold=check_threshold(admission_threshold),
    )
    ScopePolicy.objects.bulk_create([policy], ignore_conflicts=True)
    if not ScopePolicy.objects.filter(pk=policy.pk).exists():
        raise Conflict(
            "This pattern has a policy already.",
            code="policy_exists",
            field="pattern",
            hint="Change that policy instead.",
        )
    return policy


def change_policy(*, policy: ScopePolicy, **changes: object) -> ScopePolicy:
    """Another `mode` or `admission_threshold` for the same pattern; InvalidInput for a value that cannot be read."""
    checked = {name: _CHANGEABLE[name](value) for name, value in changes.items()}
    for name, value in checked.items():
        setattr(policy, name, value)
    policy.save(update_fields=list(checked))
    return policy
