"""The chain: every guard is asked, the most severe effect decides, and nothing is admitted on silence."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from evidence.domain import GroundingCode
from evidence.domain.findings import Effect, Finding, Verdict
from extraction.domain import guards
from extraction.domain.candidate import Batch, Candidate, Fault
from extraction.domain.case import Case
from extraction.domain.chain import GUARDS, Judgement, judge
from extraction.domain.reasons import REASONS, Reason, finding
from extraction.domain.run import PolicyMode
from tests.extraction.domain_builders import BOT, INES, OMAR, batch_of, proposed, run_of

TEXT = "line 2 runs the blue caps, both shifts agreed"
CLAIM = "Line 2 runs the blue caps"
RUN = run_of((INES, TEXT), actors=(INES, BOT))


class Stub:
    """A guard with one answer; it keeps what it was asked about."""

    VERSION = 7

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects
        self.asked: list[tuple[int, frozenset[int]]] = []

    def judge(self, candidate: Candidate, case: Case) -> Iterator[Finding]:
        self.asked.append((candidate.index, case.dropped))
        yield from (Finding(f"code_{effect}", effect) for effect in self.effects)


class Broken(Stub):
    """A guard with a defect."""

    def judge(self, candidate: Candidate, case: Case) -> Iterator[Finding]:
        yield finding(Reason.CONFIDENCE_CLAMPED)
        raise KeyError("secret content of a candidate")


def with_guards(monkeypatch: pytest.MonkeyPatch, **stubs: Any) -> None:
    monkeypatch.setattr("extraction.domain.chain.GUARDS", stubs)


def test_a_proven_candidate_passes_every_guard() -> None:
    (only,) = judge(batch_of(proposed(CLAIM, "line 2 runs the blue caps")), RUN).judged
    assert only.verdict is Verdict.ADMITTED
    assert [found.code for found in only.findings if found.effect is not Effect.NOTE] == []
    assert only.proof is not None


def test_the_constant_names_every_module_of_the_folder() -> None:
    modules = {module.name for module in pkgutil.iter_modules(guards.__path__)}
    assert set(GUARDS) == modules
    assert {guard.__name__ for guard in GUARDS.values()} == {f"extraction.domain.guards.{name}" for name in modules}  # type: ignore[attr-defined]


def test_the_order_is_the_documented_one() -> None:
    assert list(GUARDS) == [
        *("contract", "provenance", "actors", "scope_policy", "dissociation"),
        *("faithfulness", "register", "admission", "novelty", "episodic_cap"),
    ]


@pytest.mark.parametrize("name", list(GUARDS))
def test_every_guard_has_a_version(name: str) -> None:
    assert isinstance(GUARDS[name].VERSION, int)
    assert GUARDS[name].VERSION >= 1


def test_every_guard_is_asked_about_every_candidate_even_after_a_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Stub(Effect.DROP), Stub(Effect.NOTE)
    with_guards(monkeypatch, first=first, second=second)
    judgement = judge(batch_of(proposed("a"), proposed("b")), RUN)
    assert [len(guard.asked) for guard in (first, second)] == [2, 2]
    assert [found.code for found in judgement.judged[0].findings] == ["code_drop", "code_note"]


@pytest.mark.parametrize(
    ("effects", "verdict"),
    [
        ((), Verdict.ADMITTED),
        ((Effect.NOTE,), Verdict.ADMITTED),
        ((Effect.NOTE, Effect.DEMOTE), Verdict.DEMOTED),
        ((Effect.DEMOTE, Effect.DROP, Effect.NOTE), Verdict.DROPPED),
        ((Effect.DROP,), Verdict.DROPPED),
    ],
)
def test_the_most_severe_effect_decides(
    monkeypatch: pytest.MonkeyPatch, effects: tuple[Effect, ...], verdict: Verdict
) -> None:
    with_guards(monkeypatch, **{f"guard{n}": Stub(effect) for n, effect in enumerate(effects)})
    assert judge(batch_of(proposed("a")), RUN).judged[0].verdict is verdict


def test_each_finding_carries_its_guard_and_that_guards_version(monkeypatch: pytest.MonkeyPatch) -> None:
    with_guards(monkeypatch, first=Stub(Effect.NOTE))
    (found,) = judge(batch_of(proposed("a")), RUN).judged[0].findings
    assert (found.guard, found.guard_version) == ("first", 7)


def test_a_guard_that_raises_demotes_what_it_was_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    with_guards(monkeypatch, broken=Broken(), sound=Stub())
    judged = judge(batch_of(proposed("a"), proposed("b")), RUN).judged
    assert [each.verdict for each in judged] == [Verdict.DEMOTED] * 2
    assert [[found.code for found in each.findings] for each in judged] == [["guard_failed"]] * 2
    (found,) = judged[0].findings
    assert (found.guard, found.guard_version) == ("broken", 7)
    assert "KeyError" in found.detail
    assert "secret content" not in found.detail


@pytest.mark.parametrize("other", [Effect.NOTE, Effect.DEMOTE, Effect.DROP])
def test_nothing_is_admitted_on_a_guard_that_did_not_speak(monkeypatch: pytest.MonkeyPatch, other: Effect) -> None:
    with_guards(monkeypatch, broken=Broken(), sound=Stub(other))
    assert judge(batch_of(proposed("a")), RUN).judged[0].verdict is not Verdict.ADMITTED


def test_a_guard_sees_what_earlier_ones_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    last = Stub()
    with_guards(monkeypatch, first=Stub(Effect.DROP), demotes=Stub(Effect.DEMOTE), last=last)
    judge(batch_of(proposed("a"), proposed("b")), RUN)
    assert last.asked == [(0, frozenset({0, 1})), (1, frozenset({0, 1}))]


@pytest.mark.parametrize("reason", [Reason.DUPLICATE, Reason.UPHELD_BEFORE])
def test_what_novelty_drops_holds_its_place(monkeypatch: pytest.MonkeyPatch, reason: Reason) -> None:
    class Novel(Stub):
        def judge(self, candidate: Candidate, case: Case) -> Iterator[Finding]:
            yield finding(reason)

    last = Stub()
    with_guards(monkeypatch, novelty=Novel(), last=last)
    judged = judge(batch_of(proposed("a")), RUN).judged
    assert judged[0].verdict is Verdict.DROPPED
    assert last.asked == [(0, frozenset())]


def test_a_judgement_is_built_nowhere_else() -> None:
    with pytest.raises(TypeError, match="only built by"):
        Judgement(RUN, Batch(()), (), object())


def test_an_empty_batch_is_judged_to_nothing() -> None:
    assert judge(Batch(()), RUN).judged == ()


def test_all_reasons_are_listed_and_not_only_the_first() -> None:
    run = run_of((OMAR, "I prefer tea"), actors=(INES, OMAR), scope="agent:x/user:1", policy=PolicyMode.EPISODIC_ONLY)
    broken = proposed(
        "Tea is served", "I prefer tea", confidence=0.1, citations=(0, 4), faults=(Fault("kind", "unknown"),)
    )
    found = {each.code for each in judge(batch_of(broken), run).judged[0].findings}
    assert found >= {
        *("invalid_contract", "citation_out_of_range", "scope_not_shared"),
        *("preference_laundering", "scope_policy", "uncertain"),
    }


def test_one_broken_candidate_does_not_change_the_verdict_on_another() -> None:
    good = proposed(CLAIM, "line 2 runs the blue caps")
    judged = judge(batch_of(proposed("", (), citations=()), good), RUN).judged
    assert [each.verdict for each in judged] == [Verdict.DROPPED, Verdict.ADMITTED]


def test_judging_twice_gives_the_same_answer() -> None:
    batch = batch_of(proposed(CLAIM, "line 2 runs the blue caps"), proposed("The caps are red", "blue caps"))
    first, second = judge(batch, RUN), judge(batch, RUN)
    assert [each.findings for each in first.judged] == [each.findings for each in second.judged]


@pytest.mark.parametrize("reason", [each for each in Reason if REASONS[each].guard == "faithfulness"])
def test_the_codes_of_faithfulness_are_the_same_words_on_both_sides(reason: Reason) -> None:
    from_evidence = {code.value for code in GroundingCode}
    assert reason.value in from_evidence
