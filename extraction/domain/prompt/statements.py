"""Decides which sentences are the prompt's own, so that none of them can come back as evidence (3-guards.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from extraction.domain.prompt import kinds, rules
from extraction.domain.prompt.examples import EXAMPLES, Example
from extraction.domain.prompt.opinion import OPINION_TEXTS
from extraction.domain.sentences import split

# A shorter sentence is one that anybody might say; the examples are full of invented names, the rules are not.
FEWEST_WORDS: Final = 6
FEWEST_WORDS_OF_AN_EXAMPLE: Final = 5


def own_statements() -> tuple[str, ...]:
    """The sentences of the examples, what their answers claim and quote, and the sentences of the rules, if long."""
    examples = (statement for example in EXAMPLES for statement in _of_example(example))
    return (
        *dict.fromkeys(_long(examples, FEWEST_WORDS_OF_AN_EXAMPLE)),
        *dict.fromkeys(_long(_of_rules(), FEWEST_WORDS)),
    )


def _long(statements: Iterable[str], fewest: int) -> Iterator[str]:
    return (statement for statement in statements if len(statement.split()) >= fewest)


def _of_example(example: Example) -> Iterator[str]:
    for _, text in example.lines:
        yield from (sentence.text for sentence in split(text))
    for item in example.items:
        yield from (item["content"], *item["evidence_spans"])


def _of_rules() -> Iterator[str]:
    texts = (rules.OPENING, *(rule.text for rule in rules.RULES), rules.CLOSING, kinds.static_text(), *OPINION_TEXTS)
    for text in texts:
        yield from (sentence.text for sentence in split(text))
