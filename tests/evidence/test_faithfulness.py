"""What quotes prove and what they do not: every rule of faithfulness in both directions (3-guards.md, document 002)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from evidence.domain import (
    Conventions,
    Effect,
    Facts,
    GroundingContext,
    GroundingResult,
    KnownPerson,
    Mode,
    Quote,
    ground,
)

VI = Conventions("Asia/Ho_Chi_Minh", "VND")
SAID_AT = datetime.fromisoformat("2026-03-11T09:05:00+07:00")
HUNG = KnownPerson("hung", "Nguyễn Văn Hùng")
TRUC = KnownPerson("truc", "Lê Thị Thanh Trúc")
NORA = KnownPerson("nora", "Nora Lindqvist")
MILO = KnownPerson("milo", "Milo Farkas")
HA_1, HA_2 = KnownPerson("h1", "Hà Nguyễn"), KnownPerson("h2", "Trần Hà")
PEOPLE = (HUNG, TRUC, NORA, MILO)


NOTHING = Facts()


def judge(
    claim: str,
    span: str,
    source: str | None = None,
    *,
    facts: Facts = NOTHING,
    speaker: KnownPerson | None = None,
    **options: Any,
) -> GroundingResult:
    options.setdefault("people", PEOPLE)
    context = GroundingContext(claim=claim, said_at=SAID_AT, conventions=VI, speaker=speaker, **options)
    quote = Quote(span, span if source is None else source)
    return ground(facts, [quote], confidence=0.87, mode=Mode.LLM, context=context)


def codes(claim: str, span: str, source: str | None = None, **options: Any) -> list[str]:
    return [finding.code for finding in judge(claim, span, source, **options).findings]


@pytest.mark.parametrize(
    ("span", "source", "code"),
    [
        ("", "anything", "missing_span"),
        ("  ", "anything", "missing_span"),
        ("...", "wait... what", "missing_span"),
        ("khách trả 5tr", "khách trả 15tr", "ungrounded_span"),
        ("khách cọc ... 5tr", "khách cọc trước 5tr", "ungrounded_span"),
        ("và của", "nhà và của họ", "missing_span"),
    ],
)
def test_a_span_that_proves_nothing_drops(span, source, code):
    result = judge("", span, source)
    assert not result.ok
    assert result.reason == code
    assert result.located == (None,)


def test_no_quote_at_all_drops():
    result = ground(Facts(), [], confidence=0.9, mode=Mode.LLM, context=GroundingContext(claim="Khách trả 5tr"))
    assert result.reason == "missing_span"
    assert result.start is None


def test_a_span_that_is_not_found_shows_the_nearest_passage():
    (finding,) = judge("", "dạ chị chuyển rồi nha", "Chào. Dạ, chị chuyển rồi nha!").findings
    assert finding.data["nearest"] == {"start": 6, "end": 28, "text": "Dạ, chị chuyển rồi nha"}


def test_every_span_must_hold_and_all_prove_together():
    quotes = [Quote("cọc 5tr", "khách cọc 5tr"), Quote("giao 13/3", "ok giao 13/3 nha")]
    context = GroundingContext(claim="Cọc 5 triệu, giao ngày 13/3", said_at=SAID_AT, conventions=VI)
    assert ground(Facts(), quotes, confidence=0.9, mode=Mode.LLM, context=context).ok
    missing = [*quotes, Quote("thêm nữa", "không có gì")]
    assert not ground(Facts(), missing, confidence=0.9, mode=Mode.LLM, context=context).ok


@pytest.mark.parametrize(
    ("claim", "span", "facts"),
    [
        ("Khách cọc 50 triệu", "khách cọc 50tr", Facts()),
        ("Khách cọc", "khách cọc 50tr", Facts(amounts=("50.000.000đ",))),
        ("Khách cọc", "khách cọc 50tr", Facts(amounts=(50_000_000,))),
        ("Quán chưa trả 2,65 triệu", "họ cũng chưa trả 2tr650", Facts()),
        ("Quán còn nợ 2.650.000đ", "họ cũng chưa trả 2tr650", Facts()),
        ("Đã trả 3 triệu", "đã trả: 3.000.000", Facts(amounts=("3 triệu",))),
        (
            "Khách báo chuyển 9,6tr vào tài khoản công ty",
            "không chuyển 9tr6 vô cá nhân, tui chuyển vô công ty",
            Facts(),
        ),
    ],
)
def test_an_amount_that_the_span_gives_holds(claim, span, facts):
    result = judge(claim, span, facts=facts)
    assert result.ok, result.findings
    assert [value.kind for value in result.resolved][:1] == ["amount"]


@pytest.mark.parametrize(
    ("claim", "span", "facts"),
    [
        ("Khách nợ 50tr", "khách nợ", Facts()),
        ("Khách cọc 5 triệu", "khách cọc 50tr", Facts()),
        ("Khách cọc", "khách cọc 50tr", Facts(amounts=("50k",))),
        ("Khách cọc", "khách cọc 50%", Facts(amounts=("50.000.000đ",))),
        ("Khách cọc", "khách cọc", Facts(amounts=("nhiều tiền",))),
        ("Kéo dây", "kéo dây 50m", Facts(amounts=("50000000",))),
        ("Gọi khách", "gọi 0905 000 000", Facts(amounts=("905000000",))),
        ("Khách chuyển 20tr", "khách chưa chuyển 20tr", Facts(amounts=("20tr",))),
        ("Khách đã chuyển 20tr", "mai khách mới chuyển 20tr", Facts()),
        ("Đã nhận đủ 3,5 triệu", "chị còn giữ lại 3tr5", Facts()),
    ],
)
def test_an_amount_that_the_span_does_not_give_drops(claim, span, facts):
    assert "ungrounded_amount" in codes(claim, span, facts=facts)


@pytest.mark.parametrize(
    ("claim", "span", "facts"),
    [
        ("Phi ghé lúc 15h", "để Phi qua, 3h chiều nay", Facts(dates=("2026-03-11T15:00",))),
        ("Giao hàng ngày 13/3", "thứ 6 này giao hàng", Facts()),
        ("Giao hàng", "mai giao hàng", Facts(dates=("2026-03-12",))),
        ("Giao hàng", "giao hàng 05/06", Facts(dates=("2026-06-05",))),
    ],
)
def test_a_date_that_the_span_resolves_holds(claim, span, facts):
    result = judge(claim, span, facts=facts, item_type="task")
    assert result.ok, result.findings
    assert "date" in {value.kind for value in result.resolved}


@pytest.mark.parametrize(
    ("claim", "span", "facts"),
    [
        ("Giao hàng ngày 14/3", "thứ 6 này giao hàng", Facts()),
        ("Giao hàng", "mai giao hàng", Facts(dates=("2026-03-13",))),
        ("Giao hàng", "giao hàng 05/06", Facts(dates=("2026-05-06",))),
        ("Giao hàng", "giao hàng", Facts(dates=("2026-03-12",))),
        ("Giao hàng", "mai giao hàng", Facts(dates=("khi nào rảnh",))),
        ("Phi ghé lúc 17h", "để Phi qua, 3h chiều nay", Facts()),
    ],
)
def test_a_date_that_the_span_does_not_resolve_drops(claim, span, facts):
    assert "ungrounded_date" in codes(claim, span, facts=facts, item_type="task")


@pytest.mark.parametrize(
    ("claim", "span", "facts", "speaker"),
    [
        ("Anh Hùng qua thu tiền", "Hùng qua thu tiền", Facts(owners=("Nguyễn Văn Hùng",)), None),
        ("Qua thu tiền", "HÙNG: OK MAI QUA THU TIỀN", Facts(owners=("anh Hùng",)), None),
        ("Hùng qua thu tiền", "ok để anh qua thu tiền", Facts(), HUNG),
        ("Chị Trúc chuyển khoản", "dạ, chị chuyển khoản rồi", Facts(), TRUC),
        ("Nora sends the quote", "I'll send the quote", Facts(owners=("Nora",)), NORA),
        ("Nora will send the quote", "Nora will send the quote", Facts(), None),
        ("Bác Khoái giữ tiền", "bác Khoái giữ tiền", Facts(owners=("bác Khoái",)), None),
        ("Anh Khoa lo phần điện", "Anh Khoa lo phần điện, anh Bình lo phần nước", Facts(owners=("anh Khoa",)), None),
        ("Hùng hỏi Trúc số lượng", "Hùng: để em hỏi Trúc số lượng", Facts(owners=("Hùng",)), None),
        ("The user sends the quote", "I'll send the quote", Facts(), NORA),
        ("Trúc qua nhà khách", "Hùng: để em báo Trúc mai qua nhà khách", Facts(owners=("Trúc",)), None),
        ("Ứng tiền cho tổ Hùng", "ứng tiền cho tổ Hùng", Facts(), None),
        ("Milo waters the plants", "Nora asked Milo to water the plants", Facts(), None),
        ("Nora pays the hall", "Milo booked the hall and Nora pays it", Facts(), None),
    ],
)
def test_an_owner_whom_the_span_names_holds(claim, span, facts, speaker):
    result = judge(claim, span, facts=facts, speaker=speaker, item_type="task")
    assert result.ok, result.findings


@pytest.mark.parametrize(
    ("claim", "span", "facts", "speaker"),
    [
        ("Hùng qua thu tiền", "qua thu tiền nha", Facts(), None),
        ("Qua thu tiền", "Trúc qua thu tiền", Facts(owners=("Hùng",)), None),
        ("Qua thu tiền", "Hưng qua thu tiền", Facts(owners=("Hùng",)), None),
        ("Hùng qua thu tiền", "để anh qua thu tiền", Facts(), TRUC),
        ("Hùng gửi bản vẽ", "anh gửi bản vẽ cho em nha", Facts(), HUNG),
        ("Anh Bình lo phần điện", "Anh Khoa lo phần điện, anh Bình lo phần nước", Facts(owners=("anh Bình",)), None),
        ("Trúc hỏi số lượng", "Hùng: để em hỏi số lượng. Trúc: ok", Facts(owners=("Trúc",)), None),
        ("Mr. School takes the shift", "Anh Trường nhận ca tối", Facts(owners=("Mr. School",)), None),
        ("Milo will send the quote", "Nora will send the quote", Facts(), None),
        ("Zoltan will send the quote", "I will send the quote", Facts(), NORA),
        ("The quote is assigned to Milo", "Nora has the quote", Facts(), None),
        ("Trúc hỏi số lượng", "để em hỏi Trúc số lượng", Facts(), None),
        ("Hùng ứng tiền", "ứng tiền cho Hùng 8tr", Facts(), None),
        ("Máy Hùng lắp bị lỗi", "máy Trúc lắp bị lỗi", Facts(), None),
        ("Ứng tiền cho tổ Trúc", "ứng tiền cho tổ Hùng", Facts(), None),
        ("Nora waters the plants", "Nora asked Milo to water the plants", Facts(), None),
        ("Nora booked the hall", "Milo booked the hall and Nora paid", Facts(), None),
    ],
)
def test_an_owner_whom_the_span_does_not_name_drops(claim, span, facts, speaker):
    assert "ungrounded_owner" in codes(claim, span, facts=facts, speaker=speaker, item_type="task")


def test_a_name_that_fits_two_people_is_not_proven():
    assert "ungrounded_owner" in codes("", "chị Hà gọi khách", facts=Facts(owners=("Hà",)), people=(HA_1, HA_2))
    assert codes("", "chị Hà gọi khách", facts=Facts(owners=("Hà",)), people=(HA_1,)) == []


def test_an_unproven_owner_is_stripped_where_the_surface_says_so():
    result = judge("Giao tủ", "giao tủ nha", facts=Facts(owners=("Hùng",)), strip_owners=True)
    assert result.ok
    assert [(f.code, f.effect, f.data["asserted"]) for f in result.findings] == [
        ("owner_stripped", Effect.NOTE, "Hùng")
    ]


def test_an_owner_whom_the_claim_itself_names_is_never_stripped():
    assert "ungrounded_owner" in codes("Anh Hùng giao tủ", "giao tủ", facts=Facts(owners=("Hùng",)), strip_owners=True)
    assert "ungrounded_owner" in codes("Hùng giao tủ", "giao tủ", strip_owners=True)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Đặt 3 máy lạnh", "đặt ba máy lạnh nha"),
        ("Order 12 chairs", "please order twelve chairs"),
        ("Tiền máy lạnh một bộ", "tiền máy lạnh"),
        ("Version 2.10 is installed", "version 2.10 is installed"),
    ],
)
def test_a_number_that_stands_in_the_span_holds(claim, span):
    assert codes(claim, span, item_type="task") == []


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Đặt 4 máy lạnh", "đặt 3 máy lạnh nha"),
        ("Order 21 chairs", "please order 12 chairs"),
        ("3 máy lầu 3 hư", "3 máy lầu 2 hư"),
        ("Đặt 3 máy", "đặt máy 25/3"),
        ("Tầng 5 hư", "tầng hư"),
    ],
)
def test_a_number_that_stands_in_no_span_is_reviewed(claim, span):
    assert "ungrounded_number" in codes(claim, span, item_type="task")


@pytest.mark.parametrize(
    ("claim", "span", "source"),
    [
        ("Nhà hàng Sông Trăng chờ trần", "chờ trần thạch cao", "Nhà hàng Sông Trăng | chờ trần thạch cao"),
        ("Call Nora about the roof", "call her about the roof", "call her about the roof"),
        ("The roof is inspected on Friday", "roof inspected Friday", "roof inspected Friday"),
        ("Der Nutzer mag Kaffee", "ich mag Kaffee", "ich mag Kaffee"),
    ],
)
def test_a_name_of_the_cited_text_or_of_somebody_known_holds(claim, span, source):
    assert "ungrounded_name" not in codes(claim, span, source, item_type="task")


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Call Zoltan about the roof", "call him about the roof"),
        ("Gọi anh Tèo về mái tôn", "gọi ảnh về mái tôn"),
        ("The roof of Villa Aurora leaks", "the roof leaks"),
        ("Herr Krause mag Kaffee", "er mag Kaffee"),
        ("Gọi Nguyễn Văn Trúc về mái", "gọi Nguyễn Văn Hùng về mái"),
    ],
)
def test_a_name_from_nowhere_is_reviewed(claim, span):
    assert "ungrounded_name" in codes(claim, span, item_type="task")


@pytest.mark.parametrize(
    ("valid_from", "valid_until"),
    [
        (None, "2026-03-13T00:00:00+07:00"),
        (None, "2026-03-13T23:59:59+07:00"),
        ("2026-03-11T00:00:00+07:00", None),
        ("2026-03-11T09:05:00+07:00", "2026-03-13T00:00:00+07:00"),
        (None, None),
    ],
)
def test_a_bound_that_the_span_gives_holds(valid_from, valid_until):
    bounds = {"valid_from": valid_from, "valid_until": valid_until}
    parsed: dict[str, Any] = {name: datetime.fromisoformat(value) for name, value in bounds.items() if value}
    assert codes("Giữ giá tới thứ sáu", "giữ giá tới thứ 6 này", **parsed) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("valid_until", "2026-03-14T00:00:00+07:00"),
        ("valid_until", "2026-03-13T10:00:00+07:00"),
        ("valid_from", "2026-01-01T00:00:00+07:00"),
    ],
)
def test_a_bound_that_the_span_does_not_give_is_reviewed(name, value):
    bound: dict[str, Any] = {name: datetime.fromisoformat(value)}
    found = codes("Giữ giá tới thứ sáu", "giữ giá tới thứ 6 này", **bound)
    assert found == ["ungrounded_validity"]


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("The user deploys on Fridays", "I always deploy things"),
        ("Báo giá gửi chị Trúc", "Trúc nhận ha"),
        ("Còn phải thu 41,8 triệu khi giao", "đưa nốt 41tr8"),
        ("母が同行する", "母が同行するので"),
        ("Kunde zahlt später", "the customer pays later"),
    ],
)
def test_a_span_that_shares_substance_carries_its_claim(claim, span):
    assert "thin_span" not in codes(claim, span)


@pytest.mark.parametrize(
    ("claim", "span"),
    [
        ("Both developers rebase before pushing", "for us both sure"),
        ("The user practised reading comprehension", "we think he is practical"),
        ("Khách phản hồi màu cổng", "dạ vâng nghe máy"),
        ("The landlord visits every quarter bringing papers", "landlord"),
    ],
)
def test_a_span_without_substance_is_reviewed(claim, span):
    assert "thin_span" in codes(claim, span)


@pytest.mark.parametrize(
    ("claim", "span", "source", "item_type"),
    [
        ("Khách cọc", "khách cọc", "Hôm qua khách cọc rồi, chưa ký", None),
        ("Qua khảo sát mái", "qua khảo sát mái", "nếu được thì qua khảo sát mái giùm", "task"),
        ("Khách hỏi giá máy", "giá máy", "giá máy bao nhiêu?", None),
        ("Khách chưa cọc", "chưa cọc", "khách chưa cọc", None),
    ],
)
def test_a_span_that_means_the_same_where_it_stands_holds(claim, span, source, item_type):
    assert codes(claim, span, source, item_type=item_type) == []


@pytest.mark.parametrize(
    ("claim", "span", "source", "item_type"),
    [
        ("Khách đã nhận cọc", "nhận cọc", "Em chưa nhận cọc của khách đâu", None),
        ("Khách cọc 50tr", "cọc 50tr", "Nếu khách cọc 50tr thì mới làm", None),
        ("Khách cọc 50tr", "cọc 50tr", "Khách hỏi có phải cọc 50tr không?", None),
        ("Qua khảo sát mái", "qua khảo sát mái", "đừng qua khảo sát mái nữa", "task"),
        ("Refunds are given", "refunds are given", "We never said that refunds are given", None),
    ],
)
def test_a_span_cut_out_of_its_meaning_is_not_admitted(claim, span, source, item_type):
    assert "out_of_context_span" in codes(claim, span, source, item_type=item_type)


def test_a_span_that_stands_twice_holds_where_one_place_proves_it():
    source = "Khách cọc 50tr chưa? Dạ rồi. Sáng nay khách cọc 50tr"
    result = judge("Khách cọc 50 triệu", "khách cọc 50tr", source)
    assert result.ok
    assert result.start == source.rindex("khách")
    assert codes("Khách cọc 50 triệu", "khách cọc 50tr", "Khách cọc 50tr chưa?") == ["out_of_context_span"]


def test_somebody_elses_words_prove_nothing_personal_unless_credited():
    source = 'my friend Tomas keeps saying "I only eat fish"'
    assert "out_of_context_span" in codes("The user only eats fish", "I only eat fish", source)
    assert "out_of_context_span" in codes("Only eats fish", "I only eat fish", source, personal=True)
    assert codes("Tomas only eats fish", "I only eat fish", source, personal=True) == []
    assert codes("The user only eats fish", "I only eat fish", "well, I only eat fish", personal=True) == []
