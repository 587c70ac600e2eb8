"""What the tests of the model extractor share: a clock that waits for nothing, a run, and good answers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from extraction.domain.run import RunContext
from extraction.extractors.model.config import ModelConfig
from extraction.extractors.model.extractor import ModelExtractor
from tests.extraction.domain_builders import BOT, INES, run_of
from tests.model.provider import Provider

SAID = "The plant opens at nine."
RUN = run_of((INES, SAID), (BOT, "Noted."))
OPENAI, ANTHROPIC = "llamacpp:small", "anthropic:claude-sonnet-5"


@dataclass
class Clock:
    """Counts what it was asked to wait, and lets that much time pass at once."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)

    def now(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.seconds += seconds


def memory(content: str = "The plant opens at nine", **changes: Any) -> dict[str, Any]:
    """One item that cites the first numbered sentence."""
    fields: dict[str, Any] = {
        "evidence_sentences": [1],
        "grounding": "real",
        "content": content,
        "categories": [{"label": "factual", "confidence": 0.9}],
        "confidence": 0.9,
    }
    return fields | changes


def answer(*items: Any, register: str = "real") -> str:
    """A whole answer in the contract."""
    return json.dumps({"conversation_register": register, "memories": list(items)}, ensure_ascii=False)


def extractor_at(playing: Provider, model: str = OPENAI, clock: Clock | None = None, **changes: Any) -> ModelExtractor:
    """An extractor that asks the scripted provider."""
    address = playing.url.removesuffix("/v1") if model.startswith("anthropic") else playing.url
    fields: dict[str, Any] = {"models": (model,), "url": address, "key": "sk-of-the-test", "timeout_seconds": 20}
    return ModelExtractor(ModelConfig(**(fields | changes)), clock=clock or Clock())


def long_run(messages: int) -> RunContext:
    """A run too long for a small window."""
    return run_of(
        *(
            (INES, f"Sentence {number} says that gate {number} is open. " + "Indeed. " * 40)
            for number in range(messages)
        )
    )
