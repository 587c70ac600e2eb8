"""How faithfulness is asked and how it answers: the documented signature, the band, errors (document 002)."""

from __future__ import annotations

import pytest

from evidence.domain import (
    Conventions,
    Facts,
    GroundingCode,
    GroundingContext,
    Mode,
    Quote,
    assert_grounded,
    ground,
)
from evidence.domain.errors import InvalidInput
from evidence.domain.faithfulness.result import EFFECTS

VI = Conventions("Asia/Ho_Chi_Minh", "VND")


@pytest.mark.parametrize(
    ("confidence", "clamped", "is_noted"),
    [(0.87, 0.87, False), (1.0, 0.9, True), (0.2, 0.85, True), (None, 0.85, False)],
)
def test_a_confidence_outside_the_band_is_clamped_and_noted(confidence, clamped, is_noted):
    result = ground(Facts(), [Quote("paid", "paid")], confidence=confidence, mode=Mode.LLM, context=GroundingContext())
    assert result.ok
    assert result.clamped_confidence == clamped
    assert [finding.code for finding in result.findings] == ["confidence_clamped"] * is_noted


def test_the_documented_signature_grounds_one_quote():
    result = assert_grounded(
        span="khách  CỌC 50tr",
        source_text="Hôm nay khách cọc\n50tr rồi",
        confidence=0.99,
        mode="llm",
        facts={"amounts": ["50.000.000đ"], "dates": [], "owners": None},
        context=GroundingContext(conventions=VI),
    )
    assert (result.ok, result.reason, result.start, result.end) == (True, None, 8, 22)
    (amount,) = result.resolved
    assert (amount.kind, amount.asserted, amount.read_from, amount.start, amount.end) == (
        "amount", "50.000.000đ", "50tr", 18, 22,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"mode": "hybrid"}, "mode"),
        ({"confidence": float("nan")}, "confidence"),
        ({"confidence": True}, "confidence"),
        ({"facts": {"places": []}}, "facts.places"),
        ({"facts": {"owners": "Nora"}}, "facts.owners"),
        ({"facts": {"dates": [20260311]}}, "facts.dates"),
    ],
)
def test_input_that_cannot_be_worked_on_is_an_error(change, field):
    call = {"span": "a", "source_text": "a", "confidence": 0.9, "mode": "llm", **change}
    with pytest.raises(InvalidInput) as caught:
        assert_grounded(**call)
    assert caught.value.field == field


def test_every_code_has_its_effect():
    assert set(EFFECTS) == set(GroundingCode)
