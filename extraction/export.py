"""Writes candidates as CSV or JSONL, a row at a time, for somebody to take along (4-interfaces.md, the console)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final

import orjson
from django.db.models import QuerySet

from extraction.models import Candidate

_CHUNK: Final = 500
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


class ExportFormat(StrEnum):
    """In what form rows are taken along."""

    CSV = "csv"
    JSONL = "jsonl"


def export(candidates: QuerySet[Candidate], form: ExportFormat) -> Iterator[bytes]:
    """Every candidate in the order of its key, read by key in chunks, so that memory stays flat."""
    rows = (_shown(row) for row in _by_key(candidates))
    return _csv(rows) if form is ExportFormat.CSV else (orjson.dumps(row) + b"\n" for row in rows)


def _by_key(candidates: QuerySet[Candidate]) -> Iterator[Candidate]:
    ordered = candidates.order_by("id").select_related("run").prefetch_related("findings")
    chunk = list(ordered[:_CHUNK])
    while chunk:
        yield from chunk
        chunk = list(ordered.filter(pk__gt=chunk[-1].pk)[:_CHUNK])


def _shown(row: Candidate) -> dict[str, Any]:
    return {
        "id": str(row.pk),
        "run": row.run.external_id,
        "scope": row.scope,
        "surface": row.surface,
        "content": row.content,
        "labels": [each["label"] for each in row.labels],
        "spans": [each["span"] for each in row.exhibits],
        "confidence": row.confidence,
        "grounding": row.grounding,
        "register": row.register,
        "verdict": row.verdict,
        "reasons": [finding.code for finding in row.findings.all()],
        "review": row.review,
        "reviewed_by": row.reviewed_by,
        "memory": str(row.memory_id) if row.memory_id else None,
        "created_at": row.created_at.isoformat(),
    }


def _csv(rows: Iterator[dict[str, Any]]) -> Iterator[bytes]:
    buffer = io.StringIO()
    writer = csv.writer(buffer)
    is_first = True
    for row in rows:
        if is_first:
            writer.writerow(row)
        writer.writerow([_cell(value) for value in row.values()])
        is_first = False
        yield buffer.getvalue().encode()
        buffer.seek(0)
        buffer.truncate()


def _cell(value: Any) -> str:
    """A cell that no spreadsheet takes for a formula."""
    text = " | ".join(value) if isinstance(value, list) else "" if value is None else str(value)
    return f"'{text}" if text.startswith(_FORMULA) else text
