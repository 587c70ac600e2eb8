"""The rules work in any Python program: no Django, no settings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FORBIDDEN = "django", "rest_framework", "celery", "psycopg", "config"


@pytest.mark.parametrize(
    "statement",
    [
        "from evidence.domain import assert_grounded",
        "from extraction.domain.chain import judge, GUARDS",
        "from memories.domain.fingerprint import fingerprint",
    ],
)
def test_a_domain_package_is_imported_without_any_framework(statement: str):
    check = f"import sys; {statement}; print(sorted(set(sys.modules) & set({FORBIDDEN!r})))"
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, env={}, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_a_quote_is_grounded_from_plain_python():
    check = (
        "from evidence.domain import assert_grounded as g;"
        "a = dict(source_text='Chị cọc 50tr nhé', confidence=0.9, mode='llm');"
        "print(*(g(span='cọc 50tr', facts={'amounts': [amount]}, **a).ok for amount in ('50 triệu', '5 triệu')))"
    )
    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, env={}, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "True False", done.stderr
