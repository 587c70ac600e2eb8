"""What counts as a credential, and how it is hidden."""

from __future__ import annotations

import sys
import unicodedata
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.errors import InvalidInput
from evidence.domain.secrets import MASK, find, is_masked, mask, mask_all, refuse

OWN_KEY = "ts_" + "aB3-_xYz9Qw" * 4
OWN_KEY = OWN_KEY[:46]
SEED = "abandon ability able about above absent absorb abstract absurd abuse access accident"

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
    (f"use {OWN_KEY} for the API", OWN_KEY),
    ("card ４１１１　１１１１　１１１１　１１１１ exp", "４１１１　１１１１　１１１１　１１１１"),
    ("card 4111\u00a01111\u00a01111\u00a01111", "4111\u00a01111\u00a01111\u00a01111"),
    ("thẻ 4111.1111.1111.1111 nhé", "4111.1111.1111.1111"),
    ("thẻ 4111–1111–1111–1111", "4111–1111–1111–1111"),
    ("amex 3782.822463.10005", "3782.822463.10005"),
    ("tok ghp_" + "a1B2" * 4 + "\u200b" + "a1B2" * 5, "a1B2\u200ba1B2"),
    ("AKIAIOSF\u2060ODNN7EXAMPLE", "AKIAIOSF\u2060ODNN7EXAMPLE"),
    ("pass\u200dword is hunter2", "hunter2"),
    ("mat khau la hoanglan88", "hoanglan88"),
    ("mat khau wifi la abc12345", "abc12345"),
    ("mat khau: hoanglan88", "hoanglan88"),
    (unicodedata.normalize("NFD", "mật khẩu là hoanglan88"), "hoanglan88"),
    ("PGPASSWORD=hunter2 psql -h db", "hunter2"),
    ("export MYSQLPWD='let-me-in'", "let-me-in"),
    ('{"dbPassword": "sunny-side"}', "sunny-side"),
    ("mã OTP là 123456", "123456"),
    ("OTP: 482910", "482910"),
    ("my 2FA code is 482 910", "482 910"),
    ("123456 is your verification code", "123456"),
    ("Mã xác thực của anh là 8842", "8842"),
    ("482910 là mã OTP của quý khách", "482910"),
    ("G-482910 is your Google verification code", "482910"),
    ("验证码：123456", "123456"),
    ("the CVV is 123", "123"),
    ("age: AGE-SECRET-KEY-1" + "QPZRY9X8GF" * 5, "AGE-SECRET-KEY-1" + "QPZRY9X8GF" * 5),
    (f"my seed phrase: {SEED}", SEED),
    ("the recovery phrase is " + SEED.replace(" ", ", "), SEED.replace(" ", ", ")),
    ("seed phrase:\n" + "\n".join(f"{n}. {w}" for n, w in enumerate(SEED.split(), 1)), "abandon"),
    ("cụm từ khôi phục ví: " + SEED, SEED),
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
    "chuyển 5tr vào số tài khoản 4111.1111.1111.1111",
    "giá 4.111.111.111.111.111 đồng",
    "order 4539.5787.6362.1486",
    "hotline 1900 1234 5678 9012",
    "gọi em số 0903.123.456 nhé",
    "ts_ is the prefix of our keys",
    "ts_created_at_in_the_organizations_own_time_zone",
    "mat khau la gi vay anh",
    "mat khau la quan trong nhat",
    "em doi mat khau roi nha",
    "OTP is sent to your phone",
    "mã OTP có hiệu lực 5 phút",
    "the verification code expires in 10 minutes",
    "mã OTP hết hạn lúc 12:30",
    "mã đơn hàng là 123456",
    "zip code 700000",
    "HTTP status code 404, error code 1234",
    "the login code lives in auth.py",
    "the OTP costs 1.200.000 a month",
    "set PGPASSWORD=$PGPASSWORD first",
    "TOKEN=none",
    "COMPASS=north",
    "MONKEY=banana",
    "the age of the secret key is 3 years",
    "my seed phrase is safe in the vault of the bank",
    "write your seed phrase on paper and never keep it beside the wallet that it opens again",
    "we bought tomato seeds, basil seeds and carrot seeds from the farm near town last week",
    SEED,
    "a joined\u200bword and ４２ full-width digits",
    "123456 is your order number",
    "the CVV is on the back",
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
    "unit",
    [
        *(
            "password ",
            "://a:",
            "4",
            "- ",
            "mk:",
            "eyJ",
            "aws key '",
            "-----BEGIN PRIVATE KEY-----",
            "-ts_",
            "4111.1111.",
        ),
        *(
            "otp ",
            "123456 is your ",
            "seed ",
            "seed phrase abandon ",
            "mat khau la ",
            "A_PASSWORD=",
            "a\u200b",
            "e\u0301",
        ),
    ],
)
def test_a_hostile_text_of_eight_times_the_size_takes_about_eight_times_the_calls(unit: str) -> None:
    def calls(length: int) -> int:
        text = unit * (length // len(unit))
        counted = Counter[str]()
        sys.setprofile(lambda _frame, event, _argument: counted.update([event]))
        try:
            find(text)
        finally:
            sys.setprofile(None)
        return counted.total()

    calls(500)
    assert calls(8_000) < 12 * calls(1_000) + 1_000


@given(
    st.sampled_from([text for text, _ in SECRETS]),
    st.integers(0, 60),
    st.sampled_from("\u200b\u200c\u200d\u2060\ufeff\u00ad"),
)
def test_an_invisible_character_hides_no_credential(text: str, place: int, invisible: str) -> None:
    assert find(text[:place] + invisible + text[place:])


def test_data_is_masked_in_its_texts_and_its_keys_which_stay_apart() -> None:
    one, two = "ghp_" + "a1B2" * 9, "ghp_" + "b2C3" * 9
    masked: Any = mask_all({one: 1, two: [f"use {one}", 2.5, None], "plain": {"deep": two}})
    assert len(masked) == 3
    assert one not in str(masked)
    assert two not in str(masked)
    assert (masked["plain"]["deep"], 1 in masked.values()) == (MASK * 40, True)


@pytest.mark.parametrize("text", ["agent:helpdesk/user:42", "run-2026-03-11", "123e4567-e89b-12d3-a456-426614174000"])
def test_an_identifier_that_is_no_credential_is_taken(text: str) -> None:
    refuse(text, "scope")


def test_an_identifier_that_is_a_credential_is_refused_and_not_repeated() -> None:
    with pytest.raises(InvalidInput) as caught:
        refuse(f"user:{OWN_KEY}", "scope")
    assert (caught.value.code, caught.value.field) == ("secret", "scope")
    assert OWN_KEY not in caught.value.message + caught.value.hint
