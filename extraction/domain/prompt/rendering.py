"""Decides the whole prompt of one request: rules, kinds, examples, and the conversation in its frame (document 003)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from evidence.domain.context import DateOrder
from extraction.domain.prompt import frame, kinds, rules
from extraction.domain.prompt.examples import EXAMPLES, Example
from extraction.domain.prompt.numbered import CHOSEN, Numbered, number
from extraction.domain.prompt.opinion import opinion_text
from extraction.domain.prompt.rules import Setting
from extraction.domain.prompt.turns import message_lines
from extraction.domain.run import Message, RunContext

_KINDS: Final = "Allowed kinds"
_EXAMPLES: Final = "Examples"
_ORDERS: Final = {
    DateOrder.DAY_FIRST: "the day before the month",
    DateOrder.MONTH_FIRST: "the month before the day",
    DateOrder.YEAR_FIRST: "the year first, then the month",
}
_CONVENTIONS: Final = "Times are given in {zone}. A date written in figures has {order}."
_CURRENCY: Final = " An amount without a currency is in {currency}."
_QUESTION: Final = "Propose the memories of the conversation above, by the rules, as one JSON object."
_HEX: Final = 12


@dataclass(frozen=True, slots=True)
class Prompt:
    """One request: the rules, the framed conversation, the version of all static text, and the numbers offered."""

    system: str
    user: str
    version: str
    numbered: Numbered | None = None


def render(run: RunContext, messages: Sequence[Message], *, choice: bool) -> Prompt:
    """The prompt for some messages of a run; with `choice` the answer cites sentence numbers instead of quoting."""
    numbered = number(messages, run) if choice else None
    nonce = frame.nonce_of([message.text for message in messages])
    lines = [line for message in messages for line in message_lines(message, run, numbered)]
    user = "\n\n".join((_conventions(run), frame.framed(lines, nonce), _QUESTION))
    return Prompt(_system(run, choice=choice), user, version(), numbered)


@lru_cache(maxsize=1)
def version() -> str:
    """The number of the contract and twelve hex digits of a SHA-256 over every static word of the prompts."""
    return f"2-{hashlib.sha256(static_text().encode()).hexdigest()[:_HEX]}"


def static_text() -> str:
    """Every word of both requests that does not come from a run, in one text."""
    parts = [rules.OPENING, *(f"{rule.when.value}: {rule.heading}: {rule.text}" for rule in rules.RULES), rules.CLOSING]
    parts += [
        kinds.static_text(),
        _KINDS,
        _EXAMPLES,
        *_ORDERS.values(),
        _CONVENTIONS,
        _CURRENCY,
        _QUESTION,
        frame.TAG,
        frame.GUTTER,
        opinion_text(),
    ]
    parts += [_example(each, choice=choice) for each in EXAMPLES for choice in (False, True)]
    return "\n".join(parts)


def _conventions(run: RunContext) -> str:
    """How the organization reads what could be read in two ways, as the guards will read it."""
    held = run.house.conventions
    said = _CONVENTIONS.format(zone=held.time_zone, order=_ORDERS[held.date_order])
    return said + (_CURRENCY.format(currency=held.default_currency) if held.default_currency else "")


def _system(run: RunContext, *, choice: bool) -> str:
    shown = {Setting.ALWAYS, kinds.people_setting(run), Setting.CHOICE if choice else Setting.QUOTING}
    held = [rule for rule in rules.RULES if rule.when in shown]
    examples = [_example(each, choice=choice) for each in EXAMPLES if each.when in shown]
    blocks = [
        rules.OPENING,
        *(f"## {rule.heading}\n{rule.text}" for rule in held),
        f"## {_KINDS}\n{kinds.render_kinds(run)}",
        f"## {_EXAMPLES}\n" + "\n\n".join(examples),
        rules.CLOSING,
    ]
    return "\n\n".join(blocks)


@lru_cache(maxsize=2 * len(EXAMPLES))
def _example(example: Example, *, choice: bool) -> str:
    run = example.run
    numbered = number(run.messages, run) if choice else None
    lines = [line for message in run.messages for line in message_lines(message, run, numbered)]
    items = [_chosen(item, numbered) if numbered else item for item in example.items]
    answer = {"conversation_register": example.register, "memories": items}
    return f"### {example.name}\n" + "\n".join(
        (*lines, "Answer:", json.dumps(answer, ensure_ascii=False, separators=(",", ":")))
    )


def _chosen(item: Mapping[str, Any], numbered: Numbered) -> dict[str, Any]:
    kept = {key: value for key, value in item.items() if key not in {"cited_messages", "evidence_spans"}}
    return {CHOSEN: list(_numbers(item["evidence_spans"], item["cited_messages"], numbered))} | kept


def _numbers(spans: Iterable[str], cited: Sequence[int], numbered: Numbered) -> Iterator[int]:
    for span in spans:
        yield next(n for n, each in numbered.sentences.items() if each.message in cited and span in each.text)
