"""Decides how a run is put to a model: in parts that fit its window, and what is said of those without answer (003)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from evidence.domain.errors import ProviderFailed
from extraction.domain.prompt import Prompt, allowed_labels, estimated_tokens, oversized, parts, render
from extraction.domain.run import Message, RunContext
from extraction.domain.schema import answer_schema
from extraction.extractors.model.answers import Reading, read
from extraction.extractors.model.asking import OUT_OF_TIME, Asker
from extraction.extractors.model.bounds import bounded
from extraction.extractors.model.config import ModelConfig, Reference
from extraction.extractors.model.wire import Request, Trouble

OVERLAP_MESSAGES: Final = 3
TOO_LONG: Final = "message_too_long"
_FRAME_TOKENS: Final = 100
_HOPELESS: Final = frozenset(
    {OUT_OF_TIME, *map(str, (Trouble.UNAUTHORIZED, Trouble.UNKNOWN_MODEL, Trouble.OUT_OF_QUOTA, Trouble.REJECTED))}
)


@dataclass
class Walk:
    """One run on its way through a model: the answers so far, and why some messages were not read."""

    run: RunContext
    config: ModelConfig
    reference: Reference
    asker: Asker
    readings: list[Reading] = field(default_factory=list)
    failures: list[ProviderFailed] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def go(self) -> None:
        """Put every part of the run to the model, until it is clear that it will not answer."""
        budget = self._budget()
        too_long = frozenset(oversized(self.run.messages, budget))
        unread = dict.fromkeys(too_long, self._refused_length()) if too_long else {}
        answered: set[int] = set()
        for part in parts([m for m in self.run.messages if m.index not in too_long], budget, OVERLAP_MESSAGES):
            code = self._put(part)
            if code:
                unread |= {message.index: code for message in part}
            else:
                answered.update(message.index for message in part)
        self.notes += _unread_notes({index: code for index, code in unread.items() if index not in answered})

    @property
    def is_partial(self) -> bool:
        """Whether something of the run, or of an answer, is missing."""
        return bool(self.notes)

    def _put(self, part: Sequence[Message]) -> str:
        """Ask about one part; the code of the failure when there was one."""
        hopeless = next((failure.code for failure in self.failures if failure.code in _HOPELESS), "")
        if hopeless:
            return hopeless
        prompt = render(self.run, part, choice=self.config.spans_by_choice)
        try:
            reading = self.asker.ask(self._request(prompt), partial(read, run=self.run, numbered=prompt.numbered))
        except ProviderFailed as failure:
            self.failures.append(failure)
            return failure.code
        self.readings.append(reading)
        if reading.is_cut:
            about = _listed([message.index for message in part])
            self.notes.append(f"The answer on {about} was cut off; its whole items are kept.")
        return ""

    def _request(self, prompt: Prompt) -> Request:
        schema = answer_schema(allowed_labels(self.run), choice=self.config.spans_by_choice)
        offered = tuple(prompt.numbered.sentences) if prompt.numbered else ()
        return Request(prompt.system, prompt.user, fitting(schema, self.config, self.reference, offered))

    def _budget(self) -> int:
        """Tokens left for messages beside the rules, the answer, and an answer that is sent back."""
        rules = render(self.run, (), choice=self.config.spans_by_choice).system
        return self.config.window_tokens - 2 * self.config.output_tokens - estimated_tokens(rules) - _FRAME_TOKENS

    def _refused_length(self) -> str:
        failure = ProviderFailed(
            "A message is longer than the model's window.",
            code=TOO_LONG,
            hint="Raise TOUCHSTONE_MODEL_WINDOW to what the model takes, or split the text.",
        )
        self.failures.append(failure)
        return failure.code


def fitting(
    schema: Mapping[str, Any], config: ModelConfig, reference: Reference, offered: Sequence[int] = ()
) -> Mapping[str, Any]:
    """The schema as the provider takes it: bare for a hosted one, with bounds for one that makes a grammar of it.

    `offered` are the numbers of the sentences that may be cited.
    """
    return schema if config.is_hosted(reference.provider) else bounded(schema, offered)


def _unread_notes(unread: Mapping[int, str]) -> list[str]:
    codes = dict.fromkeys(unread.values())
    groups = {code: sorted(index for index, each in unread.items() if each == code) for code in codes}
    return [f"Not read: {_listed(indexes)} ({code})." for code, indexes in groups.items()]


def _listed(indexes: Sequence[int]) -> str:
    """Indexes in order as `message 4` or `messages 0 to 3, 7`."""
    runs: list[list[int]] = []
    for index in indexes:
        if runs and index == runs[-1][-1] + 1:
            runs[-1].append(index)
        else:
            runs.append([index])
    told = ", ".join(f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return f"message{'s' if len(indexes) > 1 else ''} {told}"
