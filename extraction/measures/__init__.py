"""Measures guards on labelled samples: wrong admitted, right admitted, review load, together (7-quality.md)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import orjson

from evidence.domain.errors import InvalidInput
from extraction.measures import conversations, dissociation, extraction, faithfulness, recordings
from extraction.measures.report import Report, Sample

MEASURES: Final[dict[str, Callable[[str, list[Sample]], Report]]] = {
    "faithfulness": faithfulness.measure,
    "register": conversations.measure,
    "actors": conversations.measure,
    "dissociation": dissociation.measure,
    "extraction": extraction.measure,
}


def measure(kind: str, samples: Path, recorded: Path | None = None) -> Report:
    """The report of a measure over a file of samples, one JSON object a line; InvalidInput names what is wrong.

    With a folder of recorded answers, these are judged instead of the corpus' own proposals; for `register` alone.
    """
    if kind not in MEASURES:
        raise InvalidInput(f"There is no measure {kind!r}.", field="kind", hint=f"Use one of: {', '.join(MEASURES)}.")
    if recorded and kind != "register":
        raise InvalidInput(
            f"Recorded answers cannot be measured on {kind}.",
            field="recordings",
            hint="Only `register` labels what they need.",
        )
    rows = read_samples(samples)
    try:
        if recorded:
            return recordings.measure(samples.parent.name, rows, recorded)
        return MEASURES[kind](samples.parent.name, rows)
    except KeyError as error:
        raise InvalidInput(
            f"A sample lacks the field {error}.", field="samples", hint="See the corpus' README."
        ) from error


def read_samples(samples: Path) -> list[Sample]:
    """The samples of a file, one JSON object a line; InvalidInput names the line that is none."""
    if not samples.is_file():
        raise InvalidInput(f"There is no file {samples}.", field="samples", hint="Name a file with one sample a line.")
    return [_sample(number, line) for number, line in enumerate(samples.read_bytes().splitlines(), 1) if line.strip()]


def _sample(number: int, line: bytes) -> Sample:
    try:
        sample = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        raise InvalidInput(
            f"Line {number} is not JSON.", field="samples", hint="Write one JSON object a line."
        ) from error
    if not isinstance(sample, dict):
        raise InvalidInput(f"Line {number} is not an object.", field="samples", hint="Write one JSON object a line.")
    return sample
