"""The accuracy benchmarks on any corpus of the shared formats (7-quality.md)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from evidence.management.base import TouchstoneCommand
from extraction.management.report import print_json
from extraction.measures import MEASURES, measure
from extraction.measures.report import Rate, Report


class Command(TouchstoneCommand):
    """Prints the figures of one measure with every miss; exit code 1 when its hard gate is missed."""

    help = "Measure the guards on labelled samples. Writes nothing."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """What to measure, and on what."""
        parser.add_argument("kind", choices=MEASURES)
        parser.add_argument("--samples", required=True, metavar="FILE", help="one JSON object a line")
        parser.add_argument("--recordings", metavar="DIR", help="judge these answers of a model (register only)")
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure and print."""
        recorded = Path(options["recordings"]) if options["recordings"] else None
        report = measure(options["kind"], Path(options["samples"]), recorded)
        if options["json"]:
            print_json(self.stdout, report.as_json())
        else:
            _print(report)
        if not report.passes:
            sys.exit(1)


def _print(report: Report) -> None:
    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    console.print(f"{report.corpus}: {report.samples} samples, {len(report.outcomes)} candidates\n")
    for name, rate in report.rates.items():
        console.print(f"  {name.replace('_', ' '):<20}{_rate(rate)}")
    console.print(_rates("kind of label", "right", report.by_kind))
    for name, rates in report.tables.items():
        figure, _, group = name.partition("_by_")
        console.print(_rates(group, figure, rates))
    if report.misses:
        console.print(_misses(report))


def _rate(rate: Rate) -> str:
    share = "none of none" if rate.rate is None else f"{rate.rate:7.2%}"
    return f"{rate.count:>5} of {rate.of:<5} {share}"


def _rates(group: str, figure: str, rates: dict[str, Rate]) -> Table:
    table = Table(group, figure, box=SIMPLE_HEAD)
    for name, rate in rates.items():
        table.add_row(name, _rate(rate))
    return table


def _misses(report: Report) -> Table:
    table = Table("miss", "candidate", "label", "expected", "got", "reasons", box=SIMPLE_HEAD)
    for miss in report.misses:
        table.add_row(miss.sample, str(miss.index), miss.kind, miss.expected, miss.got, ", ".join(miss.reasons))
    return table
