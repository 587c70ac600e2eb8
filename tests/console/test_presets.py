from __future__ import annotations

import pytest

from evidence.domain.findings import Effect
from extraction.domain.reasons import REASONS, Reason
from extraction.presets import ALWAYS, PRESETS, presets_for


@pytest.mark.parametrize("reason", [reason for reason in Reason if REASONS[reason].effect is not Effect.NOTE])
def test_every_reason_that_refuses_has_a_reason_of_its_own_to_uphold_it(reason: Reason) -> None:
    assert any(not preset.keeps for preset in PRESETS[reason])


@pytest.mark.parametrize("reason", [reason for reason in Reason if not REASONS[reason].overrulable])
def test_no_reason_of_proof_offers_words_to_overrule_it(reason: Reason) -> None:
    assert not any(preset.keeps for preset in PRESETS[reason])


@pytest.mark.parametrize("reason", list(Reason))
def test_the_codes_offered_for_one_candidate_are_different(reason: Reason) -> None:
    codes = [preset.code for preset in presets_for(reason.value)]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("code", ["", "a_reason_of_tomorrow"])
def test_an_unknown_reason_has_the_common_presets(code: str) -> None:
    assert presets_for(code) == ALWAYS
