"""Every text of the labelled data, for tests that sweep over real sentences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_DATA = Path(__file__).parents[1] / "data"


def corpus_texts() -> list[str]:
    """All strings of all samples and cases, each once."""
    lines = (line for path in _DATA.rglob("*.jsonl") for line in path.read_text(encoding="utf-8").splitlines())
    return sorted({text for line in lines for text in _strings(json.loads(line))})


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)
