"""Cases about the shape of an answer and of each of its items (document 003)."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any

import pytest

from evidence.domain.context import Conventions
from evidence.domain.errors import ProviderFailed
from extraction.domain.candidate import Batch
from extraction.domain.chain import Judged, judge
from extraction.domain.schema import parse
from memories.domain.taxonomy import Grounding
from tests.extraction.case_words import ADMITTED, Case, covers, meaning, refused
from tests.extraction.domain_builders import INES, run_of

SPOKEN = {"User prefers dark mode in the IDE": "I prefer dark mode in the IDE"}
HANOI = Conventions("Asia/Ho_Chi_Minh", "VND")


def read(*raw: Any) -> Batch:
    """The items as proposals that quote what the person said."""
    quoted = [
        {"grounding": "real", "cited_messages": [at], "evidence_span": spoken(each)} | each
        for at, each in enumerate(raw)
    ]
    return parse({"conversation_register": "real", "memories": quoted}, HANOI)


def spoken(raw: Any) -> str:
    return SPOKEN.get(raw["content"], str(raw["content"]))


def judged(*raw: Any) -> tuple[Judged, ...]:
    run = run_of(*((INES, spoken(each)) for each in raw), actors=(INES,))
    return judge(read(*raw), run).judged


@covers("ADV-161", "ADV-165", "ADV-167", "ADV-176", "ADV-177", "ADV-178", "ADV-181", "ADV-184")
def test_an_item_is_held_to_the_contract(case: Case) -> None:
    (only,) = judged(case["input"])
    meaning(case).check(only)


@covers("ADV-172", "ADV-173")
def test_a_time_without_a_zone_is_read_in_the_organization_s(case: Case) -> None:
    (only,) = read(case["input"]).candidates
    assert only.faults == ()
    for name in ("valid_from", "valid_until"):
        raw, bound = case["input"].get(name), getattr(only, name)
        assert (bound is None) is (raw is None)
        if bound:
            assert bound.utcoffset() == timedelta(hours=7)
            assert bound.replace(tzinfo=None) == datetime.fromisoformat(raw)


@covers("ADV-180")
def test_the_year_9999_means_open_ended_and_is_said_to_be_read_so(case: Case) -> None:
    (only,) = judged(case["input"])
    ADMITTED.check(only)
    assert only.candidate.valid_until is None
    assert any("open-ended" in note for note in only.candidate.metadata["notes"])


@covers("ADV-182")
def test_an_unknown_key_is_kept_with_a_note_and_the_tag_is_heard(case: Case) -> None:
    (only,) = judged(case["input"])
    refused("constructed_durable").check(only)
    assert (only.candidate.grounding, only.candidate.grounding_stated) == (Grounding.CONSTRUCTED, True)
    assert only.candidate.metadata["extra"] == {"actor": "bob"}
    assert any("actor" in note for note in only.candidate.metadata["notes"])


@covers("ADV-185", "ADV-192")
def test_a_wrong_shape_of_the_whole_is_an_error_and_never_nothing_found(case: Case) -> None:
    with pytest.raises(ProviderFailed) as failure:
        parse(case["input"])
    assert failure.value.raw_output == case["input"]


@covers("ADV-188")
def test_one_broken_item_does_not_cost_the_others(case: Case) -> None:
    *good, broken = judged(*json.loads(case["input"])["memories"])
    assert len(good) == 9
    for each in good:
        ADMITTED.check(each)
    refused("invalid_contract").check(broken)


@covers("ADV-191")
def test_the_same_claim_ten_times_is_one(case: Case) -> None:
    first, *others = judged(*json.loads(case["input"])["memories"])
    ADMITTED.check(first)
    assert len(others) == 9
    for each in others:
        refused("duplicate").check(each)
