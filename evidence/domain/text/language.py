"""Decides which language a text is most likely written in, so that only like is compared with like (3-guards.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import regex

from evidence.domain.lexicon.stopwords import STOPWORDS
from evidence.domain.text.normal import bare
from evidence.domain.text.words import CACHED, Word, read_words

_KANA: Final = regex.compile(r"[\p{Hiragana}\p{Katakana}]")
_HAN: Final = regex.compile(r"\p{Han}")
_VIETNAMESE: Final = frozenset("đơưăạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ")
_BARE: Final = frozenset(bare(word) for word in STOPWORDS["vi"])
_ALL: Final = frozenset().union(*STOPWORDS.values())
_LANGUAGES: Final = {word: [code for code, known in STOPWORDS.items() if word in known] for word in _ALL}
_SYLLABLE: Final = regex.compile(
    r"(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?+(?:[aeiouy]{1,3}+(?:ch|ng|nh|[cmnpt])?)?"
)
_MOSTLY: Final = 0.8
_TELLING: Final = 3
_ENOUGH: Final = 2000
_ENDINGS: Final = ("ings", "ing", "ied", "ies", "ed", "es", "en", "er", "as", "os", "s", "e", "y", "a", "o")
_GERMAN_ENDINGS: Final = (*_ENDINGS, "st", "t")
_LEAST_STEM: Final = 4
_UNINFLECTED: Final = frozenset({"vi", "ja", "zh"})


def language_of(text: str) -> str | None:
    """The ISO 639 code of the likeliest of the known languages, none when nothing tells; the beginning is enough."""
    return _language_of(text[:_ENOUGH])


@lru_cache(maxsize=CACHED)
def _language_of(text: str) -> str | None:
    words = read_words(text)
    votes = _votes(words)
    if text.isascii():
        votes["vi"] = _votes_without_accents(words, max(votes[code] for code in votes if code != "vi"))
    elif _KANA.search(text):
        return "ja"
    elif _HAN.search(text):
        return "zh"
    votes["vi"] += _TELLING * sum(not _VIETNAMESE.isdisjoint(word.folded) for word in words)
    second, count = sorted(votes.values())[-2:]
    if count > second:
        return max(votes, key=lambda code: votes[code])
    return "en" if count and votes["en"] == count > votes["vi"] else None


def _votes(words: Sequence[Word]) -> dict[str, int]:
    votes = dict.fromkeys(STOPWORDS, 0)
    for word in words:
        for code in _LANGUAGES.get(word.folded, ()):
            votes[code] += 1
    return votes


def _votes_without_accents(words: Sequence[Word], others: int) -> int:
    """How many words may be Vietnamese without accents; none where another language has more or words are too long."""
    count = sum(word.folded in _BARE for word in words)
    return count if count >= others and _is_monosyllabic(words) else 0


def _is_monosyllabic(words: Sequence[Word]) -> bool:
    """Whether nearly all words could be Vietnamese syllables written without accents."""
    letters = [word.folded for word in words if word.folded.isalpha()]
    return sum(_SYLLABLE.fullmatch(word) is not None for word in letters) >= _MOSTLY * len(letters)


def substance(text: str) -> tuple[Word, ...]:
    """The words of a text that are no stop word of its language (of any language when it is unknown)."""
    empty = stopwords_for(language_of(text))
    return tuple(word for word in read_words(text) if word.folded not in empty)


def stopwords_for(language: str | None) -> frozenset[str]:
    """The stop words of a language, or of all of them when it is unknown."""
    return STOPWORDS.get(language, frozenset()) if language else _ALL


def stem(folded: str, language: str | None) -> str:
    """A word in normal form without a common ending of its language, for likeness alone; short words stay whole."""
    if language in _UNINFLECTED or not folded.isalpha():
        return folded
    endings = _GERMAN_ENDINGS if language == "de" else _ENDINGS
    if len(folded) <= _LEAST_STEM or not folded.endswith(endings):
        return folded
    ending = next((e for e in endings if folded.endswith(e) and len(folded) - len(e) >= _LEAST_STEM), "")
    return folded.removesuffix(ending)
