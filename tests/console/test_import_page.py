"""A file comes in through the console: checked or imported, reported in words, refused beside its field, by role."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from evidence.models import Membership, Organization
from extraction.models import Run
from memories.models import Memory
from tests.console.conftest import ClientOf
from tests.console.test_candidate_page import words
from tests.console.test_isolation import EVIL

PAGE = reverse("admin:extraction_run_import")
CHAT = (
    "13/03/2026, 10:04 - Messages are end-to-end encrypted.\n"
    "13/03/2026, 10:05 - Ines Duarte: I will send the signed contract tomorrow.\n"
    "13/03/2026, 10:06 - Omar: <Media omitted>\n"
)


def send(client: Client, data: bytes | str, act: str = "import", **fields: Any) -> Any:
    content = data.encode() if isinstance(data, str) else data
    file = SimpleUploadedFile(fields.pop("name", "chat.txt"), content)
    return client.post(PAGE, {"file": file, "act": act, "scope": "agent:office", **fields})


def test_a_chat_is_imported_and_told_in_words(client_of: ClientOf, django_capture_on_commit_callbacks: Any) -> None:
    client = client_of("operator")
    with django_capture_on_commit_callbacks(execute=True):
        send(client, CHAT)
    page = words(send(client, CHAT).content.decode())
    assert "The file was imported before; nothing has changed." in page
    assert "Format whatsapp" in page
    assert "1 message of 2 people and 0 agents" in page
    assert "1 notice of the app itself was skipped (line 1)" in page
    assert "1 placeholder of a picture, file or call was skipped (line 3)" in page
    assert "Times are read in Asia/Ho_Chi_Minh" in page
    assert "What became of it 1 admitted, 0 demoted, 0 dropped" in page
    assert (Run.objects.count(), Memory.objects.count()) == (1, 1)
    run = Run.objects.get()
    assert (run.scope, run.extractor) == ("agent:office", "keyword")
    assert reverse("admin:extraction_run_change", args=[run.pk]) in send(client, CHAT).content.decode()


def test_a_new_file_is_said_to_be_imported(client_of: ClientOf) -> None:
    assert "The file is imported." in words(send(client_of("operator"), CHAT).content.decode())


def test_a_check_reports_and_stores_nothing(client_of: ClientOf) -> None:
    page = words(send(client_of("operator"), CHAT, act="check").content.decode())
    assert "The file was only read; nothing is stored." in page
    assert "1 message of 2 people" in page
    assert "What became of it" not in page
    assert not Run.objects.exists()


def test_a_text_too_thin_says_that_nothing_could_be_grounded_and_what_was_looked_for(
    client_of: ClientOf, django_capture_on_commit_callbacks: Any
) -> None:
    client = client_of("operator")
    with django_capture_on_commit_callbacks(execute=True):
        send(client, "Ines: hi\nOmar: hello\n")
    page = words(send(client, "Ines: hi\nOmar: hello\n").content.decode())
    assert "Nothing could be grounded in this text. Looked in 2 messages of people for:" in page


def test_agents_and_a_format_that_are_named_are_taken(client_of: ClientOf) -> None:
    client = client_of("operator")
    page = words(send(client, "Quill: yes\nInes: no\n", agents="quill\n", format="transcript").content.decode())
    assert "Quill is read as an agent" in page
    assert Run.objects.get().actors[0]["kind"] == "agent"


@pytest.mark.parametrize(
    ("data", "fields", "field", "said"),
    [
        (b"Ines: caf\xe9", {}, "file", "Byte 9 is not UTF-8 (0xe9). Save the file as UTF-8"),
        (b"PK\x05\x06" + b"\0" * 18, {}, "file", "zip archive"),
        (b"%PDF-1.7", {}, "file", "The file is a PDF. Save it as .xlsx"),
        (b"Ines: a\x00b\nOmar: c", {}, "file", "Line 1 holds a NUL character."),
        (b'{"messages": [{"role": "user", "content": 1}]}', {}, "file", "content is not a text"),
        (CHAT.encode(), {"scope": ""}, "scope", "A scope is missing."),
        (CHAT.encode(), {"scope": "s" * 301}, "scope", "at most 300 characters"),
        (CHAT.encode(), {"format": "pigeon"}, "format", "Select a valid choice."),
        (CHAT.encode(), {"format": "xlsx"}, "file", "no spreadsheet"),
        (CHAT.encode(), {"extractor": "oracle"}, "extractor", "Select a valid choice."),
    ],
)
def test_what_cannot_be_taken_is_refused_beside_its_field_and_nothing_is_stored(
    client_of: ClientOf, data: bytes, fields: dict[str, Any], field: str, said: str
) -> None:
    page = send(client_of("operator"), data, **fields).content.decode()
    assert said in words(page.split(f'id="id_{field}_error"')[1].split("</ul>")[0])
    assert "report-title" not in page
    assert not Run.objects.exists()


def test_a_run_that_is_known_with_another_body_is_refused_beside_the_file(client_of: ClientOf) -> None:
    client = client_of("operator")
    body = '{"external_id": "call-1", "messages": [{"role": "user", "content": "%s"}]}'
    send(client, body % "one")
    page = send(client, body % "two").content.decode()
    assert "A run 'call-1' with another body exists." in words(page.split('id="id_file_error"')[1])
    assert "report-title" not in page
    assert Run.objects.get().messages[0]["text"] == "one"


def test_without_a_file_the_field_says_so(client_of: ClientOf) -> None:
    page = client_of("operator").post(PAGE, {"scope": "agent:office", "act": "import"}).content.decode()
    assert "Choose a file." in words(page)


def test_a_file_over_the_limit_is_refused_beside_its_field(client_of: ClientOf, settings: Any) -> None:
    settings.MAX_BODY_BYTES = 1_000
    page = words(send(client_of("operator"), CHAT * 20).content.decode())
    assert "A file may hold 1000 bytes." in page
    assert not Run.objects.exists()


def test_a_form_far_over_the_limit_is_refused_unread_also_of_who_is_not_signed_in(
    client_of: ClientOf, settings: Any
) -> None:
    settings.MAX_BODY_BYTES = 1_000
    assert send(client_of("operator"), CHAT * 10_000).status_code == 400
    assert send(Client(enforce_csrf_checks=True), CHAT * 10_000).status_code == 403
    assert not Run.objects.exists()


@pytest.mark.parametrize("role", ["viewer", "reviewer"])
def test_who_may_not_hand_in_runs_sees_no_way_to_it(client_of: ClientOf, role: str) -> None:
    client = client_of(role)
    assert client.get(PAGE).status_code == 403
    assert send(client, CHAT).status_code == 403
    assert PAGE not in client.get(reverse("admin:extraction_run_changelist")).content.decode()
    assert not Run.objects.exists()


def test_an_operator_finds_the_page_from_the_list_and_a_stranger_signs_in_first(client_of: ClientOf) -> None:
    assert PAGE in client_of("operator").get(reverse("admin:extraction_run_changelist")).content.decode()
    assert client_of("operator", of=Organization.objects.get(slug="south")).get(PAGE).status_code == 200
    assert Client().get(PAGE).status_code == 302


def test_a_file_goes_to_the_own_organization_and_to_no_other(
    client_of: ClientOf, organization: Organization, stranger: Organization
) -> None:
    client = client_of("operator", of=stranger)
    send(client, CHAT, within=organization.slug)
    assert [run.organization for run in Run.objects.all()] == [stranger]
    Membership.objects.create(organization=organization, user_id=client.session["_auth_user_id"])
    west = Organization.objects.create(slug="west", name="West Workshop")
    assert "Select a valid choice." in words(send(client, CHAT, within=west.slug).content.decode())
    assert "West Workshop" not in client.get(PAGE).content.decode()
    send(client, CHAT, within=organization.slug)
    assert sorted(run.organization.slug for run in Run.objects.all()) == ["north", "south"]


def test_markup_in_a_file_and_its_name_is_shown_and_never_runs(client_of: ClientOf) -> None:
    chat = f"{EVIL}: one\nOmar: two\n{EVIL}: three\n"
    page = send(client_of("operator"), chat, name="<img src=x onerror=alert(1)>.txt", agents=EVIL, format="transcript")
    shown = page.content.decode()
    assert "<script>alert" not in shown
    assert "<img src=x" not in shown
