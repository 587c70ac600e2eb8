"""Decides which words of a text are a credential because the words before them say so (3-guards.md, `secret`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import regex

from evidence.domain.lexicon.secrets import (
    CODES,
    COPULAS,
    FILLERS,
    HINTS,
    KEYS,
    LEADS,
    NO_SEED_WORDS,
    PASSWORDS,
    PLAIN_ENDINGS,
    PLAIN_WORDS,
    SEEDS,
    SHORT_PASSWORDS,
    SIGNS,
    SYMBOLS,
    TOPICS,
    UNACCENTED,
    UNACCENTED_COPULAS,
    YOURS,
)

_REACH: Final = 260
_SHORTEST: Final = 4
_SHORTEST_KEY: Final = 8

# A noun begins a word, or a capital inside one, as in dbPassword.
_STARTS: Final = r"(?:(?<![\p{L}\p{N}])|(?<=(?-i:\p{Ll}))(?=(?-i:\p{Lu})))"
_NOUN: Final = regex.compile(
    rf"{_STARTS}(?:(?<password>{PASSWORDS}|{SHORT_PASSWORDS})|(?<key>{KEYS}))(?![\p{{Latin}}\p{{N}}])",
    flags=regex.IGNORECASE,
)
_VALUE: Final = (
    r"(?:[\"'`“‘«「](?<value>[^\"'`“”‘’«»「」\n]{3,200})[\"'`”’»」]"
    r"|(?<value>[^\s\"'`“”‘’«»「」<>(){}\[\],;、。\p{Han}\p{Hiragana}\p{Katakana}]{4,200}))"
)
_BETWEEN: Final = r"(?<between>(?:\s[^\s.,;:!?=\u2588]{1,20}){0,4}?)"
_UNACCENTED: Final = rf"(?<=\b(?:{UNACCENTED})(?:\s[^\s.,;:!?=\u2588]{{1,20}}){{0,4}})\s(?:{UNACCENTED_COPULAS})\s"
_SHAPES: Final = tuple(
    regex.compile(pattern, flags=regex.IGNORECASE)
    for pattern in (
        rf"{_BETWEEN}[\"'`\])]{{0,2}}[ \t]{{0,3}}(?:{SIGNS})[ \t]{{0,3}}{_VALUE}",
        rf"{_BETWEEN}(?:\s(?:{COPULAS})\s|{_UNACCENTED}|は\s?)(?:(?:{FILLERS})\s)?{_VALUE}",
        rf"(?<between>)\s{_VALUE}",
    )
)
_CLAUSE_END: Final = regex.compile(r"[ \t]*(?:$|[.,;!?)\n。、]|です|だ)")
_REFERENCE: Final = regex.compile(r"[$<{*%\u2588]|https?:|os\.|env\.")
# A variable of a shell, whatever stands before the noun in its name: PGPASSWORD=...
_ASSIGNED: Final = regex.compile(
    r"(?<![\p{L}\p{N}_])[A-Z][A-Z0-9_]{0,40}(?:(?<password>PASSWORD|PASSWD|PASSPHRASE|PWD)|(?<key>SECRET|TOKEN|APIKEY|_KEY))="
    rf"{_VALUE}"
)
_DIGITS: Final = r"(?<value>(?:[A-Z]-)?(?:[0-9]{3}[ \-][0-9]{3}|[0-9]{4,8}))(?![\p{L}\p{N}]|[.,:/\-][0-9])"
_CODE_AFTER: Final = regex.compile(
    rf"(?<![\p{{L}}\p{{N}}])(?:{CODES})(?![\p{{L}}\p{{N}}])[\"'\])]{{0,2}}"
    rf"(?:\s[^\s.,;:!?=0-9\u2588]{{1,20}}){{0,3}}?\s?(?:{SIGNS}|\s(?:{COPULAS}|{UNACCENTED_COPULAS}))?"
    rf"[ \t\"']{{0,3}}{_DIGITS}",
    flags=regex.IGNORECASE,
)
_CODE_BEFORE: Final = regex.compile(
    rf"(?<![\p{{L}}\p{{N}}.,:/\-]){_DIGITS}\s(?:{YOURS})\s(?:[^\s.,;:!?0-9\u2588]{{1,20}}\s){{0,3}}?(?:{CODES})(?![\p{{L}}\p{{N}}])",
    flags=regex.IGNORECASE,
)
_CHECK_VALUE: Final = regex.compile(
    rf"(?<![\p{{L}}\p{{N}}])(?:CVV2?|CVC2?)\b(?:\s?(?:{SIGNS}|{COPULAS})|\scode)?\s{{0,2}}(?<value>[0-9]{{3,4}})(?![\p{{L}}\p{{N}}])",
    flags=regex.IGNORECASE,
)
_SEED_CUE: Final = regex.compile(rf"(?<![\p{{L}}\p{{N}}])(?:{SEEDS})(?![\p{{L}}\p{{N}}])", flags=regex.IGNORECASE)
_SEED_WORDS: Final = regex.compile(
    rf"(?<![\p{{L}}\p{{N}}])(?!(?:{NO_SEED_WORDS})\b)[a-z]{{3,8}}"
    rf"(?:(?:[,;]?\s{{1,3}}|,)(?:[0-9]{{1,2}}[.):]\s?)?(?!(?:{NO_SEED_WORDS})\b)[a-z]{{3,8}}(?![\p{{L}}\p{{N}}])){{11,23}}",
    flags=regex.IGNORECASE,
)
_SEED_REACH: Final = 60
_LONGEST_SEED: Final = 400


def given_in_words(text: str) -> Iterator[tuple[int, int, str]]:
    """Passwords, keys, codes for one login, check values and seed phrases that the text calls so."""
    folded = text.casefold()
    if not any(hint in folded for hint in HINTS):
        return
    yield from _after_nouns(text)
    yield from (found for hit in _ASSIGNED.finditer(text) for found in _assigned(hit, text))
    for code in (_CODE_AFTER, _CODE_BEFORE):
        yield from ((*hit.span("value"), "one_time_code") for hit in code.finditer(text))
    yield from ((*hit.span("value"), "card_check_value") for hit in _CHECK_VALUE.finditer(text))
    for cue in _SEED_CUE.finditer(text):
        hit = _SEED_WORDS.search(text, cue.end(), cue.end() + _LONGEST_SEED)
        if hit and hit.start() <= cue.end() + _SEED_REACH:
            yield hit.start(), hit.end(), "seed_phrase"


def _after_nouns(text: str) -> Iterator[tuple[int, int, str]]:
    for noun in _NOUN.finditer(text):
        for shape in _SHAPES:
            hit = shape.match(text, noun.end(), noun.end() + _REACH)
            if hit and _is_credential(noun, hit, text):
                yield _value(hit, text, "api_key" if noun["key"] else "password")


def _assigned(hit: regex.Match[str], text: str) -> Iterator[tuple[int, int, str]]:
    value = hit["value"].rstrip(".!?:")
    is_key = bool(hit["key"])
    if _REFERENCE.match(value) or (is_key and not (_looks_random(value) and len(value) >= _SHORTEST_KEY)):
        return
    yield _value(hit, text, "api_key" if is_key else "password")


def _value(hit: regex.Match[str], text: str, kind: str) -> tuple[int, int, str]:
    start, end = hit.span("value")
    return start, start + len(text[start:end].rstrip(".?:")), kind


def _is_credential(noun: regex.Match[str], hit: regex.Match[str], text: str) -> bool:
    value = hit["value"].rstrip(".!?:")
    if _REFERENCE.match(value) or _is_plain(value) or not TOPICS.isdisjoint(hit["between"].casefold().split()):
        return False
    if noun["key"]:
        return _looks_random(value) and len(value) >= _SHORTEST_KEY and not value.isdigit()
    is_bare = hit.re is _SHAPES[-1]
    is_quoted = hit.end("value") < hit.end() and not is_bare
    if is_quoted or ((_looks_random(value) or value.isdigit()) and len(value) >= _SHORTEST):
        return True
    before = text[max(0, noun.start() - 12) : noun.start()].casefold().split()
    is_introduced = not is_bare or not LEADS.isdisjoint(before[-2:])
    is_word = value.isascii() and value.isalpha() and len(value) >= _SHORTEST
    return is_introduced and is_word and bool(_CLAUSE_END.match(text, hit.end()))


def _looks_random(value: str) -> bool:
    letters = [c for c in value if c.isalpha()]
    has_symbol = any(c in SYMBOLS for c in value)
    is_mixed = any(a.islower() and b.isupper() for a, b in pairwise(value))
    return bool(letters) and (has_symbol or is_mixed or any(c.isdigit() for c in value))


def _is_plain(value: str) -> bool:
    word = value.casefold()
    return word in PLAIN_WORDS or (word.isalpha() and word.endswith(PLAIN_ENDINGS))
