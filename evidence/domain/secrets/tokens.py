"""Decides which strings are keys and tokens by their own shape (3-guards.md, `secret`).

The patterns of known tokens are those of detect-secrets, asked one by one: its own filter chain swallows errors.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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

_WINDOW: Final = 1_000
_OVERLAP: Final = 200

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
_PRIVATE_KEY: Final = regex.compile(
    r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
    r"(?:.*?-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|.*)"
    r"|PuTTY-User-Key-File-\d(?:.*?Private-MAC: \w+|.*)",
    flags=regex.DOTALL,
)
_OWN_KEY: Final = r"ts_(?=[\w\-]{0,42}[0-9A-Z])[A-Za-z0-9_\-]{43}(?![\w\-])"
_TOKEN: Final = regex.compile(
    r"\b(?:github_pat_\w{20,255}|sk-(?:proj|ant|or|svcacct|live|test)-[\w-]{16,255}|sk-[A-Za-z0-9]{32,64}|AIza[\w-]{35}"
    r"|hf_[A-Za-z0-9]{30,64}|npm_[A-Za-z0-9]{36}|xox[a-z]-[\w-]{10,255}|whsec_\w{20,255}|shp(?:at|ss|ca)_[0-9a-f]{32}"
    rf"|dop_v1_[0-9a-f]{{64}}|glpat-[\w-]{{20,64}}|AGE-SECRET-KEY-1[0-9A-Z]{{20,80}}|{_OWN_KEY})"
    r"|(?<=\b[Bb]earer )[\w\-.~+/]{16,2000}={0,2}"
)
_TOKEN_END: Final = regex.compile(r"[\w\-.+/=~]*")


def keys(text: str) -> Iterator[tuple[int, int, str]]:
    """Private keys, closed or not."""
    if "PRIVATE KEY" in text or "PuTTY-User-Key" in text:
        yield from ((hit.start(), hit.end(), "private_key") for hit in _PRIVATE_KEY.finditer(text))


def known_tokens(text: str) -> Iterator[tuple[int, int, str]]:
    """Tokens whose maker is known by their shape, Touchstone's own keys among them."""
    yield from ((hit.start(), hit.end(), "token") for hit in _TOKEN.finditer(text))
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
