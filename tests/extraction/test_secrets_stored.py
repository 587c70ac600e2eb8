"""A credential stands in no table, wherever it came in: words are masked, identifiers are refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps

from evidence.console import OwnedForm
from evidence.domain.errors import InvalidInput
from evidence.keys import issue_key
from evidence.models import ApiKeyRole, Organization, Person
from extraction import intake, review
from extraction.domain.run import Actor, ActorKind, Message, Role
from extraction.models import Candidate, Run
from extraction.policies import create_policy
from memories import lifecycle
from memories.models import ActorKind as Decides
from memories.models import Decision, Memory
from memories.record import Decider
from tests.extraction.builders import INES, item, process, record_answer, said, submission

SECRET = "ghp_" + "a1B2" * 9
TEXT = "I will send the signed contract tomorrow."
GOOD = item("Ines will send the signed contract tomorrow", "I will send the signed contract tomorrow")


def stored() -> str:
    """Every value of every row of the product, as text."""
    models = [
        model for name in ("extraction", "memories", "evidence") for model in apps.get_app_config(name).get_models()
    ]
    return "".join(str(row) for model in models for row in model._default_manager.values())


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"scope": f"user:{SECRET}"}, "scope"),
        ({"external_id": SECRET}, "external_id"),
        ({"actors": (Actor(SECRET, "Ines", ActorKind.PERSON),)}, "actors.id"),
        (
            {"messages": (*said(TEXT), Message(1, Role.TOOL, "done", None, None, f"curl-{SECRET}"))},
            "messages.tool_name",
        ),
    ],
)
def test_an_identifier_of_a_run_that_holds_a_credential_is_refused(
    organization: Organization, changes: dict[str, Any], field: str
):
    with pytest.raises(InvalidInput) as caught:
        intake.submit_run(organization=organization, submission=submission(TEXT, **changes), enqueue=lambda _: None)
    assert (caught.value.code, caught.value.field) == ("secret", field)
    assert SECRET not in caught.value.message
    assert not Run.objects.exists()


@pytest.mark.parametrize("changes", [{"scope": "agent:office/user:42"}, {"external_id": "0b1946e2-1a3e-7bd0"}])
def test_an_ordinary_identifier_is_taken(organization: Organization, changes: dict[str, Any]):
    assert process(organization, submission(TEXT, **changes)).scope == changes.get("scope", "agent:office")


def test_what_a_recorded_answer_says_of_itself_and_beside_its_claims_is_masked(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
):
    settings.RECORDINGS = tmp_path
    answer = GOOD | {"item_type": SECRET, "knowledge_type": SECRET, SECRET: {SECRET: [SECRET]}, "kind": SECRET}
    record_answer(tmp_path, "conversation", answer)
    path = tmp_path / "conversation.json"
    path.write_text(path.read_text().replace("recorded-model", SECRET))
    with django_capture_on_commit_callbacks(execute=True):
        named = replace(INES, name=f"Ines {SECRET}")
        run = process(organization, submission(TEXT, extractor="recorded", actors=(named,)))
    run.refresh_from_db()
    assert run.status == "done"
    assert Memory.objects.count() == 1
    assert SECRET not in stored()


def test_a_reason_is_masked_on_the_record(
    organization: Organization, tmp_path: Path, settings: Any, django_capture_on_commit_callbacks: Any
):
    settings.RECORDINGS = tmp_path
    record_answer(tmp_path, "conversation", GOOD, GOOD | {"content": "Ines will send 900 euros tomorrow"})
    with django_capture_on_commit_callbacks(execute=True):
        process(organization, submission(TEXT, extractor="recorded"))
    review.uphold(
        candidate=Candidate.objects.get(verdict="dropped"), user="mai", reason=f"see {SECRET}", reason_code=SECRET
    )
    lifecycle.retire(
        Memory.objects.get(), decider=Decider(Decides.PERSON, "mai"), reason_text=SECRET, reason_code=SECRET
    )
    assert Decision.objects.filter(action__in=["uphold", "retire"]).count() == 2
    assert SECRET not in stored()


def test_a_policy_and_a_key_that_hold_a_credential_are_refused(organization: Organization):
    with pytest.raises(InvalidInput, match="pattern"):
        create_policy(
            organization=organization, pattern=f"user:{SECRET}", mode="full", decider=Decider(Decides.PERSON, "mai")
        )
    with pytest.raises(InvalidInput, match="name"):
        issue_key(organization=organization, name=SECRET, role=ApiKeyRole.READ)
    assert SECRET not in stored()


@pytest.mark.parametrize(("name", "is_taken"), [(f"Ines {SECRET}", False), ("Ines Duarte", True)])
def test_a_form_of_the_console_refuses_a_credential_beside_its_field(
    organization: Organization, name: str, is_taken: bool
):
    class PersonForm(OwnedForm):
        class Meta:
            model = Person
            fields = ("organization", "name")

    form = PersonForm({"organization": organization.pk, "name": name})
    assert form.is_valid() is is_taken
    assert ("name" in form.errors) is not is_taken
