"""Which policy a scope gets, and what the guard makes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain.errors import InvalidInput
from extraction.domain.guards import scope_policy
from extraction.domain.policy import check_mode, check_pattern, check_policies, matches, resolve
from extraction.domain.run import PolicyMode
from memories.domain.taxonomy import Label
from tests.extraction.domain_builders import INES, codes, findings, labels, proposed, run_of

FULL, NOTES, NONE = PolicyMode.FULL, PolicyMode.EPISODIC_ONLY, PolicyMode.NONE


@pytest.mark.parametrize(
    ("policies", "scope", "expected"),
    [
        ({}, "play/x", (FULL, "")),
        ({"work/*": NONE}, "play/x", (FULL, "")),
        ({"play/*": NONE}, "play/x", (NONE, "play/*")),
        ({"play/*": NONE, "play/x": NOTES}, "play/x", (NOTES, "play/x")),
        ({"play/*": NONE, "play/vip*": FULL}, "play/vip", (FULL, "play/vip*")),
        ({"b*": NONE, "*b": NOTES}, "bb", (NOTES, "*b")),
        ({"play/*": NONE}, "Play/x", (FULL, "")),
        ({"play/x": NONE}, "play/x ", (FULL, "")),
        ({"*": NOTES}, "", (NOTES, "*")),
    ],
)
def test_an_exact_name_wins_then_the_most_literal_glob_then_the_first_by_name(
    policies: dict[str, PolicyMode], scope: str, expected: tuple[PolicyMode, str]
) -> None:
    assert resolve(policies, scope) == expected


@pytest.mark.parametrize(
    ("pattern", "scope", "fits"),
    [
        ("team?:*", "team?:1", True),
        ("team?:*", "team1:1", False),
        ("[ab]*", "[ab]c", True),
        ("[ab]*", "ac", False),
        ("a*b*c", "a-b-c", True),
        ("a*b*c", "acb", False),
        ("aa*aa", "aaa", False),
        ("aa*aa", "aaaa", True),
        ("*", "", True),
        ("**", "x", True),
        ("a", "ab", False),
    ],
)
def test_a_star_alone_is_special_in_a_glob(pattern: str, scope: str, fits: bool) -> None:
    assert matches(pattern, scope) is fits


def test_a_hostile_glob_takes_no_longer_than_its_scope() -> None:
    assert not matches("a*" * 2_000 + "b", "a" * 200_000)


@given(st.text("ab*", max_size=8), st.text("ab", max_size=8))
def test_a_glob_means_what_its_characters_say(pattern: str, scope: str) -> None:
    def slow(rest: str, text: str) -> bool:
        if not rest:
            return not text
        if rest[0] == "*":
            return slow(rest[1:], text) or (bool(text) and slow(rest, text[1:]))
        return text[:1] == rest[0] and slow(rest[1:], text[1:])

    assert matches(pattern, scope) is slow(pattern, scope)


@pytest.mark.parametrize("value", ["None", "NONE", "", " none", "episodic_only", None, 1, True, "off"])
def test_a_value_outside_the_three_is_refused_and_never_read_as_full(value: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        check_mode(value)
    assert caught.value.code == "invalid_policy"


@pytest.mark.parametrize("mode", list(PolicyMode))
def test_each_of_the_three_values_is_accepted(mode: PolicyMode) -> None:
    assert check_mode(mode.value) is mode
    assert check_policies({"play/*": mode.value}) == {"play/*": mode}


@pytest.mark.parametrize("pattern", ["", " ", "play/x ", " play", "a\x00b", "a\nb"])
def test_a_pattern_with_blank_edges_or_unprintable_characters_is_refused(pattern: str) -> None:
    with pytest.raises(InvalidInput):
        check_pattern(pattern)


@pytest.mark.parametrize("pattern", ["*", "agent:helpdesk/user:42", "chú Tư*", "a b"])
def test_any_other_pattern_is_accepted(pattern: str) -> None:
    assert check_pattern(pattern) == pattern


@pytest.mark.parametrize(
    ("policy", "names", "expected"),
    [
        (FULL, (Label.FACTUAL,), []),
        (FULL, (Label.EPISODIC,), []),
        (NOTES, (Label.EPISODIC,), []),
        (NOTES, (Label.EPISODIC, Label.FACTUAL), ["scope_policy"]),
        (NOTES, (Label.PREFERENCE,), ["scope_policy"]),
        (NONE, (Label.EPISODIC,), ["scope_policy"]),
    ],
)
def test_episodic_only_keeps_notes_alone_and_none_keeps_nothing(
    policy: PolicyMode, names: tuple[Label, ...], expected: list[str]
) -> None:
    run = run_of((INES, "we ship on Tuesdays"), policy=policy)
    assert codes(scope_policy, proposed("We ship on Tuesdays", labels=labels(*names)), run) == expected


def test_the_finding_names_the_pattern_that_decided() -> None:
    run = run_of((INES, "hello"), policy=NOTES, policy_pattern="agent:*")
    assert findings(scope_policy, proposed("We ship on Tuesdays"), run)[0].data == {
        "policy": "episodic-only",
        "pattern": "agent:*",
    }
