"""A model's answers are stored once, without a label ever being read, and replay what the model proposed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from evidence.domain.errors import InvalidInput, NotConfigured
from extraction.extractors import extractor
from extraction.extractors.model.config import ModelConfig
from extraction.extractors.model.extractor import ModelExtractor
from extraction.measures import measure
from extraction.measures.recordings import recorded_run
from extraction.recording import SEEN, record
from tests.model.builders import answer, extractor_at, long_run, memory
from tests.model.provider import Fail, Say, provider

REGISTER = Path(__file__).resolve().parents[1] / "data/corpora/register/samples.jsonl"
ACTORS = [{"id": "ines", "name": "Ines", "kind": "user"}]
LABEL = "a-word-of-a-label"


class Watched(dict[str, Any]):
    """A sample that tells which of its fields were looked at."""

    def __init__(self, fields: dict[str, Any]) -> None:
        super().__init__(fields)
        self.looked_at: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.looked_at.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.looked_at.add(name)
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("somebody reads the whole sample")


def sample(name: str = "s-1", *texts: str, **changes: Any) -> dict[str, Any]:
    said = texts or ("The plant opens at nine.",)
    fields: dict[str, Any] = {
        "id": name,
        "scope": "agent:office",
        "actors": ACTORS,
        "messages": [
            {"index": n, "actor": "ines", "role": "user", "at": "2026-03-02T09:00:00Z", "text": text}
            for n, text in enumerate(said)
        ],
        "true_register": "real",
        "extraction": {"conversation_register": LABEL, "memories": [{"evidence_span": LABEL}]},
        "expected": [{"index": 0, "verdict": "drop", "reason": "framed_span", "why": LABEL}],
    }
    return fields | changes


def store(path: Path, *samples: dict[str, Any]) -> Path:
    path.write_text("\n".join(json.dumps(each) for each in samples))
    return path


def test_a_recorder_looks_at_nothing_that_a_reader_of_the_conversation_could_not_see(tmp_path: Path):
    watched = Watched(sample())
    with provider(Say(answer(memory()))) as playing:
        record([watched], tmp_path, extractor_at(playing))
    assert watched.looked_at <= set(SEEN)
    assert LABEL not in json.dumps(playing.requests) + (tmp_path / "s-1.json").read_text()


def test_a_recording_replays_exactly_what_the_model_proposed(tmp_path: Path):
    with provider(Say(answer(memory(), memory(confidence=9)))) as playing:
        record([sample()], tmp_path, extractor_at(playing))
    with provider(Say(answer(memory(), memory(confidence=9)))) as playing:
        live = extractor_at(playing).extract(recorded_run(sample()))
    replayed = extractor("recorded", recordings=tmp_path).extract(recorded_run(sample()))
    assert replayed.batch == live.batch
    assert (replayed.model, replayed.prompt_version, replayed.tokens_in) == (live.model, live.prompt_version, 100)


def test_a_recording_of_several_parts_replays_their_merged_batch(tmp_path: Path):
    small: dict[str, Any] = {"window_tokens": 7_000, "output_tokens": 500, "retries": 0}
    script = [Say(answer(memory(f"Gate {number} is open"), register="mixed")) for number in range(30)]
    long = sample("s-1", *(message.text for message in long_run(30).messages))
    with provider(*script) as playing:
        record([long], tmp_path, extractor_at(playing, **small))
    with provider(*script) as playing:
        live = extractor_at(playing, **small).extract(recorded_run(long))
    assert len(live.answers) > 1
    assert extractor("recorded", recordings=tmp_path).extract(recorded_run(long)).batch == live.batch


def test_recording_goes_on_where_it_ended_and_a_failure_is_left_for_the_next_time(tmp_path: Path):
    samples = [sample("a"), sample("b"), sample("c")]
    with provider(Say(answer(memory())), Fail(401), Say(answer(memory()))) as playing:
        taken = record(samples, tmp_path, extractor_at(playing))
    assert [(each.is_new, each.code) for each in taken] == [(True, ""), (False, "provider_refused_key"), (True, "")]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.json", "c.json"]
    before = (tmp_path / "a.json").read_text()
    with provider(Say(answer())) as playing:
        taken = record(samples, tmp_path, extractor_at(playing))
    assert ([each.is_new for each in taken], len(playing.requests)) == ([False, True, False], 1)
    assert (tmp_path / "a.json").read_text() == before


def test_nothing_is_written_when_no_model_can_be_asked_or_a_sample_is_none(tmp_path: Path):
    with pytest.raises(NotConfigured):
        record([sample()], tmp_path / "out", ModelExtractor(ModelConfig()))
    for broken in ({"id": "x"}, sample("../x"), sample("")):
        with provider() as playing, pytest.raises(InvalidInput):
            record([sample(), broken], tmp_path / "out", extractor_at(playing))
    assert not (tmp_path / "out").exists()


def test_the_command_tells_what_became_of_each_and_how_to_undo_it(tmp_path: Path, settings: Any):
    samples = store(tmp_path / "samples.jsonl", sample("a"), sample("b"))
    out, told = StringIO(), StringIO()
    with provider(Say(answer(memory())), Fail(401)) as playing:
        settings.MODEL, settings.MODEL_URL = "llamacpp:small", playing.url
        with pytest.raises(SystemExit) as ended:
            call_command("record", samples=str(samples), out=str(tmp_path / "r"), stdout=out, stderr=told)
    assert ended.value.code == 1
    assert "1 recorded, 0 were there, 1 failed" in out.getvalue()
    assert "Undo: remove that folder" in out.getvalue()
    assert "2/2 b provider_refused_key" in told.getvalue()
    with pytest.raises(CommandError) as wrong:
        call_command("record", samples=str(samples), out=str(tmp_path / "r"), model="llamacpp:other")
    assert wrong.value.returncode == 2


@pytest.mark.parametrize(
    ("register", "span", "label", "is_made_up"),
    [
        ("fiction", "The plant opens at nine", "something else", True),
        ("mixed", "The plant opens at nine", "plant opens at nine", True),
        ("mixed", "The plant opens at nine", "something else", False),
        ("real", "The plant opens at nine", "something else", False),
    ],
)
def test_a_recorded_proposal_counts_as_made_up_where_the_corpus_says_so(
    tmp_path: Path, register: str, span: str, label: str, is_made_up: bool
):
    item = memory(cited_messages=[0], evidence_spans=[span])
    (tmp_path / "a.json").write_text(json.dumps({"model": "m", "output": json.loads(answer(item))}))
    labelled = sample("a", true_register=register, extraction={"memories": [{"evidence_span": label}]})
    report = measure("register", store(tmp_path / "samples.jsonl", labelled, sample("b")), tmp_path)
    assert (report.rates["answered"].count, report.rates["answered"].of) == (1, 2)
    assert report.rates["admitted"].count == 1
    assert report.passes is not is_made_up
    assert report.rates["wrong_admitted"].count == int(is_made_up)


def test_an_episodic_note_of_a_game_is_not_made_up(tmp_path: Path):
    note = memory(
        categories=[{"label": "episodic", "confidence": 0.9}], cited_messages=[0], evidence_spans=["opens at nine"]
    )
    (tmp_path / "a.json").write_text(json.dumps({"model": "m", "output": json.loads(answer(note))}))
    report = measure("register", store(tmp_path / "s.jsonl", sample("a", true_register="fiction")), tmp_path)
    assert report.outcomes == ()


def test_the_made_up_proposals_of_the_corpus_itself_are_stopped_when_replayed(tmp_path: Path):
    rows = [json.loads(line) for line in REGISTER.read_text().splitlines()]
    for row in rows:
        (tmp_path / f"{row['id']}.json").write_text(json.dumps({"model": "m", "output": row["extraction"]}))
    report = measure("register", REGISTER, tmp_path)
    assert report.rates["answered"].count == len(rows)
    assert report.rates["wrong_admitted"].of > 50
    assert report.passes, report.misses


def test_recorded_answers_are_measured_on_the_register_corpus_alone(tmp_path: Path):
    with pytest.raises(InvalidInput, match="cannot be measured"):
        measure("actors", REGISTER, tmp_path)
