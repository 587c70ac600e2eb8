"""Claims that are asked together share what is read of their texts, and each answer is the one it would get alone."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain import Conventions, Grounder, GroundingContext, KnownPerson, assert_grounded
from evidence.domain.errors import InvalidInput
from tests.counted import calls

VI = Conventions("Asia/Ho_Chi_Minh", "VND")
SOURCE = "Hùng: anh Tuấn cọc 50tr hôm nay.\nVy: chưa trả 15 triệu, mai 12/3/2026 trả.\nHùng: nếu kịp thì chốt 2tr350?"
SPANS = ["anh Tuấn cọc 50tr", "chưa trả 15 triệu", "mai 12/3/2026 trả", "chốt 2tr350", "trả 99tr", "nếu kịp thì chốt"]
CLAIMS = ["", "Tuấn đã cọc 50 triệu", "Đã trả 15tr", "Vy trả ngày 12/3/2026", "Chốt 2.350.000", "Hùng chốt"]
PEOPLE = (KnownPerson("t", "Tuấn"), KnownPerson("v", "Vy"), KnownPerson("h", "Hùng"))
ASKED = st.lists(st.tuples(st.sampled_from(SPANS), st.sampled_from(CLAIMS), st.sampled_from(["50tr", "15tr", ""])))


def _questions(span: str, claim: str, amount: str) -> dict[str, Any]:
    context = GroundingContext(claim=claim, people=PEOPLE, conventions=VI)
    facts = {"amounts": [amount] if amount else [], "owners": ["Tuấn"] if amount else []}
    return {
        "span": span, "source_text": SOURCE, "confidence": 0.9, "mode": "llm", "facts": facts, "context": context,
    }  # fmt: skip


@given(ASKED)
def test_claims_that_are_asked_together_get_the_answers_they_get_alone(asked):
    together = Grounder(VI)
    for each in asked:
        assert together.assert_grounded(**_questions(*each)) == assert_grounded(**_questions(*each))


def test_a_second_claim_on_a_source_costs_less_than_the_first():
    source = " ".join(f"Line {number} of a long letter about pumps." for number in range(300))
    asked: dict[str, Any] = {"source_text": source, "confidence": 0.9, "mode": "llm"}
    grounder = Grounder(Conventions())
    assert_grounded(span="Line 5 of a long letter", **asked)
    alone = calls(lambda: assert_grounded(span="Line 7 of a long letter", **asked))
    grounder.assert_grounded(span="Line 8 of a long letter", **asked)
    assert calls(lambda: grounder.assert_grounded(span="Line 9 of a long letter", **asked)) < alone


def test_other_conventions_than_those_the_texts_are_read_under_are_refused():
    with pytest.raises(InvalidInput) as error:
        Grounder(VI).assert_grounded(
            span="50tr", source_text="50tr", confidence=0.9, mode="llm", context=GroundingContext()
        )
    assert error.value.field == "context.conventions"


def test_without_a_context_the_conventions_of_the_grounder_hold():
    asked: dict[str, Any] = {"span": "cọc 50tr", "source_text": "cọc 50tr", "confidence": 0.9, "mode": "llm"}
    assert Grounder(VI).assert_grounded(**asked, facts={"amounts": ["50.000.000đ"]}).ok


def _dated(days: int) -> str:
    return "Paid on " + ", ".join((date(2021, 1, 1) + timedelta(days=day)).isoformat() for day in range(days)) + "."


def test_a_claim_of_eight_times_the_dates_costs_about_eight_times_the_calls():
    def cost(days: int) -> int:
        text = _dated(days)
        context = GroundingContext(claim=text)
        return calls(lambda: assert_grounded(span=text, source_text=text, confidence=0.9, mode="llm", context=context))

    cost(20)
    assert cost(400) < 10 * cost(50)


@pytest.mark.parametrize(
    ("claim", "quote", "is_proven"),
    [
        ("Closed on 2026-05-04", "Closed from 2026-05-01 to 2026-05-09 and on 2026-05-04", True),
        ("Closed in 2026", "Closed on 4 May 2026", True),
        ("Closed in May 2026", "Closed on 4 May 2026", True),
        ("Closed on 2026-05-04 at 9:30", "Closed at 9:30 on 2026-05-04", True),
        ("Closed at 9:30", "Closed on 2026-05-04 at 9:30", True),
        ("Closed tomorrow", "Closed tomorrow", True),
        ("Closed on 4 May 2026", "Closed in 2026", False),
        ("Closed on 2026-05-04", "Closed on 2026-05-05, 2026-05-03 and 2027-05-04", False),
        ("Closed on 2026-05-04", "Closed, but not on 2026-05-04", False),
        ("Closed in 2026", "Closed on 4 May 2027", False),
        ("Closed at 9:30", "Closed on 2026-05-04 at 9:35", False),
        ("Closed tomorrow", "Closed yesterday", False),
    ],
)
def test_a_date_is_proven_by_what_lies_in_its_days_in_its_words_or_at_its_time(claim, quote, is_proven):
    result = assert_grounded(
        span=quote, source_text=quote, confidence=0.9, mode="llm", context=GroundingContext(claim=claim)
    )
    assert ("ungrounded_date" not in {finding.code for finding in result.findings}) is is_proven
