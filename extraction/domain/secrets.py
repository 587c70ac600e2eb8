"""Decides which parts of a text are credentials and hides them, code point for code point (3-guards.md, `secret`).

The patterns of known tokens are those of detect-secrets, asked one by one: its own filter chain swallows errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

import regex
from detect_secrets.plugins.aws import AWSKeyDetector
from detect_secrets.plugins.azure_storage_key import AzureStorageKeyDetector
from detect_secrets.plugins.base import RegexBasedDetector
from detect_secrets.plugins.basic_auth import BasicAuthDetector
from detect_secrets.plugins.cloudant import CloudantDetector
from detect_secrets.plugins.discord import DiscordBotTokenDetector
from detect_secrets.plugins.github_token import GitHubTokenDetector
from detect_secrets.plugins.gitlab_token import GitLabTokenDetector
from detect_secrets.plugins.ibm_cloud_iam import IbmCloudIamDetector
from detect_secrets.plugins.ibm_cos_hmac import IbmCosHmacDetector
from detect_secrets.plugins.jwt import JwtTokenDetector
from detect_secrets.plugins.mailchimp import MailchimpDetector
from detect_secrets.plugins.npm import NpmDetector
from detect_secrets.plugins.openai import OpenAIDetector
from detect_secrets.plugins.pypi_token import PypiTokenDetector
from detect_secrets.plugins.sendgrid import SendGridDetector
from detect_secrets.plugins.slack import SlackDetector
from detect_secrets.plugins.softlayer import SoftlayerDetector
from detect_secrets.plugins.square_oauth import SquareOAuthDetector
from detect_secrets.plugins.stripe import StripeDetector
from detect_secrets.plugins.telegram_token import TelegramBotTokenDetector
from detect_secrets.plugins.twilio import TwilioKeyDetector

from extraction.domain.lexicon.secrets import (
    COPULAS,
    FILLERS,
    HINTS,
    KEYS,
    LEADS,
    NO_CARD,
    PASSWORDS,
    PLAIN_ENDINGS,
    PLAIN_WORDS,
    SHORT_PASSWORDS,
    SIGNS,
    SYMBOLS,
    TOPICS,
)

MASK: Final = "\u2588"
_MASKED: Final = MASK * 4
_WINDOW: Final = 1_000
_OVERLAP: Final = 200
_REACH: Final = 260
_SHORTEST: Final = 4
_SHORTEST_KEY: Final = 8

_DETECTORS: Final[tuple[RegexBasedDetector, ...]] = tuple(
    detector()
    for detector in (
        AWSKeyDetector,
        AzureStorageKeyDetector,
        BasicAuthDetector,
        CloudantDetector,
        DiscordBotTokenDetector,
        GitHubTokenDetector,
        GitLabTokenDetector,
        IbmCloudIamDetector,
        IbmCosHmacDetector,
        JwtTokenDetector,
        MailchimpDetector,
        NpmDetector,
        OpenAIDetector,
        PypiTokenDetector,
        SendGridDetector,
        SlackDetector,
        SoftlayerDetector,
        SquareOAuthDetector,
        StripeDetector,
        TelegramBotTokenDetector,
        TwilioKeyDetector,
    )
)

_WORTH_A_LOOK: Final = regex.compile(r"[\w\-./+=:]{16}|://")
_MANY_DIGITS: Final = regex.compile(r"[0-9](?:[0-9 \-]{11,}[0-9])")
_PRIVATE_KEY: Final = regex.compile(
    r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
    r"(?:.*?-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|.*)"
    r"|PuTTY-User-Key-File-\d(?:.*?Private-MAC: \w+|.*)",
    flags=regex.DOTALL,
)
_SHORTEST_TOKEN: Final = 16
_TOKEN_BEGINS: Final = (
    *("github_pat_", "sk-", "AIza", "hf_", "npm_", "xox", "whsec_", "shp", "dop_v1_", "glpat-", "earer "),
)
_TOKEN: Final = regex.compile(
    r"\b(?:github_pat_\w{20,255}|sk-(?:proj|ant|or|svcacct|live|test)-[\w-]{16,255}|sk-[A-Za-z0-9]{32,64}|AIza[\w-]{35}"
    r"|hf_[A-Za-z0-9]{30,64}|npm_[A-Za-z0-9]{36}|xox[a-z]-[\w-]{10,255}|whsec_\w{20,255}|shp(?:at|ss|ca)_[0-9a-f]{32}"
    r"|dop_v1_[0-9a-f]{64}|glpat-[\w-]{20,64})|(?<=\b[Bb]earer )[\w\-.~+/]{16,2000}={0,2}"
)
_NOUN: Final = regex.compile(
    rf"(?<![\p{{L}}\p{{N}}])(?:(?<password>{PASSWORDS}|{SHORT_PASSWORDS})|(?<key>{KEYS}))(?![\p{{Latin}}\p{{N}}])",
    flags=regex.IGNORECASE,
)
_VALUE: Final = (
    r"(?:[\"'`“‘«「](?<value>[^\"'`“”‘’«»「」\n]{3,200})[\"'`”’»」]"
    r"|(?<value>[^\s\"'`“”‘’«»「」<>(){}\[\],;、。\p{Han}\p{Hiragana}\p{Katakana}]{4,200}))"
)
_BETWEEN: Final = r"(?<between>(?:\s[^\s.,;:!?=]{1,20}){0,4}?)"
_SHAPES: Final = tuple(
    regex.compile(pattern, flags=regex.IGNORECASE)
    for pattern in (
        rf"{_BETWEEN}[\"'`\])]{{0,2}}[ \t]{{0,3}}(?:{SIGNS})[ \t]{{0,3}}{_VALUE}",
        rf"{_BETWEEN}(?:\s(?:{COPULAS})\s|は\s?)(?:(?:{FILLERS})\s)?{_VALUE}",
        rf"(?<between>)\s{_VALUE}",
    )
)
_CLAUSE_END: Final = regex.compile(r"[ \t]*(?:$|[.,;!?)\n。、]|です|だ)")
_REFERENCE: Final = regex.compile(r"[$<{*%\u2588]|https?:|os\.|env\.")
_TOKEN_END: Final = regex.compile(r"[\w\-.+/=~]*")
_CARD: Final = regex.compile(
    r"(?<![\d.,+\-/\p{L}])(?:4[0-9]|5[1-5]|2[2-7]|3[0-9]|6[0-9]|9704)[0-9 \-]{10,24}[0-9](?![\d\p{L}]|[.,\-][0-9])"
)
_NO_CARD: Final = regex.compile(rf"{NO_CARD}[^\n.;]{{0,30}}$", flags=regex.IGNORECASE)


def find(text: str) -> tuple[tuple[int, int, str], ...]:
    """The credentials in a text as (start, end, kind), in order and apart; offsets are code points."""
    hits = sorted(hit for reader in _READERS for hit in reader(text))
    merged: list[tuple[int, int, str]] = []
    for start, end, kind in hits:
        if merged and start < merged[-1][1]:
            first, last, known = merged[-1]
            merged[-1] = (first, max(last, end), known)
        else:
            merged.append((start, end, kind))
    return tuple(merged)


def mask(text: str) -> str:
    """The same text with every credential hidden by as many mask characters, so that offsets hold."""
    parts, done = [], 0
    for start, end, _ in find(text):
        parts += [text[done:start], MASK * (end - start)]
        done = end
    return "".join((*parts, text[done:]))


def is_masked(text: str) -> bool:
    """Whether a credential was hidden in a text before."""
    return _MASKED in text


def _keys(text: str) -> Iterator[tuple[int, int, str]]:
    if "PRIVATE KEY" in text or "PuTTY-User-Key" in text:
        yield from ((hit.start(), hit.end(), "private_key") for hit in _PRIVATE_KEY.finditer(text))


def _known_tokens(text: str) -> Iterator[tuple[int, int, str]]:
    if any(begins in text for begins in _TOKEN_BEGINS):
        yield from ((hit.start(), hit.end(), "token") for hit in _TOKEN.finditer(text))
    if "://" not in text and max(map(len, text.split()), default=0) < _SHORTEST_TOKEN:
        return
    for start in range(0, max(len(text) - _OVERLAP, 1), _WINDOW - _OVERLAP):
        window = text[start : start + _WINDOW]
        if _WORTH_A_LOOK.search(window):
            yield from ((start + first, start + last, kind) for first, last, kind in _detected(window))


def _detected(window: str) -> Iterator[tuple[int, int, str]]:
    for detector in _DETECTORS:
        kind = detector.secret_type.casefold().replace(" ", "_")
        for hit in (hit for pattern in detector.denylist for hit in pattern.finditer(window)):
            if not isinstance(detector, JwtTokenDetector) or detector.is_formally_valid(hit[0]):
                yield (*_widest(hit, window), kind)


def _widest(hit: re.Match[str], window: str) -> tuple[int, int]:
    groups = [hit.span(number) for number, text in enumerate(hit.groups(), 1) if text]
    start, end = max(groups or [hit.span()], key=lambda span: span[1] - span[0])
    rest = _TOKEN_END.match(window, end)
    return start, rest.end() if rest else end


def _given_in_words(text: str) -> Iterator[tuple[int, int, str]]:
    folded = text.casefold()
    if not any(hint in folded for hint in HINTS):
        return
    for noun in _NOUN.finditer(text):
        for shape in _SHAPES:
            hit = shape.match(text, noun.end(), noun.end() + _REACH)
            if hit and _is_credential(noun, hit, text):
                start, end = hit.span("value")
                yield start, start + len(text[start:end].rstrip(".?:")), "api_key" if noun["key"] else "password"


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
    is_introduced = not is_bare or not LEADS.isdisjoint(text[: noun.start()][-12:].casefold().split()[-2:])
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


def _cards(text: str) -> Iterator[tuple[int, int, str]]:
    if not _MANY_DIGITS.search(text):
        return
    for hit in _CARD.finditer(text):
        digits = [int(c) for c in hit[0] if c.isdigit()]
        if (
            13 <= len(digits) <= 19
            and _luhn(digits)
            and not _NO_CARD.search(text[max(0, hit.start() - 60) : hit.start()])
        ):
            yield hit.start(), hit.end(), "card_number"


def _luhn(digits: list[int]) -> bool:
    doubled = [2 * digit - 9 * (digit > 4) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


_READERS: Final[tuple[Callable[[str], Iterator[tuple[int, int, str]]], ...]] = (
    _keys,
    _given_in_words,
    _cards,
    _known_tokens,
)
