"""Cases of single texts: what disowns the agent's own work, and what only looks like noise (document 004)."""

from __future__ import annotations

from evidence.domain.findings import Finding
from extraction.domain.candidate import Candidate
from extraction.domain.chain import Judged, judge
from extraction.domain.dissociation import dissociation_shape
from extraction.domain.guards import actors, dissociation, register
from extraction.domain.reasons import Reason
from memories.domain.taxonomy import Label
from tests.extraction.case_words import ADMITTED, Case, covers, group, meaning
from tests.extraction.domain_builders import INES, batch_of, findings, labels, proposed, run_of

SILENT = (actors, dissociation, register)


def candidate(case: Case) -> Candidate:
    """The text of a case as a proposal that quotes it."""
    given = case["input"] if isinstance(case["input"], dict) else {"text": case["input"], "knowledge_type": "FACT"}
    kind = given.get("knowledge_type")
    label = Label.FACTUAL if kind == "FACT" else Label.PROCEDURAL
    return proposed(given["text"], given["text"], knowledge_type=kind, labels=labels(label))


def judged(case: Case) -> Judged:
    """What the chain makes of the text when a person said it."""
    one = candidate(case)
    (only,) = judge(batch_of(one), run_of((INES, one.content))).judged
    return only


def objections(case: Case) -> list[Finding]:
    """What the guards that read a text's shape, its people and its register say of it."""
    one = candidate(case)
    return [found for guard in SILENT for found in findings(guard, one, run_of((INES, one.content)))]


@group("dissociation")
def test_a_text_that_disowns_the_agent_s_work_is_dropped_and_no_other(case: Case) -> None:
    if meaning(case) is ADMITTED:
        assert objections(case) == []
    else:
        meaning(case).check(judged(case))


@group("dissociation")
def test_the_shape_is_read_from_the_text_alone(case: Case) -> None:
    one = candidate(case)
    shape = dissociation_shape(one.content, one.knowledge_type)
    assert (shape is None) is (meaning(case) is ADMITTED)


@group("noise_filter_lancedb")
def test_an_innocent_text_is_kept(case: Case) -> None:
    assert objections(case) == []
    assert dissociation_shape(candidate(case).content) is None
    codes = [found.code for found in judged(case).findings]
    assert Reason.DISSOCIATION not in codes, codes


@group("noise_filter_divineos")
def test_an_innocent_rule_is_kept(case: Case) -> None:
    assert objections(case) == []
    assert dissociation_shape(candidate(case).content) is None
    meaning(case).check(judged(case))


@covers("ADV-145", "ADV-146", "ADV-147")
def test_a_text_in_the_second_or_third_person_is_never_read_as_the_first(case: Case) -> None:
    assert candidate(case).knowledge_type is None
    assert dissociation_shape(case["input"]["text"]) is None
