"""Fills a database for trying out and for load tests (4-interfaces.md, management commands)."""

from __future__ import annotations

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from evidence.domain.errors import InvalidInput
from evidence.management.base import TouchstoneCommand
from evidence.management.progress import progress
from extraction.demo import demo_organization
from extraction.seeding import seed

MOST: int = 10_000_000


class Command(TouchstoneCommand):
    """Writes copies of the demo's own candidates, under new keys and times."""

    help = "Fill the organization `demo` with many candidates. Undo: remove the database; the decision record stays."

    def add_arguments(self, parser: CommandParser) -> None:
        """How many."""
        parser.add_argument("--rows", type=int, required=True, metavar="N", help="how many candidates to add")

    def handle(self, *args: Any, **options: Any) -> None:
        """Seed with a progress bar on a terminal, and say how many were written."""
        rows = options["rows"]
        if not 1 <= rows <= MOST:
            raise InvalidInput(f"{rows:,} rows cannot be made.", field="rows", hint=f"Use a number from 1 to {MOST:,}.")
        organization = demo_organization()
        with progress("Seeding", rows, self.stderr, is_quiet=False) as advance:
            done = seed(organization=organization, rows=rows, now=timezone.now(), on_batch=advance)
        self.stdout.write(f"{done:,} candidates were added to the organization `{organization.slug}`.")
        self.stdout.write("Undo: remove the database; the decision record cannot be taken back row by row.")
