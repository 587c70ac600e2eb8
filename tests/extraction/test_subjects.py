"""Whose trait a quote tells: nobody's is filed under the one who speaks, and his under nobody else (document 001)."""

from __future__ import annotations

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain import GroundingContext, KnownPerson, assert_grounded
from evidence.domain.findings import Verdict
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind
from memories.domain.taxonomy import Label
from tests.extraction.domain_builders import BOT, batch_of, labels, proposed, run_of
from tests.extraction.subject_sentences import OF_ANOTHER, OF_THE_ONE_NAMED
from tests.extraction.subject_sentences_more import OF_ANOTHER_MORE, OF_THE_ONE_NAMED_MORE
from tests.extraction.subject_sentences_other import OF_ANOTHER_STILL, OF_THE_ONE_NAMED_STILL

ORIN = Actor("orin", "Orin", ActorKind.PERSON)
REFUSED = {"ungrounded_owner", "cross_actor_citation"}
KINDS = [Label.FACTUAL, Label.PREFERENCE]


def judged(claim: str, said: str, label: Label, span: str | None = None) -> Judged:
    run = run_of((ORIN, said), actors=(ORIN, BOT))
    return judge(batch_of(proposed(claim, span or said, labels=labels(label))), run).judged[0]


def reason(claim: str, span: str) -> str | None:
    context = GroundingContext(claim=claim, speaker=KnownPerson("orin", "Orin"))
    return assert_grounded(span=span, source_text=span, confidence=0.87, mode="llm", context=context).reason


@pytest.mark.parametrize("label", KINDS)
@pytest.mark.parametrize("row", [*OF_ANOTHER, *OF_ANOTHER_MORE, *OF_ANOTHER_STILL], ids=" < ".join)
def test_a_trait_is_not_filed_under_somebody_whom_the_quote_does_not_tell_it_of(
    row: tuple[str, ...], label: Label
) -> None:
    claim, said, *span = row
    found = judged(claim, said, label, *span)
    assert found.verdict is Verdict.DROPPED
    assert REFUSED & {each.code for each in found.findings}


@pytest.mark.parametrize("label", KINDS)
@pytest.mark.parametrize("row", [*OF_THE_ONE_NAMED, *OF_THE_ONE_NAMED_MORE, *OF_THE_ONE_NAMED_STILL], ids=" < ".join)
def test_a_trait_told_of_the_very_one_whom_the_claim_names_is_admitted(row: tuple[str, ...], label: Label) -> None:
    claim, said, *span = row
    found = judged(claim, said, label, *span)
    assert found.verdict is Verdict.ADMITTED, [(each.code, each.detail) for each in found.findings]


@pytest.mark.parametrize(
    ("claim", "span", "expected"),
    [
        ("The user prefers tea", "My wife prefers tea", "ungrounded_owner"),
        ("Orin prefers tea", "My wife prefers tea", "ungrounded_owner"),
        ("Người dùng thích trà", "Vợ tôi thích trà", "ungrounded_owner"),
        ("The user prefers tea", "I prefer tea", None),
        ("The user's wife prefers tea", "My wife prefers tea", None),
        ("Người dùng thích trà", "tôi thích trà", None),
    ],
)
def test_a_program_that_calls_the_guard_alone_gets_the_same_answer(claim: str, span: str, expected: str | None) -> None:
    assert reason(claim, span) == expected


@pytest.mark.parametrize(
    ("claim", "said", "is_admitted"),
    [
        ("Khách thích trà", "Vợ tôi thích trà", False),
        ("Khách thích trà", "tôi thích trà", True),
        ("Khách thích trà", "khách thích trà", True),
        ("The customer prefers tea", "My wife prefers tea", False),
        ("The customer prefers tea", "I prefer tea", True),
    ],
)
def test_the_customer_of_a_run_with_one_person_is_the_one_who_speaks(
    claim: str, said: str, *, is_admitted: bool
) -> None:
    assert (judged(claim, said, Label.PREFERENCE).verdict is Verdict.ADMITTED) is is_admitted


@pytest.mark.parametrize("said", ["Orin prefers tea", "The user prefers tea"])
def test_a_text_that_nobody_speaks_tells_of_the_only_person_by_name(said: str) -> None:
    person = KnownPerson("orin", "Orin")
    for claim, expected in (("The user prefers tea", None), ("The user's wife prefers tea", "ungrounded_owner")):
        context = GroundingContext(claim=claim, people=(person,))
        found = assert_grounded(span=said, source_text=said, confidence=0.87, mode="llm", context=context)
        assert found.reason == expected


LAN = Actor("lan", "Phạm Ngọc Lan", ActorKind.PERSON, aliases=("Lan", "chị Lan"))


@pytest.mark.parametrize(
    ("claim", "said", "is_admitted"),
    [
        ("Lan thích trà", "chị thích trà", True),
        ("Lan thích trà", "mình thích trà", True),
        ("Chồng chị Lan thích trà", "chồng chị thích trà", True),
        ("Con của Lan dị ứng tôm", "con chị dị ứng tôm", True),
        ("Phạm Ngọc Lan: chồng mình thích trà", "chồng mình thích trà", True),
        ("Lan thích trà", "chồng chị thích trà", False),
        ("Lan dị ứng tôm", "con chị dị ứng tôm", False),
        ("Chồng chị Lan thích trà", "chị thích trà", False),
        ("Con của Lan thích trà", "chồng chị thích trà", False),
    ],
)
def test_a_vietnamese_word_of_kinship_is_the_speaker_alone_and_whose_relative_behind_another(
    claim: str, said: str, *, is_admitted: bool
) -> None:
    run = run_of((LAN, said), actors=(LAN, BOT))
    found = judge(batch_of(proposed(claim, said, labels=labels(Label.PREFERENCE))), run).judged[0]
    assert (found.verdict is Verdict.ADMITTED) is is_admitted


def test_two_who_write_in_one_run_are_each_the_speaker_of_their_own_message() -> None:
    ada = Actor("ada", "Ada", ActorKind.PERSON)
    run = run_of((ORIN, "my wife paid the deposit"), (ada, "I paid the deposit"), actors=(ORIN, ada, BOT))
    claims = [
        ("Orin paid the deposit", "my wife paid the deposit", 0),
        ("Ada paid the deposit", "I paid the deposit", 1),
    ]
    batch = batch_of(*(proposed(claim, span, citations=(at,)) for claim, span, at in claims))
    assert [each.verdict for each in judge(batch, run).judged] == [Verdict.DROPPED, Verdict.ADMITTED]


WORDS = st.lists(
    st.sampled_from(
        "my wife I tea prefers and , . vợ tôi thích con Anna his boss 's の 妻 は of nhà me \" user".split()
    ),
    max_size=12,
).map(" ".join)


@given(WORDS, WORDS)
def test_any_claim_can_be_held_against_any_quote(claim: str, quote: str) -> None:
    reason(claim, quote)


@given(st.sampled_from(["wife", "brother", "boss", "flatmate", "niece"]), st.sampled_from(["tea", "rice", "jazz"]))
def test_a_relative_proves_himself_and_never_the_speaker(relative: str, thing: str) -> None:
    said = f"my {relative} prefers {thing}"
    assert reason(f"The user's {relative} prefers {thing}", said) is None
    assert reason(f"The user prefers {thing}", said) == "ungrounded_owner"


@pytest.mark.parametrize("piece", ["my wife ", "I like tea, ", "vợ tôi ", "and ", "Anna likes tea and ", "妻の", "my "])
def test_reading_a_text_of_eight_times_the_size_takes_about_eight_times_the_calls(piece: str) -> None:
    def calls(times: int) -> int:
        quote = piece * times
        counted = Counter[str]()
        sys.setprofile(lambda _frame, event, _argument: counted.update([event]))
        try:
            reason("The user likes tea", quote)
        finally:
            sys.setprofile(None)
        return counted.total()

    calls(10)
    assert calls(1_600) < 12 * calls(200) + 1_000
