"""Whose words a claim repeats, who acts in it, and who is meant by a name that several bear (5-values.md, People)."""

from __future__ import annotations

from typing import Any

import pytest

from evidence.domain import Conventions, Facts, GroundingContext, KnownPerson, Mode, Quote, ground
from tests.evidence.test_faithfulness import SAID_AT

VI = Conventions("Asia/Ho_Chi_Minh", "VND")
PHAN = KnownPerson("phan", "Đỗ Phận")
LAN = KnownPerson("lan", "Vũ Lan")
DORA = KnownPerson("dora", "Dora Finch")
GUEST = KnownPerson("guest", "Khách 2")
PEOPLE = (PHAN, LAN, DORA, GUEST)


def reasons(
    claim: str,
    span: str,
    source: str | None = None,
    *,
    speaker: KnownPerson | None = None,
    owners: tuple[str, ...] = (),
    people: tuple[KnownPerson, ...] = PEOPLE,
    **options: Any,
) -> set[str]:
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI, people=people, speaker=speaker, **options)
    quote = Quote(span, span if source is None else source)
    result = ground(Facts(owners=owners), [quote], confidence=0.87, mode=Mode.LLM, context=context)
    return {finding.code for finding in result.findings}


@pytest.mark.parametrize(
    ("claim", "span", "speaker"),
    [
        ("Vũ Lan: Khách cọc 30tr rồi", "Khách cọc 30tr rồi", LAN),
        ("VŨ LAN: khách cọc 30tr rồi", "khách cọc 30tr rồi", LAN),
        ("Lan: Phận giao cửa thứ 5", "Phận giao cửa thứ 5", LAN),
        ("Khách 2: cửa rộng 80 cm", "cửa rộng 80 cm", GUEST),
        ("Dora Finch: the deposit is 800 EUR", "the deposit is 800 EUR", DORA),
        ("Dora: I prefer tea", "I prefer tea", DORA),
        ("Deadline: giao cửa thứ 5", "giao cửa thứ 5", LAN),
    ],
)
def test_a_claim_that_names_its_speaker_claims_no_owner(claim, span, speaker):
    assert reasons(claim, span, speaker=speaker) == set()


@pytest.mark.parametrize(
    ("claim", "span", "speaker"),
    [
        ("Vũ Lan: khách cọc 30tr rồi", "khách cọc 30tr rồi", PHAN),
        ("Dora: I prefer tea", "I prefer tea", LAN),
        ("Rupert: I prefer tea", "I prefer tea", DORA),
        ("Vũ Lan: khách cọc 30tr rồi", "khách cọc 30tr rồi", None),
        ("Lan: Phận giao cửa thứ 5", "giao cửa thứ 5", LAN),
    ],
)
def test_words_that_are_put_into_another_mouth_have_an_unproven_owner(claim, span, speaker):
    assert "ungrounded_owner" in reasons(claim, span, speaker=speaker)


@pytest.mark.parametrize(
    ("owners", "claim", "span"),
    [
        (("Đỗ Phận", "Vũ Lan"), "Phận và Lan đừng chờ", "Phận với Lan đừng chờ"),
        (("Vũ Lan",), "Lan nghỉ mai", "anh Phận với chị Lan nghỉ mai"),
        (("Đỗ Phận",), "Phận nhận hàng", "Người nhận: Phận"),
        (("Đỗ Phận",), "Phận ký biên bản", "Người ký: Phận"),
        (("Vũ Lan",), "Lan giao hàng", "Người giao: chị Lan"),
        ((), "Invoice sent ngày 2/3", "sent hôm 2/3 rồi, invoice luôn"),
        ((), "Visit Mrs Abernathy on Thursday", "Mrs Abernathy can see us on Thursday, visit then"),
        ((), "Call Dora about the roof", "call Dora about the roof"),
        ((), "Ask Ms Abernathy about the roof", "ask Abernathy about the roof"),
        (("Vũ Lan",), "Vậy Lan giữ lại", "vậy Lan giữ lại giùm em nha"),
    ],
)
def test_whoever_acts_in_the_quote_is_proven_and_a_thing_is_nobody(owners, claim, span):
    assert reasons(claim, span, owners=owners) == set()


@pytest.mark.parametrize(
    ("owners", "claim", "span"),
    [
        (("Vũ Lan",), "Lan giao hàng", "giao hàng cho Lan"),
        (("Vũ Lan",), "Gọi báo giá", "Phận gọi với Lan"),
        (("Vũ Lan",), "Gặp khách", "gặp Lan"),
        (("Dora Finch",), "Visit Dora on Monday", "visit on Monday"),
        ((), "Petra paid 500 EUR", "we paid 500 EUR"),
        ((), "Petra sent the contract", "the contract was sent"),
    ],
)
def test_whoever_is_only_given_to_or_absent_is_no_owner(owners, claim, span):
    assert "ungrounded_owner" in reasons(claim, span, owners=owners)


CHAT = KnownPerson("chat-1", "Hùng")
MEMBER = KnownPerson("m1", "Nguyễn Văn Hùng", ("Hùng",))
OTHER = KnownPerson("m2", "Trần Hùng")


@pytest.mark.parametrize(
    ("claim", "span", "speaker"),
    [
        ("Hùng giao cửa thứ 5", "Hùng giao cửa thứ 5", None),
        ("Anh Hùng giao cửa thứ 5", "để Hùng giao cửa thứ 5", None),
        ("Hùng giao cửa thứ 5", "để tôi giao cửa thứ 5", CHAT),
        ("Hùng: giao cửa thứ 5", "giao cửa thứ 5", CHAT),
    ],
)
def test_a_claim_that_says_no_more_than_the_very_name_in_its_source_is_proven(claim, span, speaker):
    assert reasons(claim, span, speaker=speaker, people=(CHAT, MEMBER, OTHER)) == set()


@pytest.mark.parametrize(
    ("claim", "span", "people"),
    [
        ("Nguyễn Văn Hùng giao cửa thứ 5", "Hùng giao cửa thứ 5", (CHAT, MEMBER, OTHER)),
        ("Hùng giao cửa thứ 5", "Hùng giao cửa thứ 5", (MEMBER, OTHER)),
        ("Hùng giao cửa thứ 5", "Trần Hùng giao cửa thứ 5", (CHAT, MEMBER, OTHER)),
        ("Hùng giao cửa thứ 5", "giao cửa thứ 5", (CHAT, MEMBER, OTHER)),
    ],
)
def test_a_name_that_leaves_two_people_open_is_not_proven(claim, span, people):
    assert "ungrounded_owner" in reasons(claim, span, people=people)


MAI = KnownPerson("mai", "Trần Ngọc Mai")


@pytest.mark.parametrize(("people", "is_proven"), [((PHAN,), True), ((MAI,), False)])
def test_a_name_that_is_a_word_of_the_calendar_gives_no_date_where_somebody_bears_it(people, is_proven):
    found = reasons("Giao hàng ngày 12/3", "Mai giao hàng", people=people)
    assert ("ungrounded_date" not in found) is is_proven


OMAR, INES = KnownPerson("omar", "Omar Haddad"), KnownPerson("ines", "Ines Duarte")


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Omar will do the report", "Omar asked me to do the report"),
        ("Omar will send the offer", "Omar wants us to send the offer"),
        ("Omar gửi báo giá", "Omar nhờ em gửi báo giá"),
        ("Omar owns the audit", "Omar delegated the audit to me"),
        ("Omar does the audit", "Omar handed the audit to Ines"),
        ("Omar will send the report", "Ask Omar whether Ines will send the report"),
        ("Omar will send the report", "Send the report, cc Omar"),
        ("Omar handles payroll", "Omar's brother handles payroll"),
        ("Omar sẽ gửi báo giá", "Vợ Omar sẽ gửi báo giá"),
        ("Omar will sign the lease", "Either Omar or Ines will sign the lease"),
        ("Omar will inform Ines about the move", "Omar will be informed by Ines about the move"),
        ("Ines schreibt den Bericht", "Der Bericht wird von Omar für Ines geschrieben"),
    ],
)
def test_whoever_leaves_it_to_another_is_not_the_one_who_acts(claim, span):
    assert "ungrounded_owner" in reasons(claim, span, people=(OMAR, INES))


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Omar will send the offer", "Omar told me that he will send the offer"),
        ("Omar will send the offer", "Omar's task is to send the offer"),
        ("Omar's brother handles payroll", "Omar's brother handles payroll"),
        ("Omar will send the offer", "The offer will be sent by Omar"),
        ("Omar will send the offer by Friday", "Omar will send the offer by Friday"),
        ("Omar will inform Ines about the move", "Ines will be informed by Omar about the move"),
        ("Omar will sign the lease", "Omar and Ines will sign the lease"),
        ("Omar to send the report", "Ask Omar to send the report"),
        ("Omar will send it", "Omar will send it, today or tomorrow"),
        ("Omar sends the report", "Omar is paid by the client and sends the report"),
    ],
)
def test_whoever_acts_himself_is_proven_whoever_else_is_named(claim, span):
    assert "ungrounded_owner" not in reasons(claim, span, people=(OMAR, INES))
