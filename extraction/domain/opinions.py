"""Decides what a second opinion is asked and which of its rows count (register rule 6 of 3-guards.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from extraction.domain.tokens import read_grounding
from memories.domain.taxonomy import Grounding

ROWS: Final = "opinions"


@dataclass(frozen=True, slots=True)
class Question:
    """One item that would be demoted: its claim, its spans, the messages that hold them, and why it is in doubt."""

    index: int
    claim: str
    spans: tuple[str, ...]
    messages: tuple[int, ...]
    doubt: str


def read_opinions(answer: object, asked: Iterable[int]) -> Mapping[int, Grounding]:
    """The grounding of every asked item that has exactly one well-formed row.

    An answer is the raw text, the list of rows, or an object that holds them under `opinions`; each row is
    `{"index": whole number, "grounding": a tag}`. Whatever is missing, malformed, unknown or said twice says nothing.
    """
    rows = [row for row in _rows(_decoded(answer)) if isinstance(row, Mapping)]
    counts = Counter(index for row in rows if (index := _index(row)) is not None)
    said = {index: read_grounding(row.get("grounding")) for row in rows if (index := _index(row)) is not None}
    return {index: said[index][0] for index in dict.fromkeys(asked) if counts[index] == 1 and said[index][1]}


def _index(row: Mapping[str, Any]) -> int | None:
    index = row.get("index")
    return index if isinstance(index, int) and not isinstance(index, bool) else None


def _decoded(answer: object) -> object:
    if not isinstance(answer, str):
        return answer
    try:
        return json.loads(answer)
    except (ValueError, RecursionError):
        return None


def _rows(answer: object) -> list[Any]:
    rows = answer.get(ROWS) if isinstance(answer, Mapping) else answer
    return list(rows) if isinstance(rows, list | tuple) else []
