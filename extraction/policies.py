"""Sets, changes and removes scope policies, each on the record; a pattern has one in an organization (document 000)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from django.db import transaction

from evidence.domain import secrets
from evidence.domain.errors import Conflict, NotFound
from evidence.models import Organization
from extraction.domain.admission import check_threshold
from extraction.domain.policy import check_mode, check_pattern
from extraction.models import ScopePolicy
from memories import record
from memories.record import Decider, Entry

_CHANGEABLE: Final[Mapping[str, Callable[[object], Any]]] = {
    "mode": lambda raw: check_mode(raw).value,
    "admission_threshold": check_threshold,
}


@transaction.atomic
def create_policy(
    *,
    organization: Organization,
    pattern: str,
    mode: str,
    admission_threshold: float | None = None,
    decider: Decider,
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
    _record(policy, "create_policy", decider, after=_state(policy))
    return policy


@transaction.atomic
def change_policy(*, policy: ScopePolicy, decider: Decider, **changes: object) -> ScopePolicy:
    """Another `mode` or `admission_threshold` for the same pattern; InvalidInput for a value that cannot be read."""
    checked = {name: _CHANGEABLE[name](value) for name, value in changes.items()}
    before = _state(_held(policy))
    for name, value in checked.items():
        setattr(policy, name, value)
    policy.save(update_fields=list(checked))
    _record(policy, "change_policy", decider, before=before, after=_state(policy))
    return policy


@transaction.atomic
def delete_policy(*, policy: ScopePolicy, decider: Decider) -> None:
    """Remove a policy; its scopes fall to the next pattern that fits, or to `full`."""
    held = _held(policy)
    _record(held, "delete_policy", decider, before=_state(held), after="removed")
    held.delete()


def _held(policy: ScopePolicy) -> ScopePolicy:
    """The policy as it stands now, locked before the record; NotFound when somebody removed it meanwhile."""
    policies = ScopePolicy.objects.select_for_update(of=("self",)).select_related("organization")
    held = policies.filter(pk=policy.pk).first()
    if held is None:
        raise NotFound("This policy was removed meanwhile.", hint="Look at the policies again.")
    return held


def _state(policy: ScopePolicy) -> str:
    """The mode and the threshold, as the record holds a state: in at most 20 characters and without the pattern."""
    threshold = "" if policy.admission_threshold is None else f" {policy.admission_threshold:.3g}"
    return f"{policy.mode}{threshold}"


def _record(policy: ScopePolicy, action: str, decider: Decider, *, before: str = "", after: str) -> None:
    entry = Entry(decider, "policy", policy.pk, action, state_before=before, state_after=after)
    record.append(policy.organization, [entry])
