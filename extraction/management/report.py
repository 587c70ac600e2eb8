"""Shows candidates with their verdicts on a terminal or as JSON (4-interfaces.md)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TextIO

from django.core.management.base import OutputWrapper
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from evidence.domain.findings import Effect
from extraction.domain.chain import Judged
from extraction.domain.reasons import REASONS, Reason
from extraction.models import Candidate

_STYLES = {"admitted": "green", "demoted": "yellow", "dropped": "red"}


@dataclass(frozen=True, slots=True)
class Line:
    """One candidate as a report shows it."""

    verdict: str
    content: str
    span: str
    reasons: tuple[str, ...]
    confidence: float | None

    @classmethod
    def of_row(cls, row: Candidate) -> Line:
        """A stored candidate."""
        reasons = _unique(found.code for found in row.findings.all() if found.effect != Effect.NOTE)
        return cls(row.verdict, row.content, " / ".join(row.proposal["spans"]), reasons, row.clamped_confidence)

    @classmethod
    def of_judged(cls, judged: Judged) -> Line:
        """A judged candidate that is not stored."""
        reasons = _unique(found.code for found in judged.findings if found.effect is not Effect.NOTE)
        confidence = judged.proof.result.clamped_confidence if judged.proof else None
        candidate = judged.candidate
        return cls(judged.verdict.value, candidate.content, " / ".join(candidate.spans), reasons, confidence)

    def as_json(self) -> dict[str, Any]:
        """The line as an object."""
        return {
            "verdict": self.verdict,
            "content": self.content,
            "spans": self.span,
            "reasons": list(self.reasons),
            "confidence": self.confidence,
        }


def print_table(out: OutputWrapper | TextIO, title: str, lines: Iterable[Line], note: str) -> None:
    """One table a run; the note stands in its place when there is nothing to show."""
    console = Console(file=_stream(out), highlight=False, width=None if sys.stdout.isatty() else 140)
    lines = list(lines)
    console.print(Text(f"\n{title}", style="bold"))
    if not lines:
        console.print(Text(f"  {note}", style="italic"))
        return
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=True)
    for heading, ratio in (("Verdict", 1), ("Candidate", 5), ("Why", 4), ("Quoted span", 4)):
        table.add_column(heading, ratio=ratio, overflow="fold")
    for line in lines:
        why = "\n".join(f"{code}: {REASONS[Reason(code)].sentence}" for code in line.reasons) or "proven"
        table.add_row(Text(line.verdict, style=_STYLES[line.verdict]), Text(line.content), Text(why), Text(line.span))
    console.print(table)


def print_json(out: OutputWrapper | TextIO, value: Any) -> None:
    """JSON alone on standard output."""
    out.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def print_json_list(out: OutputWrapper | TextIO, values: Iterable[Any]) -> None:
    """A JSON list alone on standard output, one value after the other, so that a long one is never held as a whole."""
    stream = _stream(out)
    before = "["
    for value in values:
        stream.write(before + json.dumps(value, ensure_ascii=False, indent=2))
        before = ",\n"
    stream.write("[]\n" if before == "[" else "]\n")


def _unique(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(codes))


def _stream(out: OutputWrapper | TextIO) -> Any:
    return out._out if isinstance(out, OutputWrapper) else out
