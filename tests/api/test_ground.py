"""`ground` says what a quote proves under the organization's conventions, and stores nothing."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

from evidence.models import EvidenceSource, Organization, Person
from extraction.models import Candidate, Run
from memories.models import Memory

SOURCE = "Ines pays 200 euros on 3 March 2026."


def question(**changes: Any) -> dict[str, Any]:
    fields = {"span": "Ines pays 200 euros", "source_text": SOURCE, "confidence": 0.99, "mode": "llm"}
    return fields | changes


def ask(client: APIClient, *items: dict[str, Any]) -> Any:
    return client.post("/api/v1/ground", {"items": list(items)}, format="json")


def test_each_question_gets_its_answer_in_order_and_nothing_is_stored(reader: APIClient):
    found = ask(reader, question(), question(span="Ines pays 900 euros")).json()["results"]
    assert [(each["ok"], each["reason"], each["start"], each["end"]) for each in found] == [
        (True, None, 0, 19),
        (False, "ungrounded_span", None, None),
    ]
    assert found[0]["clamped_confidence"] == 0.9
    assert not any(model.objects.exists() for model in (Run, Candidate, Memory, EvidenceSource))


def test_a_value_that_the_span_does_not_prove_is_named(reader: APIClient):
    [proven] = ask(reader, question(facts={"amounts": ["200 euros"]})).json()["results"]
    [invented] = ask(reader, question(facts={"amounts": ["900 euros"]})).json()["results"]
    assert (proven["ok"], proven["resolved"][0]["read_from"]) == (True, "200 euros")
    assert (invented["ok"], invented["reason"]) == (False, "ungrounded_amount")


def test_the_people_of_the_organization_and_of_the_question_are_known(organization: Organization, reader: APIClient):
    Person.objects.create(organization=organization, name="Ines Duarte", aliases=["Ines"])
    given = {"name": "Ines Duarte", "aliases": ["Ines"]}
    facts = {"owners": ["Ines Duarte"]}
    assert ask(reader, question(facts=facts)).json()["results"][0]["ok"]
    Person.objects.all().delete()
    assert ask(reader, question(facts=facts, people=[given])).json()["results"][0]["ok"]


def test_neighbours_that_share_a_source_get_the_answers_they_get_alone(reader: APIClient):
    ines, omar = ({"name": name, "aliases": [name.split()[0]]} for name in ("Ines Duarte", "Omar Haddad"))
    asked = [
        question(facts={"amounts": ["200 euros"]}),
        question(claim="Ines pays 200 euros"),
        question(facts={"owners": ["Ines Duarte"]}, people=[ines]),
        question(facts={"owners": ["Ines Duarte"]}, people=[omar]),
        question(span="I pay", source_text="I pay", facts={"owners": ["Ines Duarte"]}, speaker=ines, people=[ines]),
        question(span="I pay", source_text="I pay", facts={"owners": ["Ines Duarte"]}, speaker=omar, people=[ines]),
        question(facts={"amounts": ["900 euros"]}),
    ]
    together = ask(reader, *asked).json()["results"]
    assert together == [ask(reader, each).json()["results"][0] for each in asked]
    assert [each["ok"] for each in together] == [True, True, True, True, True, False, False]


def test_a_thousand_questions_are_answered_and_one_more_is_too_many(reader: APIClient):
    assert len(ask(reader, *[question()] * 1_000).json()["results"]) == 1_000
    answer = ask(reader, *[question()] * 1_001)
    assert (answer.status_code, answer.json()["field"]) == (413, "items")


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"mode": "guess"}, "items.0.mode"),
    ({"confidence": "0.9"}, "items.0.confidence"),
    ({"confidence": True}, "items.0.confidence"),
    ({"confidence": 1.5}, "items.0.confidence"),
    ({"confidence": None}, "items.0.confidence"),
    ({"span": 5}, "items.0.span"),
    ({"facts": ["200"]}, "items.0.facts"),
    ({"facts": {"places": ["Porto"]}}, "items.0.facts.places"),
    ({"facts": {"dates": "today"}}, "items.0.facts.dates"),
    ({"facts": {"amounts": [True]}}, "items.0.facts.amounts.0"),
    ({"said_at": "yesterday"}, "items.0.said_at"),
    ({"people": [{"alias": "x"}]}, "items.0.people.0.alias"),
    ({"colour": "red"}, "items.0.colour"),
]


@pytest.mark.parametrize(("changes", "field"), WRONG, ids=[field for _, field in WRONG])
def test_a_question_that_cannot_be_read_is_named(reader: APIClient, changes: dict[str, Any], field: str):
    answer = ask(reader, question(**changes))
    assert (answer.status_code, answer.json()["field"]) == (400, field), answer.json()
