"""Where a quote stands in a text, and where it only seems to (3-guards.md, Span)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.text import Located, Source, fold, locate, nearest, occurrences

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("span", "source", "literal"),
    [
        ("khách cọc 50tr", "Hôm nay Khách  cọc\n50tr rồi", "Khách  cọc\n50tr"),
        ("CỌC 50TR", "khách cọc 50tr", "cọc 50tr"),
        ("50 triệu", "chuyển 50\u200b triệu", "50\u200b triệu"),
        ("50tr", "chuyển ５０tr", "５０tr"),
        ("it's fine", "She said it’s fine.", "it’s fine"),
        ('"done"', "“done”", "“done”"),
        ("5-6 June", "5–6 June", "5–6 June"),
        ("10 000 zł", "10\u00a0000 zł", "10\u00a0000 zł"),
        ("Chị Yến", unicodedata.normalize("NFD", "Chị Yến chuyển"), unicodedata.normalize("NFD", "Chị Yến")),
        (unicodedata.normalize("NFD", "Chị Yến"), "Chị Yến chuyển", "Chị Yến"),
        ("chốt 2tr5 🎉", f"{FAMILY} nhà chị chốt 2tr5 🎉 nhé", "chốt 2tr5 🎉"),
        ("strasse 5", "Die Straße 5", "Straße 5"),
        ("金額は30,000円", "金額は３０，０００円です。", "金額は３０，０００円"),
        ("15日", "3月15日", "15日"),
        ("paid.", "They paid!", "paid"),
        ("(they paid)", "Yes, they paid.", "they paid"),
        ("in soft\u00adware", "in software", "in software"),
        ("Minh", "Minh's car", "Minh"),
    ],
)
def test_a_span_is_found_and_its_literal_slice_given(span, source, literal):
    place = locate(span, source)
    assert place is not None
    assert source[place.start : place.end] == literal


@pytest.mark.parametrize(
    ("span", "source"),
    [
        ("5tr", "chuyển 15tr"),
        ("18tr", "18tr500"),
        ("50.000", "1.250.000"),
        ("250.000", "1.250.000"),
        ("1.250", "1.250.000"),
        ("5/6", "giao 25/6/2026"),
        ("25/6", "giao 25/6/2026"),
        ("250 000", "1 250 000 đ"),
        ("1 250", "1 250 000 đ"),
        ("50", "giảm 50%"),
        ("5万", "15万円"),
        ("pay", "they will repay"),
        ("I do", "I don't"),
        ("refundable", "non-refundable"),
        ("đường", "dương"),
        ("dương", "đường"),
        ("Tuấn", "Tuân"),
        ("ở dương", "Nhà chị ở đường Trần Phú"),
        ("deposit ... paid", "The deposit of 50 was paid"),
        ("dạ chị chuyển rồi", "Dạ, chị chuyển rồi"),
        ("x", "x\u0302"),
        ("5 🎉", "5 🎉\u0323"),
        (" ", "a b"),
        ("", "a b"),
        ("...", "wait... what"),
        ("\u200b", "a\u200bb"),
        ("\ud800", "a \ud800 b"),
        ("a\0b", "a b"),
        ("long needle", "long"),
    ],
)
def test_a_span_is_not_found_where_it_only_seems_to_stand(span, source):
    assert locate(span, source) is None


@pytest.mark.parametrize(
    ("span", "source"),
    [
        ("Mark $4,800", "Riverside\tMark\t$4,800\n402\tOld mill"),
        ("2 November 2026 $12,650", "April 2 November 2026 $12,650\n403"),
        ("Ôn 29/4", "composite đáy\tÔn\t29/4\t312"),
        ("07/10/2026", "mất ảnh,Cường,07/10/2026,0"),
        ("vân,09/10/2026", "rò van,vân,09/10/2026,2350000"),
        ("2026-10-09", "hinge,2026-10-09,300"),
        ("Oak,07/10/2026", "Oak,07/10/2026"),
        ("07/10/2026", "12,07/10/2026"),
        ("cọc 500", "cọc 500\n200 tấm tôn"),
        ("200 tấm", "cọc 500\n200 tấm tôn"),
        ("cáp 120", "cáp 120\t350.000"),
        ("cáp 120", "cáp 120 350.000"),
        ("29/4", "giao 29/4 312 cây"),
        ("4,800", "4,800 402"),
        ("2026-10-09", "2026-10-09 300 units"),
        ("1\u202f250\u202f000", "a 1 250 000"),
    ],
)
def test_a_date_and_a_cell_end_where_they_end_and_take_no_group_of_digits_from_their_neighbour(span, source):
    assert locate(span, source) is not None


@pytest.mark.parametrize(
    ("span", "source"),
    [
        ("10", "10 000 zł"),
        ("1 250", "1\u00a0250\u202f000 đ"),
        ("000", "1 250 000"),
        ("8-10", "8-10 000 zł"),
        ("07/10/2026", "ref 07/10/2026/3"),
        ("10/2026", "07/10/2026,0"),
        ("26,0", "07/10/26,0"),
        ("1", "1,5 m"),
        ("12", "12,350 units"),
        ("2026", "07/10/2026,0"),
        ("5", "5.200.000"),
    ],
)
def test_a_part_of_a_number_or_of_a_date_is_no_quote(span, source):
    assert locate(span, source) is None


def test_every_place_of_a_span_is_given_in_order():
    source = "cọc 5tr, 15tr, Cọc 5tr"
    assert [source[p.start : p.end] for p in occurrences("cọc 5tr", source)] == ["cọc 5tr", "Cọc 5tr"]


def test_surrogates_and_nul_do_no_harm():
    source = "a\0 \ud800 paid 5 \udfff"
    assert locate("paid 5", source) == Located(5, 11)


@pytest.mark.parametrize(
    ("span", "source", "passage"),
    [
        (
            "dạ chị chuyển khoản rồi nha",
            "Chào em. Dạ, chị chuyển khoản rồi nha! Cảm ơn",
            "Dạ, chị chuyển khoản rồi nha",
        ),
        ("thu 6 ve 40 cuon", "ok, thứ 6 về 40 cuộn nha", "thứ 6 về 40 cuộn"),
        ("the deposit was paid in may", "Hello. The deposit is paid in May. Bye", "The deposit is paid in May"),
        ("quarterly revenue grew", "nothing of the kind here", None),
        ("", "anything", None),
        ("words", "", None),
    ],
)
def test_the_nearest_passage_shares_most_words(span, source, passage):
    place = nearest(span, source)
    assert (source[place.start : place.end] if place else None) == passage


TEXTS = st.text(
    st.sampled_from("aAbc đĐdéẹơ 12.,/'’-–\u0301\u0323\u200b\u00ad\u00a0\n\tß５Ａ私円🎉\ud800İ"), max_size=40
)


@given(TEXTS, st.data())
def test_what_is_found_is_the_literal_slice_and_equals_the_span_in_normal_form(source, data):
    start = data.draw(st.integers(0, len(source)))
    end = data.draw(st.integers(start, len(source)))
    span = source[start:end]
    place = locate(span, source)
    if place is not None:
        found = fold(source[place.start : place.end]).strip()
        assert found in fold(span)
        assert 0 <= place.start < place.end <= len(source)


@given(TEXTS)
def test_a_whole_text_with_words_is_found_in_itself(source):
    text = f"w {source} w"
    assert locate(text, text) is not None


@given(st.lists(TEXTS, min_size=3, max_size=3))
def test_the_map_back_is_exact_between_untouched_neighbours(parts):
    before, middle, after = parts
    source = f"{before} qq {middle} zz {after}"
    place = locate(f"qq {middle} zz", source)
    if place is not None and "qq" not in fold(before) and "zz" not in fold(after):
        assert source[place.start : place.end] == f"qq {middle} zz"


@pytest.mark.parametrize("unit", ["1.", "a ", "5tr", "a 1.1 ", "aa", "é\u0301"])
def test_the_search_takes_steps_linear_in_the_text(unit, monkeypatch):
    def steps(size: int) -> int:
        source = Source(unit * size)
        tried = 0
        found = str.find

        class Counting(str):
            def find(self, *args):
                nonlocal tried
                tried += len(args[0])
                return found(self, *args)

        normal = source.normal
        object.__setattr__(normal, "text", Counting(normal.text))
        list(source.occurrences(unit * (size // 2) + "1"))
        list(source.occurrences(unit * (size // 2)))
        return tried

    assert steps(4000) <= 2.5 * steps(2000) + 20_000
