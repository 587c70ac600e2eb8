"""Decides what the forms of decisions, corrections and audits ask for (4-interfaces.md, the console)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from django import forms
from django.db.models import QuerySet
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from evidence.console import as_number
from extraction import review
from extraction.audits import judge
from extraction.bulk_review import BulkDecision
from extraction.correction import Correction, Quoted, correct
from extraction.domain.reasons import Reason
from extraction.models import Audit, AuditVerdict, Candidate, Fault
from extraction.presets import ALWAYS, CORRECTIONS, Preset, presets_for
from extraction.review import SHORTEST_REASON
from memories.domain.taxonomy import MOST_LABELS, Label
from memories.models import Memory

MOST_CHOICES = 200
DECISIONS = (
    ("restore", _("Restored")),
    ("uphold", _("Upheld")),
    ("supersede", _("Restored in the place of a memory")),
)


_CONTRADICTION: Final = {
    True: _("This reason speaks for restoring it. Choose one that speaks for the refusal, or restore it."),
    False: _("This reason speaks for the refusal. Choose one that speaks for restoring, or uphold it."),
}


def _own_words() -> forms.CharField:
    return forms.CharField(
        required=False,
        max_length=2_000,
        label=_("In your own words"),
        widget=forms.Textarea(attrs={"rows": 2, "placeholder": _("Optional beside a reason from the list")}),
    )


def _moment(label: Any) -> forms.DateTimeField:
    return forms.DateTimeField(
        label=label,
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
    )


class DecisionForm(forms.Form):
    """Restore, uphold or supersede, with a ready-made reason, own words, or both."""

    decision = forms.ChoiceField(choices=DECISIONS, widget=forms.HiddenInput, required=True)
    reason_code = forms.ChoiceField(required=False, label=_("Reason"))
    reason = _own_words()
    memory = forms.ModelChoiceField(queryset=Memory.objects.none(), required=False, label=_("Memory that it replaces"))

    def __init__(self, candidate: Candidate, data: Any = None) -> None:
        super().__init__(data)
        self.candidate = candidate
        self.presets = {preset.code: preset for preset in presets_for(candidate.reason)}
        _choices(self.fields["reason_code"], _reasons(self.presets.values()))
        rivals = Memory.objects.for_organization(candidate.organization).active().filter(scope=candidate.scope)
        first = _contradicted(candidate, rivals)
        others = rivals.exclude(pk__in=[memory.pk for memory in first]).order_by("-id")[:MOST_CHOICES]
        shown = [(memory.pk, memory.content[:120]) for memory in (*first, *others)]
        memory: Any = self.fields["memory"]
        memory.queryset = rivals
        memory.initial = first[0].pk if first else None
        memory.widget.choices = [("", gettext("Choose an active memory")), *shown]
        self.has_rivals = bool(shown)

    def clean(self) -> dict[str, Any]:
        """A successor needs the memory that it replaces."""
        data = super().clean() or {}
        if data.get("decision") == "supersede" and not data.get("memory") and "memory" not in self.errors:
            self.add_error("memory", gettext("Choose the active memory that this one replaces."))
        preset = self.presets.get(data.get("reason_code", ""))
        if preset and data.get("decision") and preset.keeps == (data["decision"] == "uphold"):
            self.add_error("reason_code", _CONTRADICTION[preset.keeps])
        return data

    def carry_out(self, user: str) -> None:
        """Hand the decision to its use case, which alone says whether it stands."""
        words: dict[str, Any] = {"candidate": self.candidate, "user": user, **_words(self.presets, self.cleaned_data)}
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


class CorrectionForm(forms.Form):
    """A candidate's claim, labels, validity and quotes as a reviewer would have them, with a reason.

    Every quote is a span with the index of its message, in two lists of fields of the same names.
    """

    content = forms.CharField(label=_("Claim"), widget=forms.Textarea(attrs={"rows": 3}))
    labels = forms.MultipleChoiceField(
        choices=[(label.value, _(label.value)) for label in Label], widget=forms.CheckboxSelectMultiple
    )
    valid_from = _moment(_("Valid from"))
    valid_until = _moment(_("Valid until"))
    reason_code = forms.ChoiceField(required=False, label=_("Reason"))
    reason = _own_words()

    def __init__(self, candidate: Candidate, data: Any = None) -> None:
        first = {
            "content": candidate.content,
            "labels": [each["label"] for each in candidate.labels],
            "valid_from": candidate.valid_from if candidate.proposal["valid_from_stated"] else None,
            "valid_until": candidate.valid_until,
        }
        super().__init__(data, initial=first)
        self.candidate = candidate
        self.presets = {preset.code: preset for preset in CORRECTIONS}
        _choices(self.fields["reason_code"], _reasons(self.presets.values()))
        self.quotes = _sent_quotes(data) if data else _stored_quotes(candidate)
        self.next_quote = len(self.quotes) + 1

    def clean(self) -> dict[str, Any]:
        """A correction quotes messages of its run, and no more labels than the contract allows."""
        data = super().clean() or {}
        last = len(self.candidate.run.messages) - 1
        numbered = ((as_number(message), span) for message, span in self.quotes)
        self.correction_quotes = tuple(Quoted(number, span) for number, span in numbered if number is not None)
        if not self.quotes or len(self.correction_quotes) < len(self.quotes):
            self.add_error(
                None, gettext("Quote what proves the claim: the number of a message, and the words that it says.")
            )
        if any(quote.message > last for quote in self.correction_quotes):
            self.add_error(None, gettext("The messages of this run are numbered from 0 to {last}.").format(last=last))
        if len(data.get("labels", ())) > MOST_LABELS:
            self.add_error("labels", gettext("Choose at most {most}.").format(most=MOST_LABELS))
        return data

    def carry_out(self, user: str) -> None:
        """Hand the correction to its use case, which alone says whether it is proven."""
        data = self.cleaned_data
        to = Correction(
            content=data["content"],
            labels=tuple(map(Label, data["labels"])),
            quotes=self.correction_quotes,
            valid_from=data["valid_from"],
            valid_until=data["valid_until"],
        )
        correct(candidate=self.candidate, to=to, user=user, **_words(self.presets, data))

    @property
    def done(self) -> str:
        """What was done, in words."""
        return gettext("Corrected and restored: {claim}").format(claim=self.cleaned_data["content"][:80])


class BulkForm(forms.Form):
    """One decision and one reason for the candidates of a preview."""

    ids = forms.CharField(widget=forms.HiddenInput)
    decision = forms.ChoiceField(choices=[(each.value, each.value) for each in BulkDecision])
    reason_code = forms.ChoiceField(required=False, label=_("Reason"))
    reason = _own_words()

    def __init__(self, data: Any = None, **more: Any) -> None:
        super().__init__(data, **more)
        self.presets = {preset.code: preset for preset in ALWAYS}
        _choices(self.fields["reason_code"], _reasons(self.presets.values()))

    def clean(self) -> dict[str, Any]:
        """A reason that agrees with the decision."""
        data = super().clean() or {}
        preset = self.presets.get(data.get("reason_code", ""))
        if preset is None and len(data.get("reason", "").strip()) < SHORTEST_REASON:
            self.add_error("reason", gettext("A decision needs a reason. Say in a few words why."))
        if preset and data.get("decision") and preset.keeps == (data["decision"] == BulkDecision.UPHOLD):
            self.add_error("reason_code", _CONTRADICTION[preset.keeps])
        return data

    @property
    def words(self) -> dict[str, Any]:
        """The decision and its reason as the use case takes them."""
        return {"decision": BulkDecision(self.cleaned_data["decision"]), **_words(self.presets, self.cleaned_data)}

    def done(self, count: int) -> str:
        """What was done, in words."""
        done = dict(DECISIONS)[self.cleaned_data["decision"]]
        return gettext("{done}: {count} candidates together").format(done=done, count=count)


class AuditForm(forms.Form):
    """Whether a memory is right, and if not, what is wrong with it."""

    verdict = forms.ChoiceField(choices=[(each, each) for each in (AuditVerdict.CORRECT, AuditVerdict.WRONG)])
    fault = forms.ChoiceField(required=False, choices=[("", ""), *Fault.choices])

    def __init__(self, audit: Audit, data: Any = None) -> None:
        super().__init__(data)
        self.audit = audit
        self.faults = Fault.choices

    def clean(self) -> dict[str, Any]:
        """A fault belongs to a wrong one alone."""
        data = super().clean() or {}
        if data.get("verdict") == AuditVerdict.CORRECT:
            data["fault"] = ""
        return data

    def carry_out(self, user: str) -> None:
        """Hand it to its use case."""
        verdict = AuditVerdict(self.cleaned_data["verdict"])
        judge(audit=self.audit, verdict=verdict, fault=self.cleaned_data["fault"], user=user)


class ReprocessForm(forms.Form):
    """Nothing to fill in; a refusal is shown on it."""


def _choices(field: Any, choices: list[Any]) -> None:
    field.choices = choices


def _contradicted(candidate: Candidate, rivals: QuerySet[Memory]) -> list[Memory]:
    """The memories that a guard found the candidate to contradict and that are still active, newest first."""
    found = (finding for finding in candidate.findings.all() if finding.code in (Reason.CONFLICT, Reason.SUPERSEDES))
    keys = [finding.data["memory"] for finding in found]
    return list(rivals.filter(pk__in=keys).order_by("-id")[:MOST_CHOICES]) if keys else []


def _reasons(presets: Iterable[Preset]) -> list[Any]:
    return [("", ""), *((each.code, each.sentence) for each in presets)]


def _words(presets: Mapping[str, Preset], data: Mapping[str, Any]) -> dict[str, str]:
    """The reason of a decision: the sentence of the preset and the own words together, and the preset's code."""
    preset = presets.get(data["reason_code"])
    sentences = (preset.sentence if preset else "", data["reason"].strip())
    return {"reason": " ".join(filter(None, sentences)), "reason_code": preset.code if preset else ""}


def _stored_quotes(candidate: Candidate) -> list[tuple[str, str]]:
    shown = ((each["message"], each["span"]) for each in candidate.exhibits)
    return [("" if message is None else str(message), span) for message, span in shown]


def _sent_quotes(data: Any) -> list[tuple[str, str]]:
    pairs = zip(data.getlist("quote_message"), data.getlist("quote_span"), strict=False)
    return [(message.strip(), span) for message, span in pairs if message.strip() or span.strip()]
