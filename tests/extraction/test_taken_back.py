"""What a person took out of service comes back from no second reading of its source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from evidence.models import Organization
from extraction import intake
from extraction.models import Run
from extraction.tasks import enqueue_run
from memories import lifecycle
from memories.models import ActorKind, Memory
from memories.record import Decider
from tests.extraction.builders import process, said, submission

MAI = Decider(ActorKind.PERSON, "mai")
SWEEP = Decider(ActorKind.SWEEP, "dissociation/1")
TEXTS = ("I will send contract number 7 to Omar tomorrow.", "I will send contract number 8 to Omar tomorrow.")


@pytest.fixture
def kept(organization: Organization, django_capture_on_commit_callbacks: Any) -> list[Memory]:
    with django_capture_on_commit_callbacks(execute=True):
        process(organization, submission(messages=said(*TEXTS)))
    return list(Memory.objects.order_by("pk"))


def retire(first: Memory, second: Memory) -> None:
    lifecycle.retire(first, decider=MAI, reason_text="no longer true")


def replace(first: Memory, second: Memory) -> None:
    lifecycle.supersede(first, decider=MAI, successor=second, reason_text="the other holds")


def sweep(first: Memory, second: Memory) -> None:
    lifecycle.supersede(first, decider=SWEEP, reason_code="dissociation")


def retire_and_reinstate(first: Memory, second: Memory) -> None:
    retire(first, second)
    lifecycle.reinstate(first, decider=MAI, reason_text="true again")


@pytest.mark.parametrize(
    ("act", "reason"),
    [(retire, "upheld_before"), (replace, "upheld_before"), (sweep, ""), (retire_and_reinstate, "duplicate")],
)
def test_the_same_source_read_again_brings_back_only_what_no_person_took_away(
    kept: list[Memory], django_capture_on_commit_callbacks: Any, act: Callable[..., None], reason: str
):
    act(*kept)
    run = Run.objects.get()
    with django_capture_on_commit_callbacks(execute=True):
        intake.reprocess(run=run, enqueue=enqueue_run)
    assert run.candidates.get(attempt=2, index=0).reason == reason


@pytest.mark.parametrize("text", [TEXTS[0], TEXTS[0] + " I promise."])
def test_another_run_may_say_it_again(
    kept: list[Memory], organization: Organization, django_capture_on_commit_callbacks: Any, text: str
):
    retire(*kept)
    with django_capture_on_commit_callbacks(execute=True):
        run = process(organization, submission(text, external_id="later"))
    assert run.candidates.get(index=0).verdict == "admitted"
