"""Decides what viewers, reviewers and operators may do, in the console and signed in at the API (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from django.apps import AppConfig, apps
from django.contrib.auth.management import create_permissions

_SEE: Final[Mapping[str, frozenset[str]]] = {
    "extraction": frozenset({"view_audit", "view_candidate", "view_run", "view_scopepolicy", "view_sweep"}),
    "memories": frozenset({"view_memory", "view_decision"}),
    "evidence": frozenset({"view_evidencesource", "view_organization", "view_person", "view_personidentity"}),
}
_DECIDE: Final[Mapping[str, frozenset[str]]] = {
    "extraction": frozenset({"change_audit", "change_candidate"}),
    "memories": frozenset({"change_memory"}),
    "evidence": frozenset(),
}
_OPERATE: Final[Mapping[str, frozenset[str]]] = {
    "extraction": frozenset({"add_run", "change_run", "add_scopepolicy", "change_scopepolicy", "delete_scopepolicy"}),
    "memories": frozenset(),
    "evidence": frozenset(
        {"change_organization", "add_person", "change_person", "view_apikey", "change_apikey"}
        | {f"{verb}_personidentity" for verb in ("add", "change", "delete")}
        | {f"{verb}_membership" for verb in ("view", "add", "delete")}
    ),
}
ROLES: Final[Mapping[str, tuple[Mapping[str, frozenset[str]], ...]]] = {
    "viewer": (_SEE,),
    "reviewer": (_SEE, _DECIDE),
    "operator": (_SEE, _DECIDE, _OPERATE),
}


def grant_roles(sender: AppConfig, using: str, **_: Any) -> None:
    """Give every role its group and its permissions in an app that was just migrated; what was added by hand stays."""
    if sender.label not in _SEE:
        return
    create_permissions(sender, verbosity=0, using=using)
    groups, permissions = (apps.get_model("auth", name).objects.using(using) for name in ("Group", "Permission"))
    for name, parts in ROLES.items():
        wanted = frozenset().union(*(part[sender.label] for part in parts))
        group, _created = groups.get_or_create(name=name)
        group.permissions.add(*permissions.filter(content_type__app_label=sender.label, codename__in=wanted))
