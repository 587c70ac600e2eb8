"""The speed benchmarks, each figure beside its floor in the same run (7-quality.md, Speed)."""

from __future__ import annotations

import sys
from typing import Any

from django.core.management.base import CommandParser
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from evidence.management.base import TouchstoneCommand
from extraction.benches import BENCHES, WRITING
from extraction.benches.report import Figure
from extraction.management.report import print_json

_HEADINGS = ("Bench", "Figure", "Floor", "Ratio", "Unit", "Runs", "The floor is", "Aim")
_WHICH = "one of them; unless one is named, all that write nothing"
_NUMBERS = ("Figure", "Floor", "Ratio", "Runs")


class Command(TouchstoneCommand):
    """Prints one line a figure; nothing is a gate, since a speed is not the same on every machine."""

    help = "Measure speed beside a floor taken in the same run. Only `pages` writes, into an empty database."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Which bench, and how much of it."""
        parser.add_argument("name", nargs="?", choices=[*BENCHES, *WRITING], help=_WHICH)
        parser.add_argument("--rows", type=int, metavar="N", help="pairs, texts or candidates a run")
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *args: Any, **options: Any) -> None:
        """Measure, saying on standard error what is at work, and print."""
        figures: list[Figure] = []
        for name in [options["name"]] if options["name"] else BENCHES:
            self.stderr.write(f"Measuring {name} ...", style_func=str)
            figures += (BENCHES | WRITING)[name](options["rows"])
        if options["json"]:
            print_json(self.stdout, [figure.as_json() for figure in figures])
        else:
            self._tell(figures)

    def _tell(self, figures: list[Figure]) -> None:
        console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
        with console.capture() as page:
            console.print(_table(figures))
            for figure in figures:
                if figure.note:
                    console.print(Text(f"  {figure.bench}: {figure.note}"))
            console.print(Text("  A ratio is the figure over its floor; a rate is by the second of processor time."))
        self.stdout.write(page.get())


def _table(figures: list[Figure]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=True)
    for heading in _HEADINGS:
        is_number = heading in _NUMBERS
        table.add_column(heading, justify="right" if is_number else "left", no_wrap=is_number, overflow="fold")
    for figure in figures:
        table.add_row(*map(Text, _cells(figure)))
    return table


def _cells(figure: Figure) -> tuple[str, ...]:
    return (
        figure.bench,
        _number(figure.figure),
        _number(figure.floor),
        _number(figure.ratio),
        figure.unit,
        str(figure.runs),
        figure.against,
        figure.aim,
    )


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    if not value or value == int(value) or value >= 1_000:
        return f"{value:,.0f}"
    if value < 0.01:
        return f"1/{1 / value:,.0f}"
    return f"{value:,.1f}" if value >= 1 else f"{value:.2g}"
