"""Decides how much of a cited text is shown beside its span, without loading the whole of it (document 002)."""

from __future__ import annotations

from typing import Any, Final

from django.db.models import F, QuerySet
from django.db.models.functions import Coalesce, Greatest, Substr

from evidence.models import EvidenceSource

AROUND: Final = 120


def with_snippet(sources: QuerySet[EvidenceSource]) -> QuerySet[EvidenceSource]:
    """Sources with a `snippet` instead of their full text: the span with up to 120 code points on either side."""
    start, end = Coalesce(F("start"), 0), Coalesce(F("end"), 0)
    first: Any = Greatest(start - AROUND + 1, 1)
    return sources.defer("content_text").annotate(snippet=Substr("content_text", first, end + AROUND + 1 - first))


def snippet_start(source: EvidenceSource) -> int:
    """Where the snippet of a source begins in its full text, in code points."""
    return max((source.start or 0) - AROUND, 0)
