"""What holds for whatever is said: literal spans, honest confidence, facts from the span, one pass over the text."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain as joined
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evidence.domain.amounts import Amount, read_amounts, read_declared_amount, same_amount
from evidence.domain.context import Conventions, Mode
from evidence.domain.dates import read_dates
from extraction.domain.chain import judge
from extraction.extractors import extractor, phrases
from extraction.extractors import slots as slots_module
from tests.extraction import keyword_sentences as sentences
from tests.extraction.test_keyword import HOUSE, WEDNESDAY, propose, run

SAID = [
    text
    for text, _ in joined(
        sentences.PAYMENTS,
        sentences.TASKS,
        sentences.COMMITMENTS,
        sentences.RISKS,
        sentences.BLOCKERS,
        sentences.DECISIONS,
        sentences.PERSONAL,
    )
]
GREETINGS = ["chào cả nhà", "dạ chị", "ok em", "hi there", "good morning", "cảm ơn chị", "thanks!", "haha", "bye", "👍"]
messages = st.lists(st.lists(st.sampled_from(SAID), min_size=1, max_size=4).map(". ".join), min_size=1, max_size=4)


@given(messages)
@settings(max_examples=60)
def test_every_span_is_a_literal_slice_and_every_confidence_in_its_band(texts: list[str]):
    for candidate in propose(run(*texts)):
        [span], [citation] = candidate.spans, candidate.citations
        assert span in texts[citation]
        assert candidate.content == f"Phạm Ngọc Lan: {' '.join(span.split())}"
        assert 0.60 <= (candidate.confidence or 0) <= 0.80


@given(messages)
@settings(max_examples=60)
def test_every_declared_amount_and_day_is_read_from_the_span(texts: list[str]):
    for candidate in propose(run(*texts)):
        read = read_amounts(candidate.spans[0], HOUSE.conventions)
        for raw in candidate.facts.amounts:
            declared = read_declared_amount(raw, HOUSE.conventions)
            assert declared
            assert any(same_amount(declared, amount) for amount in read)
        days = {
            each.start.date().isoformat()
            for reading in read_dates(candidate.spans[0], WEDNESDAY, HOUSE.conventions)
            for each in reading.denotes
        }
        assert {date[:10] for date in candidate.facts.dates} <= days


@given(st.lists(st.lists(st.sampled_from(GREETINGS), min_size=1, max_size=5).map("\n".join), min_size=1, max_size=4))
def test_texts_that_only_greet_give_nothing(texts: list[str]):
    assert propose(run(*texts)) == ()


@pytest.mark.parametrize(
    "steps",
    [
        ("khách chuyển khoản cọc", "khách chuyển khoản cọc 5tr", "mai khách chuyển khoản cọc 5tr"),
        ("nhờ kiểm tra mái tôn phòng 12 giùm", "nhờ anh Minh kiểm tra mái tôn phòng 12 giùm"),
        ("The caterer wants 250 EUR as a deposit", "The caterer wants 250 EUR as a deposit by Friday"),
    ],
)
def test_more_filled_slots_never_lower_the_confidence(steps: tuple[str, ...]):
    found = [candidate.confidence or 0 for text in steps for candidate in propose(run(text))]
    assert found
    assert found == sorted(found)


@given(messages)
@settings(max_examples=25)
def test_what_is_read_from_the_sentence_itself_is_never_refused_for_an_amount_or_a_day(texts: list[str]):
    context = replace(run(*texts), mode=Mode.KEYWORD)
    for judged in judge(extractor("keyword").extract(context).batch, context).judged:
        codes = {finding.code for finding in judged.findings}
        assert not codes & {"ungrounded_date", "ungrounded_span", "missing_span"}, judged.candidate.content


@pytest.mark.parametrize(
    ("text", "parties"),
    [
        ("chú Lâm chuyển khoản 5tr tiền cọc", {"payer": "chú Lâm"}),
        ("mai trả 5tr cho chú Lâm", {"payee": "chú Lâm"}),
        ("thu 5tr tiền cọc của chú Lâm", {"payer": "chú Lâm"}),
        ("nhà cung cấp giao thiếu 12 bộ, chờ thứ 6", {"party": "nhà cung cấp"}),
        ("Mr Hale pays a deposit of 300 EUR", {"payer": "Mr Hale"}),
        ("We pay 300 EUR to the landlord by Friday", {"payee": "landlord"}),
        ("anh Minh chuyển khoản 5tr tiền cọc", {}),
    ],
)
def test_who_pays_and_who_is_paid_is_kept_in_the_words_of_the_sentence(text: str, parties: dict[str, str]):
    [candidate] = propose(run(text))
    assert candidate.metadata == parties


def test_reading_grows_with_the_number_of_sentences_counted_in_calls(monkeypatch: pytest.MonkeyPatch):
    calls: list[int] = []
    read = read_amounts

    def counted(text: str, conventions: Conventions) -> tuple[Amount, ...]:
        calls.append(len(text))
        return read(text, conventions)

    monkeypatch.setattr(slots_module, "read_amounts", counted)
    work = []
    for times in (10, 20, 40):
        calls.clear()
        propose(run("Minh gửi 5tr cho kho trước thứ 6, Lan báo khách chiều nay. " * times))
        work.append(sum(calls))
    assert work[2] - work[1] <= 2.1 * (work[1] - work[0])


def test_one_endless_line_of_clauses_is_looked_up_in_bounded_steps():
    looked = 0

    class Counting(dict[tuple[str, ...], tuple[phrases.Cue, ...]]):
        def get(self, key: Any, default: Any = None) -> Any:
            nonlocal looked
            looked += 1
            return super().get(key, default)

    lexicon = replace(phrases.LEXICONS[0], phrases=Counting(phrases.LEXICONS[0].phrases))
    seen = []
    for words in (1_000, 2_000):
        looked = 0
        phrases.read_cues("please " * words, [lexicon])
        seen.append(looked)
    assert seen[1] <= 2.1 * seen[0]
