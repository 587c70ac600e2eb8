"""Both languages of the console are complete: no word of a page lacks its translation, and none is left in the code."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from evidence.models import Organization
from tests.console.samples import staff, submission, submit
from tests.messages import LOCALES, ROOT, catalog_of, compiled, messages

LANGUAGES = [code for code, _ in settings.LANGUAGES if code != "en"]
PLACEHOLDER = re.compile(r"%\(\w+\)s|\{\w*\}")
MARKUP = re.compile(
    r"{#.*?#}|{% comment.*?endcomment %}|{% blocktranslate.*?endblocktranslate %}|<script.*?</script>"
    r"|{% block bodyclass %}.*?{% endblock %}|{%.*?%}|{{.*?}}",
    re.DOTALL,
)
TEXT = re.compile(r">([^<>]+)<")
NAMES = {"Touchstone", "CSV", "JSONL"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_its_words_and_none_is_left_over(language: str) -> None:
    known = {message.id: message.string for message in catalog_of(language) if message.id}
    wanted = messages()
    assert {each for each in wanted if not known.get(each)} == set()
    assert set(known) - wanted == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_keeps_the_places_that_are_filled_in(language: str) -> None:
    for message in catalog_of(language):
        asked, told = _last(message.id), _last(message.string)
        assert not asked or set(PLACEHOLDER.findall(told)) == set(PLACEHOLDER.findall(asked)), asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalog_is_the_one_that_is_written(language: str) -> None:
    stored = (LOCALES / language / "LC_MESSAGES" / "django.mo").read_bytes()
    assert stored == compiled(catalog_of(language))


def test_no_template_holds_a_word_that_cannot_be_translated() -> None:
    bare = []
    for path in sorted((ROOT / "templates").rglob("*.html")):
        if path.parent.name == "drf_spectacular":
            continue
        for found in TEXT.findall(MARKUP.sub("", path.read_text(encoding="utf-8"))):
            left = found.strip()
            if re.search(r"[A-Za-z]{2}", left) and left not in NAMES:
                bare.append(f"{path.name}: {left}")
    assert bare == []


def _last(words: Any) -> str:
    """The plural form of a message that has one, else the message."""
    return str(words[-1] if isinstance(words, tuple) else words)


@pytest.fixture
def client(organization: Organization) -> Client:
    """A reviewer with something to review."""
    submit(organization, submission("work-session"))
    client = Client()
    client.force_login(staff(organization, "reviewer"), backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_a_reader_chooses_the_language_of_the_console(client: Client) -> None:
    queue = reverse("admin:extraction_candidate_changelist")
    assert 'lang="en"' in client.get(queue).content.decode()
    client.post(reverse("language"), {"language": "vi", "next": queue})
    page = client.get(queue).content.decode()
    assert 'lang="vi"' in page
    assert "Hàng chờ" in page
    assert "Độ tin của bên đề xuất thấp hơn mức sàn duyệt." in page


def test_a_browser_that_asks_for_vietnamese_gets_it(client: Client) -> None:
    page = client.get(reverse("admin:index"), headers={"accept-language": "vi-VN,vi;q=0.9"}).content.decode()
    assert "chờ duyệt" in page


def test_the_api_speaks_english_to_everybody(client: Client) -> None:
    response = client.get("/api/v1/candidates?outcome=nonsense", headers={"accept-language": "vi"})
    assert response.status_code == 400
    assert "valid choice" in response.content.decode()
