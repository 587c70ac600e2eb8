"""The console's pages for scope policies, and which one a scope gets, and for organizations (4-interfaces.md)."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.admin.views.main import ChangeList
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from evidence.console import OwnedAdmin, OwnedForm, visible
from evidence.domain.context import DateOrder
from evidence.models import Organization
from extraction.console.scopes import answer
from extraction.forms import OrganizationForm, ScopeForm
from extraction.models import ScopePolicy
from extraction.policies import change_policy, create_policy, delete_policy
from memories.models import ActorKind
from memories.record import Decider


def _decider(request: HttpRequest) -> Decider:
    return Decider(ActorKind.PERSON, request.user.get_username())


class PolicyChangeList(ChangeList):
    """A list beside which a scope is looked up: what was typed there filters nothing, and outlasts a filter."""

    def get_filters_params(self, params: Any = None) -> Any:
        """The filters alone."""
        filters = super().get_filters_params(params)
        return {name: value for name, value in filters.items() if name not in ScopePolicyAdmin.beside_filters}


@admin.register(ScopePolicy)
class ScopePolicyAdmin(OwnedAdmin):
    """What each scope lets in; its pattern and mode are checked by the rules that read them."""

    form = OwnedForm
    fields = ("organization", "pattern", "mode", "admission_threshold")
    list_display = ("pattern", "mode", "threshold", "organization")
    list_filter = ("mode",)
    beside_filters = tuple(ScopeForm.base_fields)
    list_select_related = ("organization",)
    search_fields = ("pattern",)

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """A policy stays with its pattern; another pattern is another policy."""
        fixed = super().get_readonly_fields(request, obj)
        return [*fixed, "pattern"] if obj else fixed

    def save_model(self, request: HttpRequest, obj: ScopePolicy, form: Any, change: bool) -> None:
        """Through the use cases, which write the record."""
        decider = _decider(request)
        if change:
            change_policy(policy=obj, decider=decider, mode=obj.mode, admission_threshold=obj.admission_threshold)
            return
        made = create_policy(
            organization=obj.organization,
            pattern=obj.pattern,
            mode=obj.mode,
            admission_threshold=obj.admission_threshold,
            decider=decider,
        )
        obj.pk = made.pk

    def delete_model(self, request: HttpRequest, obj: ScopePolicy) -> None:
        """On the record as well."""
        delete_policy(policy=obj, decider=_decider(request))

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        """One after the other, each on the record."""
        for policy in queryset:
            delete_policy(policy=policy, decider=_decider(request))

    @admin.display(description=_("admission"), ordering="admission_threshold", empty_value="off")
    def threshold(self, policy: ScopePolicy) -> float | None:
        """The least admission score that is kept, or that admission is off."""
        return policy.admission_threshold

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        """The list beside which a scope is looked up."""
        return PolicyChangeList

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The list, and which policy the scope that was typed gets."""
        form = ScopeForm(visible(Organization, request.user), request.GET if "scope" in request.GET else None)
        told = answer(form.organization, form.cleaned_data["scope"]) if form.is_valid() else None
        return super().changelist_view(request, {"lookup": form, "answer": told})


@admin.register(Organization)
class OrganizationAdmin(OwnedAdmin):
    """An organization's own settings; organizations come and go only by a superuser's hand."""

    form = OrganizationForm
    list_display = ("name", "slug", "time_zone", "default_currency", "dates", "review_floor", "audit_share")
    search_fields = ("name", "slug")

    @admin.display(description=_("dates"), ordering="date_order")
    def dates(self, organization: Organization) -> str:
        """Which part of a numeric date stands first, in words."""
        return DateOrder(organization.date_order).name.replace("_", " ").capitalize()

    def has_add_permission(self, request: HttpRequest) -> bool:
        """A new tenant is a superuser's to make."""
        return bool(request.user.is_superuser)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Content is erased by the purge command, which keeps the record whole."""
        return False
