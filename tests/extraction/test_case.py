"""What the candidates of one batch share is read once for all of them (7-quality.md, Speed)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from extraction.domain import recited
from extraction.domain.candidate import Batch
from extraction.domain.chain import judge
from extraction.domain.lexicon.recalled import PROMPT_WORDS
from extraction.domain.recited import Recital, Recited
from memories.domain.taxonomy import Register
from tests.counted import calls
from tests.extraction.domain_builders import INES, proposed, run_of

RECALLED = "[Recalled memory] the gate code is 4711\nInes keeps the spare key"


def _message(sentences: int) -> tuple[Batch, str]:
    said = [f"Item {number} of the list costs {number + 100} euros." for number in range(sentences)]
    candidates = tuple(proposed(each, each, index=at) for at, each in enumerate(said))
    return Batch(candidates, Register.REAL, register_stated=True, limit=None), " ".join(said)


def _counting(work: Callable[[str], Any], name: str, read: list[str]) -> Callable[[str], Any]:
    def counted(text: str) -> Any:
        read.append(name)
        return work(text)

    return counted


def test_eight_times_the_candidates_on_a_message_of_eight_times_the_length_cost_eight_times_the_calls():
    def cost(sentences: int) -> int:
        batch, text = _message(sentences)
        run = run_of((INES, text))
        return calls(lambda: judge(batch, run))

    cost(5)
    assert cost(160) < 10 * cost(20)


def test_a_message_is_searched_for_what_it_repeats_once_and_not_once_a_candidate(monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    for name in ("is_prompt", "recalled_stretches"):
        monkeypatch.setattr(recited, name, _counting(getattr(recited, name), name, read))
    batch, text = _message(12)
    judge(batch, run_of((INES, text)))
    assert read == ["is_prompt", "recalled_stretches"]


@pytest.mark.parametrize("text", ["Ines keeps the spare key", RECALLED])
def test_one_reading_of_a_message_answers_for_every_span_in_any_order(text: str):
    spans = ["keeps the spare key", "gate code is 4711", "nowhere to be found", "keeps the spare key"]
    once = Recited(text)
    assert [once.recital(span) for span in spans] == [Recited(text).recital(span) for span in spans]
    assert once.recital("keeps the spare key") is None


def test_an_extraction_prompt_is_told_for_every_span_of_its_message():
    prompt = " ".join(PROMPT_WORDS)
    assert Recited(prompt).recital("anything") is Recital.PROMPT
