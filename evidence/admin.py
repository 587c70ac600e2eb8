"""The console's pages for people, keys and memberships, and the name that it bears (4-interfaces.md, the console)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin
from django.forms import BaseInlineFormSet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import gettext_noop, ngettext

from evidence.console import LinesField, OwnedAdmin, OwnedForm, say
from evidence.models import ApiKey, Membership, Person, PersonIdentity

admin.site.site_header = admin.site.site_title = "Touchstone"
admin.site.index_title = gettext_noop("Overview")
admin.site.site_url = None
admin.site.enable_nav_sidebar = False

if TYPE_CHECKING:
    IdentityFormSetBase = BaseInlineFormSet[PersonIdentity, Person, forms.ModelForm[PersonIdentity]]
    InlineBase = admin.StackedInline[PersonIdentity, Person]
else:
    IdentityFormSetBase = BaseInlineFormSet
    InlineBase = admin.StackedInline


class PersonForm(OwnedForm):
    """A person with one alias a line."""

    aliases = LinesField(required=False, help_text=_("Other names that this person goes by, one a line."))


class IdentityFormSet(IdentityFormSetBase):
    """Identities that belong to their person's organization."""

    def _construct_form(self, i: int, **kwargs: Any) -> Any:
        form = super()._construct_form(i, **kwargs)  # type: ignore[misc]
        form.instance.organization_id = self.instance.organization_id
        return form


class IdentityInline(InlineBase):
    """The external ids that are this person."""

    model = PersonIdentity
    form = OwnedForm
    formset = IdentityFormSet
    fields = ("external_id",)
    extra = 1


@admin.register(Person)
class PersonAdmin(OwnedAdmin):
    """Somebody an organization knows."""

    form = PersonForm
    fields = ("organization", "name", "aliases")
    inlines = (IdentityInline,)
    list_display = ("name", "other_names", "organization")
    list_select_related = ("organization",)
    search_fields = ("name", "identities__external_id")
    search_help_text = _("Name or external id")

    @admin.display(description=_("also called"))
    def other_names(self, person: Person) -> str:
        """Every alias."""
        return ", ".join(map(str, person.aliases))

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A person's words are erased by the purge command, which keeps the record whole."""
        return False


@admin.register(ApiKey)
class ApiKeyAdmin(OwnedAdmin):
    """What is known of a key, never the key; a key is made by a command, which shows it once."""

    fields = readonly_fields = ("organization", "name", "prefix", "role", "created_at", "expires_at", "revoked_at")
    list_display = ("name", "prefix", "role", "organization", "created_at", "expires_at", "revoked_at")
    list_filter = ("role",)
    list_select_related = ("organization",)
    search_fields = ("name", "prefix")
    actions = ("revoke",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Only the command shows a key."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A key is revoked and stays listed."""
        return False

    @admin.action(description=_("Revoke the selected keys"), permissions=["change"])
    def revoke(self, request: HttpRequest, queryset: Any) -> None:
        """End the selected keys now."""
        ended = queryset.filter(revoked_at=None).update(revoked_at=timezone.now())
        say(request, ngettext("One key revoked.", "{count} keys revoked.", ended).format(count=ended))


@admin.register(Membership)
class MembershipAdmin(OwnedAdmin):
    """Which staff see which organization."""

    form = OwnedForm
    fields = ("organization", "user")
    list_display = ("user", "organization", "created_at")
    list_select_related = ("user", "organization")
    search_fields = ("user__username",)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A membership is added or removed, never turned into another."""
        return False
