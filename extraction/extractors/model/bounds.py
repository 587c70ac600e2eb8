"""Decides how long an answer may grow where the server turns the schema into a grammar (8-dependencies.md).

Hosted providers refuse a schema with bounds; a small local model without them repeats itself until its tokens end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from extraction.domain.prompt.numbered import CHOSEN
from extraction.domain.schema import MAX_MEMORIES
from extraction.domain.schema.models import MAX_LABELS

_MOST_ITEMS: Final = {"memories": MAX_MEMORIES, "categories": MAX_LABELS, CHOSEN: 3}
_MOST_OF_OTHERS: Final = 5
_MOST_OFFERED: Final = 500
_FEWEST_ITEMS: Final = {"categories": 1, CHOSEN: 1, "evidence_spans": 1, "cited_messages": 1}
_LONGEST_TEXT: Final = 500


def bounded(schema: Mapping[str, Any], offered: Sequence[int] = ()) -> dict[str, Any]:
    """The schema with a bound on every list, text and score, and with no sentence to cite but those offered."""
    return _bounded(schema, "", offered if len(offered) <= _MOST_OFFERED else ())


def _bounded(schema: Mapping[str, Any], name: str, offered: Sequence[int]) -> dict[str, Any]:
    grown = {key: _inside(key, value, offered) for key, value in schema.items()}
    kind = schema.get("type")
    if kind == "array":
        most = _MOST_ITEMS.get(name, _MOST_OF_OTHERS)
        grown |= {"minItems": _FEWEST_ITEMS.get(name, 0), "maxItems": most}
    if name == CHOSEN and offered:
        grown["items"] = {"type": "integer", "enum": list(offered)}
    if kind == "string" and "enum" not in schema:
        grown["maxLength"] = _LONGEST_TEXT
    if kind == "number" and name == "confidence":
        grown |= {"minimum": 0, "maximum": 1}
    return grown


def _inside(key: str, value: Any, offered: Sequence[int]) -> Any:
    if key == "properties":
        return {name: _bounded(each, name, offered) for name, each in value.items()}
    if isinstance(value, Mapping):
        return _bounded(value, "", offered)
    if isinstance(value, list):
        return [_bounded(each, "", offered) if isinstance(each, Mapping) else each for each in value]
    return value
