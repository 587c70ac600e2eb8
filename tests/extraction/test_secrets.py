"""What counts as a credential, and how it is hidden."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.secrets import MASK, find, is_masked, mask

SECRETS = [
    ("The admin password is hunter2", "hunter2"),
    ("A user exists with password changeme", "changeme"),
    ("the staging password is sunflower.", "sunflower"),
    ("the password for the router is Tr0ub4dor", "Tr0ub4dor"),
    ('passphrase is "correct horse battery"', "correct horse battery"),
    ('DB_PASSWORD="s3cr3t-pw"', "s3cr3t-pw"),
    ("password=hunter2&next=1", "hunter2&next=1"),
    ("api_key = 'abcd1234efgh5678'", "abcd1234efgh5678"),
    ("my PIN is 4821", "4821"),
    ("mật khẩu wifi là abc12345", "abc12345"),
    ("mk: 12345678", "12345678"),
    ("mk wifi nhà chị: hoanglan88", "hoanglan88"),
    ("mã pin là 4821", "4821"),
    ("contraseña: Gato1234", "Gato1234"),
    ("das Passwort ist Geheim99", "Geheim99"),
    ("パスワードは hunter22です", "hunter22"),
    ("use ghp_" + "a1B2" * 9 + " for it", "ghp_" + "a1B2" * 9),
    ("key AKIAIOSFODNN7EXAMPLE", "AKIAIOSFODNN7EXAMPLE"),
    ("glpat-" + "abCD12" * 4, "glpat-" + "abCD12" * 4),
    ("sk-ant-api03-abcdefghijklmnop1234", "sk-ant-api03-abcdefghijklmnop1234"),
    ("xoxb-1234567890-abcdefABCDEF", "xoxb-1234567890-abcdefABCDEF"),
    ("Authorization: Bearer abcdef1234567890XYZ", "abcdef1234567890XYZ"),
    ("card 4111 1111 1111 1111 exp 12/27", "4111 1111 1111 1111"),
    ("5500-0000-0000-0004", "5500-0000-0000-0004"),
    ("-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----", "MIIB"),
    ("-----BEGIN PRIVATE KEY-----\nMIIB never closed", "MIIB never closed"),
    ("postgres://app:pa55word@db/x", "pa55word"),
    ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcDEF123", "eyJzdWIiOiIxIn0.abcDEF123"),
]

INNOCENT = [
    "The password is rotated every 90 days",
    "The password is wrong",
    "password policy requires 12 characters",
    "password expiry is 2026-01-01",
    "password reset link is https://example.org/z",
    "The password manager is Bitwarden",
    "login with password authentication",
    "API key: see the vault",
    "the access token expires after 3600 seconds",
    "token limit is 128000",
    "secret: butter",
    "The key is under the mat",
    "thay pin 3V cho remote",
    "mật khẩu là gì vậy anh",
    "em đổi mật khẩu rồi nha",
    "Mã cổng nhà chị là 4821",
    "stk 4111111111111111, chuyển 5tr",
    "số tài khoản 0123456789012",
    "order 4539578763621486",
    "IMEI 490154203237518",
    "groceries, card ending 4410",
    "4111 1111 1111 1112",
    "gọi +84 903 123 456",
    "giá 1.234.567.890.123 đồng",
    "commit 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "uuid 123e4567-e89b-12d3-a456-426614174000",
    "2026-11-24 06:40 BLR-DEL 6E-2131",
    "p95=812ms p99=2.4s",
]


@pytest.mark.parametrize(("text", "secret"), SECRETS)
def test_a_credential_is_hidden_whole(text: str, secret: str) -> None:
    assert secret in text
    assert secret not in mask(text)
    assert not any(word in mask(text) for word in secret.split())


@pytest.mark.parametrize("text", INNOCENT)
def test_what_is_no_credential_stays_as_it_is(text: str) -> None:
    assert find(text) == ()
    assert mask(text) == text


def test_the_words_around_a_credential_stay() -> None:
    assert mask("The admin password is hunter2, tell Ines") == f"The admin password is {MASK * 7}, tell Ines"


def test_every_credential_of_a_text_is_found_in_order_and_apart() -> None:
    text = "password is hunter2 and card 4111 1111 1111 1111"
    found = find(text)
    assert [kind for _, _, kind in found] == ["password", "card_number"]
    assert [text[start:end] for start, end, _ in found] == ["hunter2", "4111 1111 1111 1111"]


def test_a_credential_beyond_the_first_window_is_found() -> None:
    assert find("word " * 700 + "AKIAIOSFODNN7EXAMPLE" + " word" * 700)


def test_a_masked_text_says_so() -> None:
    assert is_masked(mask("the password is hunter2"))
    assert not is_masked("the password is in the vault")


@given(st.lists(st.sampled_from([*[text for text, _ in SECRETS], *INNOCENT, "\n", " 🎉 "]), max_size=4).map(" ".join))
def test_masking_keeps_every_offset_and_masking_again_changes_nothing(text: str) -> None:
    hidden = mask(text)
    assert len(hidden) == len(text)
    assert mask(hidden) == hidden
    assert all(new in (old, MASK) for old, new in zip(text, hidden, strict=True))


@given(st.text())
def test_any_text_can_be_masked(text: str) -> None:
    assert len(mask(text)) == len(text)


@pytest.mark.parametrize(
    "unit", ["password ", "://a:", "4", "- ", "mk:", "eyJ", "aws key '", "-----BEGIN PRIVATE KEY-----"]
)
def test_time_grows_with_the_length_of_a_hostile_text(unit: str) -> None:
    def seconds(length: int) -> float:
        text = unit * (length // len(unit))
        begin = time.perf_counter()
        find(text)
        return time.perf_counter() - begin

    seconds(2_000)
    assert seconds(40_000) < 40 * seconds(5_000) + 0.05
