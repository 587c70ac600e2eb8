"""The benches print each figure beside its floor, on data that a seed makes; no test depends on a machine's speed."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from io import StringIO
from itertools import islice
from random import Random
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given
from hypothesis import strategies as st

from evidence.domain import Verdict, assert_grounded, locate
from evidence.domain.errors import InvalidInput
from evidence.domain.text import bare
from extraction.benches import BENCHES, chain, ground, opponents, report, screen
from extraction.benches.dialogues import SPANS, altered, dialogues, stands_in
from extraction.benches.report import NOT_INSTALLED, Figure, forget, median_rates, rows_of
from extraction.benches.sentences import ENGLISH, VIETNAMESE, Kind, Language, other_number, statements
from extraction.domain.chain import judge

KEYS = ["bench", "figure", "floor", "ratio", "unit", "runs"]


def _rng(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - the same text for the same seed


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching all objects of the test process for caches would take most of the time."""
    monkeypatch.setattr(report, "forget", lambda: None)


@pytest.mark.parametrize("language", [ENGLISH, VIETNAMESE])
def test_the_same_seed_writes_the_same_sentences_and_another_seed_others(language: Language):
    first, again, other = (list(islice(statements(language, _rng(seed)), 50)) for seed in (1, 1, 2))
    assert first == again
    assert {each.text for each in first}.isdisjoint(each.text for each in other)


def test_dialogues_have_three_lengths_and_two_languages_and_hold_every_sentence_that_is_cited():
    made = dialogues(7, 6)
    assert made == dialogues(7, 6)
    assert [len(each.text.splitlines()) for each in made] == [10, 30, 90] * 2
    assert [each.conventions.default_currency for each in made] == ["EUR", "VND"] * 3
    for each in made:
        assert len(each.spans) == len(each.cited) == SPANS
        assert all(stands_in(span, each.text) and locate(span, each.text) for span in each.spans)


@pytest.mark.parametrize("language", [ENGLISH, VIETNAMESE])
@pytest.mark.parametrize("kind", Kind)
def test_an_alteration_changes_one_value_and_nothing_else(language: Language, kind: Kind):
    for statement in islice(statements(language, _rng(3)), 40):
        before, after = statement.text.split(), statement.altered[kind].split()
        assert before != after
        if kind is Kind.NEGATION:
            [extra] = Counter(before) - Counter(after) + (Counter(after) - Counter(before))
            assert extra == language.negation.strip()
        else:
            assert len(before) == len(after)


@given(
    st.one_of(st.integers(1, 10**9).map(str), st.integers(1, 10**9).map("{:,} dollars".format)),
    st.integers(0, 99).map(_rng),
)
def test_another_number_is_never_the_same_number(written: str, rng: Random):
    changed = other_number(written, rng)
    digits = [int("".join(filter(str.isdigit, text))) for text in (written, changed)]
    assert digits[0] != digits[1]
    assert written.lstrip("0123456789,") == changed.lstrip("0123456789,")


@pytest.mark.parametrize("count", [1, 10, 47])
def test_so_many_altered_spans_are_made_in_turn_and_none_stands_in_its_source(count: int):
    samples = list(altered(5, count))
    kinds = Counter(kind for each in samples for kind, _ in each.spans)
    assert sum(kinds.values()) == count
    assert max(kinds.values()) - min(kinds[kind] for kind in Kind) <= 1 + len(samples)
    assert not any(stands_in(span, each.text) for each in samples for _, span in each.spans)


@pytest.mark.parametrize(
    ("span", "text", "stands"),
    [
        ("cọc 5tr", "A: chị cọc 5tr.", True),
        ("cọc  5TR", "A: chị cọc 5tr.", True),
        ("5tr", "A: chị cọc 15tr.", False),
        ("250.000 đồng", "A: trả 1.250.000 đồng.", False),
    ],
)
def test_words_tell_whether_a_span_stands_in_a_text(span: str, text: str, stands: bool):
    assert stands_in(span, text) is stands


def test_every_true_span_is_accepted_and_no_altered_one():
    true, altered_ones, *_ = (*ground._true(60), *ground._false(60))
    assert (true.bench, true.figure, true.floor, true.unit) == ("ground true", 60, 60, "accepted of 60 true spans")
    assert (altered_ones.bench, altered_ones.figure) == ("ground altered", 0)
    assert altered_ones.unit == "accepted of 60 altered spans"
    assert altered_ones.floor


def test_an_altered_span_that_a_gate_accepts_is_counted(monkeypatch: pytest.MonkeyPatch):
    lenient = partial(assert_grounded, source_text="A: Ines paid.", span="Ines paid", confidence=0.9, mode="llm")
    monkeypatch.setattr(ground, "assert_grounded", lambda **_: lenient())
    ours = next(each for each in ground._false(20) if each.bench == "ground altered")
    assert ours.figure == 20


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("is_installed", [False, True])
def test_a_missing_opponent_has_its_rows_without_a_floor(monkeypatch: pytest.MonkeyPatch, is_installed: bool):
    monkeypatch.setattr(opponents, "IS_INSTALLED", is_installed)
    monkeypatch.setattr(opponents, "aligned", lambda spans, *_: len(spans))
    theirs = [each for each in ground.bench(10) if "langextract" in each.bench]
    assert len(theirs) == 8
    for each in theirs:
        assert (each.floor is None) is not is_installed
        assert (each.against == NOT_INSTALLED) is not is_installed
    if is_installed:
        assert [each.floor for each in theirs if "altered" in each.bench] == [10, 10]


@pytest.mark.parametrize(("floor", "ratio"), [(2.0, 4.0), (0.0, None), (None, None)])
def test_the_ratio_to_no_floor_is_none_and_not_zero(floor: float | None, ratio: float | None):
    figure = Figure("bench", 8.0, floor, "texts a second", 5, "re", "25 times", "a note")
    assert figure.as_json() == {
        "bench": "bench", "figure": 8.0, "floor": floor, "ratio": ratio, "unit": "texts a second", "runs": 5,
    }  # fmt: skip


def test_every_work_of_a_run_gets_the_same_fresh_data_and_the_median_of_the_runs_counts(
    monkeypatch: pytest.MonkeyPatch,
):
    ticks = iter([0, 1, 0, 2, 0, 10, 0, 20, 0, 2, 0, 4])
    monkeypatch.setattr("extraction.benches.report.time.process_time", lambda: next(ticks))
    seen: dict[str, list[list[int]]] = {"one": [], "two": []}

    def work(data: list[int], name: str) -> int:
        seen[name].append(data)
        return 10

    rates = median_rates(lambda run: [run], {name: partial(work, name=name) for name in seen}, runs=3)
    assert rates == {"one": 5.0, "two": 2.5}
    assert seen == {"one": [[0], [1], [2]], "two": [[0], [1], [2]]}


def test_what_the_product_remembers_is_forgotten_before_a_work_begins():
    bare("Đồng Tháp")
    assert bare.cache_info().currsize > 0
    forget()
    assert bare.cache_info().currsize == 0


def test_the_rows_asked_for_are_used_and_less_than_one_is_refused():
    assert (rows_of(None, 7), rows_of(3, 7)) == (7, 3)
    for rows in (0, -1):
        with pytest.raises(InvalidInput, match="needs rows"):
            rows_of(rows, 7)


def test_the_floor_of_the_screen_holds_nearly_all_alternatives_of_the_guards():
    kept, left_out = screen.alternatives()
    assert len(kept) > 150
    assert left_out < len(kept) / 20


def test_the_texts_of_the_screen_hold_one_thing_to_catch_in_twenty_and_the_others_nothing():
    made = screen.texts(0, 100)
    assert made == screen.texts(0, 100)
    assert len(set(made)) == 100
    caught = [at for at, text in enumerate(made) if screen.is_caught(text)]
    assert caught == [0, 20, 40, 60, 80]


@pytest.mark.parametrize(("count", "size", "sizes"), [(25, 10, [10, 10, 5]), (3, 10, [3]), (20, 20, [20])])
def test_candidates_come_in_batches_with_a_message_each_and_are_admitted(count: int, size: int, sizes: list[int]):
    made = chain.batches(1, count, size)
    assert made == chain.batches(1, count, size)
    assert [len(one.batch.candidates) for one in made] == [len(one.run.messages) for one in made] == sizes
    judged = [each for one in made for each in judge(one.batch, one.run).judged]
    assert [each.verdict for each in judged] == [Verdict.ADMITTED] * count


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("name", BENCHES)
def test_the_command_prints_json_alone_with_one_object_a_figure(name: str):
    out = StringIO()
    call_command("bench", name, "--rows", "10", "--json", stdout=out, stderr=StringIO())
    read: list[dict[str, Any]] = json.loads(out.getvalue())
    assert read[0]["bench"] == name
    assert len({each["bench"] for each in read}) == len(read)
    for each in read:
        assert list(each) == KEYS
        assert each["floor"] is None or each["ratio"] is None or each["ratio"] == each["figure"] / each["floor"]


@pytest.mark.usefixtures("_quick")
def test_the_command_prints_a_table_that_says_what_each_floor_is_and_what_is_aimed_at():
    out, told = StringIO(), StringIO()
    call_command("bench", "chain", "--rows", "10", stdout=out, stderr=told)
    for word in ("Ratio", "candidates a second", "iteration over ready values", "10 of 10 admitted", " 1/"):
        assert word in out.getvalue()
    assert told.getvalue() == "Measuring chain ...\n"


@pytest.mark.parametrize("words", [("sprint",), ("chain", "--rows", "0"), ("chain", "--rows", "many")])
def test_the_command_refuses_what_it_cannot_measure(words: tuple[str, ...]):
    with pytest.raises(CommandError) as wrong:
        call_command("bench", *words, stdout=StringIO(), stderr=StringIO())
    assert wrong.value.returncode in {1, 2}
