"""Decides what the console's forms of scopes and organizations ask for (4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Any

from django import forms
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from evidence.console import LinesField, OwnedForm
from evidence.domain.context import DateOrder
from evidence.models import Organization
from extraction.domain.run import Surface


class WithinForm(forms.Form):
    """A form within one organization, which is asked for only where the reader has several."""

    within = forms.ModelChoiceField(
        queryset=Organization.objects.none(),
        to_field_name="slug",
        label=_("Organization"),
        empty_label=_("Choose an organization"),
    )

    def __init__(self, organizations: QuerySet[Organization], data: Any = None, files: Any = None) -> None:
        super().__init__(data, files)
        first = list(organizations.order_by("name")[:2])
        self.has_organizations = bool(first)
        self.only = first[0] if len(first) == 1 else None
        within: Any = self.fields["within"]
        within.queryset = organizations.order_by("name")
        if self.only:
            del self.fields["within"]

    @property
    def organization(self) -> Organization:
        """The only organization of the reader, or the chosen one."""
        return self.only or self.cleaned_data["within"]


class ScopeForm(WithinForm):
    """A scope to look up."""

    field_order = ("scope", "within")
    scope = forms.CharField(
        max_length=300,
        widget=forms.TextInput(attrs={"placeholder": "agent:helpdesk/user:42", "autocomplete": "off"}),
        error_messages={"required": _("Type a scope.")},
    )


class OrganizationForm(OwnedForm):
    """An organization's settings; a surface that does not exist is refused here and never read later."""

    trusted_tools = LinesField(required=False, help_text=_("Names of tools whose results prove something, one a line."))
    strip_owners_on = forms.MultipleChoiceField(
        required=False,
        choices=[(surface.value, surface.value) for surface in Surface],
        widget=forms.CheckboxSelectMultiple,
        help_text=_("Surfaces on which an unproven owner is removed and the rest kept."),
    )

    date_order = forms.ChoiceField(
        choices=[(order.value, order.name.replace("_", " ").capitalize()) for order in DateOrder],
        help_text=_("Which part of a numeric date stands first."),
    )

    class Meta:
        model = Organization
        fields = "__all__"
