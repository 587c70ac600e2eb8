"""The honest band of a confidence (document 002)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.confidence import BANDS, clamp, read_mode
from evidence.domain.context import Mode
from evidence.domain.errors import InvalidInput


@pytest.mark.parametrize(
    ("confidence", "mode", "value", "was_outside"),
    [
        (0.7, Mode.KEYWORD, 0.7, False),
        (0.6, Mode.KEYWORD, 0.6, False),
        (0.8, Mode.KEYWORD, 0.8, False),
        (0.85, Mode.LLM, 0.85, False),
        (0.9, Mode.LLM, 0.9, False),
        (1.0, Mode.LLM, 0.9, True),
        (0.1, Mode.LLM, 0.85, True),
        (1, Mode.KEYWORD, 0.8, True),
        (-3, Mode.KEYWORD, 0.6, True),
        (None, Mode.LLM, 0.85, False),
        (None, Mode.KEYWORD, 0.6, False),
    ],
)
def test_a_confidence_is_clamped_to_the_band_of_its_mode(confidence, mode, value, was_outside):
    clamped = clamp(confidence, mode)
    assert (clamped.value, clamped.was_outside) == (value, was_outside)


@pytest.mark.parametrize("confidence", [float("nan"), float("inf"), float("-inf"), True, False, "0.9", [0.9]])
def test_what_is_no_finite_number_is_refused(confidence):
    with pytest.raises(InvalidInput) as caught:
        clamp(confidence, Mode.LLM)
    assert caught.value.field == "confidence"


@pytest.mark.parametrize("mode", ["hybrid", "", "LLM", "llm "])
def test_an_unknown_mode_is_refused(mode):
    with pytest.raises(InvalidInput) as caught:
        read_mode(mode)
    assert caught.value.field == "mode"


@given(st.floats(allow_nan=False, allow_infinity=False), st.sampled_from(Mode))
def test_a_clamped_confidence_never_leaves_its_band_nor_reaches_one(confidence, mode):
    low, high = BANDS[mode]
    assert low <= clamp(confidence, mode).value <= high < 1
