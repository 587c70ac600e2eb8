"""The page on admission says the weights, the priors and the scores that the code has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from extraction.domain.admission import PRIORS, WEIGHTS, Admission, Feature, weigh
from memories.domain.similarity import Gist, similarity
from memories.domain.taxonomy import Label, Register
from tests.extraction.domain_builders import INES, labels, proposed, run_of

PAGE = (Path(__file__).resolve().parents[2] / "docs/guards/admission.md").read_text()
ROWS = {cells[0]: cells[1:] for cells in re.findall(r"^\| `(\w+)` \| (\S+) \| (.+?) \|", PAGE, flags=re.MULTILINE)}
SCORES = re.findall(r"^\| `(\w+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$", PAGE, flags=re.MULTILINE)
RUN = run_of((INES, "so the gate code changes in March"), admission_threshold=0.6)
CLAIM = proposed("The gate code changes in March", "the gate code changes in March")


def test_every_weight_stands_on_the_page_as_it_is() -> None:
    assert {feature: float(ROWS[feature.value][0]) for feature in Feature} == dict(WEIGHTS)


def test_every_prior_stands_on_the_page_as_it_is() -> None:
    stated = re.findall(r"^\| `(\w+)` \| ([\d.]+) \| [a-z].+ \|$", PAGE, flags=re.MULTILINE)
    assert {name: float(prior) for name, prior in stated if name in set(Label)} == dict(PRIORS)


def test_the_example_of_what_is_kept_is_what_the_code_keeps() -> None:
    [example] = re.findall(r"^```json\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert json.loads(example) == Admission(weigh(CLAIM, RUN, Register.REAL, RUN.messages), 0.6).as_json()


@pytest.mark.parametrize("row", SCORES, ids=lambda row: row[0])
def test_the_table_of_scores_is_computed_from_the_weights(row: tuple[str, str, str, str]) -> None:
    steady = WEIGHTS[Feature.TYPE_PRIOR] * PRIORS[Label(row[0])] + WEIGHTS[Feature.CONFIDENCE] * 0.9
    novelty, recency = WEIGHTS[Feature.NOVELTY], WEIGHTS[Feature.RECENCY]
    expected = [steady + novelty + recency, steady + 0.1 * novelty + recency, steady + novelty + recency / 8]
    assert [float(each) for each in row[1:]] == pytest.approx(expected, abs=0.0006)


def test_the_table_has_scores_for_three_labels() -> None:
    assert [row[0] for row in SCORES] == ["preference", "factual", "episodic"]


def test_the_example_of_a_known_claim_has_the_score_that_it_states() -> None:
    known, again = "Ines will send the signed contract tomorrow", "Tomorrow Ines will send the signed contract"
    assert f'"{known}"' in " ".join(PAGE.split())
    assert f'"{again}"' in " ".join(PAGE.split())
    run = run_of((INES, "I will send it"), admission_threshold=0.7, recent_claims=(Gist(known),))
    note = proposed(again, "I will send it", labels=labels(Label.EPISODIC))
    found = Admission(weigh(note, run, Register.REAL, run.messages), 0.7)
    assert similarity(Gist(known), Gist(again)) > 0.8
    assert f"`below_admission` with {found.score:.3g} points" in " ".join(PAGE.split())
