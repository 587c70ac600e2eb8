"""The cases that fooled other systems, and what the words of each mean in ours: a verdict and its reason codes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from evidence.domain.findings import Effect, Verdict
from extraction.domain.chain import Judged

FOLDER = Path(__file__).resolve().parents[1] / "data" / "cases"
Case = dict[str, Any]


def _read(name: str) -> dict[str, Case]:
    rows = [json.loads(line) for line in (FOLDER / name).read_text().splitlines()]
    return {row["id"]: row for row in rows}


ADVERSARIAL = _read("adversarial.jsonl")
REPORTS = _read("reports.jsonl")
ALL = ADVERSARIAL | REPORTS
COVERED: list[str] = []
"""Every case that some test runs; each test module adds its own when it is imported."""


def group(name: str, *apart: str) -> pytest.MarkDecorator:
    """Run a test on every case of a guard (or of a kind of report) that does not wait, save those tested apart."""
    ids = [i for i, c in ALL.items() if c.get("guard", c.get("kind")) == name and i not in (*LATER, *apart)]
    return _cases(ids)


def covers(*ids: str) -> pytest.MarkDecorator:
    """Run a test on the cases named."""
    return _cases(list(ids))


def _cases(ids: list[str]) -> pytest.MarkDecorator:
    COVERED.extend(ids)
    return pytest.mark.parametrize("case", [ALL[i] for i in ids], ids=ids)


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a case wants of a candidate: that it is admitted, or refused for one of these reasons at least."""

    admitted: bool
    codes: frozenset[str] = frozenset()

    def check(self, judged: Judged) -> None:
        """Fail unless the verdict and its reasons are what the case wants."""
        found = {each.code for each in judged.findings if each.effect is not Effect.NOTE}
        is_right = (judged.verdict is Verdict.ADMITTED) is self.admitted and (self.admitted or bool(found & self.codes))
        assert is_right, f"{judged.candidate.content!r} must be {self.words} and is {judged.verdict}: {_told(judged)}"

    @property
    def words(self) -> str:
        """What is wanted, in words."""
        return "admitted" if self.admitted else f"refused for one of {', '.join(sorted(self.codes))}"


def _told(judged: Judged) -> str:
    return "; ".join(f"{found.code} ({found.detail})" for found in judged.findings) or "no finding"


def refused(*codes: str) -> Meaning:
    """Dropped or demoted, for one of these reasons at least; any refusal satisfies a wanted drop or review."""
    return Meaning(admitted=False, codes=frozenset(codes))


ADMITTED = Meaning(admitted=True)
_OWNER = ("ungrounded_owner", "cross_actor_citation")
_CONTEXT = ("out_of_context_span", "framed_span")
_CONTRACT = refused("invalid_contract")
_LAUNDERED = refused("preference_laundering")

WORDS: dict[str, Meaning] = {
    "keep as the single allowed episodic note (seed rule v1/v2)": ADMITTED,
    "in-story event demoted/reviewed": refused("framed_span"),
    "fail closed: review": refused("framed_span"),
    "parse as real": ADMITTED,
    "constructed": refused("constructed_durable"),
    "unknown tag -> review": refused("constructed_durable"),
    "constructed or review": refused("constructed_durable"),
    "localised tag -> constructed or review": refused("constructed_durable"),
    "stricter verdict honoured: durable dropped": refused("fiction_register"),
    "span check / in-frame cue check catches it": refused("framed_span"),
    "keep": ADMITTED,
    "flag": refused("dissociation"),
    "keep: a user's correction; never turn it into first person": ADMITTED,
    "keep with its subject": ADMITTED,
    "support must fail on negation": refused("out_of_context_span", "ungrounded_span"),
    "drop: a personal preference wearing another kind": _LAUNDERED,
    "drop": refused("preference_laundering", "unusable_evidence"),
    "drop: first-person habit": refused("preference_laundering", "cross_actor_citation"),
    "drop: cited text does not contain the claim": refused("ungrounded_span", "missing_span", "thin_span"),
    "drop: constructed": refused("framed_span"),
    "one human: keep after identity link": ADMITTED,
    "drop: identity/health fact of one person": _LAUNDERED,
    "keep (collective practice)": ADMITTED,
    "drop preferences": refused("multi_actor_preference"),
    "reject item: blank after strip": _CONTRACT,
    "reject item: control characters (PostgreSQL text cannot store NUL)": _CONTRACT,
    "reject item: boolean is not a number": _CONTRACT,
    "reject: not ISO-8601": _CONTRACT,
    "reject or review": refused("invalid_contract", "fiction_register"),
    "accept: complete fact in 4 letters (12 bytes)": ADMITTED,
    "reject: blank span": refused("missing_span"),
    "reject or mark conditional": refused("out_of_context_span"),
    "reject: a question": refused("out_of_context_span"),
    "reject: cut inside a date": refused("ungrounded_span"),
    "accept after removing zero-width characters": ADMITTED,
    "accept after NFKC digits": ADMITTED,
    "check must derive facts from the item itself": refused("ungrounded_amount"),
    "reject: 50 metres": refused("ungrounded_amount"),
    "reject: phone number": refused("ungrounded_amount"),
    "ambiguous owner: strip or review": refused("ungrounded_owner"),
}
"""What the adversarial cases want, in their own words."""

DECISIONS: dict[str, tuple[bool, ...]] = {
    "store": (True,),
    "drop": (False,),
    "review": (False,),
    "error": (False,),
    "store+store": (True, True),
    "store+store+drop": (True, True, False),
}
"""Which candidates of a report become memories, in order."""

REASON_WORDS: dict[str, frozenset[str]] = {
    "not_asserted": frozenset(_CONTEXT),
    "speaker_not_human": frozenset({"unusable_evidence"}),
    "recalled_echo": frozenset({"unusable_evidence"}),
    "span_not_verbatim": frozenset({"ungrounded_span"}),
    "owner_not_in_span": frozenset((*_OWNER, "ungrounded_name", "unusable_evidence", "out_of_context_span")),
    "owner_binding": frozenset(_OWNER),
    "date_unresolvable": frozenset({"ungrounded_date"}),
    "amount_not_in_span": frozenset({"ungrounded_amount", "ungrounded_number"}),
    "source_conflict": frozenset({"untrusted_tool"}),
    "polarity": frozenset({"out_of_context_span"}),
    "near_miss": frozenset({"ungrounded_span"}),
    "schema_invalid": frozenset({"invalid_contract"}),
    "quoted": frozenset(_CONTEXT),
    "upheld_before": frozenset({"upheld_before"}),
    "ok": frozenset(),
    "supersedes": frozenset(),
    "unknown_target": frozenset(),
}
"""Which of our reasons a report's reason may be."""

LATER: dict[str, str] = {
    "ADV-060": "an admission score with presets comes with a later issue",
    "ADV-061": "an admission score with presets comes with a later issue",
    "BL-043": "near duplicates of one claim come with a later issue",
    "ADV-193": "supersession of an older claim in time comes with a later issue",
    "ADV-195": "subject keys of supersession come with a later issue",
    "ADV-198": "supersession of an older claim in time comes with a later issue",
    "ADV-199": "supersession of an older claim in time comes with a later issue",
    "ADV-207": "the extraction benchmark that matches gold and found comes with a later issue",
    "ADV-208": "the extraction benchmark that matches gold and found comes with a later issue",
    "ADV-210": "the extraction benchmark that matches gold and found comes with a later issue",
    "BL-042": "a sweep that leaves a row changed meanwhile alone comes with stored sweeps, a later issue",
    "BL-063": "what was finished in a cut-off answer comes with the live provider, a later issue",
    "BL-074": "the purge comes with a later issue",
}
"""The cases whose feature does not exist yet, and why they wait."""


def meaning(case: Case) -> Meaning:
    """What an adversarial case wants."""
    return WORDS[case["expected"]]


def wanted(case: Case) -> tuple[Meaning, ...]:
    """What a report wants of each of its candidates."""
    expected = case["expected"]
    codes = REASON_WORDS[expected["reason"]]
    return tuple(ADMITTED if kept else Meaning(False, codes) for kept in DECISIONS[expected["decision"]])
