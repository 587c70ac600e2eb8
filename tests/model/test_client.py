"""Every way in which a provider answers, over real HTTP on loopback, in both wire formats."""

from __future__ import annotations

import json
from typing import Any

import pytest

from evidence.domain.errors import ProviderFailed
from extraction.extractors.base import ExtractionFailed
from memories.domain.taxonomy import Register
from tests.model.builders import ANTHROPIC, OPENAI, RUN, SAID, Clock, answer, extractor_at, memory
from tests.model.provider import Fail, HalfABody, Hang, Raw, Say, provider

both = pytest.mark.parametrize("model", [OPENAI, ANTHROPIC])
GOOD = answer(memory())
CUT = answer(memory(), memory("The plant closes at six"))[:-30]


def failure(*script: Any, model: str = OPENAI, clock: Clock | None = None, **changes: Any) -> ExtractionFailed:
    with provider(*script) as playing, pytest.raises(ExtractionFailed) as caught:
        extractor_at(playing, model, clock, **changes).extract(RUN)
    assert caught.value.hint
    return caught.value


@both
def test_a_good_answer_becomes_a_batch_whose_spans_are_literal(model: str):
    with provider(Say(GOOD)) as playing:
        extraction = extractor_at(playing, model).extract(RUN)
    [candidate] = extraction.batch.candidates
    assert (candidate.content, candidate.citations) == ("The plant opens at nine", (0,))
    assert candidate.spans == (SAID.rstrip("."),)
    assert (extraction.batch.register, extraction.batch.register_stated) == (Register.REAL, True)
    assert (extraction.model, extraction.raw_output, extraction.is_partial) == (model, GOOD, False)
    assert (extraction.tokens_in, extraction.tokens_out) == (100, 20)
    assert extraction.prompt_version


@both
def test_the_conversation_and_the_schema_are_sent_to_the_address_with_the_key(model: str):
    with provider(Say(GOOD)) as playing:
        extractor_at(playing, model).extract(RUN)
    [body], [headers], [path] = playing.requests, playing.headers, playing.paths
    assert SAID.rstrip(".") in playing.texts(0)[0]
    assert "evidence_sentences" in json.dumps(body)
    assert "sk-of-the-test" in headers["authorization"] + headers.get("x-api-key", "")
    assert path.endswith("/messages" if model == ANTHROPIC else "/chat/completions")


@both
def test_the_environment_of_a_client_library_diverts_nothing(model: str, monkeypatch: pytest.MonkeyPatch):
    for name in ("OPENAI", "ANTHROPIC", "OLLAMA"):
        monkeypatch.setenv(f"{name}_BASE_URL", "http://127.0.0.1:9/elsewhere")
        monkeypatch.setenv(f"{name}_API_KEY", "sk-of-the-environment")
    with provider(Say(GOOD)) as playing:
        extractor_at(playing, model).extract(RUN)
    assert "sk-of-the-environment" not in json.dumps(playing.headers)


def test_without_the_schema_the_answer_is_read_all_the_same():
    with provider(Say(GOOD)) as playing:
        extraction = extractor_at(playing, sends_schema=False).extract(RUN)
    assert "response_format" not in playing.requests[0]
    assert len(extraction.batch.candidates) == 1


def test_in_quoting_mode_the_model_quotes_for_itself():
    quoted = memory(cited_messages=[0], evidence_spans=["opens at nine"], evidence_sentences=None)
    with provider(Say(answer({k: v for k, v in quoted.items() if v is not None}))) as playing:
        extraction = extractor_at(playing, spans_by_choice=False).extract(RUN)
    assert extraction.batch.candidates[0].spans == ("opens at nine",)
    assert "[1]" not in playing.texts(0)[0]


@both
def test_an_answer_in_a_fence_is_read(model: str):
    with provider(Say(f"```json\n{GOOD}\n```")) as playing:
        assert len(extractor_at(playing, model).extract(RUN).batch.candidates) == 1


@both
@pytest.mark.parametrize("wrong", ["Sure! Here it is.", '{"items": []}', "[]", GOOD + GOOD, "{", f"Here: {GOOD}"])
def test_an_answer_of_a_wrong_shape_is_asked_for_again_with_what_was_wrong(model: str, wrong: str):
    with provider(Say(wrong), Say(GOOD)) as playing:
        extraction = extractor_at(playing, model).extract(RUN)
    assert len(extraction.batch.candidates) == 1
    told = playing.texts(1)
    assert told[1].strip() == wrong.strip()
    assert '"memories" list' in told[2]
    assert (extraction.tokens_in, extraction.tokens_out) == (200, 40)
    assert wrong in extraction.raw_output


@pytest.mark.parametrize(
    "broken", [memory(confidence=7), memory(categories=[]), "no object", memory(content="x"), memory(valid_from="soon")]
)
def test_a_broken_single_item_is_not_asked_for_again_and_lives_with_its_faults(broken: Any):
    with provider(Say(answer(broken, memory()))) as playing:
        first, second = extractor_at(playing).extract(RUN).batch.candidates
    assert len(playing.requests) == 1
    assert first.faults
    assert not second.faults


def test_a_sentence_that_was_not_offered_is_cited_as_no_message():
    with provider(Say(answer(memory(evidence_sentences=[9])))) as playing:
        [candidate] = extractor_at(playing).extract(RUN).batch.candidates
    assert (candidate.spans, candidate.citations) == ((), (-1,))


@both
def test_a_wrong_shape_to_the_end_is_a_failure_with_everything_said_and_spent(model: str):
    failed = failure(Say("one"), Say("two"), Say("three"), model=model, prices={})
    assert failed.code == "invalid_output"
    assert failed.raw_output == "one\n\ntwo\n\nthree"
    assert (failed.spent.tokens_in, failed.spent.tokens_out, failed.spent.model) == (300, 60, model)


@both
def test_a_refusal_is_told_as_such_and_not_asked_again(model: str):
    said = Say(stop="content_filter", refusal="I cannot help with that.")
    failed = failure(said, said, model=model)
    assert failed.code == "refused"
    assert failed.spent.tokens_in == 100


def test_what_a_refusal_says_is_kept():
    assert failure(Say(stop="stop", refusal="Not this one.")).raw_output == "Not this one."


@both
def test_an_empty_answer_is_told_apart_from_a_refusal_after_it_was_asked_again(model: str):
    assert failure(Say(), Say(" "), Say(), model=model).code in {"empty_answer", "provider_broken"}
    with provider(Say(" "), Say(GOOD)) as playing:
        assert len(extractor_at(playing, model).extract(RUN).batch.candidates) == 1


@both
def test_an_answer_that_is_cut_keeps_its_whole_items_and_says_so(model: str):
    with provider(Say(CUT, stop="length")) as playing:
        extraction = extractor_at(playing, model).extract(RUN)
    assert [candidate.content for candidate in extraction.batch.candidates] == ["The plant opens at nine"]
    assert extraction.is_partial
    assert "cut off" in extraction.note
    assert extraction.raw_output == CUT


def test_an_answer_that_is_cut_before_its_first_item_is_a_failure():
    assert failure(Say(GOOD[:80], stop="length")).code == "cut_off"


def test_an_answer_that_breaks_off_without_the_limit_is_no_cut_answer():
    assert failure(Say(CUT), Say(CUT), Say(CUT)).code == "invalid_output"


@both
@pytest.mark.parametrize("headers", [(("Retry-After", "7"),), (("retry-after-ms", "7000"),)])
@pytest.mark.parametrize("status", [429, 503])
def test_a_provider_that_asks_to_be_left_alone_is(model: str, status: int, headers: tuple[tuple[str, str], ...]):
    clock = Clock()
    with provider(Fail(status, headers=headers), Say(GOOD)) as playing:
        extraction = extractor_at(playing, model, clock).extract(RUN)
    assert len(extraction.batch.candidates) == 1
    assert clock.waits == [7]


@pytest.mark.parametrize(
    "trouble", [Fail(429), Fail(500), Fail(503), Fail(502), HalfABody(), Raw(b"<html>busy</html>")]
)
def test_passing_trouble_is_waited_out_ever_longer(trouble: Any):
    clock = Clock()
    with provider(trouble, trouble, Say(GOOD)) as playing:
        assert len(extractor_at(playing, clock=clock).extract(RUN).batch.candidates) == 1
    assert clock.waits == [1, 2]


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (Fail(429), "rate_limited"),
        (Fail(500), "provider_unavailable"),
        (Fail(503), "provider_unavailable"),
        (HalfABody(), "provider_unreachable"),
        (Raw(b"<html>busy</html>"), "provider_broken"),
    ],
)
def test_trouble_that_does_not_pass_is_a_failure_with_its_code(trouble: Any, code: str):
    assert failure(trouble, trouble, trouble).code == code


@pytest.mark.parametrize(
    ("status", "code"), [(400, "provider_rejected"), (401, "provider_refused_key"), (404, "unknown_model")]
)
def test_what_the_provider_will_never_take_is_not_sent_again(status: int, code: str):
    with provider(Fail(status), Say(GOOD)) as playing, pytest.raises(ExtractionFailed) as caught:
        extractor_at(playing).extract(RUN)
    assert (caught.value.code, len(playing.requests)) == (code, 1)


def test_a_wait_longer_than_anybody_has_is_a_failure_that_names_it():
    clock = Clock()
    failed = failure(Fail(429, headers=(("Retry-After", "3600"),)), Say(GOOD), clock=clock)
    assert (failed.code, clock.waits) == ("rate_limited", [])
    assert "3600 seconds" in failed.message


def test_a_provider_that_never_answers_is_given_up_in_time():
    assert failure(Hang(), timeout_seconds=0.2, retries=0).code == "provider_timed_out"


def test_nobody_listening_is_told_as_such():
    with provider() as playing:
        pass
    with pytest.raises(ProviderFailed) as caught:
        extractor_at(playing, retries=0).extract(RUN)
    assert caught.value.code == "provider_unreachable"


def test_the_time_of_a_run_ends_its_retries():
    clock = Clock()
    failed = failure(*[Fail(503, headers=(("Retry-After", "30"),))] * 9, clock=clock, budget_seconds=50, retries=8)
    assert (failed.code, clock.waits) == ("provider_unavailable", [30])


def test_the_key_stands_in_no_failure_even_when_the_provider_repeats_it():
    failed = failure(Fail(401, body={"error": {"message": "Incorrect API key provided: sk-of-the-test"}}))
    assert "sk-of-the-test" not in f"{failed.message}{failed.hint}{failed.raw_output}"
    assert "[key]" in failed.message


def test_the_key_stands_in_no_representation():
    with provider() as playing:
        assert "sk-of-the-test" not in repr(extractor_at(playing))


def test_what_no_database_can_store_is_shown_instead():
    with provider(Say("\x00 nothing"), Say(GOOD)) as playing:
        assert "\x00" not in extractor_at(playing).extract(RUN).raw_output
