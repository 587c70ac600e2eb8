"""Sets, changes and removes scope policies; a pattern has one policy in an organization (document 000)."""

from __future__ import annotations

from evidence.domain.errors import Conflict
from evidence.models import Organization
from extraction.domain.policy import check_mode, check_pattern
from extraction.models import ScopePolicy


def create_policy(*, organization: Organization, pattern: str, mode: str) -> ScopePolicy:
    """A new policy; InvalidInput for a value that cannot be read, Conflict when the pattern has one already."""
    policy = ScopePolicy(organization=organization, pattern=check_pattern(pattern), mode=check_mode(mode).value)
    ScopePolicy.objects.bulk_create([policy], ignore_conflicts=True)
    if not ScopePolicy.objects.filter(pk=policy.pk).exists():
        raise Conflict(
            "This pattern has a policy already.",
            code="policy_exists",
            field="pattern",
            hint="Change that policy instead.",
        )
    return policy


def change_mode(*, policy: ScopePolicy, mode: str) -> ScopePolicy:
    """Another mode for the same pattern; InvalidInput for anything but the three modes."""
    policy.mode = check_mode(mode).value
    policy.save(update_fields=["mode"])
    return policy
