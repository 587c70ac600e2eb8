"""The sieve: whatever a pattern matches it lets through, in every language, and it spares the patterns the rest."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.lexicon import dissociation_asian, dissociation_european, frames_english
from extraction.domain.lexicon import frames_english_leaving as leaving
from extraction.domain.lexicon import frames_languages as languages
from extraction.domain.sieve import FLAGS, Sieve, compiled, folded, needed

DATA = Path(__file__).parents[1] / "data"
PATTERNS = tuple(
    dict.fromkeys(
        pattern
        for lexicon in (dissociation_asian, dissociation_european, frames_english, leaving, languages)
        for group in vars(lexicon).values()
        if isinstance(group, tuple) and all(isinstance(each, str) for each in group)
        for pattern in group
    )
)
LABELS = {"expected", "why", "note", "id", "at", "valid_from", "valid_until"}
SIEVE = Sieve({pattern: (pattern,) for pattern in PATTERNS})
WORDS = sorted({word for pattern in PATTERNS for word in regex.findall(r"[\p{L}']{2,}", pattern)})
SAID = st.lists(st.sampled_from(WORDS) | st.text(max_size=4), max_size=12).map(" ".join)


def lost(text: str) -> list[str]:
    """The patterns that match a text and that the sieve would not have tried."""
    found = SIEVE.find(text)
    return [each for each in PATTERNS if not found.may_have(each) and compiled(each).search(text)]


def strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        value = [each for key, each in value.items() if key not in LABELS]
    parts = value if isinstance(value, list) else ()
    return list(chain.from_iterable(map(strings, parts)))


def texts(path: Path) -> set[str]:
    rows = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
    return {text for row in rows for text in strings(row) if " " in text or not text.isascii()}


@given(SAID)
def test_no_pattern_of_the_guards_loses_a_text_that_it_matches(text):
    assert lost(text) == []


@given(SAID, st.sampled_from(["upper", "title", "swapcase"]))
def test_nothing_is_lost_in_another_case(text, case):
    assert lost(getattr(text, case)()) == []


@pytest.mark.parametrize("path", sorted(DATA.rglob("*.jsonl")), ids=lambda path: path.parent.name + "-" + path.stem)
def test_no_text_of_a_corpus_is_lost_and_most_patterns_are_spared(path):
    read = texts(path)
    assert {text: lost(text) for text in read if lost(text)} == {}
    tried = sum(SIEVE.find(text).may_have(pattern) for text in read for pattern in PATTERNS)
    assert tried < 0.1 * len(read) * len(PATTERNS)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"\bđồng\b", "năm ĐỒNG."),
        (r"^\W*(?:straße|gasse)$", "(STRASSE"),
        (r"(?<!not )\bgame\b(?! over)", "a gameſ, a GAME"),
        (r"\bk\b", "5 \u212a"),
        (r"[.,—–-] ?so", "ja —SO"),
        (r"a[^.!?。]{2,4}b", "a——，b"),
        (r"[\w-]+ x", "über-à x"),
        (r"(?-i:\p{Lu}\p{Ll}+) did", "Élan did"),
        (r"私は[^。]{1,3}だ", "私はＡだ"),
        (r"i is", "İ is"),
        (r"\S+\s\d{1,2}", "x\u3000٣"),
        ("a\ud800b", "a\ud800b"),
        (r"\ba\b", "\u2003a\u0301 a"),
    ],
)
def test_an_edge_a_class_a_count_and_a_case_of_any_script_are_kept(pattern, text):
    assert regex.compile(pattern, FLAGS).search(text)
    assert Sieve({"it": (pattern,)}).find(text).search("it")


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (r"\brp\b", "sharp"),
        (r"\bđồng\b", "đồngx"),
        (r"play|act", "tea"),
        (r"\bngoài\b", "ngoại"),
        (r"we (?:play|act\w*) (?:a|the) game", "we play"),
        (r"^(?:\w+ )?(?:tale|story\w*)\b", "stores tales"),
    ],
)
def test_a_text_that_has_not_the_words_is_not_tried(pattern, text):
    assert not Sieve({"it": (pattern,)}).find(text).may_have("it")


def test_of_several_matches_the_leftmost_is_found_and_of_equals_the_first_listed():
    sieve = Sieve({"it": ("sea", "a cat", "a c"), "other": ("cat",)})
    match = sieve.find("By the sea a cat").search("it", 8)
    assert match
    assert (match[0], match.start()) == ("a cat", 11)


def test_an_engine_that_says_nothing_leaves_every_pattern_to_be_tried(monkeypatch):
    sieve = Sieve({"it": ("cat",)})

    class Silent:
        def Match(self, _text):  # noqa: N802 - the engine's own name
            return []

    monkeypatch.setattr(sieve, "_set", Silent())
    assert sieve.find("tea").may_have("it")


@given(st.text(max_size=30))
def test_a_folded_text_is_ascii_and_the_same_for_every_case(text):
    assert folded(text).isascii()
    assert needed(regex.escape("x" + text))
