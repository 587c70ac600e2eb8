"""The sample conversations are read by the importers, and each has a recorded answer in the contract's own shape."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import extraction
from evidence.domain.findings import Verdict
from extraction.domain.chain import judge
from extraction.domain.run import ActorKind, RunContext
from extraction.extractors import extractor
from extraction.importers import Conversation, read_conversation

FOLDER = Path(extraction.__file__).parent / "samples"
RECORDINGS = FOLDER / "recordings"
STEMS = sorted(path.stem for path in FOLDER.glob("*.json"))
JUDGED = {"verdict", "expected", "human_truth", "accept", "fault", "reason"}


def conversation_of(stem: str) -> Conversation:
    return read_conversation((FOLDER / f"{stem}.json").read_bytes())


def context_of(stem: str) -> RunContext:
    read = conversation_of(stem)
    return RunContext(
        scope=read.scope or "",
        messages=read.messages,
        actors=read.actors,
        reference_at=read.reference_at,
        external_id=read.external_id or "",
    )


def test_there_are_six_conversations_and_a_recording_of_each():
    assert len(STEMS) == 6
    assert sorted(path.stem for path in RECORDINGS.glob("*.json")) == STEMS


@pytest.mark.parametrize("stem", STEMS)
def test_a_sample_is_read_whole_and_without_a_note(stem):
    read = conversation_of(stem)
    assert read.external_id == stem
    assert read.scope
    assert read.scope.startswith("agent:")
    assert read.notes == ()
    assert 6 <= len(read.messages) <= 14
    assert all(message.said_at and message.actor_id for message in read.messages)


@pytest.mark.parametrize("stem", STEMS)
def test_times_of_a_sample_never_run_backwards(stem):
    times = [message.said_at for message in conversation_of(stem).messages if message.said_at]
    assert times == sorted(times)


@pytest.mark.parametrize("stem", STEMS)
def test_a_recording_is_a_usable_answer_within_its_limit(stem):
    extraction_made = extractor("recorded", recordings=RECORDINGS).extract(context_of(stem))
    assert extraction_made.model
    assert 1 <= len(extraction_made.batch.candidates) <= 10


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_sample_carries_the_answer_that_is_expected(path):
    def keys(value: object) -> set[str]:
        if isinstance(value, dict):
            return set(value) | set().union(*map(keys, value.values()))
        return set().union(*map(keys, value)) if isinstance(value, list) else set()

    loaded = json.loads(path.read_text(encoding="utf-8"))
    if isinstance(loaded, dict) and isinstance(loaded.get("output"), str):
        loaded = json.loads(loaded["output"])
    assert not keys(loaded) & JUDGED


@pytest.mark.parametrize("stem", [stem for stem in STEMS if stem != "thin"])
def test_a_recording_holds_good_items_and_faulty_ones(stem):
    context = context_of(stem)
    batch = extractor("recorded", recordings=RECORDINGS).extract(context).batch
    verdicts = {judged.verdict for judged in judge(batch, context).judged}
    assert verdicts == {Verdict.ADMITTED, Verdict.DEMOTED, Verdict.DROPPED}


def test_nothing_of_the_thin_conversation_becomes_a_memory():
    context = context_of("thin")
    batch = extractor("recorded", recordings=RECORDINGS).extract(context).batch
    assert Verdict.ADMITTED not in {judged.verdict for judged in judge(batch, context).judged}


def test_the_samples_hold_runs_of_no_one_and_of_several_people_alike():
    people = {stem: sum(a.kind is ActorKind.PERSON for a in conversation_of(stem).actors) for stem in STEMS}
    assert sorted(people.values()) == [1, 1, 1, 1, 2, 3]


def test_the_transcript_sample_is_recognised_with_its_times_and_its_agent():
    read = read_conversation((FOLDER / "site-chat.txt").read_bytes())
    assert read.format == "transcript"
    assert all(message.said_at for message in read.messages)
    assert [actor.kind for actor in read.actors].count(ActorKind.AGENT) == 1


def test_the_thin_sample_gives_the_keyword_extractor_nothing():
    assert extractor("keyword").extract(context_of("thin")).batch.candidates == ()


@pytest.mark.parametrize("stem", [stem for stem in STEMS if stem != "thin"])
def test_every_other_sample_gives_the_keyword_extractor_literal_sentences(stem):
    context = context_of(stem)
    candidates = extractor("keyword").extract(context).batch.candidates
    texts = {message.index: message.text for message in context.messages}
    assert candidates
    assert all(span in texts[c.citations[0]] for c in candidates for span in c.spans)
    assert all(0.60 <= (c.confidence or 0) <= 0.80 for c in candidates)


def test_the_same_sample_is_extracted_the_same_way_every_time():
    context = context_of("field-service")
    assert extractor("keyword").extract(context) == extractor("keyword").extract(replace(context))
