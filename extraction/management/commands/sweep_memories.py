"""Runs a guard over stored memories from the shell (document 004, 4-interfaces.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.core.management.base import CommandParser

from evidence.management.base import TouchstoneCommand
from evidence.management.progress import progress
from evidence.tenants import organization_named
from extraction.management.report import print_json
from extraction.sweep import SWEEPABLE, SweepReport, count_active, sweep


class Command(TouchstoneCommand):
    """Sweeps stored memories with one guard; it only reports unless told to apply."""

    help = "Judge active memories with a guard. Dry unless --apply. Undo: reinstate the memories in the console."

    def add_arguments(self, parser: CommandParser) -> None:
        """The guard and how far it goes."""
        parser.add_argument("--guard", required=True, choices=SWEEPABLE)
        parser.add_argument("--organization", default="", help="its slug; needed when there are several")
        parser.add_argument("--scope", default="", help="only this scope")
        parser.add_argument("--apply", action="store_true", help="supersede what the guard finds")
        parser.add_argument("--json", action="store_true", help="print JSON alone")

    def handle(self, *args: Any, **options: Any) -> None:
        """Sweep with a progress bar on a terminal, and report."""
        organization = organization_named(options["organization"])
        total = count_active(organization, options["scope"])
        with progress(f"Sweeping with {options['guard']}", total, self.stderr, is_quiet=options["json"]) as advance:
            report = sweep(
                guard=options["guard"],
                organization=organization,
                scope=options["scope"],
                apply=options["apply"],
                on_batch=advance,
            )
        if options["json"]:
            print_json(
                self.stdout,
                asdict(report) | {"hits": [asdict(hit) | {"memory": str(hit.memory)} for hit in report.hits]},
            )
            return
        self._tell(report)

    def _tell(self, report: SweepReport) -> None:
        for hit in report.hits:
            self.stdout.write(f"{hit.memory}  {hit.scope}  {hit.code}: {hit.detail}\n    {hit.content}")
        self.stdout.write(
            f"{report.seen:,} active memories judged by {report.guard}; {len(report.hits):,} would not be admitted now."
        )
        if not report.applied:
            self.stdout.write("Nothing was changed; add --apply to supersede them.")
            return
        self.stdout.write(
            f"{report.superseded:,} superseded; {report.skipped:,} had been changed by somebody else meanwhile."
        )
        self.stdout.write("Undo: reinstate a memory on its page in the console.")
