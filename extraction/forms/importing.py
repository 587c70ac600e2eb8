"""Decides what the console asks for when a file is imported (4-interfaces.md, 6-interchange.md)."""

from __future__ import annotations

from typing import Final

from django import forms
from django.utils.translation import gettext_lazy as _

from evidence.console import LinesField
from extraction import importing, tasks
from extraction.extractors import EXTRACTORS
from extraction.forms.settings import WithinForm
from extraction.importers import AUTO, File

FORMATS: Final = (
    (AUTO, _("Recognise it")),
    ("messages", _("Messages as JSON")),
    ("whatsapp", _("WhatsApp export")),
    ("zalo", _("Zalo messages")),
    ("transcript", _("Lines of Name: text")),
    ("csv", _("Table as CSV")),
    ("xlsx", _("Spreadsheet (xlsx)")),
    ("text", _("Plain text by paragraph")),
)


class ImportForm(WithinForm):
    """A file with how to read it; the second button only reads it and reports."""

    file = forms.FileField(
        error_messages={"required": _("Choose a file.")},
        widget=forms.FileInput(attrs={"aria-describedby": "file-hint"}),
    )
    format = forms.ChoiceField(choices=FORMATS, required=False)
    scope = forms.CharField(
        max_length=300,
        required=False,
        widget=forms.TextInput(attrs={"placeholder": "agent:helpdesk", "autocomplete": "off"}),
    )
    agents = LinesField(
        required=False,
        label=_("Agents"),
        widget=forms.Textarea(attrs={"rows": 2, "placeholder": _("Names of speakers who are programs, one a line")}),
    )
    extractor = forms.ChoiceField(
        choices=[("", _("As configured")), *((name, name) for name in EXTRACTORS)], required=False
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
