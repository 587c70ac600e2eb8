"""`manage.py extract` takes conversations in, shows verdicts, and refuses a bad file with one line before it stores."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from evidence.models import Organization
from extraction.management.report import print_json_list
from extraction.models import Candidate, Run
from memories.models import Memory
from tests.extraction.builders import item, record_answer

GOOD = b"Ines Duarte: I will send the signed contract tomorrow.\nOmar: Thanks.\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "chat.txt"
    path.write_bytes(GOOD)
    return path


def extract(*arguments: Any, **options: Any) -> str:
    out = StringIO()
    call_command("extract", *map(str, arguments), "--scope", "agent:office", stdout=out, **options)
    return out.getvalue()


def test_a_transcript_becomes_candidates_and_memories_and_the_table_shows_them(
    organization: Organization, file: Path, django_capture_on_commit_callbacks: Any
):
    with django_capture_on_commit_callbacks(execute=True):
        extract(file)
    shown = extract(file)
    assert "admitted" in shown
    assert "I will send the signed contract" in shown
    assert (Run.objects.count(), Memory.objects.count()) == (1, Candidate.objects.filter(verdict="admitted").count())


def test_json_stands_alone_on_standard_output(organization: Organization, file: Path):
    [result] = json.loads(extract(file, "--json", "--dry-run"))
    assert (result["status"], result["candidates"][0]["verdict"]) == ("dry run", "admitted")


def test_a_dry_run_judges_and_stores_nothing(organization: Organization, file: Path):
    assert "dry run" in extract(file, "--dry-run")
    assert not Run.objects.exists()


def test_reasons_stand_in_words_beside_what_was_refused(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
):
    settings.RECORDINGS = tmp_path
    conversation = {
        "external_id": "told",
        "actors": [{"id": "ines", "name": "Ines Duarte", "kind": "person"}],
        "messages": [{"role": "user", "actor": "ines", "text": "I will send the signed contract tomorrow."}],
    }
    (tmp_path / "chat.json").write_text(json.dumps(conversation))
    record_answer(tmp_path, "told", item("Ines will send 900 euros", "I will send the signed contract tomorrow"))
    with django_capture_on_commit_callbacks(execute=True):
        extract(tmp_path / "chat.json", "--extractor", "recorded")
    [result] = json.loads(extract(tmp_path / "chat.json", "--extractor", "recorded", "--json"))
    assert result["candidates"][0]["reasons"] == ["ungrounded_amount"]
    assert "An amount is not proven" in " ".join(extract(tmp_path / "chat.json", "--extractor", "recorded").split())


def test_a_chat_too_thin_says_so(organization: Organization, tmp_path: Path, django_capture_on_commit_callbacks: Any):
    (tmp_path / "thin.txt").write_text("Ines: hi\nOmar: hello\n")
    with django_capture_on_commit_callbacks(execute=True):
        extract(tmp_path / "thin.txt")
    assert "Nothing could be grounded" in extract(tmp_path / "thin.txt")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "empty"),
        (b" \n\t", "empty"),
        (b"Ines: caf\xe9", "UTF-8"),
        (b"Ines: " + b"x" * 50_000_000, "bytes"),
        (b'{"messages": [{"role": "wizard", "content": "hello there"}]}', "role"),
        (
            b'{"actors": [{"id": "a", "name": "A", "kind": "person"}], "messages": [{"role": "user", "text": "hi"}]}',
            "actor",
        ),
        (b'{"messages": [{"role": "user", "content": "hi"}', "JSON"),
        (b'{"messages": []}', "message"),
        (b"Ines: a\x00b\nOmar: yes\n", "NUL"),
        (b'{"messages": ' + b"[" * 100_000, "deep"),
    ],
    ids=["empty", "blank", "encoding", "50 MB line", "role", "actor", "cut JSON", "no message", "NUL", "nesting"],
)
def test_a_bad_file_gets_one_clear_line_and_not_even_the_good_one_beside_it_is_stored(
    organization: Organization, file: Path, tmp_path: Path, content: bytes, told: str
):
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    with pytest.raises(CommandError) as caught:
        extract(file, bad)
    assert caught.value.returncode == 2
    assert told.casefold() in str(caught.value).casefold()
    assert "\n" not in str(caught.value)
    assert str(bad) in str(caught.value)
    assert not Run.objects.exists()


def test_a_file_that_is_not_there_and_an_unknown_organization_are_named(organization: Organization, file: Path):
    with pytest.raises(CommandError, match=r"no file .*missing\.txt"):
        extract(file.with_name("missing.txt"))
    with pytest.raises(CommandError, match="Known organizations: north"):
        extract(file, "--organization", "west")


CHAT = (
    "13/03/2026, 10:04 - Messages are end-to-end encrypted.\n"
    "13/03/2026, 10:05 - Ines Duarte: I will send the signed contract tomorrow.\n"
    "13/03/2026, 10:06 - Omar: <Media omitted>\n"
)


def test_the_report_of_a_file_is_told_in_words_and_in_json(organization: Organization, tmp_path: Path):
    (tmp_path / "chat.txt").write_text(CHAT)
    shown = extract(tmp_path / "chat.txt", "--dry-run")
    assert "whatsapp, 1 message of 2 people and 0 agents" in shown
    assert "note: 1 notice of the app itself was skipped (line 1)" in shown
    [result] = json.loads(extract(tmp_path / "chat.txt", "--dry-run", "--json"))
    assert result["report"]["format"] == "whatsapp"
    assert [each["code"] for each in result["report"]["skipped"]] == ["notice", "media"]


def test_a_long_file_becomes_several_runs_and_a_second_time_none(
    organization: Organization, tmp_path: Path, settings: Any
):
    settings.MAX_MESSAGES = 10
    lines = (f"13/03/2026, 10:{n:02d} - {'Ines' if n % 2 else 'Omar'}: message {n}\n" for n in range(35))
    (tmp_path / "chat.txt").write_text("".join(lines))
    first, second = (json.loads(extract(tmp_path / "chat.txt", "--json")) for _ in range(2))
    assert [result["run"] for result in first] == [result["run"] for result in second]
    assert Run.objects.count() == len(first) == 4


def test_a_scope_that_is_missing_stores_nothing(organization: Organization, file: Path):
    with pytest.raises(CommandError, match="scope is missing"):
        call_command("extract", str(file), stdout=StringIO())
    assert not Run.objects.exists()


def test_a_dry_run_of_a_thin_text_says_that_nothing_could_be_grounded(organization: Organization, tmp_path: Path):
    (tmp_path / "thin.txt").write_text("Ines: hi\nOmar: hello\n")
    shown = " ".join(extract(tmp_path / "thin.txt", "--dry-run").split())
    assert "Nothing could be grounded in this text. Looked in 2 messages of people for:" in shown


def test_an_empty_list_of_results_is_still_json():
    out = StringIO()
    print_json_list(out, [])
    assert json.loads(out.getvalue()) == []


def test_a_file_that_the_system_refuses_is_one_line_and_wrong_use(organization: Organization, monkeypatch: Any):
    def refused(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied", "chat.txt")

    monkeypatch.setattr(Path, "is_file", lambda _: True)
    monkeypatch.setattr(Path, "open", refused)
    with pytest.raises(CommandError, match=r"^chat.txt cannot be used: Permission denied\. ") as error:
        extract("chat.txt", scope="agent:office")
    assert error.value.returncode == 2


def test_a_name_that_no_file_can_have_is_one_line_and_wrong_use(organization: Organization):
    with pytest.raises(CommandError, match="cannot be used: File name too long") as error:
        extract("x" * 5_000, scope="agent:office")
    assert error.value.returncode == 2
    assert len(str(error.value)) < 400
