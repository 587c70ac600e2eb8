"""Decides how many spans LangExtract's aligner accepts, where that package is installed (7-quality.md, the floors)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Final

IS_INSTALLED: Final = find_spec("langextract") is not None
if IS_INSTALLED:
    from langextract.core.data import Extraction
    from langextract.resolver import WordAligner

MODES: Final[Mapping[str, Mapping[str, Any]]] = {
    "langextract exact": {"enable_fuzzy_alignment": False, "accept_match_lesser": False},
    "langextract default": {},
}


def aligned(spans: Sequence[str], source_text: str, options: Mapping[str, Any]) -> int:
    """How many of the spans one call of the aligner finds a place for in the source."""
    extractions = [Extraction("span", span) for span in spans]
    [found] = WordAligner().align_extractions([extractions], source_text, **options)
    return sum(each.char_interval is not None for each in found)
