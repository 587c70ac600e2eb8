"""Why a scope gets the policy that it gets: which pattern applies, and the rule by which every other one lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.domain.policy import Explanation, Outranked, Precedence, explain, matches, resolve
from extraction.domain.run import PolicyMode

FULL, NOTES, NONE = PolicyMode.FULL, PolicyMode.EPISODIC_ONLY, PolicyMode.NONE
EXACT, LITERALS, NAME = Precedence.EXACT, Precedence.LITERALS, Precedence.NAME
POLICIES = st.dictionaries(st.text("ab*", min_size=1, max_size=6), st.sampled_from(list(PolicyMode)), max_size=8)


@pytest.mark.parametrize(
    ("policies", "scope", "pattern", "lost"),
    [
        ({}, "play/x", "", []),
        ({"work/*": NONE, "Play/*": NONE, "play": NONE}, "play/x", "", []),
        ({"play/*": NONE}, "play/x", "play/*", []),
        ({"play/x": NOTES, "work/*": NONE}, "play/x", "play/x", []),
        ({"play/x": NOTES, "play/*": NONE}, "play/x", "play/x", [("play/*", EXACT)]),
        ({"*": NOTES, "play/*": NONE}, "play/x", "play/*", [("*", LITERALS)]),
        ({"b*": NONE, "*b": NOTES}, "bb", "*b", [("b*", NAME)]),
        ({"*": FULL, "b*": NONE, "*b": NOTES}, "bb", "*b", [("b*", NAME), ("*", LITERALS)]),
        ({"*": FULL, "b*": NONE, "bb": NOTES}, "bb", "bb", [("b*", EXACT), ("*", EXACT)]),
        ({"a*": FULL, "*": NONE}, "a*", "a*", [("*", EXACT)]),
    ],
)
def test_each_pattern_that_fits_and_lost_says_by_which_rule(
    policies: dict[str, PolicyMode], scope: str, pattern: str, lost: list[tuple[str, Precedence]]
) -> None:
    mode = policies.get(pattern, FULL)
    assert explain(policies, scope) == Explanation(mode, pattern, tuple(Outranked(*each) for each in lost))


@given(POLICIES, st.text("ab*", max_size=6))
def test_an_explanation_never_says_anything_but_what_applies(policies: dict[str, PolicyMode], scope: str) -> None:
    told = explain(policies, scope)
    assert (told.mode, told.pattern) == resolve(policies, scope)
    fitting = {pattern for pattern in policies if matches(pattern, scope)} | ({scope} & policies.keys())
    assert {told.pattern, *(each.pattern for each in told.outranked)} - {""} == fitting


@given(POLICIES, st.text("ab*", max_size=6))
def test_with_the_one_that_applies_gone_the_next_in_the_list_applies(
    policies: dict[str, PolicyMode], scope: str
) -> None:
    left = dict(policies)
    told = explain(left, scope)
    for each in told.outranked:
        left.pop(told.pattern)
        told = explain(left, scope)
        assert told.pattern == each.pattern


@given(POLICIES, st.text("ab*", max_size=6))
def test_the_order_in_which_policies_were_made_changes_nothing(policies: dict[str, PolicyMode], scope: str) -> None:
    assert explain(dict(reversed(policies.items())), scope) == explain(policies, scope)
