"""Decides what a form of the console asks for before a use case sees it (4-interfaces.md, the console)."""

from __future__ import annotations

from typing import Any

from django import forms
from django.db.models import QuerySet

from evidence.console import BaseModelForm, LinesField
from evidence.models import Organization
from extraction import importing, review, tasks
from extraction.domain.run import Surface
from extraction.extractors import EXTRACTORS
from extraction.importers import AUTO, File
from extraction.models import Candidate
from extraction.presets import Preset, presets_for
from memories.models import Memory

MOST_CHOICES = 200
FORMATS = (
    (AUTO, "Recognise it"),
    ("messages", "Messages as JSON"),
    ("whatsapp", "WhatsApp export"),
    ("zalo", "Zalo messages"),
    ("transcript", "Lines of Name: text"),
    ("csv", "Table as CSV"),
    ("xlsx", "Spreadsheet (xlsx)"),
    ("text", "Plain text by paragraph"),
)
DECISIONS = (("restore", "Restored"), ("uphold", "Upheld"), ("supersede", "Restored in the place of a memory"))


class DecisionForm(forms.Form):
    """Restore, uphold or supersede, with a ready-made reason, own words, or both."""

    decision = forms.ChoiceField(choices=DECISIONS, widget=forms.HiddenInput, required=True)
    reason_code = forms.ChoiceField(required=False, label="Reason")
    reason = forms.CharField(
        required=False,
        max_length=2_000,
        label="In your own words",
        widget=forms.Textarea(attrs={"rows": 2, "placeholder": "Optional beside a reason from the list"}),
    )
    memory = forms.ModelChoiceField(queryset=Memory.objects.none(), required=False, label="Memory that it replaces")

    def __init__(self, candidate: Candidate, data: Any = None) -> None:
        super().__init__(data)
        self.candidate = candidate
        self.presets = {preset.code: preset for preset in presets_for(candidate.reason)}
        _choices(self.fields["reason_code"], _grouped(tuple(self.presets.values())))
        rivals = Memory.objects.for_organization(candidate.organization).active().filter(scope=candidate.scope)
        shown = [(memory.pk, memory.content[:120]) for memory in rivals.order_by("-id")[:MOST_CHOICES]]
        memory: Any = self.fields["memory"]
        memory.queryset = rivals
        memory.widget.choices = [("", "Choose an active memory"), *shown]
        self.has_rivals = bool(shown)

    def clean(self) -> dict[str, Any]:
        """A successor needs the memory that it replaces."""
        data = super().clean() or {}
        if data.get("decision") == "supersede" and not data.get("memory") and "memory" not in self.errors:
            self.add_error("memory", "Choose the active memory that this one replaces.")
        return data

    def carry_out(self, user: str) -> None:
        """Hand the decision to its use case, which alone says whether it stands."""
        preset = self.presets.get(self.cleaned_data["reason_code"])
        sentences = (preset.sentence if preset else "", self.cleaned_data["reason"].strip())
        words: dict[str, Any] = {
            "candidate": self.candidate,
            "user": user,
            "reason": " ".join(filter(None, sentences)),
            "reason_code": preset.code if preset else "",
        }
        decision = self.cleaned_data["decision"]
        if decision == "supersede":
            review.supersede(memory=self.cleaned_data["memory"], **words)
        elif decision == "restore":
            review.restore(**words)
        else:
            review.uphold(**words)

    @property
    def done(self) -> str:
        """What was done, in words."""
        return f"{dict(DECISIONS)[self.cleaned_data['decision']]}: {self.candidate.content[:80]}"


class ReprocessForm(forms.Form):
    """Nothing to fill in; a refusal is shown on it."""


class WithinForm(forms.Form):
    """A form within one organization, which is asked for only where the reader has several."""

    within = forms.ModelChoiceField(
        queryset=Organization.objects.none(),
        to_field_name="slug",
        label="Organization",
        empty_label="Choose an organization",
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
        error_messages={"required": "Type a scope."},
    )


class ImportForm(WithinForm):
    """A file with how to read it; the second button only reads it and reports."""

    file = forms.FileField(
        error_messages={"required": "Choose a file."}, widget=forms.FileInput(attrs={"aria-describedby": "file-hint"})
    )
    format = forms.ChoiceField(choices=FORMATS, required=False)
    scope = forms.CharField(
        max_length=300,
        required=False,
        widget=forms.TextInput(attrs={"placeholder": "agent:helpdesk", "autocomplete": "off"}),
    )
    agents = LinesField(
        required=False,
        label="Agents",
        widget=forms.Textarea(attrs={"rows": 2, "placeholder": "Names of speakers who are programs, one a line"}),
    )
    extractor = forms.ChoiceField(
        choices=[("", "As configured"), *((name, name) for name in EXTRACTORS)], required=False
    )

    @property
    def request(self) -> importing.Request:
        """How the file is to be read."""
        data = self.cleaned_data
        return importing.Request(data["scope"], data["format"] or AUTO, data["extractor"], tuple(data["agents"] or ()))

    def read(self) -> File:
        """Read the file to its end; nothing is stored."""
        return importing.read_file(
            self.cleaned_data["file"].file,
            organization=self.organization,
            request=self.request,
            limits=importing.upload_limits(),
        )

    def store(self, file: File) -> list[importing.Outcome]:
        """Hand in every run of the file."""
        return list(
            importing.store_file(file, organization=self.organization, request=self.request, enqueue=tasks.enqueue_run)
        )


class OrganizationForm(BaseModelForm):
    """An organization's settings; a surface that does not exist is refused here and never read later."""

    trusted_tools = LinesField(required=False, help_text="Names of tools whose results prove something, one a line.")
    strip_owners_on = forms.MultipleChoiceField(
        required=False,
        choices=[(surface.value, surface.value) for surface in Surface],
        widget=forms.CheckboxSelectMultiple,
        help_text="Surfaces on which an unproven owner is removed and the rest kept.",
    )

    class Meta:
        model = Organization
        fields = "__all__"


def _choices(field: Any, choices: list[Any]) -> None:
    field.choices = choices


def _grouped(presets: tuple[Preset, ...]) -> list[Any]:
    keep = [(each.code, each.sentence) for each in presets if each.keeps]
    refuse = [(each.code, each.sentence) for each in presets if not each.keeps]
    return [("", "Choose a reason"), ("To uphold the refusal", refuse), ("To restore it", keep)]
