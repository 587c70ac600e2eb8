"""When an extracted candidate counts as an item found, as right, and as holding an invented fact."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from evidence.domain.errors import InvalidInput
from extraction.measures import measure
from extraction.measures.report import Report

MEMBERS = [{"name": "Phạm Ngọc Lan", "aliases": ["Lan"]}, {"name": "Trần Công Minh", "aliases": ["Minh"]}]
NONE: dict[str, Any] = {"assignee": None, "deadline": None, "amount": None, "currency": "VND", "confidence": "explicit"}


def item(kind: str, quote: str, **values: Any) -> dict[str, Any]:
    return NONE | {"item_type": kind, "evidence_quote": quote} | values


def faulty(span: str, fault: str, **facts: list[str]) -> dict[str, Any]:
    given: dict[str, list[str]] = {"amounts": [], "dates": [], "owners": []} | facts
    return {"item_type": "payment", "evidence_span": span, "facts": given, "expected": "drop", "fault": fault}


def report(tmp_path: Path, text: str, *items: dict[str, Any], proposals: tuple[dict[str, Any], ...] = ()) -> Report:
    sample = {
        "id": "one",
        "channel": "chat",
        "language": "vi",
        "reference_time": "2026-03-11T09:05:00+07:00",
        "source_text": text,
        "members": MEMBERS,
        "items": items,
        "proposals": proposals,
    }
    file = tmp_path / "samples.jsonl"
    file.write_text(json.dumps(sample) + "\n", encoding="utf-8")
    return measure("extraction", file)


def counts(found: Report, name: str) -> tuple[int, int]:
    return found.rates[name].count, found.rates[name].of


CHAT = "Minh: chào chị\nLan: mai khách chuyển khoản 18tr500 tiền cọc nha\nMinh: dạ"
PAID = "mai khách chuyển khoản 18tr500 tiền cọc nha"


@pytest.mark.parametrize(
    ("label", "found"),
    [
        (item("payment", PAID, amount=18_500_000, deadline="2026-03-12"), True),
        (item("payment", PAID), True),
        (item("payment", "khách chuyển khoản 18tr500", amount=18_500_000), True),
        (item("payment", f"Lan: {PAID}", amount=18_500_000, assignee="Phạm Ngọc Lan"), True),
        (item("payment", PAID, deadline="2026-03-20", deadline_any=["2026-03-20", "2026-03-12"]), True),
        (item("payment", PAID, amount=18_000_000), False),
        (item("payment", PAID, amount=18_500_000, currency="USD"), False),
        (item("payment", PAID, deadline="2026-03-13"), False),
        (item("payment", PAID, deadline="2026-03-12T09:00"), False),
        (item("payment", PAID, assignee="Phạm Ngọc Lan"), False),
        (item("payment", f"Lan: {PAID}", assignee="Trần Công Minh"), False),
        (item("task", PAID, amount=18_500_000), False),
        (item("payment", "chào chị"), False),
    ],
)
def test_an_item_is_found_by_a_candidate_of_its_kind_and_place_with_equal_values(
    tmp_path: Path, label: dict[str, Any], found: bool
):
    assert counts(report(tmp_path, CHAT, label), "recall") == (int(found), 1)


def test_a_candidate_of_another_kind_counts_only_where_no_kind_is_asked_for(tmp_path: Path):
    found = report(tmp_path, CHAT, item("task", PAID, amount=18_500_000))
    assert counts(found, "recall") == (0, 1)
    assert counts(found, "recall_any_kind") == (1, 1)
    assert [miss.reasons for miss in found.misses if miss.kind == "task"] == [("as payment",)]


@pytest.mark.parametrize(
    ("kind", "strict", "one_field"),
    [("commitment", 1, 1), ("task", 0, 1), ("risk", 0, 0), ("payment", 0, 0)],
)
def test_task_and_commitment_are_one_field_of_document_002_and_no_other_kinds_are(
    tmp_path: Path, kind: str, strict: int, one_field: int
):
    text = "Minh: chào chị\nLan: để em gửi bản vẽ trước 5h chiều mai\nMinh: dạ"
    found = report(tmp_path, text, item(kind, "để em gửi bản vẽ trước 5h chiều mai", deadline="2026-03-12T17:00"))
    assert counts(found, "recall") == (strict, 1)
    assert counts(found, "recall_one_field") == (one_field, 1)
    assert counts(found, "recall_any_kind") == (1, 1)
    assert found.rates["precision_one_field"].count == one_field


def test_implied_items_are_not_asked_for_but_a_candidate_that_finds_one_is_right(tmp_path: Path):
    found = report(tmp_path, CHAT, item("payment", PAID, amount=18_500_000, confidence="implied"))
    assert counts(found, "recall") == (0, 0)
    assert found.rates["recall"].rate is None
    assert counts(found, "precision") == (1, 1)


def test_a_candidate_without_a_label_counts_against_precision_and_not_against_the_labelled_one(tmp_path: Path):
    found = report(tmp_path, CHAT)
    assert counts(found, "precision") == (0, 1)
    assert found.rates["precision_labelled"].rate is None
    assert found.passes


def test_a_kept_proposal_makes_a_candidate_right(tmp_path: Path):
    kept = faulty(PAID, "", amounts=["18.500.000đ"]) | {"expected": "keep", "fault": None}
    assert counts(report(tmp_path, CHAT, proposals=(kept,)), "precision") == (1, 1)


@pytest.mark.parametrize(
    ("fault", "invented"),
    [
        (faulty(PAID, "invented_amount", amounts=["18.500.000đ"]), 1),
        (faulty(PAID, "wrong_date", dates=["2026-03-12"]), 1),
        (faulty(PAID, "wrong_amount", amounts=["19.000.000đ"]), 0),
        (faulty(PAID, "span_lacks_fact", amounts=["18.500.000đ"]), 0),
        (faulty("chào chị", "invented_amount", amounts=["18.500.000đ"]), 0),
        (faulty("mai khách chuyển khoản", "invented_amount", amounts=["18.500.000đ"]), 0),
    ],
)
def test_a_value_that_people_call_invented_at_its_place_fails_the_gate(
    tmp_path: Path, fault: dict[str, Any], invented: int
):
    found = report(tmp_path, CHAT, proposals=(fault,))
    assert found.rates["invented_facts"].count == invented
    assert found.passes is (invented == 0)
    assert found.rates["wrong_admitted"].count == invented


def test_a_value_that_a_label_gives_is_not_invented_whatever_a_fault_says(tmp_path: Path):
    fault = faulty(PAID, "wrong_amount", amounts=["18.500.000đ"])
    found = report(tmp_path, CHAT, item("payment", PAID, amount=18_500_000), proposals=(fault,))
    assert counts(found, "invented_facts")[0] == 0


def test_another_owner_than_the_labelled_one_is_invented(tmp_path: Path):
    text = "anh Minh gửi lại hợp đồng trước thứ 6"
    found = report(tmp_path, text, item("task", text, assignee="Phạm Ngọc Lan", deadline="2026-03-13"))
    assert found.rates["invented_facts"].count == 1
    assert not found.passes


def test_what_is_taken_back_is_neither_declared_nor_found(tmp_path: Path):
    text = "khách chuyển khoản cọc 40 triệu, à nhầm, 45 triệu rồi nha"
    fault = faulty("khách chuyển khoản cọc 40 triệu", "wrong_amount", amounts=["40 triệu"])
    found = report(tmp_path, text, item("payment", text, amount=45_000_000), proposals=(fault,))
    assert counts(found, "recall") == (1, 1)
    assert found.passes
    assert counts(report(tmp_path, text, item("payment", text, amount=40_000_000)), "recall") == (0, 1)


def test_nothing_extracted_gives_no_precision_rather_than_zero(tmp_path: Path):
    found = report(tmp_path, "chào cả nhà", item("task", "chào cả nhà"))
    assert found.rates["precision"].rate is None
    assert found.rates["invented_facts"].rate is None
    assert counts(found, "recall") == (0, 1)


def test_a_quote_that_its_source_does_not_hold_is_named(tmp_path: Path):
    with pytest.raises(InvalidInput, match="evidence_quote"):
        report(tmp_path, "chào cả nhà", item("task", "không có ở đây"))


def test_the_command_prints_the_object_of_the_quality_page_and_fails_on_an_invention(tmp_path: Path):
    report(tmp_path, CHAT, proposals=(faulty(PAID, "invented_amount", amounts=["18.500.000đ"]),))
    out = StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("measure", "extraction", "--samples", str(tmp_path / "samples.jsonl"), "--json", stdout=out)
    assert ended.value.code == 1
    printed = json.loads(out.getvalue())
    assert {"corpus", "samples", "wrong_admitted", "right_admitted", "review_load", "by_kind", "misses"} <= set(printed)
    assert {"recall", "precision", "invented_facts", "recall_by_kind", "precision_by_channel"} <= set(printed)
    assert printed["recall"] == {"count": 0, "of": 0, "rate": None}
    assert printed["misses"][0]["reasons"] == ["invented amount 18500000"]
