"""Cases about what is only true inside a game: tags, registers and frames (document 000)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from extraction.domain.chain import judge
from extraction.domain.run import RunContext
from extraction.domain.schema import parse
from extraction.domain.tokens import read_register, stricter_register
from tests.extraction.case_words import ADMITTED, Case, covers, group, meaning, refused
from tests.extraction.domain_builders import BOT, INES, run_of

LABELS = {"events": "episodic", "preferences": "preference", "profile": "factual"}
SAID = {
    "User and agent ran a puzzle exercise": "You and I ran a puzzle exercise",
    "Played riddle game round one": "We played riddle game round one",
    "Played riddle game round two": "We played riddle game round two",
    "User prefers tea": "I prefer tea",
    "User's favourite drink is moon tea": "My favourite drink is moon tea",
    "User is allergic to peanuts": "I am allergic to peanuts for real",
    "User prefers dark roast coffee": "I prefer dark roast coffee",
    "User is allergic to nuts": "I am allergic to nuts",
    "User lives on a moon base": "I live on a moon base",
    "User likes tea a lot": "I like tea a lot",
    "User likes oolong": "I like oolong",
    "User boarded the night train to Veridia": "I board the night train to Veridia",
    "User fought a dragon": "I fight a dragon",
    "Riddle game": "We play a riddle game",
    "story beat": "Then comes the next story beat",
    "Captain boarded the train": "The captain boarded the train",
    "User is 30": "I am 30",
}
"""What the person said, from which each case's item was made."""
IN_STORY = ("ADV-004", "ADV-005", "ADV-025")
APART = ("ADV-003", "ADV-020", "ADV-022", "ADV-023", "ADV-024", "ADV-026")


def items(case: Case, start: int = 0) -> list[dict[str, Any]]:
    """The batch of a case as proposals; each cites the message that it was made from."""
    return [
        {
            "content": each["abstract"],
            "categories": [{"label": LABELS.get(each["category"], each["category"]), "confidence": 0.9}],
            "confidence": 0.9,
            "grounding": each["grounding"],
            "cited_messages": [start + at],
            "evidence_span": SAID[each["abstract"]],
        }
        for at, each in enumerate(case["input"]["batch"])
    ]


def run(case: Case, *before: str) -> RunContext:
    texts = (*before, *(SAID[each["abstract"]] for each in case["input"]["batch"]))
    return run_of(*((INES, f"{text}.") for text in texts), actors=(INES, BOT))


def batch(case: Case, start: int = 0, register: str | None = None) -> Any:
    return parse({"conversation_register": register or case["input"]["register"], "memories": items(case, start)})


@group("grounding", *IN_STORY, *APART)
def test_a_tag_and_a_register_are_read_for_what_they_say(case: Case) -> None:
    judged = judge(batch(case), run(case)).judged
    for each in judged:
        meaning(case).check(each)


@covers(*IN_STORY)
def test_what_happens_in_a_story_is_not_kept_even_when_it_is_tagged_real(case: Case) -> None:
    told = run(case, "Let's play a story together, you are the narrator")
    for each in judge(batch(case, 1), told).judged:
        if case["input"]["batch"][each.candidate.index]["grounding"] == "real":
            meaning(case).check(each)


@covers("ADV-003")
def test_one_note_stays_of_a_run_that_is_fiction_though_both_are_tagged_real(case: Case) -> None:
    first, second = judge(batch(case), run(case)).judged
    ADMITTED.check(first)
    refused("register_contradiction").check(second)


@covers("ADV-020")
def test_of_two_registers_the_stricter_one_drops_what_is_durable(case: Case) -> None:
    given = batch(case)
    second, _ = read_register(case["input"]["judge"]["register"])
    stricter = replace(given, register=stricter_register(given.register, second))
    meaning(case).check(judge(stricter, run(case)).judged[0])


@covers("ADV-065", "ADV-066")
def test_no_score_admits_what_is_durable_under_fiction(case: Case) -> None:
    given = case["input"]
    raw = {
        "content": "User prefers tea",
        "categories": [{"label": LABELS[given["category"]], "confidence": 0.9}],
        "confidence": 0.9,
        "grounding": "real",
        "cited_messages": [0],
        "evidence_span": SAID["User prefers tea"],
    }
    told = parse({"conversation_register": given["register"], "memories": [raw]})
    (only,) = judge(told, run_of((INES, "I prefer tea."), actors=(INES, BOT))).judged
    meaning(case).check(only)


@covers("ADV-022")
def test_nothing_durable_survives_fiction_not_even_a_real_aside(case: Case) -> None:
    """The corpus rule wins over the case: under fiction every durable drops, whatever its tag (register, rule 5)."""
    safety, note = judge(batch(case), run(case)).judged
    refused("fiction_register").check(safety)
    ADMITTED.check(note)


@covers("ADV-023", "ADV-024")
def test_what_is_tagged_real_under_an_asserted_register_stays_beside_a_constructed_note(case: Case) -> None:
    """The corpus rule wins over the case: it is left alone, with or without a second opinion (register, rule 7)."""
    for each in judge(batch(case), run(case)).judged:
        ADMITTED.check(each)


@covers("ADV-026")
def test_a_category_that_is_no_label_costs_only_its_own_item(case: Case) -> None:
    broken, other = judge(batch(case), run(case)).judged
    refused("invalid_contract").check(broken)
    ADMITTED.check(other)
