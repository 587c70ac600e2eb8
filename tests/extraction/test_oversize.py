"""A very long message or run is kept within bounds that are stated, and nothing is cut in silence."""

from __future__ import annotations

from typing import Any

import pytest

from evidence.models import EvidenceSource, Organization
from extraction import claims
from extraction.extractors import keyword
from extraction.models import Candidate
from memories.models import Memory
from tests.extraction.builders import process, said, submission

SENTENCE = "I will send contract number {} to Omar tomorrow. "


def texts(rows: Any) -> int:
    return sum(len(row.content_text) for row in rows)


@pytest.mark.parametrize("filler", ["", "The weather is what it is. " * 2_000])
def test_many_memories_of_one_message_keep_their_spans_within_bounded_texts(
    organization: Organization, django_capture_on_commit_callbacks: Any, filler: str
):
    text = filler + "".join(SENTENCE.format(number) for number in range(60)) + filler
    with django_capture_on_commit_callbacks(execute=True):
        process(organization, submission(text))
    sources = list(EvidenceSource.objects.all())
    assert Memory.objects.count() == len(sources) > 30
    assert texts(sources) <= len(sources) * max(claims.LONGEST_WHOLE, 2 * claims.AROUND + 100)
    for source in sources:
        assert source.content_text[source.start : source.end] == source.evidence_span
        begin = source.metadata_json.get("from", 0)
        assert text[begin : begin + len(source.content_text)] == source.content_text
        assert ("characters" in source.title) is bool(filler)


@pytest.mark.parametrize(
    ("length", "start", "end", "kept"),
    [
        (20_000, 5, 9, (0, 20_000)),
        (20_001, 5, 9, (0, 8_009)),
        (20_001, 20_000, 20_001, (12_000, 20_001)),
        (100_000, 50_000, 50_010, (42_000, 58_010)),
        (100_000, 0, 100_000, (0, 100_000)),
    ],
)
def test_a_short_message_is_kept_whole_and_of_a_long_one_what_stands_around_the_span(
    length: int, start: int, end: int, kept: tuple[int, int]
):
    assert claims._passage(length, start, end) == kept


@pytest.mark.parametrize(("most", "status"), [(5, "partial"), (20, "done"), (21, "done")])
def test_keyword_extraction_says_when_it_stops(
    organization: Organization, monkeypatch: Any, django_capture_on_commit_callbacks: Any, most: int, status: str
):
    monkeypatch.setattr(keyword, "MOST", most)
    with django_capture_on_commit_callbacks(execute=True):
        run = process(organization, submission(messages=said(*(SENTENCE.format(number) for number in range(20)))))
    run.refresh_from_db()
    assert run.status == status
    assert Candidate.objects.count() == min(most, 20)
    assert ("of 20 sentences" in run.note) is (status == "partial")
