"""Cases from public reports of faults: each run and its proposals go through the chain (documents 001 to 004)."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from evidence.domain.context import Conventions
from evidence.domain.errors import ProviderFailed
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind, House, Message, Neighbour, Role, RunContext
from extraction.domain.schema import parse
from memories.domain.fingerprint import fingerprint, source_fingerprint
from tests.extraction.case_words import REPORTS, Case, covers, wanted

NAMES = {"u-tin": "Tín", "u-hoa": "Hoa", "u-nam": "Nam", "u-sato": "佐藤", "agent": "Linh", "ocr": "ocr"}
"""Who stands behind the actor ids of the reports."""
KINDS = {"human": ActorKind.PERSON, "agent": ActorKind.AGENT}
JUDGED = (
    *("BL-001", "BL-002", "BL-003", "BL-005", "BL-008", "BL-012", "BL-014", "BL-015", "BL-016", "BL-019", "BL-023"),
    *("BL-025", "BL-026", "BL-027", "BL-030", "BL-033", "BL-034", "BL-038", "BL-044", "BL-047", "BL-051"),
    *("BL-053", "BL-056", "BL-058", "BL-060", "BL-061", "BL-066", "BL-067", "BL-070", "BL-071", "BL-076"),
)


def message(index: int, raw: dict[str, Any]) -> Message:
    is_actor = raw["actor_kind"] in KINDS
    tool = raw["actor"] if raw["role"] == "tool" else None
    at = datetime.fromisoformat(raw["at"]) if raw["at"] else None
    return Message(index, Role(raw["role"]), raw["text"], raw["actor"] if is_actor else None, at, tool)


def run_of(case: Case) -> RunContext:
    """The run of a report, in an organization with Vietnamese conventions."""
    raw = case["input"]["run"]
    kinds = {m["actor"]: KINDS[m["actor_kind"]] for m in raw["messages"] if m["actor_kind"] in KINDS}
    started_at = datetime.fromisoformat(raw["started_at"]) if raw["started_at"] else None
    return RunContext(
        raw["scope"],
        tuple(message(index, each) for index, each in enumerate(raw["messages"])),
        tuple(Actor(actor, NAMES[actor], kind) for actor, kind in kinds.items()),
        reference_at=started_at,
        house=House(Conventions(raw["timezone"], "VND")),
    )


def judged(case: Case, run: RunContext | None = None) -> tuple[Judged, ...]:
    """The report's proposals, each citing the whole run, as one batch under an asserted real register."""
    run = run or run_of(case)
    every = [each.index for each in run.messages]
    raw = [each | {"cited_messages": every} for each in case["input"]["candidates"]]
    batch = parse({"conversation_register": "real", "memories": raw}, run.house.conventions)
    return judge(batch, run).judged


@covers(*JUDGED)
def test_a_report_s_proposals_get_the_verdicts_that_it_wants(case: Case) -> None:
    for each, want in zip(judged(case), wanted(case), strict=True):
        want.check(each)


@pytest.mark.parametrize("at", ["BL-025", "BL-030"])
def test_a_day_or_an_hour_without_a_zone_is_kept_with_the_organization_s(at: str) -> None:
    (only,) = judged(REPORTS[at])
    starts = {"BL-025": "2026-06-20T08:00:00+07:00", "BL-030": "2026-06-18T00:00:00+07:00"}
    assert only.candidate.valid_from == datetime.fromisoformat(starts[at])
    assert only.candidate.valid_from.utcoffset() == datetime.fromisoformat(starts[at]).utcoffset()


@pytest.mark.parametrize("at", ["BL-051", "BL-056", "BL-058"])
def test_what_is_stored_is_the_literal_slice_in_code_points(at: str) -> None:
    (only,) = judged(REPORTS[at])
    assert only.proof
    (exhibit,) = only.proof.exhibits
    text = REPORTS[at]["input"]["run"]["messages"][0]["text"]
    literal = text[exhibit.start : exhibit.end]
    proposed = REPORTS[at]["input"]["candidates"][0]["evidence_span"]
    assert unicodedata.normalize("NFC", literal) == unicodedata.normalize("NFC", proposed)


def test_a_quote_that_is_off_by_its_punctuation_keeps_the_nearest_passage() -> None:
    (only,) = judged(REPORTS["BL-060"])
    (found,) = [each for each in only.findings if each.code == "ungrounded_span"]
    assert found.data["nearest"]["text"] == "Dạ, chị chuyển khoản rồi nha"


@covers("BL-048")
def test_a_denial_is_no_repetition_of_what_it_denies(case: Case) -> None:
    (stored,) = case["input"]["extra"]["existing"]
    known = Neighbour(fingerprint(stored["content"]), stored["id"])
    (only,) = judged(case, replace(run_of(case), neighbours=(known,)))
    (want,) = wanted(case)
    want.check(only)


@covers("BL-081")
def test_what_a_person_refused_is_not_asked_again_when_the_source_comes_in_again(case: Case) -> None:
    run, proposal = run_of(case), case["input"]["candidates"][0]
    source = source_fingerprint([each.text for each in run.messages])
    refusal = Neighbour(fingerprint(proposal["content"]), "c-1", is_refusal=True, source_fingerprint=source)
    (want,) = wanted(case)
    want.check(judged(case, replace(run, neighbours=(refusal,)))[0])
    elsewhere = replace(refusal, source_fingerprint="of another source")
    codes = [found.code for found in judged(case, replace(run, neighbours=(elsewhere,)))[0].findings]
    assert "upheld_before" not in codes
    assert "out_of_context_span" in codes


def test_a_key_that_names_an_unknown_memory_is_kept_with_a_note() -> None:
    (only,) = judged(REPORTS["BL-066"])
    assert only.candidate.metadata["extra"] == {"supersedes": "mem-does-not-exist"}
    assert any("supersedes" in note for note in only.candidate.metadata["notes"])


@pytest.mark.parametrize("confidence", [float("nan"), True, "0.9", 1.1, -0.1])
def test_a_confidence_that_is_no_number_from_0_to_1_is_never_a_default(confidence: Any) -> None:
    case = REPORTS["BL-067"]
    raw = case["input"]["candidates"][0] | {
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": confidence,
        "cited_messages": [0],
    }
    (only,) = judge(parse({"conversation_register": "real", "memories": [raw]}), run_of(case)).judged
    (want,) = wanted(case)
    want.check(only)


@covers("BL-064")
def test_an_answer_without_memories_is_an_error_and_an_empty_one_is_not(case: Case) -> None:
    with pytest.raises(ProviderFailed):
        parse(case["input"]["extra"]["model_output"])
    assert parse({"memories": []}).candidates == ()
