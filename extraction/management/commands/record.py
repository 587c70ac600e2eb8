"""Records a model's answers to a corpus from the shell, so that measuring them is deterministic (4-interfaces.md)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from evidence.management.base import TouchstoneCommand
from extraction.measures import read_samples
from extraction.providers import provider
from extraction.recording import Taken, record


class Command(TouchstoneCommand):
    """Asks the model about every conversation that has no recording yet; started again it goes on where it ended."""

    help = "Store a model's answers to a corpus of conversations. Undo: remove the folder."

    def add_arguments(self, parser: CommandParser) -> None:
        """The corpus, the folder, and which model."""
        parser.add_argument("--samples", "--corpus", required=True, metavar="FILE", help="one JSON object a line")
        parser.add_argument("--out", required=True, metavar="DIR", help="the folder for the recordings")
        parser.add_argument("--model", default="", metavar="NAME", help="the model to ask, as provider:name")
        parser.add_argument("--limit", type=int, metavar="N", help="only the first N samples")

    def handle(self, *args: Any, **options: Any) -> None:
        """Ask, say what became of each, and how to undo it."""
        samples = read_samples(Path(options["samples"]))[: options["limit"]]
        folder = Path(options["out"])
        self._total, self._done = len(samples), 0
        taken = record(samples, folder, provider("model", options["model"]), self._tell)
        new, failed = sum(each.is_new for each in taken), [each for each in taken if each.code]
        self.stdout.write(
            f"{new} recorded, {len(taken) - new - len(failed)} were there, {len(failed)} failed: {folder}"
        )
        self.stdout.write("Undo: remove that folder. Replay: measure ... --recordings, or the extractor `recorded`.")
        if failed:
            self.stdout.write("Start it again to ask about the failed ones once more.")
            sys.exit(1)

    def _tell(self, taken: Taken) -> None:
        self._done += 1
        became = f"{taken.code}: {taken.message}" if taken.code else "recorded" if taken.is_new else "was there"
        self.stderr.write(f"{self._done}/{self._total} {taken.sample} {became}", style_func=str)
