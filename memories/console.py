"""Decides what a reader is shown of a memory, and how a person may end it or bring it back (4-interfaces.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from evidence.domain.errors import Conflict
from evidence.models import EvidenceSource
from evidence.passages import Mark, Passages, mark
from memories import lifecycle
from memories.domain.changes import Stretch, changes
from memories.models import ActorKind, Memory, MemoryStatus
from memories.record import Decider
from memories.retirement import Retired, retire_all

RETIRES: Final = "retire"
REINSTATES: Final = "reinstate"
RETIRE: Final = (
    ("no_longer_true", "It is no longer true."),
    ("never_true", "It was never true."),
    ("wrong_person", "It is filed under the wrong person."),
    ("asked_to_forget", "The person asked to forget it."),
    ("of_no_use", "Nobody needs it."),
)
REINSTATE: Final = (
    ("true_again", "It is true again."),
    ("ended_by_mistake", "It was ended by mistake."),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """One evidence source with its text cut at the span."""

    source: EvidenceSource
    text: Passages


class MemoryForm(forms.Form):
    """Retire an active memory or reinstate any other, with a ready-made reason, own words, or both.

    The form carries the act that its reader saw: whoever comes second is told, and never does the opposite.
    """

    act = forms.ChoiceField(choices=[(RETIRES, RETIRES), (REINSTATES, REINSTATES)], widget=forms.HiddenInput)
    reason_code = forms.ChoiceField(required=False, label=_("Reason"))
    reason = forms.CharField(
        required=False,
        max_length=2_000,
        label=_("In your own words"),
        widget=forms.Textarea(attrs={"rows": 2, "placeholder": _("Optional beside a reason from the list")}),
    )

    def __init__(self, memory: Memory, data: Any = None) -> None:
        super().__init__(data)
        self.memory = memory
        self.open_act = RETIRES if memory.status == MemoryStatus.ACTIVE else REINSTATES
        self.fields["act"].initial = self.open_act
        meant = self.data.get("act", self.open_act)
        self.retires = meant == RETIRES
        self.presets = dict(RETIRE if self.retires else REINSTATE)
        field: Any = self.fields["reason_code"]
        field.choices = [
            ("", gettext("Choose a reason")),
            *((code, gettext(words)) for code, words in self.presets.items()),
        ]

    def clean(self) -> dict[str, Any]:
        """A decision needs a reason."""
        data = super().clean() or {}
        if "act" in self.errors:
            self.add_error(None, gettext("Open this page again: it does not say whether to retire or to reinstate."))
        if not data.get("reason_code") and len(data.get("reason", "").strip()) < 3:
            self.add_error("reason", gettext("A decision needs a reason. Say in a few words why."))
        return data

    def carry_out(self, user: str) -> None:
        """Hand the decision to its use case."""
        code = self.cleaned_data["reason_code"]
        text = " ".join(filter(None, (self.presets.get(code, ""), self.cleaned_data["reason"].strip())))
        decider = Decider(ActorKind.PERSON, user)
        if self.cleaned_data["act"] != self.open_act:
            raise Conflict(
                f"This memory is {self.memory.status} by now: somebody else was quicker.",
                code="stale_memory",
                hint="Open its page again and decide anew.",
            )
        if self.retires:
            lifecycle.retire(self.memory, decider=decider, reason_text=text, reason_code=code)
        else:
            lifecycle.reinstate(self.memory, decider=decider, reason_text=text, reason_code=code)

    @property
    def done(self) -> str:
        """What was done, in words."""
        done = gettext("Retired") if self.retires else gettext("Reinstated")
        return f"{done}: {self.memory.content[:80]}"


class RetireManyForm(forms.Form):
    """One reason for retiring the memories of a preview."""

    ids = forms.CharField(widget=forms.HiddenInput)
    reason_code = forms.ChoiceField(required=False, choices=[("", ""), *RETIRE])
    reason = forms.CharField(
        required=False, max_length=2_000, label=_("In your own words"), widget=forms.Textarea(attrs={"rows": 2})
    )
    presets = tuple((code, words) for code, words in RETIRE)

    def clean(self) -> dict[str, Any]:
        """A decision needs a reason."""
        data = super().clean() or {}
        if not data.get("reason_code") and len(data.get("reason", "").strip()) < 3:
            self.add_error("reason", gettext("A decision needs a reason. Say in a few words why."))
        return data

    def carry_out(self, memories: Iterable[Memory], user: str) -> Retired:
        """Hand the memories to their use case."""
        code = self.cleaned_data["reason_code"]
        text = " ".join(filter(None, (dict(RETIRE).get(code, ""), self.cleaned_data["reason"].strip())))
        return retire_all(memories, decider=Decider(ActorKind.PERSON, user), reason_text=text, reason_code=code)


@dataclass(frozen=True, slots=True)
class Link:
    """One memory of a chain, and what it changed of the one before that it replaced, if it replaced one."""

    memory: Memory
    changes: tuple[Stretch, ...]


def links(chain: Sequence[Memory]) -> list[Link]:
    """The chain in its order, each with what it changed of its latest predecessor."""
    replaced = {memory.superseded_by_id: memory for memory in chain if memory.superseded_by_id}
    before = ((memory, replaced.get(memory.pk)) for memory in chain)
    return [Link(memory, changes(old.content, memory.content) if old else ()) for memory, old in before]


def exhibits(memory: Memory) -> list[Shown]:
    """The primary evidence first, then every further source, each with its span marked."""
    further = EvidenceSource.objects.filter(memory_links__memory=memory).order_by("memory_links__id")
    primary = [
        Mark(each["start"], each["end"], "proven", f"proves {each['kind']} {each['asserted']}")
        for each in memory.facts
        if each.get("quote") == 0
    ]
    return [_shown(memory.evidence, primary), *(_shown(source, []) for source in further)]


def _shown(source: EvidenceSource, values: list[Mark]) -> Shown:
    spans = [Mark(source.start, source.end, "span")] if source.start is not None and source.end is not None else []
    return Shown(source, mark(source.content_text, spans, values))
