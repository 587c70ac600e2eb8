"""No case is forgotten: each one runs in a test or waits for a later issue, and every word of a case has a meaning."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

from extraction.domain.reasons import Reason
from tests import extraction
from tests.extraction.case_words import (
    ADMITTED,
    ADVERSARIAL,
    ALL,
    COVERED,
    DECISIONS,
    LATER,
    REASON_WORDS,
    REPORTS,
    WORDS,
)


@pytest.fixture(autouse=True, scope="module")
def _every_case_is_collected() -> None:
    for module in pkgutil.iter_modules(extraction.__path__):
        if module.name.startswith("test_cases"):
            import_module(f"tests.extraction.{module.name}")


def test_the_files_hold_the_number_of_cases_that_was_handed_in() -> None:
    assert (len(ADVERSARIAL), len(REPORTS), len(ALL)) == (125, 41, 166)


def test_every_case_runs_in_a_test_or_is_listed_as_waiting_and_never_both() -> None:
    covered = set(COVERED)
    assert covered & LATER.keys() == set()
    assert ALL.keys() - covered == LATER.keys()


def test_every_waiting_case_says_what_it_waits_for() -> None:
    assert all("later issue" in why for why in LATER.values())


def test_every_meaning_stands_for_words_that_some_case_has() -> None:
    said = {case["expected"] for case in ADVERSARIAL.values()}
    assert WORDS.keys() <= said


def test_every_decision_and_reason_of_a_report_that_is_judged_has_a_meaning() -> None:
    expected = [case["expected"] for at, case in REPORTS.items() if at not in LATER]
    assert {each["decision"] for each in expected} - {"n/a", "none"} == DECISIONS.keys()
    told = {each["reason"] for each in expected if each["decision"] in DECISIONS}
    assert told == REASON_WORDS.keys()


def test_every_reason_of_a_meaning_is_one_of_ours() -> None:
    codes = {code.value for code in Reason}
    assert all(meaning.codes <= codes for meaning in WORDS.values())
    assert all(listed <= codes for listed in REASON_WORDS.values())


def test_what_is_refused_names_its_reasons_and_what_is_admitted_has_none() -> None:
    assert all(meaning.admitted is not bool(meaning.codes) for meaning in WORDS.values())
    assert {meaning for meaning in WORDS.values() if meaning.admitted} == {ADMITTED}
