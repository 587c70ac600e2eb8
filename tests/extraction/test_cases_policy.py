"""Cases about the policies of scopes (document 000)."""

from __future__ import annotations

import pytest

from evidence.domain.errors import InvalidInput
from evidence.models import Organization
from extraction.domain.policy import check_policies, resolve
from extraction.domain.run import PolicyMode
from extraction.intake import unsaved_run
from tests.extraction.builders import submission
from tests.extraction.case_words import Case, covers


def resolved(case: Case) -> tuple[PolicyMode, str]:
    return resolve(check_policies(case["input"]["policy"]), case["input"]["scope"])


@covers("ADV-030")
def test_a_policy_that_is_not_one_of_the_three_is_refused_and_never_read_as_full(case: Case) -> None:
    with pytest.raises(InvalidInput):
        check_policies(case["input"]["policy"])


@covers("ADV-033")
def test_a_question_mark_in_a_pattern_stands_for_itself(case: Case) -> None:
    assert resolved(case) == (PolicyMode.FULL, "")
    assert resolve(check_policies(case["input"]["policy"]), "team?:1") == (PolicyMode.NONE, "team?:*")


@covers("ADV-035")
def test_the_pattern_with_the_most_literal_characters_wins(case: Case) -> None:
    assert resolved(case) == (PolicyMode.FULL, "play/vip*")


@covers("ADV-036")
def test_case_counts_in_a_scope(case: Case) -> None:
    assert resolved(case) == (PolicyMode.FULL, "")


@covers("ADV-038")
def test_a_blank_at_the_edge_of_a_scope_does_not_slip_past_its_policy(case: Case) -> None:
    house = Organization(slug="north", name="North", time_zone="UTC")
    try:
        scope = unsaved_run(house, submission("Hello there.", scope=case["input"]["scope"])).scope
    except InvalidInput:
        return
    assert resolve(check_policies(case["input"]["policy"]), scope)[0] is PolicyMode.NONE


class Counted(str):
    """A scope that counts how often something is sought in it."""

    sought = 0

    def find(self, *args: object) -> int:
        Counted.sought += 1
        return super().find(*args)  # type: ignore[arg-type]


@covers("ADV-040")
def test_a_hostile_pattern_is_sought_once_a_part(case: Case) -> None:
    (pattern,) = case["input"]["policy"]
    Counted.sought = 0
    assert resolve({pattern: PolicyMode.NONE}, Counted("a" * 60)) == (PolicyMode.FULL, "")
    assert resolve({pattern: PolicyMode.NONE}, Counted("a" * 60 + "b")) == (PolicyMode.NONE, pattern)
    assert Counted.sought <= 2 * pattern.count("*")
