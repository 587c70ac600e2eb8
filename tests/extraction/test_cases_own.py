"""Cases of our own about what a quote proves: other languages, hostile Unicode, wrong values, innocent twins."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from evidence.domain.context import Conventions, KnownPerson
from extraction.domain.chain import Judged, judge
from extraction.domain.run import Actor, ActorKind, House, Message, Role, RunContext
from extraction.domain.schema import parse
from tests.extraction.case_words import ADMITTED, Meaning, refused

WEDNESDAY = datetime(2026, 6, 17, 9, 0, tzinfo=ZoneInfo("Asia/Ho_Chi_Minh"))
NOOR = Actor("noor", "Noor Sabri", ActorKind.PERSON)
AMOUNT, DATE, OWNER = refused("ungrounded_amount"), refused("ungrounded_date"), refused("ungrounded_owner")
NUMBER, SPAN = refused("ungrounded_number", "ungrounded_amount"), refused("ungrounded_span")
NOT_HE = refused("ungrounded_owner", "out_of_context_span")
PEOPLE = (
    KnownPerson("priya", "Priya Nair"),
    KnownPerson("ravi", "Ravi Menon"),
    KnownPerson("may", "May Lindqvist"),
    KnownPerson("will", "Will Stone"),
)
BROKEN = refused("invalid_contract")


def judged(content: str, span: str, text: str, changes: dict[str, Any] | None = None) -> Judged:
    """What the chain makes of one claim that quotes one message of the only person of a run."""
    run = RunContext(
        "agent:office",
        (Message(0, Role.USER, text, NOOR.id, WEDNESDAY),),
        (NOOR,),
        reference_at=WEDNESDAY,
        house=House(Conventions("Asia/Ho_Chi_Minh", "VND"), PEOPLE),
    )
    raw: dict[str, Any] = {
        "content": content,
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.9,
        "grounding": "real",
        "cited_messages": [0],
        "evidence_span": span,
    }
    answer = {"conversation_register": "real", "memories": [raw | (changes or {})]}
    (only,) = judge(parse(answer, run.house.conventions), run).judged
    return only


TOLDO = ("pagué 1.250,50 € por el toldo", "Ayer pagué 1.250,50 € por el toldo.")
LAKH = ("a deposit of 2.5 lakh rupees", "We agreed on a deposit of 2.5 lakh rupees.")
RANGE = ("Giá khoảng 30-35 triệu một bộ", "Giá khoảng 30-35 triệu một bộ nha em.")
ANZAHLUNG = ("Anzahlung von 1200 €", "Wir brauchen eine Anzahlung von 1200 €.")


@pytest.mark.parametrize(
    ("content", "span", "text", "want"),
    [
        ("El toldo costó 1250,50 euros", *TOLDO, ADMITTED),
        ("El toldo costó 12.500 euros", *TOLDO, AMOUNT),
        ("Die Anzahlung beträgt 1.200 Euro", *ANZAHLUNG, ADMITTED),
        ("Die Anzahlung beträgt 1,2 Millionen Euro", *ANZAHLUNG, AMOUNT),
        (
            "Le devis est de 3400 €",
            "devis est de 3\u202f400 €",
            "Le devis est de 3\u202f400 € pour la serre.",
            ADMITTED,
        ),
        ("O aluguel é R$ 1.800 por mês", "R$ 1.800 por mês de aluguel", "Pago R$ 1.800 por mês de aluguel.", ADMITTED),
        ("The deposit is 250,000 rupees", *LAKH, ADMITTED),
        ("The deposit is 25 lakh rupees", *LAKH, AMOUNT),
        (
            "The shelter raised $500,000",
            "shelter raised half a million dollars",
            "The shelter raised half a million dollars.",
            ADMITTED,
        ),
        ("The fee is 500 euros", "the fee is $500", "I heard the fee is $500.", AMOUNT),
        ("The discount is $50", "discount is 50 %", "The discount is 50 % on all lamps.", AMOUNT),
        ("Chi phí 2.500.000 đồng", "chi phí hai triệu rưỡi", "Dạ chi phí hai triệu rưỡi ạ.", ADMITTED),
        ("Giá cao nhất 35 triệu một bộ", *RANGE, ADMITTED),
        ("Giá 32 triệu một bộ", *RANGE, AMOUNT),
        (
            "The tank holds 400 litres",
            "tank holds four hundred litres",
            "The tank holds four hundred litres.",
            ADMITTED,
        ),
        ("The tank holds 450 litres", "tank holds four hundred litres", "The tank holds four hundred litres.", NUMBER),
        ("The service runs Python 3.11", "service runs Python 3.12", "The service runs Python 3.12.", NUMBER),
        ("رسوم الموقف 300 دولار", "رسوم الموقف ٣٠٠ دولار", "رسوم الموقف ٣٠٠ دولار", ADMITTED),
        ("The fee is 500 euros", "fee is \u202e005\u202c euros", "The fee is \u202e005\u202c euros.", AMOUNT),
        (
            "Die Miete beträgt 1200 Euro",
            "Miete beträgt tausendzweihundert Euro",
            "Die Miete beträgt tausendzweihundert Euro.",
            ADMITTED,
        ),
        (
            "Le loyer est de 80 euros",
            "loyer est de quatre-vingts euros",
            "Le loyer est de quatre-vingts euros.",
            ADMITTED,
        ),
        (
            "Le loyer est de 24 euros",
            "loyer est de quatre-vingts euros",
            "Le loyer est de quatre-vingts euros.",
            AMOUNT,
        ),
        ("家賃は120,000円", "家賃は12万円", "今の家賃は12万円です。", ADMITTED),
        ("家賃は1,200,000円", "家賃は12万円", "今の家賃は12万円です。", AMOUNT),
    ],
)
def test_an_amount_or_a_number_is_proven_by_its_value_and_not_by_its_spelling(
    content: str, span: str, text: str, want: Meaning
) -> None:
    want.check(judged(content, span, text))


@pytest.mark.parametrize(
    ("content", "span", "text", "dates", "want"),
    [
        ("会議は明日", "会議は明日です", "会議は明日です。", ["2026-06-18"], ADMITTED),
        ("会議は明日", "会議は明日です", "会議は明日です。", ["2026-06-19"], DATE),
        ("The audit is on 2026-07-03", "The audit is on 3 July", "The audit is on 3 July.", [], ADMITTED),
        ("The audit is on 2026-07-13", "The audit is on 3 July", "The audit is on 3 July.", [], DATE),
        ("Có hẹn đo đạc", "Hẹn đo đạc ngày 31/6", "Hẹn đo đạc ngày 31/6 nha", ["2026-07-01"], DATE),
        (
            "The fence was painted on 2026-06-12",
            "painted the fence last Friday",
            "We painted the fence last Friday.",
            [],
            ADMITTED,
        ),
        ("Die Feier ist am Samstag", "Feier ist am Samstag", "Die Feier ist am Samstag.", [], ADMITTED),
        ("Die Feier ist am Sonntag", "Feier ist am Samstag", "Die Feier ist am Samstag.", [], DATE),
        ("La fiesta es el sábado", "fiesta es el sábado", "La fiesta es el sábado.", [], ADMITTED),
        ("La fiesta es el domingo", "fiesta es el sábado", "La fiesta es el sábado.", [], DATE),
        ("La fête est dimanche", "fête est samedi", "La fête est samedi.", [], DATE),
        ("パーティーは日曜日", "パーティーは土曜日", "パーティーは土曜日です。", [], DATE),
        ("La junta es el 19 de junio", "la junta es pasado mañana", "Oye, la junta es pasado mañana.", [], ADMITTED),
        ("La junta es el 18 de junio", "la junta es pasado mañana", "Oye, la junta es pasado mañana.", [], DATE),
        (
            "Die Abnahme ist übermorgen",
            "Abnahme ist übermorgen",
            "Die Abnahme ist übermorgen.",
            ["2026-06-19"],
            ADMITTED,
        ),
        ("Die Abnahme ist übermorgen", "Abnahme ist übermorgen", "Die Abnahme ist übermorgen.", ["2026-06-18"], DATE),
    ],
)
def test_a_date_is_resolved_against_the_message_s_own_time(
    content: str, span: str, text: str, dates: list[str], want: Meaning
) -> None:
    want.check(judged(content, span, text, {"facts": {"dates": dates}}))


@pytest.mark.parametrize(
    ("content", "span", "text", "want"),
    [
        ("Priya will call the plumber", "Priya will call the plumber", "Priya will call the plumber.", ADMITTED),
        ("Ravi will call the plumber", "Priya will call the plumber", "Priya will call the plumber.", OWNER),
        ("Noor will call the plumber", "I will call the plumber", "I will call the plumber.", ADMITTED),
        ("Ravi will call the plumber", "I will call the plumber", "I will call the plumber.", OWNER),
        ("May repairs the roof", "In May the roof is repaired", "In May the roof is repaired.", OWNER),
        (
            "Will repairs the roof in spring",
            "Will repairs the roof in spring",
            "Will repairs the roof in spring.",
            ADMITTED,
        ),
        ("Ravi repairs the roof", "Priya repairs the roof for Ravi", "Priya repairs the roof for Ravi.", OWNER),
        ("Ravi waters the plants", "Priya waters Ravi's plants", "Priya waters Ravi's plants.", OWNER),
        ("Priya waters Ravi's plants", "Priya waters Ravi's plants", "Priya waters Ravi's plants.", ADMITTED),
        (
            "Ravi waters the plants",
            "Ravi asked Priya to water the plants",
            "Ravi asked Priya to water the plants.",
            OWNER,
        ),
        ("Ravi booked the hall", "Priya booked the hall and Ravi paid", "Priya booked the hall and Ravi paid.", OWNER),
        (
            "Priya booked the hall",
            "Priya booked the hall and Ravi paid",
            "Priya booked the hall and Ravi paid.",
            ADMITTED,
        ),
        ("Ravi signs the lease", "Priya, not Ravi, signs the lease", "Priya, not Ravi, signs the lease.", NOT_HE),
        ("Priya signs the lease", "Priya, not Ravi, signs the lease", "Priya, not Ravi, signs the lease.", ADMITTED),
    ],
)
def test_an_owner_is_the_one_whom_the_quote_lets_act(content: str, span: str, text: str, want: Meaning) -> None:
    want.check(judged(content, span, text))


PRUEFUNG = "Die Prüfung ist am Dienstag um 9 Uhr."


@pytest.mark.parametrize(
    ("content", "span", "text", "want"),
    [
        (PRUEFUNG, PRUEFUNG, unicodedata.normalize("NFD", PRUEFUNG), ADMITTED),
        ("Die Datenbank läuft lokal", "Die Datenbank läuft lokal", "Die Daten\u00adbank läuft lokal.", ADMITTED),
        ("The code word is blue-fin", 'code word is "blue-fin"', "The code word is “blue–fin” today", ADMITTED),
        ("The rent is paid monthly", "the rent is paid monthly", "THE\u00a0RENT\n is  paid\tmonthly", ADMITTED),
        ("Payment is due monthly", "Payment is due monthly", "P\u0430yment is due monthly.", SPAN),
        ("Tổng 250 000 đồng", "250 000 đồng", "Tổng 1 250 000 đồng.", SPAN),
        ("Lock the east door", "lock the east door", "Please unlock the east door.", SPAN),
        ("The pump is broken", "The pump ... is broken", "The pump was checked. The valve is broken.", SPAN),
        ("The pump is broken", "pump is broken", "The pump is broken" + "\u0301" * 3, SPAN),
    ],
)
def test_a_span_is_the_source_s_own_words_whatever_their_typography(
    content: str, span: str, text: str, want: Meaning
) -> None:
    want.check(judged(content, span, text))


WORDS = "The boiler leaks at night"


@pytest.mark.parametrize(
    ("changes", "want"),
    [
        ({"content": "\u200b\u200d\u2060\ufeff\u00ad"}, BROKEN),
        ({"content": "The \ud800 boiler leaks"}, BROKEN),
        ({"confidence": 10**400}, BROKEN),
        ({"confidence": 0.3}, refused("uncertain")),
        ({"confidence": None}, refused("uncertain")),
        ({"confidence": 1}, ADMITTED),
        ({"valid_until": "2026-02-30"}, BROKEN),
        ({"valid_until": "2026-12-31"}, refused("ungrounded_validity")),
        ({"categories": [{"label": each, "confidence": 0.9} for each in ("factual", "factual")]}, BROKEN),
        ({"categories": [{"label": "habit", "confidence": 0.9}]}, BROKEN),
        ({"categories": None, "kind": " Fact "}, ADMITTED),
        ({"evidence_span": ["boiler leaks", "at night"]}, ADMITTED),
        ({"evidence_span": ["boiler leaks", "every night"]}, SPAN),
        ({"cited_messages": [-1]}, refused("citation_out_of_range")),
        ({"cited_messages": ["0"]}, refused("missing_citation", "invalid_contract")),
        ({"cited_messages": [0, 0]}, ADMITTED),
        ({"grounding": {"real": True}}, ADMITTED),
        ({"note": {"deep": [1, {"x": "y"}]}}, ADMITTED),
    ],
)
def test_an_odd_item_is_refused_for_what_is_wrong_in_it_and_kept_where_nothing_is(
    changes: dict[str, Any], want: Meaning
) -> None:
    want.check(judged(WORDS, WORDS, f"{WORDS}.", changes))
