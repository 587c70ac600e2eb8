"""Decides which kinds of memory a run may bring, from the people who take part in it (document 001)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from extraction.domain.prompt.rules import Setting
from extraction.domain.run import RunContext
from memories.domain.taxonomy import Label

_MEANINGS: Final[Mapping[Label, str]] = {
    Label.FACTUAL: "something that is so: knowledge, a commitment, a decision, a deadline, a payment",
    Label.PREFERENCE: "what the person likes, wants or avoids",
    Label.BEHAVIORAL: "what the person does regularly",
    Label.EPISODIC: "a note of something that took place",
    Label.PROCEDURAL: "how something is done, in steps or as a standing rule",
}
_PERSONAL: Final = frozenset({Label.PREFERENCE, Label.BEHAVIORAL})


def allowed_labels(run: RunContext) -> tuple[Label, ...]:
    """The labels a prompt offers: all five with exactly one person, otherwise none that is one person's own."""
    return tuple(label for label in Label if run.sole_person or label not in _PERSONAL)


def people_setting(run: RunContext) -> Setting:
    """Which of the two sets of rules about people holds; nobody known counts as several."""
    return Setting.ONE_PERSON if run.sole_person else Setting.SEVERAL


def render_kinds(run: RunContext) -> str:
    """The allowed kinds, one a line."""
    return "\n".join(f"- {label.value}: {_MEANINGS[label]}" for label in allowed_labels(run))


def static_text() -> str:
    """Every word this module may put into a prompt."""
    return "\n".join(f"{label.value}: {meaning}" for label, meaning in _MEANINGS.items())
