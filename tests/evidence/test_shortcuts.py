"""Every way to read less of a text gives what reading all of it gives (7-quality.md, Speed)."""

from __future__ import annotations

import re

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.dates.clocks import PART_RULES
from evidence.domain.dates.clocks import RULES as CLOCK_RULES
from evidence.domain.dates.line import line_of
from evidence.domain.dates.reader import DAY_RULES
from evidence.domain.dates.rule import Rule, Rules
from evidence.domain.lexicon import polarity as lexicon
from evidence.domain.numbers import tokens
from evidence.domain.text import Phrases, read_clauses, read_words, sentences_around, words
from tests.evidence.corpus_texts import corpus_texts

RULES = (*DAY_RULES, *CLOCK_RULES, *PART_RULES)
COMMON = [chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000 and words.is_common(chr(code))]
DATED = (
    "ngày mùng hôm nay mai mốt kia qua sau trước trong nữa tới này rồi tuần tháng năm quý thứ hai t5 cn chủ nhật cuối "
    "đầu hết sáng chiều 3 12 30 2026 12/3 12/03/2026 2026-03-12 3.4 5-6 9:30 8h 8g30 at by in of the end start month "
    "months week weeks days ago next last this Friday Sat March 12th noon half past two eom begin năm sau 3月 "
    "12日 来週 Montag lundi lunes próximo ( ) , . - / : until from now"
).split()
SENTENCES = st.lists(st.sampled_from(DATED), max_size=9).map(" ".join)
ENDINGS = st.lists(
    st.sampled_from(["Pay", "pay it", "Mr.", "no", "1,5", ".", "?", "!", ";", ",", " - ", "\n", "\r\n", " ", "\t", "…"])
    | st.sampled_from(["a line that is as long as a line of wrapped mail tends to be", "(x)", "not before, but after"]),
    min_size=1,
    max_size=12,
).map("".join)


@pytest.mark.parametrize(
    ("common", "full"),
    [
        (words._COMMON_WORD, words._WORD),
        (tokens._COMMON_TOKEN, tokens._TOKEN),
        (tokens._COMMON_MARKED, tokens._MARKED),
    ],
)
def test_both_engines_know_the_same_words_in_every_common_character(
    common: re.Pattern[str], full: regex.Pattern[str]
) -> None:
    for char in COMMON:
        for text in (char, f"a{char}b", f"1{char}2", f"a{char}1", f"1{char}{char}234"):
            assert _found(common, text) == _found(full, text), ascii(text)


@given(st.text(st.sampled_from(COMMON), max_size=40))
def test_both_engines_cut_common_texts_alike(text: str) -> None:
    assert _found(words._COMMON_WORD, text) == _found(words._WORD, text)
    assert _found(tokens._COMMON_TOKEN, text) == _found(tokens._TOKEN, text)


def _found(pattern: re.Pattern[str] | regex.Pattern[str], text: str) -> list[tuple[tuple[int, int], str | None]]:
    return [(found.span(), found.lastgroup) for found in pattern.finditer(text)]


def test_both_engines_cut_the_texts_of_the_corpora_alike() -> None:
    common = [text for text in corpus_texts() if words.is_common(text)]
    assert len(common) > 1_000
    assert all(_found(words._COMMON_WORD, text) == _found(words._WORD, text) for text in common)


@pytest.mark.parametrize("text", ["e\u0301", "会議", "\u02bc", "ครับ", "\u200b", "🙂"])
def test_what_only_the_full_engine_knows_is_not_common(text: str) -> None:
    assert not words.is_common(f"a {text} b")


@given(SENTENCES)
def test_no_rule_of_dates_is_left_out_of_a_sentence_that_it_matches(text: str) -> None:
    _assert_none_is_left_out(text)


def test_no_rule_of_dates_is_left_out_of_a_text_of_the_corpora_that_it_matches() -> None:
    for text in corpus_texts():
        _assert_none_is_left_out(text)


def _assert_none_is_left_out(text: str) -> None:
    line = line_of(text)
    sought = {id(rule) for rule in Rules(RULES).that_may_match(line)}
    assert [rule.phrase.pattern for rule in RULES if id(rule) not in sought and _matches(rule, text)] == []


def _matches(rule: Rule, text: str) -> bool:
    line = line_of(text)
    return not (rule.is_vietnamese and line.is_foreign) and any(True for _ in rule.phrase.finditer(line))


@given(ENDINGS, st.data())
def test_the_sentences_around_a_stretch_are_those_that_all_clauses_of_the_text_give(
    text: str, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    clauses = read_clauses(text)
    cut = {clause.sentence for clause in clauses if clause.start < end and clause.end > start}
    bounds = [(clause.start, clause.end + clause.is_asked) for clause in clauses if clause.sentence in cut]
    assert sentences_around(text, start, end) == ((min(bounds)[0], max(bounds)[1]) if bounds else (start, end))


@given(st.lists(st.sampled_from("not if chưa có nếu no longer unless lest đâu the pay".split()), max_size=8))
def test_a_list_of_phrases_that_cannot_stand_in_a_text_is_found_nowhere_in_it(said: list[str]) -> None:
    text = read_words(" ".join(said))
    for listed in (lexicon.NEGATORS[None], lexicon.CONDITIONS, lexicon.OPEN_WORDS):
        phrases = Phrases(listed)
        stands = any(phrases.length_at(text, at) for at in range(len(text)))
        assert phrases.any_in(text) == phrases.any_in(list(text)) == stands
        assert phrases.may_stand_in(text) or not stands
