"""Decides what every console page shares: whose rows, how it pages, where a refusal shows (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar
from uuid import UUID

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.utils import unquote
from django.contrib.admin.views.main import ChangeList
from django.contrib.admin.widgets import RelatedFieldWidgetWrapper
from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.utils.translation import gettext

from evidence.domain import secrets
from evidence.domain.errors import InvalidInput, TouchstoneError
from evidence.models import Organization, Owned

if TYPE_CHECKING:
    BaseAdmin = admin.ModelAdmin[Any]
    BaseModelForm = forms.ModelForm[Any]
else:
    BaseAdmin = admin.ModelAdmin
    BaseModelForm = forms.ModelForm

COUNTED = 1_000
NEWER, OLDER = "before", "after"


def visible(model: type[Model], user: Any) -> QuerySet[Any]:
    """The rows of a model that a member of staff may see or choose: the own organizations'; a superuser's are all."""
    rows: Any = model._default_manager.all()
    mine: QuerySet[Any] = rows
    if issubclass(model, Owned):
        mine = rows.visible_to(user)
    elif model is Organization and not user.is_superuser:
        mine = rows.filter(memberships__user_id=user.pk)
    elif not user.is_superuser:
        mine = rows.filter(memberships__organization__memberships__user_id=user.pk).distinct()
    return mine


def carried_out(form: forms.Form, act: Callable[[], object]) -> bool:
    """Whether an act went through; a refusal is shown on the form, beside the field that it names."""
    try:
        act()
    except TouchstoneError as refusal:
        beside = refusal.field if refusal.field in form.fields else None
        form.add_error(beside, in_words(refusal))
        return False
    return True


def in_words(refusal: TouchstoneError) -> str:
    """What was refused and what would be right, in the reader's language where it is known there."""
    return " ".join(gettext(words) for words in (refusal.message, refusal.hint) if words)


class OwnedForm(BaseModelForm):
    """A form over a row of an organization; rules that span the organization hold even where it cannot be changed.

    What is typed here names things, so that a credential in it is refused and not masked.
    """

    def clean(self) -> dict[str, Any]:
        """Refuse a credential in any text."""
        data = super().clean() or {}
        for name, value in list(data.items()):
            texts = value if isinstance(value, list) else [value]
            self._refuse(name, " ".join(text for text in texts if isinstance(text, str)))
        return data

    def _refuse(self, name: str, text: str) -> None:
        try:
            secrets.refuse(text, name)
        except InvalidInput as refusal:
            self.add_error(name, f"{refusal.message} {refusal.hint}")

    def _get_validation_exclusions(self) -> set[str]:
        return super()._get_validation_exclusions() - {"organization"}  # type: ignore[misc, no-any-return]


class LinesField(forms.CharField):
    """A list of short texts, one a line."""

    widget = forms.Textarea(attrs={"rows": 4, "cols": 60})

    def prepare_value(self, value: Any) -> Any:
        """One line each."""
        return "\n".join(map(str, value)) if isinstance(value, list) else value

    def to_python(self, value: Any) -> Any:
        """A list without empty lines or repeats, in the order given."""
        lines = value if isinstance(value, list) else (super().to_python(value) or "").splitlines()
        return list(dict.fromkeys(line.strip() for line in lines if line.strip()))


class OwnedAdmin(BaseAdmin):
    """Lists, pages and choices that hold only rows of the reader's organizations; another's row is not found."""

    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    list_per_page = 50
    beside_filters: ClassVar[tuple[str, ...]] = ()

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The list, called by what it holds."""
        title = gettext(str(self.opts.verbose_name_plural).capitalize())
        return super().changelist_view(request, {"title": title, **(extra_context or {})})

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """Only what the reader may see."""
        rows, ordering = visible(self.model, request.user), self.get_ordering(request)
        return rows.order_by(*ordering) if ordering else rows

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        """A list under filters that no database can hold is refused like any other filter that cannot be read."""
        if any("\0" in request.GET[name] for name in request.GET if name not in self.beside_filters):
            raise IncorrectLookupParameters
        return super().get_changelist_instance(request)

    def formfield_for_foreignkey(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Offer only what the reader may see; with one organization alone, choose it."""
        choices = visible(db_field.remote_field.model, request.user)
        if db_field.remote_field.model is Organization and choices.count() == 1:
            kwargs.setdefault("initial", choices.get())
        return super().formfield_for_foreignkey(db_field, request, **{"queryset": choices, **kwargs})

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Choices are made here and kept elsewhere: no window to change them opens from a form."""
        field: Any = super().formfield_for_dbfield(db_field, request, **kwargs)
        if isinstance(getattr(field, "widget", None), RelatedFieldWidgetWrapper):
            field.widget = field.widget.widget
        return field

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """A stored row never moves to another organization."""
        fixed = super().get_readonly_fields(request, obj)
        return [*fixed, "organization"] if obj is not None and issubclass(self.model, Owned) else fixed

    def _get_obj_does_not_exist_redirect(self, request: HttpRequest, opts: Any, object_id: str) -> HttpResponseRedirect:
        raise Http404(f"There is no such {opts.verbose_name}.")


class KeysetChangeList(ChangeList):
    """A list that turns its pages by key: no total count, no offset, the same cost on every page."""

    model_admin: Any
    newer_query = older_query = ""
    may_act = False
    more_than_counted = False

    def get_queryset(self, request: HttpRequest, exclude_parameters: Any = None) -> QuerySet[Any]:
        """The filtered rows; the place in the list is no filter, and columns that no list shows stay unread."""
        for name in (NEWER, OLDER):
            self.params.pop(name, None)
            self.filter_params.pop(name, None)
        return super().get_queryset(request, exclude_parameters).defer(*self.model_admin.list_defer)

    def get_results(self, request: HttpRequest) -> None:
        """Read one page and one row more, which says whether there is a next page."""
        before, after = as_uuid(request.GET.get(NEWER)), as_uuid(request.GET.get(OLDER))
        rows, has_more = self._page(before, after)
        has_next, has_previous = (True, has_more) if before else (has_more, bool(after))
        self.older_query = self.get_query_string({OLDER: rows[-1].pk}) if rows and has_next else ""
        self.newer_query = self.get_query_string({NEWER: rows[0].pk}) if rows and has_previous else ""
        counted = self.queryset.order_by()[: COUNTED + 1].count()
        self.result_count, self.more_than_counted = min(counted, COUNTED), counted > COUNTED
        self.result_list = rows
        self.show_admin_actions = bool(rows)
        self.may_act = self.model_admin.may_act(request)
        self.full_result_count = None
        self.can_show_all = self.multi_page = False
        self.paginator = self.model_admin.get_paginator(request, rows, self.list_per_page)

    def _page(self, before: UUID | None, after: UUID | None) -> tuple[list[Any], bool]:
        is_descending = self.queryset.query.order_by[0].startswith("-")
        rows = self.queryset
        if before or after:
            lookup = "id__lt" if is_descending == (before is None) else "id__gt"
            rows = rows.filter(**{lookup: before or after})
        page = list((rows.reverse() if before else rows)[: self.list_per_page + 1])
        has_more = len(page) > self.list_per_page
        page = page[: self.list_per_page]
        return (page[::-1] if before else page), has_more


def as_uuid(text: str | None) -> UUID | None:
    """The key that a text names, or none."""
    try:
        return UUID(text or "")
    except ValueError:
        return None


def as_number(text: str) -> int | None:
    """The number that a few plain digits name, or none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


class RecordAdmin(OwnedAdmin):
    """Rows that nobody edits or deletes by hand: a list, and a page on which a person may act with a reason."""

    actions = None
    ordering = ("-id",)
    sortable_by = ()
    list_defer: ClassVar[tuple[str, ...]] = ()
    page_template = ""
    page_related: ClassVar[tuple[str, ...]] = ("organization",)

    def get_changelist(self, request: HttpRequest, **kwargs: Any) -> type[ChangeList]:
        """Page by key."""
        return KeysetChangeList

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never by hand."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never by hand."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never by hand."""
        return False

    def may_act(self, request: HttpRequest) -> bool:
        """Whether the reader's role lets them act on such a row."""
        return bool(request.user.has_perm(f"{self.opts.app_label}.change_{self.opts.model_name}"))

    def page_form(self, request: HttpRequest, row: Any) -> forms.Form | None:
        """The form of the acts that are open for a row, or none."""
        return None

    def page_context(self, request: HttpRequest, row: Any) -> dict[str, Any]:
        """What the page shows beside the row itself."""
        return {}

    def act(self, request: HttpRequest, row: Any, form: Any) -> None:
        """Carry out what the form asks for, with one call of a use case."""
        raise NotImplementedError

    def after_act(self, request: HttpRequest, row: Any, form: Any) -> str:
        """The address that follows an act; by default the row's own page."""
        return request.get_full_path()

    def row_of(self, request: HttpRequest, object_id: str) -> Any:
        """The row that the reader may see under a key."""
        rows = self.get_queryset(request).select_related(*self.page_related)
        row = rows.filter(pk=as_uuid(unquote(object_id))).first()
        if not self.has_view_permission(request, row):
            raise PermissionDenied
        if row is None:
            raise Http404(f"There is no such {self.opts.verbose_name}.")
        return row

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """The page of one row, and what is done there."""
        row = self.row_of(request, object_id)
        form = self.page_form(request, row)
        if request.method == "POST":
            if form is None or not self.may_act(request):
                raise PermissionDenied
            if form.is_valid() and carried_out(form, lambda: self.act(request, row, form)):
                return HttpResponseRedirect(self.after_act(request, row, form))
        return self.page(request, row, form, self.page_template)

    def page(self, request: HttpRequest, row: Any, form: forms.Form | None, template: str) -> HttpResponse:
        """One of the row's pages."""
        return TemplateResponse(request, template, self._context(request, row, form))

    def _context(self, request: HttpRequest, row: Any, form: forms.Form | None) -> dict[str, Any]:
        return {
            **self.admin_site.each_context(request),
            "opts": self.opts,
            "title": gettext(str(self.opts.verbose_name).capitalize()),
            "subtitle": str(row)[:80],
            "row": row,
            "form": form if self.may_act(request) else None,
            "preserved_filters": self.get_preserved_filters(request),
            **self.page_context(request, row),
        }


def posted(request: HttpRequest) -> Any:
    """What a form was sent, however little; none when nothing was sent."""
    return request.POST if request.method == "POST" else None


def say(request: HttpRequest, text: str) -> None:
    """Tell the reader on the next page what was done."""
    messages.success(request, text)
