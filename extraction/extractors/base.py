"""Decides what an extractor is and what it hands over (the walk of a run in 2-architecture.md, document 003)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from evidence.domain.context import Mode
from extraction.domain.candidate import Batch
from extraction.domain.run import RunContext


@dataclass(frozen=True, slots=True)
class Extraction:
    """One answer: the parsed batch, the raw output it was parsed from, what it cost in tokens, and whether it is cut.

    `note` says in words what the reader of a run should know, or is empty.
    """

    batch: Batch
    raw_output: str = ""
    model: str = ""
    prompt_version: str = ""
    tokens_in: int = 0
    tokens_out: int = 0
    is_partial: bool = False
    note: str = ""


class Extractor(Protocol):
    """Proposes memories from one run; ProviderFailed when it has no usable answer."""

    @property
    def name(self) -> str:
        """The name it is registered under."""

    @property
    def mode(self) -> Mode:
        """The mode that fixes the band of honest confidence."""

    def extract(self, context: RunContext) -> Extraction:
        """Read the run once and propose."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What an extractor may need from its caller: the folder with recordings, or none."""

    recordings: Path | None = None
