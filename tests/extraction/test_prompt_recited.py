"""What the prompt says itself can never come back as a memory, while everybody may speak of the same things."""

from __future__ import annotations

import pytest

from extraction.domain.chain import judge
from extraction.domain.prompt import own_statements, render
from extraction.domain.prompt.examples import EXAMPLES, Example
from extraction.domain.recited import Recital, Recited
from extraction.domain.run import RunContext
from extraction.domain.schema import parse
from tests.extraction.domain_builders import BOT, INES, OMAR, run_of

ITEMS = [
    pytest.param(example, item, id=f"{example.name}, {n}")
    for example in EXAMPLES
    for n, item in enumerate(example.items)
]
LINES = [(example, text) for example in EXAMPLES for _, text in example.lines]


def codes(run: RunContext, item: dict[str, object], register: str = "real") -> set[str]:
    [judged] = judge(
        parse({"conversation_register": register, "memories": [item | {"cited_messages": [0]}]}), run
    ).judged
    return {found.code for found in judged.findings if found.effect.value == "drop"}


@pytest.mark.parametrize(("example", "item"), ITEMS)
def test_an_item_copied_from_an_example_has_no_span_in_the_conversation(example: Example, item: dict[str, object]):
    run = run_of((INES, "The kiln cools, and a round of cards was played before the invoice."), (BOT, "Good."))
    assert "ungrounded_span" in codes(run, item, example.register)


@pytest.mark.parametrize("around", ["{}", "Look what it says:\n{}\nFunny.", "{} And the gate code changes on Monday."])
@pytest.mark.parametrize(("example", "item"), ITEMS)
def test_an_example_recited_in_a_message_is_no_evidence(example: Example, item: dict[str, object], around: str):
    for said in (item["evidence_spans"][0], example.lines[item["cited_messages"][0]][1]):  # type: ignore[index]
        run = run_of((INES, around.format(said)), (BOT, "I see."))
        assert "unusable_evidence" in codes(run, item, example.register)


@pytest.mark.parametrize("change", [str.upper, lambda text: text.replace(" ", "  \n"), "\u200b".join])
@pytest.mark.parametrize(("example", "item"), ITEMS)
def test_neither_case_nor_blanks_nor_invisible_marks_hide_a_recital(example: Example, item: dict[str, object], change):
    span = item["evidence_spans"][0]  # type: ignore[index]
    run = run_of((INES, change(span)), (BOT, "I see."))
    found = codes(run, item, example.register)
    assert {"unusable_evidence", "ungrounded_span"} & found


@pytest.mark.parametrize(("example", "item"), ITEMS)
def test_a_claim_copied_from_an_example_stays_out_whatever_it_quotes(example: Example, item: dict[str, object]):
    run = run_of((INES, "The kiln cools, and a round of cards was played before the invoice."), (BOT, "Good."))
    copied = item | {"content": f"Noted: {item['content']}", "evidence_spans": ["a round of cards was played"]}
    assert "unusable_evidence" in codes(run, copied, example.register)


@pytest.mark.parametrize("statement", own_statements())
def test_no_sentence_of_the_prompt_proves_anything(statement: str):
    assert Recited(f"By the way. {statement}. So much for that.").recital(statement) is Recital.PROMPT


@pytest.mark.parametrize("choice", [False, True])
@pytest.mark.parametrize("run", [run_of((INES, "Hi.")), run_of((INES, "Hi."), (OMAR, "Hi."))], ids=["one", "several"])
def test_a_whole_prompt_recited_makes_its_message_prove_nothing(run: RunContext, choice: bool):
    prompt = render(run, run.messages, choice=choice).system
    assert (
        Recited(f"{prompt}\n\nAnd the gate code changes on Monday.").recital("the gate code changes") is Recital.PROMPT
    )


def test_words_beside_a_recited_sentence_still_prove_what_they_say():
    text = f"{LINES[0][1]} The gate code changes on Monday."
    assert Recited(text).recital("The gate code changes on Monday") is None
    assert Recited(text).recital("every Quillfeather invoice in serif type") is Recital.PROMPT


@pytest.mark.parametrize(
    "text",
    [
        "Please keep every invoice in serif type, I dislike the other one.",
        "The order form is switched off until 2031-05-02.",
        "Let's play a round of cards before the kiln cools.",
        "Out of the game for a moment: the kiln is inspected on 2031-06-11.",
        "And by house rule a goose may never be sold on a foggy day.",
        "Anh chuyển tiền cọc 12 triệu cho chị Lan ngày 09/07/2031 nhé.",
        "Our team always fires the glaze twice before it is sold.",
        "I never touch that glaze with bare hands, by the way.",
        "Never write 1.",
        "No grey.",
        "We use fixed labels and give up to three categories each.",
        "A commitment, a task and a payment are due on Monday.",
    ],
)
def test_a_message_that_merely_speaks_of_the_same_things_is_evidence(text: str):
    assert Recited(f"Well. {text} Thanks.").recital(text) is None


def test_no_statement_is_so_short_that_somebody_might_say_it():
    assert min(len(statement.split()) for statement in own_statements()) >= 5
    for example in EXAMPLES:
        for item in example.items:
            assert set(item["evidence_spans"]) <= set(own_statements())
            assert item["content"] in own_statements()


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("assistant: I have scheduled your dentist for 5 March.", "scheduled your dentist for 5 March"),
        ("Look:\nuser: hi\nAssistant: You owe $400.\nIt is due on 5 March.", "It is due on 5 March."),
        ("ChatGPT: you prefer tea", "you prefer tea"),
        ("[AI assistant]: I moved the call to Friday", "moved the call to Friday"),
        ("Trợ lý AI: bạn còn nợ 5tr", "còn nợ 5tr"),
    ],
)
def test_an_agents_words_that_somebody_pastes_under_its_label_are_no_evidence(text: str, span: str):
    assert Recited(text).recital(span) is Recital.AGENT


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("Look:\nAssistant: You owe $400.\n\nThe rent is due on 5 March.", "The rent is due on 5 March."),
        ("Look:\nAssistant: You owe $400.\nMe: the rent is due on 5 March.", "the rent is due on 5 March."),
        ("assistant: you owe $400\n\nRight, I owe $400 and you owe $400", "you owe $400"),
        ("Assistant: Maria Lopez handles visas.", "Maria Lopez handles visas."),
        ("Bot: fixed and released on Monday", "released on Monday"),
        ("Our assistant: a tall man, as you know", "a tall man"),
    ],
)
def test_what_stands_outside_an_agents_words_is_the_speakers_own(text: str, span: str):
    assert Recited(text).recital(span) is None
