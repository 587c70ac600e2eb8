"""A run larger than the window is asked in parts, and what was not read is said."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from evidence.domain.errors import NotConfigured, ProviderFailed
from extraction.domain.opinions import Question
from extraction.extractors.base import Adviser, ExtractionFailed
from extraction.extractors.model.bounds import bounded
from extraction.extractors.model.config import ModelConfig, Price
from extraction.extractors.model.extractor import ModelExtractor
from memories.domain.taxonomy import Grounding, Register
from tests.extraction.domain_builders import INES, run_of
from tests.model.builders import OPENAI, RUN, Clock, answer, extractor_at, long_run, memory
from tests.model.provider import Fail, Say, provider

SMALL: dict[str, Any] = {"window_tokens": 7_000, "output_tokens": 500, "retries": 0}
LONG = long_run(30)


def parts_of(script_length: int) -> tuple[list[str], str]:
    with provider(*[Say(answer(memory()))] * script_length) as playing:
        extraction = extractor_at(playing, **SMALL).extract(LONG)
    return [playing.texts(number)[0] for number in range(len(playing.requests))], extraction.note


def test_a_long_run_is_asked_in_parts_that_hold_every_message_and_overlap():
    texts, note = parts_of(30)
    assert len(texts) > 2
    assert note == ""
    for message in LONG.messages:
        assert any(f"[message {message.index}]" in text for text in texts)
    assert any(
        f"[message {message.index}]" in texts[0] and f"[message {message.index}]" in texts[1]
        for message in LONG.messages
    )


def test_a_short_run_is_asked_at_once():
    with provider(Say(answer(memory()))) as playing:
        extractor_at(playing, **SMALL).extract(RUN)
    assert len(playing.requests) == 1


def test_the_answers_of_the_parts_become_one_batch_under_the_strictest_register():
    script = [Say(answer(memory("Gate 0 is open"))), Say(answer(memory("Gate 9 is open"), register="fiction"))]
    with provider(*script, *[Say(answer())] * 30) as playing:
        extraction = extractor_at(playing, **SMALL, prices={OPENAI: Price(Decimal(1), Decimal(10))}).extract(LONG)
    assert [each.index for each in extraction.batch.candidates] == [0, 1]
    assert extraction.batch.register is Register.FICTION
    assert len(extraction.answers) == len(playing.requests)
    calls = len(playing.requests)
    assert (extraction.tokens_in, extraction.tokens_out) == (100 * calls, 20 * calls)
    assert extraction.cost == (Decimal(100 * calls) + Decimal(200 * calls)) / 1_000_000


def test_a_part_that_fails_after_others_makes_the_run_partial_and_names_the_messages():
    with provider(Say(answer(memory())), Fail(500), *[Say(answer())] * 30) as playing:
        extraction = extractor_at(playing, **SMALL).extract(LONG)
    assert extraction.is_partial
    assert "Not read: message" in extraction.note
    assert "provider_unavailable" in extraction.note
    assert len(extraction.batch.candidates) == 1


def test_after_a_failure_that_no_part_can_escape_the_others_are_not_asked():
    with provider(Say(answer(memory())), Fail(401)) as playing:
        extraction = extractor_at(playing, **SMALL).extract(LONG)
    assert len(playing.requests) == 2
    assert "29 (provider_refused_key)" in extraction.note


def test_when_every_part_fails_the_run_fails_with_the_first_reason():
    with provider(*[Fail(500)] * 30) as playing, pytest.raises(ExtractionFailed) as caught:
        extractor_at(playing, **SMALL).extract(LONG)
    assert caught.value.code == "provider_unavailable"


def test_when_the_time_of_the_run_is_used_up_the_rest_is_not_asked():
    clock = Clock()
    with provider(Say(answer(memory())), Fail(503, headers=(("Retry-After", "8"),)), *[Say(answer())] * 30) as playing:
        extraction = extractor_at(playing, clock=clock, **SMALL | {"retries": 1}, budget_seconds=8.5).extract(LONG)
        assert not extraction.is_partial
    clock = Clock(seconds=0)
    with provider(Say(answer(memory()))) as playing, pytest.raises(ProviderFailed) as caught:
        extractor_at(playing, clock=clock, budget_seconds=0).extract(RUN)
    assert (caught.value.code, playing.requests) == ("out_of_time", [])


def test_a_message_longer_than_the_window_is_left_out_and_named():
    run = run_of((INES, "The plant opens at nine."), (INES, "Indeed. " * 5_000))
    with provider(Say(answer(memory()))) as playing:
        extraction = extractor_at(playing, **SMALL).extract(run)
    assert "Not read: message 1 (message_too_long)" in extraction.note
    with provider() as playing, pytest.raises(ExtractionFailed) as caught:
        extractor_at(playing, **SMALL).extract(run_of((INES, "Indeed. " * 5_000)))
    assert (caught.value.code, playing.requests) == ("message_too_long", [])


def test_an_item_in_doubt_is_put_to_the_model_once_more_in_a_smaller_request():
    questions = (Question(0, "The plant opens at nine", ("The plant opens at nine",), (0,), "framed_span"),)
    with provider(Say('{"opinions": [{"index": 0, "grounding": "constructed"}]}')) as playing:
        source = extractor_at(playing)
        assert isinstance(source, Adviser)
        said = source.opinions(questions, RUN)
    assert said.groundings == {0: Grounding.CONSTRUCTED}
    assert (said.tokens_in, said.tokens_out, said.cost) == (100, 20, None)
    assert "opinions" in said.raw_output


def test_a_second_opinion_that_fails_says_what_it_cost():
    questions = (Question(0, "The plant opens at nine", ("The plant opens at nine",), (0,), "framed_span"),)
    with provider(*[Say("no idea")] * 3) as playing, pytest.raises(ExtractionFailed) as caught:
        extractor_at(playing).opinions(questions, RUN)
    assert (caught.value.code, caught.value.spent.tokens_in) == ("invalid_output", 300)


def test_without_a_model_nobody_is_asked():
    with pytest.raises(NotConfigured):
        ModelExtractor(ModelConfig()).extract(RUN)
    with pytest.raises(NotConfigured):
        ModelExtractor(ModelConfig()).require()


def test_a_grammar_has_bounds_and_offers_no_sentence_that_is_not_there():
    with provider(Say(answer(memory()))) as playing:
        extractor_at(playing).extract(RUN)
    sent = playing.requests[0]["response_format"]["json_schema"]["schema"]["properties"]["memories"]
    assert sent["maxItems"] == 10
    assert sent["items"]["properties"]["evidence_sentences"]["items"]["enum"] == [1]
    assert "enum" not in bounded({"type": "array", "items": {"type": "integer"}}, range(501))["items"]
