"""Acts of several people at the same moment end in a decision or in a Conflict that says so, never in a deadlock."""

from __future__ import annotations

import threading
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from django.db import connections

from evidence.domain.errors import NotFound, TouchstoneError
from evidence.models import Organization
from extraction import policies, review
from extraction.models import Candidate, ScopePolicy
from extraction.undo import undo
from memories import lifecycle
from memories.models import ActorKind, Decision, Memory
from memories.record import Decider, first_broken
from tests.extraction.builders import item, process, record_answer, submission

SPAN = "I will send the signed contract tomorrow"
CLAIM = "Ines will send the signed contract tomorrow"
ROUNDS = 15
LINH = Decider(ActorKind.PERSON, "linh")


def at_once(*acts: Callable[[], object]) -> set[str]:
    """What became of every act, each done again and again in a thread of its own, beside the other ones."""
    outcomes: set[str] = set()

    def repeat(act: Callable[[], object]) -> None:
        for _ in range(ROUNDS):
            try:
                act()
                outcomes.add("done")
            except TouchstoneError as error:
                outcomes.add(error.code)
            except Exception as error:
                outcomes.add(repr(error))
        connections.close_all()

    threads = [threading.Thread(target=repeat, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


@pytest.fixture
def north(transactional_db: None) -> Organization:
    return Organization.objects.create(slug="north", name="North")


def judged(organization: Organization, folder: Path, settings: Any, confidence: float) -> None:
    settings.RECORDINGS = folder
    record_answer(folder, "conversation", item(CLAIM, SPAN, confidence=confidence))
    process(organization, submission(f"{SPAN}.", extractor="recorded"))


def test_a_restore_and_its_undo_wait_for_each_other_in_one_order(north: Organization, tmp_path: Path, settings: Any):
    judged(north, tmp_path, settings, confidence=0.2)

    def candidate() -> Candidate:
        return Candidate.objects.select_related("organization").get()

    def restore() -> None:
        review.restore(candidate=candidate(), user="linh", reason="it is so")

    def take_back() -> None:
        undo(candidate=candidate(), user="linh")

    outcomes = at_once(restore, take_back, restore, take_back)
    assert outcomes <= {"done", "already_decided", "nothing_to_undo"}
    assert first_broken(north) is None


def test_a_memory_that_is_retired_superseded_and_reinstated_at_once(north: Organization, tmp_path: Path, settings: Any):
    judged(north, tmp_path, settings, confidence=0.9)

    def memory() -> Memory:
        return Memory.objects.select_related("organization").get()

    def retire() -> None:
        lifecycle.retire(memory(), decider=LINH, reason_text="it is over")

    def reinstate() -> None:
        lifecycle.reinstate(memory(), decider=LINH, reason_text="it is so")

    def supersede() -> None:
        lifecycle.supersede(memory(), decider=LINH, reason_text="it is old")

    outcomes = at_once(retire, reinstate, supersede, reinstate)
    assert outcomes <= {"done", "already_active", "claim_already_active", "stale_memory"}
    assert first_broken(north) is None


def test_a_policy_that_is_changed_and_removed_at_once(north: Organization):
    policy = policies.create_policy(organization=north, pattern="agent:*", mode="full", decider=LINH)

    def change() -> None:
        policies.change_policy(policy=copy(policy), mode="none", decider=LINH)

    def remove() -> None:
        policies.delete_policy(policy=copy(policy), decider=LINH)

    assert at_once(change, change, remove, remove) <= {"done", "not_found"}
    assert Decision.objects.filter(action="delete_policy").count() == 1


@pytest.mark.django_db
def test_a_policy_that_was_removed_meanwhile_is_not_found(organization: Organization):
    policy = policies.create_policy(organization=organization, pattern="agent:*", mode="full", decider=LINH)
    again = ScopePolicy.objects.get(pk=policy.pk)
    policies.delete_policy(policy=policy, decider=LINH)
    with pytest.raises(NotFound):
        policies.change_policy(policy=again, mode="none", decider=LINH)
    with pytest.raises(NotFound):
        policies.delete_policy(policy=again, decider=LINH)
    assert Decision.objects.filter(action="delete_policy").count() == 1
