"""A run asks once for a second opinion, keeps it, and a restore judges its batch under the same opinion unasked."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from evidence.domain.errors import ProviderFailed
from evidence.models import Organization
from extraction import pipeline, review
from extraction.domain.opinions import Question
from extraction.domain.run import RunContext
from extraction.extractors import Adviser, SecondOpinion, extractor
from extraction.extractors.recorded import RecordedExtractor
from extraction.models import Candidate, Run
from memories.domain.taxonomy import Grounding
from memories.models import Memory
from tests.extraction.builders import item, process, record_answer, submission

TEXTS = (
    "The workshop in Porto opens at nine.",
    "Let's play a pirate game. My parrot Rosalind eats lemons every morning. My sister Nadia sails to Faro.",
)
PARROT = item("Ines's parrot Rosalind eats lemons.", "My parrot Rosalind eats lemons every morning", cited_messages=[1])
NADIA = item("Ines's sister Nadia sails to Faro.", "My sister Nadia sails to Faro", cited_messages=[1])
PORTO = item("The workshop in Porto opens at nine.", "The workshop in Porto opens at nine")
SAYS_REAL = [{"index": 0, "grounding": "real"}]
SAYS_MADE_UP = [{"index": 0, "grounding": "constructed"}]


@pytest.fixture
def judged(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
) -> Callable[..., Run]:
    """A run whose model answered with the items, and to the request about what is in doubt with the opinions."""
    settings.RECORDINGS = tmp_path

    def run(*items: dict[str, Any], opinions: Any = None, **recorded: Any) -> Run:
        record_answer(tmp_path, "conversation", *items)
        path = tmp_path / "conversation.json"
        more = ({"opinions": opinions} if opinions is not None else {}) | recorded
        path.write_text(json.dumps(json.loads(path.read_text()) | more))
        with django_capture_on_commit_callbacks(execute=True):
            done = process(organization, submission(*TEXTS, extractor="recorded"))
        done.refresh_from_db()
        return done

    return run


def verdicts(run: Run) -> list[str]:
    return list(run.candidates.order_by("index").values_list("verdict", flat=True))


def test_without_an_opinion_what_is_in_doubt_waits_for_a_person(judged: Callable[..., Run]):
    run = judged(PARROT, PORTO)
    assert verdicts(run) == ["demoted", "admitted"]
    assert (run.second_opinion, run.status) == ("", "done")


@pytest.mark.parametrize(
    ("opinions", "verdict", "reason", "said"),
    [
        (SAYS_REAL, "admitted", "", "real"),
        (SAYS_MADE_UP, "dropped", "second_opinion_constructed", "constructed"),
        (SAYS_REAL * 2, "demoted", "framed_span", ""),
        ("no JSON", "demoted", "framed_span", ""),
        ([{"index": 1, "grounding": "constructed"}], "demoted", "framed_span", ""),
    ],
    ids=["real", "constructed", "said twice", "malformed", "about another item"],
)
def test_a_recorded_opinion_settles_its_item_and_is_kept_with_it(
    judged: Callable[..., Run], opinions: Any, verdict: str, reason: str, said: str
):
    run = judged(PARROT, PORTO, opinions=opinions)
    first, second = run.candidates.order_by("index")
    assert (first.verdict, first.reason, first.second_opinion) == (verdict, reason, said)
    assert (second.verdict, second.second_opinion) == ("admitted", "")
    assert run.second_opinion == (opinions if isinstance(opinions, str) else json.dumps(opinions))


def test_the_tokens_of_the_request_are_the_runs_own(judged: Callable[..., Run]):
    run = judged(
        PARROT,
        opinions=SAYS_REAL,
        tokens_in=100,
        tokens_out=20,
        opinions_tokens_in=30,
        opinions_tokens_out=4,
    )
    assert (run.tokens_in, run.tokens_out) == (130, 24)


def test_nothing_is_asked_where_nothing_is_in_doubt(judged: Callable[..., Run]):
    run = judged(PORTO, opinions=SAYS_MADE_UP, tokens_in=100, opinions_tokens_in=30)
    assert (verdicts(run), run.second_opinion, run.tokens_in) == (["admitted"], "", 100)


def test_a_secret_in_the_answer_is_masked_before_it_is_stored(judged: Callable[..., Run]):
    key = "AKIA" + "IOSFODNN7EXAMPLE"
    run = judged(PARROT, opinions=[*SAYS_REAL, {"why": f"the key {key} is in it"}])
    assert key not in run.second_opinion
    assert verdicts(run) == ["admitted"]


def test_a_request_that_fails_leaves_the_run_done_and_says_so(judged: Callable[..., Run], monkeypatch):
    def broken(self: Any, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        raise ProviderFailed("The provider is away.", code="provider_timeout", raw_output="half an ans", hint="Wait.")

    monkeypatch.setattr(RecordedExtractor, "opinions", broken)
    run = judged(PARROT, PORTO, opinions=SAYS_REAL)
    assert (verdicts(run), run.status, run.second_opinion) == (["demoted", "admitted"], "done", "half an ans")
    assert "No second opinion (provider_timeout)" in run.note


def test_the_provider_is_asked_once_and_about_the_doubtful_items_alone(judged: Callable[..., Run], monkeypatch):
    asked: list[list[int]] = []

    def noted(self: Any, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        asked.append([question.index for question in questions])
        return SecondOpinion()

    monkeypatch.setattr(RecordedExtractor, "opinions", noted)
    judged(PORTO, PARROT, NADIA)
    assert asked == [[1, 2]]


def test_what_an_extractor_says_of_items_it_was_not_asked_about_changes_nothing(
    judged: Callable[..., Run], monkeypatch
):
    def busy(self: Any, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        return SecondOpinion(dict.fromkeys(range(9), Grounding.CONSTRUCTED))

    monkeypatch.setattr(RecordedExtractor, "opinions", busy)
    run = judged(PORTO, PARROT)
    assert verdicts(run) == ["admitted", "dropped"]
    assert list(run.candidates.order_by("index").values_list("second_opinion", flat=True)) == ["", "constructed"]


def test_a_restore_judges_the_batch_under_the_opinion_it_had_and_asks_nobody(judged: Callable[..., Run], monkeypatch):
    run = judged(PARROT, NADIA, opinions=SAYS_REAL)
    parrot, nadia = run.candidates.order_by("index")
    assert (parrot.verdict, nadia.verdict) == ("admitted", "demoted")

    def never(self: Any, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        raise AssertionError("a restore asks nobody")

    monkeypatch.setattr(RecordedExtractor, "opinions", never)
    again = review.judge_again(nadia)
    assert again.questions == ()
    codes = [found.code for found in again.judged[0].findings]
    assert "second_opinion_real" in codes
    assert "framed_span" not in codes
    review.restore(candidate=nadia, user="linh", reason="I called her and it is so")
    assert Memory.objects.count() == 2


def test_an_item_that_an_opinion_dropped_can_be_restored_by_a_person(judged: Callable[..., Run]):
    run = judged(PARROT, opinions=SAYS_MADE_UP)
    [parrot] = run.candidates.all()
    memory = review.restore(candidate=parrot, user="linh", reason="she does have a parrot")
    assert memory.content == PARROT["content"]


def test_a_dry_run_asks_as_the_run_would_and_writes_nothing(judged: Callable[..., Run], tmp_path: Path):
    stored = judged(PARROT, PORTO)
    record_answer(tmp_path, "conversation", PARROT)
    path = tmp_path / "conversation.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"opinions": SAYS_REAL}))
    judgement, extraction = pipeline.preview(stored)
    assert judgement.opinions == {0: Grounding.REAL}
    assert [each.verdict.value for each in judgement.judged] == ["admitted"]
    assert extraction.second_opinion == json.dumps(SAYS_REAL)
    assert Candidate.objects.count() == 2


def test_keywords_have_nobody_to_ask():
    assert not isinstance(extractor("keyword"), Adviser)
    assert isinstance(extractor("recorded"), Adviser)


def test_the_answer_and_the_opinion_are_kept_apart(judged: Callable[..., Run]):
    run = judged(PARROT, opinions=SAYS_REAL)
    assert json.loads(run.raw_output)["memories"][0]["content"] == PARROT["content"]
    assert json.loads(run.second_opinion) == SAYS_REAL
