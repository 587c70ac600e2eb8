"""Whom a text names, who speaks of himself, and who acts in a claim (5-values.md, People)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.context import KnownPerson
from evidence.domain.people import Directory, read_actors, read_mentions, speaks_of_self

HUNG = KnownPerson("hung", "Nguyễn Văn Hùng", ("anh Hùng",))
TRUC = KnownPerson("truc", "Lê Thị Thanh Trúc")
MAY = KnownPerson("may", "May Osei")
MAI = KnownPerson("mai", "Trần Ngọc Mai")
BINH = KnownPerson("binh", "Ngưu Bình")
TUAN = KnownPerson("tuan", "Lê Tuấn")
TUAN_2 = KnownPerson("tuan2", "Phạm Tuân")
WILL = KnownPerson("will", "Will Harker")
NORA = KnownPerson("nora", "Nora Lindqvist", ("Nono",))
SATO = KnownPerson("sato", "佐藤")
EVERYBODY = Directory([HUNG, TRUC, MAI, BINH, TUAN, TUAN_2, WILL, MAY, NORA, SATO])


def named(text: str, directory: Directory = EVERYBODY, *, is_caseless: bool = False) -> list[str]:
    mentions = read_mentions(text, directory, is_caseless=is_caseless)
    return sorted(key for mention in mentions if len(mention.ids) == 1 for key in mention.ids)


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("Nguyễn Văn Hùng", {"hung"}),
        ("Hùng", {"hung"}),
        ("anh Hùng", {"hung"}),
        ("a Hùng", {"hung"}),
        ("nguyen van hung", {"hung"}),
        ("Thanh Trúc", {"truc"}),
        ("chị Trúc", {"truc"}),
        ("Mr. Harker", {"will"}),
        ("Nora", {"nora"}),
        ("Lindqvist", {"nora"}),
        ("Nono", {"nora"}),
        ("佐藤さん", {"sato"}),
        ("Tuấn", {"tuan"}),
        ("Tuân", {"tuan2"}),
        ("Tuan", {"tuan", "tuan2"}),
        ("Nguyễn", set()),
        ("Húng", set()),
        ("Nguyễn Văn Hưng", set()),
        ("Trần Hùng", set()),
        ("Mr. School", set()),
        ("", set()),
    ],
)
def test_a_name_stands_for_all_whom_it_may_name(name, ids):
    assert EVERYBODY.resolve(name) == ids


def test_a_short_form_that_two_people_bear_stands_for_both():
    directory = Directory([KnownPerson("1", "Hà Nguyễn"), KnownPerson("2", "Trần Hà")])
    assert directory.resolve("chị Hà") == {"1", "2"}


def test_two_entries_of_one_name_are_one_person():
    directory = Directory([KnownPerson("actor", "Nora Lindqvist"), KnownPerson("person", "Nora Lindqvist")])
    assert directory.resolve("Nora") == {"actor"}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("để Hùng qua coi", ["hung"]),
        ("anh hùng qua coi nha", ["hung"]),
        ("HÙNG: OK MAI QUA", ["hung"]),
        ("hùng: ok", ["hung"]),
        ("Bơm | Bình | 12/5", ["binh"]),
        ("giao cho Bình nhé", ["binh"]),
        ("Bình sơn lại cổng", ["binh"]),
        ("c Mai gọi xưởng đá", ["mai"]),
        ("nhờ Mai gọi xưởng", ["mai"]),
        ("Nora will call, and so will Will", ["nora", "will"]),
        ("ask nora about it please", ["nora"]),
        ("Hung qua coi nha", ["hung"]),
        ("佐藤 が来る", ["sato"]),
    ],
)
def test_somebody_is_named(text, ids):
    assert named(text) == ids


@pytest.mark.parametrize(
    "text",
    [
        "Mai giao hàng",
        "mai giao hàng",
        "MAI GIAO HÀNG",
        "máy giao đi Bình Dương",
        "bình chữa cháy 5kg",
        "5 bình gas",
        "Trần Hùng qua coi",
        "I will call you",
        "the roof is repaired in May",
        "Will you call?",
        "Tuan qua coi",
        "cảnh hùng vĩ quá",
        "Nora Smith called",
    ],
)
def test_a_word_that_is_only_like_a_name_names_nobody(text):
    assert named(text) == []


def test_a_word_without_accents_in_a_text_with_accents_is_another_word():
    directory = Directory([KnownPerson("khai", "Mạc Khải")])
    assert named("Khai trương ngày 8/3", directory) == []
    assert named("Khai qua coi nha", directory) == ["khai"]


def test_where_nobody_writes_capitals_a_name_is_told_by_what_follows():
    assert named("mai bình chạy qua coi nha", is_caseless=True) == ["binh"]
    assert named("lấy 5 bình gas nha", is_caseless=True) == []


def test_an_unknown_name_behind_a_title_is_a_mention_of_nobody_known():
    mentions = read_mentions("anh Khoa lo phần điện", EVERYBODY)
    assert [(mention.text, mention.ids) for mention in mentions] == [("Khoa", frozenset())]


@pytest.mark.parametrize(
    "text",
    [
        "I'll send it", "my car broke", "tôi lo vụ này", "để anh qua", "em gửi trong chiều nay",
        "mình ở nhà", "私が行きます",
        "ich komme morgen", "soy alérgica", "je viens demain", "tui ráp sáng thứ sáu",
    ],
)  # fmt: skip
def test_a_speaker_speaks_of_himself(text):
    assert speaks_of_self(text)


@pytest.mark.parametrize(
    "text",
    [
        "anh gửi cho em nha", "em ơi gửi giùm chị", "the deposit is paid", "you will send it", "khách trả tiền rồi",
        "gửi cho em", "he sends it", "er kommt morgen", "彼が行きます", "",
    ],
)  # fmt: skip
def test_words_about_others_are_not_about_the_speaker(text):
    assert not speaks_of_self(text)


@pytest.mark.parametrize(
    ("claim", "actors"),
    [
        ("Hùng qua thu tiền", ["Hùng"]),
        ("Anh Hùng bàn giao 3 dàn lạnh", ["Anh Hùng"]),
        ("Nora will send the quote", ["Nora"]),
        ("Milo will send the quote", ["Milo"]),
        ("The invoice is assigned to Nora", ["Nora"]),
        ("Lắp tủ, Bình phụ trách", ["Bình"]),
        ("Chị Hảo trả tiền", ["Hảo"]),
        ("Máy Hùng lắp bị lỗi", ["Hùng"]),
        ("Ứng tiền cho tổ Bình", ["Bình"]),
    ],
)
def test_whoever_acts_in_a_claim_is_its_owner(claim, actors):
    assert [actor.name for actor in read_actors(claim, read_mentions(claim, EVERYBODY))] == actors


@pytest.mark.parametrize(
    "claim",
    [
        "The user likes tea",
        "Người dùng thích trà",
        "Khách chuyển 20tr",
        "Gọi lại cho anh Hùng",
        "Kiểm tra nhà chị Hảo",
        "Nhà anh Hùng không có thang máy",
        "Deposit will be paid",
        "Shipments will arrive on Friday",
        "Mai giao hàng",
        "Call Nora on Friday",
        "",
    ],
)
def test_nobody_acts_in_a_claim_without_an_owner(claim):
    assert read_actors(claim, read_mentions(claim, EVERYBODY)) == ()


@given(st.text(max_size=60), st.text(max_size=20))
def test_reading_never_fails_and_gives_slices(text, name):
    directory = Directory([KnownPerson("x", name), HUNG])
    assert all(text[m.start : m.end] == m.text for m in read_mentions(text, directory))
    read_actors(text, read_mentions(text, directory))
    speaks_of_self(text)


@given(st.sampled_from([HUNG, TRUC, NORA, WILL]))
def test_a_full_name_in_the_middle_of_a_sentence_is_always_read(person):
    assert named(f"nhờ {person.name} gửi giùm") == [person.id]
