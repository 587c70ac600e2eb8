"""Decides what a run proposes through a model, what that cost, and what an item in doubt is held to be (003, 000)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from evidence.domain.context import Mode
from evidence.domain.errors import ProviderFailed
from extraction.domain.opinions import Question, read_opinions, read_second_register
from extraction.domain.prompt import merge, opinion_version, render_opinion, version
from extraction.domain.run import RunContext
from extraction.domain.schema import opinion_schema
from extraction.domain.schema.parsing import decoded
from extraction.extractors.base import Extraction, ExtractionFailed, SecondOpinion, Setup, Spent
from extraction.extractors.model import access
from extraction.extractors.model.answers import check_spoken
from extraction.extractors.model.asking import Asker
from extraction.extractors.model.clock import Clock, SystemClock
from extraction.extractors.model.config import ModelConfig, Reference
from extraction.extractors.model.walk import Walk, fitting
from extraction.extractors.model.wire import Reply, Request, Wire

_CLOCK: Final = SystemClock()
_MOST_TOKENS: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class ModelExtractor:
    """Asks the model of that name, or the first that is configured."""

    config: ModelConfig
    model: str = ""
    clock: Clock = _CLOCK
    connect: Callable[[ModelConfig, Reference], Wire] = access.connect
    name: str = "model"
    mode: Mode = Mode.LLM

    def require(self) -> None:
        """NotConfigured when no model can be asked, InvalidInput when the one wished for is not allowed."""
        access.require(self.config, self.model)

    def extract(self, context: RunContext) -> Extraction:
        """What all parts of the run propose; ExtractionFailed with what was said and spent when none has an answer."""
        reference, asker = self._asker()
        walk = Walk(context, self.config, reference, asker)
        walk.go()
        spent = self._spent(reference, asker, version())
        if walk.failures and not walk.readings:
            raise ExtractionFailed(walk.failures[0], raw_output=_raw(asker), spent=spent)
        return Extraction(
            batch=merge([reading.batch for reading in walk.readings]),
            raw_output=_raw(asker),
            model=spent.model,
            prompt_version=spent.prompt_version,
            tokens_in=spent.tokens_in,
            tokens_out=spent.tokens_out,
            is_partial=walk.is_partial,
            note=" ".join(walk.notes),
            cost=spent.cost,
            answers=tuple(reading.answer for reading in walk.readings),
        )

    def opinions(self, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        """What the model holds each item in doubt to be; a row that is missing or malformed says nothing."""
        reference, asker = self._asker()
        prompt = render_opinion(questions, context)
        request = Request(prompt.system, prompt.user, fitting(opinion_schema(), self.config, reference))
        try:
            answer = asker.ask(request, _rows)
        except ProviderFailed as failure:
            spent = self._spent(reference, asker, opinion_version())
            raise ExtractionFailed(failure, raw_output=_raw(asker), spent=spent) from None
        spent = self._spent(reference, asker, opinion_version())
        return SecondOpinion(
            groundings=read_opinions(answer, [question.index for question in questions]),
            raw_output=_raw(asker),
            tokens_in=spent.tokens_in,
            tokens_out=spent.tokens_out,
            register=read_second_register(answer),
            cost=spent.cost,
        )

    def _asker(self) -> tuple[Reference, Asker]:
        reference = access.require(self.config, self.model)
        deadline = self.clock.now() + self.config.budget_seconds
        wire = self.connect(self.config, reference)
        return reference, Asker(wire, self.clock, self.config.retries, self.config.timeout_seconds, deadline)

    def _spent(self, reference: Reference, asker: Asker, prompt_version: str) -> Spent:
        tokens_in, tokens_out = min(asker.tokens_in, _MOST_TOKENS), min(asker.tokens_out, _MOST_TOKENS)
        cost = self.config.cost(reference, tokens_in, tokens_out)
        return Spent(str(reference), prompt_version, tokens_in, tokens_out, cost)


def make(setup: Setup) -> ModelExtractor:
    """The extractor over the caller's models, asking the one wished for."""
    return ModelExtractor(setup.models, setup.model)


def _rows(reply: Reply) -> object:
    check_spoken(reply)
    return decoded(reply.text)


def _raw(asker: Asker) -> str:
    return "\n\n".join(asker.outputs)
