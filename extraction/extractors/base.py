"""Decides what an extractor is and what it hands over (the walk of a run in 2-architecture.md, document 003)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from evidence.domain.context import Mode
from evidence.domain.errors import ProviderFailed
from extraction.domain.candidate import Batch
from extraction.domain.opinions import Question
from extraction.domain.run import RunContext
from extraction.extractors.model.config import ModelConfig
from memories.domain.taxonomy import Grounding, Register

LONGEST_MODEL: Final = 100
LONGEST_PROMPT_VERSION: Final = 80
MOST_TOKENS: Final = 2**31 - 1

NO_COST: Final = Decimal(0)


@dataclass(frozen=True, slots=True)
class Spent:
    """Which model was asked with which prompt, and what that cost; a cost of none is unknown, not nothing."""

    model: str = ""
    prompt_version: str = ""
    tokens_in: int = 0
    tokens_out: int = 0
    cost: Decimal | None = NO_COST


@dataclass(frozen=True, slots=True)
class Extraction:
    """One answer: the parsed batch, the raw output it was parsed from, what it cost in tokens, and whether it is cut.

    `note` says in words what the reader of a run should know, or is empty; `second_opinion` is the raw answer to the
    request about the items in doubt. `answers` are the answers of a model as they were parsed, every span literal, so
    that a recording of them replays the same batch. ProviderFailed (`unstorable`) when what it says of itself is over a
    limit.
    """

    batch: Batch
    raw_output: str = ""
    model: str = ""
    prompt_version: str = ""
    tokens_in: int = 0
    tokens_out: int = 0
    is_partial: bool = False
    note: str = ""
    second_opinion: str = ""
    cost: Decimal | None = NO_COST
    answers: tuple[Mapping[str, Any], ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no run can hold, with the raw output kept."""
        too_long = len(self.model) > LONGEST_MODEL or len(self.prompt_version) > LONGEST_PROMPT_VERSION
        if too_long or not 0 <= self.tokens_in <= MOST_TOKENS or not 0 <= self.tokens_out <= MOST_TOKENS:
            raise ProviderFailed(
                "The answer names a model, a prompt version or a number of tokens that cannot be stored.",
                code="unstorable",
                raw_output=self.raw_output,
                hint=f"A model has at most {LONGEST_MODEL} characters, a prompt version {LONGEST_PROMPT_VERSION}, and "
                f"tokens count up to {MOST_TOKENS:,}.",
            )

    @property
    def spent(self) -> Spent:
        """What was asked and what it cost."""
        return Spent(self.model, self.prompt_version, self.tokens_in, self.tokens_out, self.cost)


def total_cost(first: Decimal | None, second: Decimal | None) -> Decimal | None:
    """Both costs together; unknown when either is."""
    return None if first is None or second is None else first + second


class ExtractionFailed(ProviderFailed):
    """A provider was asked and gave no usable answer, which may have cost something all the same."""

    def __init__(self, failure: ProviderFailed, *, raw_output: str, spent: Spent) -> None:
        super().__init__(failure.message, code=failure.code, raw_output=raw_output, hint=failure.hint)
        self.spent = spent


class Extractor(Protocol):
    """Proposes memories from one run; ProviderFailed when it has no usable answer."""

    @property
    def name(self) -> str:
        """The name it is registered under."""

    @property
    def mode(self) -> Mode:
        """The mode that fixes the band of honest confidence."""

    def require(self) -> None:
        """NotConfigured when it cannot even be asked, InvalidInput when the model wished for is not allowed."""

    def extract(self, context: RunContext) -> Extraction:
        """Read the run once and propose."""


@dataclass(frozen=True, slots=True)
class SecondOpinion:
    """What a second opinion says of each item it was asked about, by index, with its raw answer and its cost.

    `register` is what it called the whole conversation, or none: of two registers the stricter applies.
    """

    groundings: Mapping[int, Grounding] = field(default_factory=dict)
    raw_output: str = ""
    tokens_in: int = 0
    tokens_out: int = 0
    register: Register | None = None
    cost: Decimal | None = NO_COST


@runtime_checkable
class Adviser(Protocol):
    """An extractor that can be asked for a second opinion (register rule 6); ProviderFailed when it has none."""

    def opinions(self, questions: Sequence[Question], context: RunContext) -> SecondOpinion:
        """Ask once about the items in doubt."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What an extractor may need from its caller: the folder with recordings, the models, and the one wished for."""

    recordings: Path | None = None
    models: ModelConfig = field(default_factory=ModelConfig)
    model: str = ""
