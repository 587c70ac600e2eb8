"""Decides what a cited number stands for, so that a span is verbatim by construction (span by choice, issue of 003)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import Any, Final

from evidence.domain.text import is_word_char
from extraction.domain.run import ActorKind, Message, Role, RunContext
from extraction.domain.sentences import split

CHOSEN: Final = "evidence_sentences"
UNKNOWN: Final = "unknown_sentences"
NO_MESSAGE: Final = -1


@dataclass(frozen=True, slots=True)
class NumberedSentence:
    """The sentence that a number stands for: the literal slice `[start:end]` of a message, in code points."""

    number: int
    message: int
    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Numbered:
    """The numbered sentences of one prompt, by number from 1."""

    sentences: Mapping[int, NumberedSentence] = field(default_factory=dict)

    @cached_property
    def by_message(self) -> Mapping[int, tuple[NumberedSentence, ...]]:
        """The numbered sentences by the index of their message, each in order; a message without one is absent."""
        found = groupby(self.sentences.values(), key=lambda sentence: sentence.message)
        return {index: tuple(sentences) for index, sentences in found}


def number(messages: Iterable[Message], run: RunContext) -> Numbered:
    """Number the sentences of every message that may prove something: no agent's, no system's, no failed tool's."""
    usable = [message for message in messages if may_prove(message, run)]
    slices = [
        (message.index, sentence)
        for message in usable
        for sentence in split(message.text)
        if any(map(is_word_char, sentence.text))
    ]
    return Numbered(
        {
            count: NumberedSentence(count, index, sentence.start, sentence.end, sentence.text)
            for count, (index, sentence) in enumerate(slices, start=1)
        }
    )


def may_prove(message: Message, run: RunContext) -> bool:
    """Whether a message is a person's words or a tool's result that did not fail."""
    if message.role is Role.TOOL:
        return not message.is_error
    speaker = run.speaker(message)
    return message.role is Role.USER and not (speaker and speaker.kind is ActorKind.AGENT)


def resolve(answer: Any, numbered: Numbered) -> Any:
    """The answer with every chosen number turned into a citation and a literal span.

    What names no sentence cites message -1, which no run has, and is kept under `unknown_sentences`. An answer of a
    wrong shape comes back as it is, for the parser to refuse.
    """
    memories = answer.get("memories") if isinstance(answer, Mapping) else None
    if not isinstance(memories, list | tuple):
        return answer
    return {**answer, "memories": [_resolved(memory, numbered) for memory in memories]}


def _resolved(memory: Any, numbered: Numbered) -> Any:
    if not isinstance(memory, Mapping) or memory.get(CHOSEN) is None:
        return memory
    chosen = memory[CHOSEN]
    given: Sequence[Any] = chosen if isinstance(chosen, list | tuple) else [chosen]
    known = [numbered.sentences[each] for each in given if _is_known(each, numbered)]
    unknown = [each for each in given if not _is_known(each, numbered)]
    kept = {key: value for key, value in memory.items() if key not in {CHOSEN, "citations"}}
    cited = [each.message for each in known] + [NO_MESSAGE] * bool(unknown)
    return {
        **kept,
        "cited_messages": [*_listed(memory.get("cited_messages", memory.get("citations"))), *dict.fromkeys(cited)],
        "evidence_spans": [*_listed(kept.get("evidence_spans")), *dict.fromkeys(each.text for each in known)],
        **({UNKNOWN: unknown} if unknown else {}),
    }


def _is_known(chosen: Any, numbered: Numbered) -> bool:
    return isinstance(chosen, int) and not isinstance(chosen, bool) and chosen in numbered.sentences


def _listed(given: Any) -> list[Any]:
    if given is None:
        return []
    return list(given) if isinstance(given, list | tuple) else [given]
