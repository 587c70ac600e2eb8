"""Which sentences the keyword extractor proposes, as what, with which values, and which it leaves alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.context import Conventions, KnownPerson
from evidence.domain.text import locate
from extraction.domain.candidate import Candidate
from extraction.domain.run import Actor, ActorKind, House, Message, Role, RunContext
from extraction.extractors import extractor
from memories.domain.taxonomy import Label

WEDNESDAY = datetime(2026, 3, 11, 9, 5, tzinfo=timezone(timedelta(hours=7)))
LAN = Actor("lan", "Phạm Ngọc Lan", ActorKind.PERSON, aliases=("Lan", "chị Lan"))
MINH = Actor("minh", "Trần Công Minh", ActorKind.PERSON, aliases=("Minh", "anh Minh"))
DESK = Actor("desk", "Desk", ActorKind.AGENT)
HOUSE = House(conventions=Conventions("Asia/Ho_Chi_Minh", "VND"))


def run(*texts: str, speaker: Actor | None = LAN, role: Role = Role.USER) -> RunContext:
    messages = tuple(Message(i, role, text, speaker.id if speaker else None, WEDNESDAY) for i, text in enumerate(texts))
    return RunContext(scope="agent:desk", messages=messages, actors=(LAN, MINH, DESK), house=HOUSE)


def propose(context: RunContext) -> Sequence[Candidate]:
    return extractor("keyword").extract(context).batch.candidates


@pytest.mark.parametrize(
    ("text", "kind", "label"),
    [
        ("nhà chú Lâm mai mới ck 50% đc nha, 18tr500", "payment", Label.FACTUAL),
        ("khách cọc 30tr rồi nha", "payment", Label.EPISODIC),
        ("Còn nợ: 3.180.000đ thu khi lắp xong", "payment", Label.FACTUAL),
        ("The deposit for the venue is 800 EUR", "payment", Label.FACTUAL),
        ("We paid 120 EUR to the plumber yesterday", "payment", Label.EPISODIC),
        ("để em gọi xưởng rồi báo chị chiều mai", "commitment", Label.FACTUAL),
        ("I'll send the drawings by Friday", "commitment", Label.FACTUAL),
        ("nhờ anh Minh qua kiểm tra mái tôn giùm em", "task", Label.FACTUAL),
        ("Please send the signed lease to the landlord by Friday", "task", Label.FACTUAL),
        ("phòng khách còn rỉ nước, tường nứt một đường dài", "risk", Label.FACTUAL),
        ("The risk is a leak in the roof, 3 rooms are damaged", "risk", Label.FACTUAL),
        ("còn thiếu 12 bộ ty treo, kho báo hết hàng", "blocker", Label.FACTUAL),
        ("We are blocked, the 4 valves are out of stock", "blocker", Label.FACTUAL),
        ("anh chốt phương án nào trước thứ 6 để em đặt hàng", "decision_request", Label.FACTUAL),
        ("Should we approve the second offer before Friday?", "decision_request", Label.FACTUAL),
        ("mình thích nhắn tin hơn là gọi điện", "preference", Label.PREFERENCE),
        ("I prefer short summaries with the commands at the end", "preference", Label.PREFERENCE),
        ("tôi bị dị ứng đậu phộng nặng", "profile", Label.FACTUAL),
        ("I'm allergic to walnuts, by the way", "profile", Label.FACTUAL),
        ("I always go for a run before work", "habit", Label.BEHAVIORAL),
        ("bên mình lúc nào cũng chụp hình hiện trạng trước khi khoan", "procedure", Label.PROCEDURAL),
        ("Before every release we run the audit and attach the report", "procedure", Label.PROCEDURAL),
    ],
)
def test_a_sentence_that_names_something_to_remember_is_proposed_as_its_kind(text, kind, label):
    (candidate,) = propose(run(text))
    assert candidate.item_type == kind
    assert [score.label for score in candidate.labels] == [label]


@pytest.mark.parametrize(
    "text",
    [
        "chào cả nhà",
        "dạ chị",
        "ok em",
        "👍👍👍",
        "cảm ơn chị nhiều nha",
        "chúc mọi người lễ 30/4 vui vẻ",
        "anh có đó không?",
        "giá bao nhiêu vậy chị",
        "hôm nào xong vậy em?",
        "ăn cơm chưa mấy anh",
        "hi there",
        "Good morning, how are you?",
        "thanks, that was quick",
        "ok nvm, found it",
        "no thanks, bye",
        "Is there a bus at 10?",
        "What is the plan?",
        "haha nice one",
        "I'm a bit lost here",
        "I like it",
        "see you tomorrow",
        "em tới rồi nè anh",
        "ai đang ở văn phòng vậy",
        "hôm qua coi đá banh ko",
        "cho em hỏi văn phòng mình ở đâu ạ",
        "bên mình có làm chủ nhật không",
        "sáng giờ bận quá trời",
        "how was your weekend?",
        "did you see the game last night?",
        "sorry, I was away from my desk",
        "I think so too",
        "Danh sách bảo trì máy bơm tháng 5",
        "BIÊN BẢN NGHIỆM THU",
        "Các việc phải làm gấp:",
        "STT\tViệc\tPhụ trách\tHạn chót",
        "",
        "...",
    ],
)
def test_greetings_thin_chat_headings_and_idle_questions_give_nothing(text):
    assert propose(run(text)) == ()


@pytest.mark.parametrize(
    ("speaker", "role"),
    [(DESK, Role.ASSISTANT), (DESK, Role.USER), (LAN, Role.TOOL), (LAN, Role.SYSTEM), (None, Role.ASSISTANT)],
)
def test_nothing_is_taken_from_an_agent_a_tool_or_the_system(speaker, role):
    assert propose(run("Khách cọc 30tr rồi nha, mai giao hàng", speaker=speaker, role=role)) == ()


def test_a_document_without_speakers_is_read_and_names_nobody():
    (candidate,) = propose(run("Khách cọc 30tr rồi nha, mai giao hàng", speaker=None))
    assert candidate.content == "Khách cọc 30tr rồi nha, mai giao hàng"
    assert candidate.facts.owners == ()


def test_the_span_is_the_sentence_alone():
    (candidate,) = propose(run("chào chị. Khách cọc 30tr rồi nha! dạ"))
    assert candidate.content == "Phạm Ngọc Lan: Khách cọc 30tr rồi nha!"
    assert candidate.spans == ("Khách cọc 30tr rồi nha!",)
    assert candidate.citations == (0,)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("I prefer tea to coffee", "Phạm Ngọc Lan: I prefer tea to coffee"),
        ("mai em ck 2tr cho xưởng", "Phạm Ngọc Lan: mai em ck 2tr cho xưởng"),
        ("The deposit is 800 EUR", "Phạm Ngọc Lan: The deposit is 800 EUR"),
        ("khách   cọc 30tr rồi", "Phạm Ngọc Lan: khách cọc 30tr rồi"),
    ],
)
def test_the_claim_is_the_sentence_with_its_speaker_named(text, claim):
    (candidate,) = propose(run(text))
    assert candidate.content == claim
    assert candidate.spans == (text,)


def test_tags_are_left_to_the_guards():
    extraction = extractor("keyword").extract(run("Khách cọc 30tr rồi nha"))
    assert not extraction.batch.candidates[0].grounding_stated
    assert not extraction.batch.register_stated
    assert extraction.batch.limit is None


def test_a_table_row_is_one_claim_and_its_header_none():
    text = "Khách\tViệc\tAi\tHạn\tTiền\nQuán Gió\tthay block\tMinh\t13/03/2026\t9.200.000đ"
    (candidate,) = propose(run(text, speaker=None))
    assert candidate.spans == ("Quán Gió\tthay block\tMinh\t13/03/2026\t9.200.000đ",)
    assert candidate.facts.dates == ("2026-03-13",)


@pytest.mark.parametrize(
    ("text", "amounts", "dates", "owners"),
    [
        ("mai khách ck 18tr500", [18_500_000], ["2026-03-12"], []),
        ("để em ck 2tr cho xưởng lúc 15h ngày 13/3", [2_000_000], ["2026-03-13T15:00"], ["Phạm Ngọc Lan"]),
        ("nhờ anh Minh thu 5 triệu của khách giùm em", [5_000_000], [], ["Trần Công Minh"]),
        ("Minh chở vật tư tới công trình sáng 13/3", [], ["2026-03-13"], ["Trần Công Minh"]),
        ("khách chưa ck 20tr", [], [], []),
        ("khách không ck 20tr, chỉ ck 15tr", [15_000_000], [], []),
        ("giá 5tr/bộ, chưa gồm công lắp đặt", [5_000_000], [], []),
        ("khách hỏi Minh về khoản cọc 5tr", [], [], []),
        ("Minh ơi khách cọc 5tr rồi", [5_000_000], [], []),
        ("Hùng thu của khách 5tr", [5_000_000], [], []),
        ("tuần sau khách chuyển khoản 5tr", [5_000_000], [], []),
    ],
)
def test_facts_are_what_the_readers_find_and_nothing_is_assumed(text, amounts, dates, owners):
    (candidate,) = propose(run(text))
    assert [int(float(amount["value"])) for amount in candidate.facts.amounts if isinstance(amount, dict)] == amounts
    assert list(candidate.facts.dates) == dates
    assert list(candidate.facts.owners) == owners


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("khách chuyển khoản cọc 40 triệu, à nhầm, 45 triệu rồi nha", [["45000000"]]),
        ("The deposit is 300 EUR, sorry, 350 EUR", [["350"]]),
        ("khách chuyển khoản cọc 40 triệu. À nhầm, 45 triệu mới đúng", [["45000000"]]),
        ("khách chuyển khoản cọc 40 triệu. Khách cọc thêm 45 triệu", [["40000000"], ["45000000"]]),
        ("khách chuyển khoản cọc 40 triệu, xưởng thu 45 triệu", [["40000000", "45000000"]]),
    ],
)
def test_an_amount_that_is_taken_back_is_not_declared(text, amounts):
    declared = [[raw["value"] for raw in each.facts.amounts if isinstance(raw, dict)] for each in propose(run(text))]
    assert declared == amounts


def test_a_name_that_two_people_bear_makes_neither_an_owner():
    twin = KnownPerson("p2", "Lê Minh", ("Minh",))
    context = replace(run("nhờ anh Minh thu 5 triệu của khách giùm em"), house=replace(HOUSE, people=(twin,)))
    (candidate,) = propose(context)
    assert candidate.facts.owners == ()


def test_confidence_grows_with_the_filled_slots_and_stays_in_its_band():
    poor = propose(run("phòng khách còn rỉ nước, tường nứt một đường dài"))[0].confidence
    rich = propose(run("để em ck 2tr cho xưởng lúc 15h ngày 13/3"))[0].confidence
    assert poor is not None
    assert rich is not None
    assert 0.60 <= poor < rich <= 0.80


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        ("còn thiếu 12 bộ ty treo, kho báo hết hàng", "con thieu 12 bo ty treo, kho bao het hang"),
        ("để em gọi xưởng rồi báo chị chiều mai", "de em goi xuong roi bao chi chieu mai"),
    ],
)
def test_text_typed_without_marks_is_read_like_text_with_marks(marked, plain):
    assert [c.item_type for c in propose(run(plain))] == [c.item_type for c in propose(run(marked))]


@pytest.mark.parametrize("text", ["no can do", "the van is here", "the man in the hall can do it"])
def test_english_words_are_no_vietnamese_without_marks(text):
    assert propose(run(text)) == ()


def test_decomposed_text_is_quoted_as_it_stands():
    text = "còn thiếu 12 bộ ty treo, kho báo hết hàng"
    (candidate,) = propose(run(text))
    assert candidate.spans == (text,)


def test_a_sentence_of_endless_length_is_left_alone():
    assert propose(run("khách cọc 30tr " * 400)) == ()


pieces = st.sampled_from(
    [
        "mai",
        "khách",
        "cọc",
        "30tr",
        "Minh",
        "để em",
        "chưa",
        "rỉ nước",
        "I'll",
        "send",
        "by Friday",
        ".",
        "?",
        "\n",
        "\t",
        "| ",
        "😂",
    ]
)


@given(st.lists(st.lists(pieces, max_size=14).map(" ".join), min_size=1, max_size=4))
def test_every_claim_quotes_its_message_and_stays_in_the_band(texts):
    context = run(*texts)
    for index, candidate in enumerate(propose(context)):
        (citation,) = candidate.citations
        assert candidate.index == index
        assert candidate.spans[0] in texts[citation]
        assert locate(candidate.spans[0], texts[citation])
        assert 0.60 <= (candidate.confidence or 0) <= 0.80


@given(st.text(max_size=200))
def test_any_text_is_read_without_an_error(text):
    propose(run(text))


def test_where_nothing_is_found_the_note_says_what_was_looked_for():
    note = extractor("keyword").extract(run("ok", "hi all")).note
    assert note.startswith("Looked in 2 messages of people for: payment, decision request")
    assert extractor("keyword").extract(run("Khách cọc 30tr rồi nha")).note == ""


def test_a_sentence_that_is_too_long_to_read_is_passed_over_and_the_note_counts_it():
    extraction = extractor("keyword").extract(run("Khách cọc 30tr rồi nha. " + "rất " * 400))
    assert len(extraction.batch.candidates) == 1
    assert extraction.note == "Passed over 1 sentences longer than 1,000 characters."
