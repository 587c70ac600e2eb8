"""Cases about what a quote proves: spans, amounts, dates, owners, negation (document 002)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from evidence.domain import assert_grounded
from evidence.domain.context import Conventions, KnownPerson
from evidence.domain.dates import read_dates
from evidence.domain.errors import InvalidInput
from extraction.domain.chain import Judged, judge
from extraction.domain.run import House, Message, Role, RunContext, Surface
from extraction.domain.schema import parse
from tests.extraction.case_words import ADMITTED, Case, Meaning, covers, meaning, refused

CONVENTIONS = Conventions("Asia/Ho_Chi_Minh", "VND")
THURSDAY = datetime(2026, 9, 3, 9, 0, tzinfo=ZoneInfo("Asia/Ho_Chi_Minh"))
CLAIMS = {
    "ADV-213": "Khách cọc 50tr",
    "ADV-219": "Giao hàng",
    "ADV-222": "Khách cọc 50 triệu",
    "ADV-223": "Khách cọc 50tr",
    "ADV-235": "Mua dây 50m",
    "ADV-236": "Gọi cho khách",
}
SOURCES = {
    "ADV-213": "a b",
    "ADV-222": "Khách cọc {source} rồi",
    "ADV-223": "Khách cọc {source} rồi",
    "ADV-235": "Mua {span} cho nhà xưởng",
    "ADV-236": "{span} cho khách",
    "ADV-240": "{span} lo phần điện",
}


def judged(content: str, span: str, text: str, **given: Any) -> Judged:
    """What the chain makes of one claim whose quote is cited from one message."""
    house = House(CONVENTIONS, given.pop("people", ()), strip_owners=given.pop("strips", frozenset()))
    said_at = given.pop("said_at", THURSDAY)
    message = Message(0, Role.USER, text, said_at=said_at)
    run = RunContext("agent:office", (message,), surface=Surface.IMPORT, reference_at=said_at, house=house)
    raw = {
        "content": content,
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.9,
        "grounding": "real",
        "cited_messages": [0],
        "evidence_span": span,
        "facts": given,
    }
    (only,) = judge(parse({"conversation_register": "real", "memories": [raw]}, CONVENTIONS), run).judged
    return only


def text_of(case: Case) -> str:
    given = {"span": "", "source": ""} | case["input"]
    return SOURCES.get(case["id"], "{source}").format(span=given["span"], source=given["source"])


@covers("ADV-213", "ADV-215", "ADV-216", "ADV-219", "ADV-222", "ADV-223", "ADV-235", "ADV-236")
def test_a_quote_proves_what_it_says_and_nothing_else(case: Case) -> None:
    given = case["input"]
    content = given.get("title") or CLAIMS[case["id"]]
    values = {key: given[key] for key in ("amounts", "dates") if key in given}
    meaning(case).check(judged(content, given["span"], text_of(case), **values))


@pytest.mark.parametrize("text", ["khách nợ 50tr", "khách nợ tiền vật tư"])
@covers("ADV-229")
def test_an_amount_is_read_from_the_claim_itself_when_none_is_declared(case: Case, text: str) -> None:
    given = case["input"]
    meaning(case).check(judged(given["title"], given["span"], text))


@covers("ADV-227")
def test_a_confidence_that_is_no_number_is_refused(case: Case) -> None:
    confidence = float(case["input"]["confidence"])
    with pytest.raises(InvalidInput, match="confidence"):
        assert_grounded(span="a b", source_text="a b", confidence=confidence, mode=case["input"]["mode"])
    raw = {"content": "A fact to keep", "categories": [{"label": "factual", "confidence": 0.9}]}
    (only,) = parse({"memories": [raw | {"confidence": confidence}]}).candidates
    assert [fault.field for fault in only.faults] == ["confidence"]


@covers("ADV-228")
def test_an_unknown_mode_is_an_error(case: Case) -> None:
    with pytest.raises(InvalidInput, match="mode"):
        assert_grounded(span="a b", source_text="a b", **case["input"])


@pytest.mark.parametrize(
    ("dates", "wanted"),
    [
        (["2026-09-03"], ADMITTED),
        (["2026-09-10"], refused("ungrounded_date")),
        (["2026-09-03", "2026-09-10"], refused("ungrounded_date")),
    ],
)
@covers("ADV-237")
def test_a_weekday_is_the_next_one_on_or_after_the_message(case: Case, dates: list[str], wanted: Meaning) -> None:
    """The corpus rule settles what the case calls ambiguous: the next such day on or after, and no other."""
    assert set(dates) <= set(case["input"]["dates"])
    wanted.check(judged("Giao hàng", f"{case['input']['span']} giao hàng", "Dạ thứ 5 giao hàng nha", dates=dates))


@pytest.mark.parametrize(
    ("content", "values", "wanted"),
    [
        ("Giao hàng", {"dates": ["2026-09-04"]}, ADMITTED),
        ("Giao hàng", {"owners": ["Mai"]}, refused("ungrounded_owner")),
        ("Mai giao hàng", {"owners": ["Mai"], "dates": ["2026-09-04"]}, refused("ungrounded_owner")),
    ],
)
@covers("ADV-238")
def test_one_word_is_not_a_day_and_a_person_at_once(
    case: Case, content: str, values: dict[str, Any], wanted: Meaning
) -> None:
    span = f"{case['input']['span']} hàng"
    wanted.check(judged(content, span, f"{span} cho khách", people=(KnownPerson("m", "Mai"),), **values))


@covers("ADV-240")
def test_a_short_name_that_two_people_bear_proves_neither(case: Case) -> None:
    given = case["input"]
    people = tuple(KnownPerson(name, name) for name in given["members"])
    for owner in (*given["members"], given["span"]):
        wanted = judged("Lo phần điện", text_of(case), text_of(case), people=people, owners=[owner])
        meaning(case).check(wanted)


@pytest.mark.parametrize("at", [0, 1])
@covers("ADV-242")
def test_a_numeric_date_is_read_day_first_where_the_organization_writes_so(case: Case, at: int) -> None:
    span, date = f"giao ngày {case['input']['span']}", case["input"]["dates"][at]
    said_at = datetime(2026, 5, 1, 9, 0, tzinfo=UTC)
    wanted = refused("ungrounded_date") if at else ADMITTED
    wanted.check(judged("Giao hàng ngày hẹn", span, f"Hẹn {span}", dates=[date], said_at=said_at))


@pytest.mark.parametrize("is_feast", [True, False])
@covers("ADV-243")
def test_a_day_of_the_moon_is_no_date_unless_it_is_a_plain_day_of_the_month(case: Case, *, is_feast: bool) -> None:
    """The corpus rule wins over the case: `mùng 5` alone is the next such day of a solar month."""
    span = f"giao {case['input']['span']}{' Tết' if is_feast else ''}"
    wanted = refused("ungrounded_date") if is_feast else ADMITTED
    wanted.check(judged("Giao hàng", span, f"Dạ {span} nha", dates=case["input"]["dates"]))


@covers("ADV-245")
def test_an_unproven_second_assignee_is_taken_off_and_the_rest_kept(case: Case) -> None:
    span = "chị Hà lo phần điện"
    given = {"people": (KnownPerson("h", "Hà Nguyễn"), KnownPerson("v", "Võ Văn Vũ")), "owners": ["chị Hà", "Vũ"]}
    kept = judged("Lo phần điện", span, span, strips=frozenset({Surface.IMPORT}), **given)
    ADMITTED.check(kept)
    assert [found.data["asserted"] for found in kept.findings if found.code == "owner_stripped"] == ["Vũ"]
    refused("ungrounded_owner").check(judged("Lo phần điện", span, span, **given))


@pytest.mark.parametrize("span", ["like peanuts", "does not like peanuts", "User does not like peanuts", None])
@covers("ADV-068")
def test_a_denied_taste_supports_no_liking(case: Case, span: str | None) -> None:
    given = case["input"]
    meaning(case).check(judged(given["candidate"], span or given["source"], given["source"]))


@pytest.mark.parametrize(
    ("date", "wanted"),
    [("2026-09-06", ADMITTED), ("2026-09-05", refused("ungrounded_date")), ("2026-10-03", refused("ungrounded_date"))],
)
@covers("ADV-203")
def test_a_day_that_is_counted_from_today_counts_from_the_message(case: Case, date: str, wanted: Meaning) -> None:
    wanted.check(judged("The payment is due", case["input"], f"{case['input']}.", dates=[date]))


@pytest.mark.parametrize("date", ["2026-09-10", "2026-09-03", "2026-08-12"])
@covers("ADV-204")
def test_a_day_that_the_speaker_takes_back_is_no_date(case: Case, date: str) -> None:
    wanted = judged("The user started the new job", case["input"], case["input"], dates=[date])
    refused("ungrounded_date", "out_of_context_span").check(wanted)


@covers("ADV-206")
def test_a_name_that_sounds_like_a_time_is_no_date(case: Case) -> None:
    assert read_dates(case["input"], THURSDAY, CONVENTIONS) == ()
    ADMITTED.check(judged(case["input"], case["input"], f"{case['input']}."))
    refused("ungrounded_date").check(judged(case["input"], case["input"], case["input"], dates=["2026-09-04"]))
